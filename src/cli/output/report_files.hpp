#pragma once
// Output files of a report.

#include <functional>
#include <string>

#include "src/cli/output/printed.hpp"
#include "src/print/document.hpp"
#include "src/reports/table.hpp"

namespace tanteador::cli {

// Produces the rows of a large table one by one; may be called twice.
using Rows = std::function<void(const std::function<void(const report::Row& row)>& put)>;
// File names by format; empty: not requested.
struct ReportFiles : Pages {
  std::string csv, separator, jsonl, xlsx;
  void describe(Usage& usage);
  bool as_data() const { return !(csv.empty() && jsonl.empty() && xlsx.empty()); }
  bool is_wanted() const { return as_data() || Pages::is_wanted(); }
};
// Writes the requested files, replacing existing ones. Throws Problem. Returns one line for each file.
std::string write_report_files(const ReportFiles& files, report::Table data, const print::Document& page);
// Writes the requested CSV and JSON Lines row by row; "-": standard output.
std::string write_report_rows(const ReportFiles& files, const report::Table& table, const Rows& rows,
                              bool utf8);

}  // namespace tanteador::cli
