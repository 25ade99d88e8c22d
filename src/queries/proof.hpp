#pragma once
// The proof of a draw as a file, and what checking one comes to.

#include <string>
#include <vector>

#include "src/session/league/history.hpp"

namespace tanteador::queries {

// A program in Python that checks this one proof: anybody can read it, and run it without ours.
std::string with_checker(const std::string& proof);
// The proof out of such a program; other files as they are.
std::string proof_in(std::string text);
// In sentences, the first of which says whether the draw is proved.
std::vector<std::string> proved_text(const session::Proved& proved);

}  // namespace tanteador::queries
