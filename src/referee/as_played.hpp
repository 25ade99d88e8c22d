#pragma once
// A deal is played as the score of its time asks for. Where an earlier one is put right afterwards and
// another kind of deal would have been due, what was played is still what was played: a remedy says so of
// each deal begun since, instead of striking it. Private to this folder.

#include "src/referee/finding.hpp"

namespace tanteador::referee {

// The log with what followed from the score told in the entries that begin a deal; nothing where the game has
// but one kind.
Written told_as_played(const AnyMatch& match, const Written& written);

// The deals that were begun since the earliest entry this remedy corrects, and are not what it corrects.
std::vector<EventSeq> begun_since(const Remedy& remedy, const AnyMatch& match, const Written& written);

// Puts before the remedy that the deals begun since, but for those it strikes itself, stay what they were.
void stay_as_played(Remedy& remedy, std::span<const EventSeq> begun, const Written& told,
                    std::string_view reason);

// Does it leave more of the log as it stands than the other does?
bool keeps_more(const Remedy& remedy, const Remedy& other, const AnyMatch& match, const Enters& enters);

}  // namespace tanteador::referee
