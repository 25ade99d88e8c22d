// Start of a hand: dealer, redonda or pica-pica, cut (T-9 to T-12, T-49 to T-53).

#include <algorithm>
#include <new>
#include <utility>

#include "src/games/truco/step.hpp"

namespace tanteador::truco {

namespace {

bool team_play(const Ruleset& rules) { return rules.seats == 6 || rules.seats == 8; }

bool is_open(const State& state) { return state.phase == State::Phase::open; }

Refusal check_pairs(const Step& step, const HandStarted& event, Mode mode) {
  const bool wanted = mode == Mode::pica_pica && step.rules.seats == 8;
  if (event.pairs.empty()) return wanted ? refuse(ViolationId::pairs_needed) : Refusal{};
  if (!wanted) return refuse(ViolationId::pairs_not_wanted);
  SeatMask seat_mask = 0;
  for (const auto& [one, other] : event.pairs) {
    if (index(one) >= step.rules.seats || index(other) >= step.rules.seats)
      return refuse(ViolationId::no_such_seat);
    if (side_of(step.rules, one) == side_of(step.rules, other)) return refuse(ViolationId::pairs_wrong);
    seat_mask = static_cast<SeatMask>(seat_mask | bit(one) | bit(other));
  }
  const bool all = count(seat_mask) == step.rules.seats &&
                   event.pairs.size() * 2 == static_cast<std::size_t>(step.rules.seats);
  return all ? Refusal{} : refuse(ViolationId::pairs_wrong);
}

void set_contest(const Step& step, Contest& contest, const Hand& hand, SeatMask players) {
  contest.players = players;
  for (int place = step.rules.seats - 1; place >= 0; --place) {
    const Seat seat = seat_from_mano(step.rules, hand, place);
    if (has(players, seat)) contest.mano = seat;
  }
  contest.tricks.lead = bit(contest.mano);
}

// Duel k: player k against the player opposite, or the k-th pair of eight (T-49, TA-18).
void set_boards(const Step& step, Hand& hand, const HandStarted& event) {
  const int seats = step.rules.seats;
  if (hand.mode == Mode::redonda) {
    hand.contests.resize(1);
    set_contest(step, hand.contests[0], hand, static_cast<SeatMask>((1u << seats) - 1));
    return;
  }
  hand.contests.resize(seats / 2);
  for (int duel = 0; duel < seats / 2; ++duel) {
    const auto place = static_cast<std::size_t>(duel);
    const Pair pair = seats == 8 ? event.pairs[place] : Pair{seat_at(duel), seat_at(duel + seats / 2)};
    set_contest(step, hand.contests[place], hand, static_cast<SeatMask>(bit(pair[0]) | bit(pair[1])));
  }
}

struct KindOfHand {
  HandKind kind = HandKind::ordinary;
  OptionalTeam decides = {};  // of a hand of eleven
  bool operator==(const KindOfHand&) const = default;
};

bool has_kinds(const Step& step) { return step.parameters().eleven_short > 0 && step.rules.sides == 2; }

// The kind of hand by the score (B-22 to B-26).
KindOfHand due_kind(const Step& step) {
  if (!has_kinds(step)) return {};
  const Parameters& p = step.parameters();
  const auto near = [&](int side) { return step.state.score[side] >= p.target - p.eleven_short; };
  if (near(0) && near(1)) return {HandKind::iron};
  if (!near(0) && !near(1)) return {};
  return {HandKind::eleven, near(0) ? 0 : 1};
}

// A later correction of the score leaves a played hand as it was: then the event has its kind.
Refusal set_kind(const Step& step, const HandStarted& event, Stake& stake) {
  KindOfHand hand = due_kind(step);
  if (event.kind || event.decides) {
    if (event.decides && index(*event.decides) >= step.rules.seats) return refuse(ViolationId::no_such_seat);
    KindOfHand given{event.kind.value_or(HandKind::eleven)};
    if (event.decides)
      given.decides = team_of(step.rules, step.state.hand, *event.decides);
    else if (given.kind == hand.kind)
      given.decides = hand.decides;
    const bool is_whole = (given.kind == HandKind::eleven) == given.decides.has_value();
    if (!has_kinds(step) || !is_whole || (given != hand && !event.as_played))
      return refuse(ViolationId::kind_not_due);
    hand = given;
  }
  stake.kind = hand.kind;
  if (hand.kind != HandKind::eleven) return std::nullopt;
  stake.pending = true;
  stake.decides = hand.decides;
  stake.by_team = 1 - *hand.decides;  // the answer is for the other side
  return std::nullopt;
}

void next_chico(State& state) {
  if (!state.chico_winner) return;
  ++state.chicos[*state.chico_winner];
  state.score = {};
  state.chico_winner = {};
  state.whole_match = false;
  state.hands_in_chico = 0;
}

}  // namespace

Mode scheduled_mode(const Ruleset& rules, const State& state) {
  if (!team_play(rules) || state.chico_winner || state.hands_in_chico == 0) return Mode::redonda;
  const Points most = *std::max_element(state.score.begin(), state.score.begin() + rules.sides);
  if (most >= rules.parameters.pica_stop_at || most < rules.parameters.pica_start_at) return Mode::redonda;
  if (rules.parameters.pica_schedule == value::always_after_first) return Mode::pica_pica;
  return state.last_mode == Mode::redonda ? Mode::pica_pica : Mode::redonda;
}

Refusal apply_event(Step& step, const HandStarted& event) {
  State& state = step.state;
  if (event.dealer && index(*event.dealer) >= step.rules.seats) return refuse(ViolationId::no_such_seat);
  if (is_open(state) && state.hand.touched) return refuse(ViolationId::hand_open, {state.hand.number});
  if (event.mode == Mode::pica_pica && !team_play(step.rules)) return refuse(ViolationId::pica_players);
  const Mode due = scheduled_mode(step.rules, state), mode = event.mode.value_or(due);
  if (mode != due && !event.as_played) {
    return refuse(due == Mode::redonda ? ViolationId::pica_schedule : ViolationId::redonda_schedule);
  }
  if (auto refusal = check_pairs(step, event, mode)) return refusal;
  next_chico(state);
  const int number = state.hand.number + 1;
  const Seat dealer = event.dealer.value_or(state.next_dealer);
  Hand& hand = state.hand;
  new (&hand) Hand;  // unlike Hand(), this does not clear the memory of all duels
  hand.number = number;
  hand.mode = mode;
  hand.dealer = dealer;
  hand.dealer_out_of_turn = std::exchange(state.dealer_told, true) && dealer != state.next_dealer;
  hand.mano = seat_at((index(dealer) + 1) % step.rules.seats);
  set_boards(step, hand, event);
  for (Contest& contest : hand.contests) {
    if (auto refusal = set_kind(step, event, contest.truco)) return refusal;
  }
  state.phase = State::Phase::open;
  state.next_dealer = hand.mano;
  state.mode_before = state.last_mode;
  state.last_mode = mode;
  ++state.hands_in_chico;
  return std::nullopt;
}

void strike_hand(State& state) {
  state.phase = State::Phase::no_hand;
  state.next_dealer = state.hand.dealer;
  --state.hand.number;
  --state.hands_in_chico;
  state.last_mode = state.mode_before;
}

// The first opponent to the dealer's left (T-10). The neighbour may be a partner with three or eight players.
Seat cutter_of(const Ruleset& rules, const Hand& hand) {
  const int team = team_of(rules, hand, hand.dealer);
  Seat seat = hand.dealer;
  do seat = seat_at((index(seat) + rules.seats - 1) % rules.seats);
  while (team_of(rules, hand, seat) == team);
  return seat;
}

Refusal apply_event(Step& step, const Cut& event) {
  const Parameters& parameters = step.parameters();
  Hand& hand = step.hand();
  if (index(event.player) >= step.rules.seats) return refuse(ViolationId::no_such_seat);
  if (!is_open(step.state)) return refuse(ViolationId::no_hand);
  if (hand.begun || hand.turned != Card::none) return refuse(ViolationId::cut_late);
  if (hand.cut) return refuse(ViolationId::cut_twice);
  const Seat cutter = cutter_of(step.rules, hand);
  if (event.player != cutter) return refuse(ViolationId::cutter, {cutter});
  const int pack = step.deck().size();
  if (event.lifted + event.left != pack)
    return refuse(ViolationId::cut_pack, {event.lifted + event.left, pack});
  if (event.lifted == 0) {
    if (!parameters.cut_knock_allowed) return refuse(ViolationId::cut_knock);
  } else if (event.lifted < parameters.cut_min_packet || event.left < parameters.cut_min_packet) {
    return refuse(ViolationId::cut_size, {parameters.cut_min_packet, event.lifted, event.left});
  }
  hand.cut = true;
  return std::nullopt;
}

// U-5, B-4: once a hand, before the first card that is entered.
Refusal apply_event(Step& step, const Turned& event) {
  Hand& hand = step.hand();
  if (!has_turned_card(step.parameters())) return refuse(ViolationId::turned_off);
  if (!is_open(step.state)) return refuse(ViolationId::no_hand);
  if (hand.turned != Card::none) return refuse(ViolationId::turned_twice, {step.name(hand.turned)});
  if (!step.deck().contains(event.card))
    return refuse(ViolationId::card_not_in_pack, {step.name(event.card)});
  const bool cards = std::ranges::any_of(hand.known, [](const KnownHand& known) { return known.size() > 0; });
  const bool covered = std::ranges::any_of(hand.contests, [](const Contest& contest) {
    return contest.tricks.played != 0 || contest.tricks.done > 0;
  });
  if (cards || covered) return refuse(ViolationId::turned_late);
  hand.turned = event.card;
  return std::nullopt;
}

Refusal apply_event(Step& step, const CardExposed& event) {
  if (index(event.player) >= step.rules.seats) return refuse(ViolationId::no_such_seat);
  if (!is_open(step.state)) return refuse(ViolationId::no_hand);
  if (step.hand().begun) return refuse(ViolationId::exposed_late);
  const bool redeal = event.choice == ExposedChoice::redeal;
  const bool must = step.parameters().exposed_card == value::redeal;
  if (redeal != must) return refuse(must ? ViolationId::exposed_redeal : ViolationId::exposed_choice);
  if (redeal) strike_hand(step.state);
  return std::nullopt;
}

}  // namespace tanteador::truco
