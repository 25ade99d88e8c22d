#pragma once
// Makers of the club's and the competitions' screens, from the data in known.hpp.

#include <span>
#include <string>
#include <string_view>

#include "src/league/competition/proposal.hpp"
#include "src/reports/report.hpp"
#include "src/view/league/parts.hpp"
#include "src/view/league/round/undo.hpp"

namespace tanteador::view {

Button competition_button(const ListedCompetition& row);  // opens it; detail: its state
ClubView make_club(const ClubBook& book, const ClubViewState& state, const ClubFigures& figures = {});
// `folder`: proposed folder for files (ClubFigures::folder).
ManageView make_manage(const OpenLeague& league, const ManageState& state, const std::string& folder);
PlayerPage make_player(const PlayerRecord& record, const ClubBook& book, const PlayerState& state);
// `problem`: the reason why the last attempt failed; empty: none.
NewCompetition make_new_competition(const ClubBook& book, const PlanState& state, std::string problem);
RoundScreen make_round(const OpenLeague& league, const RoundState& state);
// `season`: the season of the competition; needed while its table is shown.
StandingsView make_standings(const OpenLeague& league, const StandingsState& state,
                             const SeasonBook* season = nullptr);
EntrantsView make_entrants(const OpenLeague& league, const ClubBook& book, const EntrantsState& state);
PapersView make_papers(const OpenLeague& league, const PaperState& state);
const report::ReportKind& resolve_report(const PaperState& state);  // the chosen paper, else the first
// The round that a paper of one round prints: the chosen one, else the round in play. Empty: none is paired.
std::optional<league::RoundRef> round_printed(const league::Competition& now, const PaperState& state);
report::Input report_input(const OpenLeague& league, const PaperState& state);
WallRow wall_row(const OpenLeague& league, league::TableRef at);
WallView make_wall(const OpenLeague& league, int turn);
void set_wall_clock(WallView& view, const RoundClock& clock);
ProgressView make_progress(const OpenLeague& league, int tenths);
// `done` of `all` steps; `all` 0: unknown.
ProgressView make_work(const command::ClubWork& work, int tenths, std::size_t done, std::size_t all);
ProgressView make_keeping(int tenths, std::size_t done, std::size_t all);  // writing of a paper into a folder

struct UsualRound {
  std::string_view game;
  league::Opposition meeting = league::Opposition::two_sides;
  int minutes = 0;
};
std::span<const UsualRound> usual_rounds();

LeagueHead head_of(const OpenLeague& league);
ResultSheet make_result(const OpenLeague& league, league::TableRef at, const RoundState& state);
// The undecided tables of an open round and its byes. Empty: nothing can be exchanged.
std::optional<SwapSheet> make_swap(const OpenLeague& league, league::RoundRef round, const RoundState& state);
// The round `request`, if it is paired; else the round in play. Round -1: none is paired.
league::RoundRef shown_round(const league::Competition& now, const std::optional<league::RoundRef>& request);
league::RoundRef shown_round(const OpenLeague& league);

}  // namespace tanteador::view
