// Changes after the creation of a competition: data of entrants, seeds, rules, money.

#include <algorithm>

#include "src/league/competition/rules.hpp"
#include "src/league/competition/seeds.hpp"
#include "src/league/pairing/random.hpp"

namespace tanteador::league {

Wrong enter(Competition& to, const event::EntrantChanged& event, Change&) {
  if (auto wrong = entrant_unknown(to, event.entrant)) return wrong;
  EntrantState& entrant = to.entrants[place_of(event.entrant)];
  const bool paired_by_club = to.rules().between_clubs && !to.now().rounds.empty();
  if (paired_by_club && event.club && *event.club != entrant.club)
    return refuse(No::clubs_fixed, {to.stage + 1, name_of(event.entrant)});
  if (event.rating) entrant.rating = *event.rating;
  if (event.club) entrant.club = *event.club;
  if (event.categories) entrant.categories = *event.categories;
  if (event.table) entrant.table = *event.table;
  if (event.late) entrant.late = *event.late;
  return std::nullopt;
}

namespace {

Wrong check_distinct_entrants(const Competition& to, const std::vector<Entrant>& entrants) {
  std::vector<char> counts(to.entrants.size(), 0);
  for (const Entrant entrant : entrants) {
    if (auto wrong = entrant_unknown(to, entrant)) return wrong;
    if (counts[place_of(entrant)]++ > 0) return refuse(No::seated_twice, {name_of(entrant)});
  }
  return std::nullopt;
}

std::vector<Entrant> move_to_front(const std::vector<Entrant>& all, const std::vector<Entrant>& first) {
  std::vector<Entrant> order = first;
  std::ranges::copy_if(all, std::back_inserter(order),
                       [&](Entrant entrant) { return std::ranges::find(first, entrant) == first.end(); });
  return order;
}

Pairing lower_first(Entrant one, Entrant other) {
  return index(one) < index(other) ? Pairing{one, other} : Pairing{other, one};
}

}  // namespace

Wrong enter(Competition& to, const event::Seeded& event, Change&) {
  PlayedStage& stage = at(to.stages, to.stage);
  if (!stage.rounds.empty()) return refuse(No::seeds_fixed, {to.stage + 1});
  if (auto wrong = check_distinct_entrants(to, event.order)) return wrong;
  if (to.stage == 0) {
    to.seeds = event.order;
    return std::nullopt;
  }
  // After the first draw was taken back, all entrants can be seeded again.
  std::vector<Entrant>& field = stage.entered ? stage.entered->entrants : stage.entrants;
  for (const Entrant entrant : event.order) {
    if (std::ranges::find(field, entrant) == field.end())
      return refuse(No::not_in_stage, {name_of(entrant), to.stage + 1});
  }
  field = event.order.empty() ? by_rating(to, field) : move_to_front(field, event.order);
  stage.seedings.push_back(event);
  if (stage.entered) stage.entrants = field;
  return std::nullopt;
}

event::Seeded seeds_by_lot(const Competition& competition, std::uint64_t seed) {
  event::Seeded seeded{.order = competition.now().entrants, .seed = seed};
  Lots(seed).shuffle(seeded.order);
  return seeded;
}

std::vector<Entrant> seed_order(const Competition& competition) {
  return seeded_entrants(competition, competition.stage);
}

bool are_apart(const Competition& competition, Entrant one, Entrant other) {
  return std::ranges::find(competition.apart, lower_first(one, other)) != competition.apart.end();
}

Wrong enter(Competition& to, const event::KeptApart& event, Change&) {
  if (event.entrants.size() < 2) return refuse(No::too_few_apart);
  if (auto wrong = check_distinct_entrants(to, event.entrants)) return wrong;
  for (std::size_t i = 0; i < event.entrants.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const Pairing pair = lower_first(event.entrants[i], event.entrants[j]);
      std::erase(to.apart, pair);
      if (!event.lifted) to.apart.push_back(pair);
    }
  }
  std::ranges::sort(to.apart, {}, [](const Pairing& pair) { return std::pair(pair.first, pair.second); });
  return std::nullopt;
}

Wrong enter(Competition& to, const event::RulesChanged& event, Change& change) {
  const auto stages = static_cast<int>(to.setup.stages.size());
  if (event.stage < 0 || event.stage >= stages) return refuse(No::no_round, {event.stage + 1, 1});
  if (at(to.stages, event.stage).closed) return refuse(No::closed);
  StageSetup changed = at(to.setup.stages, event.stage);
  if (event.rounds) changed.rounds = *event.rounds;
  if (event.minutes) changed.minutes = *event.minutes;
  if (event.last_deal) changed.last_deal = *event.last_deal;
  if (event.points) changed.points = *event.points;
  if (event.order) changed.order = *event.order;
  if (event.free_tables) changed.free_tables = *event.free_tables;
  if (auto wrong = stage_fault(changed, event.stage + 1, event.stage + 1 == stages)) return wrong;
  const auto drawn = static_cast<int>(at(to.stages, event.stage).rounds.size());
  if (event.rounds && *event.rounds < drawn) return refuse(No::all_rounds, {event.stage + 1, drawn});
  const bool by_points = changed.format == Format::swiss || changed.format == Format::rotating_partners;
  for (int round = 1; by_points && event.points && round < drawn; ++round)
    change.affected.push_back({event.stage, round});
  for (int later = event.stage + 1; event.free_tables && later < stages; ++later)
    at(to.setup.stages, later).free_tables = *event.free_tables;
  at(to.setup.stages, event.stage) = std::move(changed);
  return std::nullopt;
}

Wrong enter(Competition& to, const event::CompetitionWithdrawn&, Change&) {
  to.withdrawn = true;
  return std::nullopt;
}

Wrong enter(Competition& to, const event::MoneySet& event, Change&) {
  for (const event::Prize& prize : event.prizes) {
    if (prize.place < 1 || prize.amount < 0) return refuse(No::prize_place);
  }
  to.money = event;
  return std::nullopt;
}

Wrong enter(Competition& to, const event::FeePaid& event, Change&) {
  if (auto wrong = entrant_unknown(to, event.entrant)) return wrong;
  int& paid = to.entrants[place_of(event.entrant)].paid;
  const std::int64_t then = std::int64_t{paid} + event.amount;
  if (then > event::kAmountMost || then < -event::kAmountMost) return refuse(No::amount);
  paid = static_cast<int>(then);
  return std::nullopt;
}

}  // namespace tanteador::league
