#include "src/referee/log_facts.hpp"

#include <algorithm>

namespace tanteador::referee {

using nlohmann::json;

std::string_view type_of(const Entry& entry) {
  const auto type = entry.event.find("type");
  return type == entry.event.end() ? std::string_view() : type->get_ref<const std::string&>();
}

const Entry* last_of(const Asked& asked, std::string_view type, std::string_view player) {
  const Entry* found = nullptr;
  for (const Entry& entry : asked.deal) {
    const bool his = player.empty() || entry.event.value("player", "") == player;
    if (type_of(entry) == type && his) found = &entry;
  }
  return found;
}

Facts facts_of_deal(const Asked& asked) { return asked.deal.empty() ? Facts() : deal_facts(asked.match); }

const Fact* fact_of(const Facts& facts, std::string_view name) {
  const auto found = std::ranges::find(facts, name, &Fact::name);
  return found == facts.end() || found->value.kind == Arg::Kind::none ? nullptr : &*found;
}

json player_at(const Asked& asked, int seat) { return {{"player", asked.names.seats[seat]}}; }

json player_fact(const Asked& asked, std::string_view name) {
  const Facts facts = facts_of_deal(asked);
  const Fact* seat = fact_of(facts, name);
  return seat ? player_at(asked, seat->value.number) : json();
}

json card_played(const Asked& asked) {
  return last_of(asked, "card_played") || last_of(asked, "trick_won") ? json(true) : json();
}
json deal_entered(const Asked& asked) { return end_of_deal(asked.match, asked.deal) ? json() : json(false); }
json deal_counted(const Asked& asked) {
  return has_counted_deal(asked.match, asked.written) ? json() : json(false);
}
json open_deal(const Asked& asked) { return deal_is_open(asked.match); }
json dealer(const Asked& asked) { return player_fact(asked, "dealer"); }
json dealer_of_open(const Asked& asked) { return deal_is_open(asked.match) ? dealer(asked) : json(); }

}  // namespace tanteador::referee
