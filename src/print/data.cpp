#include "src/print/data.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "src/codec/files/csv.hpp"
#include "src/core/text/letters.hpp"

namespace tanteador::print {

namespace {

using nlohmann::json;

std::string dump_json(const json& value) {
  return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

struct AsJson {
  std::string operator()(std::monostate) const { return "null"; }
  std::string operator()(const auto& value) const { return dump_json(value); }
};

struct AsCsv {
  Separator separator;
  std::string operator()(std::monostate) const { return {}; }
  std::string operator()(bool truth) const { return truth ? "true" : "false"; }
  std::string operator()(std::int64_t number) const { return std::to_string(number); }
  std::string operator()(double number) const {
    std::string text = dump_json(number);
    if (separator == Separator::semicolon) std::ranges::replace(text, '.', ',');
    return codec::csv_cell(text);
  }
  std::string operator()(const std::string& text) const { return codec::csv_text(strip_controls(text)); }
};

std::string head(std::vector<std::string> columns, Separator separator) {
  for (std::string& column : columns) column = codec::csv_text(column);
  return codec::csv_line(columns, static_cast<char>(separator));
}

std::string mark(Separator separator) { return separator == Separator::semicolon ? "\xEF\xBB\xBF" : ""; }

std::string rows_of(const report::Table& table, Separator separator) {
  std::string out;
  for (const report::Group& group : table.groups)
    for (const report::Row& row : group.rows) out += csv_row(data_row(table, group, row), separator);
  return out;
}

// Adds a first column with the title of the group, else of the table.
report::Table with_titles(const report::Table& table) {
  report::Table titled_table = table;
  titled_table.group_key.clear();
  titled_table.columns.insert(titled_table.columns.begin(), report::data_column("part"));
  for (report::Group& group : titled_table.groups)
    for (report::Row& row : group.rows)
      row.insert(row.begin(), group.title.empty() ? titled_table.title : group.title);
  return titled_table;
}

}  // namespace

std::string csv_head(const report::Table& table, Separator separator) {
  return mark(separator) + head(data_columns(table), separator);
}

std::string csv_row(const std::vector<report::Value>& values, Separator separator) {
  std::vector<std::string> cells;
  for (const report::Value& value : values) cells.push_back(std::visit(AsCsv{separator}, value));
  return codec::csv_line(cells, static_cast<char>(separator));
}

std::string csv(std::span<const report::Table> tables, Separator separator) {
  if (tables.size() == 1) return csv_head(tables.front(), separator) + rows_of(tables.front(), separator);
  std::string out = mark(separator);
  std::vector<std::string> before;
  for (const report::Table& table : tables) {
    if (!has_rows(table)) continue;
    const report::Table titled_table = with_titles(table);
    std::vector<std::string> columns = data_columns(titled_table);
    if (columns != before) out += head(columns, separator);
    before = std::move(columns);
    out += rows_of(titled_table, separator);
  }
  return out;
}

std::string json_row(const std::vector<std::string>& columns, const std::vector<report::Value>& values) {
  std::string out;
  for (std::size_t i = 0; i < values.size(); ++i)
    out += (i == 0 ? "{" : ",") + dump_json(columns[i]) + ":" + std::visit(AsJson{}, values[i]);
  return out + "}\n";
}

std::string json_lines(const report::Table& table) {
  std::string out;
  const std::vector<std::string> columns = data_columns(table);
  for (const report::Group& group : table.groups)
    for (const report::Row& row : group.rows) out += json_row(columns, data_row(table, group, row));
  return out;
}

}  // namespace tanteador::print
