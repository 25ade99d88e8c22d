#pragma once
// The preview of a print.

#include <string>
#include <vector>

#include "src/print/drawn_page.hpp"
#include "src/view/command.hpp"

namespace tanteador::view {

// forms: the formats in which it can be saved.
struct PrintView {
  std::string title, empty;
  std::vector<Button> forms;
  std::vector<print::DrawnPage> pages;
  Button back;
};

// Buttons "Print", "Save as PDF" and so on. Ids: `before` + "paper", "keep/pdf" and so on.
std::vector<Button> print_forms(const std::string& before, bool has_printer);

}  // namespace tanteador::view
