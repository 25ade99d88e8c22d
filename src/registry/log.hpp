#pragma once
// Typed access to the log of a match.

#include "src/registry/entry.hpp"

namespace tanteador {

// For `seq` from 2: the event as first entered, or as in force. A correction is always as entered.
AnyEvent entered_event(const AnyMatch& match, EventSeq seq);
AnyEvent event_in_force(const AnyMatch& match, EventSeq seq);
// The replacement in an amendment; nothing for other events and an amended start.
std::optional<AnyEvent> put_in_place(const AnyMatch& match, EventSeq amendment);

std::optional<CommonEvent> common_event(const AnyEvent& event);  // empty for own events, amendments
bool may_be_annulled(const AnyMatch& match);                     // true if a deal or hand is open
// True if the deal or the match ended between the two states.
bool ends_deal(const AnyMatch& before, const AnyMatch& after);
// True if the side, or every side, has confirmed the result after the last points.
bool has_confirmed(const AnyMatch& match, Side side);
bool have_all_confirmed(const AnyMatch& match);
int contest_of(const AnyMatch& match, EventSeq seq);  // contest of the event in force; 0 for none

// Facts that the start of a deal took from earlier events, by field name; "as_played" is a flag.
// `seq`: an event of the deal.
Facts start_facts(const AnyMatch& match, EventSeq seq);

}  // namespace tanteador
