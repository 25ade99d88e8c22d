#include "src/view/why/cascade.hpp"

#include "src/core/text/join.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

std::string score_change(const MatchContext& context, const AnyMatch& after) {
  std::vector<std::string> sides;
  for (int side = 0; side < side_count(context.match); ++side) {
    const std::string now = plain_points(score(context.match, side_at(side))),
                      then = plain_points(score(after, side_at(side)));
    sides.push_back(context.names.sides[side] + " " + now + " → " + then);
  }
  return join(sides, "   ");
}

CascadeRows make_cascade_rows(const MatchContext& context, const CascadePreview& falling,
                              const SetKept& set_kept) {
  CascadeRows falls;
  const int count = static_cast<int>(falling.parts.size());
  if (count == 0) return falls;
  std::set<std::int64_t> reentries;
  for (const CascadePreview::Part& part : falling.parts) {
    if (!part.is_reentered) continue;
    reentries.insert(part.seq);
    falls.keep.push_back(EventSeq{static_cast<std::int32_t>(part.seq)});
  }
  falls.title = trn("{0} entry would be removed with it", "{0} entries would be removed with it", count);
  for (const CascadePreview::Part& part : falling.parts) {
    std::set<std::int64_t> next = reentries;
    if (!next.erase(part.seq)) next.insert(part.seq);
    std::string what = part.is_reentered  ? tr("Kept: will be re-entered afterwards")
                       : part.why.empty() ? tr("Will be removed; tap to keep it")
                                          : say("Removed: {0}", {std::string_view(part.why)});
    falls.rows.push_back({.id = "falls/" + std::to_string(part.seq),
                          .label = std::to_string(part.seq) + "  " + describe(context, part.seq),
                          .detail = std::move(what),
                          .command = set_kept(std::move(next)),
                          .enabled = part.is_reentered || part.why.empty(),
                          .chosen = part.is_reentered});
  }
  const int keeps = static_cast<int>(reentries.size());
  falls.strike = keeps == 0 ? trn("Remove that one too", "Remove all {0} too", count)
                            : trn("Remove, and keep {0}", "Remove, and keep {0}", keeps);
  return falls;
}

}  // namespace tanteador::view
