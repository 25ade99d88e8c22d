#pragma once
// Writes tables of reports as HTML, with links, forms and replaceable parts where a page needs them.

#include <map>

#include "src/reports/table.hpp"
#include "src/web/pages/markup.hpp"

namespace tanteador::web {

// Rows count from 0 over all groups. The last cell of a row with fewer cells than columns spans the rest.
struct PageTable {
  report::Table values = {};
  std::map<std::pair<std::size_t, std::size_t>, Markup> cells = {};  // in place of a value: by row and column
  std::vector<std::size_t> columns = {};                       // the shown ones; empty: those of readers
  std::size_t first = 0, most = static_cast<std::size_t>(-1);  // the rows that this page shows
  // Parts that the script can replace: rows by their id, or bodies by their first row. A body that begins
  // after the last row is empty.
  std::map<std::size_t, std::string> row_ids = {}, body_ids = {};

  std::size_t rows() const;
  // Adds a row to the last group; `markup` replaces the values of these columns.
  void add_row(report::Row row, const std::map<std::size_t, Markup>& markup = {});
};
// A table without rows of values; the columns of `numbers` are aligned to the right.
PageTable page_table(const std::vector<std::string>& titles, const std::vector<std::size_t>& numbers = {});

// One HTML table for each group with shown rows; `caption`: for groups without a title. Scrolls sideways.
Markup table_markup(const PageTable& table, const std::string& caption = {}, Parts* parts = nullptr);
Markup table_markup(const report::Table& table, const std::string& caption = {});

}  // namespace tanteador::web
