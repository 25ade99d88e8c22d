// What the rounds amount to: standings, crosstable, statistics, ratings, season.

#include <algorithm>

#include <fmt/format.h>

#include "src/cli/files.hpp"
#include "src/cli/league_desk.hpp"
#include "src/core/text.hpp"
#include "src/session/league_ratings.hpp"
#include "src/session/league_statistics.hpp"
#include "src/view/league_words.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

const std::string& name_at(const std::vector<std::string>& names, league::Entrant entrant) {
  return names[static_cast<std::size_t>(index(entrant))];
}

std::string rank_text(const league::Standing& row) { return row.rank > 0 ? std::to_string(row.rank) : ""; }

json standing_json(const league::Standings& standings, std::size_t place,
                   const std::vector<std::string>& names) {
  const league::Standing& row = standings.rows[place];
  json values = json::object();
  for (std::size_t i = 0; i < standings.order.size(); ++i) {
    const league::Tiebreak system = standings.order[i];
    values[std::string(league::info(system).id)] =
        view::tiebreak_text(row.values.empty() ? 0 : row.values[i], system);
  }
  const Phrase why = league::why(standings, place);
  return {{"rank", row.rank > 0 ? json(row.rank) : json()},
          {"number", index(row.entrant) + 1},
          {"name", name_at(names, row.entrant)},
          {"values", values},
          {"games", row.games},
          {"won", row.won},
          {"drawn", row.drawn},
          {"lost", row.lost},
          {"withdrawn", row.withdrawn},
          {"lantern", row.lantern},
          {"why", render(why, {.seats = {}, .sides = names})}};
}

std::string standings_text(const Context& context, const league::Standings& standings,
                           const std::vector<std::string>& names, bool why) {
  std::vector<Table::Column> columns{{"#", Table::Align::right}, {tr("Entrant"), Table::Align::left, true}};
  for (const league::Tiebreak system : standings.order)
    columns.push_back({std::string(league::info(system).id), Table::Align::right});
  columns.push_back({tr("Won"), Table::Align::right});
  columns.push_back({tr("Lost"), Table::Align::right});
  columns.push_back({""});
  Table table(columns);
  for (const league::Standing& row : standings.rows) {
    std::vector<Cell> cells{{rank_text(row)}, {name_at(names, row.entrant), Ink::strong}};
    for (std::size_t i = 0; i < standings.order.size(); ++i)
      cells.push_back({row.values.empty() ? "" : view::tiebreak_text(row.values[i], standings.order[i])});
    cells.push_back({std::to_string(row.won)});
    cells.push_back({std::to_string(row.lost)});
    cells.push_back({view::place_remark(row), Ink::faint});
    table.row(std::move(cells));
  }
  std::string text = table.draw(context.paper);
  for (std::size_t i = 0; why && i < standings.rows.size(); ++i) {
    const std::string sentence = render(league::why(standings, i), {.seats = {}, .sides = names});
    if (!sentence.empty()) text += context.paper.write(Ink::faint, sentence) + "\n";
  }
  return text;
}

int stage_of(const league::Competition& now, const LeagueArguments& arguments) {
  const int stage = arguments.stage ? *arguments.stage - 1 : now.stage;
  if (stage < 0 || stage > now.stage) throw unreadable(say("There is no stage {0} yet.", {stage + 1}));
  return stage;
}

}  // namespace

Answer league_standings(const Context& context, const LeagueArguments& arguments) {
  Desk desk(context, Wants::to_read);
  const auto open = desk.competition(arguments.id);
  const auto names = desk.names(open.now);
  const int stage = stage_of(open.now, arguments);
  Answer answer{.json = {{"competition", open.head.id}, {"stage", stage + 1}, {"tables", json::array()}}};
  for (const league::StageTable& table : league::standings(open.now, stage, arguments.round)) {
    json rows = json::array();
    for (std::size_t i = 0; i < table.standings.rows.size(); ++i)
      rows.push_back(standing_json(table.standings, i, names));
    answer.json["tables"].push_back(
        {{"group", table.group >= 0 ? json(table.group + 1) : json()}, {"rows", rows}});
    if (table.group >= 0)
      answer.text += context.paper.write(Ink::title, say("Group {0}", {table.group + 1})) + "\n";
    answer.text += standings_text(context, table.standings, names, arguments.why);
  }
  json missing = json::array();
  for (const league::OpenTable& one : whats_missing(open.now)) {
    if (one.table.stage == stage)
      missing.push_back({{"round", one.table.round + 1},
                         {"table", one.table.table + 1},
                         {"disputed", one.missing == league::Missing::dispute}});
  }
  if (!missing.empty())
    answer.text += trn(english("{0} table is open."), english("{0} tables are open."),
                       static_cast<int>(missing.size())) +
                   "\n";
  answer.json["open"] = missing;
  return answer;
}

