#include "src/view/game_sheet.hpp"

namespace tanteador::view {

std::vector<Button*> scores_of(GameSheet& sheet) {
  return std::visit([](auto& each) { return scores_of(each); }, sheet);
}
std::vector<Button*> entries_of(GameSheet& sheet) {
  return std::visit([](auto& each) { return entries_of(each); }, sheet);
}

}  // namespace tanteador::view
