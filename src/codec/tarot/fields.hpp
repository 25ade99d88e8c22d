#pragma once
// The events of French tarot, their fields and words.

#include <array>
#include <string_view>

#include "src/codec/card_names.hpp"
#include "src/codec/type.hpp"
#include "src/games/tarot/events.hpp"

namespace tanteador::codec {

TANTEADOR_EVENT(tarot::DealStarted, deal_started);
TANTEADOR_EVENT(tarot::PetitSec, petit_sec);
TANTEADOR_EVENT(tarot::Barred, barred);
TANTEADOR_EVENT(tarot::Bid, bid);
TANTEADOR_EVENT(tarot::KingCalled, king_called);
TANTEADOR_EVENT(tarot::Dog, dog);
TANTEADOR_EVENT(tarot::ChelemAnnounced, chelem_announced);
TANTEADOR_EVENT(tarot::Discarded, discarded);
TANTEADOR_EVENT(tarot::Poignee, poignee);
TANTEADOR_EVENT(tarot::Misere, misere);
TANTEADOR_EVENT(tarot::CardPlayed, card_played);
TANTEADOR_EVENT(tarot::TrickWon, trick_won);
TANTEADOR_EVENT(tarot::Captured, captured);
TANTEADOR_EVENT(tarot::Result, result);

template <>
struct CardNames<cards::FrenchTarock::Card> : PackNames<cards::FrenchTarock> {
  static constexpr std::string_view example = "T21";
};
template <>
struct Words<tarot::Contract> {
  static constexpr std::array<Word, 5> list{"pass", "prise", "garde", "garde_sans", "garde_contre"};
};
template <>
struct Words<tarot::Camp> {
  static constexpr std::array<Word, 2> list{"attack", "defence"};
};
template <>
struct Words<tarot::PoigneeSize> {
  static constexpr std::array<Word, 3> list{"simple", "double", "triple"};
};
template <>
struct Words<tarot::MisereKind> {
  static constexpr std::array<Word, 2> list{"trumps", "court_cards"};
};
void fields(auto& ar, tarot::DealStarted& event) { ar("dealer", event.dealer); }
void fields(auto& ar, tarot::PetitSec& event) {
  ar("player", event.player);
  ar.optional("excuse", event.excuse);
}
void fields(auto& ar, tarot::Barred& event) { ar("player", event.player); }
void fields(auto& ar, tarot::Bid& event) {
  ar("player", event.player);
  ar("bid", event.bid);
}
void fields(auto& ar, tarot::KingCalled& event) {
  ar("player", event.player);
  ar("card", event.card);
}
void fields(auto& ar, tarot::Dog& event) { ar.need_card_list("cards", event.cards); }
void fields(auto& ar, tarot::ChelemAnnounced& event) { ar("player", event.player); }
void fields(auto& ar, tarot::Discarded& event) {
  ar("player", event.player);
  ar.card_list("cards", event.cards);
  ar("trumps", event.trumps);
  ar.exactly_one("cards", ar.has_field("cards"), "trumps", event.trumps.has_value());
}
void fields(auto& ar, tarot::Poignee& event) {
  ar("player", event.player);
  ar("trumps", event.trumps);
  ar("size", event.size);
  ar.optional("late", event.late);
  ar.exactly_one("trumps", event.trumps.has_value(), "size", event.size.has_value());
}
void fields(auto& ar, tarot::Misere& event) {
  ar("player", event.player);
  ar("of", event.of);
}
void fields(auto& ar, tarot::CardPlayed& event) {
  ar("player", event.player);
  ar("card", event.card);
}
void fields(auto& ar, tarot::TrickWon& event) { ar("player", event.player); }
void fields(auto& ar, tarot::Captured& event) {
  ar("side", event.side);
  ar.need_card_list("cards", event.cards);
}
void fields(auto& ar, tarot::Result& event) {
  ar("bouts", event.bouts);
  ar("points", event.points);
  ar("defence_points", event.defence_points);
  ar("petit_au_bout", event.petit_au_bout);
  ar("chelem", event.chelem);
  ar("partner", event.partner);
}

}  // namespace tanteador::codec
