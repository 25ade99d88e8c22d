#pragma once
// A named value about a side or a hand that only one game has: the neutral parts pass it on.

#include <string_view>
#include <vector>

#include "src/core/text/phrase.hpp"

namespace tanteador {

struct Fact {
  std::string_view name;
  Arg value;          // number, seat or word
  bool list = false;  // one of several of this name; without a value: there is none of them
};
using Facts = std::vector<Fact>;

}  // namespace tanteador
