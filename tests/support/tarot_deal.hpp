#pragma once
// A deal of tarot for random play: hands, dog and a legal discard.

#include <algorithm>
#include <random>
#include <vector>

#include "src/games/tarot/count.hpp"
#include "src/games/tarot/law.hpp"
#include "src/games/tarot/ruleset.hpp"
#include "src/games/tarot/state.hpp"

namespace tanteador::test {

struct TarotDeal {
  std::vector<tarot::Set> hands;  // by seat, as dealt
  tarot::Set dog, discard;

  static TarotDeal deal(const tarot::Ruleset& rules, std::uint32_t seed) {
    std::vector<int> pack(tarot::Pack::kSize);
    for (int i = 0; i < tarot::Pack::kSize; ++i) pack[static_cast<std::size_t>(i)] = i;
    std::mt19937 rng(seed);
    std::shuffle(pack.begin(), pack.end(), rng);
    TarotDeal deal{std::vector<tarot::Set>(static_cast<std::size_t>(rules.seats)), {}, {}};
    const auto hand = static_cast<std::size_t>(rules.hand_size());
    for (std::size_t i = 0; i < pack.size(); ++i) {
      tarot::Set& to = i / hand < deal.hands.size() ? deal.hands[i / hand] : deal.dog;
      to[static_cast<std::size_t>(pack[i])] = true;
    }
    return deal;
  }

  // The taker takes the dog and discards the first legal cards; suits before trumps.
  void take_dog(const tarot::Ruleset& rules, Seat taker) {
    tarot::Set& hand = hands[static_cast<std::size_t>(index(taker))];
    hand |= dog;
    for (int i = 0; i < tarot::Pack::kSize; ++i) {
      const auto card = tarot::Pack::card(i);
      if (static_cast<int>(discard.count()) == rules.dog_size()) break;
      if (!hand[tarot::place(card)] || tarot::is_king(card) || tarot::is_bout(card)) continue;
      discard[tarot::place(card)] = true;
    }
    hand &= ~discard;
  }

  // The legal cards of a player, given the rest of his hand.
  std::vector<tarot::Card> playable(const tarot::Ruleset& rules, const tarot::Deal& deal, Seat seat) const {
    const tarot::Set own = hands[static_cast<std::size_t>(index(seat))] & ~deal.play.cards_laid_by(seat);
    auto may = cards::playable<tarot::Pack>(tarot::law(rules.parameters), own, deal.play.table_cards()).cards;
    if (!deal.play.has_begun() && deal.called != tarot::Card::none) {
      for (int rank = 1; rank <= cards::kKing; ++rank) {
        const auto card = tarot::Pack::card_of(tarot::Pack::suit(deal.called), rank);
        if (card != deal.called) may[tarot::place(card)] = false;
      }
    }
    std::vector<tarot::Card> list;
    for (int i = 0; i < tarot::Pack::kSize; ++i) {
      if (may[static_cast<std::size_t>(i)]) list.push_back(tarot::Pack::card(i));
    }
    return list;
  }
};

}  // namespace tanteador::test
