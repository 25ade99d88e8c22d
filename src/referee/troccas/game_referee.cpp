#include <algorithm>

#include "src/referee/games.hpp"

namespace tanteador::referee {

namespace {

using nlohmann::json;

json six_players(const FactQuery& query) { return seat_count(query.match) == 6; }

std::string requested_side(const FactQuery& query) {
  const auto& seats = query.names.seats;
  const auto seat = std::ranges::find(seats, query.player);
  if (seat == seats.end()) return std::string(query.player);
  return query.names.sides[index(side_of(query.match, seat_at(static_cast<int>(seat - seats.begin()))))];
}

// The side that takes the difference: the only other one, or the one with the rest.
json difference(const FactQuery& query) {
  const Entry* counted = last_of(query, "counted");
  std::vector<std::string> others = query.names.sides;
  std::erase(others, requested_side(query));
  if (others.size() > 1 && counted)
    std::erase_if(others, [&](const auto& side) { return counted->event["points"].contains(side); });
  return others.size() == 1 ? json{{"side", others.front()}} : json();
}

json rest_of(const FactQuery& query, EventSeq seq, int side) {
  for (const LedgerLine& line : ledger(query.match)) {
    if (line.seq == seq && index(line.entry.side) == side) return line.entry.how.args[2].number;
  }
  return nullptr;
}

// Writes the side's points and those of all others but `other`, which gets the rest.
std::optional<Recount> with_second_count(const FactQuery& query, const json& count) {
  const Entry* counted = last_of(query, "counted");
  if (!counted) return std::nullopt;
  const std::string side = count["side"], other = count.value("other", side);
  json event = counted->event;
  json& points = event["points"];
  for (int place = 0; const std::string& name : query.names.sides) {
    if (!points.contains(name)) points[name] = rest_of(query, counted->seq, place);
    ++place;
  }
  if (points[side] == count["points"]) return Recount{.confirms = true};
  if (side == other) return Recount{.missing = "other"};
  points[side] = count["points"];
  points.erase(other);
  const auto seq = static_cast<std::int64_t>(counted->seq);
  return Recount{{json{{"type", "amended"}, {"seq", seq}, {"event", std::move(event)}}}};
}

constexpr KnownFact kTroccasFacts[] = {{"deal_open", open_deal},       {"deal_entered", deal_entered},
                                       {"deal_counted", deal_counted}, {"dealer", dealer_of_open},
                                       {"difference", difference},     {"six_players", six_players}};

}  // namespace

const GameReferee kTroccasReferee{
    .calculators = kTroccasCalculators, .facts = kTroccasFacts, .count_again = with_second_count};

}  // namespace tanteador::referee
