#pragma once
// Collects pointers to actions: single ones, lists and nested lists. The items must outlive it.

#include <vector>

#include "src/view/command.hpp"

namespace tanteador::view {

struct Places {
  std::vector<Button*> all;

  void add(Button& one) { all.push_back(&one); }
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
