// Seating (T-3, T-47, T-48, T-53) and facts of Truco.

#include <algorithm>

#include "src/games/truco/scoring/stakes.hpp"
#include "src/games/truco/step.hpp"
#include "src/games/truco/truco.hpp"
#include "src/games/truco/words.hpp"

namespace tanteador {

using namespace truco;

namespace {

constexpr std::string_view kTeams[] = {"Nosotros", "Ellos"}, kBrazilianTeams[] = {"Nós", "Eles"};

// Each player must be on exactly one of two sides, of the right sizes.
bool splits(const Seating& seating) {
  SeatMask seat_mask = 0;
  std::size_t named = 0;
  for (const auto& side : seating.sides) {
    named += side.size();
    for (const Seat seat : side) seat_mask |= bit(seat);
  }
  const auto players = static_cast<std::size_t>(seating.players);
  if (seating.sides.size() != 2 || named != players || count(seat_mask) != seating.players) return false;
  const std::size_t first = seating.sides[0].size();
  return players == 3 ? first == 1 || first == 2 : first * 2 == players;
}

tl::expected<Ruleset, Violation> take_sides(Ruleset rules, const Seating& seating) {
  if (!splits(seating)) return tl::unexpected(refuse(ViolationId::sides_split));
  for (std::size_t side = 0; side < 2; ++side) {
    for (const Seat seat : seating.sides[side]) {
      rules.side_of[seat] = static_cast<std::uint8_t>(side);
    }
  }
  rules.sides = 2;
  const bool must_alternate = seating.players == 4 || seating.players == 6;
  for (int place = 1; must_alternate && place < seating.players; ++place) {
    if (side_of(rules, seat_at(place)) == side_of(rules, seat_at(place - 1))) {
      return tl::unexpected(refuse(ViolationId::sides_alternate));
    }
  }
  return rules;
}

// A player of the side that decides in a hand of eleven.
Seat decider_of(const Ruleset& rules, const Stake& stake) {
  int place = 0;
  while (rules.side_of[seat_at(place)] != stake.decides) ++place;
  return seat_at(place);
}

// The `because` of Truco::next_deal_facts.
std::string_view schedule_reason(const Ruleset& rules, const State& state) {
  if (state.chico_winner || state.hands_in_chico == 0) return "first_hand";
  const Points most = *std::max_element(state.score.begin(), state.score.begin() + rules.sides);
  if (most >= rules.parameters.pica_stop_at) return "points_reached";
  if (most < rules.parameters.pica_start_at) return "points_missing";
  return rules.parameters.pica_schedule == value::always_after_first ? "after_first" : "alternate";
}

}  // namespace

std::span<const int> Truco::seat_counts(const Parameters& parameters) {
  static constexpr int kEven[] = {2, 4, 6}, kToSix[] = {2, 4, 6, 3};
  switch (parameters.player_counts) {
    case value::even_to_six: return std::span<const int>(kEven);
    case value::two_to_six: return std::span<const int>(kToSix);
    case value::any_number: break;
  }
  return kSeatCounts;
}

tl::expected<Ruleset, Violation> Truco::seat(const Parameters& parameters, const Seating& seating) {
  const int players = seating.players;
  const auto counts = seat_counts(parameters);
  if (std::ranges::find(counts, players) == counts.end() &&
      std::ranges::find(kSeatCounts, players) != kSeatCounts.end())
    return tl::unexpected(refuse(ViolationId::players_here, {players}));
  if (std::ranges::find(counts, players) == counts.end())
    return tl::unexpected(refuse(ViolationId::players, {players}));
  if (!stakes_rise(parameters)) return tl::unexpected(refuse(ViolationId::stakes_rise));
  if (seating.dealer && index(*seating.dealer) >= players)
    return tl::unexpected(refuse(ViolationId::dealer_seat));
  Ruleset rules;
  rules.parameters = parameters;
  rules.seats = players;
  rules.first_dealer = seating.dealer;
  rules.sides = players == 3 ? 3 : 2;
  for (int place = 0; place < players; ++place) {
    rules.side_of[place] = static_cast<std::uint8_t>(place % rules.sides);
  }
  if (seating.sides.empty()) return rules;
  return take_sides(rules, seating);
}

std::span<const ViolationKind> Truco::violations() { return truco::violations(); }
std::span<const Parameter<Parameters>> Truco::parameters() { return truco::parameters(); }
std::vector<SpokenWord> Truco::spoken_words(const Parameters& parameters) {
  return truco::spoken_words(parameters);
}
bool Truco::writes_french_cards(const Parameters& parameters) {
  return letters_of(parameters) == spanish::Letters::brazilian;
}
Side Truco::side_of(const Ruleset& rules, Seat seat) { return truco::side_of(rules, seat); }

std::string_view Truco::default_side_name(const Ruleset& rules, Side side) {
  if (rules.seats == 2 || rules.gallo_by_turns()) return {};
  const value::Dialect words = rules.parameters.words;
  const bool spanish = words == value::argentine_words || words == value::uruguayan_words;
  return (spanish ? kTeams : kBrazilianTeams)[index(side)];
}

State Truco::initial_state(const Ruleset& rules) {
  State state;
  state.dealer_told = rules.first_dealer.has_value();
  state.next_dealer = rules.first_dealer.value_or(seat_at(rules.seats - 1));
  return state;
}

Facts Truco::side_facts(const Ruleset& rules, const State& state, Side side) {
  Facts facts{{"chicos", state.chicos[side] + (state.chico_winner == index(side) ? 1 : 0)}};
  if (!rules.parameters.halves) return facts;
  const int half = half_of(rules.parameters);
  const Points score = state.score[side];
  const bool buenas = score >= half;
  facts.push_back({"half", std::string_view(buenas ? "buenas" : "malas")});
  facts.push_back({"in_half", buenas ? score - half : score});
  return facts;
}

Facts Truco::deal_facts(const Ruleset& rules, const State& state) {
  if (state.hand.number == 0) return {};
  Facts facts{{"number", state.hand.number}, {"dealer", state.hand.dealer}, {"leader", state.hand.mano}};
  if (state.hand.mode == Mode::pica_pica) facts.push_back({"mode", std::string_view("pica_pica")});
  if (state.hand.turned != Card::none)
    facts.push_back({"turned", spanish::name(state.hand.turned, letters_of(rules.parameters))});
  if (state.hand.dealer_out_of_turn) facts.push_back({"dealer_mark", std::string_view("out_of_turn")});
  return facts;
}

Facts Truco::next_deal_facts(const Ruleset& rules, const State& state) {
  Facts facts{{"dealer", state.next_dealer}};
  if (rules.seats < 6 || rules.parameters.pica_stop_at == 0) return facts;
  const bool pica = scheduled_mode(rules, state) == Mode::pica_pica;
  facts.push_back({"mode", std::string_view(pica ? "pica_pica" : "redonda")});
  facts.push_back({"because", schedule_reason(rules, state)});
  return facts;
}

Facts Truco::start_facts(const Ruleset& rules, const State& state) {
  Facts facts{{"dealer", state.hand.dealer}};
  const bool has_modes = rules.seats >= 6, has_kinds = rules.parameters.eleven_short > 0 && rules.sides == 2;
  if (has_modes) {
    const bool pica = state.hand.mode == Mode::pica_pica;
    facts.push_back({"mode", std::string_view(pica ? "pica_pica" : "redonda")});
  }
  if (has_kinds) {
    const Stake& stake = state.hand.contests[0].truco;
    facts.push_back({"kind", kHandKindWords[index(stake.kind)]});
    if (stake.kind == HandKind::eleven) facts.push_back({"decides", decider_of(rules, stake)});
  }
  if (has_modes || has_kinds) facts.push_back({"as_played", 1});
  return facts;
}

int Truco::contest_of(const Event& event) {
  const auto duel = [](const auto& one) -> int {
    if constexpr (requires { one.duel; }) return one.duel;
    return 0;
  };
  return std::visit(duel, event);
}

std::vector<Facts> Truco::contest_facts(const Ruleset& rules, const State& state) {
  std::vector<Facts> contests;
  if (state.phase == State::Phase::no_hand) return contests;
  for (const Contest& contest : state.hand.contests) {
    const auto team = [&](int number) { return Arg(name_of(rules, state.hand, number)); };
    Facts facts;
    for (int place = 0; place < rules.seats; ++place) {  // in order from mano
      const Seat seat = seat_from_mano(rules, state.hand, place);
      if (has(contest.players, seat)) facts.push_back({"player", seat});
    }
    facts.push_back({"level", contest.truco.level});
    const bool is_raise = contest.truco.kind != HandKind::eleven;  // a hand of eleven is no raise
    if (contest.truco.pending && is_raise) facts.push_back({"pending", contest.truco.level + 1});
    for (int trick = 0; trick < contest.tricks.done; ++trick) {
      const int result = contest.tricks.result[trick];
      facts.push_back({"trick", result == kTied ? Arg(std::string_view("tied")) : team(result)});
    }
    const bool won = contest.truco.winner && contest.truco.winner != kNobody;
    if (won) facts.push_back({"winner", team(*contest.truco.winner)});
    if (is_over(contest)) facts.push_back({"over", 1});
    const SeatMask silenced = shut_out(rules.parameters, contest);
    for (int place = 0; place < rules.seats; ++place) {
      if (has(silenced, seat_at(place))) facts.push_back({"flor_shut_out", seat_at(place)});
    }
    contests.push_back(std::move(facts));
  }
  return contests;
}

}  // namespace tanteador
