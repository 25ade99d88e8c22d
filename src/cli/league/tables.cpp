// Statistics, ratings and seasons over several competitions.

#include <algorithm>
#include <set>
#include <variant>

#include "src/cli/league/commands.hpp"
#include "src/cli/league/files.hpp"
#include "src/cli/league/ranking_folder.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/progress.hpp"
#include "src/cli/output/report.hpp"
#include "src/cli/streams.hpp"
#include "src/core/text/names.hpp"
#include "src/core/text/text.hpp"
#include "src/reports/club/club.hpp"
#include "src/session/league/ranking/ratings.hpp"
#include "src/session/league/ranking/statistics.hpp"
#include "src/view/league/club_sheets.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

std::string person_by_name(LeagueContext& leagues, const std::string& named) {
  return leagues.league.people_of_name(named).empty() ? leagues.player(leagues.league.club(), named)
                                                      : leagues.person(named);
}

json counts_json(const auto& counted) {
  return {{"games", counted.games}, {"won", counted.won}, {"drawn", counted.drawn}, {"lost", counted.lost}};
}

using RecordShown = All<NameArgument, ReportFiles>;

Answer show_record(const Context& context, const RecordShown& arguments) {
  LeagueContext leagues(context, Wants::to_read);
  std::vector<session::DamagedStream> damaged;
  const league::PersonRecord record =
      record_of(leagues.league, person_by_name(leagues, arguments.name), {}, &damaged);
  Answer answer{.json = {{"name", arguments.name}, {"games", json::object()}, {"opponents", json::array()}}};
  add_left_out(answer, context, *leagues.store, damaged);
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
  const report::Table tables[] = {report::games_played(record, view::game_title),
                                  report::opponents_met(record)};
  if (arguments.is_wanted()) {
    answer.text = write_report_files(arguments, report::statistics(record),
                                     tables_page(arguments.name, leagues.league.club().now.name, tables));
    return answer;
  }
  for (const report::Table& table : tables)
    if (has_rows(table))
      answer.text +=
          context.paper.write(Ink::title, table.title) + "\n" + terminal_text(context.paper, table);
  if (answer.text.empty()) answer.text = tables[0].empty + "\n";
  return answer;
}

struct System {
  std::string_view word, title;
  league::RatingSystem rules;
  bool deviates() const { return !std::holds_alternative<league::Elo>(rules); }
};

System system_by_name(const std::string& word) {
  const System systems[] = {{"weng_lin", "Weng-Lin", league::WengLin{}},
                            {"glicko2", "Glicko-2", league::Glicko2{}},
                            {"elo", "Elo", league::Elo{}}};
  const auto system = std::ranges::find(systems, word, &System::word);
  if (system == std::end(systems)) throw unreadable(tr("--system is weng_lin, glicko2 or elo."));
  return *system;
}

// Elo has no deviation.
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

struct RatingsShown : ReportFiles {
  std::string system = "weng_lin";
  void describe(Usage& usage) {
    usage.text("--system", system, tr("weng_lin, glicko2 or elo"), "NAME");
    ReportFiles::describe(usage);
  }
};

// A ranking over all clubs in the database, filtered by game, season and club.
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

// The requested clubs; empty: all.
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

// Rated players, best first, with names. Streams them in blocks, because a federation may have a million.
struct RatedPlayers {
  const LeagueContext& leagues;
  std::size_t count = 0;
  std::function<session::RatedPlayer(std::size_t place)> best;

  using Each =
      std::function<void(std::size_t place, const session::RatedPlayer& one, const std::string& name)>;
  void visit_players(const Each& visit) const {
    constexpr std::size_t kAtOnce = 1000;
    for (std::size_t from = 0; from < count; from += kAtOnce) {
      std::vector<session::RatedPlayer> players;
      std::vector<std::string> ids;
      for (std::size_t i = from; i < std::min(count, from + kAtOnce); ++i)
        ids.push_back(players.emplace_back(best(i)).person);
      const auto book = leagues.league.names_of(ids);
      for (const session::RatedPlayer& one : players) {
        const auto place = static_cast<std::size_t>(&one - players.data());
        visit(from + place + 1, one, name_in(book, one.person));
      }
    }
  }
};

Rows rating_rows(const RatedPlayers& rated, report::RatingColumns columns) {
  return [&rated, columns](const std::function<void(const report::Row&)>& put) {
    rated.visit_players([&](std::size_t place, const session::RatedPlayer& one, const std::string& name) {
      put(rating_row(place - 1, rated_player(one, name), columns));
    });
  };
}

// The same JSON as other lists, written one player at a time.
void print_ratings_json(const RatedPlayers& rated, bool deviates) {
  write_pieces(
      "-",
      [&](const auto& put) {
        put("[");
        rated.visit_players([&](std::size_t place, const session::RatedPlayer& one, const std::string& name) {
          if (place > 1) put(",");
          put(rating_json(one, name, deviates).dump(-1, ' ', false, json::error_handler_t::replace));
        });
        put("]\n");
      },
      true);
}

