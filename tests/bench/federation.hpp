#pragma once
// A reproducible federation of any number of players, made from a seed. Each week several competitions of
// random players are played to their end. A player has an id of 16 bytes and the name "Player 12345".

#include <cstdint>
#include <string>

#include "src/session/league/league.hpp"

namespace tanteador::bench {

struct Federation {
  static constexpr int kEntrants = 40, kRounds = 5;
  static constexpr int kMatches = kRounds * kEntrants / 2;  // matches of one competition
  int players = 0, clubs = 0;
  std::uint64_t seed = 1;

  std::string player(int number) const;  // the id
  // The matches of one week, counted from 0, whose competitions are all finished. The projections are written
  // as the program does, so that `db check` accepts them.
  int fill_week(session::Store& store, int week, int competitions) const;
};

}  // namespace tanteador::bench
