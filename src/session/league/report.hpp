#pragma once
// What a club exchanges with other programs: its players as a list, and tournament report files (TRF16,
// TRF26), a Swiss of single players out and in.

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/codec/player_list.hpp"
#include "src/session/league/league.hpp"

namespace tanteador::session {

// Everybody of the club but those who were forgotten.
std::vector<codec::PlayerLine> players_listed(const League& league);

// The file; the error where the competition is no Swiss of single players.
tl::expected<std::string, codec::InputError> report(const League& league, const OpenCompetition& open);

// As it is to be taken in: the game must be one of ours; what is empty is as the file says, and the game's
// first edition.
struct ReportWanted {
  std::string name, game, ruleset;
};
// Who that is, by name and licence; may throw what the caller catches, and nothing is stored.
using PersonOfReport = std::function<std::string(const codec::PlayerLine&)>;
// Points of a player as the file says them, and as they follow from its results; in halves.
struct PointsDiffer {
  int number = 0;
  std::string name;
  int in_file = 0, here = 0;
  bool operator==(const PointsDiffer&) const = default;
};
struct LaterBye {  // asked for of a round that is not the next one: it was left
  std::string name;
  int round = 0;  // from 1
  bool operator==(const LaterBye&) const = default;
};
struct ReportTaken {
  OpenCompetition competition;
  std::string name;
  std::size_t entrants = 0, rounds = 0;
  std::vector<std::string> left = {};  // tie-breaks that are not known here
  bool has_other_points = false;       // lines that give a result other points were left
  std::vector<PointsDiffer> differ = {};
  std::vector<LaterBye> later_byes = {};
};
// Why it was not: the file, or what it tells.
struct ReportFault {
  codec::InputError input;
  std::optional<league::Refused> refused;  // with the names of the entrants
  std::vector<std::string> names;
};
// All of it, or nothing.
tl::expected<ReportTaken, ReportFault> take_report(League& league, std::string_view text,
                                                   const ReportWanted& wanted, const PersonOfReport& person);

}  // namespace tanteador::session
