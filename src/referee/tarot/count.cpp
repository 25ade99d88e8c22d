#include "src/referee/tarot/count.hpp"

#include <algorithm>
#include <array>
#include <ranges>

namespace tanteador::referee {

namespace {

using nlohmann::json;

json half_points_json(const Arg& halves) {
  const int number = halves.number;
  return number % 2 == 0 ? json(number / 2) : json(number / 2.0);
}

// Adds the part of the count that one of the taker's postings shows.
void add_line(const Posting& entry, json& result) {
  constexpr std::array kNeeded{56, 51, 41, 36};  // by bouts, 0 to 3 (N-12)
  if (entry.category == "contract") {
    result["bouts"] = std::ranges::find(kNeeded, entry.how.args[0].number) - kNeeded.begin();
    result["points"] = half_points_json(entry.how.args[1]);
  }
  if (entry.category == "petit") result["petit_au_bout"] = entry.points > 0 ? "attack" : "defence";
  if (entry.rule == "tarot.chelem") result["chelem"] = "attack";
  if (entry.rule == "tarot.chelem.defence") result["chelem"] = "defence";
}

json count_by_cards(const FactQuery& query) {
  const auto end = end_of_deal(query.match, query.deal);
  const Facts facts = facts_of_deal(query);
  const Fact* taker = fact_of(facts, "taker");
  if (!end || !taker) return nullptr;
  json result{{"type", "result"}};
  const Side own = side_of(query.match, seat_at(taker->value.number));
  for (const LedgerLine& line : ledger(query.match)) {
    if (line.seq == *end && line.entry.side == own) add_line(line.entry, result);
  }
  const json partner = player_fact(query, "partner");
  if (!partner.is_null()) result["partner"] = partner["player"];
  return result;
}

// Removes the cards latest first, as many per event as allowed, so that the rest stays possible.
std::vector<json> cards_struck(const FactQuery& query) {
  std::vector<json> all;
  for (const Entry& entry : query.deal | std::views::reverse) {
    if (type_of(entry) != "card_played") continue;
    const auto seq = static_cast<std::int64_t>(entry.seq);
    if (all.empty() || all.back()["also"].size() == Voided::kAlsoMax)
      all.push_back({{"type", "voided"}, {"seq", seq}, {"cascade", true}, {"also", json::array()}});
    else
      all.back()["also"].push_back(seq);
  }
  return all;
}

json points_of_attack(const json& result) {
  constexpr int kAll = 91;
  if (result.contains("points") || !result.contains("defence_points")) return result.value("points", json());
  return kAll - result["defence_points"].get<double>();
}

}  // namespace

json count_of_deal(const FactQuery& query) {
  const Entry* result = last_of(query, "result");
  return result ? result->event : count_by_cards(query);
}

std::optional<Recount> count_again(const FactQuery& query, const json& count) {
  const Entry* entered = last_of(query, "result");
  const json was = count_of_deal(query);
  if (was.is_null()) return std::nullopt;
  json result = was;
  // With other points a chelem is impossible.
  const bool same_points = !count.contains("points") || count["points"] == points_of_attack(was);
  if (!same_points) result.erase("chelem");
  if (!same_points) result.erase("defence_points");
  result.merge_patch(count);
  if (same_points && result.contains("defence_points")) result.erase("points");
  if (result == was) return Recount{.confirms = true};
  if (entered) {
    const auto seq = static_cast<std::int64_t>(entered->seq);
    return Recount{{json{{"type", "amended"}, {"seq", seq}, {"event", result}}}};
  }
  std::vector<json> events = cards_struck(query);
  events.push_back(result);
  return Recount{std::move(events)};
}

}  // namespace tanteador::referee
