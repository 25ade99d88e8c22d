#pragma once
// A table of tarot ready to play: agreements and number of players.

#include <optional>

#include "src/cards/pack.hpp"
#include "src/core/ids.hpp"
#include "src/games/tarot/parameters.hpp"

namespace tanteador::tarot {

inline constexpr int kPlayersMax = 5;
inline constexpr int kTricksMax = 24;  // with three players

struct Ruleset {
  Parameters parameters;
  int seats = 3;
  std::optional<Seat> first_dealer{};  // empty: drawn by lot, named by the first deal

  int dog_size() const { return seats == 5 ? 3 : 6; }
  // Cards of a hand, and tricks of a deal.
  int hand_size() const { return (cards::FrenchTarock::kSize - dog_size()) / seats; }
  bool operator==(const Ruleset&) const = default;
};

}  // namespace tanteador::tarot