Answer league_crosstable(const Context& context, const LeagueArguments& arguments) {
  Desk desk(context, Wants::to_read);
  const auto open = desk.competition(arguments.id);
  const auto names = desk.names(open.now);
  const int stage = stage_of(open.now, arguments);
  const league::Results results = results_of(open.now, stage, arguments.round);
  Answer answer{.json = {{"competition", open.head.id}, {"stage", stage + 1}, {"tables", json::array()}}};
  for (const league::StageTable& part : league::standings(open.now, stage, arguments.round)) {
    std::vector<Table::Column> columns{{"#", Table::Align::right}, {tr("Entrant"), Table::Align::left, true}};
    const auto& rows = part.standings.rows;
    for (std::size_t i = 0; i < rows.size(); ++i)
      columns.push_back({std::to_string(i + 1), Table::Align::right});
    Table table(columns);
    json lines = json::array();
    for (std::size_t i = 0; i < rows.size(); ++i) {
      std::vector<Cell> cells{{std::to_string(i + 1)}, {name_at(names, rows[i].entrant), Ink::strong}};
      json met = json::array();
      for (std::size_t other = 0; other < rows.size(); ++other) {
        const std::string text =
            other == i ? "·" : view::met_text(results, rows[i].entrant, rows[other].entrant);
        cells.push_back({text});
        met.push_back(other == i ? json() : json(text));
      }
      table.row(std::move(cells));
      lines.push_back(
          {{"number", index(rows[i].entrant) + 1}, {"name", name_at(names, rows[i].entrant)}, {"met", met}});
    }
    answer.json["tables"].push_back(
        {{"group", part.group >= 0 ? json(part.group + 1) : json()}, {"rows", lines}});
    answer.text += table.draw(context.paper);
  }
  return answer;
}

namespace {

json totals_json(const session::GameRecord& totals) {
  return {{"competitions", totals.competitions},
          {"games", totals.games},
          {"won", totals.won},
          {"drawn", totals.drawn},
          {"lost", totals.lost},
          {"best_score", totals.best},
          {"longest_run", totals.longest}};
}

std::string person_named(const Desk& desk, const std::string& named) {
  const auto club = desk.league.club();
  for (const auto& [id, name] : desk.league.names()) {
    if (name == named) return club.now.who(id);
  }
  return desk.player(club, named);
}

}  // namespace

Answer league_stats(const Context& context, const LeagueArguments& arguments) {
  Desk desk(context, Wants::to_read);
  const std::string person = person_named(desk, arguments.name);
  const session::PersonRecord record = record_of(desk.league, person);
  Answer answer{.json = {{"name", arguments.name}, {"games", json::object()}, {"opponents", json::array()}}};
  Table table({{tr("Game")},
               {tr("Games"), Table::Align::right},
               {tr("Won"), Table::Align::right},
               {tr("Drawn"), Table::Align::right},
               {tr("Lost"), Table::Align::right},
               {tr("Best score"), Table::Align::right},
               {tr("Longest run of wins"), Table::Align::right}});
  for (const session::GameRecord& totals : record.games) {
    answer.json["games"][totals.game] = totals_json(totals);
    table.row({{totals.game, Ink::strong},
               {std::to_string(totals.games)},
               {std::to_string(totals.won)},
               {std::to_string(totals.drawn)},
               {std::to_string(totals.lost)},
               {std::to_string(totals.best)},
               {std::to_string(totals.longest)}});
  }
  Table against({{tr("Against"), Table::Align::left, true},
                 {tr("Games"), Table::Align::right},
                 {tr("Won"), Table::Align::right},
                 {tr("Drawn"), Table::Align::right},
                 {tr("Lost"), Table::Align::right}});
  for (const auto& [name, met] : record.opponents) {
    answer.json["opponents"].push_back(
        {{"name", name}, {"games", met.games}, {"won", met.won}, {"drawn", met.drawn}, {"lost", met.lost}});
    against.row({{name, Ink::strong},
                 {std::to_string(met.games)},
                 {std::to_string(met.won)},
                 {std::to_string(met.drawn)},
                 {std::to_string(met.lost)}});
  }
  answer.text = table.empty() ? tr("Has not played yet.") + "\n"
                              : table.draw(context.paper) + against.draw(context.paper);
  return answer;
}

