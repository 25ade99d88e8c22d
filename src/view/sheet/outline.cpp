#include "src/view/outline.hpp"

namespace tanteador::view {

namespace {

OutlinePart record_of(const ScoreSheet& sheet) {
  OutlinePart record{.kind = OutlinePart::Kind::record, .title = sheet.deals_title, .columns = {"#"}};
  for (const ScoreSheet::Column& column : sheet.columns) record.columns.push_back(column.name);
  for (auto row = sheet.rows.rbegin(); row != sheet.rows.rend(); ++row) {
    auto& cells = record.rows.emplace_back(std::vector{row->number});
    for (const ScoreSheet::Cell& cell : row->cells)
      cells.push_back(cell.change.empty() ? cell.total : cell.change + " = " + cell.total);
  }
  if (record.rows.empty()) record.lines = {sheet.no_deals};
  record.curves = {.lines = sheet.chart.lines, .low = sheet.chart.low, .high = sheet.chart.high};
  return record;
}

}  // namespace

void outline(Outline& all, const ScoreSheet& sheet) {
  int side = 0;
  for (const ScoreSheet::Column& column : sheet.columns)
    all.scores.push_back({.name = column.name,
                          .points = column.total,
                          .detail = column.detail,
                          .leads = column.leads,
                          .side = side++,
                          .why = column.why});
  if (const auto& entry = sheet.entry) {
    OutlinePart counts{.counts = true};
    for (const ScoreSheet::Count& count : entry->counts)
      counts.actions.push_back(with_detail(count.choose, count.number));
    add_part(all, std::move(counts));
    add_part(all, {.actions = entry->chips});
    add_part(all, {.kind = OutlinePart::Kind::keys, .actions = entry->keys, .across = 3});
    add_part(
        all,
        {.kind = OutlinePart::Kind::act, .lines = {entry->refused}, .actions = {entry->enter}, .dock = true});
    add_part(all, {.kind = OutlinePart::Kind::text, .lines = {entry->hint}});
    add_part(all, {.kind = OutlinePart::Kind::way_out, .actions = {entry->dealer}});
  }
  add_part(all, record_of(sheet));
  add_part(all, {.kind = OutlinePart::Kind::text, .lines = {sheet.goal}});
}

}  // namespace tanteador::view
