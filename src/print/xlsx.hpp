#pragma once
// Tables of data as a workbook that spreadsheet programs open.

#include <span>
#include <string>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

namespace tanteador::print {

// Nothing, a number, a truth or a text; a text is never read as a formula.
using SheetCell = std::variant<std::monostate, double, bool, std::string>;

struct Sheet {
  std::string title;  // its tab: cut to 31 letters, signs that cannot stand there become blanks
  std::vector<std::string> columns;
  std::vector<std::vector<SheetCell>> rows;
};

// The bytes of the file, its first row the columns, which stay in sight. The same sheets are the same cells;
// an error is a sentence: too many rows or columns, a disk that is full.
tl::expected<std::string, std::string> xlsx(std::span<const Sheet> sheets);

}  // namespace tanteador::print
