#include "ui/app/club/club_task.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <stdexcept>

#include <nlohmann/json.hpp>

#include "src/codec/files/player_list.hpp"
#include "src/core/text/encoding.hpp"
#include "src/core/text/join.hpp"
#include "src/core/text/letters.hpp"
#include "src/core/text/names.hpp"
#include "src/core/text/text.hpp"
#include "src/print/data.hpp"
#include "src/queries/calendar.hpp"
#include "src/queries/past_acts.hpp"
#include "src/queries/proof.hpp"
#include "src/queries/report_remarks.hpp"
#include "src/queries/result_list.hpp"
#include "src/queries/signer.hpp"
#include "src/queries/table_links.hpp"
#include "src/reports/club/club.hpp"
#include "src/session/cases/referees.hpp"
#include "src/session/league/history.hpp"
#include "src/session/league/ranking/ranking.hpp"
#include "src/session/league/report.hpp"
#include "src/session/rulesets.hpp"
#include "src/session/session.hpp"
#include "src/session/signatures/signature.hpp"
#include "src/view/league/corrections.hpp"
#include "src/view/words.hpp"
#include "ui/app/overload.hpp"
#include "ui/app/system/other_program.hpp"
#include "ui/app/system/saved_file.hpp"

namespace tanteador::ui {

namespace {

namespace club_task {

namespace fs = std::filesystem;
using What = view::command::ClubWork::What;

std::string sentence_about(std::string_view english, const std::string& text) {
  return view::say(english, {std::string_view(text)});
}

ClubTaskResult succeed(std::string text) {
  ClubTaskResult result;
  result.done = std::move(text);
  return result;
}

ClubTaskResult write_file(const std::string& place, const std::string& bytes) {
  std::error_code error;
  const fs::path folder = fs::path(place).parent_path();
  if (!folder.empty()) fs::create_directories(folder, error);
  if (auto why = save_file(place, bytes)) return {std::move(*why), {}};
  return succeed(sentence_about(N_("Saved: {0}"), place));
}

struct Context {
  const ClubTask& task;
  Signals& signals;
  std::string place = path_argument(task.what.path);
  std::unique_ptr<session::Store> store = task.open();
  session::League league{store.get(), session::system_host()};

