#pragma once
// Comma-separated values after RFC 4180: quotes, doubled quotes and line breaks within them; CRLF or LF.

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
// Blank lines are skipped. Cells are separated by `separator`; where it is 0 by what the first line has more
// of, semicolons or commas (spreadsheets in many languages write semicolons). The error names line and
// column.
tl::expected<std::vector<CsvRow>, InputError> read_csv(std::string_view text, char separator = 0);

// One cell as it must be written.
std::string csv_cell(std::string_view text);

// A player as a club's list has it.
struct PlayerLine {
  int line = 0;
  std::string name, alias, licence;
};
// Columns by their title in the first line, in any order and case: name (required), alias or nickname,
// licence. Names stand as they are, in any script. The error names the first line that cannot be
// taken: no name, a control character, a name or a licence number that is there twice.
tl::expected<std::vector<PlayerLine>, InputError> read_players(std::string_view text);

}  // namespace tanteador::codec
