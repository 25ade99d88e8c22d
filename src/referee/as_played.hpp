#pragma once
// Keeps later deals as they were played when a remedy changes an earlier deal. Dealer, direction and kind of
// each later deal are written into its start. Private to this folder.

#include "src/referee/finding.hpp"

namespace tanteador::referee {

// The log, with these facts of each deal added to its start. The arguments must outlive the result.
EventReader with_start_facts(const AnyMatch& match, const Names& names, const EventReader& written);

// Starts of deals after the earliest entry that the remedy corrects, except those it corrects itself.
std::vector<EventSeq> deals_begun_after(const Remedy& remedy, const AnyMatch& match,
                                        const EventReader& written);

// Inserts amendments that keep the starts of the later deals, except those that the remedy removes.
void stay_as_played(Remedy& remedy, std::span<const EventSeq> begun, const EventReader& lines,
                    std::string_view reason);

// True if `remedy` loses less than `other`: removed entries count first, then changed starts of later deals.
bool keeps_more(const Remedy& remedy, const Remedy& other, std::span<const EventSeq> begun,
                const AnyMatch& match, const Enters& enters);

}  // namespace tanteador::referee
