#include "src/view/outline.hpp"

namespace tanteador::view {

namespace tarot_outline {

namespace {

using Sheet = TarotSheet;
using Kind = OutlinePart::Kind;

OutlinePart parts_table(std::string title, const std::vector<Sheet::Part>& parts) {
  OutlinePart record{.kind = Kind::record, .title = std::move(title)};
  for (const Sheet::Part& part : parts) record.rows.push_back({part.how, part.points, part.rule});
  return record;
}

void add_matrix(Outline& all, const Sheet& sheet) {
  const Sheet::Matrix& matrix = *sheet.matrix;
  add_part(all, {.kind = Kind::text, .title = matrix.title, .lines = {sheet.remark}});
  for (std::size_t player = 0; player < matrix.rows.size(); ++player) {
    OutlinePart row{.title = sheet.players[player].name, .actions = matrix.rows[player]};
    row.across = static_cast<int>(row.actions.size());
    for (std::size_t i = 0; i < row.actions.size() && i < matrix.contracts.size(); ++i)
      row.actions[i].detail = matrix.contracts[i];
    add_part(all, std::move(row));
  }
  add_part(all, {.title = matrix.otherwise_title, .actions = matrix.otherwise});
}

void add_entry(Outline& all, const Sheet::Entry& entry) {
  add_part(all, {.kind = Kind::text, .text = entry.by_cards});
  add_part(
      all,
      {.title = entry.bouts_title, .actions = entry.bouts, .across = static_cast<int>(entry.bouts.size())});
  add_part(all, {.actions = entry.counts, .across = 2});
  add_part(all, {.kind = Kind::keys, .actions = entry.keys, .across = 3});
  for (const Sheet::Question& question : entry.questions)
    add_part(all, {.title = question.title, .actions = question.answers});
  add_part(all, parts_table({}, entry.parts));
  add_part(all, {.kind = Kind::act, .lines = {entry.refused, entry.missing}, .actions = {entry.enter}});
  add_part(all, {.kind = Kind::way_out, .actions = {entry.only, entry.drop}});
}

std::string cell_text(const Sheet::Cell& cell) {
  if (cell.delta.empty() || cell.total.empty()) return cell.delta + cell.total;
  return cell.delta + " = " + cell.total;
}

OutlinePart record_of(const Sheet& sheet) {
  OutlinePart record{.kind = Kind::record, .columns = {"#"}};
  for (const Sheet::Player& player : sheet.players) record.columns.push_back(player.choose.label);
  for (auto row = sheet.rows.rbegin(); row != sheet.rows.rend(); ++row) {
    const std::string number = row->choose.label;
    auto& cells = record.rows.emplace_back(std::vector{row->tag.empty() ? number : number + " " + row->tag});
    for (const Sheet::Cell& cell : row->cells) cells.push_back(cell_text(cell));
    if (row->cells.empty()) cells.push_back(row->note);
  }
  if (record.rows.empty()) record.lines = {sheet.empty};
  record.curves = {.low = sheet.chart.low, .high = sheet.chart.high};
  for (const Sheet::Line& line : sheet.chart.lines) record.curves.lines.push_back(line.values);
  return record;
}

}  // namespace

}  // namespace tarot_outline

void outline(Outline& all, const TarotSheet& sheet) {
  int side = 0;
  for (const TarotSheet::Player& player : sheet.players)
    all.scores.push_back({.name = player.name,
                          .points = player.total,
                          .leads = player.leads,
                          .side = side++,
                          .why = player.why});
  if (sheet.entry) tarot_outline::add_entry(all, *sheet.entry);
  if (sheet.matrix) tarot_outline::add_matrix(all, sheet);
  if (sheet.breakdown) {
    add_part(all, tarot_outline::parts_table(sheet.breakdown->title, sheet.breakdown->parts));
    add_part(all, {.kind = OutlinePart::Kind::way_out, .actions = {sheet.breakdown->close}});
  }
  add_part(all, tarot_outline::record_of(sheet));
}

}  // namespace tanteador::view
