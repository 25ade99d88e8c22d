#pragma once
// What the commands about cases share.

#include "src/referee/finding.hpp"
#include "src/session/rulings.hpp"

namespace tanteador::cli {

// How a remedy is called where a case is told about: its title, or the referee's own words.
std::string remedy_title(const session::CaseRow& row);
std::string case_title(const session::CaseRow& row);
std::string standing_text(const session::Standing& standing);  // where an appeal stands

}  // namespace tanteador::cli
