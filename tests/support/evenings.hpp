#pragma once
// A club of so many evenings, or of so many matches, for what is measured.

#include <string>

#include "src/session/store.hpp"

namespace tanteador::test {

// Each a Swiss of sixteen of its players, three rounds, played to the end; four come to each for the first
// time. The last one is being played. Its id.
std::string fill_club(session::Store& store, int evenings);

// The id of the first of them and all that fill_matches() makes: "019a0000-…" with its number at the end.
std::string match_id(int number);

// The same match of two deals, in progress, again and again under other ids, and the projections of all.
void fill_matches(session::Store& store, int matches);

}  // namespace tanteador::test
