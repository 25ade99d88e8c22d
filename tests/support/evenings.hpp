#pragma once
// A club of so many evenings, or of so many matches, for what is measured.

#include <span>
#include <string>

#include "src/session/match/open_match.hpp"

namespace tanteador::test {

// Each a Swiss of sixteen of its players, three rounds, played to the end; four come to each for the first
// time. Of the last one a table is being played. Its id.
std::string fill_club(session::Store& store, int evenings);

// The id of a match that fill_matches() makes: "019a0000-…" with its number at the end.
std::string match_id(int number);

// So many matches, a few every day: those that were `played` in turns, under ids of their own.
void fill_matches(session::Store& store, std::span<const session::OpenMatch> played, int matches);

}  // namespace tanteador::test
