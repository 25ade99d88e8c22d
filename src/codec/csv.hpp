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

// A player as a club's list has it, or an entrant as a list of entries has it.
struct PlayerLine {
  int line = 0;
  std::string name, alias, licence, active = {};  // active: "yes" or "no"; empty is yes
  std::string club = {}, rating = {};             // rating: a whole number, or empty
  std::string categories = {};                    // "women / juniors"
};
struct PlayerList {
  std::vector<PlayerLine> players;
  std::vector<std::string> left;  // titles of columns that mean nothing here
};
// The bytes of a file in any encoding of src/core/encoding.hpp. Columns by their title in the first line, in
// any order and case: name (required), alias or nickname, licence, active, club, rating, category, also as
// spreadsheets of our languages call them; others are left and named. Names stand as they are, in any script,
// without the apostrophe of csv_text. The error names the first line that cannot be taken: no name, a control
// character, a licence number that is there twice, a name that is there twice without two licences to tell
// them apart.
tl::expected<PlayerList, InputError> read_players(std::string_view bytes);
// The same as a file: what is read from it gives it again byte for byte. Blanks round a name are left out.
std::string players_csv(std::span<const PlayerLine> players);

}  // namespace tanteador::codec
