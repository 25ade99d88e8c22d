#pragma once
// An entry key that waits for an answer.

#include <string>

#include "src/view/command.hpp"

namespace tanteador::view {

// Makes an entry key that cannot be pressed while a question is open. Its second line names the question.
void hold_back(Action& enter, const std::string& question);

}  // namespace tanteador::view
