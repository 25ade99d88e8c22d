#pragma once
// The facts of a case, as the rows of these tests write them.

#include <string>
#include <string_view>

#include "src/referee/finding.hpp"

namespace tanteador::test {

inline constexpr const char* kNames[] = {"Ana", "Beto", "Caro", "Dani", "Eva"};

// "player=Ana; held=yes"; "Nosotros:held=yes" is what that side says.
referee::Answers answers_of(const referee::Case& one, std::string_view facts, const Names& names);
bool asks(const referee::Case& one, std::string_view fact);
// The question which deal it is about; null where that is not asked.
const referee::FactAsked* which_deal(const referee::Case& one);
// Enters events at a table of these people.
referee::Enters entering(const Names& names);
// `with` in the place of every `what`.
std::string put(std::string text, std::string_view what, std::string_view with);

}  // namespace tanteador::test
