// What has been played over several competitions: statistics, ratings, seasons.

#include <algorithm>
#include <set>
#include <span>
#include <variant>

#include <fmt/format.h>

#include "src/cli/files.hpp"
#include "src/cli/league/commands.hpp"
#include "src/cli/league/files.hpp"
#include "src/cli/league/kept.hpp"
#include "src/cli/progress.hpp"
#include "src/core/names.hpp"
#include "src/core/text.hpp"
#include "src/session/league/ratings.hpp"
#include "src/session/league/statistics.hpp"
#include "src/view/league/club.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

std::string person_named(Desk& desk, const std::string& named) {
  return desk.league.called(named).empty() ? desk.player(desk.league.club(), named) : desk.person(named);
}

json counts_json(const auto& counted) {
  return {{"games", counted.games}, {"won", counted.won}, {"drawn", counted.drawn}, {"lost", counted.lost}};
}

std::vector<Cell> count_cells(const std::string& of, const auto& counted) {
  std::vector<Cell> cells{{of, Ink::strong}};
  for (const int count : {counted.games, counted.won, counted.drawn, counted.lost})
    cells.push_back({std::to_string(count)});
  return cells;
}

std::vector<Table::Column> count_columns(const std::string& of) {
  return {{of, Table::Align::left, true},
          {tr("Games"), Table::Align::right},
          {tr("Won"), Table::Align::right},
          {tr(ENGLISH_IN("tie", "Drawn")), Table::Align::right},
          {tr("Lost"), Table::Align::right}};
}

Table games_table(const league::PersonRecord& record) {
  auto columns = count_columns(tr("Game"));
  columns.push_back({tr("Best score"), Table::Align::right});
  columns.push_back({tr("Longest run of wins"), Table::Align::right});
  Table table(columns);
  for (const league::GameRecord& totals : record.games) {
    auto cells = count_cells(view::game_title(totals.game), totals);
    cells.push_back({std::to_string(totals.best)});
    cells.push_back({std::to_string(totals.longest)});
    table.row(std::move(cells));
  }
  return table;
}

Table opponents_table(const league::PersonRecord& record) {
  Table table(count_columns(tr("Opponent")));
  for (const league::OpponentRecord& other : record.opponents) table.row(count_cells(other.name, other.met));
  return table;
}

// A line for each game, then one for each opponent over all games.
Records record_lines(const league::PersonRecord& record) {
  Records records{
      {"game", "against", "competitions", "games", "won", "drawn", "lost", "best_score", "longest_run"}, {}};
  for (const league::GameRecord& one : record.games)
    records.rows.push_back(
        {one.game, {}, one.competitions, one.games, one.won, one.drawn, one.lost, one.best, one.longest});
  for (const auto& [name, met] : record.opponents)
    records.rows.push_back({{}, name, {}, met.games, met.won, met.drawn, met.lost, {}, {}});
  return records;
}

using RecordShown = All<ByName, LeagueFiles>;

Answer show_record(const Context& context, const RecordShown& arguments) {
  Desk desk(context, Wants::to_read);
  const league::PersonRecord record = record_of(desk.league, person_named(desk, arguments.name));
  Answer answer{.json = {{"name", arguments.name}, {"games", json::object()}, {"opponents", json::array()}}};
  for (const league::GameRecord& totals : record.games) {
    json& game = answer.json["games"][totals.game] = counts_json(totals);
    game.update({{"competitions", totals.competitions},
                 {"best_score", totals.best},
                 {"longest_run", totals.longest}});
  }
  for (const auto& [name, met] : record.opponents) {
    answer.json["opponents"].push_back(counts_json(met));
    answer.json["opponents"].back()["name"] = name;
  }
  const Table games = games_table(record), against = opponents_table(record);
  if (arguments.wanted())
    answer.text =
        write_league_files(arguments, record_lines(record),
                           tables_page(arguments.name, desk.league.club().now.name, {games, against}));
  else if (games.empty())
    answer.text = tr("No games yet.") + "\n";
  else
    answer.text = games.draw(context.paper) + (against.empty() ? "" : against.draw(context.paper));
  return answer;
}

