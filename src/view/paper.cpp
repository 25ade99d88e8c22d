#include "src/view/paper.hpp"

namespace tanteador::view {

namespace {

std::vector<Action*> scores_of(std::monostate) { return {}; }
std::vector<Action*> entries_of(std::monostate) { return {}; }

}  // namespace

std::vector<Action*> scores_of(Paper& paper) {
  return std::visit([](auto& each) { return scores_of(each); }, paper);
}
std::vector<Action*> entries_of(Paper& paper) {
  return std::visit([](auto& each) { return entries_of(each); }, paper);
}

}  // namespace tanteador::view
