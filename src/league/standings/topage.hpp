#pragma once
// Duplicate: compares the taker's score of a deal with the scores of the same deal at other tables (topage;
// Règlement officiel of the FFT, Le classement en duplicate).

#include <optional>
#include <span>
#include <vector>

#include "src/league/standings/tiebreaks.hpp"

namespace tanteador::league {

struct BoardPlayed {
  int board = 0;
  std::vector<Entrant> attack, defence;
  int score = 0;  // the taker's score, negative if he lost
};

// The taker's note in millionths of a percent. The best score of the board gets 100, the worst 0, the others
// equal steps. Equal scores share their notes. The defence has the difference to 100. Null: the board was
// played once, so there is no comparison.
using Note = std::int64_t;
inline constexpr Note kTop = 100'000'000;
std::vector<std::optional<Note>> taker_notes(std::span<const BoardPlayed> played);

// The weight of the boards in attack in an entrant's total, in quarters; the boards in defence have the rest.
enum class AttackPart : std::uint8_t { quarter = 1, half = 2 };  // single players; formations

// Averages of the notes, in hundredths of a percent; -1: none.
struct Percentage {
  Value attack = -1, defence = -1;
  Value whole = -1;  // if only one of the two exists, equal to it
};
std::vector<Percentage> percentages(std::span<const BoardPlayed> played, int entrants, AttackPart part);

}  // namespace tanteador::league
