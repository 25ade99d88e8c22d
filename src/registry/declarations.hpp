#pragma once
// Players passed over by a declaration, before and after it is entered.

#include <string>

#include "src/core/passed_over.hpp"
#include "src/registry/entry.hpp"

namespace tanteador {

// For an event that would be entered next. Empty in games without declarations.
PassedOverPlayers players_passed_over(const AnyMatch& match, const AnyEvent& event);
// For the event in force at `seq`, or at the target of a correction.
PassedOverPlayers players_passed_over(const AnyMatch& match, EventSeq seq);

// "Ana has not spoken: no value?", translated; empty without players.
std::string passed_over_question(const PassedOverPlayers& passed, const Names& names);

}  // namespace tanteador