struct System {
  std::string_view word, title;
  league::RatingSystem rules;
  bool deviates() const { return !std::holds_alternative<league::Elo>(rules); }
};

System system_named(const std::string& word) {
  const System systems[] = {{"weng_lin", "Weng-Lin", league::WengLin{}},
                            {"glicko2", "Glicko-2", league::Glicko2{}},
                            {"elo", "Elo", league::Elo{}}};
  const auto system = std::ranges::find(systems, word, &System::word);
  if (system == std::end(systems)) throw unreadable(tr("--system is weng_lin, glicko2 or elo."));
  return *system;
}

// Elo knows of none.
json deviation_of(const league::Rating& rating, bool deviates) {
  return deviates ? json(rating.deviation) : json();
}

json rating_json(const session::RatedPlayer& one, const std::string& name, bool deviates) {
  json weeks = json::array();
  for (const auto& week : one.weeks)
    weeks.push_back({{"monday", week.monday},
                     {"rating", week.rating.value},
                     {"deviation", deviation_of(week.rating, deviates)}});
  return {{"person", one.person},    {"name", name},
          {"rating", one.now.value}, {"deviation", deviation_of(one.now, deviates)},
          {"games", one.now.games},  {"club", one.club},
          {"weeks", weeks},          {"at_least", session::worth(one.now)}};
}

struct RatingsShown : LeagueFiles {
  std::string system = "weng_lin";
  void describe(Usage& usage) {
    usage.text("--system", system, tr("weng_lin, glicko2 or elo"), "NAME");
    LeagueFiles::describe(usage);
  }
};

// Over all clubs whose competitions are here: what is over, by game, season and club.
struct Ranking : RatingsShown {
  std::string game, season, region, regions, keep;
  std::vector<std::string> clubs;
  std::optional<int> top;
  void describe(Usage& usage) {
    usage.text("--game", game, tr("competitions of this game only"), "GAME");
    usage.name("--season", season, tr("competitions of this season only"), "NAME");
    usage.name("--club", clubs, tr("only players last entered for this club"), "NAME");
    usage.name("--region", region, tr("only players last entered for a club of this region"), "NAME");
    usage.text("--regions", regions, tr("CSV file that maps clubs to regions, one line \"club,region\" each"),
               "FILE");
    usage.number("--top", top, tr("only the top N"), 1);
    usage.text("--keep", keep, tr("keep ratings in this folder so that only new results are read next time"),
               "FOLDER");
    RatingsShown::describe(usage);
  }
};

// The clubs that are asked for.
std::set<std::string> clubs_of(const Ranking& arguments) {
  std::set<std::string> clubs(arguments.clubs.begin(), arguments.clubs.end());
  if (arguments.region.empty() != arguments.regions.empty())
    throw unreadable(tr("--region and --regions must be used together."));
  if (arguments.region.empty()) return clubs;
  auto found = session::clubs_of_region(read_text_file(arguments.regions), arguments.region);
  if (!found) throw unreadable(found.error());
  if (found->empty())
    throw unreadable(say("{0} has no club in the region {1}.",
                         {std::string_view(arguments.regions), std::string_view(arguments.region)}));
  if (clubs.empty()) return *std::move(found);
  std::erase_if(clubs, [&](const std::string& club) { return !found->contains(club); });
  if (clubs.empty()) throw unreadable(tr("None of these clubs is in that region."));
  return clubs;
}

// Those who are rated, the best first, each with the name: a federation has a million of them, so that none
// is kept longer than it is his turn, and the names are asked for a thousand at a time.
struct Rated {
  const Desk& desk;
  std::size_t count = 0;
  std::function<session::RatedPlayer(std::size_t place)> best;

