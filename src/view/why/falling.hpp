#pragma once
// Before something is struck or replaced: the score then, and what would fall with it, each to be kept or
// dropped.

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "src/view/command.hpp"
#include "src/view/table.hpp"

namespace tanteador::view {

// "Ana 3 → 1   Beto 0 → 0"
std::string score_change(const Table& table, const AnyMatch& after);

struct Falls {
  std::string title;         // empty: nothing falls
  std::vector<Action> rows;  // a part each: pressed, it is kept, or dropped again
  std::string strike;        // what the key says that does it all; empty: nothing falls
  std::vector<EventSeq> keep;
};
// `aim`: the command that makes these the ones to be kept.
using AimKept = std::function<Command(std::set<std::int64_t> kept)>;
Falls make_falls(const Table& table, const Falling& falling, const AimKept& aim);

}  // namespace tanteador::view
