#pragma once
// What a screen shows, on paper: as pages, and as lines of data where it is a table.

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
  std::vector<report::Table> data;  // none: it is no table
  std::string empty;                // where there is nothing to print
  bool is_empty() const { return page.blocks.empty(); }
};

// A report of a competition: `shown` for people, one below another; `data` for programs.
Printable printable(const std::string& title, std::span<const report::Table> shown, report::Table data,
                    const std::string& now);
// Of a screen that is no competition's; nothing where nobody would print it. `title`: of the match that is
// open.
std::optional<Printable> printable(const decltype(view::Panel::body)& body, const std::string& title,
                                   const std::string& now);

// As it will be printed, and what it can be kept as; the first pages of very many.
view::PrintView shown_on_paper(const Printable& what, const std::string& before_ids);
// Written into that folder, from whatever thread; what became of it, in words. Stopped, no file is written.
std::string keep(const Printable& what, view::PaperForm form, const std::string& folder, Signals& signals);

}  // namespace tanteador::ui
