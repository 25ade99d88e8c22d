#pragma once
// Tables as CSV and JSON Lines. Columns are named by their keys. Numbers are the same in every language,
// except in CSV with semicolons.

#include <span>
#include <string>
#include <vector>

#include "src/reports/table.hpp"

namespace tanteador::print {

// With ";" the file begins with a byte order mark and numbers have a decimal comma, as spreadsheets expect.
enum class Separator : char { comma = ',', semicolon = ';' };

// csv_head also writes the byte order mark of the separator.
std::string csv_head(const report::Table& table, Separator separator = Separator::comma);
std::string csv_row(const std::vector<report::Value>& values, Separator separator = Separator::comma);
// Several tables follow one another, with their titles in a first column "part". A head begins each table
// whose columns differ from the one before. Empty tables are left out.
std::string csv(std::span<const report::Table> tables, Separator separator = Separator::comma);

// One object; its fields are in the order of the columns.
std::string json_row(const std::vector<std::string>& columns, const std::vector<report::Value>& values);
std::string json_lines(const report::Table& table);

}  // namespace tanteador::print
