#pragma once
// An entry key that waits for an answer, or leaves answers behind.

#include <string>

#include "src/view/command.hpp"

namespace tanteador::view {

struct BoardPick;

// Makes an entry key that cannot be pressed while a question is open. Its second line names the question.
void hold_back(Action& enter, const std::string& question);
// The key of a form or a keypad does not enter the answers on the board. Its second line says so.
void name_board_answers(Action& enter, const BoardPick& pick);

}  // namespace tanteador::view
