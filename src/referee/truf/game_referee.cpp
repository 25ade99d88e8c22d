#include <algorithm>

#include "src/referee/games.hpp"

namespace tanteador::referee {

namespace {

using nlohmann::json;

constexpr int kTricks = 13;

// Corrects a player's tricks; `other` takes the difference.
std::optional<Recount> with_second_count_of_tricks(const FactQuery& query, const json& count) {
  const Entry* counted = last_of(query, "tricks");
  if (!counted) return std::nullopt;
  const std::string player = count["player"], other = count.value("other", player);
  json event = counted->event;
  json& taken = event["taken"];
  int rest = kTricks;  // tricks of the player left out
  for (const json& tricks : taken) rest -= tricks.get<int>();
  for (const std::string& name : query.names.seats) {
    if (!taken.contains(name)) taken[name] = rest;
  }
  const int had = taken[player], has = count["tricks"];
  if (had == has) return Recount{.confirms = true};
  if (player == other) return Recount{.missing = "other"};
  taken[other] = taken[other].get<int>() + had - has;
  taken[player] = has;
  const auto seq = static_cast<std::int64_t>(counted->seq);
  return Recount{{json{{"type", "amended"}, {"seq", seq}, {"event", std::move(event)}}}};
}

constexpr KnownFact kTrufFacts[] = {
    {"deal_open", open_deal}, {"deal_entered", deal_entered}, {"deal_counted", deal_counted}};

}  // namespace

const GameReferee kTrufReferee{
    .calculators = kTrufCalculators, .facts = kTrufFacts, .count_again = with_second_count_of_tricks};

}  // namespace tanteador::referee
