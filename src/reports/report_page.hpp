#pragma once
// A report as blocks of a document.

#include <string>
#include <string_view>

#include "src/reports/document.hpp"
#include "src/reports/table.hpp"

namespace tanteador::report {

// The look of a cell on a page. `link`: address of another HTML page; empty: none.
struct CellLook {
  std::string text = {};
  Weight weight = Weight::plain;
  std::string link = {};
};
CellLook look_of(const Table& table, const Row& row, std::size_t column);
// A page with this title and "Printed …" at the bottom. `now`: RFC 3339.
Document page_of(std::string title, std::string subtitle, std::string_view now);
// Adds a heading for each titled group, its rows and its notes; for an empty table its sentence.
void add_report(Document& document, const Table& table);
// Explains short titles of columns; adds nothing if all are written in full.
void add_legend(Document& document, const Table& table);

}  // namespace tanteador::report
