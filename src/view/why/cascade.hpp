#pragma once
// The preview of a correction: the score, and the cascaded events, each to keep or drop.

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "src/view/command.hpp"
#include "src/view/match_context.hpp"

namespace tanteador::view {

// "Ana 3 → 1   Beto 0 → 0"
std::string score_change(const MatchContext& context, const AnyMatch& after);

struct CascadeRows {
  std::string title;         // empty: no cascade
  std::vector<Button> rows;  // one for each part; toggles keep and drop
  std::string strike;        // label of the confirming button; empty: no cascade
  std::vector<EventSeq> keep;
};
using SetKept = std::function<Command(std::set<std::int64_t> reentries)>;
CascadeRows make_cascade_rows(const MatchContext& context, const CascadePreview& falling,
                              const SetKept& set_kept);

}  // namespace tanteador::view
