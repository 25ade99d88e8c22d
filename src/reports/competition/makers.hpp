#pragma once
// The makers of reports that writers call directly. report.cpp lists all reports.

#include "src/league/competition/prizes.hpp"
#include "src/reports/report.hpp"

namespace tanteador::report {

Table standings(const Input& of);
Table crosstable(const Input& of);  // in full width; split_table() cuts it for people
Table round(const Input& of);       // one row for each table
Table round_lines(const Input& of, std::span<const league::RoundRef> rounds);  // one row for each entrant
Table rounds(const Input& of);  // one below the other; of a schedule drawn ahead, all
Table entrants(const Input& of);
Table bracket(const Input& of);  // one column for each round
Table final_list(const Input& of);

// "rank 5; 1 ahead has a larger prize".
std::string prize_reason(const league::WonPrize& prize);
// The payments without the prizes, in hundredths.
std::int64_t box_balance(const league::Competition& now, const league::PrizeAwards& awards);

// "half_bye"; for programs, never translated.
std::string_view kind_word(league::Kind kind);

}  // namespace tanteador::report
