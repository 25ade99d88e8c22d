#include <algorithm>

#include "src/referee/games.hpp"
#include "src/referee/tarot/count.hpp"

namespace tanteador::referee {

namespace {

using nlohmann::json;

json taker(const FactQuery& query) { return player_fact(query, "taker"); }

// The player opposite the dealer; only with four players.
json opposite_dealer(const FactQuery& query) {
  const Facts facts = deal_is_open(query.match) ? deal_facts(query.match) : next_deal_facts(query.match);
  const Fact* seat = fact_of(facts, "dealer");
  return seat && query.names.seats.size() == 4 ? player_at(query, (seat->value.number + 2) % 4) : json();
}

json camp(const FactQuery& query) {
  for (const Fact& fact : facts_of_deal(query)) {
    if (fact.name != "attack" && fact.name != "defence") continue;
    if (query.names.seats[fact.value.number] == query.player) return std::string(fact.name);
  }
  return nullptr;
}

// With five players unknown until the partner is known.
json is_partner(const FactQuery& query) {
  const json own = camp(query);
  if (query.names.seats.size() < 5 || own == "defence") return false;
  const json who = player_fact(query, "taker"), partner = player_fact(query, "partner");
  if (!who.is_null() && who["player"] == query.player) return false;
  return partner.is_null() ? json() : json(partner["player"] == query.player);
}

json attack_has_won(const FactQuery& query) {
  const Facts facts = facts_of_deal(query);
  const Fact* winner = fact_of(facts, "winner");
  return winner ? json(winner->value.word == "attack") : json();
}
json camp_has_won(const FactQuery& query) {
  const json own = camp(query), success = attack_has_won(query);
  return own.is_null() || success.is_null() ? json() : json((own == "attack") == success);
}

json has_been_played(const FactQuery& query) {
  const bool counted = last_of(query, "captured") || last_of(query, "result");
  return counted ? json(true) : card_played(query);
}

// The last prise or garde in the bidding.
const Entry* low_bid_of(const FactQuery& query) {
  const Entry* found = nullptr;
  for (const Entry& entry : query.deal) {
    const std::string bid = type_of(entry) == "bid" ? entry.event.value("bid", "") : "";
    if (bid == "prise" || bid == "garde") found = &entry;
  }
  return found;
}
json low_bidder(const FactQuery& query) {
  const Entry* bid = low_bid_of(query);
  return bid ? json{{"player", bid->event["player"]}} : json();
}
json low_bid(const FactQuery& query) {
  const Entry* bid = low_bid_of(query);
  return bid ? bid->event["bid"] : json();
}

// The open deal if it has a taker; otherwise the last counted one may be meant.
json deal_in_question(const FactQuery& query) {
  const bool taken = deal_is_open(query.match) && !taker(query).is_null();
  return taken || !has_counted_deal(query.match, query.written) ? json("present") : json();
}

json deal_of_poignee(const FactQuery& query) {
  const bool entered = !query.player.empty() && last_of(query, "poignee", query.player);
  return entered && !deal_is_open(query.match) ? json("counted") : deal_in_question(query);
}

json petit_of_attack(const FactQuery& query) {
  const json count = count_of_deal(query);
  return count.is_null() ? json() : json(count.value("petit_au_bout", "") == "attack");
}

json poignee_size(const FactQuery& query) {
  const Entry* shown = query.player.empty() ? nullptr : last_of(query, "poignee", query.player);
  if (!shown) return nullptr;
  if (shown->event.contains("size")) return shown->event["size"];
  const auto value = parameter(query.match, "poignee_thresholds");
  const auto* fewest = value ? std::get_if<ParameterList>(&*value) : nullptr;
  const int trumps = shown->event.value("trumps", 0);
  if (!fewest) return nullptr;
  return trumps >= (*fewest)[2] ? "triple" : trumps >= (*fewest)[1] ? "double" : "simple";
}

constexpr KnownFact kTarotFacts[] = {{"deal", deal_in_question},
                                     {"deal_of_poignee", deal_of_poignee},
                                     {"taker", taker},
                                     {"dealer", dealer},
                                     {"opposite", opposite_dealer},
                                     {"camp", camp},
                                     {"partner", is_partner},
                                     {"made", attack_has_won},
                                     {"won", camp_has_won},
                                     {"played", has_been_played},
                                     {"open", open_deal},
                                     {"low_bidder", low_bidder},
                                     {"low_bid", low_bid},
                                     {"attack_petit", petit_of_attack},
                                     {"poignee_size", poignee_size}};

}  // namespace

const GameReferee kTarotReferee{
    .calculators = kTarotCalculators, .facts = kTarotFacts, .count_again = count_again};

}  // namespace tanteador::referee
