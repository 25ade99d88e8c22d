#include "src/referee/log_facts.hpp"

#include <algorithm>

namespace tanteador::referee {

using nlohmann::json;

std::string_view type_of(const Entry& entry) {
  const auto type = entry.event.find("type");
  return type == entry.event.end() ? std::string_view() : type->get_ref<const std::string&>();
}

const Entry* last_of(const FactQuery& query, std::string_view type, std::string_view player) {
  const Entry* found = nullptr;
  for (const Entry& entry : query.deal) {
    const bool his = player.empty() || entry.event.value("player", "") == player;
    if (type_of(entry) == type && his) found = &entry;
  }
  return found;
}

Facts facts_of_deal(const FactQuery& query) { return query.deal.empty() ? Facts() : deal_facts(query.match); }

const Fact* fact_of(const Facts& facts, std::string_view name) {
  const auto found = std::ranges::find(facts, name, &Fact::name);
  return found == facts.end() || found->value.kind == Arg::Kind::none ? nullptr : &*found;
}

json player_at(const FactQuery& query, int seat) { return {{"player", query.names.seats[seat]}}; }

json player_fact(const FactQuery& query, std::string_view name) {
  const Facts facts = facts_of_deal(query);
  const Fact* seat = fact_of(facts, name);
  return seat ? player_at(query, seat->value.number) : json();
}

json card_played(const FactQuery& query) {
  return last_of(query, "card_played") || last_of(query, "trick_won") ? json(true) : json();
}
json deal_entered(const FactQuery& query) {
  return end_of_deal(query.match, query.deal) ? json() : json(false);
}
json deal_counted(const FactQuery& query) {
  return has_counted_deal(query.match, query.written) ? json() : json(false);
}
json open_deal(const FactQuery& query) { return deal_is_open(query.match); }
json dealer(const FactQuery& query) { return player_fact(query, "dealer"); }
json dealer_of_open(const FactQuery& query) { return deal_is_open(query.match) ? dealer(query) : json(); }

}  // namespace tanteador::referee
