#include <algorithm>

#include "src/games/truco/scoring/awards.hpp"
#include "src/games/truco/step.hpp"

namespace tanteador::truco {

namespace {

std::string_view tally_category(TallyFor what) {
  constexpr std::string_view kNames[] = {"flor", "envido", "truco", "penalty", "other"};
  return kNames[index(what)];
}

bool no_such(const Step& step, Side side) { return index(side) >= step.rules.sides; }

}  // namespace

Refusal apply_event(Step& step, const Tallied& event) {
  if (no_such(step, event.side)) return refuse(ViolationId::no_such_side);
  const Points most = std::max(30, step.parameters().target);
  if (event.points < 1 || event.points > most) return refuse(ViolationId::tally_points, {event.points, most});
  if (step.state.chico_winner) return refuse(ViolationId::tally_after_chico);
  write_points(step, {event.side,
                      event.points,
                      tally_category(event.category),
                      "table.tallied",
                      {N_("entered on the sheet: {0}"), {event.points}},
                      event.points,
                      false,
                      0});
  return std::nullopt;
}

Refusal apply_event(Step& step, const Ruled& event) {
  if (no_such(step, event.side)) return refuse(ViolationId::no_such_side);
  if (is_out_of_range(step.state.score[event.side] + event.points))
    return refuse(ViolationId::score_range, {kScoreMax});
  write_points(step, {event.side,
                      event.points,
                      N_("ruling"),
                      "table.ruled",
                      {N_("referee's decision: {0}"), {event.points}},
                      event.points,
                      false,
                      0});
  return std::nullopt;
}

Refusal apply_event(Step& step, const Carried& event) {
  if (step.state.hand.number > 0 || step.state.phase != State::Phase::no_hand)
    return refuse(ViolationId::carried_late);
  if (step.state.carried) return refuse(ViolationId::carried_twice);
  for (int side = 0; side < step.rules.sides; ++side) {
    const Points points = event.scores[side];
    const bool fits = points >= 0 && points < step.parameters().target;
    if (!fits) return refuse(ViolationId::carried_score, {step.parameters().target - 1});
  }
  step.state.carried = true;
  for (int side = 0; side < step.rules.sides; ++side) {
    const Points points = event.scores[side];
    if (points == 0) continue;
    write_points(step, {side_at(side),
                        points,
                        "other",
                        "table.carried",
                        {N_("from paper: {0}"), {points}},
                        points,
                        false,
                        0});
  }
  return std::nullopt;
}

Refusal apply_event(Step& step, const MatchEnded& event) {
  const bool forfeit = event.reason == MatchEnded::Reason::forfeit;
  if (event.side && no_such(step, *event.side)) return refuse(ViolationId::no_such_side);
  if (forfeit != event.side.has_value()) return refuse(ViolationId::forfeit_side);
  step.state.ended = true;
  step.state.end = event;
  step.state.phase = State::Phase::no_hand;
  return std::nullopt;
}

Refusal apply_event(Step& step, const Annulled&) {
  if (step.state.phase != State::Phase::open) return refuse(ViolationId::nothing_to_annul);
  reverse_awards(step);
  strike_hand(step.state);
  return std::nullopt;
}

Refusal apply_event(Step& step, const FlorChallenged& event) {
  const FoundContest by = find_contest_of(step, event.duel, event.by, When::any_time);
  if (by.refusal) return by.refusal;
  const FoundContest found = find_contest_of(step, event.duel, event.accused, When::any_time);
  if (found.refusal) return found.refusal;
  if (step.state.phase != State::Phase::over) return refuse(ViolationId::hand_over_only);
  if (!step.parameters().flor) return refuse(ViolationId::flor_off);
  const int team = team_of(step.rules, step.hand(), event.by);
  if (team == team_of(step.rules, step.hand(), event.accused)) return refuse(ViolationId::challenge_own_side);
  if (has(found.contest->flor.announced | found.contest->flor.shrunk, event.accused))
    return refuse(ViolationId::challenge_announced, {event.accused});
  Challenge& challenge = step.hand().challenges[event.accused];
  if (challenge.result != Challenge::Result::none)
    return refuse(ViolationId::challenge_twice, {event.accused});
  const HandCards& cards = event.cards;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    for (std::size_t j = i + 1; j < cards.size(); ++j) {
      if (cards[i] == cards[j]) return refuse(ViolationId::cards_repeated);
    }
  }
  if (!cards.empty()) {
    if (auto refusal = check_turned_card(step)) return refusal;
  }
  const bool mixed = !step.deck().can_be_flor(view(cards));
  if (!event.held && !mixed && cards.size() < kHandCards) return refuse(ViolationId::challenge_cards);
  const bool held = event.held.value_or(!mixed);
  if (held && has(shut_out(step.parameters(), *found.contest), event.accused))
    return refuse(ViolationId::challenge_shut_out, {event.accused});
  if (auto refusal = learn_cards(step, event.accused, cards)) return refusal;
  const KnownHand& known = step.hand().known[event.accused];
  const Deck deck = step.deck();
  if (held ? !deck.can_be_flor(view(cards_of(known))) : is_flor(deck, known)) {
    return refuse(ViolationId::challenge_contradicts, {event.accused});
  }
  challenge = {held ? Challenge::Result::held : Challenge::Result::not_held, team, step.seq};
  return std::nullopt;
}

Refusal apply_event(Step& step, const FalseFlor& event) {
  const FoundContest found = find_contest_of(step, event.duel, event.player, When::any_time);
  if (found.refusal) return found.refusal;
  Flor& flor = found.contest->flor;
  if (!has(flor.announced | flor.shrunk, event.player))
    return refuse(ViolationId::false_flor_none, {event.player});
  if (has(flor.admitted_false, event.player)) return refuse(ViolationId::false_flor_twice, {event.player});
  const KnownHand& known = step.hand().known[event.player];
  if (is_flor(step.deck(), known)) return refuse(ViolationId::false_flor_shown, {event.player});
  flor.admitted_false |= bit(event.player);
  if (event.waived) flor.waived |= bit(event.player);
  void_false_flores(step, *found.contest);
  return std::nullopt;
}

Refusal apply_event(Step& step, const Interfered& event) {
  if (index(event.player) >= step.rules.seats) return refuse(ViolationId::no_such_seat);
  if (step.state.phase != State::Phase::no_hand && step.hand().mode == Mode::redonda) {
    return refuse(ViolationId::interference_hand);
  }
  const FoundContest found = find_contest(step, event.duel, When::any_time);
  if (found.refusal) return found.refusal;
  if (has(found.contest->players, event.player))
    return refuse(ViolationId::interference_own_duel, {event.player});
  Contest* contest = found.contest;
  if (step.parameters().interference_duel == value::own) {
    for (Contest& other : step.hand().contests) {
      if (has(other.players, event.player)) contest = &other;
    }
  }
  if (contest->interfered_team) return refuse(ViolationId::interference_twice);
  if (auto refusal = check_announced_values(*contest)) return refusal;
  close_talks(*contest, Closing::flor_and_values);
  contest->interfered_team = team_of(step.rules, step.hand(), event.player);
  return std::nullopt;
}

}  // namespace tanteador::truco
