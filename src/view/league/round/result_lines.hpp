#pragma once
// Parses results, one line for each table: "7 30:12", "3: +120 −40 −40 −40", or a slip's code and its score.
// Does not check whether the result is possible.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "src/league/competition/competition.hpp"
#include "src/view/league/round/slip.hpp"

namespace tanteador::view {

// The score of a table: "30:21", "30-21", or one number for each side ("+120 −40"). Best of several sets: the
// sets
// ("2:1"), then optionally the points. Accepts "-", "−" and "–" as minus. The error is a sentence.
tl::expected<league::event::TableScore, std::string> read_score(std::span<const std::string> words, int sets);
// The score of this table. Team matches: one score for each table ("30:12 28:30") or the total ("2.5:1.5").
// Duplicate: the taker's result on each board in order ("56 -72 x 30", x: neutralised). With `rules`, a
// missing last score is computed if the rules determine it (last_figure).
tl::expected<league::event::TableScore, std::string> read_score(std::span<const std::string> words,
                                                                const league::Competition& competition,
                                                                league::TableRef table,
                                                                const rulebook::Edition* rules = nullptr);
// The first rule that the score breaks. Empty: none, no ruleset, or an incomplete score.
std::optional<SlipFault> slip_fault(const rulebook::Edition* rules, const league::event::TableScore& score,
                                    const league::Competition& competition, league::TableRef table);
// The question to confirm a score that is possible only if the clock ended the match. Empty: none.
std::optional<Phrase> clock_question(const rulebook::Edition* rules, const league::event::TableScore& score,
                                     const league::Competition& competition, league::TableRef table);
// Null: not paired.
const league::PlayedTable* table_in(const league::Competition& competition, league::TableRef table);

// A whole number with any sign and at most 1,000,000; empty: none.
std::optional<int> read_account(std::string_view word);
// An amount of money in hundredths: "12", "12.50" or "-12,5"; empty: none.
std::optional<int> read_amount(std::string_view word);
// Points in halves: "2½", "2.5" or "2"; empty: none.
std::optional<int> read_halves(std::string text);

// A table as written: "3" of the current round, "2.3", "1.2.3", or a slip's code.
struct NamedTable {
  std::optional<int> stage, round;
  int table = 0;            // counts from 0, as stage and round
  std::string competition;  // id in a slip's code; empty: none
};
std::optional<NamedTable> read_table(std::string_view word);
// Missing numbers are those of `otherwise`, else the current stage and the round in play. The table may not
// exist.
league::TableRef resolve_table(const NamedTable& named, const league::Competition& competition,
                               std::optional<league::RoundRef> otherwise = {});

struct ResultLine {
  league::TableRef table;
  league::event::TableScore score;  // empty for a forfeit
  std::vector<int> forfeits;        // sides with "-" in "+:-"
  std::string remark;               // text after "#"
};
// Separators are blanks, tabs, semicolons and commas. "table", the game or a group's letters may precede the
// number. The error is a sentence.
tl::expected<ResultLine, std::string> read_result_line(std::string_view line,
                                                       const league::Competition& competition,
                                                       std::string_view competition_id,
                                                       const rulebook::Edition* rules = nullptr,
                                                       std::optional<league::RoundRef> otherwise = {});

}  // namespace tanteador::view