  using Each =
      std::function<void(std::size_t place, const session::RatedPlayer& one, const std::string& name)>;
  void each(const Each& told) const {
    constexpr std::size_t kAtOnce = 1000;
    for (std::size_t from = 0; from < count; from += kAtOnce) {
      std::vector<session::RatedPlayer> players;
      std::vector<std::string> ids;
      for (std::size_t i = from; i < std::min(count, from + kAtOnce); ++i)
        ids.push_back(players.emplace_back(best(i)).person);
      const auto book = desk.league.names_of(ids);
      for (const session::RatedPlayer& one : players) {
        const auto place = static_cast<std::size_t>(&one - players.data());
        told(from + place + 1, one, name_in(book, one.person));
      }
    }
  }
};

struct RatingsAs {  // what is shown of everybody
  bool deviates = true, of_clubs = false;
};

RecordRows rating_rows(const Rated& rated, RatingsAs as) {
  RecordRows rows{{"place", "name", "rating", "deviation", "games", "at_least"}, {}};
  if (as.of_clubs) rows.columns.emplace_back("club");
  rows.each = [&rated, as](const RecordRows::Each& put) {
    rated.each([&](std::size_t place, const session::RatedPlayer& one, const std::string& name) {
      std::vector<json> row{place,         name,
                            one.now.value, deviation_of(one.now, as.deviates),
                            one.now.games, session::worth(one.now)};
      if (as.of_clubs) row.emplace_back(one.club);
      put(row);
    });
  };
  return rows;
}

Table ratings_table(const Rated& rated, RatingsAs as) {
  std::vector<Table::Column> columns{{"#", Table::Align::right},
                                     {tr("Player"), Table::Align::left, true},
                                     {tr("Rating"), Table::Align::right}};
  if (as.deviates) {
    columns.push_back({tr("Deviation"), Table::Align::right});
    columns.push_back({tr("Minimum"), Table::Align::right});
  }
  columns.push_back({tr("Games"), Table::Align::right});
  if (as.of_clubs) columns.push_back({tr("Club"), Table::Align::left, true});
  Table table(std::move(columns));
  rated.each([&](std::size_t place, const session::RatedPlayer& one, const std::string& name) {
    std::vector<Cell> cells{
        {std::to_string(place)}, {name, Ink::strong}, {fmt::format("{:.2f}", one.now.value)}};
    if (as.deviates) {
      cells.push_back({fmt::format("{:.2f}", one.now.deviation)});
      cells.push_back({fmt::format("{:.2f}", session::worth(one.now))});
    }
    cells.push_back({std::to_string(one.now.games)});
    if (as.of_clubs) cells.push_back({one.club});
    table.row(std::move(cells));
  });
  return table;
}

// As --json prints any list, but a player at a time.
void print_ratings_json(const Rated& rated, bool deviates) {
  write_pieces(
      "-",
      [&](const auto& put) {
        put("[");
        rated.each([&](std::size_t place, const session::RatedPlayer& one, const std::string& name) {
          if (place > 1) put(",");
          put(rating_json(one, name, deviates).dump(-1, ' ', false, json::error_handler_t::replace));
        });
        put("]\n");
      },
      true);
}

// Pages and workbooks are made whole, lines of data a player at a time.
Answer ratings_answer(const Context& context, LeagueFiles files, const Rated& rated, const System& system,
                      RatingsAs as, const std::string& title) {
  const bool wanted = files.wanted(), in_json = context.form == Form::json;
  for (std::string* name : {&files.csv, &files.jsonl})
    if (in_json && *name == "-") name->clear();  // there is one place for both
  const RecordRows rows = rating_rows(rated, as);
  Answer answer{.text = write_league_rows(files, rows, context.paper.utf8), .printed = in_json};
  files.csv.clear();
  files.jsonl.clear();
  if (files.wanted()) {
    Records records{rows.columns, {}};
    rows.each([&](const auto& row) { records.rows.push_back(row); });
    answer.text += write_league_files(
        files, records, tables_page(title, std::string(system.title), {ratings_table(rated, as)}));
  }
  if (in_json) print_ratings_json(rated, as.deviates);
  if (wanted || in_json) return answer;
  const Table table = ratings_table(rated, as);
  answer.text = table.empty() ? tr("No rated games yet.") + "\n" : table.draw(context.paper);
  return answer;
}

