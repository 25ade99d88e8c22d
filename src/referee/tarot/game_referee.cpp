#include <algorithm>

#include "src/referee/games.hpp"
#include "src/referee/tarot/count.hpp"

namespace tanteador::referee {

namespace {

using nlohmann::json;

json taker(const Asked& asked) { return player_fact(asked, "taker"); }

// The player opposite the dealer; only with four players.
json opposite_dealer(const Asked& asked) {
  const Facts facts = deal_is_open(asked.match) ? deal_facts(asked.match) : next_deal_facts(asked.match);
  const Fact* seat = fact_of(facts, "dealer");
  return seat && asked.names.seats.size() == 4 ? player_at(asked, (seat->value.number + 2) % 4) : json();
}

json camp(const Asked& asked) {
  for (const Fact& fact : facts_of_deal(asked)) {
    if (fact.name != "attack" && fact.name != "defence") continue;
    if (asked.names.seats[fact.value.number] == asked.player) return std::string(fact.name);
  }
  return nullptr;
}

// With five players unknown until the partner is known.
json is_partner(const Asked& asked) {
  const json own = camp(asked);
  if (asked.names.seats.size() < 5 || own == "defence") return false;
  const json who = player_fact(asked, "taker"), partner = player_fact(asked, "partner");
  if (!who.is_null() && who["player"] == asked.player) return false;
  return partner.is_null() ? json() : json(partner["player"] == asked.player);
}

json attack_has_won(const Asked& asked) {
  const Facts facts = facts_of_deal(asked);
  const Fact* winner = fact_of(facts, "winner");
  return winner ? json(winner->value.word == "attack") : json();
}
json camp_has_won(const Asked& asked) {
  const json own = camp(asked), success = attack_has_won(asked);
  return own.is_null() || success.is_null() ? json() : json((own == "attack") == success);
}

json has_been_played(const Asked& asked) {
  const bool counted = last_of(asked, "captured") || last_of(asked, "result");
  return counted ? json(true) : card_played(asked);
}

// The last prise or garde in the bidding.
const Entry* low_bid_of(const Asked& asked) {
  const Entry* found = nullptr;
  for (const Entry& entry : asked.deal) {
    const std::string bid = type_of(entry) == "bid" ? entry.event.value("bid", "") : "";
    if (bid == "prise" || bid == "garde") found = &entry;
  }
  return found;
}
json low_bidder(const Asked& asked) {
  const Entry* bid = low_bid_of(asked);
  return bid ? json{{"player", bid->event["player"]}} : json();
}
json low_bid(const Asked& asked) {
  const Entry* bid = low_bid_of(asked);
  return bid ? bid->event["bid"] : json();
}

// The open deal if it has a taker; otherwise the last counted one may be meant.
json deal_in_question(const Asked& asked) {
  const bool taken = deal_is_open(asked.match) && !taker(asked).is_null();
  return taken || !has_counted_deal(asked.match, asked.written) ? json("present") : json();
}

json deal_of_poignee(const Asked& asked) {
  const bool entered = !asked.player.empty() && last_of(asked, "poignee", asked.player);
  return entered && !deal_is_open(asked.match) ? json("counted") : deal_in_question(asked);
}

json petit_of_attack(const Asked& asked) {
  const json count = count_of_deal(asked);
  return count.is_null() ? json() : json(count.value("petit_au_bout", "") == "attack");
}

json poignee_size(const Asked& asked) {
  const Entry* shown = asked.player.empty() ? nullptr : last_of(asked, "poignee", asked.player);
  if (!shown) return nullptr;
  if (shown->event.contains("size")) return shown->event["size"];
  const auto value = parameter(asked.match, "poignee_thresholds");
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
