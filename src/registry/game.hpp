#pragma once
// Conversions between matches of any game and one game's own types. Instantiated for every game in entry.cpp.

#include <map>

#include "src/registry/entry.hpp"

namespace tanteador {

template <class G>
const Match<G>& match_of(const AnyMatch& match);  // precondition: a match of game G

template <class G>
AnyEvent event_of(typename G::Event event);  // the event as an event of any game
template <class G>
const typename G::Event* event_in(const AnyEvent& event);  // null for corrections, notes and other games

// Calls each(seq, event) for every event of the game in force, in order.
template <class G, class Each>
void visit_entered_events(const AnyMatch& any, const Each& each) {
  using Event = typename G::Event;
  const Match<G>& match = match_of<G>(any);
  std::map<EventSeq, const Amended<Event>*> instead;
  for (EventSeq seq{2}; seq <= match.last_seq(); seq = EventSeq{index(seq) + 1}) {
    const auto* amended = std::get_if<Amended<Event>>(&match.event(seq));
    if (amended && !match.is_struck(seq)) instead[amended->target] = amended;
  }
  for (EventSeq seq{2}; seq <= match.last_seq(); seq = EventSeq{index(seq) + 1}) {
    if (match.is_correction(seq) || match.is_struck(seq)) continue;
    const auto other = instead.find(seq);
    const Event* event = other == instead.end() ? std::get_if<Event>(&match.event(seq))
                                                : std::get_if<Event>(&other->second->replacement);
    if (event) each(seq, *event);
  }
}

// Calls ends(event) from the latest event back, until it returns true.
template <class G, class Ends>
void last_entered(const AnyMatch& any, const Ends& ends) {
  const Match<G>& match = match_of<G>(any);
  for (int seq = index(match.last_seq()); seq > 1; --seq) {
    if (match.is_correction(EventSeq{seq}) || match.is_struck(EventSeq{seq})) continue;
    const auto now = match.content(EventSeq{seq});
    const auto* event = std::get_if<typename G::Event>(&*now);
    if (event && ends(*event)) return;
  }
}

}  // namespace tanteador
