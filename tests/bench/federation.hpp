#pragma once
// A federation of as many players as wanted, out of a seed: everybody gets the same. Each week so many
// competitions are played to their end, of entrants drawn from all players; a player is 16 bytes of an id,
// and "Player 12345" by name.

#include <cstdint>
#include <string>

#include "src/session/league/league.hpp"

namespace tanteador::bench {

struct Federation {
  static constexpr int kEntrants = 40, kRounds = 5;
  static constexpr int kMatches = kRounds * kEntrants / 2;  // of a competition
  int players = 0, clubs = 0;
  std::uint64_t seed = 1;

  std::string player(int number) const;  // the id
  // The competitions of a week, from 0, finished in it: the matches that were played. With the projections of
  // the program, so that `db check` finds them as they must be.
  int fill_week(session::Store& store, int week, int competitions) const;
};

}  // namespace tanteador::bench
