#pragma once
// Tables as a workbook for spreadsheet programs.

#include <span>
#include <string>

#include <tl/expected.hpp>

#include "src/reports/table.hpp"

namespace tanteador::print {

// The file: one sheet for each table, the column titles in a fixed first row. Numbers are stored as numbers;
// no text is read as a formula. Tabs have the title of the table, at most 31 letters, with blanks for
// forbidden characters. The error is a sentence: too many rows or columns, no library, or a full disk.
tl::expected<std::string, std::string> xlsx(std::span<const report::Table> tables);

}  // namespace tanteador::print