  session::OpenCompetition competition() const {
    auto open = league.open(task.competition);
    if (!open) throw std::runtime_error(tr("There is no such competition."));
    return *std::move(open);
  }
};

ClubTaskResult export_whole(const Context& context) {
  const std::string text = context.league.export_competition(context.task.competition);
  if (context.task.keys.empty()) return write_file(context.place, text);
  const auto key = session::device_key(context.task.keys);
  if (key) return write_file(context.place, session::sign_export(text, *key));
  if (!key.error().is_new) return {key.error().message, {}};
  ClubTaskResult result = write_file(context.place, text);
  result.notice += sentence_about(N_("The file is not signed. {0}"), key.error().message);
  return result;
}

ClubTaskResult write_report(const Context& context) {
  const auto text = session::report(context.league, context.competition());
  return text ? write_file(context.place, *text) : ClubTaskResult{text.error().message, {}};
}

ClubTaskResult write_calendar(const Context& context) {
  return write_file(context.place, queries::calendar_of(context.competition()).text);
}

// A .py file also contains the program that checks the proof.
ClubTaskResult write_proof(const Context& context) {
  const std::string proof = session::draw_proof(*context.store, context.competition(), context.task.round);
  return write_file(context.place, context.place.ends_with(".py") ? queries::with_checker(proof) : proof);
}

ClubTaskResult write_players(const Context& context) {
  return write_file(context.place, codec::players_csv(session::players_listed(context.league)));
}

ClubTaskResult verify(const Context& context) {
  const auto difference = context.league.verify(context.task.competition);
  return difference ? ClubTaskResult{*difference, {}} : succeed(tr("No errors found."));
}

view::CompetitionHistory history(const Context& context) {
  const session::OpenCompetition open = context.competition();
  const auto names = context.league.entrant_names(open.now);
  view::CompetitionHistory all{.corrections = {}, .acts = queries::past_acts(open, names)};
  session::visit_corrections(open, [&](const session::CorrectedEvent& one) {
    if (context.signals.stop) throw Cancellation();
    view::PutRight correction = view::put_right(one.event, one.before, one.after, names);
    all.corrections.push_back({one.at, std::move(correction.what), std::move(correction.reason),
                               view::list_moves(one.before, one.after, correction.stage)});
  });
  return all;
}

std::string bytes_of(const std::string& place) {
  constexpr std::uintmax_t kMost = 64u << 20;
  std::error_code error;
  const auto size = fs::file_size(place, error);
  std::ifstream in(place, std::ios::binary);
  std::ostringstream text;
  if (error || size > kMost || !(in && text << in.rdbuf())) return {};
  return text.str();
}

// The clubs whose players are ranked. The error says why there is no ranking.
tl::expected<std::set<std::string>, std::string> clubs_ranked(const view::command::ClubWork& wanted) {
  std::set<std::string> clubs;
  if (!wanted.club.empty()) clubs.insert(wanted.club);
  if (wanted.region.empty()) return clubs;
  const std::string place = path_argument(wanted.regions);
  const auto list = as_utf8(bytes_of(place));
  if (!list || list->empty()) return tl::unexpected(sentence_about(N_("{0} could not be read."), place));
  auto found = session::clubs_of_region(*list, wanted.region);
  if (!found) return tl::unexpected(found.error().message);
  if (found->empty())
    return tl::unexpected(view::say("{0} has no club in the region {1}.",
                                    {std::string_view(place), std::string_view(wanted.region)}));
  if (clubs.empty()) return *std::move(found);
  if (!found->contains(wanted.club)) return tl::unexpected(tr("None of these clubs is in that region."));
  return clubs;
}

ClubTaskResult rank(const Context& context) {
  constexpr std::size_t kShown = 500, kAtOnce = 1000;
  const auto& wanted = context.task.what;
  const System system = system_at(wanted.system);
  auto clubs = clubs_ranked(wanted);
  if (!clubs) return {std::move(clubs.error()), {}};
  const session::RatingQuery of{
      .game = wanted.game, .season = wanted.season, .clubs = *std::move(clubs), .finished = true};
  std::vector<session::DamagedStream> left_out;
  const auto all = session::ranking(context.league, system.word, system.rules, of, nullptr,
                                    report_to(context.signals), &left_out);
  RankedPlayers ranked{{}, static_cast<int>(all.count)};
  const report::RatingColumns columns{.deviation = !std::holds_alternative<league::Elo>(system.rules),
                                      .club = true};
  const report::Table table = report::ratings(columns);
  std::string lines = print::csv_head(table);
  const std::size_t count = context.place.empty() ? std::min(all.count, kShown) : all.count;
  for (std::size_t from = 0; from < count; from += kAtOnce) {
    std::vector<session::RatedPlayer> players;
    std::vector<std::string> ids;
    for (std::size_t i = from; i < std::min(count, from + kAtOnce); ++i)
      ids.push_back(players.emplace_back(all.best(i)).person);
    const session::NameBook book = context.league.names_of(ids);
    for (std::size_t i = 0; i < players.size(); ++i) {
      const session::RatedPlayer& one = players[i];
      const auto known = book.find(one.person);
      const std::string name =
          known != book.end() && known->second ? *known->second : tr("a player whose name was erased");
      const report::RatedPlayer rated{
          name, one.now.value, one.now.deviation, session::worth(one.now), one.now.games, one.club};
      if (!context.place.empty())
        lines += print::csv_row(data_row(table, table.groups.front(), rating_row(from + i, rated, columns)));
      if (from + i < kShown)
        ranked.best.push_back(
            {rated.name, rated.value, rated.deviation, rated.at_least, rated.games, rated.club});
    }
  }
  ClubTaskResult done = context.place.empty() ? ClubTaskResult() : write_file(context.place, lines);
  done.ranked = std::move(ranked);
  for (const session::DamagedStream& one : left_out)
    done.notice += (done.notice.empty() ? "" : " ") + left_out_sentence(context.league.store(), one);
  return done;
}

// Most lines with errors that are listed.
constexpr std::size_t kListed = 4;

std::string failure_text(const queries::ResultList& list) {
  std::string text = trn("Nothing was entered: {0} line is not valid.",
                         "Nothing was entered: {0} lines are not valid.", list.faults());
  std::size_t listed = 0;
  for (const queries::ResultList::Line& line : list.lines()) {
    if (line.state != queries::ResultList::State::refused || ++listed > kListed) continue;
    text += "\n" + view::say("Line {0}, {1}: {2}",
                             {line.number, std::string_view(line.text), std::string_view(line.message)});
  }
  return text;
}

ClubTaskResult read_results(const Context& context) {
  const auto text = as_utf8(bytes_of(context.place));
  if (!text || text->empty()) return {sentence_about(N_("{0} could not be read."), context.place), {}};
  const session::OpenCompetition open = context.competition();
  const session::Session session(context.store.get(), session::system_host());
  queries::ResultList list(open, context.league.entrant_names(open.now),
                           session::Rulesets(session).find(open.now.setup.ruleset));
  list.take(queries::lines_in(*text), queries::find_table(*context.store));
  if (list.faults() > 0) return {failure_text(list), {}};
  ClubTaskResult done;
  done.results = list.events();
  if (!done.results.empty()) return done;
  using State = queries::ResultList::State;
  const bool known = std::ranges::count(list.lines(), State::known, &queries::ResultList::Line::state) > 0;
  (known ? done.done : done.notice) =
      known ? tr("Nothing new: everything was already there.") : tr("The list is empty.");
  return done;
}

ClubTaskResult check(const Context& context) {
  const std::string text = bytes_of(context.place);
  if (text.empty()) return {sentence_about(N_("{0} could not be read."), context.place), {}};
  const auto proved = session::check_proof(queries::proof_in(text));
  if (!proved) return {proved.error().message, {}};
  return succeed(join(queries::proved_text(*proved), " "));
}

ClubTaskResult begin_by_file(Context& context, const nlohmann::json& rules) {
  const auto setup = codec::read_competition_setup(rules);
  if (!setup) return {setup.error().message, {}};
  const session::Session session(context.store.get(), session::system_host());
  const auto ruleset = session::Rulesets(session).find(setup->ruleset);
  if (!codec::is_name(setup->name)) return {tr("A competition needs a name."), {}};
  if (!ruleset || ruleset->game != setup->game)
    return {view::say("{0} is not a rule set for {1}.",
                      {std::string_view(setup->ruleset), std::string_view(setup->game)}),
            {}};
  const auto competition = context.league.create(*setup);
  return competition ? ClubTaskResult{{}, std::string(competition->head.id)}
                     : ClubTaskResult{render(competition.error().message, {}), {}};
}

ClubTaskResult import_whole(Context& context, const std::string& text) {
  session::Session session(context.store.get(), session::system_host());
  if (!context.task.voucher.name.empty()) {
    auto referee = session::Referees(session).authorise(context.task.voucher.name, context.task.voucher.pin);
    if (!referee) return {referee.error().message, {}, true};
    session.rule_as(std::move(*referee));
  }
  const auto id = context.league.import_competition(text, session, report_to(context.signals));
  if (!id)
    return {id.error().refused ? std::string() : id.error().message, {}, id.error().refused.has_value()};
  const auto signer = session::signer_of(context.store.get(), session::signature_in(text));
  ClubTaskResult result;
  result.competition = *id;
  result.done = queries::signer_text(signer, context.task.keys);
  return result;
}

// The player with that licence, else with that name, else a new player.
std::string person_of(Context& context, const std::vector<session::PlayerCard>& cards,
                      const codec::PlayerLine& line) {
  const auto holder = std::ranges::find(cards, line.licence, &session::PlayerCard::licence);
  return !line.licence.empty() && holder != cards.end() ? holder->person : context.league.person(line.name);
}

ClubTaskResult import_report(Context& context, const std::string& bytes) {
  const auto text = as_utf8(bytes);
  if (!text) return {sentence_about(N_("{0} could not be read."), context.place), {}};
  const auto cards = context.league.cards();
  const auto taken =
      session::take_report(context.league, *text, {{}, context.task.what.game, {}},
                           [&](const codec::PlayerLine& line) { return person_of(context, cards, line); });
  if (taken) return {queries::report_remarks(*taken), std::string(taken->competition.head.id)};
  const session::ReportFault& fault = taken.error();
  return {fault.refused ? render(fault.refused->message, {.seats = {}, .sides = fault.names})
          : fault.input.line > 0
              ? view::say("Line {0}: {1}", {fault.input.line, std::string_view(fault.input.message)})
              : fault.input.message,
          {}};
}

ClubTaskResult take_in(Context& context) {
  const std::string text = bytes_of(context.place);
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == text.npos) return {sentence_about(N_("{0} could not be read."), context.place), {}};
  if (text[begin] != '{') return import_report(context, text);
  const auto parsed = codec::parse_line(text, 1);
  const bool rules = parsed && parsed->contains("stages") && !parsed->contains("events");
  return rules ? begin_by_file(context, *parsed) : import_whole(context, text);
}

std::string command_of(const ClubTask& task) {
  if (!task.command.empty()) return task.command;
  std::error_code error;
  const fs::path self = fs::read_symlink("/proc/self/exe", error);
  const fs::path sibling = self.parent_path() / "tanteador";
  return fs::exists(sibling, error) ? sibling.string() : "tanteador";
}

ClubTaskResult write_site(const ClubTask& task, Signals& signals) {
  const std::string place = path_argument(task.what.path);
  const auto [done, output] = run_program(
      {command_of(task), "--db", task.database, "league", "site", "--to", place, "--replace"}, signals);
  if (signals.stop) throw Cancellation();
  if (done) return succeed(sentence_about(N_("Saved: {0}"), place + "/index.html"));
  const std::string why = output.substr(0, output.find('\n'));
  return {why.empty() ? sentence_about(N_("{0} could not be saved."), place) : why, {}};
}

ClubTaskResult run(const ClubTask& task, Signals& signals) {
  if (task.what.what == What::site) return write_site(task, signals);
  Context context{task, signals};
  switch (task.what.what) {
    case What::competition: return export_whole(context);
    case What::report: return write_report(context);
    case What::calendar: return write_calendar(context);
    case What::proof: return write_proof(context);
    case What::players: return write_players(context);
    case What::verify: return verify(context);
    case What::take_in: return take_in(context);
    case What::check: return check(context);
    case What::ranking: return rank(context);
    case What::results: return read_results(context);
    case What::corrections: {
      ClubTaskResult found;
      found.history = history(context);
      return found;
    }
    case What::site:
    case What::people: break;  // done by the program
  }
  return {};
}

}  // namespace club_task
}  // namespace

System system_at(int place) {
  if (place == 1) return {"glicko2", league::Glicko2{}};
  if (place == 2) return {"elo", league::Elo{}};
  return {"weng_lin", league::WengLin{}};
}

std::string left_out_sentence(const session::Store& store, const session::DamagedStream& one) {
  const auto summary = store.competition(one.head.id);
  const std::string name = summary ? summary->name : one.head.kind;
  return view::say("{0} ({1}) is damaged and was left out: {2}",
                   {std::string_view(name), std::string_view(one.head.id), std::string_view(one.message)});
}

ClubTaskResult run_club_task(const ClubTask& task, Signals& signals) { return club_task::run(task, signals); }

}  // namespace tanteador::ui
