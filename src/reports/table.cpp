#include "src/reports/table.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "src/core/text/text.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

namespace {

Arg::Kind kind_of_parts(int parts) {
  switch (parts) {
    case 2: return Arg::Kind::halves;
    case 4: return Arg::Kind::quarters;
    case 100: return Arg::Kind::hundredths;
    default: return Arg::Kind::number;
  }
}

struct CellText {
  std::string operator()(std::monostate) const { return {}; }
  std::string operator()(std::int64_t number) const { return with_minus_signs(std::to_string(number)); }
  std::string operator()(bool truth) const { return truth ? tr("yes") : tr("no"); }
  std::string operator()(const Fraction& fraction) const {
    Arg arg(static_cast<int>(fraction.count));
    arg.kind = kind_of_parts(fraction.parts);
    return with_minus_signs(render({"{0}", {arg}}, {}));
  }
  std::string operator()(const Measure& measure) const {
    constexpr int kParts = 100;
    return decimal_text(std::llround(measure.value * kParts));
  }
  std::string operator()(const Money& money) const { return money_text(money.hundredths, money.currency); }
  std::string operator()(const std::string& text) const { return text; }
  std::string operator()(const Participant& one) const {
    return one.remark.empty() ? one.name : one.name + " (" + one.remark + ")";
  }
  std::string operator()(const Result& result) const { return result.text; }
  std::string operator()(const Mark& mark) const { return mark.text; }
  std::string operator()(const Reason& reason) const { return reason.sentence; }
};

struct AsData {
  Value operator()(std::monostate) const { return {}; }
  Value operator()(std::int64_t number) const { return number; }
  Value operator()(bool truth) const { return truth; }
  Value operator()(const Fraction& fraction) const {
    if (fraction.count % fraction.parts == 0) return fraction.count / fraction.parts;
    return static_cast<double>(fraction.count) / fraction.parts;
  }
  Value operator()(const Measure& measure) const { return measure.value; }
  Value operator()(const Money& money) const { return static_cast<double>(money.hundredths) / 100; }
  Value operator()(const std::string& text) const { return text; }
  Value operator()(const Participant& one) const { return one.name; }
  Value operator()(const Result& result) const { return result.data; }
  Value operator()(const Mark& mark) const { return mark.text.empty() ? Value() : Value(mark.text); }
  Value operator()(const Reason& reason) const { return reason.sentence; }
};

bool is_named_by_group(const Table& table) { return table.groups.size() > 1 && !table.group_key.empty(); }

}  // namespace

std::string display_text(const Cell& cell) { return std::visit(CellText{}, cell); }
Value value(const Cell& cell) { return std::visit(AsData{}, cell); }
Cell text_or_empty(std::string text) { return text.empty() ? Cell() : Cell(std::move(text)); }

Column text_column(std::string key, std::string title) {
  return {.key = std::move(key), .title = std::move(title), .share = 1};
}
Column word_column(std::string title) { return {.title = std::move(title), .audience = Audience::readers}; }
Column number_column(std::string key, std::string title, std::string legend) {
  return {
      .key = std::move(key), .title = std::move(title), .align = Align::right, .legend = std::move(legend)};
}
Column data_column(std::string key) { return {.key = std::move(key), .audience = Audience::programs}; }
Column remark_column() { return {.audience = Audience::readers}; }
Column for_readers_if(bool they_need_it, Column column) {
  if (!they_need_it) column.audience = Audience::programs;
  return column;
}

bool has_rows(const Table& table) {
  return std::ranges::any_of(table.groups, [](const Group& group) { return !group.rows.empty(); });
}

void add_row(Table& table, Row row) {
  if (table.groups.empty()) table.groups.emplace_back();
  table.groups.back().rows.push_back(std::move(row));
}

