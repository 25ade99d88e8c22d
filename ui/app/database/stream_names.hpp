#pragma once
// Names of matches, competitions and club records, for lists of all three.

#include <string>

#include "src/session/store.hpp"

namespace tanteador::ui {

std::string name_of_stream(const session::Store& store, const session::StreamHead& stream);
// "Ana, Beto" or "12 participants". Empty for a club's record and an unknown stream.
std::string people_of_stream(const session::Store& store, const session::StreamHead& stream);

}  // namespace tanteador::ui
