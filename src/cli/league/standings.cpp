// Standings and crosstables as text, JSON and files.

#include <algorithm>

#include "src/cli/league/commands.hpp"
#include "src/cli/league/files.hpp"
#include "src/cli/league/history.hpp"
#include "src/cli/output/report.hpp"
#include "src/core/text/text.hpp"
#include "src/league/standings/statistics.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;

}  // namespace

ShownPart standings_input(const session::OpenCompetition& open, const std::vector<std::string>& names,
                          const Moment& arguments) {
  const int stage = stage_of(open.now, arguments);
  const int rounds = arguments.round ? drawn_round(open.now, arguments).round + 1
                     : arguments.now ? round_in_play(open.now, stage) + 1
                                     : complete_rounds(open.now, stage);
  return {.open = open, .names = names, .stage = stage, .rounds = rounds, .why = arguments.why};
}

namespace {

json standing_json(const league::Standings& standings, std::size_t place,
                   const std::vector<std::string>& names) {
  const league::Standing& row = standings.rows[place];
  json values = json::object(), figures = json::object();
  for (std::size_t i = 0; i < standings.order.size(); ++i) {
    const league::Tiebreak system = standings.order[i];
    const std::string id(league::info(system).id);
    const league::Value value = row.values.empty() ? 0 : row.values[i];
    values[id] = view::tiebreak_text(value, system);
    figures[id] = decimal(value, is_encounter(system) ? 1 : parts_of(league::info(system).unit));
  }
  return {{"rank", row.rank > 0 ? json(row.rank) : json()},
          {"number", index(row.entrant) + 1},
          {"name", view::entrant_name(names, row.entrant)},
          {"values", values},
          {"figures", figures},
          {"games", row.games},
          {"won", row.won},
          {"drawn", row.drawn},
          {"lost", row.lost},
          {"withdrawn", row.withdrawn},
          {"lantern", row.lantern},
          {"penalty", {{"points", decimal(row.penalty_points, 2)}, {"score", row.penalty_score}}},
          {"why", view::before_text(standings, place, names)}};
}

// The last round and whether it is complete. Programs also get a row for each place. A crosstable of a
// thousand participants has a million entries, so people do not get it as JSON.
Answer places_answer(const Context& context, const ShownPart& shown,
                     const std::vector<league::StageTable>& tables, const auto& json_of_place) {
  Answer answer{
      .json = {{"competition", shown.open.head.id}, {"stage", shown.stage + 1}, {"tables", json::array()}}};
  answer.json["round"] = shown.round_count();
  answer.json["complete"] = shown.round_count() <= complete_rounds(shown.open.now, shown.stage);
  answer.text = view::after_text(shown.open.now, shown.stage, shown.round_count()) + "\n";
  if (context.form == Form::text) return answer;
  for (const league::StageTable& part : tables) {
    json rows = json::array();
    for (std::size_t place = 0; place < part.standings.rows.size(); ++place)
      rows.push_back(json_of_place(part.standings, place));
    answer.json["tables"].push_back(
        {{"group", part.group >= 0 ? json(part.group + 1) : json()}, {"rows", rows}});
  }
  return answer;
}

json open_tables(const league::Competition& now, int stage) {
  json open = json::array();
  for (const league::OpenTable& one : whats_missing(now)) {
    if (one.table.stage == stage)
      open.push_back({{"round", one.table.round + 1},
                      {"table", one.table.table + 1},
                      {"disputed", one.missing == league::Missing::dispute}});
  }
  return open;
}

struct StandingsShown : Moment, ReportFiles {
  void describe(Usage& usage) {
    Moment::describe(usage);
    usage.flag("--why", why, tr("show why each participant is ahead of the next"));
    describe_time(usage);
    ReportFiles::describe(usage);
  }
};

// Explains columns of direct encounters, if they have values.
std::string encounters_text(const Context& context, const league::Standings& standings) {
  std::string text;
  for (std::size_t i = 0; i < standings.order.size(); ++i) {
    const league::Tiebreak system = standings.order[i];
    const bool shown = is_encounter(system) && std::ranges::any_of(standings.rows, [&](const auto& row) {
                         return i < row.values.size() && row.values[i] > 0;
                       });
    if (!shown) continue;
    const std::string_view id = league::info(system).id;
    const std::string title = view::tiebreak_title(system);
    text += context.paper.write(Ink::faint, view::say("{0}: {1}", {id, std::string_view(title)})) + "\n";
  }
  return text;
}

Answer show_standings(const Context& context, const StandingsShown& arguments) {
  LeagueContext leagues(context, Wants::to_read);
  const auto open = competition_then(leagues, arguments);
  const auto names = leagues.names(open.now);
  const ShownPart shown = standings_input(open, names, arguments);
  const auto tables = league::standings(open.now, shown.stage, shown.rounds);
  Answer answer =
      places_answer(context, shown, tables, [&](const league::Standings& standings, std::size_t place) {
        return standing_json(standings, place, names);
      });
  const json missing = open_tables(open.now, shown.stage);
  answer.json["open"] = missing;
  const report::Table table = report::standings(input_of(shown));
  if (arguments.is_wanted()) {
    answer.text = write_report_files(arguments, table, report_page(open.now.setup.name, table));
    return answer;
  }
  answer.text += terminal_text(context.paper, table);
  if (open.now.setup.stages[shown.stage].between_clubs) {
    const report::Table clubs = report::report_by_name("club-totals")->make(input_of(shown));
    answer.text += context.paper.write(Ink::title, clubs.title) + "\n" + terminal_text(context.paper, clubs);
  }
  for (const league::StageTable& part : tables)
    if (shown.why) answer.text += encounters_text(context, part.standings);
  if (!missing.empty()) answer.text += view::open_tables_text(static_cast<int>(missing.size())) + "\n";
  return answer;
}

struct CrosstableShown : Moment, ReportFiles {
  void describe(Usage& usage) {
    Moment::describe(usage);
    describe_time(usage);
    ReportFiles::describe(usage);
  }
};

Answer show_crosstable(const Context& context, const CrosstableShown& arguments) {
  LeagueContext leagues(context, Wants::to_read);
  const auto open = competition_then(leagues, arguments);
  const auto names = leagues.names(open.now);
  const ShownPart shown = standings_input(open, names, arguments);
  const league::Encounters encounters(results_of(open.now, shown.stage, shown.rounds));
  const auto tables = league::standings(open.now, shown.stage, shown.rounds);
  Answer answer =
      places_answer(context, shown, tables, [&](const league::Standings& standings, std::size_t place) {
        const league::Entrant entrant = standings.rows[place].entrant;
        json games = json::array();
        for (const league::Standing& other : standings.rows)
          games.push_back(other.entrant == entrant
                              ? json()
                              : json(view::met_text(encounters.between(entrant, other.entrant))));
        return json{
            {"number", index(entrant) + 1}, {"name", view::entrant_name(names, entrant)}, {"met", games}};
      });
  const report::Table table = report::crosstable(input_of(shown));
  const auto pieces = crosstable_pieces(table);
  if (!arguments.is_wanted())
    for (const report::Table& piece : pieces) answer.text += terminal_text(context.paper, piece);
  else
    answer.text = write_report_files(arguments, table, tables_page(open.now.setup.name, table.title, pieces));
  return answer;
}

}  // namespace

Commands standings_commands() {
  return {command("league standings", N_("the table, with its tie-breaks"), show_standings),
          command("league crosstable", N_("head-to-head results"), show_crosstable)};
}

}  // namespace tanteador::cli
