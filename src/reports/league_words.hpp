#pragma once
// Texts about a competition, for the screen and the terminal. `names`: by entrant.

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
// Groups count from 0. Negative: no groups, and the text is empty.
std::string group_letters(int group);  // "A" … "Z", "AA" …
std::string group_title(int group);
// "A 3": the letters of the group, if any, and the number of the table. `table` counts from 0.
std::string table_number(const league::PlayedRound& round, std::size_t table);
// False for a result of another program that only names the winner.
bool has_figures(const league::event::TableScore& score);
inline constexpr std::string_view kRemarked = " *";
// "Stage 1, round 2, table 3: Ana – Beto, 30:21."
std::string table_text(const league::Competition& competition, league::TableRef table,
                       const std::vector<std::string>& names);
std::string marked_text(const league::PlayedTable& table);  // for screens: "2:1", "300:12 *"
// "30:21", "2:1 (55:48)", "1–0" without figures, "+:-" for a forfeit. Empty while the table is open.
std::string slip_text(const league::PlayedTable& table);
std::string remarked_text(const league::PlayedTable& table);
// The remark of a result that one side has reported and no other has confirmed.
std::string reported_remark(int side);
std::optional<int> reported_by(const league::PlayedTable& table);
std::string remark_of(const league::PlayedTable& table);  // for users
// "After round 2 of 5."; mentions a current round.
std::string after_text(const league::Competition& competition, int stage, int rounds);
std::string reasons_text(const std::vector<league::Reason>& reasons, const Names& names);  // Names::sides
// The same for a table, with the remark of a table made by hand.
std::string reasons_text(const league::event::DrawnTable& table, const Names& names);
// The same for a table of a round. While the round is open it also names those who have another fixed table.
std::string table_reason(const league::Competition& competition, const league::PlayedRound& round,
                         std::size_t table, const std::vector<std::string>& names);
std::string away_text(league::Kind kind);  // "half a bye"
// For direct encounter the place among the tied entrants, if any.
std::string tiebreak_text(league::Value value, league::Tiebreak system);
// The points from each game of an entrant against another, "1 0"; F: not played.
std::string met_text(std::span<const league::EncounterResult> games);
std::string halves_text(std::int64_t halves);  // "12½"
// "late entry: 2 rounds missed, points given: 1"; empty for others.
std::string late_entry_text(const league::Competition& now, const league::EntrantState& entrant);
// "half points": a choice for each missed round.
std::string late_worth_text(const league::Competition& now, league::LateWorth given);
std::string place_remark(const league::Standing& row);  // "withdrawn, penalty −1", "lantern"; often empty
// "penalty −1", for points, score or both. Empty: none.
std::string penalty_text(std::int64_t points, std::int64_t score);
std::string name_with_penalty(std::string_view name, const league::Standing& row);
// The title of a column of the standings. Direct encounter adds the meaning of its number.
std::string tiebreak_title(league::Tiebreak system);
// "Ana before Beto: Buchholz 14 to 12½"; empty for the last one.
std::string before_text(const league::Standings& standings, std::size_t place,
                        const std::vector<std::string>& names);
// Keizer: the value and the points of each round with their cause; empty for others.
std::vector<std::string> keizer_lines(const league::Competition& now, int stage, int rounds,
                                      const league::KeizerTable& table, league::Entrant entrant,
                                      const std::vector<std::string>& names);
std::string formats_text(const std::vector<league::StageSetup>& stages);
std::string open_tables_text(int open);
std::string prize_ranking_text(league::event::PrizeRanking ranking);  // "Performance rating"

// "Tables with 4 players: 4. Tables with 3 players: 2." Empty if all tables have one size.
std::string table_sizes_text(const std::vector<league::event::DrawnTable>& tables);

// "Final", "Semi-finals", "Round of 16"; for other parts "Third place", "Repechage, round 1".
std::string bracket_round_name(const league::BracketMatch& match);
// "Stage 2, round 3: Semi-finals"; without a name if the round has none.
std::string round_title(const league::Competition& competition, league::RoundRef round);

inline constexpr std::string_view kSlipCode = "tanteador:";  // a slip's code begins with it
// "tanteador:ID/1.2/3": the code of a result slip, with stage, round and table from 1.
std::string slip_code(std::string_view competition, league::TableRef table);

}  // namespace tanteador::report
