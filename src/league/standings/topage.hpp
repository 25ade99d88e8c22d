#pragma once
// Duplicate: the same deals are played at several tables, and what a taker has made of one is compared with
// what the others have made of it (topage; Règlement officiel of the FFT, Le classement en duplicate).

#include <optional>
#include <span>
#include <vector>

#include "src/league/standings/tiebreaks.hpp"

namespace tanteador::league {

// One board played at one table.
struct BoardPlayed {
  int board = 0;
  std::vector<Entrant> attack, defence;
  int score = 0;  // the taker's account, below 0 where he lost
};

// The taker's note of each, in millionths of a percent: 100 for the best of its board and 0 for the worst,
// the others by equal steps; equal scores share theirs. The defence has the rest to 100. Nothing where a
// board was played once: there is nobody to compare with.
using Note = std::int64_t;
inline constexpr Note kTop = 100'000'000;
std::vector<std::optional<Note>> taker_notes(std::span<const BoardPlayed> played);

// Of an entrant's whole, the part its boards in attack make, in quarters; those in defence make the rest.
enum class AttackPart : std::uint8_t { quarter = 1, half = 2 };  // of single players; of formations

// In hundredths of a percent, the averages of the notes; -1 where there is none.
struct Percentage {
  Value attack = -1, defence = -1;
  Value whole = -1;  // of one alone where the other is missing
};
// By entrant.
std::vector<Percentage> percentages(std::span<const BoardPlayed> played, int entrants, AttackPart part);

}  // namespace tanteador::league
