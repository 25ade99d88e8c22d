#pragma once
// The files that a report is written to.

#include <functional>
#include <string>

#include "src/cli/output/printed.hpp"
#include "src/print/document.hpp"
#include "src/reports/table.hpp"

namespace tanteador::cli {

// Rows of a table where there may be a million, each made when its turn comes; asked for twice at times.
using Rows = std::function<void(const std::function<void(const report::Row& row)>& put)>;
// File names for each format; empty: not asked for.
struct ReportFiles : Pages {
  std::string csv, separator, jsonl, xlsx;
  void describe(Usage& usage);
  bool as_data() const { return !(csv.empty() && jsonl.empty() && xlsx.empty()); }
  bool is_wanted() const { return as_data() || Pages::is_wanted(); }
};
// Writes those asked for, in place of what is there. Throws Problem. Returns a line for each.
std::string write_report_files(const ReportFiles& files, report::Table data, const print::Document& page);
// The CSV and the JSON Lines that are asked for, a row at a time; "-" goes to standard output at once.
std::string write_report_rows(const ReportFiles& files, const report::Table& table, const Rows& rows,
                              bool utf8);

}  // namespace tanteador::cli
