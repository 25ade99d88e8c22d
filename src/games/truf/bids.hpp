#pragma once
// What the bid cards say: how many tricks, which trump, over or under, and who leads (F-5 to F-9).

#include "src/games/truf/state.hpp"

namespace tanteador::truf {

enum class Mode : std::uint8_t { bawah, atas };

// Jack, queen and king bid none, an ace one, any other card its number (F-5).
constexpr int bid_of(Card card) {
  constexpr int kByRank[] = {0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 0, 0, 1};
  return kByRank[Pack::rank(card)];
}

// The four cards are turned up when the last of them is laid.
bool bids_open(const Deal& deal);

// The following are asked of open bids only.
// Who bid most; of equal bids the one in the higher suit: spades, hearts, diamonds, clubs (F-6, FA-5).
Seat high_bidder(const Deal& deal);
int trump_suit(const Deal& deal);
int bid_by(const Deal& deal, Seat seat);  // as shifted; may be -1
int sum_of_bids(const Deal& deal);        // as shifted
bool shift_due(const Deal& deal);         // the sum is 13: the highest bidder must raise or lower them all
Mode mode_of(const Deal& deal);           // of bids that need no shift

}  // namespace tanteador::truf
