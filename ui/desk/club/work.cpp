#include "ui/desk/club/work.hpp"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <stdexcept>
#include <thread>

#include <nlohmann/json.hpp>

#include "src/codec/csv.hpp"
#include "src/codec/player_list.hpp"
#include "src/core/encoding.hpp"
#include "src/core/joined.hpp"
#include "src/core/letters.hpp"
#include "src/core/names.hpp"
#include "src/core/text.hpp"
#include "src/desk/calendar.hpp"
#include "src/desk/proof.hpp"
#include "src/desk/report_remarks.hpp"
#include "src/desk/result_list.hpp"
#include "src/room/opened.hpp"
#include "src/room/tokens.hpp"
#include "src/session/league/history.hpp"
#include "src/session/league/ranking.hpp"
#include "src/session/league/report.hpp"
#include "src/session/referees.hpp"
#include "src/session/rulesets.hpp"
#include "src/session/session.hpp"
#include "src/view/league/corrections.hpp"
#include "src/view/words.hpp"
#include "ui/desk/overload.hpp"

extern char** environ;

namespace tanteador::ui {

namespace {

namespace working {

namespace fs = std::filesystem;
using What = view::command::ClubWork::What;

struct Halted {};

std::string about(std::string_view english, const std::string& text) {
  return view::say(english, {std::string_view(text)});
}

WorkDone written(const std::string& place, const std::string& bytes) {
  std::error_code error;
  const fs::path folder = fs::path(place).parent_path();
  if (!folder.empty()) fs::create_directories(folder, error);
  std::ofstream out(place, std::ios::binary);
  const bool done = out.write(bytes.data(), static_cast<std::streamsize>(bytes.size())) && out.flush();
  return {about(done ? english("Saved: {0}") : english("{0} could not be saved."), place), {}};
}

// --- out

struct Desk {
  const ClubWork& work;
  Signals& signals;
  std::string place = typed_place(work.what.path);
  std::unique_ptr<session::Store> store = work.open();
  session::League league{store.get(), session::system_host()};

