#pragma once
// Makes paper of a screen: pages, and rows of data if it is a table.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "src/print/document.hpp"
#include "src/reports/table.hpp"
#include "src/view/screens/screens.hpp"
#include "ui/app/system/signals.hpp"

namespace tanteador::ui {

struct Printable {
  std::string name;  // of its file, in plain letters
  print::Document page;
  std::vector<report::Table> data;  // empty: it is not a table
  std::string empty;                // the sentence shown if there is nothing to print
  bool is_empty() const { return page.blocks.empty(); }
};

// A report of a competition: `shown` for people, one below another; `data` for programs.
Printable printable(const std::string& title, std::span<const report::Table> shown, report::Table data,
                    const std::string& now);
// Paper of a screen without a competition; nothing if the screen cannot be printed. `title`: of the open
// match.
std::optional<Printable> printable(const decltype(view::Panel::body)& body, const std::string& title,
                                   const std::string& now);

// The preview of the print and its file formats. Shows only the first pages of very many.
view::PrintView shown_on_paper(const Printable& what, const std::string& before_ids);
// Writes the file into that folder, on any thread. Returns the outcome in words. If it is stopped, no file is
// written.
std::string keep(const Printable& what, view::PaperForm form, const std::string& folder, Signals& signals);

}  // namespace tanteador::ui
