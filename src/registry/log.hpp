#pragma once
// What stands in the log of a match, by type.

#include "src/registry/entry.hpp"

namespace tanteador {

// From 2 on. As it was entered at first, and as it counts now; a correction is always as it was entered.
AnyEvent entered_at(const AnyMatch& match, EventSeq seq);
AnyEvent in_force_at(const AnyMatch& match, EventSeq seq);
// What an amendment puts in its place; nothing of another event, or of an amended start.
std::optional<AnyEvent> put_in_place(const AnyMatch& match, EventSeq amendment);

std::optional<CommonEvent> common_event(const AnyEvent& event);  // nothing: the game's own, or an amendment
bool may_be_annulled(const AnyMatch& match);                     // is a deal or hand open?
// Whether the deal in play, or the match, is over after an entry that was not so before it.
bool ends_deal(const AnyMatch& before, const AnyMatch& after);
// Whether the side, or each of them, agrees with the result as it is since the last points.
bool has_confirmed(const AnyMatch& match, Side side);
bool have_all_confirmed(const AnyMatch& match);
int contest_of(const AnyMatch& match, EventSeq seq);  // of the event in force; 0: of none

// The deal as it stands after that event: what the event that began it took from the log before it, by the
// names of its fields. "as_played" is a flag; a list has one fact an element.
Facts start_facts(const AnyMatch& match, EventSeq seq);

}  // namespace tanteador
