#pragma once
// Conclusions from the bid cards: tricks, trump, over or under, first leader (F-5 to F-9).

#include "src/games/truf/state.hpp"

namespace tanteador::truf {

enum class Mode : std::uint8_t { bawah, atas };

// Picture 0, ace 1, any other card its number (F-5).
constexpr int bid_of(Card card) {
  constexpr int kByRank[] = {0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 0, 0, 1};
  return kByRank[Pack::rank(card)];
}

// True once all four bid cards are face up. All functions below require this.
bool bids_open(const Deal& deal);

// The highest bidder; of equal bids the higher suit: spades, hearts, diamonds, clubs (F-6, FA-5).
Seat high_bidder(const Deal& deal);
int trump_suit(const Deal& deal);
int bid_by(const Deal& deal, Seat seat);  // after the shift; may be -1
int sum_of_bids(const Deal& deal);        // after the shift
bool shift_due(const Deal& deal);         // the sum is 13: the highest bidder must raise or lower all bids
Mode mode_of(const Deal& deal);           // precondition: !shift_due(deal)

}  // namespace tanteador::truf
