#include "src/cli/output/report_files.hpp"

#include <cstdio>
#include <span>

#include "src/core/text/text.hpp"
#include "src/print/data.hpp"
#include "src/print/html.hpp"
#include "src/print/pdf.hpp"
#include "src/print/xlsx.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

print::Separator separator_of(const ReportFiles& arguments) {
  if (arguments.separator.empty() || arguments.separator == ",") return print::Separator::comma;
  if (arguments.separator != ";") throw unreadable(tr("--separator is \",\" or \";\"."));
  return print::Separator::semicolon;
}

std::string write_pages(const report::Document& document, const ReportFiles& pages) {
  std::string messages;
  if (!pages.pdf.empty()) {
    const auto bytes = print::pdf(document);
    if (!bytes) throw failure("system", bytes.error());
    messages += write_file(pages.pdf, bytes->bytes);
    if (!bytes->lacking.empty()) {
      const std::string sentence = view::say(
          "The print font has no character for {0}; an empty box is printed. The HTML page shows all "
          "characters.",
          {std::string_view(bytes->lacking)});
      if (pages.pdf == "-")
        std::fputs((sentence + "\n").c_str(), stderr);
      else
        messages += sentence + "\n";
    }
  }
  if (!pages.html.empty()) messages += write_file(pages.html, print::html(document));
  return messages;
}

}  // namespace

std::string write_report_rows(const ReportFiles& files, const report::Table& table, const Rows& rows,
                              bool utf8) {
  std::string messages;
  const print::Separator separator = separator_of(files);
  const std::vector<std::string> columns = data_columns(table);
  const report::Group& group = table.groups.front();
  if (!files.csv.empty())
    messages += write_pieces(
        files.csv,
        [&](const auto& put) {
          put(csv_head(table, separator));
          rows([&](const report::Row& row) { put(print::csv_row(data_row(table, group, row), separator)); });
        },
        utf8);
  if (!files.jsonl.empty())
    messages += write_pieces(
        files.jsonl,
        [&](const auto& put) {
          rows([&](const report::Row& row) { put(print::json_row(columns, data_row(table, group, row))); });
        },
        utf8);
  return messages;
}

void ReportFiles::describe(Usage& usage) {
  usage.output("--csv", csv, tr("export as CSV to this file"));
  usage.text("--separator", separator,
             tr("column separator: \",\" or \";\" (for spreadsheets that use decimal commas)"), "SIGN");
  usage.output("--jsonl", jsonl, tr("export as JSON Lines to this file"));
  usage.output("--xlsx", xlsx, tr("export as an Excel workbook (XLSX) to this file"));
  usage.output("--pdf", pdf, tr("save as PDF"));
  usage.output("--html", html, tr("save as a single web page"));
  usage.replacing(replace);
}

std::string write_report_files(const ReportFiles& files, report::Table data, const report::Document& page) {
  std::string messages;
  const std::span<const report::Table> all(&data, 1);
  if (!files.csv.empty()) messages += write_file(files.csv, print::csv(all, separator_of(files)));
  if (!files.jsonl.empty()) messages += write_file(files.jsonl, print::json_lines(data));
  if (!files.xlsx.empty()) {
    for (const std::string* title : {&page.title, &page.subtitle})
      if (!title->empty()) data.title = *title;
    const auto bytes = print::xlsx(all);
    if (!bytes) throw failure("system", bytes.error());
    messages += write_file(files.xlsx, *bytes);
  }
  return messages + write_pages(page, files);
}

}  // namespace tanteador::cli
