#pragma once
// A deal is played by whom and as it was begun: by the dealer, the direction and the kind of deal that the
// score on paper asked for. A remedy for an earlier deal leaves it so: it says of each deal begun since what
// that deal took from the log. Private to this folder.

#include "src/referee/finding.hpp"

namespace tanteador::referee {

// The log, with what a deal took from the log before it written in the entry that began it. `names` must
// outlive it.
Written with_start_facts(const AnyMatch& match, const Names& names, const Written& written);

// The deals that were begun since the earliest entry this remedy corrects, and are not what it corrects.
std::vector<EventSeq> begun_since(const Remedy& remedy, const AnyMatch& match, const Written& written);

// Puts before the remedy that the deals begun since, but for those it strikes itself, stay what they were.
void stay_as_played(Remedy& remedy, std::span<const EventSeq> begun, const Written& lines,
                    std::string_view reason);

// Does it leave more of the log as it stands than the other does: entries first, then what the deals begun
// since are?
bool keeps_more(const Remedy& remedy, const Remedy& other, std::span<const EventSeq> begun,
                const AnyMatch& match, const Enters& enters);

}  // namespace tanteador::referee
