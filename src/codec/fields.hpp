#pragma once
// Every event described once: its type word and its fields. Reading, writing and the check for unknown
// fields all follow from this; schemas/ is its formal twin, compared by tests/schemas.

#include <string_view>

#include "src/core/log_event.hpp"
#include "src/games/truco/events.hpp"

namespace tanteador::codec {

template <class Event>
struct Type;
#define TANTEADOR_EVENT(Event, name)                \
  template <>                                       \
  struct Type<Event> {                              \
    static constexpr std::string_view word = #name; \
  }
TANTEADOR_EVENT(truco::HandStarted, hand_started);
TANTEADOR_EVENT(truco::Cut, cut);
TANTEADOR_EVENT(truco::CardExposed, card_exposed);
TANTEADOR_EVENT(truco::Called, called);
TANTEADOR_EVENT(truco::Declared, declared);
TANTEADOR_EVENT(truco::Settled, settled);
TANTEADOR_EVENT(truco::Shown, shown);
TANTEADOR_EVENT(truco::CardPlayed, card_played);
TANTEADOR_EVENT(truco::TrickWon, trick_won);
TANTEADOR_EVENT(truco::Folded, folded);
TANTEADOR_EVENT(truco::FlorChallenged, flor_challenged);
TANTEADOR_EVENT(truco::FalseFlor, false_flor);
TANTEADOR_EVENT(truco::Interfered, interfered);
TANTEADOR_EVENT(truco::Tallied, tallied);
TANTEADOR_EVENT(Annulled, annulled);
TANTEADOR_EVENT(Ruled, ruled);
TANTEADOR_EVENT(Carried, carried);
TANTEADOR_EVENT(MatchEnded, match_ended);
#undef TANTEADOR_EVENT

template <class Ar>
void fields(Ar& ar, truco::HandStarted& event) {
  ar("dealer", event.dealer);
  ar("mode", event.mode);
  ar.pairs("pairs", event.pairs);
}
template <class Ar>
void fields(Ar& ar, truco::Cut& event) {
  ar("player", event.player);
  ar("lifted", event.lifted);
  ar("left", event.left);
}
template <class Ar>
void fields(Ar& ar, truco::CardExposed& event) {
  ar("player", event.player);
  ar("choice", event.choice);
}
template <class Ar>
void fields(Ar& ar, truco::Called& event) {
  ar("player", event.player);
  ar("call", event.call);
  ar.optional("duel", event.duel);
}
template <class Ar>
void fields(Ar& ar, truco::Declared& event) {
  ar("player", event.player);
  ar("of", event.of);
  ar.either("points", event.points, "good");
  ar.optional("duel", event.duel);
}
template <class Ar>
void fields(Ar& ar, truco::Settled& event) {
  ar("of", event.of);
  ar("winner", event.winner);
  ar("points", event.points);
  ar.optional("duel", event.duel);
}
template <class Ar>
void fields(Ar& ar, truco::Shown& event) {
  ar("player", event.player);
  ar.cards("cards", event.cards, 3);
  ar.optional("duel", event.duel);
}
template <class Ar>
void fields(Ar& ar, truco::CardPlayed& event) {
  ar("player", event.player);
  ar("card", event.card);
  ar.optional("duel", event.duel);
}
template <class Ar>
void fields(Ar& ar, truco::TrickWon& event) {
  ar.either("winner", event.winner, "tied");
  ar.optional("duel", event.duel);
}
template <class Ar>
void fields(Ar& ar, truco::Folded& event) {
  ar("player", event.player);
  ar.optional("duel", event.duel);
}
template <class Ar>
void fields(Ar& ar, truco::FlorChallenged& event) {
  ar("by", event.by);
  ar("accused", event.accused);
  ar.cards("cards", event.cards, 2);
  ar("held", event.held);
  ar.exactly_one("cards", !event.cards.empty(), "held", event.held.has_value());
  ar.optional("duel", event.duel);
}
template <class Ar>
void fields(Ar& ar, truco::FalseFlor& event) {
  ar("player", event.player);
  ar.optional("duel", event.duel);
}
template <class Ar>
void fields(Ar& ar, truco::Interfered& event) {
  ar("player", event.player);
  ar("duel", event.duel);
}
template <class Ar>
void fields(Ar& ar, truco::Tallied& event) {
  ar("side", event.side);
  ar("points", event.points);
  ar.optional("for", event.category);
}
template <class Ar>
void fields(Ar& ar, Annulled&) {
  ar.text("reason");
}
template <class Ar>
void fields(Ar& ar, Ruled& event) {
  ar("side", event.side);
  ar("points", event.points);
  ar.rule_id("rule");
  ar.text("reason");
}
template <class Ar>
void fields(Ar& ar, Carried& event) {
  ar.scores("scores", event.scores);
}
template <class Ar>
void fields(Ar& ar, MatchEnded& event) {
  ar("reason", event.reason);
  ar("side", event.side);
}
template <class Ar>
void fields(Ar& ar, Voided& event) {
  ar("seq", event.target);
  ar.text("reason");
  ar.optional("cascade", event.cascade);
}

inline constexpr std::array<std::string_view, 6> kNoteTypes{"warned",    "appealed", "appeal_decided",
                                                            "confirmed", "renamed",  "replaced"};

template <class Ar>
void fields(Ar& ar, Note& event) {
  switch (event.kind) {
    case Note::Kind::warned:
      ar("player", event.player);
      ar.text("fault");
      return ar.optional_text("reason");
    case Note::Kind::appealed:
      ar("of", event.of);
      ar("by_side", event.side);
      return ar.text("ground");
    case Note::Kind::appeal_decided:
      ar("of", event.of);
      ar("upheld", event.upheld);
      return ar.text("reason");
    case Note::Kind::confirmed: return ar("side", event.side);
    case Note::Kind::renamed: ar("player", event.player); return ar.person("to");
    case Note::Kind::replaced: ar("player", event.player); return ar.person("by_player");
  }
}

}  // namespace tanteador::codec
