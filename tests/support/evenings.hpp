#pragma once
// A club of so many evenings, for what is measured.

#include <string>

#include "src/session/store.hpp"

namespace tanteador::test {

// Each a Swiss of sixteen of its players, three rounds, played to the end; four come to each for the first
// time. The last one is being played. Its id.
std::string fill_club(session::Store& store, int evenings);

}  // namespace tanteador::test
