#pragma once
// A table of tarot that can be played: the agreements, how many play, and what follows from that.

#include <optional>

#include "src/cards/pack.hpp"
#include "src/core/ids.hpp"
#include "src/games/tarot/parameters.hpp"

namespace tanteador::tarot {

inline constexpr int kPlayersMax = 5;
inline constexpr int kTricksMax = 24;  // of three players

struct Ruleset {
  Parameters parameters;
  int seats = 3;
  std::optional<Seat> first_dealer{};  // nobody: by lot, and told by the first deal

  int dog_size() const { return seats == 5 ? 3 : 6; }
  // Of cards to a hand, and so of tricks.
  int hand_size() const { return (cards::FrenchTarock::kSize - dog_size()) / seats; }
  bool operator==(const Ruleset&) const = default;
};

}  // namespace tanteador::tarot
