// Seating (N-1, N-20, N-21) and facts of tarot.

#include <algorithm>

#include "src/games/tarot/piles.hpp"
#include "src/games/tarot/tarot.hpp"
#include "src/games/tarot/words.hpp"

namespace tanteador {

using namespace tarot;

namespace {

constexpr std::array kCounts{3, 4, 5};

bool has_single_players(const Seating& seating) {
  if (seating.sides.empty()) return true;
  if (static_cast<int>(seating.sides.size()) != seating.players) return false;
  for (std::size_t i = 0; i < seating.sides.size(); ++i) {
    if (seating.sides[i] != std::vector{seat_at(static_cast<int>(i))}) return false;
  }
  return true;
}

Arg maybe(std::optional<Seat> seat) { return seat ? Arg(*seat) : Arg(); }
std::optional<Seat> seat_if_known(OptionalSeat seat) {
  return seat ? std::optional(seat_at(*seat)) : std::nullopt;
}

void add_players(const Ruleset& rules, const Deal& deal, Facts& facts) {
  const bool taken = deal.taker.has_value();
  facts.push_back({"taker", maybe(seat_if_known(deal.taker))});
  facts.push_back({"contract", taken ? Arg(kContractWords[index(deal.contract)]) : Arg()});
  if (rules.seats == 5) {
    facts.push_back({"partner", maybe(seat_if_known(deal.partner))});
    facts.push_back({"called", deal.called == Card::none ? Arg() : Arg(Pack::name(deal.called))});
  }
  facts.push_back({"chelem", maybe(seat_if_known(deal.chelem))});
}

void add_poignees(const Ruleset& rules, const Deal& deal, Facts& facts) {
  const std::size_t before = facts.size();
  for (int seat = 0; seat < rules.seats; ++seat) {
    if (deal.shown[seat] > 0) facts.push_back({"poignees", seat_at(seat), true});
  }
  if (facts.size() == before) facts.push_back({"poignees", {}, true});
}

void add_miseres(const Ruleset& rules, const Deal& deal, Facts& facts) {
  constexpr std::array<std::string_view, 2> kNames{"misere_trumps", "misere_court_cards"};
  if (rules.parameters.misere == 0) return;
  for (std::size_t of = 0; of < kNames.size(); ++of) {
    const std::size_t before = facts.size();
    for (int seat = 0; seat < rules.seats; ++seat) {
      if (deal.miseres[of][at(seat_at(seat))]) facts.push_back({kNames[of], seat_at(seat), true});
    }
    if (facts.size() == before) facts.push_back({kNames[of], {}, true});
  }
}

Camps known_camps(const Ruleset& rules, const Deal& deal) {
  return camps_of(deal, deal.partner ? seat_at(*deal.partner) : partner_of_taker(rules, deal));
}

void add_camps(const Ruleset& rules, const Deal& deal, Facts& facts) {
  if (!deal.taker) return;
  const Camps camps = known_camps(rules, deal);
  for (int seat = 0; seat < rules.seats; ++seat) {
    if (const auto camp = camps.camp_of(seat_at(seat)))
      facts.push_back({kCampWords[index(*camp)], seat_at(seat), true});
  }
  if (deal.success) facts.push_back({"winner", kCampWords[*deal.success ? 0 : 1]});
}

void add_barred(const Ruleset& rules, const Players& barred, Facts& facts) {
  for (int seat = 0; seat < rules.seats; ++seat) {
    if (barred[seat]) facts.push_back({"barred", seat_at(seat), true});
  }
}

// The player of a finished deal whose only trump was the Petit (N-6).
std::optional<Seat> petit_sec_in(const Ruleset& rules, const Deal& deal) {
  if (!deal.play.is_every_card_known()) return std::nullopt;
  for (int i = 0; i < rules.seats; ++i) {
    Set hand = deal.play.cards_laid_by(seat_at(i));
    if (deal.taker == i && discards(deal.contract)) {
      if (deal.dog_seq == 0) continue;
      hand = (hand | ~cards_laid(rules, deal)) & ~deal.dog;
    }
    const bool excuse = hand[place(kExcuse)];
    const std::size_t trump_count = excuse ? 2 : 1;
    if (excuse && rules.parameters.petit_sec_requires_no_excuse) continue;
    if (hand[place(kPetit)] && (hand >> static_cast<std::size_t>(Pack::kInSuits)).count() == trump_count)
      return seat_at(i);
  }
  return std::nullopt;
}

}  // namespace

tl::expected<Ruleset, Violation> Tarot::seat(const Parameters& parameters, const Seating& seating) {
  const int players = seating.players;
  if (players != parameters.players)
    return tl::unexpected(refuse(ViolationId::players, {parameters.players, players}));
  if (parameters.payment == value::printed && players != 3)
    return tl::unexpected(refuse(ViolationId::printed_payment, {players}));
  if (!has_single_players(seating)) return tl::unexpected(refuse(ViolationId::sides));
  if (seating.dealer && index(*seating.dealer) >= players)
    return tl::unexpected(refuse(ViolationId::dealer_seat));
  return Ruleset{parameters, players, seating.dealer};
}

std::span<const ViolationKind> Tarot::violations() { return tarot::violations(); }
std::span<const Parameter<Parameters>> Tarot::parameters() { return tarot::parameters(); }

std::span<const int> Tarot::seat_counts(const Parameters& parameters) {
  const auto own = std::ranges::find(kCounts, parameters.players) - kCounts.begin();
  return std::span(kCounts).subspan(own, 1);
}

State Tarot::initial_state(const Ruleset& rules) {
  State state;
  state.deals.dealer_told = rules.first_dealer.has_value();
  state.deals.next_dealer = rules.first_dealer.value_or(seat_at(rules.seats - 1));
  return state;
}

Facts Tarot::side_facts(const Ruleset& rules, const State& state, Side side) {
  const Deal& deal = state.deal;
  int taken = 0;
  for (int trick = 0; trick < deal.play.tricks_done(); ++trick)
    taken += index(winner_of(rules, deal, known_camps(rules, deal), trick)) == index(side) ? 1 : 0;
  return {{"taken", taken}};
}

Facts Tarot::deal_facts(const Ruleset& rules, const State& state) {
  const Deal& deal = state.deal;
  if (state.deals.number == 0 || deal.struck) return {};
  Facts facts{{"number", state.deals.number},
              {"dealer", state.deals.dealer},
              {"leader", maybe(first_leader(rules, state))}};
  add_players(rules, deal, facts);
  add_barred(rules, deal.barred, facts);
  if (state.deals.open && deal.bidding)
    facts.push_back(
        {"speaker", deals::next_seat(seat_at(index(state.deals.dealer) + deal.spoken), rules.seats)});
  add_camps(rules, deal, facts);
  add_poignees(rules, deal, facts);
  add_miseres(rules, deal, facts);
  if (state.deals.open && deal.play.has_begun() && !deal.play.is_over()) {
    facts.push_back({"turn", deal.play.turn()});
    facts.push_back({"tricks_left", rules.hand_size() - deal.play.tricks_done()});
  }
  if (const auto player = petit_sec_in(rules, deal)) facts.push_back({"petit_sec", *player});
  if (state.deals.out_of_turn) facts.push_back({"dealer_mark", std::string_view("out_of_turn")});
  return facts;
}

Facts Tarot::start_facts(const Ruleset&, const State& state) { return {{"dealer", state.deals.dealer}}; }

Facts Tarot::next_deal_facts(const Ruleset& rules, const State& state) {
  Facts facts{{"dealer", state.deals.next_dealer}};
  add_barred(rules, state.barred, facts);
  return facts;
}

}  // namespace tanteador
