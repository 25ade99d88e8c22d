#include "tests/contract/sheet/random.hpp"

#include <algorithm>
#include <numeric>

#include "src/codec/fields.hpp"

namespace tanteador::laws {

namespace {

using namespace sheet;

struct Draw {
  Rng& rng;
  const Ruleset& rules;
  const Parameters& table = rules.parameters;
  std::size_t sides() const { return static_cast<std::size_t>(rules.sides); }
  Seat seat() { return seat_at(pick(rng, 0, rules.players - 1)); }
  Side side() { return side_at(pick(rng, 0, rules.sides - 1)); }
  bool follows() const {
    return rules.sides > 1 &&
           (table.others == value::shared || (table.others == value::rest && table.deal_sum.has_number()));
  }

  // Within the bounds and of the step, mostly.
  Points number() {
    if (chance(rng, 3)) return pick(rng, -kScoreMax - 1, kScoreMax + 1);
    const int low = std::max(table.least, -60), high = std::max(low, std::min(table.most, 60));
    return pick(rng, low, high) / table.step * table.step;
  }
  // Counts one side, all but one, or all, mostly with the agreed sum.
  Event random_count() {
    Counted deal;
    if (chance(rng, table.rotation == value::no_dealer ? 2 : 15)) deal.dealer = seat();
    if (follows() && chance(rng, 70)) {
      deal.points[static_cast<std::size_t>(index(side()))] = number();
      return deal;
    }
    const bool noughts = chance(rng, 40);  // so that a sum within the bounds is met where many play
    for (std::size_t place = 0; place < sides(); ++place) deal.points[place] = noughts ? 0 : number();
    const int sum = table.others == value::shared ? 0 : table.deal_sum.number_or(-1);
    if (sum >= 0 && chance(rng, 85)) {
      Points rest = sum;
      for (std::size_t place = 1; place < sides(); ++place) rest -= *deal.points[place];
      deal.points[0] = rest;
    }
    if (chance(rng, 4)) deal.points[static_cast<std::size_t>(index(side()))].reset();
    return deal;
  }
  Event rare() {
    switch (pick(rng, 0, 3)) {
      case 0: return Ruled{side(), pick(rng, -9, 9)};
      case 1: return Carried{{pick(rng, -9, 9), pick(rng, 0, 9)}};
      case 2: return Annulled{};
      default: break;
    }
    if (chance(rng, 80)) return random_count();
    return MatchEnded{static_cast<MatchEnded::Reason>(pick(rng, 0, 2)),
                      chance(rng, 50) ? std::optional<Side>(side()) : std::nullopt};
  }
};

bool is_target(const Ruleset& rules) { return rules.parameters.ends == value::target; }

}  // namespace

std::vector<ParameterValue> Random<Sheet>::settings(const ParameterInfo& info) {
  if (info.yes_no) return {false, true};
  if (info.name == "target") return {20, 100};
  if (info.name == "deals") return {1, 4};
  if (info.name == "deal_sum") return {std::string_view("any"), 0, 24};
  if (info.name == "least") return {-kScoreMax, 0};
  if (info.name == "most") return {48, kScoreMax};
  if (info.name == "step") return {1, 4};
  if (info.name == "best_of") return {1, 3};
  if (info.name == "bonus") return {0, 7};
  if (info.words.empty()) return {0, 20};  // chips
  std::vector<ParameterValue> values(info.words.begin(), info.words.end());
  return values;
}

Ruleset Random<Sheet>::rules(Rng& rng, int players, std::span<const ParameterValue> settings) {
  Parameters parameters;
  std::size_t place = 0;
  for (const auto& info : Sheet::parameters()) info.set(parameters, settings[place++]);
  Seating seating{.players = players};
  if (chance(rng, 50)) seating.dealer = seat_at(pick(rng, 0, players - 1));
  if (players > 1 && chance(rng, 50)) {
    seating.sides.resize(static_cast<std::size_t>(pick(rng, 2, players)));
    for (int seat = 0; seat < players; ++seat)
      seating.sides[static_cast<std::size_t>(seat) % seating.sides.size()].push_back(seat_at(seat));
  }
  return Sheet::seat(parameters, seating).value();
}

Event Random<Sheet>::event(Rng& rng, const Ruleset& rules, const State&) {
  Draw draw{rng, rules};
  return chance(rng, 6) ? draw.rare() : draw.random_count();
}

Event Random<Sheet>::garbage(Rng& rng) {
  const auto number = [&] { return pick(rng, -2 * kScoreMax, 2 * kScoreMax); };
  Counted deal;
  for (auto& points : deal.points) {
    if (chance(rng, 50)) points = number();
  }
  switch (pick(rng, 0, 3)) {
    case 0: return deal;
    case 1: deal.dealer = static_cast<Seat>(pick(rng, 0, 255)); return deal;
    case 2: return MatchEnded{MatchEnded::Reason::forfeit, static_cast<Side>(pick(rng, 0, 255))};
    default: return Ruled{static_cast<Side>(pick(rng, 0, 255)), number()};
  }
}

std::vector<Event> Random<Sheet>::events_of(Rng& rng, const Ruleset& rules, const State&,
                                            const Offer& offer) {
  Draw draw{rng, rules};
  if (offer.type == "carried") return {Carried{{1, -2, 3}}, Carried{{1}}};
  if (offer.type == "ruled") return {Ruled{draw.side(), pick(rng, -3, 3)}, Ruled{draw.side(), 0}};
  if (offer.type == "match_ended") return {MatchEnded{MatchEnded::Reason::time, {}}};
  std::vector<Event> events;
  for (int i = 0; i < 400; ++i) events.push_back(draw.random_count());
  return events;
}

bool Random<Sheet>::is_of(const Offer& offer, const Event& event) {
  return std::visit(
      [&]<class Body>(const Body& body) {
        if (offer.type != codec::Type<Body>::word) return false;
        if constexpr (std::is_same_v<Body, Ruled>)
          return std::ranges::find(offer.sides, body.side) != offer.sides.end();
        return true;
      },
      event);
}

bool Random<Sheet>::begins_anew(const State& before, const Event& event) {
  return before.game_over && std::holds_alternative<Counted>(event);
}

std::string_view Random<Sheet>::broken_law(const Ruleset& rules, const State& before, const Event& event,
                                           const State& after, std::span<const LedgerLine> written) {
  const Parameters& table = rules.parameters;
  const auto sum_of = [](const auto& games) { return std::accumulate(games.begin(), games.end(), 0); };
  const int won = sum_of(after.games) - sum_of(before.games);
  if (!std::holds_alternative<Counted>(event)) return won == 0 ? "" : "a game is won by a deal";
  if (after.deals.finished != before.deals.finished + 1) return "one event is one deal";
  if (won < 0 || won > 1 || (won == 1) != after.game_over) return "a deal ends one game at the most";
  const bool bonus = won == 1 && table.bonus > 0;
  if (written.size() != static_cast<std::size_t>(rules.sides + (bonus ? 1 : 0)))
    return "each deal has a line for every side, and one for the bonus";
  Points sum = 0;
  for (const LedgerLine& line : written) sum += line.entry.category == "deal" ? line.entry.points : 0;
  const bool several = rules.sides > 1;
  if (several && table.others == value::shared && sum != 0) return "what is shared makes nought";
  if (several && table.others != value::shared && sum != table.deal_sum.number_or(sum))
    return "the numbers of a deal make the sum";
  if (table.ends == value::agreement && won > 0) return "only the table ends a game";
  const auto highest = *std::max_element(after.deals.score.begin(), after.deals.score.begin() + rules.sides);
  if (is_target(rules) && won == 1 && highest < table.target) return "a game ends at the target";
  if (table.ends == value::deals && won == 1 && after.game_deals < table.deals)
    return "a game ends after its deals";
  return {};
}

}  // namespace tanteador::laws
