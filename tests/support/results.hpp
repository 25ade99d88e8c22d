#pragma once
// Short builders for results of tables.

#include <algorithm>
#include <span>

#include "src/league/standings/results.hpp"

namespace tanteador::league {

inline TableResult pair_table(Line first, Line second) {
  second.side = 1;
  return {{first, second}};
}
inline TableResult won(Entrant winner, Entrant loser, const PointScheme& scheme = {}) {
  return pair_table({.entrant = winner, .verdict = Verdict::won, .points = scheme.win},
                    {.entrant = loser, .verdict = Verdict::lost, .points = scheme.loss});
}
inline TableResult drawn(Entrant first, Entrant second, const PointScheme& scheme = {}) {
  return pair_table({.entrant = first, .verdict = Verdict::drawn, .points = scheme.draw},
                    {.entrant = second, .verdict = Verdict::drawn, .points = scheme.draw});
}
// A forfeit has no verdict. The forfeiting side gets no points, not even those of a loss.
inline TableResult forfeited(Entrant winner, Entrant loser, const PointScheme& scheme = {}) {
  return pair_table({.entrant = winner, .kind = Kind::forfeit_win, .points = scheme.win},
                    {.entrant = loser, .kind = Kind::forfeit_loss});
}
inline TableResult double_forfeit(Entrant first, Entrant second) {
  return pair_table({.entrant = first, .kind = Kind::forfeit_loss},
                    {.entrant = second, .kind = Kind::forfeit_loss});
}

struct ScoredEntrant {
  Entrant entrant{};
  int score = 0;
};
// A table of singles with their scores: the best one wins, several at the top draw. All competition points
// are 0.
inline TableResult singles(std::span<const ScoredEntrant> scores) {
  TableResult table;
  if (scores.empty()) return table;
  const int best = std::ranges::max_element(scores, {}, &ScoredEntrant::score)->score;
  const Verdict top =
      std::ranges::count(scores, best, &ScoredEntrant::score) == 1 ? Verdict::won : Verdict::drawn;
  for (const auto& [entrant, score] : scores) {
    table.lines.push_back({.entrant = entrant,
                           .side = static_cast<int>(table.lines.size()),
                           .verdict = score == best ? top : Verdict::lost,
                           .score = score});
  }
  return table;
}

}  // namespace tanteador::league
