#pragma once
// The screens of the club and its competitions, made from what the session knows of them.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/league/competition.hpp"
#include "src/league/proposal.hpp"
#include "src/league/statistics.hpp"
#include "src/view/screens.hpp"

namespace tanteador::view {

struct ClubPerson {
  std::string id, name, alias, licence;  // alias, licence: may be empty
  bool active = true;
};
struct ListedCompetition {
  std::string id, name, game, status;  // entering, playing, finished
  int entrants = 0, round = 0, open_tables = 0;
};
struct ClubBook {
  std::string name;
  std::vector<ClubPerson> people;  // in order of entry
  std::vector<league::Team> teams;
  std::vector<ListedCompetition> competitions;  // newest first
};

struct GameTotals {
  std::string game;
  int games = 0, won = 0, drawn = 0, lost = 0, best = 0, longest = 0;
};
struct Opponent {
  std::string name;
  league::HeadToHead met;
};
struct RatedWeek {
  std::string monday;  // "2026-11-16"
  double value = 0, deviation = 0;
};
struct PlayerRecord {
  ClubPerson person;
  std::vector<GameTotals> games;
  std::vector<Opponent> opponents;
  std::vector<RatedWeek> weeks;  // those played in, in order
};

// A competition that is open. Both must outlive it.
struct OpenLeague {
  const league::Competition& now;
  const std::vector<std::string>& names;  // of the entrants
  int target = 0;                         // points a decided game ends with; 0: none is known
};

ClubView make_club(const ClubBook& book, const LeaguePick& pick);
PlayerPage make_player(const PlayerRecord& record, const LeaguePick& pick);
// `problem`: why the last attempt was refused.
NewCompetition make_new_competition(const ClubBook& book, const LeaguePick& pick, std::string problem);
RoundScreen make_round(const OpenLeague& league, const LeaguePick& pick);
StandingsView make_standings(const OpenLeague& league, const LeaguePick& pick);
EntrantsView make_entrants(const OpenLeague& league, const ClubBook& book, const LeaguePick& pick);
WallView make_wall(const OpenLeague& league, int turn);
ProgressView make_progress(const OpenLeague& league, int tenths);

// How a game is usually played at a club.
struct UsualRound {
  std::string_view game;
  league::Meeting meeting = league::Meeting::two_sides;
  int minutes = 0;  // of a round
};
std::span<const UsualRound> usual_rounds();

// --- What these screens share.

// The competition's name, what is played and how far it is, and the ways to its other pages.
LeagueHead head_of(const OpenLeague& league, const LeaguePick& pick);
// The sheet of the table that is open.
ResultSheet make_result(const OpenLeague& league, league::TableRef at, const LeaguePick& pick);
// What the round shown is: the one asked for, or the last drawn. Round -1: none is drawn.
league::RoundRef shown_round(const league::Competition& now, const LeaguePick& pick);
const league::PlayedRound& round_in(const league::Competition& now, league::RoundRef ref);

Action aimed(LeaguePick next, std::string id, std::string label);
Action deed(LeagueCommand what, std::string id, std::string label);
TextField field_of(const LeaguePick& pick, std::string id, std::string label, std::string hint);
std::string typed_in(const LeaguePick& pick, std::string_view id);
// Those whose name, nickname or licence number has these letters, in either case.
std::vector<const ClubPerson*> people_with(const ClubBook& book, const std::string& letters,
                                           bool inactive_too);
// Makes a player of the club of a name that was typed and is nobody's; else not enabled.
Action add_player(const ClubBook& book, const std::string& name);

}  // namespace tanteador::view