  session::OpenCompetition competition() const {
    auto open = league.open(work.competition);
    if (!open) throw std::runtime_error(tr("There is no such competition."));
    return *std::move(open);
  }
};

WorkDone export_whole(const Desk& desk) {
  return written(desk.place, desk.league.export_competition(desk.work.competition));
}

WorkDone write_report(const Desk& desk) {
  const auto text = session::report(desk.league, desk.competition());
  return text ? written(desk.place, *text) : WorkDone{text.error().message, {}};
}

WorkDone write_calendar(const Desk& desk) {
  return written(desk.place, desk::calendar_of(desk.competition()).text);
}

// As .py it brings the program that checks it.
WorkDone write_proof(const Desk& desk) {
  const std::string proof = session::draw_proof(*desk.store, desk.competition(), desk.work.round);
  return written(desk.place, desk.place.ends_with(".py") ? desk::with_checker(proof) : proof);
}

WorkDone write_players(const Desk& desk) {
  return written(desk.place, codec::players_csv(session::players_listed(desk.league)));
}

WorkDone verify(const Desk& desk) {
  const auto difference = desk.league.verify(desk.work.competition);
  return {difference ? *difference : tr("No errors found."), {}};
}

std::vector<view::ToldCorrection> corrections(const Desk& desk) {
  const session::OpenCompetition open = desk.competition();
  const auto names = desk.league.entrant_names(open.now);
  std::vector<view::ToldCorrection> all;
  session::each_correction(open, [&](const session::Corrected& one) {
    if (desk.signals.stop) throw Halted();
    view::PutRight told = view::put_right(one.event, one.before, one.after, names);
    all.push_back({one.at, std::move(told.what), std::move(told.reason),
                   view::moved(one.before, one.after, told.stage)});
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

// --- a ranking

// A line each, as the command line writes them.
std::string ranking_line(std::size_t place, const session::RatedPlayer& one, const std::string& name,
                         bool deviates) {
  const auto number = [](const nlohmann::json& value) { return codec::csv_cell(value.dump()); };
  const std::string cells[] = {number(place),
                               codec::csv_text(harmless(name)),
                               number(one.now.value),
                               deviates ? number(one.now.deviation) : std::string(),
                               number(one.now.games),
                               number(session::worth(one.now)),
                               codec::csv_text(harmless(one.club))};
  return codec::csv_line(cells);
}

// Those whose players are ranked, by the list of regions where one is asked for; why not, where they cannot
// be.
tl::expected<std::set<std::string>, std::string> clubs_ranked(const view::command::ClubWork& wanted) {
  std::set<std::string> clubs;
  if (!wanted.club.empty()) clubs.insert(wanted.club);
  if (wanted.region.empty()) return clubs;
  const std::string place = typed_place(wanted.regions);
  const auto list = as_utf8(bytes_of(place));
  if (!list || list->empty()) return tl::unexpected(about(english("{0} could not be read."), place));
  auto found = session::clubs_of_region(*list, wanted.region);
  if (!found) return tl::unexpected(found.error().message);
  if (found->empty())
    return tl::unexpected(view::say("{0} has no club in the region {1}.",
                                    {std::string_view(place), std::string_view(wanted.region)}));
  if (clubs.empty()) return *std::move(found);
  if (!found->contains(wanted.club)) return tl::unexpected(tr("None of these clubs is in that region."));
  return clubs;
}

WorkDone rank(const Desk& desk) {
  constexpr std::size_t kShown = 500, kAtOnce = 1000;
  const auto& wanted = desk.work.what;
  const System system = system_at(wanted.system);
  auto clubs = clubs_ranked(wanted);
  if (!clubs) return {std::move(clubs.error()), {}};
  const session::RatedOf of{
      .game = wanted.game, .season = wanted.season, .clubs = *std::move(clubs), .finished = true};
  const auto all = session::ranking(desk.league, system.word, system.rules, of, nullptr,
                                    [&](std::size_t done, std::size_t steps) {
                                      desk.signals.done = done;
                                      desk.signals.all = steps;
                                      if (desk.signals.stop) throw Halted();
                                    });
  Ranked ranked{{}, static_cast<int>(all.count)};
  const bool deviates = !std::holds_alternative<league::Elo>(system.rules);
  const std::string columns[] = {"place", "name", "rating", "deviation", "games", "at_least", "club"};
  std::string lines = codec::csv_line(columns);
  const std::size_t count = desk.place.empty() ? std::min(all.count, kShown) : all.count;
  for (std::size_t from = 0; from < count; from += kAtOnce) {
    std::vector<session::RatedPlayer> players;
    std::vector<std::string> ids;
    for (std::size_t i = from; i < std::min(count, from + kAtOnce); ++i)
      ids.push_back(players.emplace_back(all.best(i)).person);
    const session::NameBook book = desk.league.names_of(ids);
    for (std::size_t i = 0; i < players.size(); ++i) {
      const session::RatedPlayer& one = players[i];
      const auto known = book.find(one.person);
      const std::string name =
          known != book.end() && known->second ? *known->second : tr("a player whose name was erased");
      if (!desk.place.empty()) lines += ranking_line(from + i + 1, one, name, deviates);
      if (from + i < kShown)
        ranked.best.push_back(
            {name, one.now.value, one.now.deviation, session::worth(one.now), one.now.games, one.club});
    }
  }
  WorkDone done = desk.place.empty() ? WorkDone() : written(desk.place, lines);
  done.ranked = std::move(ranked);
  return done;
}

// --- in

// At most so many of the lines that cannot stand are told of.
constexpr std::size_t kTold = 4;

std::string why_not(const desk::ResultList& list) {
  std::string text = trn("Nothing was entered: {0} line is not valid.",
                         "Nothing was entered: {0} lines are not valid.", list.faults());
  std::size_t told = 0;
  for (const desk::ResultList::Line& line : list.lines()) {
    if (line.state != desk::ResultList::State::refused || ++told > kTold) continue;
    text += "\n" + view::say("Line {0}, {1}: {2}",
                             {line.number, std::string_view(line.text), std::string_view(line.told)});
  }
  return text;
}

WorkDone read_results(const Desk& desk) {
  const auto text = as_utf8(bytes_of(desk.place));
  if (!text || text->empty()) return {about(english("{0} could not be read."), desk.place), {}};
  const session::OpenCompetition open = desk.competition();
  const session::Session session(desk.store.get(), session::system_host());
  desk::ResultList list(open, desk.league.entrant_names(open.now),
                        session::Rulesets(session).find(open.now.setup.ruleset));
  list.take(desk::lines_in(*text), [&](std::string_view address) -> std::optional<desk::TableOf> {
    const auto pass = room::Tokens(*desk.store, session::system_host()).find(room::token_in(address));
    if (!pass || pass->reach != room::Reach::table) return std::nullopt;
    return desk::TableOf{pass->stream, pass->table};
  });
  if (list.faults() > 0) return {why_not(list), {}};
  WorkDone done;
  done.results = list.events();
  if (!done.results.empty()) return done;
  using State = desk::ResultList::State;
  const bool known = std::ranges::count(list.lines(), State::known, &desk::ResultList::Line::state) > 0;
  done.notice = known ? tr("Nothing new: everything was already there.") : tr("The list is empty.");
  return done;
}

WorkDone check(const Desk& desk) {
  const std::string text = bytes_of(desk.place);
  if (text.empty()) return {about(english("{0} could not be read."), desk.place), {}};
  const auto proved = session::check_proof(desk::proof_in(text));
  if (!proved) return {proved.error().message, {}};
  return {joined(desk::proved_text(*proved), " "), {}};
}

// The rules of a competition, as a file has them: it begins.
WorkDone begin_by_file(Desk& desk, const nlohmann::json& rules) {
  const auto setup = codec::read_competition_setup(rules);
  if (!setup) return {setup.error().message, {}};
  const session::Session session(desk.store.get(), session::system_host());
  const auto ruleset = session::Rulesets(session).find(setup->ruleset);
  if (!codec::is_name(setup->name)) return {tr("A competition needs a name."), {}};
  if (!ruleset || ruleset->game != setup->game)
    return {view::say("{0} is not a rule set for {1}.",
                      {std::string_view(setup->ruleset), std::string_view(setup->game)}),
            {}};
  const auto made = desk.league.create(*setup);
  return made ? WorkDone{{}, std::string(made->head.id)} : WorkDone{render(made.error().message, {}), {}};
}

WorkDone import_whole(Desk& desk, const std::string& text) {
  session::Session session(desk.store.get(), session::system_host());
  if (!desk.work.voucher.name.empty()) {
    auto referee = session::Referees(session).authorise(desk.work.voucher.name, desk.work.voucher.pin);
    if (!referee) return {referee.error().message, {}, true};
    session.rule_as(std::move(*referee));
  }
  const auto id = desk.league.import_competition(text, session, [&](std::size_t done, std::size_t all) {
    desk.signals.done = done;
    desk.signals.all = all;
    if (desk.signals.stop) throw Halted();
  });
  if (!id)
    return {id.error().refused ? std::string() : id.error().message, {}, id.error().refused.has_value()};
  return {{}, *id};
}

// Of that licence, else of that name, else somebody new.
std::string person_of(Desk& desk, const std::vector<session::PlayerCard>& cards,
                      const codec::PlayerLine& line) {
  const auto holder = std::ranges::find(cards, line.licence, &session::PlayerCard::licence);
  return !line.licence.empty() && holder != cards.end() ? holder->person : desk.league.person(line.name);
}

WorkDone import_report(Desk& desk, const std::string& bytes) {
  const auto text = as_utf8(bytes);
  if (!text) return {about(english("{0} could not be read."), desk.place), {}};
  const auto cards = desk.league.cards();
  const auto taken =
      session::take_report(desk.league, *text, {{}, desk.work.what.game, {}},
                           [&](const codec::PlayerLine& line) { return person_of(desk, cards, line); });
  if (taken) return {desk::report_remarks(*taken), std::string(taken->competition.head.id)};
  const session::ReportFault& fault = taken.error();
  return {fault.refused ? render(fault.refused->message, {.seats = {}, .sides = fault.names})
          : fault.input.line > 0
              ? view::say("Line {0}: {1}", {fault.input.line, std::string_view(fault.input.message)})
              : fault.input.message,
          {}};
}

WorkDone take_in(Desk& desk) {
  const std::string text = bytes_of(desk.place);
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == text.npos) return {about(english("{0} could not be read."), desk.place), {}};
  if (text[begin] != '{') return import_report(desk, text);
  const auto parsed = codec::parse_line(text, 1);
  const bool rules = parsed && parsed->contains("stages") && !parsed->contains("events");
  return rules ? begin_by_file(desk, *parsed) : import_whole(desk, text);
}

// --- web pages: the command line makes them

std::string command_of(const ClubWork& work) {
  if (!work.command.empty()) return work.command;
  std::error_code error;
  const fs::path self = fs::read_symlink("/proc/self/exe", error);
  const fs::path beside = self.parent_path() / "tanteador";
  return fs::exists(beside, error) ? beside.string() : "tanteador";
}

// Runs it until it ends or is to be stopped; what it has said on its way, and whether all went well.
std::pair<bool, std::string> run_program(std::vector<std::string> words, Signals& signals) {
  int said[2];
  if (::pipe2(said, O_CLOEXEC) != 0) return {false, {}};
  posix_spawn_file_actions_t streams;
  posix_spawn_file_actions_init(&streams);
  posix_spawn_file_actions_addopen(&streams, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&streams, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&streams, said[1], STDERR_FILENO);
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t pid = 0;
  const int fault = ::posix_spawnp(&pid, words.front().c_str(), &streams, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&streams);
  ::close(said[1]);
  std::string text;
  int status = -1;
  while (fault == 0 && ::waitpid(pid, &status, WNOHANG) == 0) {
    if (signals.stop) ::kill(pid, SIGTERM);
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  std::array<char, 4096> some{};
  if (fault == 0) {
    const auto count = ::read(said[0], some.data(), some.size());
    if (count > 0) text.assign(some.data(), count);
  }
  ::close(said[0]);
  return {fault == 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0, text};
}

WorkDone write_site(const ClubWork& work, Signals& signals) {
  const std::string place = typed_place(work.what.path);
  const auto [done, said] = run_program(
      {command_of(work), "--db", work.database, "league", "site", "--to", place, "--replace"}, signals);
  if (signals.stop) throw Halted();
  if (done) return {about(english("Saved: {0}"), place + "/index.html"), {}};
  const std::string why = said.substr(0, said.find('\n'));
  return {why.empty() ? about(english("{0} could not be saved."), place) : why, {}};
}

WorkDone done(const ClubWork& work, Signals& signals) {
  if (work.what.what == What::site) return write_site(work, signals);
  Desk desk{work, signals};
  switch (work.what.what) {
    case What::competition: return export_whole(desk);
    case What::report: return write_report(desk);
    case What::calendar: return write_calendar(desk);
    case What::proof: return write_proof(desk);
    case What::players: return write_players(desk);
    case What::verify: return verify(desk);
    case What::take_in: return take_in(desk);
    case What::check: return check(desk);
    case What::ranking: return rank(desk);
    case What::results: return read_results(desk);
    case What::corrections: {
      WorkDone found;
      found.corrections = corrections(desk);
      return found;
    }
    case What::site:
    case What::people: break;  // the program's
  }
  return {};
}

}  // namespace working
}  // namespace

System system_at(int place) {
  if (place == 1) return {"glicko2", league::Glicko2{}};
  if (place == 2) return {"elo", league::Elo{}};
  return {"weng_lin", league::WengLin{}};
}

WorkDone carry_out(const ClubWork& work, Signals& signals) {
  try {
    return working::done(work, signals);
  } catch (const working::Halted&) {
    return {tr("Stopped."), {}, false, true};
  } catch (const std::exception& fault) {
    return {fault.what(), {}};
  }
}

}  // namespace tanteador::ui
