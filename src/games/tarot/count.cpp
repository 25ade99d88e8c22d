#include "src/games/tarot/count.hpp"

namespace tanteador::tarot {

Count count(const Pack::Set& cards) {
  Count count;
  for (int at = 0; at < Pack::kSize; ++at) {
    const Card card = Pack::card(at);
    if (!cards[place(card)]) continue;
    ++count.cards;
    count.halves += halves(card);
    count.bouts += is_bout(card) ? 1 : 0;
  }
  return count;
}

int points_needed(int bouts) {
  constexpr int kNeeded[] = {56, 51, 41, 36};
  return kNeeded[bouts];
}

}  // namespace tanteador::tarot
