#pragma once
// The events of Truco, their fields and words.

#include <array>
#include <string_view>

#include "src/codec/type.hpp"
#include "src/core/text/text.hpp"
#include "src/games/truco/words.hpp"

namespace tanteador::codec {

TANTEADOR_EVENT(truco::HandStarted, hand_started);
TANTEADOR_EVENT(truco::Cut, cut);
TANTEADOR_EVENT(truco::CardExposed, card_exposed);
TANTEADOR_EVENT(truco::Turned, turned);
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

template <>
struct Words<truco::Call> {
  static constexpr auto& list = truco::kCallWords;
  // As the players of Brazil and Rio Grande do Sul say them.
  static constexpr std::array<Alias<truco::Call>, 13> aliases{{
      {"seis", truco::Call::retruco},
      {"oito", truco::Call::retruco},
      {"nove", truco::Call::vale_cuatro},
      {"dez", truco::Call::vale_cuatro},
      {"doze", truco::Call::vale_juego},
      {"vale_quatro", truco::Call::vale_cuatro},
      {"vale_jogo", truco::Call::vale_juego},
      {"quero", truco::Call::quiero},
      {"aceitar", truco::Call::quiero},
      {"nao_quero", truco::Call::no_quiero},
      {"não_quero", truco::Call::no_quiero},
      {"correr", truco::Call::no_quiero},
      {"contraflor_e_o_resto", truco::Call::contraflor_al_resto},
  }};
};
template <>
struct Words<truco::HandKind> {
  static constexpr auto& list = truco::kHandKindWords;
};
template <>
struct Words<truco::Talk> {
  static constexpr auto& list = truco::kTalkWords;
};
template <>
struct Words<truco::Mode> {
  static constexpr std::array<Word, 2> list{"redonda", "pica_pica"};
};
template <>
struct Words<truco::ExposedChoice> {
  static constexpr std::array<Word, 3> list{"keep", "replace", "redeal"};
};
template <>
struct Words<truco::TallyFor> {
  static constexpr std::array<Word, 5> list{"flor", "envido", "truco", "penalty", "other"};
};

void fields(auto& ar, truco::HandStarted& event) {
  ar("dealer", event.dealer);
  ar("mode", event.mode);
  ar.pairs("pairs", event.pairs);
  ar.optional("as_played", event.as_played);
  ar("kind", event.kind);
  ar("decides", event.decides);
}
void fields(auto& ar, truco::Cut& event) {
  ar("player", event.player);
  ar("lifted", event.lifted);
  ar("left", event.left);
}
void fields(auto& ar, truco::CardExposed& event) {
  ar("player", event.player);
  ar("choice", event.choice);
}
void fields(auto& ar, truco::Turned& event) { ar("card", event.card); }
void fields(auto& ar, truco::Called& event) {
  ar("player", event.player);
  ar("call", event.call);
  ar("points", event.points);
  ar.optional("duel", event.duel);
  ar.optional("refused", event.refused);
}
// The finding about the winner's cards: at most one of the two.
void turned_fields(auto& ar, auto& event) {
  ar.optional("differs", event.differs);
  ar.optional("refused", event.refused);
  if (event.differs) ar.exactly_one("differs", true, "refused", event.refused);
}
void fields(auto& ar, truco::Declared& event) {
  ar("player", event.player);
  ar("of", event.of);
  ar.value_or_flag("points", event.points, "good");
  ar.optional("duel", event.duel);
  turned_fields(ar, event);
}
void fields(auto& ar, truco::Settled& event) {
  ar("of", event.of);
  ar("winner", event.winner);
  ar("points", event.points);
  ar.optional("duel", event.duel);
  turned_fields(ar, event);
}
void fields(auto& ar, truco::Shown& event) {
  ar("player", event.player);
  ar("of", event.of);
  ar.optional("differs", event.differs);
  ar.optional("refused", event.refused);
  const bool said_of_them = event.differs || event.refused;
  ar.cards("cards", event.cards, said_of_them ? 0 : 3);
  if (ar.has_field("cards") && event.cards.size() < 3) ar.fail("cards", N_("\"{0}\" has too few cards."));
  if (event.refused)
    ar.exactly_one("refused", true, event.differs ? "differs" : "cards",
                   event.differs || !event.cards.empty());
  ar.require_pair("of", event.of.has_value(), event.refused ? "refused" : "differs", said_of_them);
  ar.optional("duel", event.duel);
}
void fields(auto& ar, truco::CardPlayed& event) {
  ar("player", event.player);
  ar("card", event.card);
  ar.optional("covered", event.covered);
  if (!event.card && !event.covered) ar.fail("card", N_("The field \"{0}\" is missing."));
  ar.optional("duel", event.duel);
}
void fields(auto& ar, truco::TrickWon& event) {
  ar.value_or_flag("winner", event.winner, "tied");
  ar.optional("duel", event.duel);
}
void fields(auto& ar, truco::Folded& event) {
  ar("player", event.player);
  ar.optional("duel", event.duel);
}
void fields(auto& ar, truco::FlorChallenged& event) {
  ar("by", event.by);
  ar("accused", event.accused);
  ar.cards("cards", event.cards, 2);
  ar("held", event.held);
  ar.exactly_one("cards", !event.cards.empty(), "held", event.held.has_value());
  ar.optional("duel", event.duel);
}
void fields(auto& ar, truco::FalseFlor& event) {
  ar("player", event.player);
  ar.optional("duel", event.duel);
  ar.optional("waived", event.waived);
}
void fields(auto& ar, truco::Interfered& event) {
  ar("player", event.player);
  ar("duel", event.duel);
}
void fields(auto& ar, truco::Tallied& event) {
  ar("side", event.side);
  ar("points", event.points);
  ar.optional("for", event.category);
}
}  // namespace tanteador::codec
