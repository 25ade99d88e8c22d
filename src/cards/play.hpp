#pragma once
// The tricks of one deal, entered card by card or by winner: turn, winners and revokes.

#include <array>
#include <optional>
#include <span>

#include "src/cards/tricks.hpp"
#include "src/core/ids.hpp"

namespace tanteador::cards {

// A revoke: an earlier card that was not legal, because the player still held the new one.
template <class P>
struct Revoke {
  typename P::Card card = P::Card::none;
  EventSeq seq{};  // event of the earlier card
  Duty duty = Duty::none;
};

template <class P, int kTricksMax>
class Play {
 public:
  using Card = typename P::Card;
  using Set = typename P::Set;

  // Starts a deal. `step`: direction of play, 1 in the order of the seats or -1 against it.
  void start(int seats, int tricks, Seat leader, int step = 1) {
    *this = Play{};
    seats_ = static_cast<std::int8_t>(seats);
    tricks_ = static_cast<std::int8_t>(tricks);
    step_ = static_cast<std::int8_t>(step);
    leader_[0] = leader;
  }
  int tricks_done() const { return done_; }
  bool is_over() const { return tricks_ > 0 && done_ == tricks_; }
  bool has_begun() const { return done_ > 0 || in_trick_ > 0; }
  // The player to play. set_leader() replaces the leader of the current trick before its first card.
  Seat turn() const { return player(done_, in_trick_); }
  void set_leader(Seat leader) { leader_[at(done_)] = leader; }
  // Cards of the unfinished trick, in order.
  std::span<const Card> table_cards() const { return cards_of(done_); }
  int cards_on_table() const { return in_trick_; }

  Seat leader(int trick) const { return leader_[at(trick)]; }
  Seat winner(int trick) const { return winner_[at(trick)]; }     // of a finished trick
  bool is_by_card(int trick) const { return known_[at(trick)]; }  // false: only the winner was entered
  // Cards in order of play; empty for a trick entered by its winner.
  std::span<const Card> cards_of(int trick) const {
    const int size = trick == done_ ? in_trick_ : trick < done_ && known_[at(trick)] ? seats_ : 0;
    return std::span(cards_).subspan(at(trick * seats_), at(size));
  }
  // The player of the n-th card of a trick, from 0.
  Seat player(int trick, int n) const {
    return seat_at((index(leader_[at(trick)]) + (step_ > 0 ? n : seats_ - n)) % seats_);
  }

  int tricks_taken(Seat seat) const {
    int tricks = 0;
    for (int trick = 0; trick < done_; ++trick) tricks += winner_[at(trick)] == seat ? 1 : 0;
    return tricks;
  }
  // True if all tricks are finished and were entered card by card.
  bool is_every_card_known() const {
    for (int trick = 0; trick < done_; ++trick) {
      if (!known_[at(trick)]) return false;
    }
    return is_over();
  }
  // Known cards of the tricks won by the players of `mask` (bit = seat).
  Set pile(unsigned mask) const {
    Set pile;
    for (int trick = 0; trick < done_; ++trick) {
      if ((mask >> index(winner_[at(trick)]) & 1u) == 0) continue;
      for (const Card card : cards_of(trick)) pile[index(card)] = true;
    }
    return pile;
  }
  Set cards_laid_by(Seat seat) const {
    Set laid;
    visit_cards([&](int trick, int n, Card card) {
      if (player(trick, n) == seat) laid[index(card)] = true;
    });
    return laid;
  }
  // The event that played this card; nothing if it has not been played.
  std::optional<EventSeq> seq_of(Card card) const {
    std::optional<EventSeq> seq;
    visit_cards([&](int trick, int n, Card laid) {
      if (laid == card) seq = EventSeq{seqs_[trick * seats_ + n]};
    });
    return seq;
  }
  // The revoke of a player who now shows `card`; nothing if there is none. `law_of(trick)`: that trick's law.
  template <class LawFunction>
  std::optional<Revoke<P>> revoke(Seat seat, Card card, const LawFunction& law_of) const {
    std::optional<Revoke<P>> found;
    visit_cards([&](int trick, int n, Card laid) {
      if (found || player(trick, n) != seat) return;
      Set hand;
      hand[index(laid)] = hand[index(card)] = true;
      const auto allowed = playable<P>(law_of(trick), hand, cards_of(trick).first(n));
      if (allowed.cards[index(laid)]) return;
      found = {laid, EventSeq{seqs_[trick * seats_ + n]}, allowed.duty};
    });
    return found;
  }

  // Adds the card of the player in turn. After the last card of a trick it returns true; then call finish().
  bool lay(Card card, EventSeq seq) {
    const auto place = static_cast<std::size_t>(done_ * seats_ + in_trick_);
    cards_[place] = card;
    seqs_[place] = static_cast<std::int32_t>(seq);
    return ++in_trick_ == seats_;
  }
  // Replaces the n-th card of a trick.
  void exchange(int trick, int n, Card card, EventSeq seq) {
    const std::size_t place = at(trick * seats_ + n);
    cards_[place] = card;
    seqs_[place] = static_cast<std::int32_t>(seq);
  }
  Seat winner_by(const TrickLaw& law) const {
    return player(done_, cards::winner<P>(law, table_cards()));
  }  // of the complete trick on the table
  // Ends the current trick; its winner leads the next one.
  void finish(Seat winner) {
    known_[at(done_)] = in_trick_ == seats_;
    in_trick_ = 0;
    winner_[at(done_)] = winner;
    if (++done_ < tricks_) leader_[at(done_)] = winner;
  }

  bool operator==(const Play&) const = default;

 private:
  static std::size_t at(int place) { return static_cast<std::size_t>(place); }
  template <class Each>
  void visit_cards(const Each& each) const {
    for (int trick = 0; trick <= done_ && trick < tricks_; ++trick) {
      const auto cards = cards_of(trick);
      for (std::size_t n = 0; n < cards.size(); ++n) each(trick, static_cast<int>(n), cards[n]);
    }
  }

  std::array<Card, static_cast<std::size_t>(P::kSize)> cards_{};
  std::array<std::int32_t, static_cast<std::size_t>(P::kSize)> seqs_{};
  std::array<Seat, kTricksMax> leader_{}, winner_{};
  std::array<bool, kTricksMax> known_{};
  std::int8_t seats_ = 0, tricks_ = 0, done_ = 0, in_trick_ = 0, step_ = 1;
};

}  // namespace tanteador::cards
