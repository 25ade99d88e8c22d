#pragma once
// The screens of the club and its competitions, made from what the session knows of them.

#include <span>
#include <string>
#include <string_view>

#include "src/league/competition/proposal.hpp"
#include "src/reports/report.hpp"
#include "src/view/league/parts.hpp"
#include "src/view/league/round/undo.hpp"

namespace tanteador::view {

ClubView make_club(const ClubBook& book, const ClubViewState& pick, const ClubFigures& figures = {});
// `folder`: as in ClubFigures.
ManageView make_manage(const OpenLeague& league, const ManageState& pick, const std::string& folder);
PlayerPage make_player(const PlayerRecord& record, const ClubBook& book, const PlayerState& pick);
// `problem`: why the last attempt was refused.
NewCompetition make_new_competition(const ClubBook& book, const PlanState& pick, std::string problem);
RoundScreen make_round(const OpenLeague& league, const RoundState& pick);
// `season`: of the competition, where it is the season that is shown.
StandingsView make_standings(const OpenLeague& league, const StandingsState& pick,
                             const SeasonBook* season = nullptr);
EntrantsView make_entrants(const OpenLeague& league, const ClubBook& book, const EntrantsState& pick);
PapersView make_papers(const OpenLeague& league, const PaperState& pick);
const report::ReportKind& resolve_report(const PaperState& pick);  // the one that is shown
// The round a paper of one round is about: the chosen one while it is drawn, else the one being played. None:
// no round of the stage is drawn.
std::optional<league::RoundRef> round_printed(const league::Competition& now, const PaperState& pick);
report::Input report_input(const OpenLeague& league, const PaperState& pick);
WallRow wall_row(const OpenLeague& league, league::TableRef at);
WallView make_wall(const OpenLeague& league, int turn);
ProgressView make_progress(const OpenLeague& league, int tenths);
// `done` of `all` steps; all 0: nobody knows how many there are.
ProgressView make_work(const command::ClubWork& work, int tenths, std::size_t done, std::size_t all);
ProgressView make_keeping(int tenths, std::size_t done, std::size_t all);  // a paper written into a folder

// How a game is usually played at a club.
struct UsualRound {
  std::string_view game;
  league::Opposition meeting = league::Opposition::two_sides;
  int minutes = 0;  // of a round
};
std::span<const UsualRound> usual_rounds();

// --- What these screens share.

// The competition's name, what is played and how far it is, and the ways to its other pages.
LeagueHead head_of(const OpenLeague& league);
// The sheet of the table that is open.
ResultSheet make_result(const OpenLeague& league, league::TableRef at, const RoundState& pick);
// Of a round that is being played: the tables without a result, and who sits out; none where there is nothing
// to exchange.
std::optional<SwapSheet> make_swap(const OpenLeague& league, league::RoundRef round, const RoundState& pick);
// What the round shown is: the one asked for, or the one being played. Round -1: none is drawn.
league::RoundRef shown_round(const league::Competition& now, const std::optional<league::RoundRef>& asked);
league::RoundRef shown_round(const OpenLeague& league);

}  // namespace tanteador::view
