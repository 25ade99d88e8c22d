// Points of a deal and the end of the match (F-13 to F-16).

#include <array>

#include "src/games/truf/step.hpp"

namespace tanteador::truf {

namespace {

// {0} bid after the shift, {1} tricks, {2} points, {3} multiplier, {4} points with it.
using Sentences = std::array<std::string_view, 2>;  // without and with a multiplier
constexpr Sentences kBawah{N_("bid {0}, took {1}: {0} − {1} = {2}"),
                           N_("bid {0}, took {1}: {0} − {1} = {2}, times {3} = {4}")};
constexpr Sentences kBawahLowered{N_("bid lowered to {0}, took {1}: {0} − {1} = {2}"),
                                  N_("bid lowered to {0}, took {1}: {0} − {1} = {2}, times {3} = {4}")};
constexpr Sentences kAtas{N_("bid {0}, took {1}: {1} − {0} = {2}"),
                          N_("bid {0}, took {1}: {1} − {0} = {2}, times {3} = {4}")};
constexpr Sentences kAtasRaised{N_("bid raised to {0}, took {1}: {1} − {0} = {2}"),
                                N_("bid raised to {0}, took {1}: {1} − {0} = {2}, times {3} = {4}")};
constexpr Sentences kExactBid{N_("final bid {0}, took {1}, exactly: {2}"),
                              N_("final bid {0}, took {1}, exactly: {2}, times {3} = {4}")};
constexpr Sentences kZero{N_("final bid {0}, took {1}: bonus {2}"),
                          N_("final bid {0}, took {1}: bonus {2}, times {3} = {4}")};

struct BidWorth {
  Points points = 0;
  std::string_view rule;
  const Sentences* how = nullptr;
  bool multiplied = true;  // the multiplier applies to positive points
};

// A bid of 0 and no trick (F-14): in bawah, and if agreed in atas (FA-8).
bool earns_zero_bonus(const Parameters& parameters, Mode mode, int bid, int taken) {
  const bool in_mode = mode == Mode::bawah || parameters.zero_bonus_modes == value::both;
  return parameters.zero_bonus > 0 && in_mode && bid == 0 && taken == 0;
}

BidWorth bid_worth(const Parameters& parameters, const Deal& deal, int bid, int taken) {
  const Mode mode = mode_of(deal);
  if (earns_zero_bonus(parameters, mode, bid, taken))
    return {parameters.zero_bonus, "truf.score.zero", &kZero, parameters.mult_applies_to_zero_bonus};
  if (bid == taken && parameters.exact_score != 0)
    return {parameters.exact_score.number_or(bid), "truf.score.exact", &kExactBid};
  const bool shifted = deal.shift != 0;
  if (mode == Mode::atas) return {taken - bid, "truf.score.atas", shifted ? &kAtasRaised : &kAtas};
  return {bid - taken, "truf.score.bawah", shifted ? &kBawahLowered : &kBawah};
}

Posting entry_of(const Parameters& parameters, const Deal& deal, Seat seat) {
  const int bid = bid_by(deal, seat), taken = deal.taken[seat];
  const BidWorth worth = bid_worth(parameters, deal, bid, taken);
  const int times = parameters.positive_multiplier;
  const bool multiplied = worth.multiplied && worth.points > 0 && times > 1;
  const Points points = multiplied ? worth.points * times : worth.points;
  const bool bonus = worth.how == &kZero;
  return {.side = side_at(index(seat)),
          .points = points,
          .category = N_("tricks"),
          .rule = multiplied && !bonus ? "truf.score.multiplier" : worth.rule,
          .how = {(*worth.how)[multiplied ? 1 : 0], {bid, taken, worth.points, times, points}},
          .full = points};
}

}  // namespace

void finish_deal(Step& step) {
  State& state = step.state;
  for (int place = 0; place < kSeats; ++place) {
    const Seat seat = seat_at(place);
    deals::write(state.deals, step.entries, entry_of(step.parameters(), state.deal, seat));
    state.tricks[seat] += state.deal.taken[seat];
  }
  deals::finish(state.deals, dealer_by_score(step.rules, state));
}

bool is_decided(const Ruleset& rules, const State& state) {
  return rules.parameters.deals > 0 && state.deals.finished >= rules.parameters.deals;
}

}  // namespace tanteador::truf
