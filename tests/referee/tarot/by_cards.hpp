#pragma once
// The first deal of a match of the playthroughs, played card by card to its end.

#include <algorithm>
#include <fstream>
#include <string>

#include <nlohmann/json.hpp>

#include "tests/referee/facts.hpp"

namespace tanteador::test {

struct ByCards {
  std::string start, shown, not_shown, next;  // the deal with the poignée and without; how the next begins
  std::string no_cards;                       // with the poignée, and nothing of the play
  int shows = 0;
};

inline ByCards by_cards(const std::string& name) {
  std::ifstream file(TANTEADOR_ROOT "/tests/playthroughs/tarot/" + name + "_players_card_by_card.jsonl");
  ByCards deal;
  int deals = 0, of_next = 0;
  for (std::string line; std::getline(file, line);) {
    auto event = nlohmann::json::parse(line);
    if (event["type"] == "match_started") {
      event.erase("type");
      deal.start = event.dump();
      continue;
    }
    deals += event["type"] == "deal_started" ? 1 : 0;
    if (deals > 1 && of_next++ == 0) deal.next = line;  // nobody has taken in it yet
    if (deals > 1) continue;
    deal.shown += line + "\n";
    if (event["type"] != "card_played") deal.no_cards += line + "\n";
    if (event["type"] != "poignee")
      deal.not_shown += line + "\n";
    else
      deal.shows = static_cast<int>(std::ranges::find(kNames, event["player"]) - kNames);
  }
  return deal;
}

}  // namespace tanteador::test
