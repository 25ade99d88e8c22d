#pragma once
// Gathers places that can be pressed: single ones, lists and rows of them.

#include <vector>

#include "src/view/command.hpp"

namespace tanteador::view {

struct Places {
  std::vector<Action*> all;

  void add(Action& one) { all.push_back(&one); }
  template <class Items>
  void add(std::vector<Items>& items) {
    for (Items& item : items) add(item);
  }
  template <class... Each>
  void add(Each&... each) requires(sizeof...(Each) > 1) {
    (add(each), ...);
  }
};

}  // namespace tanteador::view
