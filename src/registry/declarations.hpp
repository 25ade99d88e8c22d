#pragma once
// Whom a declaration passes over, before it is entered and afterwards.

#include <string>

#include "src/core/passed_over.hpp"
#include "src/registry/entry.hpp"

namespace tanteador {

// By an event that would be entered next. Nobody in a game without declarations.
PassedOverPlayers players_passed_over(const AnyMatch& match, const AnyEvent& event);
// By the event in force at that place, or by the one that a correction puts in place.
PassedOverPlayers players_passed_over(const AnyMatch& match, EventSeq seq);

// "Ana has not spoken: no value?", in the reader's language; empty where nobody is passed over.
std::string passed_over_question(const PassedOverPlayers& passed, const Names& names);

}  // namespace tanteador
