// Truf reckoned a second time, from truf-lodige-de. Cards are numbers here: 0 to 51, suit by suit from
// spades, hearts, diamonds to clubs, in each from the two up to the ace.

#include <algorithm>
#include <array>

#include "src/games/truf/truf.hpp"
#include "tests/reckoning/lots.hpp"
#include "tests/reckoning/told.hpp"

using namespace tanteador;
using namespace tanteador::reckoning;

TEST_CASE("truf: a start") {
  Told<Truf> told(start("truf", "truf-lodige", 4));
  told.tell(truf::DealStarted{});
  told.compare("dealer", 3, told.deal_fact("dealer"));
}
