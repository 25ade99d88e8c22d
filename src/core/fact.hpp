#pragma once
// A named value of a side or a deal that only one game knows. Neutral code passes it on without reading it.

#include <string_view>
#include <vector>

#include "src/core/text/phrase.hpp"

namespace tanteador {

struct Fact {
  std::string_view name;
  Arg value;          // number, seat or word
  bool list = false;  // several facts may have this name; without a value the list is empty
};
using Facts = std::vector<Fact>;

}  // namespace tanteador
