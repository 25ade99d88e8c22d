#pragma once
// A table for which different results were entered: all of them beside each other, to accept one.

#include <span>
#include <string>
#include <vector>

#include "src/core/text/text.hpp"
#include "src/reports/table.hpp"
#include "src/view/league/known.hpp"
#include "src/view/league/screens/competition.hpp"

namespace tanteador::view {

// The reason of a correction that accepts one of several results.
inline constexpr std::string_view kAccepted = N_("accepted by the desk");

// The results entered for a table, the one that counts first, without their matches and times.
std::vector<TableReport> reports_of(const league::PlayedTable& table);
// `names`: of the entrants.
Dispute compare_reports(const league::PlayedTable& table, std::span<const TableReport> reports,
                        const std::vector<std::string>& names);
// One column for each result, and one that marks different lines.
report::Table dispute_table(const Dispute& dispute);
// Keeps the remark of a result, except the side that reported it.
league::event::ResultCorrected accept_report(league::TableRef at, const league::PlayedTable& table,
                                             const TableReport& report);
// The side, linked match or desk that entered the result.
std::string source_name(const league::PlayedTable& table, const TableReport& report,
                        const std::vector<std::string>& names);
// "30:21"
std::string score_text(const league::PlayedTable& table, const TableReport& report);
// "30:21 is the valid result"
std::string acceptance_text(const league::PlayedTable& table, const TableReport& report);

}  // namespace tanteador::view
