#pragma once
// The record of cases for a club's files: statements, findings and outcome of each.

#include <span>
#include <string>
#include <string_view>

#include "src/print/document.hpp"
#include "src/reports/table.hpp"
#include "src/session/cases/rulings.hpp"
#include "src/session/session.hpp"

namespace tanteador::queries {

// The name of a remedy in reports: its title, or the referee's own words. In English.
std::string remedy_title(const session::CaseRow& row);
std::string title_on_appeal(const session::CaseRow& row, const std::string& remedy);
std::string case_title(const session::CaseRow& row);
std::string standing_text(const session::Standing& standing);  // state of the appeal
std::string name_in(const session::NameBook& book,
                    const std::string& id);  // the name, or "a forgotten player"

// A document for people. `now` (RFC 3339) is printed at the end.
print::Document case_document(const session::Session& session, std::span<const session::CaseRecord> entries,
                              std::string_view now);
// The same as data, one row for each case. Columns and ids are for programs and never translated.
report::Table case_table(const session::Session& session, std::span<const session::CaseRecord> entries);

}  // namespace tanteador::queries
