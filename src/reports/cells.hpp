#pragma once
// Cells of a competition's figures. For this folder's own use.

#include "src/reports/report.hpp"

namespace tanteador::report {

Cell tiebreak_cell(league::Value value, league::Tiebreak system);
Cell penalised_name(const std::string& name, const league::Standing& row);
// A table's number, with the letter of its group where there are groups: then it is a text.
Cell table_cell(const league::PlayedRound& round, std::size_t table);
Cell group_cell(int group);                    // counted from 1; nothing where there are no groups
Cell place_cell(std::size_t place);            // counted from 1, of a place from 0
Cell sum_cell(std::int64_t sum, bool scores);  // of scores, else of half points
std::string data_text(const Cell& cell);       // a number as programs write it: "-2.5"
// "Standings of stage 1 after round 2"; of a round in play that it is one.
std::string title_after(const Input& of, std::string_view what);
const league::PlayedRound& round_of(const Input& of);
void sort_by_first_cell(std::vector<Row>& rows);  // as people look for a name
std::string others_at(const league::event::DrawnTable& table, std::size_t own,
                      const std::vector<std::string>& names);

}  // namespace tanteador::report
