#include <algorithm>

#include "src/cli/case/case.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/report.hpp"
#include "src/cli/output/report_files.hpp"
#include "src/session/cases/casebook.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using session::CaseRecord;
using view::say;

json entry_json(const CaseRecord& entry, const session::NameBook& book) {
  const session::CaseRow& row = entry.row;
  json people = json::parse(row.people);
  for (json& person : people) person = name_in(book, person);
  json appeals = json::parse(row.appeals);
  for (json& appeal : appeals) {
    if (appeal.contains("decided") && appeal["decided"].contains("referee"))
      appeal["decided"]["referee"] = name_in(book, appeal["decided"]["referee"]);
  }
  const auto text = [](const std::string& value) { return value.empty() ? json(nullptr) : json(value); };
  return {{"match", row.match},
          {"seq", row.seq},
          {"at", row.at},
          {"game", row.game},
          {"case", row.name},
          {"title", case_title(row)},
          {"rule", text(row.rule)},
          {"fixed", row.fixed},
          {"remedy", row.remedy},
          {"now", text(session::remedy_on_appeal(row))},
          {"reason", text(row.reason)},
          {"referee", row.referee.empty() ? json(nullptr) : json(name_in(book, row.referee))},
          {"people", people},
          {"precedent", row.precedent},
          {"appeal", session::kStandings[index(entry.appeal.state)]},
          {"late", entry.appeal.late},
          {"until", text(entry.appeal.until)},
          {"appeals", appeals}};
}

struct LogQuery : ReportFiles {
  std::string game, player;
  bool open = false, precedents = false;
  int minutes = session::kAppealMinutes;
  void describe(Usage& usage) {
    constexpr int kDay = 24 * 60;
    usage.text("--game", game, tr("only of this game"), "GAME");
    usage.text("--player", player, tr("only cases about this player"), "NAME");
    usage.flag("--precedents", precedents, tr("only precedents"));
    usage.flag("--open", open, tr("only with an open appeal"));
    usage.number("--minutes", minutes, tr("time limit for appeals, in minutes"), 0, kDay);
    ReportFiles::describe(usage);
  }
};

// Includes all people of the same name.
std::vector<CaseRecord> entries_for(const session::Session& session, const session::Store& store,
                                    const LogQuery& given) {
  session::CaseFilter filter{
      .game = given.game, .open_only = given.open, .precedents_only = given.precedents};
  if (given.player.empty()) return session::Casebook(session).log(filter, given.minutes);
  std::vector<CaseRecord> all;
  const auto people = store.people_by_name(given.player);
  if (people.empty())
    throw unreadable(say("This match has no player {0}.", {std::string_view(given.player)}));
  for (const session::Person& person : people) {
    filter.person = person.id;
    for (CaseRecord& entry : session::Casebook(session).log(filter, given.minutes))
      all.push_back(std::move(entry));
  }
  return all;
}

Answer list_rulings(const Context& context, const LogQuery& given) {
  Answer answer{.json = json::array(), .text = tr("No rulings yet.") + "\n"};
  if (!given.game.empty() && std::ranges::find(kGames, given.game) == kGames.end())
    throw unreadable(say("There is no game called {0}.", {std::string_view(given.game)}));
  const session::Host host = session::system_host();
  const auto store = open_to_read(context);
  const session::Session session(store.get(), host);
  const auto entries = store ? entries_for(session, *store, given) : std::vector<CaseRecord>{};
  const auto book = session.name_book();
  for (const CaseRecord& entry : entries) answer.json.push_back(entry_json(entry, book));
  if (given.is_wanted()) {
    const auto rulings = queries::rulings(session, entries);
    answer.text = write_report_files(given, report::rulings_data(rulings), rulings_page(rulings, host.now()));
  } else if (!entries.empty()) {
    answer.text = terminal_text(context.paper, report::rulings_list(queries::ruling_lines(book, entries)));
  }
  return answer;
}

}  // namespace

Commands ruling_log_commands() { return {command("case log", N_("list rulings and appeals"), list_rulings)}; }

}  // namespace tanteador::cli
