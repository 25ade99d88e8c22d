#pragma once
// Reports at the terminal.

#include <string>

#include "src/cli/output/terminal.hpp"
#include "src/reports/table.hpp"

namespace tanteador::cli {

struct InkedText {
  std::string text;
  Ink ink = Ink::plain;
};

// Starts another group in the same frame.
// Each frame with title and notes; a sentence instead of an empty frame.
std::string terminal_text(const Terminal& paper, const report::Table& table);

}  // namespace tanteador::cli
