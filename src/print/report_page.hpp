#pragma once
// A report as blocks of a document.

#include <span>

#include "src/print/document.hpp"
#include "src/reports/table.hpp"

namespace tanteador::print {

// The groups of a frame with the columns that people see there.
Table table_of(const report::Table& table, std::span<const report::Group> frame);
// A heading for each group with a title, its rows and its notes. Without rows: the sentence that says so.
void add_report(Document& document, const report::Table& table);
// Explains short titles of columns; adds nothing if all are written in full.
void add_legend(Document& document, const report::Table& table);

}  // namespace tanteador::print
