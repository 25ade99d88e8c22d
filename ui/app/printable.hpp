#pragma once
// Makes paper of a screen: pages, and rows of data if it is a table.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "src/reports/document.hpp"
#include "src/reports/table.hpp"
#include "src/view/screens/screens.hpp"
#include "ui/app/system/signals.hpp"

namespace tanteador::ui {

struct Printable {
  std::string name;  // of its file, in plain letters
  report::Document page;
  std::vector<report::Table> data;  // empty: it is not a table
  std::string empty;                // the sentence shown if there is nothing to print
  bool is_empty() const { return page.blocks.empty(); }
};

// A report of a competition: `shown` for people, one below another; `data` for programs.
Printable printable(const std::string& title, std::span<const report::Table> shown, report::Table data,
                    const std::string& now);
// Paper of a screen without a competition; nothing if it cannot be printed. `title`: of the open match.
std::optional<Printable> printable(const decltype(view::Panel::body)& body, const std::string& title,
                                   const std::string& now);

// Its pages as drawn, only the first of very many, or the reason why there are none. Takes some 20 ms.
using Preview = tl::expected<std::vector<print::DrawnPage>, std::string>;
Preview preview_of(const Printable& what);
// The preview and the file formats. `printer` empty: none.
view::PrintView print_view(const Printable& what, Preview preview, const std::string& before_ids,
                           const std::string& printer);
// The outcome in words; no words if it was stopped.
struct SaveResult {
  std::string text = {};
  bool is_done = true;  // without a fault to be read
};
// Writes the file into that folder, on any thread. If it is stopped, no file is written.
SaveResult keep(const Printable& what, view::PaperForm form, const std::string& folder, Signals& signals);
// Sends it to the default printer, on any thread.
SaveResult print_on_paper(const Printable& what, const std::string& printer, Signals& signals);

}  // namespace tanteador::ui