std::vector<std::span<const Group>> frames(const Table& table) {
  std::vector<std::span<const Group>> all;
  const std::span<const Group> groups = table.groups;
  for (std::size_t from = 0, to = 0; from < groups.size(); from = to) {
    for (to = from + 1; to < groups.size() && groups[from].title.empty() && groups[to].title.empty();) ++to;
    all.push_back(groups.subspan(from, to - from));
  }
  return all;
}

const std::string& title_of(const Table& table, const Group& group, std::size_t column) {
  return group.titles.empty() ? table.columns[column].title : group.titles[column];
}

std::vector<std::size_t> shown_columns(const Table& table, const Group& group) {
  std::vector<std::size_t> columns;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const bool left_out = !group.titles.empty() && group.titles[i].empty();
    if (table.columns[i].audience != Audience::programs && !left_out) columns.push_back(i);
  }
  return columns;
}

std::vector<std::string> data_columns(const Table& table) {
  std::vector<std::string> columns;
  if (is_named_by_group(table)) columns.push_back(table.group_key);
  for (const Column& column : table.columns)
    if (column.audience != Audience::readers) columns.push_back(column.key);
  return columns;
}

std::vector<Value> data_row(const Table& table, const Group& group, const Row& row) {
  std::vector<Value> values;
  if (is_named_by_group(table)) values.emplace_back(group.title);
  for (std::size_t i = 0; i < table.columns.size(); ++i)
    if (table.columns[i].audience != Audience::readers)
      values.push_back(i < row.size() ? value(row[i]) : Value());
  return values;
}

namespace {

Table with_columns(const Table& table, const std::vector<std::size_t>& columns) {
  Table piece{
      .title = table.title, .empty = table.empty, .group_key = table.group_key, .layout = table.layout};
  for (const std::size_t i : columns) piece.columns.push_back(table.columns[i]);
  for (const Group& group : table.groups) {
    Group& part = piece.groups.emplace_back(
        Group{.title = group.title, .caption = group.caption, .notes = group.notes});
    for (const std::size_t i : columns)
      if (!group.titles.empty()) part.titles.push_back(group.titles[i]);
    for (const Row& row : group.rows) {
      Row& cells = part.rows.emplace_back();
      for (const std::size_t i : columns) cells.push_back(i < row.size() ? row[i] : Cell());
    }
  }
  return piece;
}

}  // namespace

namespace {

// Adds ranges such as "21 to 40" to the titles of the groups.
void add_ranges(Table& piece, std::size_t head) {
  for (Group& group : piece.groups) {
    const std::vector<std::size_t> columns = shown_columns(piece, group);
    const std::string first = title_of(piece, group, columns[head]),
                      last = title_of(piece, group, columns.back());
    const std::string range = say("{0} to {1}", {std::string_view(first), std::string_view(last)});
    group.title += (group.title.empty() ? "" : ", ") + range;
  }
}

}  // namespace

std::vector<Table> split_table(const Table& table, std::size_t columns) {
  std::vector<std::size_t> head, others;
  const auto name = std::ranges::find_if(table.columns, [](const Column& one) { return one.share > 0; });
  for (const std::size_t i : shown_columns(table, {}))
    (table.columns.begin() + static_cast<std::ptrdiff_t>(i) <= name ? head : others).push_back(i);
  std::vector<Table> pieces;
  for (std::size_t from = 0; from == 0 || from < others.size(); from += columns) {
    std::vector<std::size_t> piece = head;
    const std::size_t to = std::min(others.size(), from + columns);
    piece.insert(piece.end(), others.begin() + static_cast<std::ptrdiff_t>(from),
                 others.begin() + static_cast<std::ptrdiff_t>(to));
    Table& part = pieces.emplace_back(with_columns(table, piece));
    if (!others.empty())  // a smaller group has none of these columns
      std::erase_if(part.groups,
                    [&](const Group& group) { return shown_columns(part, group).size() <= head.size(); });
    if (others.size() > columns) add_ranges(part, head.size());
  }
  return pieces;
}

}  // namespace tanteador::report
