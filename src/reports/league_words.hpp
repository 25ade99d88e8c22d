#pragma once
// How a competition is written, on the screen and in the terminal. `names`: of the entrants, by number.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/text/text.hpp"
#include "src/league/competition/competition.hpp"
#include "src/league/standings/statistics.hpp"

namespace tanteador::report {

const std::string& entrant_name(const std::vector<std::string>& names, league::Entrant entrant);
std::string partners_text(const std::vector<league::Entrant>& side, const std::vector<std::string>& names);
std::string opponents_text(const league::event::DrawnTable& table, const std::vector<std::string>& names);
// Groups count from 0; below 0 there are none, and the text is empty.
std::string group_letters(int group);  // "A" … "Z", "AA" …
std::string group_title(int group);    // "Group A"
// "A 3": the group's letters where there are groups, and the number of the table, from 0.
std::string table_number(const league::PlayedRound& round, std::size_t table);
// A result of another program may say who won and no figures.
bool has_figures(const league::event::TableScore& score);
inline constexpr std::string_view kRemarked = " *";
// "Stage 1, round 2, table 3: Ana – Beto, 30:21."
std::string table_text(const league::Competition& competition, league::TableRef table,
                       const std::vector<std::string>& names);
std::string marked_text(const league::PlayedTable& table);  // as screens have it: "2:1", "300:12 *"
// "30:21", "2:1 (55:48)", "1–0" without figures, "+:-" of a forfeit; empty while the table is open.
std::string slip_text(const league::PlayedTable& table);
std::string remarked_text(const league::PlayedTable& table);  // with the remark it was taken with
// A result that one side has reported and no other has confirmed bears that as its remark.
std::string reported_remark(int side);
std::optional<int> reported_by(const league::PlayedTable& table);  // the side
std::string remark_of(const league::PlayedTable& table);           // to be read
// "After round 2 of 5."; of a round in play that it is one.
std::string after_text(const league::Competition& competition, int stage, int rounds);
std::string because_text(const std::vector<league::Reason>& reasons, const Names& names);  // Names::sides
// The same of a table, with what was said when it was made by hand.
std::string because_text(const league::event::DrawnTable& table, const Names& names);
std::string away_text(league::Kind kind);  // "half a bye"
// Direct encounter shows the place among the tied participants, if there is one.
std::string tiebreak_text(league::Value value, league::Tiebreak system);
// The points of an entrant from each game against another, "1 0"; F: not played.
std::string met_text(std::span<const league::Met> games);
std::string halves_text(std::int64_t halves);           // "12½"
std::string place_remark(const league::Standing& row);  // "withdrawn, penalty −1", "lantern"; mostly empty
// "penalty −1", of points of the competition, of the score, or of both; empty: none.
std::string penalty_text(std::int64_t points, std::int64_t score);
std::string name_with_penalty(std::string_view name, const league::Standing& row);  // "Ana (penalty −1)"
// The title of a column of the standings; direct encounter adds what its figure is.
std::string tiebreak_title(league::Tiebreak system);
// "Ana before Beto: Buchholz 14 to 12½"; empty of the last.
std::string before_text(const league::Standings& standings, std::size_t place,
                        const std::vector<std::string>& names);
std::string formats_text(const std::vector<league::StageSetup>& stages);  // "groups + knock-out"
std::string open_tables_text(int open);                                   // "2 tables are open."

// "Final", "Semi-finals", "Round of 16"; of another part "Third place", "Repechage, round 1".
std::string bracket_round_name(const league::BracketMatch& match);
// "Stage 2, round 3: Semi-finals"; without a name where the rounds have none.
std::string round_title(const league::Competition& competition, league::RoundRef round);

}  // namespace tanteador::report
