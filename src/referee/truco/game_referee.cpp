#include <algorithm>

#include "src/referee/games.hpp"
#include "src/referee/truco/log.hpp"

namespace tanteador::referee {

namespace {

using nlohmann::json;

// The entry by which the player won such a value, if there is only one in the match.
json winning_entry(const FactQuery& query, std::string_view of) {
  const Values values{query.match, query.names, query.written, query.player};
  const auto latest = last_value_won(values, {.of = of});
  const bool only = latest && !last_value_won(values, {.of = of, .before = latest->entry.seq});
  return only ? json(static_cast<std::int64_t>(latest->entry.seq)) : json();
}
// The value said in the entry of winning_entry(); null if unknown.
json said_value(const FactQuery& query, std::string_view of) {
  const json seq = winning_entry(query, of);
  const auto won =
      seq.is_null() ? std::nullopt : entry_at(query.match, query.written, seq.get<std::int64_t>());
  return won ? won->event.value("points", json()) : json();
}
json envido_said(const FactQuery& query) { return said_value(query, "envido"); }
json flor_said(const FactQuery& query) { return said_value(query, "flor"); }
json announced_value(const FactQuery& query) {
  const bool both = !winning_entry(query, "envido").is_null() && !winning_entry(query, "flor").is_null();
  return both ? json() : said_value(query, {});
}
json card_played_now(const FactQuery& query) {
  return deal_is_open(query.match) ? card_played(query) : json();
}
json envido_won(const FactQuery& query) { return winning_entry(query, "envido"); }
json flor_won(const FactQuery& query) { return winning_entry(query, "flor"); }
json value_won_by(const FactQuery& query) { return winning_entry(query, {}); }

// True if the player has shown the announced flor; null if no cards were shown.
json flor_held(const FactQuery& query) {
  const auto hand = hand_with(query.match, query.written, [&](const Entry& entry) {
    const bool his = entry.event.value("player", "") == query.player;
    return his && type_of(entry) == "called" &&
           entry.event.value("call", "").find("flor") != std::string::npos;
  });
  if (!hand || query.player.empty()) return nullptr;
  return flor_shown(query.match, hand->entries, std::string(query.player));
}

json flor_shut_out(const FactQuery& query) {
  const auto contests = contest_facts(query.match);
  const auto seat = std::ranges::find(query.names.seats, query.player);
  if (contests.empty() || seat == query.names.seats.end()) return nullptr;
  return std::ranges::any_of(contests, [&](const Facts& facts) {
    return std::ranges::any_of(facts, [&](const Fact& fact) {
      return fact.name == "flor_shut_out" && fact.value.number == seat - query.names.seats.begin();
    });
  });
}

// True if the player's side has lost the points of the duel by interference (T-52).
json duel_given_back(const FactQuery& query) {
  if (contest_facts(query.match).size() < 2) return false;
  const auto seat = std::ranges::find(query.names.seats, query.player) - query.names.seats.begin();
  if (seat == static_cast<std::ptrdiff_t>(query.names.seats.size())) return nullptr;
  const Seat accused = seat_at(static_cast<int>(seat));
  const int duel = duel_of_player(query.match, accused);
  const bool own = parameter(query.match, "interference_duel") == ParameterValue(std::string_view("own"));
  return duel != 0 && std::ranges::any_of(query.deal, [&](const Entry& entry) {
           if (type_of(entry) != "interfered") return false;
           const auto by = std::ranges::find(query.names.seats, entry.event.value("player", "")) -
                           query.names.seats.begin();
           const Seat offender = seat_at(static_cast<int>(by));
           const int lost = own ? duel_of_player(query.match, offender) : entry.event.value("duel", 0);
           return lost == duel && side_of(query.match, offender) == side_of(query.match, accused);
         });
}

// With an open hand the previous one may be meant; a finished hand is meant itself. Unknown before the first.
json deal_of_flor(const FactQuery& query) {
  const bool counted = has_counted_deal(query.match, query.written);
  if (!deal_is_open(query.match)) return counted ? json("counted") : json();
  return counted ? json() : json("present");
}

// In a pica-pica of eight players the table must list the pairs.
json names_pairs(const FactQuery& query) {
  const Facts facts = next_deal_facts(query.match);
  const Fact* mode = fact_of(facts, "mode");
  return query.names.seats.size() == 8 && mode && mode->value.word == "pica_pica";
}

// Facts of the start of the open hand; none without an open hand.
Facts facts_of_start(const FactQuery& query) {
  return deal_is_open(query.match) ? start_facts(query.match, last_seq(query.match)) : Facts();
}
// False where such a hand is not played, and in any other open hand.
json hand_of_eleven(const FactQuery& query) {
  if (parameter(query.match, "eleven_short") == ParameterValue(0)) return false;
  const Facts facts = facts_of_start(query);
  const Fact* kind = fact_of(facts, "kind");
  return kind ? json(kind->value.word == "eleven") : json();
}
// True in a hand of eleven and in an iron hand.
json special_hand(const FactQuery& query) {
  const Facts facts = facts_of_start(query);
  const Fact* kind = fact_of(facts, "kind");
  return kind ? json(kind->value.word != "ordinary") : json();
}
// True until the first hand of the next chico.
json chico_won(const FactQuery& query) {
  const auto target = parameter(query.match, "target");
  if (deal_is_open(query.match) || !target) return false;
  for (int side = 0; side < side_count(query.match); ++side) {
    if (score(query.match, side_at(side)) >= std::get<int>(*target)) return true;
  }
  return false;
}
json eleven_decider(const FactQuery& query) {
  const Facts facts = facts_of_start(query);
  const Fact* seat = fact_of(facts, "decides");
  return seat ? player_at(query, seat->value.number) : json();
}

HeldAgainst held_against(const AnyMatch& match, std::string_view of) {
  const bool flor = of == "flor";
  const auto misdeclared = parameter(match, "flor_misdeclared");
  return {.may_lack = flor, .anew = flor && misdeclared == ParameterValue(std::string_view("revalue"))};
}

constexpr KnownFact kTrucoFacts[] = {
    {"flor_shut_out", flor_shut_out}, {"duel_given_back", duel_given_back}, {"deal_of_flor", deal_of_flor},
    {"card_played", card_played},     {"card_played_now", card_played_now}, {"envido_said", envido_said},
    {"flor_said", flor_said},         {"value_said", announced_value},      {"open", open_deal},
    {"deal_entered", deal_entered},   {"hand_entered", deal_entered},       {"names_pairs", names_pairs},
    {"flor_held", flor_held},         {"envido_won", envido_won},           {"flor_won", flor_won},
    {"eleven", hand_of_eleven},       {"eleven_decider", eleven_decider},   {"special_hand", special_hand},
    {"chico_won", chico_won},         {"value_won", value_won_by}};

}  // namespace

const GameReferee kTrucoReferee{.calculators = kTrucoCalculators,
                                .facts = kTrucoFacts,
                                .strike = strike_of_call,
                                .value_won = last_value_won,
                                .held_against = held_against,
                                .contest_of = duel_of_player,
                                .call = "called",
                                .leave = "folded",
                                .tally = "tallied",
                                .dealer_alone = true};

}  // namespace tanteador::referee