// Data files are written one player at a time; pages and workbooks are built in memory.
Answer ratings_answer(const Context& context, ReportFiles files, const RatedPlayers& rated,
                      const System& system, report::RatingColumns columns, const std::string& title) {
  const bool wanted = files.is_wanted(), in_json = context.form == Form::json;
  for (std::string* name : {&files.csv, &files.jsonl})
    if (in_json && *name == "-") name->clear();  // both use standard output
  report::Table table = report::ratings(columns);
  const Rows rows = rating_rows(rated, columns);
  Answer answer{.text = write_report_rows(files, table, rows, context.paper.utf8), .printed = in_json};
  files.csv.clear();
  files.jsonl.clear();
  if (in_json) print_ratings_json(rated, columns.deviation);
  if (!files.is_wanted() && (wanted || in_json)) return answer;
  rows([&](const report::Row& row) { table.groups.front().rows.push_back(row); });
  if (files.is_wanted())
    answer.text +=
        write_report_files(files, table, tables_page(title, std::string(system.title), {&table, 1}));
  else
    answer.text = terminal_text(context.paper, table);
  return answer;
}

Answer rated_answer(const Context& context, const ReportFiles& files, const LeagueContext& leagues,
                    const System& system, const std::vector<session::RatedPlayer>& players, bool of_clubs,
                    const std::string& title) {
  const RatedPlayers rated{leagues, players.size(), [&](std::size_t place) { return players[place]; }};
  return ratings_answer(context, files, rated, system, {.deviation = system.deviates(), .club = of_clubs},
                        title);
}

Answer show_ratings(const Context& context, const RatingsShown& arguments) {
  const System system = system_by_name(arguments.system);
  const LeagueContext leagues(context, Wants::to_read);
  std::vector<session::DamagedStream> damaged;
  Answer answer =
      rated_answer(context, arguments, leagues, system,
                   session::ratings(leagues.league, system.rules, {}, {}, &damaged), false, tr("Ratings"));
  add_left_out(answer, context, *leagues.store, damaged);
  return answer;
}

Answer show_ranking(const Context& context, const Ranking& arguments) {
  const System system = system_by_name(arguments.system);
  const session::RatingQuery of{.game = arguments.game,
                                .season = arguments.season,
                                .clubs = clubs_of(arguments),
                                .most = arguments.top ? static_cast<std::size_t>(*arguments.top) : SIZE_MAX,
                                .finished = true};
  const LeagueContext leagues(context, Wants::to_read);
  std::vector<session::DamagedStream> damaged;
  const auto complete = [&](Answer answer) {
    add_left_out(answer, context, *leagues.store, damaged);
    return answer;
  };
  if (arguments.keep.empty())
    return complete(rated_answer(context, arguments, leagues, system,
                                 session::ratings(leagues.league, system.rules, of, {}, &damaged), true,
                                 tr("Ranking")));
  RankingFolder folder(arguments.keep, std::string(system.word) + "\n" + of.game + "\n" + of.season);
  ProgressLine progress;
  const auto ranked = session::ranking(
      leagues.league, system.word, system.rules, of, &folder,
      [&](std::size_t done, std::size_t all) { progress(done, all); }, &damaged);
  const RatedPlayers rated{leagues, ranked.count, ranked.best};
  return complete(ratings_answer(context, arguments, rated, system,
                                 {.deviation = system.deviates(), .club = true}, tr("Ranking")));
}

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
  LeagueContext leagues(context, Wants::to_read);
  if (!arguments.by.empty() && arguments.by != "entrant" && arguments.by != "person")
    throw unreadable(tr("--by must be \"entrant\" or \"person\"."));
  const auto by = arguments.by == "person" ? session::SeasonBy::person : session::SeasonBy::entrant;
  std::vector<session::DamagedStream> damaged;
  const session::SeasonTable season = session::season(leagues.league, arguments.name, by, {}, &damaged);
  Answer answer{
      .json = {{"season", arguments.name}, {"competitions", json::array()}, {"rows", json::array()}}};
  add_left_out(answer, context, *leagues.store, damaged);
  for (const auto& competition : season.competitions)
    answer.json["competitions"].push_back({{"competition", competition.id}, {"name", competition.name}});
  for (const league::SeasonLine& line : season.lines) {
    json stages = json::array();
    for (const league::StagePoints& stage : line.stages)
      stages.push_back({{"competition", stage.stage + 1},
                        {"rank", stage.rank},
                        {"points", decimal(stage.points, 2)},
                        {"counted", stage.counted}});
    answer.json["rows"].push_back({{"rank", line.rank},
                                   {"name", line.name},
                                   {"halves", line.total},
                                   {"lantern", line.lantern},
                                   {"stages", stages}});
  }
  const auto table = [&](int columns) {
    return season_table(arguments.name, season, arguments.last.value_or(columns));
  };
  const report::Table shown = table(report::kSeasonColumns);
  answer.text =
      arguments.is_wanted()
          ? write_report_files(arguments, table(report::kSeasonDataColumns),
                               tables_page(shown.title, leagues.league.club().now.name, {&shown, 1}))
          : terminal_text(context.paper, shown);
  return answer;
}

}  // namespace

league::RatingSystem rating_system(const std::string& word) { return system_by_name(word).rules; }

report::Table season_table(const std::string& name, const session::SeasonTable& season, int last) {
  std::vector<std::string> competitions;
  for (const auto& competition : season.competitions) competitions.push_back(competition.name);
  return report::season(name, competitions, season.lines, last);
}

report::RatedPlayer rated_player(const session::RatedPlayer& one, const std::string& name) {
  return {.name = name,
          .value = one.now.value,
          .deviation = one.now.deviation,
          .at_least = session::worth(one.now),
          .games = one.now.games,
          .club = one.club};
}

Commands record_commands() {
  return {command("league stats", N_("show a player's games and opponents"), show_record),
          command("league ratings", N_("the players' ratings"), show_ratings),
          command("league ranking", N_("ranking across all clubs, from finished competitions"), show_ranking),
          command("league season", N_("the table of a season"), show_season)};
}

}  // namespace tanteador::cli
