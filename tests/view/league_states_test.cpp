// Unfinished input on the club's screens, and its end with a page, a round, a screen or an entry.

#include <doctest/doctest.h>

#include "src/view/league/states.hpp"

namespace league_picks {

using namespace tanteador::view;

namespace {

const std::string kSearch{kLeagueSearch}, kWhy{kReason}, kDate{kRoundDate};

// Something is half entered on each of them.
LeagueStates half_entered() {
  LeagueStates states;
  auto& round = std::get<RoundState>(states);
  round.result.table = 3;
  round.swap = {.open = true, .table = 2};
  round.confirmation_id = "league/next/force";
  round.typed = {{kSearch, "ana"}, {kWhy, "late"}, {kDate, "20:00"}};
  auto& entrants = std::get<EntrantsState>(states);
  entrants.entrant = 4;
  entrants.share = 50;
  entrants.leaving = true;
  entrants.check_in = {.open = true, .here = {1}};
  entrants.typed = {{kSearch, "beto"}, {kWhy, "ill"}, {"league/entrant/off", "1"}};
  auto& manage = std::get<ManageState>(states);
  manage.group = 2;
  manage.marked = {1, 2};
  manage.cancelling = true;
  manage.typed = {{kWhy, "a mistake"}, {"league/fee", "12"}, {std::string(kFileField) + "report", "~/a.trf"}};
  std::get<PlayerState>(states).forgetting = true;
  std::get<ClubViewState>(states).doubles = true;
  std::get<PlanState>(states).typed = {{kSearch, "caro"}, {"league/competition", "Cup"}};
  return states;
}

}  // namespace

TEST_CASE("another page of a competition clears questions and searches, and an unfinished result waits") {
  LeagueStates states = half_entered();
  CompetitionViewState standings;
  standings.page = LeaguePage::standings;
  set_state(states, standings);
  CHECK(std::get<CompetitionViewState>(states) == standings);
  RoundState waiting;
  waiting.begun[3].draft.table = 3;
  waiting.begun[3].typed = {{kWhy, "late"}};
  CHECK(std::get<RoundState>(states) == waiting);
  const auto& entrants = std::get<EntrantsState>(states);
  CHECK(entrants.typed == Texts{{"league/entrant/off", "1"}});
  CHECK(!entrants.leaving);
  CHECK(entrants.entrant == 4);
  const auto& manage = std::get<ManageState>(states);
  CHECK(!manage.typed.contains(kWhy));
  CHECK(manage.typed.contains("league/fee"));
  CHECK(!manage.cancelling);
  CHECK(manage.marked.size() == 2);
}

TEST_CASE("another round closes the slip and its date, and keeps the search") {
  LeagueStates states = half_entered();
  CompetitionViewState second;
  second.round = {0, 1};
  set_state(states, second);
  const auto& round = std::get<RoundState>(states);
  CHECK(round.result == ResultDraft());
  CHECK(round.typed == Texts{{kSearch, "ana"}, {kWhy, "late"}});
}

TEST_CASE("a control changes only the state of its own screen") {
  LeagueStates states = half_entered();
  const LeagueStates before = states;
  StandingsState unfolded;
  unfolded.row = 5;
  set_state(states, unfolded);
  CHECK(std::get<StandingsState>(states) == unfolded);
  std::get<StandingsState>(states) = {};
  CHECK(states == before);
}

TEST_CASE("another screen clears searches and questions, and a plan keeps its name") {
  LeagueStates states = half_entered();
  leave_screen(states);
  CHECK(std::get<RoundState>(states).swap == SwapState());
  CHECK(std::get<RoundState>(states).confirmation_id.empty());
  CHECK(std::get<RoundState>(states).typed == Texts{{kWhy, "late"}});
  CHECK(!std::get<EntrantsState>(states).leaving);
  CHECK(!std::get<PlayerState>(states).forgetting);
  CHECK(!std::get<ClubViewState>(states).doubles);
  CHECK(std::get<PlanState>(states).typed == Texts{{"league/competition", "Cup"}});
}

TEST_CASE("after an entry its slip and sheet are empty, and ticks, page and file paths stay") {
  LeagueStates states = half_entered();
  clear_entered(states);
  const auto& round = std::get<RoundState>(states);
  CHECK(round.result == ResultDraft());
  CHECK(round.swap == SwapState{.open = true});
  CHECK(round.typed == Texts{{kSearch, "ana"}});
  EntrantsState ticked;
  ticked.check_in = {.open = true, .here = {1}};
  CHECK(std::get<EntrantsState>(states) == ticked);
  ManageState page;
  page.group = 2;
  page.typed = {{std::string(kFileField) + "report", "~/a.trf"}};
  CHECK(std::get<ManageState>(states) == page);
}

TEST_CASE("a search in a list stays after an entry; on a sheet it ends") {
  LeagueStates states = half_entered();
  std::get<EntrantsState>(states).entrant = -1;
  clear_entered(states);
  CHECK(std::get<EntrantsState>(states).typed == Texts{{kSearch, "beto"}});
}

TEST_CASE("typed text goes to its own screen, a moment to every page of a competition") {
  LeagueStates states;
  auto& page = std::get<CompetitionViewState>(states).page;
  using enum Screen;
  CHECK(&texts_of(states, club, kLeagueSearch) == &std::get<ClubViewState>(states).typed);
  CHECK(&texts_of(states, player, kLeagueSearch) == &std::get<PlayerState>(states).typed);
  CHECK(&texts_of(states, new_competition, kLeagueSearch) == &std::get<PlanState>(states).typed);
  CHECK(&texts_of(states, competition, kLeagueSearch) == &std::get<RoundState>(states).typed);
  page = LeaguePage::entrants;
  CHECK(&texts_of(states, competition, kLeagueSearch) == &std::get<EntrantsState>(states).typed);
  page = LeaguePage::manage;
  CHECK(&texts_of(states, competition, kReason) == &std::get<ManageState>(states).typed);
  CHECK(&texts_of(states, competition, kAsOf) == &std::get<CompetitionViewState>(states).typed);
}

TEST_CASE("a page's report shows the content of the page") {
  struct Row {
    LeaguePage page;
    TableKind table;
    const char* paper;
  };
  using enum LeaguePage;
  for (const Row& row :
       {Row{round, TableKind::season, "tables"}, Row{standings, TableKind::standings, "standings"},
        Row{standings, TableKind::crosstable, "crosstable"}, Row{standings, TableKind::season, "season"},
        Row{entrants, TableKind::season, "entrants"}, Row{papers, TableKind::season, "bracket"}}) {
    LeagueStates states;
    std::get<PaperState>(states).paper = "bracket";
    std::get<CompetitionViewState>(states).page = row.page;
    std::get<StandingsState>(states).table = row.table;
    choose_paper(states);
    CAPTURE(row.paper);
    CHECK(std::get<PaperState>(states).paper == row.paper);
    CHECK(std::get<CompetitionViewState>(states).page == papers);
  }
}

}  // namespace league_picks
