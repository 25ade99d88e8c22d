#pragma once
// A match, a competition or a club's record in a list of all kinds.

#include <string>

#include "src/session/store.hpp"

namespace tanteador::cli {

// What stands beside its id: when a match began and its ruleset, a competition's name.
std::string called(const session::Store& store, const session::StreamHead& stream);

}  // namespace tanteador::cli
