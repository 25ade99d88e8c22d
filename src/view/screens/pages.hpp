#pragma once
// The pages as the printer prints them.

#include <string>
#include <vector>

#include "src/print/drawn_page.hpp"
#include "src/view/command.hpp"

namespace tanteador::view {

// Something that is to be printed, page below page as it will be, and what it can be kept as.
struct PrintView {
  std::string title, empty;
  std::vector<Action> forms;
  std::vector<print::DrawnPage> pages;
  Action back;
};

// "Keep as PDF" …: ids "keep/pdf" … behind `before`.
std::vector<Action> print_forms(const std::string& before);

}  // namespace tanteador::view
