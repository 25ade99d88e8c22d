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

}  // namespace tanteador::view
