#include "src/view/places.hpp"
#include "src/view/sheet/paper.hpp"

namespace tanteador::view {

std::vector<Button*> scores_of(ScoreSheet& sheet) {
  Places places;
  for (ScoreSheet::Column& column : sheet.columns) places.add(column.why);
  return places.all;
}

std::vector<Button*> entries_of(ScoreSheet& sheet) {
  Places places;
  if (sheet.entry) places.add(sheet.entry->enter);
  return places.all;
}

}  // namespace tanteador::view
