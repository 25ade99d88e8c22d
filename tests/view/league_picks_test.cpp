// What is half entered on the club's screens, and what ends with a page, a round, a screen or an entry.

#include <doctest/doctest.h>

#include "src/view/league/picks.hpp"

namespace league_picks {

using namespace tanteador::view;

namespace {

const std::string kSearch{kLeagueSearch}, kWhy{kReason}, kDate{kRoundDate};

// Something is half entered on each of them.
LeaguePicks half_entered() {
  LeaguePicks picks;
  auto& round = std::get<RoundPick>(picks);
  round.result.table = 3;
  round.swap = {.open = true, .table = 2};
  round.sure = "league/next/force";
  round.typed = {{kSearch, "ana"}, {kWhy, "late"}, {kDate, "20:00"}};
  auto& entrants = std::get<EntrantsPick>(picks);
  entrants.entrant = 4;
  entrants.share = 50;
  entrants.leaving = true;
  entrants.check_in = {.open = true, .here = {1}};
  entrants.typed = {{kSearch, "beto"}, {kWhy, "ill"}, {"league/entrant/off", "1"}};
  auto& manage = std::get<ManagePick>(picks);
  manage.group = 2;
  manage.marked = {1, 2};
  manage.cancelling = true;
  manage.typed = {{kWhy, "a mistake"}, {"league/fee", "12"}, {std::string(kFileField) + "report", "~/a.trf"}};
  std::get<PlayerPick>(picks).forgetting = true;
  std::get<ClubPick>(picks).doubles = true;
  std::get<PlanPick>(picks).typed = {{kSearch, "caro"}, {"league/competition", "Cup"}};
  return picks;
}

}  // namespace

TEST_CASE(
    "another page of a competition ends what was asked or searched for on the others; a result that was "
    "begun waits") {
  LeaguePicks picks = half_entered();
  CompetitionPick standings;
  standings.page = LeaguePage::standings;
  aim(picks, standings);
  CHECK(std::get<CompetitionPick>(picks) == standings);
  RoundPick waiting;
  waiting.begun[3].draft.table = 3;
  waiting.begun[3].typed = {{kWhy, "late"}};
  CHECK(std::get<RoundPick>(picks) == waiting);
  const auto& entrants = std::get<EntrantsPick>(picks);
  CHECK(entrants.typed == Texts{{"league/entrant/off", "1"}});
  CHECK(!entrants.leaving);
  CHECK(entrants.entrant == 4);
  const auto& manage = std::get<ManagePick>(picks);
  CHECK(!manage.typed.contains(kWhy));
  CHECK(manage.typed.contains("league/fee"));
  CHECK(!manage.cancelling);
  CHECK(manage.marked.size() == 2);
}

TEST_CASE("another round ends the slip and its date, and is searched as the one before it") {
  LeaguePicks picks = half_entered();
  CompetitionPick second;
  second.round = {0, 1};
  aim(picks, second);
  const auto& round = std::get<RoundPick>(picks);
  CHECK(round.result == ResultDraft());
  CHECK(round.typed == Texts{{kSearch, "ana"}, {kWhy, "late"}});
}

TEST_CASE("a screen's own state stands as it is pressed, and no other moves") {
  LeaguePicks picks = half_entered();
  const LeaguePicks before = picks;
  StandingsPick unfolded;
  unfolded.row = 5;
  aim(picks, unfolded);
  CHECK(std::get<StandingsPick>(picks) == unfolded);
  std::get<StandingsPick>(picks) = {};
  CHECK(picks == before);
}

TEST_CASE("another screen ends searches and questions, and a plan keeps its name") {
  LeaguePicks picks = half_entered();
  leave_screen(picks);
  CHECK(std::get<RoundPick>(picks).swap == SwapPick());
  CHECK(std::get<RoundPick>(picks).sure.empty());
  CHECK(std::get<RoundPick>(picks).typed == Texts{{kWhy, "late"}});
  CHECK(!std::get<EntrantsPick>(picks).leaving);
  CHECK(!std::get<PlayerPick>(picks).forgetting);
  CHECK(!std::get<ClubPick>(picks).doubles);
  CHECK(std::get<PlanPick>(picks).typed == Texts{{"league/competition", "Cup"}});
}

TEST_CASE(
    "after an entry its slip and sheet are empty; who was ticked, the page and the places of files stay") {
  LeaguePicks picks = half_entered();
  clear_entered(picks);
  const auto& round = std::get<RoundPick>(picks);
  CHECK(round.result == ResultDraft());
  CHECK(round.swap == SwapPick{.open = true});
  CHECK(round.typed == Texts{{kSearch, "ana"}});
  EntrantsPick ticked;
  ticked.check_in = {.open = true, .here = {1}};
  CHECK(std::get<EntrantsPick>(picks) == ticked);
  ManagePick page;
  page.group = 2;
  page.typed = {{std::string(kFileField) + "report", "~/a.trf"}};
  CHECK(std::get<ManagePick>(picks) == page);
}

TEST_CASE("who was searched for in a list is searched for after an entry, too; on a sheet it was for that") {
  LeaguePicks picks = half_entered();
  std::get<EntrantsPick>(picks).entrant = -1;
  clear_entered(picks);
  CHECK(std::get<EntrantsPick>(picks).typed == Texts{{kSearch, "beto"}});
}

TEST_CASE("what is typed goes to the screen it is typed on, a moment to every page of a competition") {
  LeaguePicks picks;
  auto& page = std::get<CompetitionPick>(picks).page;
  using enum Screen;
  CHECK(&texts_of(picks, club, kLeagueSearch) == &std::get<ClubPick>(picks).typed);
  CHECK(&texts_of(picks, player, kLeagueSearch) == &std::get<PlayerPick>(picks).typed);
  CHECK(&texts_of(picks, new_competition, kLeagueSearch) == &std::get<PlanPick>(picks).typed);
  CHECK(&texts_of(picks, competition, kLeagueSearch) == &std::get<RoundPick>(picks).typed);
  page = LeaguePage::entrants;
  CHECK(&texts_of(picks, competition, kLeagueSearch) == &std::get<EntrantsPick>(picks).typed);
  page = LeaguePage::manage;
  CHECK(&texts_of(picks, competition, kReason) == &std::get<ManagePick>(picks).typed);
  CHECK(&texts_of(picks, competition, kAsOf) == &std::get<CompetitionPick>(picks).typed);
}

TEST_CASE("the paper of a page is what that page shows") {
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
    std::get<PaperPick>(picks).paper = "bracket";
    std::get<CompetitionPick>(picks).page = row.page;
    std::get<StandingsPick>(picks).table = row.table;
    choose_paper(picks);
    CAPTURE(row.paper);
    CHECK(std::get<PaperPick>(picks).paper == row.paper);
    CHECK(std::get<CompetitionPick>(picks).page == papers);
  }
}

}  // namespace league_picks
