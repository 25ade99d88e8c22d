// Unfinished input on the club's screens, and its end with a page, a round, a screen or an entry.

#include <doctest/doctest.h>

#include "src/view/league/states.hpp"

namespace league_picks {

using namespace tanteador::view;

namespace {

const std::string kSearch{kLeagueSearch}, kWhy{kReason}, kDate{kRoundDate};

// Something is half entered on each of them.
LeaguePicks half_entered() {
  LeaguePicks picks;
  auto& round = std::get<RoundState>(picks);
  round.result.table = 3;
  round.swap = {.open = true, .table = 2};
  round.sure = "league/next/force";
  round.typed = {{kSearch, "ana"}, {kWhy, "late"}, {kDate, "20:00"}};
  auto& entrants = std::get<EntrantsState>(picks);
  entrants.entrant = 4;
  entrants.share = 50;
  entrants.leaving = true;
  entrants.check_in = {.open = true, .here = {1}};
  entrants.typed = {{kSearch, "beto"}, {kWhy, "ill"}, {"league/entrant/off", "1"}};
  auto& manage = std::get<ManageState>(picks);
  manage.group = 2;
  manage.marked = {1, 2};
  manage.cancelling = true;
  manage.typed = {{kWhy, "a mistake"}, {"league/fee", "12"}, {std::string(kFileField) + "report", "~/a.trf"}};
  std::get<PlayerState>(picks).forgetting = true;
  std::get<ClubViewState>(picks).doubles = true;
  std::get<PlanState>(picks).typed = {{kSearch, "caro"}, {"league/competition", "Cup"}};
  return picks;
}

}  // namespace

TEST_CASE("another page of a competition clears questions and searches, and an unfinished result waits") {
  LeaguePicks picks = half_entered();
  CompetitionViewState standings;
  standings.page = LeaguePage::standings;
  set_state(picks, standings);
  CHECK(std::get<CompetitionViewState>(picks) == standings);
  RoundState waiting;
  waiting.begun[3].draft.table = 3;
  waiting.begun[3].typed = {{kWhy, "late"}};
  CHECK(std::get<RoundState>(picks) == waiting);
  const auto& entrants = std::get<EntrantsState>(picks);
  CHECK(entrants.typed == Texts{{"league/entrant/off", "1"}});
  CHECK(!entrants.leaving);
  CHECK(entrants.entrant == 4);
  const auto& manage = std::get<ManageState>(picks);
  CHECK(!manage.typed.contains(kWhy));
  CHECK(manage.typed.contains("league/fee"));
  CHECK(!manage.cancelling);
  CHECK(manage.marked.size() == 2);
}

TEST_CASE("another round closes the slip and its date, and keeps the search") {
  LeaguePicks picks = half_entered();
  CompetitionViewState second;
  second.round = {0, 1};
  set_state(picks, second);
  const auto& round = std::get<RoundState>(picks);
  CHECK(round.result == ResultDraft());
  CHECK(round.typed == Texts{{kSearch, "ana"}, {kWhy, "late"}});
}

TEST_CASE("a control changes only the state of its own screen") {
  LeaguePicks picks = half_entered();
  const LeaguePicks before = picks;
  StandingsState unfolded;
  unfolded.row = 5;
  set_state(picks, unfolded);
  CHECK(std::get<StandingsState>(picks) == unfolded);
  std::get<StandingsState>(picks) = {};
  CHECK(picks == before);
}

TEST_CASE("another screen clears searches and questions, and a plan keeps its name") {
  LeaguePicks picks = half_entered();
  leave_screen(picks);
  CHECK(std::get<RoundState>(picks).swap == SwapState());
  CHECK(std::get<RoundState>(picks).sure.empty());
  CHECK(std::get<RoundState>(picks).typed == Texts{{kWhy, "late"}});
  CHECK(!std::get<EntrantsState>(picks).leaving);
  CHECK(!std::get<PlayerState>(picks).forgetting);
  CHECK(!std::get<ClubViewState>(picks).doubles);
  CHECK(std::get<PlanState>(picks).typed == Texts{{"league/competition", "Cup"}});
}

TEST_CASE("after an entry its slip and sheet are empty, and ticks, page and file paths stay") {
  LeaguePicks picks = half_entered();
  clear_entered(picks);
  const auto& round = std::get<RoundState>(picks);
  CHECK(round.result == ResultDraft());
  CHECK(round.swap == SwapState{.open = true});
  CHECK(round.typed == Texts{{kSearch, "ana"}});
  EntrantsState ticked;
  ticked.check_in = {.open = true, .here = {1}};
  CHECK(std::get<EntrantsState>(picks) == ticked);
  ManageState page;
  page.group = 2;
  page.typed = {{std::string(kFileField) + "report", "~/a.trf"}};
  CHECK(std::get<ManageState>(picks) == page);
}

TEST_CASE("a search in a list stays after an entry; on a sheet it ends") {
  LeaguePicks picks = half_entered();
  std::get<EntrantsState>(picks).entrant = -1;
  clear_entered(picks);
  CHECK(std::get<EntrantsState>(picks).typed == Texts{{kSearch, "beto"}});
}

TEST_CASE("typed text goes to its own screen, a moment to every page of a competition") {
  LeaguePicks picks;
  auto& page = std::get<CompetitionViewState>(picks).page;
  using enum Screen;
  CHECK(&texts_of(picks, club, kLeagueSearch) == &std::get<ClubViewState>(picks).typed);
  CHECK(&texts_of(picks, player, kLeagueSearch) == &std::get<PlayerState>(picks).typed);
  CHECK(&texts_of(picks, new_competition, kLeagueSearch) == &std::get<PlanState>(picks).typed);
  CHECK(&texts_of(picks, competition, kLeagueSearch) == &std::get<RoundState>(picks).typed);
  page = LeaguePage::entrants;
  CHECK(&texts_of(picks, competition, kLeagueSearch) == &std::get<EntrantsState>(picks).typed);
  page = LeaguePage::manage;
  CHECK(&texts_of(picks, competition, kReason) == &std::get<ManageState>(picks).typed);
  CHECK(&texts_of(picks, competition, kAsOf) == &std::get<CompetitionViewState>(picks).typed);
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
    LeaguePicks picks;
    std::get<PaperState>(picks).paper = "bracket";
    std::get<CompetitionViewState>(picks).page = row.page;
    std::get<StandingsState>(picks).table = row.table;
    choose_paper(picks);
    CAPTURE(row.paper);
    CHECK(std::get<PaperState>(picks).paper == row.paper);
    CHECK(std::get<CompetitionViewState>(picks).page == papers);
  }
}

}  // namespace league_picks
