#pragma once
// Results as people write them, a line a table: "7 30:12", "3: +120 −40 −40 −40", the text of a slip's
// code and its score. What a line says is read here; whether it can stand is for the competition to say.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "src/league/competition/competition.hpp"
#include "src/view/league/round/slip.hpp"

namespace tanteador::view {

// The score of a table: "30:21", or "+120", "−40" and so on side by side; of a best of several the sets first
// ("2:1"), then perhaps the points. Minus is any of "-", "−" and "–". Else a sentence that says what is
// wrong.
tl::expected<league::event::TableScore, std::string> read_score(std::span<const std::string> words, int sets);
// The same of a table: where teams meet at several tables, one score for each of them ("30:12 28:30"), or
// what the tables come to ("2.5:1.5", "2½:1½"); of duplicate the account of each board's taker in order of
// the boards ("56 -72 x 30", x: neutralised). The one figure that was left out is filled in where by the
// rules it follows from the others.
tl::expected<league::event::TableScore, std::string> read_score(std::span<const std::string> words,
                                                                const league::Competition& competition,
                                                                league::TableRef table,
                                                                const rulebook::Edition* rules = nullptr);
// The first rule a score is against at this table; nothing where it can be, or no ruleset says so.
std::optional<SlipFault> slip_fault(const rulebook::Edition* rules, const league::event::TableScore& score,
                                    const league::Competition& competition, league::TableRef table);
// What is asked before it is entered, as only the clock can have ended the match; nothing where it needs no
// question.
std::optional<Phrase> clock_question(const rulebook::Edition* rules, const league::event::TableScore& score,
                                     const league::Competition& competition, league::TableRef table);
// Null where it is not drawn.
const league::PlayedTable* table_in(const league::Competition& competition, league::TableRef table);

// A whole number with a sign of any kind, or nothing.
std::optional<int> read_account(std::string_view word);
// "12", "12.50" or "-12,5" of money in hundredths, or nothing.
std::optional<int> read_amount(std::string_view word);
// "2½", "2.5" or "2" in halves, or nothing.
std::optional<int> read_halves(std::string text);

// Where it is played: "3" of the round being played, "2.3", "1.2.3", or what a slip's code says.
struct NamedTable {
  std::optional<int> stage, round;
  int table = 0;            // from 0, as all of them
  std::string competition;  // id, of a slip's code
};
std::optional<NamedTable> read_table(std::string_view word);
league::TableRef resolve_table(const NamedTable& named, const league::Competition& competition);
// "tanteador:COMPETITION/1.2/3": stage 1, round 2, table 3.
std::string slip_code(std::string_view competition, league::TableRef table);

struct ResultLine {
  league::TableRef table;
  league::event::TableScore score;  // empty where sides forfeited
  std::vector<int> forfeits;        // of "+:-", those with a minus
  std::string remark;               // behind "#"
};
// Fields stand apart by blanks, tabs, semicolons or commas; "table", the game, a group's letters may stand
// before the number. Else a sentence.
tl::expected<ResultLine, std::string> read_result_line(std::string_view line,
                                                       const league::Competition& competition,
                                                       std::string_view competition_id,
                                                       const rulebook::Edition* rules = nullptr);

}  // namespace tanteador::view
