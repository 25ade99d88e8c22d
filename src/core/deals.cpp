#include "src/core/deals.hpp"

#include <algorithm>
#include <utility>

#include "src/core/log_rules.hpp"

namespace tanteador::deals {

namespace {

enum Kind : std::size_t {
  match_over,
  match_ended,
  no_deal,
  deal_open,
  nothing_to_annul,
  carried_late,
  carried_twice,
  score_range,
  forfeit_side,
  kCount
};

constexpr std::array<ViolationKind, kCount> kAll{{
    {"table/match_over", "table.match_over", N_("The match is over.")},
    {"table/match_ended", "table.match_ended",
     N_("The match has ended. Only corrections and rulings are possible.")},
    {"table/no_deal", "table.deal", N_("There is no deal in progress.")},
    {"table/deal_open", "table.deal", N_("Finish deal {0} first, or cancel it.")},
    {"table/nothing_to_annul", "table.annulled", N_("There is no deal to cancel.")},
    {"table/carried_late", "table.carried",
     N_("Points from paper can be entered only before the first deal.")},
    {"table/carried_twice", "table.carried",
     N_("Points from paper have already been entered. Correct that entry instead.")},
    {"table/score_range", "table.ruled", N_("The highest possible score is {0}.")},
    {"table/forfeit_side", "table.match_ended", N_("A forfeit must name a side; any other ending must not.")},
}};

Violation refuse(Kind kind, PhraseArgs args = {}) { return {&kAll[kind], args}; }

}  // namespace

std::span<const ViolationKind> violations() { return kAll; }

Refusal check_running(const Deals& deals, bool decided) {
  if (deals.ended) return refuse(match_ended);
  if (decided) return refuse(match_over);
  return std::nullopt;
}

Refusal check_open(const Deals& deals) { return deals.open ? std::nullopt : std::optional(refuse(no_deal)); }

Refusal check_seat(Seat seat, int seats) {
  if (index(seat) < seats) return std::nullopt;
  return log_rules::violation(log_rules::no_such_seat);
}

Refusal check_side(Side side, int sides) {
  if (index(side) < sides) return std::nullopt;
  return log_rules::violation(log_rules::no_such_side);
}

Refusal check_score(Points score) {
  return is_out_of_range(score) ? std::optional(refuse(score_range, {kScoreMax})) : std::nullopt;
}

Refusal start(Deals& deals, int seats, std::optional<Seat> dealer) {
  if (deals.open) return refuse(deal_open, {deals.number});
  if (dealer) {
    if (auto refusal = check_seat(*dealer, seats)) return refusal;
  }
  deals.dealer = dealer.value_or(deals.next_dealer);
  deals.out_of_turn = std::exchange(deals.dealer_told, true) && deals.dealer != deals.next_dealer;
  deals.open = true;
  ++deals.number;
  return std::nullopt;
}

void finish(Deals& deals, Seat next) {
  deals.open = false;
  deals.next_dealer = next;
  ++deals.finished;
}

Refusal annul(Deals& deals) {
  if (!deals.open) return refuse(nothing_to_annul);
  deals.open = false;
  deals.next_dealer = deals.dealer;
  --deals.number;
  return std::nullopt;
}

void write(Deals& deals, Postings& entries, const Posting& entry) {
  deals.score[entry.side] += entry.points;
  entries.push_back(entry);
}

Refusal rule(Deals& deals, Postings& entries, const Ruled& event, int sides) {
  if (auto refusal = check_side(event.side, sides)) return refusal;
  const Points score = deals.score[event.side] + event.points;
  if (auto refusal = check_score(score)) return refusal;
  write(deals, entries,
        {.side = event.side,
         .points = event.points,
         .category = N_("ruling"),
         .rule = "table.ruled",
         .how = {N_("referee's decision: {0}"), {event.points}},
         .full = event.points});
  return std::nullopt;
}

Refusal carry(Deals& deals, Postings& entries, const Carried& event, int sides) {
  if (deals.number > 0) return refuse(carried_late);
  if (deals.carried) return refuse(carried_twice);
  deals.carried = true;
  for (int side = 0; side < sides; ++side) {
    const Points points = event.scores[side];
    if (points == 0) continue;
    write(deals, entries,
          {.side = side_at(side),
           .points = points,
           .category = "other",
           .rule = "table.carried",
           .how = {N_("from paper: {0}"), {points}},
           .full = points});
  }
  return std::nullopt;
}

Refusal end(Deals& deals, const MatchEnded& event, int sides) {
  if (event.side) {
    if (auto refusal = check_side(*event.side, sides)) return refusal;
  }
  if ((event.reason == MatchEnded::Reason::forfeit) != event.side.has_value()) return refuse(forfeit_side);
  deals.ended = true;
  deals.open = false;
  deals.end = event;
  return std::nullopt;
}

Outcome outcome(const Deals& deals, bool decided, std::span<const Points> standing) {
  Outcome outcome;
  if (!decided && !deals.ended) return outcome;
  const auto sides = static_cast<int>(standing.size());
  if (!decided && deals.end.reason == MatchEnded::Reason::forfeit) {
    for (int side = 0; side < sides; ++side) {
      if (side_at(side) != *deals.end.side) outcome.winners.push_back(side_at(side));
    }
  } else {
    const auto [least, most] = std::ranges::minmax(standing);
    for (int side = 0; side < sides; ++side) {
      const bool first = standing[side] == most;
      if (first && (decided || least != most)) outcome.winners.push_back(side_at(side));
    }
  }
  using enum Outcome::Status;
  outcome.status = !decided ? ended : outcome.winners.size() == 1 ? won : drawn;
  return outcome;
}

}  // namespace tanteador::deals
