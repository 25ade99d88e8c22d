#pragma once
// Entry buttons that wait for an answer.

#include <string>

#include "src/view/command.hpp"

namespace tanteador::view {

// Disables an entry button while a question is open; its second line shows the question.
void hold_back(Button& enter, const std::string& question);

}  // namespace tanteador::view
