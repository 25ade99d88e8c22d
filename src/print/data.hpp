#pragma once
// Tables as lines of data: CSV and JSON Lines. Columns bear their keys; numbers are the same in every
// language.

#include <span>
#include <string>
#include <vector>

#include "src/reports/table.hpp"

namespace tanteador::print {

// Between cells; ";" as spreadsheets of most languages open it by a double click: a byte order mark in front,
// and a comma in numbers.
enum class Separator : char { comma = ',', semicolon = ';' };

std::string csv_head(const report::Table& table, Separator separator = Separator::comma);
std::string csv_row(const std::vector<report::Value>& values, Separator separator = Separator::comma);
// Several tables stand below one another, each with its own head, its title in a column "part" in front.
std::string csv(std::span<const report::Table> tables, Separator separator = Separator::comma);

// An object a line, fields in order of the columns.
std::string json_row(const std::vector<std::string>& columns, const std::vector<report::Value>& values);
std::string json_lines(const report::Table& table);

}  // namespace tanteador::print