Answer rated_answer(const Context& context, const LeagueFiles& files, const Desk& desk, const System& system,
                    const std::vector<session::RatedPlayer>& players, bool of_clubs,
                    const std::string& title) {
  const Rated rated{desk, players.size(), [&](std::size_t place) { return players[place]; }};
  return ratings_answer(context, files, rated, system, {system.deviates(), of_clubs}, title);
}

Answer show_ratings(const Context& context, const RatingsShown& arguments) {
  const System system = system_named(arguments.system);
  const Desk desk(context, Wants::to_read);
  return rated_answer(context, arguments, desk, system, session::ratings(desk.league, system.rules), false,
                      tr("Ratings"));
}

Answer show_ranking(const Context& context, const Ranking& arguments) {
  const System system = system_named(arguments.system);
  const session::RatedOf of{.game = arguments.game,
                            .season = arguments.season,
                            .clubs = clubs_of(arguments),
                            .most = arguments.top ? static_cast<std::size_t>(*arguments.top) : SIZE_MAX,
                            .finished = true};
  const Desk desk(context, Wants::to_read);
  if (arguments.keep.empty())
    return rated_answer(context, arguments, desk, system, session::ratings(desk.league, system.rules, of),
                        true, tr("Ranking"));
  RankingFolder kept(arguments.keep, std::string(system.word) + "\n" + of.game + "\n" + of.season);
  ProgressLine progress;
  const auto ranked = session::ranking(desk.league, system.word, system.rules, of, &kept,
                                       [&](std::size_t done, std::size_t all) { progress(done, all); });
  const Rated rated{desk, ranked.count, ranked.best};
  return ratings_answer(context, arguments, rated, system, {system.deviates(), true}, tr("Ranking"));
}

std::string points_text(std::int64_t halves) {
  return render({"{0}", {Arg::in_halves(static_cast<int>(halves))}}, {});
}

// The first of the competitions that has a column of its own, where the last so many have; what counts of
// those before it stands in one. A column for each would be a square.
int first_column(const session::SeasonTable& season, int columns) {
  return std::max(0, static_cast<int>(season.competitions.size()) - columns);
}

Table season_table(const session::SeasonTable& season, int last) {
  std::vector<Table::Column> columns{{"#", Table::Align::right},
                                     {tr("Participant"), Table::Align::left, true},
                                     {tr("Points"), Table::Align::right}};
  const int first = first_column(season, last);
  if (first > 0) columns.push_back({tr("Earlier"), Table::Align::right});
  const std::size_t own = columns.size();
  for (const auto& competition : std::span(season.competitions).subspan(first))
    columns.push_back({competition.name, Table::Align::right});
  columns.push_back({""});
  Table table(columns);
  for (const league::SeasonLine& line : season.lines) {
    std::vector<Cell> cells{{std::to_string(line.rank)}, {line.name, Ink::strong}, {points_text(line.total)}};
    if (first > 0) cells.push_back({points_text(counted_before(line.stages, first))});
    cells.resize(columns.size());
    for (const league::StagePoints& stage : line.stages) {
      if (stage.stage < first) continue;
      const std::string points = points_text(stage.points);
      cells[own + stage.stage - first] = {stage.counted ? points : "(" + points + ")"};
    }
    if (line.lantern) cells.back() = {tr("last place"), Ink::faint};
    table.row(std::move(cells));
  }
  return table;
}

// Competitions may be called alike, columns may not: "Friday", "Friday (2)".
std::string new_column(const std::vector<std::string>& columns, const std::string& name) {
  std::string column = name;
  for (int again = 2; std::ranges::find(columns, column) != columns.end(); ++again)
    column = fmt::format("{} ({})", name, again);
  return column;
}

