#pragma once
// Reads the facts of a case in the notation of these tests.

#include <string>
#include <string_view>

#include "src/referee/finding.hpp"

namespace tanteador::test {

inline constexpr const char* kNames[] = {"Ana", "Beto", "Caro", "Dani", "Eva"};

// Reads "player=Ana; held=yes". "Nosotros:held=yes" is the answer of that side.
referee::Answers answers_of(const referee::Case& one, std::string_view facts, const Names& names);
bool asks(const referee::Case& one, std::string_view fact);
// The question about the deal meant. Null if the case does not ask it.
const referee::FactAsked* which_deal(const referee::Case& one);
// Returns a function that enters events written with these names.
referee::Enters entering(const Names& names);
// Replaces every `what` with `with`.
std::string put(std::string text, std::string_view what, std::string_view with);

}  // namespace tanteador::test
