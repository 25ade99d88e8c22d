#pragma once
// One maker a report. A further report is a file with its maker, a line here and a row in report.cpp.

#include "src/reports/report.hpp"

namespace tanteador::report {

Table standings(const Input& of);
Table crosstable(const Input& of);  // whole, however wide: in_pieces() cuts it for people
Table round(const Input& of);       // a line a table
Table round_lines(const Input& of, std::span<const league::RoundRef> rounds);  // a line an entrant
Table rounds(const Input& of);         // below one another; of a schedule drawn ahead all of them
Table blank_results(const Input& of);  // the round's tables, the results to be written in
Table by_name(const Input& of);        // who sits where
Table entrants(const Input& of);
Table check_in(const Input& of);    // to be ticked at the door
Table by_rounds(const Input& of);   // everybody's results, a column a round
Table own_rounds(const Input& of);  // a card for each entrant: where it plays, against whom, with what result
Table bracket(const Input& of);     // a column a round, those who play below one another
Table final_list(const Input& of);
Table categories(const Input& of);
Table clubs(const Input& of);
Table prizes(const Input& of);
Table box(const Input& of);       // entry fees, and what is left of them
Table movement(const Input& of);  // of duplicate: everybody's places, round by round
Table boards(const Input& of);    // of duplicate: what each board is worth, table by table

// "half_bye"; for programs, never translated.
std::string_view kind_word(league::Kind kind);

}  // namespace tanteador::report
