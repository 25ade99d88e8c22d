#pragma once
// The rulings of a club as values for reports.

#include <span>
#include <string>
#include <vector>

#include "src/reports/rulings.hpp"
#include "src/session/cases/rulings.hpp"
#include "src/session/session.hpp"

namespace tanteador::queries {

// The name of a remedy in reports: its title, or the referee's own words. In English.
std::string remedy_title(const session::CaseRow& row);
std::string title_on_appeal(const session::CaseRow& row, const std::string& remedy);
std::string case_title(const session::CaseRow& row);
std::string standing_text(const session::Standing& standing);  // state of the appeal
std::string name_in(const session::NameBook& book,
                    const std::string& id);  // the name, or a sentence that it was erased

// Without the texts that need the match: rule set, players, sides, facts, reference and appeals.
std::vector<report::Ruling> ruling_lines(const session::NameBook& book,
                                         std::span<const session::CaseRecord> entries);
// Complete. Opens each match once.
std::vector<report::Ruling> rulings(const session::Session& session,
                                    std::span<const session::CaseRecord> entries);

}  // namespace tanteador::queries
