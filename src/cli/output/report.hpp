#pragma once
// Reports at the terminal.

#include <string>

#include "src/cli/output/paper.hpp"
#include "src/reports/table.hpp"

namespace tanteador::cli {

struct InkedText {
  std::string text;
  Ink ink = Ink::plain;
};

// The next row begins another group in the same frame.
void end_group(report::Table& table, std::string caption);
// Each frame below its title, with its notes; without rows the sentence that says so.
std::string terminal_text(const Paper& paper, const report::Table& table);

}  // namespace tanteador::cli