// Points that do not count stand in brackets, as a text.
Records season_lines(const session::SeasonTable& season, int last) {
  Records records{{"rank", "name", "points", "lantern"}, {}};
  const int first = first_column(season, last);
  if (first > 0) records.columns.emplace_back("earlier");
  const std::size_t own = records.columns.size();
  for (const auto& competition : std::span(season.competitions).subspan(first))
    records.columns.push_back(new_column(records.columns, competition.name));
  for (const league::SeasonLine& line : season.lines) {
    std::vector<json> cells{line.rank, line.name, decimal(line.total, 2), line.lantern};
    if (first > 0) cells.push_back(decimal(counted_before(line.stages, first), 2));
    cells.resize(records.columns.size());
    for (const league::StagePoints& stage : line.stages) {
      if (stage.stage < first) continue;
      const json points = decimal(stage.points, 2);
      cells[own + stage.stage - first] = stage.counted ? points : json("(" + points.dump() + ")");
    }
    records.rows.push_back(std::move(cells));
  }
  return records;
}

constexpr int kDataColumns = 100;  // of competitions, in a file of data

struct SeasonShown : RecordShown {
  std::string by;
  std::optional<int> last;
  void describe(Usage& usage) {
    RecordShown::describe(usage);
    usage.text("--by", by, tr("\"entrant\" (a pair or team) or \"person\""), "WORD");
    usage.number("--last", last, tr("number of competitions shown as columns (12, in data files 100)"), 0);
  }
};

Answer show_season(const Context& context, const SeasonShown& arguments) {
  Desk desk(context, Wants::to_read);
  if (!arguments.by.empty() && arguments.by != "entrant" && arguments.by != "person")
    throw unreadable(tr("--by must be \"entrant\" or \"person\"."));
  const auto by = arguments.by == "person" ? session::SeasonBy::person : session::SeasonBy::entrant;
  const session::SeasonTable season = session::season(desk.league, arguments.name, by);
  Answer answer{
      .json = {{"season", arguments.name}, {"competitions", json::array()}, {"rows", json::array()}}};
  for (const auto& competition : season.competitions)
    answer.json["competitions"].push_back({{"competition", competition.id}, {"name", competition.name}});
  for (const league::SeasonLine& line : season.lines) {
    json stages = json::array();
    for (const league::StagePoints& stage : line.stages)
      stages.push_back({{"competition", stage.stage + 1},
                        {"rank", stage.rank},
                        {"points", points_text(stage.points)},
                        {"counted", stage.counted}});
    answer.json["rows"].push_back({{"rank", line.rank},
                                   {"name", line.name},
                                   {"halves", line.total},
                                   {"lantern", line.lantern},
                                   {"stages", stages}});
  }
  const Table table = season_table(season, arguments.last.value_or(view::kSeasonColumns));
  if (arguments.wanted())
    answer.text = write_league_files(arguments, season_lines(season, arguments.last.value_or(kDataColumns)),
                                     tables_page(view::say("Season {0}", {std::string_view(arguments.name)}),
                                                 desk.league.club().now.name, {table}));
  else
    answer.text = table.empty() ? tr("No competition of this season has finished yet.") + "\n"
                                : table.draw(context.paper);
  return answer;
}

}  // namespace

league::RatingSystem rating_system(const std::string& word) { return system_named(word).rules; }

Table season_on_page(const session::SeasonTable& season) {
  return season_table(season, view::kSeasonColumns);
}

Commands record_commands() {
  return {command("league stats", english("show a player's games and opponents"), show_record),
          command("league ratings", english("the players' ratings"), show_ratings),
          command("league ranking", english("ranking across all clubs, from finished competitions"),
                  show_ranking),
          command("league season", english("the table of a season"), show_season)};
}

}  // namespace tanteador::cli
