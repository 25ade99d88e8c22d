#include <algorithm>
#include <span>

#include "src/view/outline.hpp"

namespace tanteador::view {

namespace tarot_outline {

namespace {

using Sheet = TarotSheet;
using Kind = OutlinePart::Kind;

constexpr std::size_t kWithPartner = 5;

OutlinePart parts_table(std::string title, const std::vector<Sheet::Part>& parts) {
  OutlinePart record{.kind = Kind::record, .title = std::move(title)};
  for (const Sheet::Part& part : parts) record.rows.push_back({part.how, part.points, part.rule});
  return record;
}

// The chosen taker and contract, "Ana · Garde".
std::string chosen_text(const Sheet& sheet) {
  const Sheet::Matrix& matrix = *sheet.matrix;
  for (std::size_t player = 0; player < matrix.rows.size(); ++player) {
    const auto chosen = std::ranges::find_if(matrix.rows[player], &Button::chosen);
    const auto contract = static_cast<std::size_t>(chosen - matrix.rows[player].begin());
    if (contract < matrix.contracts.size())
      return sheet.players[player].name + " · " + matrix.contracts[contract];
  }
  return matrix.title;
}

// While a deal is entered, the table of takers and contracts is folded.
void add_matrix(Outline& all, const Sheet& sheet) {
  const Sheet::Matrix& matrix = *sheet.matrix;
  Outline table;
  add_part(table, {.kind = Kind::text, .title = matrix.title, .lines = {sheet.remark}});
  for (std::size_t player = 0; player < matrix.rows.size(); ++player) {
    OutlinePart row{.title = sheet.players[player].name, .actions = matrix.rows[player]};
    row.across = static_cast<int>(row.actions.size());
    for (std::size_t i = 0; i < row.actions.size() && i < matrix.contracts.size(); ++i)
      row.actions[i].detail = matrix.contracts[i];
    add_part(table, std::move(row));
  }
  add_part(table, {.title = matrix.otherwise_title, .actions = matrix.otherwise});
  for (OutlinePart& part : table.parts) {
    if (sheet.entry) part.fold = chosen_text(sheet);
    all.parts.push_back(std::move(part));
  }
}

// The form of a deal depends on the taker only where there is a partner.
void add_forms_ahead(Outline& all, const Sheet& sheet) {
  const bool partner = sheet.players.size() == kWithPartner;
  for (const auto& row : sheet.matrix->rows) {
    const auto first = std::ranges::find(row, true, &Button::enabled);
    if (first == row.end() || (!partner && !all.forms_ahead.empty())) continue;
    const std::string& id = first->id;
    all.forms_ahead.emplace_back(id.substr(0, (partner ? id.rfind('/') : id.find('/')) + 1), id);
  }
}

// With five players the partner is always asked for. Other questions unfold under their names.
void add_questions(Outline& all, const Sheet& sheet) {
  const std::span questions(sheet.entry->questions);
  const std::size_t required = sheet.players.size() == kWithPartner ? 1 : 0;
  std::string names;
  for (const Sheet::Question& question : questions.subspan(required))
    names += (names.empty() ? "" : " · ") + question.title;
  for (std::size_t i = 0; i < questions.size(); ++i) {
    if (i == required && sheet.matrix) add_matrix(all, sheet);
    OutlinePart part{.title = questions[i].title, .actions = questions[i].answers};
    if (i < required) part.across = static_cast<int>(part.actions.size());
    if (i >= required) part.fold = names;
    add_part(all, std::move(part));
  }
}

void add_entry(Outline& all, const Sheet& sheet) {
  const Sheet::Entry& entry = *sheet.entry;
  add_part(all, {.kind = Kind::text, .text = entry.by_cards});
  OutlinePart bouts{.title = entry.bouts_title, .actions = entry.bouts};
  bouts.across = static_cast<int>(entry.bouts.size());
  if (sheet.matrix) bouts.title = chosen_text(sheet) + " · " + bouts.title;
  add_part(all, std::move(bouts));
  add_part(all, {.actions = entry.counts, .across = 2, .counts = true});
  add_part(all, {.kind = Kind::keys, .actions = entry.keys, .across = 3});
  add_questions(all, sheet);
  add_part(all, parts_table({}, entry.parts));
  OutlinePart enter{.kind = Kind::act, .lines = {entry.refused}, .dock = true};
  enter.actions = {with_detail(entry.enter, entry.missing)};
  add_part(all, std::move(enter));
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
  if (sheet.entry) tarot_outline::add_entry(all, sheet);
  if (!sheet.entry && sheet.matrix) {
    tarot_outline::add_matrix(all, sheet);
    tarot_outline::add_forms_ahead(all, sheet);
  }
  if (sheet.breakdown) {
    add_part(all, tarot_outline::parts_table(sheet.breakdown->title, sheet.breakdown->parts));
    add_part(all, {.kind = OutlinePart::Kind::way_out, .actions = {sheet.breakdown->close}});
  }
  add_part(all, tarot_outline::record_of(sheet));
}

}  // namespace tanteador::view
