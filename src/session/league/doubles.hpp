#pragma once
// Who may be one human being although he has several entries, in this club or in several.

#include "src/session/league/league.hpp"

namespace tanteador::session {

// Entries that bear the same licence number and were not said to be one person, or two: nobody is told to be
// another by his name alone.
struct LikelyDouble {
  std::string licence;              // as the first of them has it
  std::vector<std::string> people;  // ids that count
  bool operator==(const LikelyDouble&) const = default;
};
std::vector<LikelyDouble> likely_doubles(std::span<const PlayerCard> cards, const league::SamePeople& same);

}  // namespace tanteador::session
