#pragma once
// Names of streams for lists.

#include <string>

#include "src/session/store.hpp"

namespace tanteador::cli {

// The text beside an id: start and ruleset of a match, name of a competition.
std::string stream_title(const session::Store& store, const session::StreamHead& stream);

}  // namespace tanteador::cli
