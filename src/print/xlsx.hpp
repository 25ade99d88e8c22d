#pragma once
// Tables of data as a workbook that spreadsheet programs open.

#include <span>
#include <string>

#include <tl/expected.hpp>

#include "src/reports/table.hpp"

namespace tanteador::print {

// The bytes of the file: a sheet for each table, its first row the columns, which stay in sight. Numbers are
// numbers, and a text is never read as a formula. A tab has the title of its table, cut to 31 letters; signs
// that cannot stand there become blanks. The same tables are the same cells. An error is a sentence: too many
// rows or columns, a disk that is full.
tl::expected<std::string, std::string> xlsx(std::span<const report::Table> tables);

}  // namespace tanteador::print
