#include "src/view/places.hpp"
#include "src/view/tarot/sheet.hpp"

namespace tanteador::view {

std::vector<Button*> scores_of(TarotSheet& sheet) {
  Places places;
  for (TarotSheet::Player& player : sheet.players) places.add(player.why);
  return places.all;
}

std::vector<Button*> entries_of(TarotSheet& sheet) {
  Places places;
  if (sheet.matrix) places.add(sheet.matrix->rows, sheet.matrix->otherwise);
  if (!sheet.entry) return places.all;
  places.add(sheet.entry->enter, sheet.entry->only);
  for (TarotSheet::Question& question : sheet.entry->questions) places.add(question.answers);
  return places.all;
}

}  // namespace tanteador::view
