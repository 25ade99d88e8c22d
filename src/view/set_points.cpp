#include "src/view/set_points.hpp"

#include "src/core/text/join.hpp"
#include "src/registry/reckoning.hpp"
#include "src/reports/words.hpp"

namespace tanteador::view {

std::vector<int> result_figures(const AnyMatch& match) {
  const auto sets = set_scores(match);
  if (sets.size() == 1) return {sets.front().begin(), sets.front().end()};
  std::vector<int> figures;
  for (int side = 0; side < side_count(match); ++side)
    figures.push_back(sets.empty() ? score(match, side_at(side)) : *sets_won(match, side_at(side)));
  return figures;
}

std::string set_points_text(const AnyMatch& match, std::size_t least) {
  const auto sets = set_scores(match);
  if (sets.size() < least) return {};
  std::vector<std::string> texts;
  for (const std::vector<Points>& set : sets) {
    std::vector<std::string> figures;
    for (const Points points : set) figures.push_back(report::plain_points(points));
    texts.push_back(join(figures, "–"));
  }
  return join(texts);
}

}  // namespace tanteador::view
