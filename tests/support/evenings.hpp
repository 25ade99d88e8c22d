#pragma once
// Clubs with a given number of evenings or matches, for measurements. Throws if an event is refused.

#include <span>
#include <string>

#include "src/session/match/open_match.hpp"

namespace tanteador::test {

// Each evening is a Swiss of three rounds with sixteen players, played to the end. Four players of each
// evening are new. One table of the last evening is still being played. Returns the id of that evening.
std::string fill_club(session::Store& store, int evenings);

// The id of a match made by fill_matches(): "019a0000-…" with its number at the end.
std::string match_id(int number);

// Adds matches, a few every day: copies of `played` in turn, with new ids.
void fill_matches(session::Store& store, std::span<const session::OpenMatch> played, int matches);

}  // namespace tanteador::test
