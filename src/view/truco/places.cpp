#include "src/view/places.hpp"
#include "src/view/truco/sheet.hpp"

namespace tanteador::view {

std::vector<Button*> scores_of(TrucoSheet& sheet) {
  Places places;
  for (truco::SideTally& side : sheet.sides) places.add(side.why);
  return places.all;
}

std::vector<Button*> entries_of(TrucoSheet& sheet) {
  Places places;
  for (truco::SideTally& side : sheet.sides) places.add(side.one, side.points);
  for (truco::Contest& contest : sheet.contests) {
    if (!sheet.results.empty()) continue;
    for (truco::Corner& corner : contest.corners) places.add(corner.calls, corner.leave);
    places.add(contest.settle, contest.trick);
  }
  for (truco::HandLine& line : sheet.results) places.add(line.winners);
  if (sheet.deal) places.add(sheet.deal->actions);
  return places.all;
}

std::vector<TvSide> tv_sides(const TrucoSheet& sheet) {
  std::vector<TvSide> sides;
  for (const truco::SideTally& side : sheet.sides)
    sides.push_back({side.name, side.number, side.half, side.total, side.sets, side.sets_to_win, side.tally});
  return sides;
}

std::optional<DealValue> deal_value(const TrucoSheet& sheet) { return sheet.stake; }

}  // namespace tanteador::view
