#pragma once
// Facts the log tells by itself, so that nobody is asked for them: what several games find alike. Private to
// this folder.

#include "src/referee/log.hpp"

namespace tanteador::referee {

struct Asked {
  const AnyMatch& match;
  const Names& names;
  std::span<const Entry> deal;
  const Written& written;
  std::string_view player;  // who is at fault, or which side; empty: not known
};
// Null where the log does not tell.
struct KnownFact {
  std::string_view name;
  nlohmann::json (*find)(const Asked& asked);
};

std::string_view type_of(const Entry& entry);
// The last of the deal, by that player where one is given; null: none.
const Entry* last_of(const Asked& asked, std::string_view type, std::string_view player = {});
// What the state says of a deal holds only where the log has entries of it.
Facts facts_of_deal(const Asked& asked);
const Fact* fact_of(const Facts& facts, std::string_view name);  // null also where it is nobody
nlohmann::json player_at(const Asked& asked, int seat);
nlohmann::json player_fact(const Asked& asked, std::string_view name);

// Has a card been played? Tables that enter no cards do not say.
nlohmann::json card_played(const Asked& asked);
// Has the deal a case is about been entered to its end? Between two deals it may be the one just entered, or
// the next, which is being played and not entered yet.
nlohmann::json deal_entered(const Asked& asked);
// The same of a fault that is found in the counting, also once the next deal is begun.
nlohmann::json deal_counted(const Asked& asked);
nlohmann::json open_deal(const Asked& asked);
nlohmann::json dealer(const Asked& asked);
nlohmann::json dealer_of_open(const Asked& asked);

}  // namespace tanteador::referee
