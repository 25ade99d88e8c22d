#pragma once
// "Would that be allowed?": the board as one that enters nothing, and the answer.

#include <string>
#include <vector>

#include "src/view/entry/board.hpp"

namespace tanteador::view {

// "Refused: …", "Allowed. Worth 2.": to be read aloud.
std::string verdict_sentence(const Opinion& opinion);
// "Ana +2: 2".
std::string posting_sentence(const Posting& posting);

// "T-46, TA-15 · Throwing in before anything was called · common practice": where the amounts stand.
std::vector<std::string> amount_lines(const Opinion& opinion);

// What would enter something asks about it instead, also where it may not be entered now; what would change
// the match otherwise cannot be pressed.
void turn_into_questions(MatchScreen& board, const BoardPick& pick);
// Of lines that were asked about; `table.ask` is needed.
AnswerCard make_answer(const Table& table, const BoardPick& pick);
// The way into it and out of it.
Action ask_tool(const BoardPick& pick);
void set_asking(Panel& panel, const BoardPick& pick);

}  // namespace tanteador::view
