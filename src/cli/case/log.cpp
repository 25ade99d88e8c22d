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

report::Row entry_cells(const CaseRecord& entry, const session::NameBook& book) {
  const session::CaseRow& row = entry.row;
  std::vector<std::string> people;
  for (const json& person : json::parse(row.people)) people.push_back(name_in(book, person));
  std::string remedy = tr(remedy_title(row));
  if (const std::string now = session::remedy_on_appeal(row); !now.empty()) {
    const std::string title = tr(title_on_appeal(row, now));
    remedy = say("before: {0}; now: {1}", {std::string_view(remedy), std::string_view(title)});
  }
  if (!row.reason.empty())
    remedy = say("{0} ({1})", {std::string_view(remedy), std::string_view(row.reason)});
  return {view::day_and_time(row.at),
          report::Mark{row.match.substr(0, kShownId) + " " + std::to_string(row.seq)},
          report::Mark{tr(case_title(row)), report::Tone::strong},
          join(people),
          row.rule.empty() ? tr("not printed") : rule_number(row.rule),
          std::move(remedy),
          standing_text(entry.appeal)};
}

report::Table entries_table(std::span<const CaseRecord> entries, const session::NameBook& book) {
  report::Table table{.columns = {report::word_column(tr("When")), report::word_column(tr("Match")),
                                  report::text_column({}, tr("Case")), report::text_column({}, tr("Who")),
                                  report::word_column(tr("Rule")), report::text_column({}, tr("Ruling")),
                                  report::word_column(tr("Appeal"))}};
  for (const CaseRecord& entry : entries) add_row(table, entry_cells(entry, book));
  return table;
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
  if (given.is_wanted())
    answer.text = write_report_files(given, queries::case_table(session, entries),
                                     case_document(session, entries, host.now()));
  else if (!entries.empty())
    answer.text = terminal_text(context.paper, entries_table(entries, book));
  return answer;
}

}  // namespace

Commands ruling_log_commands() { return {command("case log", N_("list rulings and appeals"), list_rulings)}; }

}  // namespace tanteador::cli
