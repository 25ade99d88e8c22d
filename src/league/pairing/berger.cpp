#include "src/league/pairing/berger.hpp"

#include <algorithm>
#include <utility>

namespace tanteador::league {

namespace {

// Closed form of the published tables. n is even, `round` counts from 0.
std::vector<Pairing> table_row(int n, int round) {
  const int turning = n - 1;
  const int pivot = round * (n / 2) % turning;
  std::vector<Pairing> row{{entrant_at(pivot), entrant_at(n - 1)}};
  if (round % 2 == 1) std::swap(row[0].first, row[0].second);
  for (int step = 1; step < n / 2; ++step) {
    row.push_back({entrant_at((pivot + step) % turning), entrant_at((pivot - step + turning) % turning)});
  }
  return row;
}

// With 2, 6, 10 … a side, one side begins twice more often in some rounds, the other in as many. No rotation
// avoids that. Otherwise the first side would begin h = each / 2 times for every player and in every round.
// A round's shift is the difference of the players' numbers, modulo `each`. Summed over these games, the
// differences are 0. The shifts are h * each * (each - 1) / 2, which is no multiple of `each` for an odd h.

// True if entrant `one` of the first side has the first place in this row of the schedule.
bool first_side_begins(int each, int one, int row) {
  return each % 2 == 0 ? (row + one / 2) % 2 == 0 : (2 * one + row) % each % 2 == 0;
}

}  // namespace

std::vector<Round> berger(int entrants, int cycles) {
  const int n = entrants + entrants % 2;
  std::vector<Round> rounds;
  rounds.reserve(static_cast<std::size_t>(cycles) * static_cast<std::size_t>(n - 1));
  for (int cycle = 0; cycle < cycles; ++cycle) {
    for (int row = 0; row < n - 1; ++row) {
      Round round;
      for (Pairing pairing : table_row(n, row)) {
        if (cycle % 2 == 1) std::swap(pairing.first, pairing.second);
        if (index(pairing.first) >= entrants) {
          round.byes.push_back(pairing.second);
        } else if (index(pairing.second) >= entrants) {
          round.byes.push_back(pairing.first);
        } else {
          round.pairings.push_back(pairing);
        }
      }
      rounds.push_back(std::move(round));
    }
    if (cycle == 0 && cycles > 1 && n > 2) {
      std::swap(rounds[rounds.size() - 1], rounds[rounds.size() - 2]);
    }
  }
  return rounds;
}

std::vector<Round> scheveningen(int each, int cycles) {
  std::vector<Round> rounds;
  for (int cycle = 0; cycle < cycles; ++cycle) {
    const int start = cycle * std::max(each - 2, 0);  // keeps places apart from those of the cycle before
    for (int turn = 0; turn < each; ++turn) {
      const int row = (start + turn) % each;
      Round& round = rounds.emplace_back();
      for (int one = 0; one < each; ++one) {
        Pairing& pairing =
            round.pairings.emplace_back(entrant_at(one), entrant_at(each + (one + row) % each));
        if (first_side_begins(each, one, row) == (cycle % 2 == 1)) std::swap(pairing.first, pairing.second);
      }
    }
  }
  return rounds;
}

}  // namespace tanteador::league
