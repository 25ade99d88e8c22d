#pragma once
// The cards of a hand: rank in a trick, values for envido and flor. They depend on the ruleset and, in some
// variants, on the card turned up.

#include <optional>
#include <span>

#include "src/games/truco/events.hpp"
#include "src/games/truco/parameters.hpp"

namespace tanteador::truco {

class Deck {
 public:
  // `parameters` must outlive the deck. `turned`: Card::none without a turned card.
  Deck(const Parameters& parameters, Card turned) : parameters_(parameters), turned_(turned) {}

  bool contains(Card card) const;
  int size() const { return parameters_.pack == value::spanish38 ? 38 : spanish::kPackSize; }
  // A higher rank wins, equal ranks tie (T-5, U-10, B-7 to B-9). Card::none is a covered card and ranks 0.
  int rank(Card card) const;
  // The value of one to three cards (T-7, U-20). Two of one suit count, or a piece with the best other card.
  int envido(std::span<const Card> cards) const;
  // The value of a flor of three cards (T-8, U-30).
  int flor(std::span<const Card> cards) const;
  bool is_flor(std::span<const Card> cards) const;      // three cards (T-17, U-29)
  bool can_be_flor(std::span<const Card> cards) const;  // zero to three cards of the hand

  // The possible values: 0 to 7 and 20 to envido_max() for envido, 20 to flor_max() for flor.
  int envido_max() const { return is_uruguayan() ? 37 : 33; }
  int flor_max() const { return is_uruguayan() ? 47 : 38; }
  // The most players that can have this value in one hand; empty: any number.
  std::optional<int> players_with(Talk talk, int value) const;

 private:
  bool is_uruguayan() const { return parameters_.card_order == value::uruguayan; }
  int piece(Card card) const;  // rank above the other cards, from 1 (U-8, U-9); 0: no piece

  const Parameters& parameters_;
  Card turned_;
};

// The letters in which this table writes cards.
constexpr spanish::Letters letters_of(const Parameters& parameters) {
  return parameters.pack == value::french40 ? spanish::Letters::brazilian : spanish::Letters::spanish;
}

}  // namespace tanteador::truco
