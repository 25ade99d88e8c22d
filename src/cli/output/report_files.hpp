#pragma once
// Output files of a report.

#include <functional>
#include <string>

#include "src/cli/output/printed.hpp"
#include "src/reports/document.hpp"
#include "src/reports/table.hpp"

namespace tanteador::cli {

// Produces the rows of a large table one by one; may be called twice.
using Rows = std::function<void(const std::function<void(const report::Row& row)>& put)>;
// File names by format; empty: not requested.
struct ReportFiles {
  std::string csv, separator, jsonl, xlsx, pdf, html;
  bool replace = false;
  void describe(Usage& usage);
  bool is_wanted() const {
    return !(csv.empty() && jsonl.empty() && xlsx.empty() && pdf.empty() && html.empty());
  }
};
// Writes the requested files, replacing existing ones. Throws Problem. Returns one line for each file.
std::string write_report_files(const ReportFiles& files, report::Table data, const report::Document& page);
// Writes the requested CSV and JSON Lines row by row; "-": standard output.
std::string write_report_rows(const ReportFiles& files, const report::Table& table, const Rows& rows,
                              bool utf8);

}  // namespace tanteador::cli
