#include "src/view/outline.hpp"

#include <algorithm>

namespace tanteador::view {

namespace troccas_outline {

namespace {

using Kind = OutlinePart::Kind;

void add_pile(Outline& all, const TroccasPile& pile) {
  add_part(all, {.title = pile.title, .text = pile.counted, .actions = pile.sides});
  for (const auto& row : pile.rows) add_part(all, {.kind = Kind::keys, .actions = row});
  add_part(all, {.kind = Kind::act, .lines = {pile.refused}, .actions = {pile.enter}, .dock = true});
  add_part(all, {.kind = Kind::way_out, .actions = {pile.clear, pile.close}});
}

void add_entry(Outline& all, const TroccasEntry& entry) {
  add_part(all, {.actions = entry.modes, .across = static_cast<int>(entry.modes.size())});
  OutlinePart counts{.counts = true};
  for (const TroccasCount& count : entry.counts) {
    const std::string change = count.change.empty() ? "" : " · " + count.change;
    counts.actions.push_back(with_detail(count.choose, count.points + change));
  }
  add_part(all, std::move(counts));
  add_part(all, {.kind = Kind::keys, .actions = entry.keys, .across = 3});
  add_part(all, {.title = entry.matsch_title, .actions = entry.matsch});
  add_part(all, {.title = entry.skat_title, .actions = entry.skat});
  add_part(all, {.kind = Kind::act, .lines = {entry.refused}, .actions = {entry.enter}, .dock = true});
  add_part(all, {.kind = Kind::text, .lines = {entry.hint}});
}

OutlinePart record_of(const TroccasSlate& slate) {
  OutlinePart record{.kind = Kind::record, .title = slate.deals_title, .columns = {"#"}};
  for (const TroccasColumn& column : slate.columns) record.columns.push_back(column.name);
  for (auto deal = slate.deals.rbegin(); deal != slate.deals.rend(); ++deal) {
    auto& cells = record.rows.emplace_back(std::vector{deal->number});
    for (const TroccasCell& cell : deal->cells) cells.push_back(cell.change + " = " + cell.account);
  }
  if (record.rows.empty()) record.lines = {slate.no_deals};
  return record;
}

}  // namespace

}  // namespace troccas_outline

void outline(Outline& all, const TroccasSlate& slate) {
  int side = 0;
  for (const TroccasColumn& column : slate.columns) {
    std::string detail = column.taken;
    if (column.claims.empty() && !column.right.empty())
      detail += (detail.empty() ? "" : " · ") + column.right;
    all.scores.push_back({.name = column.name,
                          .points = column.number,
                          .detail = std::move(detail),
                          .badge = column.badge,
                          .side = side++,
                          .why = column.why,
                          .marks = {.kind = OutlineMarks::Kind::strokes,
                                    .above = std::max(0, column.account),
                                    .below = std::max(0, -column.account)}});
  }
  if (slate.pile) return troccas_outline::add_pile(all, *slate.pile);
  if (slate.entry) troccas_outline::add_entry(all, *slate.entry);
  for (const TroccasColumn& column : slate.columns)
    add_part(all, {.actions = column.claims, .fold = column.name + " · " + column.right});
  add_part(all, troccas_outline::record_of(slate));
}

}  // namespace tanteador::view
