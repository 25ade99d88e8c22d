#include "src/view/places.hpp"
#include "src/view/truf/round.hpp"

namespace tanteador::view {

std::vector<Button*> scores_of(TrufRound& round) {
  Places places;
  for (TrufTotal& total : round.totals) places.add(total.why);
  return places.all;
}

std::vector<Button*> entries_of(TrufRound& round) {
  Places places;
  for (TrufSeat& seat : round.seats) places.add(seat.choose);
  for (TrufKey& key : round.pack) places.add(key.press);
  places.add(round.dealer, round.redeal, round.counts, round.winners, round.shift, round.confirm);
  return places.all;
}

}  // namespace tanteador::view
