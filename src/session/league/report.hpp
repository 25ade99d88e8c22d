#pragma once
// Exchange with other programs: the list of the club's players, and tournament report files (TRF16, TRF26). A
// report is of a Swiss competition of single players.

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/codec/files/player_list.hpp"
#include "src/session/league/league.hpp"

namespace tanteador::session {

// All people of the club, without forgotten ones.
std::vector<codec::PlayerLine> players_listed(const League& league);

// Writes the report file. Error: the competition is no Swiss of single players.
tl::expected<std::string, codec::InputError> report(const League& league, const OpenCompetition& open);

// The wanted values of an imported competition. `game` must be a known game. Empty values come from the file,
// and the ruleset from the game's first edition.
struct ReportWanted {
  std::string name, game, ruleset;
};
// Returns the person id for a line of the file, by name and licence. It may throw; then nothing is stored.
using PersonOfReport = std::function<std::string(const codec::PlayerLine&)>;
// A player whose points in the file differ from the computed points. Both in halves.
struct PointsDiffer {
  int number = 0;
  std::string name;
  int in_file = 0, here = 0;
  bool operator==(const PointsDiffer&) const = default;
};
// A bye requested for a round after the next one; it was not imported.
struct LaterBye {
  std::string name;
  int round = 0;  // from 1
  bool operator==(const LaterBye&) const = default;
};
struct ReportTaken {
  OpenCompetition competition;
  std::string name;
  std::size_t entrants = 0, rounds = 0;
  std::vector<std::string> left = {};  // unknown tie-breaks
  bool has_other_points = false;       // lines with other points for a result were skipped
  std::vector<PointsDiffer> differ = {};
  std::vector<LaterBye> later_byes = {};
};
struct ReportFault {
  codec::InputError input;
  std::optional<league::LeagueRefusal> refused;  // entrants in it are rendered with `names`
  std::vector<std::string> names;
};
// Imports the competition, or nothing.
tl::expected<ReportTaken, ReportFault> take_report(League& league, std::string_view text,
                                                   const ReportWanted& wanted, const PersonOfReport& person);

}  // namespace tanteador::session
