#pragma once
// Comma-separated values after RFC 4180: quotes, doubled quotes and line breaks within them; CRLF or LF.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"

namespace tanteador::codec {

struct CsvRow {
  int line = 0;  // 1-based, where the row begins
  std::vector<std::string> cells;
};
// Blank lines are skipped. Cells are separated by `separator`; where it is 0 by what the first line has most
// of outside quotes, commas, semicolons or tabs (spreadsheets in many languages write semicolons). The error
// names line and column.
tl::expected<std::vector<CsvRow>, InputError> read_csv(std::string_view text, char separator = 0);

// One cell as it must be written.
std::string csv_cell(std::string_view text);
// The cell of a text that may come from anybody: an apostrophe stands before what a spreadsheet would take
// for a formula ("=", "+", "-", "@", also behind apostrophes). Numbers are written with csv_cell.
std::string csv_text(std::string_view text);
// Cells that are written already, in one line with its CRLF.
std::string csv_line(std::span<const std::string> cells, char separator = ',');
// The text behind the apostrophe of csv_text.
std::string without_guard(std::string text);

}  // namespace tanteador::codec
