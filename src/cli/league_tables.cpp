// What has been played over several competitions: statistics, ratings, seasons; a competition as a file.

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
