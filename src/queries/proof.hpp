#pragma once
// The proof of a draw as a file, and the result of checking one.

#include <string>
#include <vector>

#include "src/session/league/history.hpp"

namespace tanteador::queries {

// Returns a Python program that checks this proof. Anybody can read it and run it without this program.
std::string with_checker(const std::string& proof);
// Extracts the proof from such a program. Returns other texts unchanged.
std::string proof_in(std::string text);
// The result in sentences. The first one tells whether the draw is proved.
std::vector<std::string> proved_text(const session::ProofResult& proved);

}  // namespace tanteador::queries
