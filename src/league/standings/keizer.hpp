#pragma once
// Keizer points. The value of an entrant follows from its place, and all rounds count by the latest values.

#include <span>
#include <vector>

#include "src/league/standings/results.hpp"

namespace tanteador::league {

inline constexpr int kKeizerValueMax = 10'000, kKeizerSixths = 6;

struct KeizerRules {
  int top = 0;             // value of the first place, one less for each next; 0: 1½ times the entrants
  int bye_sixths = 4;      // of the own value, for an allocated bye
  int absent_sixths = 2;   // of the own value, for an announced absence
  int rounds_between = 3;  // rounds before two may meet again
  bool operator==(const KeizerRules&) const = default;
};

struct KeizerTotal {
  int value = 0;               // 0: not in the table
  Halves total = 0;            // the value and all rounds, minus penalties
  std::vector<Halves> rounds;  // points of each round
};
struct KeizerTable {
  std::vector<Entrant> order;       // best first
  std::vector<KeizerTotal> totals;  // by entrant
};

// A win counts the value of the opponent, a draw half of it. A bye counts a share of the own value. After
// each round the order gives new values and these a new order, until it stays. If orders repeat in a circle,
// the first of them that comes back gives the values. Equal entrants keep their order.
// `initial`: the entrants by seed. `first_rounds`: by entrant; a late one enters at the end of the order.
KeizerTable keizer_table(const Results& results, const KeizerRules& rules, std::span<const Entrant> initial,
                         std::span<const int> first_rounds);

}  // namespace tanteador::league