Answer league_ratings(const Context& context, const LeagueArguments& arguments) {
  const std::pair<std::string_view, league::RatingSystem> systems[] = {
      {"weng_lin", league::WengLin{}}, {"glicko2", league::Glicko2{}}, {"elo", league::Elo{}}};
  const auto system = std::ranges::find(systems, arguments.system, [](const auto& one) { return one.first; });
  if (system == std::end(systems)) throw unreadable(tr("--system is weng_lin, glicko2 or elo."));
  Desk desk(context, Wants::to_read);
  const auto book = desk.league.names();
  Answer answer{.json = json::array()};
  Table table({{"#", Table::Align::right},
               {tr("Player"), Table::Align::left, true},
               {tr("Rating"), Table::Align::right},
               {tr("Deviation"), Table::Align::right},
               {tr("Games"), Table::Align::right}});
  for (const session::RatedPlayer& one : session::ratings(desk.league, system->second)) {
    const auto known = book.find(one.person);
    const std::string name = known != book.end() && known->second ? *known->second : tr("a forgotten player");
    json weeks = json::array();
    for (const auto& week : one.weeks)
      weeks.push_back(
          {{"monday", week.monday}, {"rating", week.rating.value}, {"deviation", week.rating.deviation}});
    answer.json.push_back({{"person", one.person},
                           {"name", name},
                           {"rating", one.now.value},
                           {"deviation", one.now.deviation},
                           {"games", one.now.games},
                           {"weeks", weeks}});
    table.row({{std::to_string(answer.json.size())},
               {name, Ink::strong},
               {fmt::format("{:.2f}", one.now.value)},
               {fmt::format("{:.2f}", one.now.deviation)},
               {std::to_string(one.now.games)}});
  }
  answer.text =
      table.empty() ? tr("No rated competition is finished yet.") + "\n" : table.draw(context.paper);
  return answer;
}

Answer league_season(const Context& context, const LeagueArguments& arguments) {
  Desk desk(context, Wants::to_read);
  const session::SeasonTable season = session::season(desk.league, arguments.name);
  Answer answer{
      .json = {{"season", arguments.name}, {"competitions", json::array()}, {"rows", json::array()}}};
  std::vector<Table::Column> columns{{"#", Table::Align::right},
                                     {tr("Entrant"), Table::Align::left, true},
                                     {tr("Points"), Table::Align::right}};
  for (const auto& competition : season.competitions) {
    answer.json["competitions"].push_back({{"competition", competition.id}, {"name", competition.name}});
    columns.push_back({competition.name, Table::Align::right});
  }
  Table table(columns);
  for (const session::SeasonLine& line : season.lines) {
    std::vector<Cell> cells{{std::to_string(line.rank)},
                            {line.name, Ink::strong},
                            {render({"{0}", {Arg::in_halves(static_cast<int>(line.total))}}, {})}};
    cells.resize(columns.size());
    json stages = json::array();
    for (const league::StagePoints& stage : line.stages) {
      const std::string points = render({"{0}", {Arg::in_halves(stage.points)}}, {});
      cells[3 + static_cast<std::size_t>(stage.stage)] = {stage.counted ? points : "(" + points + ")"};
      stages.push_back({{"competition", stage.stage + 1},
                        {"rank", stage.rank},
                        {"points", points},
                        {"counted", stage.counted}});
    }
    table.row(std::move(cells));
    answer.json["rows"].push_back({{"rank", line.rank},
                                   {"name", line.name},
                                   {"halves", line.total},
                                   {"lantern", line.lantern},
                                   {"stages", stages}});
  }
  answer.text =
      table.empty() ? tr("No competition of this season is finished yet.") + "\n" : table.draw(context.paper);
  return answer;
}

Answer league_verify(const Context& context, const LeagueArguments& arguments) {
  Desk desk(context, Wants::to_read);
  std::string id = arguments.id;
  for (const auto& row : desk.league.competitions()) {
    if (row.name == arguments.id || (arguments.id.size() >= kPrefixMin && row.id.starts_with(arguments.id)))
      id = row.id;
  }
  if (const auto difference = desk.league.verify(id)) throw failed("difference", *difference);
  return {.json = {{"competition", id}, {"ok", true}},
          .text = context.paper.write(
                      Ink::good, say("{0}: every event, hash and standing agrees.", {std::string_view(id)})) +
                  "\n"};
}

Answer league_export(const Context& context, const LeagueArguments& arguments) {
  Desk desk(context, Wants::to_read);
  const std::string text = desk.league.export_competition(desk.competition(arguments.id).head.id);
  return {.json = context.form == Form::json ? json::parse(text) : json(), .text = text};
}

Answer league_import(const Context& context, const LeagueArguments& arguments) {
  const std::string text = read_input_file(arguments.file);
  Desk desk(context, Wants::to_write);
  const auto id = desk.league.import_competition(text);
  if (!id) throw unreadable(id.error());
  return {.json = {{"competition", *id}}, .text = say("{0} is taken in.", {std::string_view(*id)}) + "\n"};
}

}  // namespace tanteador::cli
