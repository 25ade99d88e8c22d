#pragma once
// The usual matches of the tests, and their events in short form.

#include <string>
#include <string_view>

#include "tests/support/event_table.hpp"

namespace tanteador::test {

// Ana, Beto, Caro, Dani (Ema, Fina); the last deals first unless `more` says otherwise.
inline std::string troccas_start(int players, std::string_view options = "", std::string_view more = "") {
  constexpr std::string_view kNames[] = {"Ana", "Beto", "Caro", "Dani", "Ema", "Fina"};
  std::string list;
  for (int i = 0; i < players; ++i) list += (i ? ",\"" : "\"") + std::string(kNames[i]) + "\"";
  return R"({"game":"troccas","ruleset":"troccas-1962","players":[)" + list + "]" +
         (options.empty() ? "" : ",\"options\":{" + std::string(options) + "}") + std::string(more) + "}";
}

// Events in short form, separated by blanks: "deal", "deal:Beto", "Ana:10s" (a card), "trick:Ana",
// "tricks:Ana=10", "skat:Dani=Ks,Kb", "count:Nus=41,Vus=31", "pile:Nus=Ks,1s", "matsch:Nus=Ks,Kb",
// "right:Nus=nine_ten", "carried:Nus=-9", "redeal:Dani=12", "jack:Ana=sBeto", "knock:Ana=T21", "fool:Ana=1s",
// "annul"; or an event as people write it, without blanks.
std::string troccas_events(std::string_view script);

}  // namespace tanteador::test
