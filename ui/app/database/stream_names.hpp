#pragma once
// Names of matches, competitions and club records, for lists of all three.

#include <string>

#include "src/session/store.hpp"

namespace tanteador::ui {

std::string name_of_stream(const session::Store& store, const session::StreamHead& stream);
// "Ana, Beto". Empty if the store has no such match, or if the stream is a club's record.
std::string people_of_stream(const session::Store& store, const session::StreamHead& stream);

}  // namespace tanteador::ui
