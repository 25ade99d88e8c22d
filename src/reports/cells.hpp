#pragma once
// Cells of the tables of a competition. Private to this folder.

#include "src/reports/report.hpp"

namespace tanteador::report {

Cell tiebreak_cell(league::Value value, league::Tiebreak system);
Cell penalised_name(const std::string& name, const league::Standing& row);
// The number of a table; a text with the letter of its group if there are groups.
Cell table_cell(const league::PlayedRound& round, std::size_t table);
Cell group_cell(int group);                    // from 1; empty without groups
Cell place_cell(std::size_t place);            // from 1, for a place from 0
Cell sum_cell(std::int64_t sum, bool scores);  // of scores, otherwise of half points
std::string data_text(const Cell& cell);       // a number for programs: "-2.5"
// "Standings of stage 1 after round 2"; mentions a current round.
std::string title_after(const Input& of, std::string_view what);
const league::PlayedRound& round_of(const Input& of);
void sort_by_first_cell(std::vector<Row>& rows);  // to look up a name
std::string others_at(const league::event::DrawnTable& table, std::size_t own,
                      const std::vector<std::string>& names);

}  // namespace tanteador::report
