#include "src/games/troccas/count.hpp"

namespace tanteador::troccas {

int value_of(Card card) {
  const int suit = Pack::suit(card), rank = Pack::rank(card);
  if (suit == cards::kFoolSuit) return 5;
  if (suit == cards::kTrumpSuit) return rank == 1 || rank == cards::kTrumps ? 5 : 1;
  return rank < cards::kJack ? 1 : rank - cards::kJack + 2;
}

int figures(const Pack::Set& cards) {
  int sum = 0;
  for (int place = 0; place < Pack::kSize; ++place) {
    if (cards[place]) sum += value_of(Pack::card(place)) - 1;
  }
  return sum;
}

int points(const Pack::Set& pile, int players) {
  const auto cards = static_cast<int>(pile.count());
  return figures(pile) + (players % 2 == 0 ? groups(cards) : cards);
}

int skat_points(const Pack::Set& skat, int players, value::SoloSkat solo_skat_count) {
  return players % 2 == 0 ? points(skat, players) : figures(skat) + solo_skat_base(solo_skat_count);
}

}  // namespace tanteador::troccas
