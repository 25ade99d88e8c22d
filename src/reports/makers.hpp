#pragma once
// The makers of the reports. A new report needs a file with its maker, a line here and a row in report.cpp.

#include "src/reports/report.hpp"

namespace tanteador::report {

Table standings(const Input& of);
Table crosstable(const Input& of);  // in full width; split_table() cuts it for people
Table round(const Input& of);       // one row for each table
Table round_lines(const Input& of, std::span<const league::RoundRef> rounds);  // one row for each entrant
Table rounds(const Input& of);  // one below the other; of a schedule drawn ahead, all
Table blank_results(const Input& of);
Table by_name(const Input& of);  // the seats of each person
Table entrants(const Input& of);
Table check_in(const Input& of);
Table by_rounds(const Input& of);
Table own_rounds(const Input& of);
Table bracket(const Input& of);  // one column for each round
Table final_list(const Input& of);
Table categories(const Input& of);
Table clubs(const Input& of);
Table club_totals(const Input& of);
Table prizes(const Input& of);
Table box(const Input& of);
Table movement(const Input& of);  // duplicate: the tables and seats of each entrant by round
Table boards(const Input& of);    // duplicate: the notes of each board by table

// "half_bye"; for programs, never translated.
std::string_view kind_word(league::Kind kind);

}  // namespace tanteador::report
