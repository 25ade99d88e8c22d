#pragma once
// "Allowed?" mode: turns the board into questions, and shows the answer.

#include <string>
#include <vector>

#include "src/view/entry/board.hpp"

namespace tanteador::view {

// "Refused: …", "Allowed. Worth 2.": to be read aloud.
std::string verdict_sentence(const Opinion& opinion);
// "Ana +2: 2".
std::string posting_sentence(const OpinionPosting& posting);

// "T-46, TA-15 · Folding before anything was called · common practice": references of the amounts.
std::vector<std::string> amount_lines(const Opinion& opinion);

// Turns entry buttons, also disabled ones, into questions. Disables other buttons that change the match.
void turn_into_questions(MatchScreen& board, const BoardState& state);
// The answer about the events of `state.ask`. Needs `context.ask`.
AnswerCard make_answer(const MatchContext& context, const BoardState& state);
Button ask_tool(const BoardState& state);
Button stop_asking(const BoardState& state);
void set_asking(Panel& panel, const BoardState& state);  // adds the text of the mode and its stop button

}  // namespace tanteador::view
