#pragma once
// The events of Truf, their fields and words.

#include <array>
#include <string_view>

#include "src/codec/type.hpp"
#include "src/games/truf/events.hpp"

namespace tanteador::codec {

TANTEADOR_EVENT(truf::DealStarted, deal_started);
TANTEADOR_EVENT(truf::Redealt, redealt);
TANTEADOR_EVENT(truf::Bid, bid);
TANTEADOR_EVENT(truf::BidShifted, bid_shifted);
TANTEADOR_EVENT(truf::CardPlayed, card_played);
TANTEADOR_EVENT(truf::TrickWon, trick_won);
TANTEADOR_EVENT(truf::TricksCounted, tricks);

template <>
struct Words<truf::Direction> {
  static constexpr std::array<Word, 2> list{"ccw", "cw"};
};
template <>
struct Words<truf::RedealReason> {
  static constexpr std::array<Word, 2> list{"all_numbers", "all_pictures"};
};
void fields(auto& ar, truf::DealStarted& event) {
  ar("dealer", event.dealer);
  ar("direction", event.direction);
}
void fields(auto& ar, truf::Redealt& event) {
  ar("player", event.player);
  ar.card_list("hand", event.hand);
  ar("reason", event.reason);
  ar.exactly_one("hand", ar.has_field("hand"), "reason", event.reason.has_value());
}
void fields(auto& ar, truf::Bid& event) {
  ar.by_seat("cards", event.cards);
  ar("player", event.player);
  ar("card", event.card);
  const bool single = event.player || event.card;
  ar.exactly_one("cards", ar.has_field("cards"), "player", single);
  ar.require_pair("player", event.player.has_value(), "card", event.card.has_value());
}
void fields(auto& ar, truf::BidShifted& event) {
  ar("player", event.player);
  ar("by", event.by);
}
void fields(auto& ar, truf::CardPlayed& event) {
  ar("player", event.player);
  ar("card", event.card);
}
void fields(auto& ar, truf::TrickWon& event) { ar("player", event.player); }
void fields(auto& ar, truf::TricksCounted& event) { ar.need_by_seat("taken", event.taken); }

}  // namespace tanteador::codec
