#pragma once
// The events of Troccas, their fields and words.

#include <array>
#include <string_view>

#include "src/codec/card_names.hpp"
#include "src/codec/type.hpp"
#include "src/games/troccas/events.hpp"

namespace tanteador::codec {

TANTEADOR_EVENT(troccas::DealStarted, deal_started);
TANTEADOR_EVENT(troccas::RightClaimed, right_claimed);
TANTEADOR_EVENT(troccas::RedealAsked, redeal_asked);
TANTEADOR_EVENT(troccas::Discarded, discarded);
TANTEADOR_EVENT(troccas::JackCalled, jack_called);
TANTEADOR_EVENT(troccas::Knocked, knocked);
TANTEADOR_EVENT(troccas::CardPlayed, card_played);
TANTEADOR_EVENT(troccas::TrickWon, trick_won);
TANTEADOR_EVENT(troccas::FoolExchanged, fool_exchanged);
TANTEADOR_EVENT(troccas::Counted, counted);
TANTEADOR_EVENT(troccas::Captured, captured);
TANTEADOR_EVENT(troccas::Matsch, matsch);

template <>
struct CardNames<cards::GrisonsTarock::Card> : PackNames<cards::GrisonsTarock> {
  static constexpr std::string_view example = "T21";
};
template <>
struct Words<troccas::Suit> {
  static constexpr std::array<Word, 4> list{"s", "b", "c", "r"};
};
template <>
struct Words<troccas::Right> {
  static constexpr std::array<Word, 2> list{"nine_ten", "nineteen"};
};
void fields(auto& ar, troccas::DealStarted& event) {
  ar("dealer", event.dealer);
  ar.numbers("packets", event.packets);
  ar.optional("as_played", event.as_played);
}
void fields(auto& ar, troccas::RightClaimed& event) {
  ar("side", event.side);
  ar("right", event.right);
}
void fields(auto& ar, troccas::RedealAsked& event) {
  ar("player", event.player);
  ar("after", event.after);
  ar("vetoed_by", event.vetoed_by);
  ar.optional("no_tarock", event.no_tarock);
}
void fields(auto& ar, troccas::Discarded& event) {
  ar("player", event.player);
  ar.need_card_list("cards", event.cards);
}
void fields(auto& ar, troccas::JackCalled& event) {
  ar("player", event.player);
  ar("suit", event.suit);
  ar("holder", event.holder);
  ar("takes_back", event.takes_back);
}
void fields(auto& ar, troccas::Knocked& event) {
  ar("player", event.player);
  ar("card", event.card);
}
void fields(auto& ar, troccas::CardPlayed& event) {
  ar("player", event.player);
  ar("card", event.card);
}
void fields(auto& ar, troccas::TrickWon& event) { ar("player", event.player); }
void fields(auto& ar, troccas::FoolExchanged& event) {
  ar("player", event.player);
  ar("card", event.card);
}
void fields(auto& ar, troccas::Counted& event) { ar.need_by_side("points", event.points); }
void fields(auto& ar, troccas::Captured& event) {
  ar("side", event.side);
  ar.need_card_list("cards", event.cards);
}
void fields(auto& ar, troccas::Matsch& event) {
  ar("side", event.side);
  ar.card_list("skat", event.skat);
}

}  // namespace tanteador::codec
