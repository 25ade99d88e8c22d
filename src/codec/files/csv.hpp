#pragma once
// Comma-separated values after RFC 4180: quotes, doubled quotes, line breaks in quotes; CRLF or LF.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"

namespace tanteador::codec {

struct CsvRow {
  int line = 0;  // 1-based, the beginning of the row
  std::vector<std::string> cells;
};
// Reads rows and skips blank lines. `separator` 0: the most frequent of comma, semicolon and tab in the first
// line, outside quotes. The error names line and column.
tl::expected<std::vector<CsvRow>, InputError> read_csv(std::string_view text, char separator = 0);

// Returns a cell with quotes if needed.
std::string csv_cell(std::string_view text);
// Returns the cell of an untrusted text. An apostrophe precedes anything that a spreadsheet reads as a
// formula ("=", "+", "-", "@", also after apostrophes). Use csv_cell for numbers.
std::string csv_text(std::string_view text);
// Joins finished cells to a line with CRLF.
std::string csv_line(std::span<const std::string> cells, char separator = ',');
// Removes the apostrophe of csv_text.
std::string without_guard(std::string text);

}  // namespace tanteador::codec
