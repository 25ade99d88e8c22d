#pragma once
// The usual tables of the tests, and their events in few words.

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

// A line of events in short: "deal", "deal:Beto", "Ana:10s" (a card), "trick:Ana", "skat:Dani=Ks,Kb",
// "count:Nus=41", "pile:Nus=Ks,1s", "matsch:Nus=Ks,Kb", anything else is an event as people write it.
std::string troccas_events(std::string_view script);

}  // namespace tanteador::test
