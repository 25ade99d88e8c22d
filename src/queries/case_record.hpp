#pragma once
// The record of cases as a club files it: each with what the sides said, what was found, and how it ended.

#include <span>
#include <string>
#include <string_view>

#include "src/print/document.hpp"
#include "src/reports/table.hpp"
#include "src/session/cases/rulings.hpp"
#include "src/session/session.hpp"

namespace tanteador::queries {

// How a remedy is called where a case is told about: its title, or the referee's own words. In English.
std::string remedy_title(const session::CaseRow& row);
std::string title_on_appeal(const session::CaseRow& row, const std::string& remedy);
std::string case_title(const session::CaseRow& row);
std::string standing_text(const session::Standing& standing);               // where an appeal stands
std::string name_in(const session::NameBook& book, const std::string& id);  // or "a forgotten player"

// To be read; `now`: RFC 3339, at its foot.
print::Document case_document(const session::Session& session, std::span<const session::CaseEntry> entries,
                              std::string_view now);
// The same as data, a line for each case: columns and ids are for programs and never translated.
report::Table case_table(const session::Session& session, std::span<const session::CaseEntry> entries);

}  // namespace tanteador::queries
