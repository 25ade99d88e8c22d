#pragma once
// Facts that several games read from the log in the same way. Private to this folder.

#include "src/referee/log.hpp"

namespace tanteador::referee {

struct FactQuery {
  const AnyMatch& match;
  const Names& names;
  std::span<const Entry> deal;
  const EventReader& written;
  std::string_view player;  // player or side at fault; empty: unknown
};
// `find` returns null if the log does not tell.
struct KnownFact {
  std::string_view name;
  nlohmann::json (*find)(const FactQuery& query);
};

std::string_view type_of(const Entry& entry);
// The last entry of this type in the deal, by this player if given; null for none.
const Entry* last_of(const FactQuery& query, std::string_view type, std::string_view player = {});
// Facts of the deal; empty if the log has no entries of it.
Facts facts_of_deal(const FactQuery& query);
const Fact* fact_of(const Facts& facts, std::string_view name);  // null also for a fact without a value
nlohmann::json player_at(const FactQuery& query, int seat);
nlohmann::json player_fact(const FactQuery& query, std::string_view name);

// true if a card or trick was entered; otherwise unknown.
nlohmann::json card_played(const FactQuery& query);
// false if the deal is not finished; otherwise unknown, because the next deal may be meant.
nlohmann::json deal_entered(const FactQuery& query);
// false if no counted deal can be meant; otherwise unknown.
nlohmann::json deal_counted(const FactQuery& query);
nlohmann::json open_deal(const FactQuery& query);
nlohmann::json dealer(const FactQuery& query);
nlohmann::json dealer_of_open(const FactQuery& query);

}  // namespace tanteador::referee
