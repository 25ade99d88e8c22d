// Values, winners and shown cards (T-28, T-29, T-36, T-37), and knowledge of hands.

#include <algorithm>

#include "src/games/truco/scoring/awards.hpp"
#include "src/games/truco/step.hpp"
#include "src/games/truco/words.hpp"

namespace tanteador::truco {

namespace {

constexpr int kSingleMax = 7, kPairMin = 20;

Refusal check_value(const Deck& deck, Talk of, std::optional<int> points) {
  if (!points) return std::nullopt;
  const int most = of == Talk::flor ? deck.flor_max() : deck.envido_max();
  if (*points >= kPairMin && *points <= most) return std::nullopt;
  if (of == Talk::flor) return refuse(ViolationId::declared_flor_value, {*points, kPairMin, most});
  if (*points >= 0 && *points <= kSingleMax) return std::nullopt;
  return refuse(ViolationId::declared_value, {*points, most});
}

std::string_view word_of(Talk of) { return kTalkWords[index(of)]; }

const Showdown& showdown(const Contest& contest, Talk of) {
  return of == Talk::flor ? contest.flor.showdown : contest.envido.showdown;
}
Showdown& showdown(Contest& contest, Talk of) {
  return of == Talk::flor ? contest.flor.showdown : contest.envido.showdown;
}

// True if values may be said or a winner named, also after the first value.
bool open_to_values(const Contest& contest, Talk of) {
  using F = Flor::Stage;
  using E = Envido::Stage;
  if (of == Talk::envido) {
    // A contested flor is settled before an accepted envido.
    if (contest.flor.stage == F::contested || contest.flor.stage == F::accepted) return false;
    return contest.envido.stage == E::accepted || contest.envido.stage == E::declaring;
  }
  const F stage = contest.flor.stage;
  return stage == F::contested || stage == F::accepted || stage == F::declaring;
}

SeatMask may_speak(const Step& step, const Contest& contest, Talk of) {
  const SeatMask in = remaining_players(contest);
  return of == Talk::flor ? static_cast<SeatMask>(
                                in & standing_flores(step.parameters(), step.state.hand, contest).announced)
                          : in;
}

void set_declaring(Contest& contest, Talk of) {
  if (of == Talk::flor) {
    contest.flor.stage = Flor::Stage::declaring;
  } else {
    contest.envido.stage = Envido::Stage::declaring;
  }
}

// UA-5: values are said in any order, each better than those of the other side.
bool is_free_order(const Step& step, Talk of) {
  return of == Talk::envido && step.parameters().tie_envido == value::first_said;
}

bool all_have_spoken(const Step& step, const Contest& contest, Talk of, int next_place) {
  if (contest.truco.winner) return true;
  const SeatMask speakers = may_speak(step, contest, of);
  const bool free_order = is_free_order(step, of);
  for (int place = free_order ? 0 : next_place; place < step.rules.seats; ++place) {
    const Seat seat = seat_from_mano(step.rules, step.state.hand, place);
    const bool has_spoken = free_order && !showdown(contest, of).sayings[seat].is_silent();
    if (has(speakers, seat) && !has_spoken) return false;
  }
  return true;
}

OptionalValue others_value(const Step& step, const Showdown& values, int team) {
  OptionalValue best;
  for (int place = 0; place < step.rules.seats; ++place) {
    if (team_of(step.rules, step.state.hand, seat_at(place)) == team) continue;
    const OptionalValue value = values.sayings[place].value();
    if (value && (!best || *value > *best)) best = value;
  }
  return best;
}

// Only so many players can hold the best values (V9).
Refusal check_rivals(const Deck& deck, Talk of, const Showdown& values, std::optional<int> points) {
  if (!points) return std::nullopt;
  const auto most = deck.players_with(of, *points);
  if (!most || std::ranges::count(values.sayings, Saying(points)) < *most) return std::nullopt;
  if (*most == 4) return refuse(ViolationId::declared_four, {*points});  // one in each suit
  return refuse(ViolationId::declared_most, {*points, *most});
}

}  // namespace

namespace {

// The value said for the player's cards, if any. Without single values, that of the side.
OptionalValue announced_value(const Showdown& values, Seat player) {
  return values.settled_team ? values.settled_points : values.sayings[player].value();
}

// The value of the player's cards, if all are known and a value was said.
std::optional<int> worth_to_compare(const Step& step, const Contest& contest, Talk of, Seat player) {
  const KnownHand& own = step.state.hand.known[player];
  if (own.size() < kHandCards || !announced_value(showdown(contest, of), player)) return std::nullopt;
  return value_of(step.deck(), of, cards_of(own));
}

// Refuses a finding of another value if the cards have exactly the value said.
Refusal check_differs(const Step& step, const Contest& contest, Talk of, Seat player) {
  const auto worth = worth_to_compare(step, contest, of, player);
  if (!worth || announced_value(showdown(contest, of), player) != *worth) return std::nullopt;
  return refuse(ViolationId::shown_as_said, {player, *worth});
}
Refusal check_turned(const Step& step, Seat player) {
  const Hand& hand = step.state.hand;
  for (const Contest& contest : hand.contests) {
    for (const Talk of : {Talk::flor, Talk::envido}) {
      const Showdown& values = showdown(contest, of);
      if ((values.lost & ~values.not_shown) != bit(player)) continue;
      if (auto refusal = check_differs(step, contest, of, player)) return refusal;
    }
  }
  return std::nullopt;
}

// Findings by which the talk goes to the other side if these players won it.
struct ShownFaults {
  bool differs, refused;
};
Refusal turn_talk(const Step& step, Contest& contest, Talk of, SeatMask losers, ShownFaults turned) {
  const bool is_revalued = of == Talk::flor && step.parameters().flor_misdeclared == value::revalue;
  if (turned.differs && is_revalued) return refuse(ViolationId::shown_revalued);
  Showdown& values = showdown(contest, of);
  if (turned.differs || turned.refused) values.lost |= losers;
  if (turned.refused) values.not_shown |= losers;
  return count(losers) == 1 ? check_turned(step, seat_at(std::countr_zero(losers))) : Refusal{};
}

// A wrong value in envido counts only if it wins. One in flor may win later, against false flores.
Refusal check_still_won(const Step& step, const Contest& contest, const Declared& event) {
  const Showdown& values = contest.envido.showdown;
  if ((event.differs || event.refused) && !event.points)
    return refuse(ViolationId::shown_not_won, {event.player, word_of(event.of)});
  if (event.of == Talk::flor || values.lost == 0) return std::nullopt;
  const auto best = best_value(step.rules, step.state.hand, contest, Talk::envido);
  if (values.lost == bit(best->seat)) return std::nullopt;
  const auto others = static_cast<SeatMask>(values.lost & ~bit(best->seat));
  return refuse(ViolationId::shown_not_won, {seat_at(std::countr_zero(others)), word_of(event.of)});
}

}  // namespace

Refusal apply_event(Step& step, const Declared& event) {
  const FoundContest found = find_contest_of(step, event.duel, event.player, When::playing);
  if (found.refusal) return found.refusal;
  Contest& contest = *found.contest;
  if (has(contest.folded, event.player)) return refuse(ViolationId::folded, {event.player});
  const std::string_view what = word_of(event.of);
  if (!open_to_values(contest, event.of)) {
    if (auto refusal = check_announced_values(contest)) return refusal;
    return refuse(ViolationId::nothing_to_settle, {what});
  }
  if (!has(may_speak(step, contest, event.of), event.player))
    return refuse(ViolationId::no_flor_announced, {event.player});
  const Deck deck = step.deck();
  if (auto refusal = check_value(deck, event.of, event.points)) return refusal;
  Showdown& values = showdown(contest, event.of);
  if (auto refusal = check_rivals(deck, event.of, values, event.points)) return refusal;
  const int place = place_from_mano(step.rules, step.hand(), event.player);
  const bool free_order = is_free_order(step, event.of);
  const bool past = free_order ? !values.sayings[event.player].is_silent() : place < values.next_place;
  if (past) return refuse(ViolationId::declared_order, {event.player, what});
  const int team = team_of(step.rules, step.hand(), event.player);
  const OptionalValue beaten = others_value(step, values, team);
  if (free_order && event.points && beaten && *event.points <= *beaten)
    return refuse(ViolationId::declared_not_better, {*event.points, int{*beaten}});
  if (!event.points && !beaten) {
    const auto best = best_value(step.rules, step.hand(), contest, event.of);
    const bool own = best && best->team == team;
    return own ? refuse(ViolationId::declared_good_own, {event.player})
               : refuse(ViolationId::declared_good, {what});
  }
  if (event.of == Talk::envido) close_talks(contest, Closing::flor_and_values);
  values.sayings[event.player] = Saying(event.points);
  values.next_place = static_cast<std::uint8_t>(std::max<int>(values.next_place, place + 1));
  if (auto refusal = turn_talk(step, contest, event.of, bit(event.player), {event.differs, event.refused}))
    return refusal;
  if (auto refusal = check_still_won(step, contest, event)) return refusal;
  set_declaring(contest, event.of);
  if (all_have_spoken(step, contest, event.of, place + 1)) close_talks(contest, Closing::values);
  return std::nullopt;
}

PassedOverPlayers players_passed_over(Step& step, const Declared& event) {
  const FoundContest found = find_contest_of(step, event.duel, event.player, When::playing);
  PassedOverPlayers passed;
  if (!found.contest || !event.points || is_free_order(step, event.of)) return passed;
  const SeatMask speakers = may_speak(step, *found.contest, event.of);
  const int place = place_from_mano(step.rules, step.hand(), event.player);
  for (int before = showdown(*found.contest, event.of).next_place; before < place; ++before) {
    const Seat seat = seat_from_mano(step.rules, step.hand(), before);
    if (has(speakers, seat)) passed.players.push_back(seat);
  }
  if (!passed.players.empty())
    passed.rule = event.of == Talk::flor ? "truco.flor.declaration" : "truco.envido.declaration";
  return passed;
}

Refusal apply_event(Step& step, const Settled& event) {
  if (index(event.winner) >= step.rules.sides) return refuse(ViolationId::no_such_side);
  const std::string_view what = word_of(event.of);
  const FoundContest found = find_contest(step, event.duel, When::playing);
  if (found.refusal) return found.refusal;
  Contest& contest = *found.contest;
  if (!open_to_values(contest, event.of)) {
    if (auto refusal = check_announced_values(contest)) return refusal;
    return refuse(ViolationId::nothing_to_settle, {what});
  }
  if (auto refusal = check_value(step.deck(), event.of, event.points)) return refusal;
  const int team = team_of_side(step.rules, step.hand(), event.winner);
  const SeatMask players = team_mask(step.rules, step.hand(), contest, team);
  Showdown& values = showdown(contest, event.of);
  const auto best = best_value(step.rules, step.hand(), contest, event.of);
  if (best && best->team != team) {
    return refuse(ViolationId::settled_contradicts, {name_of(step.rules, step.hand(), best->team), what});
  }
  if (!best && (players & may_speak(step, contest, event.of)) == 0) {
    return refuse(ViolationId::settled_folded, {event.winner});
  }
  if (!best) {
    values.settled_team = team;
    values.settled_points = event.points ? OptionalValue(*event.points) : OptionalValue();
  }
  const SeatMask losers = best ? bit(best->seat) : players;
  if (auto refusal = turn_talk(step, contest, event.of, losers, {event.differs, event.refused}))
    return refusal;
  set_declaring(contest, event.of);
  close_talks(contest, Closing::values);
  return std::nullopt;
}

Refusal check_turned_card(const Step& step) {
  const bool missing = has_turned_card(step.parameters()) && step.state.hand.turned == Card::none;
  return missing ? refuse(ViolationId::turned_missing) : Refusal{};
}

Refusal learn_cards(Step& step, Seat player, const HandCards& cards) {
  auto& hands = step.hand().known;
  KnownHand& own = hands[player];
  for (const Card card : cards) {
    if (!step.deck().contains(card)) return refuse(ViolationId::card_not_in_pack, {step.name(card)});
    if (card == step.hand().turned) return refuse(ViolationId::card_turned, {step.name(card)});
    for (int place = 0; place < step.rules.seats; ++place) {
      const Seat holder = seat_at(place);
      if (holder == player) continue;
      for (const KnownCard& known : hands[place]) {
        if (known.card != card) continue;
        return refuse(ViolationId::card_known, {step.name(card), EventSeq{Seq{known.seq}}, holder});
      }
    }
    const bool known = std::ranges::any_of(own, [&](const KnownCard& other) { return other.card == card; });
    if (known) continue;
    if (own.size() == kHandCards) {
      return refuse(ViolationId::card_not_held, {step.name(card), EventSeq{Seq{own.back().seq}}, player});
    }
    own.push_back({card, false, step.seq});
  }
  return check_turned(step, player);
}

namespace {

// The cards must agree with a pido flor and with an admission.
Refusal check_flor_said(const Step& step, const Contest& contest, Seat player) {
  const bool flor = is_flor(step.deck(), step.state.hand.known[player]);
  const Challenge& challenge = step.state.hand.challenges[player];
  const bool found = challenge.result == Challenge::Result::held;
  if (challenge.result != Challenge::Result::none && found != flor)
    return refuse(ViolationId::shown_challenged, {player, EventSeq{Seq{challenge.seq}}});
  if (flor && has(contest.flor.admitted_false, player)) return refuse(ViolationId::shown_admitted, {player});
  return std::nullopt;
}

// True if the player's value wins the talk, or the side's if no values were said.
bool has_won(const Step& step, const Contest& contest, Talk of, Seat player) {
  const Showdown& values = showdown(contest, of);
  const int team = team_of(step.rules, step.state.hand, player);
  if (values.settled_team)
    return values.settled_team == team &&
           (!values.settled_shown_by || values.settled_shown_by == index(player));
  const auto best = best_value(step.rules, step.state.hand, contest, of);
  return best && best->seat == player;
}

bool holds_alone(const Contest& contest, Seat player) {
  const Flor& flor = contest.flor;
  return (flor.stage == Flor::Stage::unopposed || flor.stage == Flor::Stage::conceded) &&
         has(flor.announced, player);
}

// The referee's finding turns the talk over without the cards being entered (T-28, T-37).
Refusal lose_talk(Step& step, Contest& contest, const Shown& event) {
  const Talk of = *event.of;
  const bool alone = of == Talk::flor && event.refused && holds_alone(contest, event.player);
  if (!alone && !has_won(step, contest, of, event.player))
    return refuse(ViolationId::shown_not_won, {event.player, word_of(of)});
  if (event.differs && !event.cards.empty() && worth_to_compare(step, contest, of, event.player))
    return check_differs(step, contest, of, event.player);  // known cards are compared instead
  return turn_talk(step, contest, of, bit(event.player), {event.differs, event.refused});
}

// The cards must agree with everything said of them before.
Refusal show_cards(Step& step, Contest& contest, const Shown& event) {
  const HandCards& cards = event.cards;
  const bool different =
      cards.size() == kHandCards && cards[0] != cards[1] && cards[0] != cards[2] && cards[1] != cards[2];
  if (!different) return refuse(ViolationId::cards_repeated);
  if (auto refusal = check_turned_card(step)) return refusal;
  for (const KnownCard& known : step.hand().known[event.player]) {
    if (std::ranges::find(cards, known.card) != cards.end()) continue;
    return refuse(ViolationId::shown_played, {step.name(known.card), EventSeq{Seq{known.seq}}});
  }
  if (auto refusal = learn_cards(step, event.player, cards)) return refusal;
  if (auto refusal = check_flor_said(step, contest, event.player)) return refusal;
  step.hand().shown |= bit(event.player);
  return std::nullopt;
}

}  // namespace

Refusal apply_event(Step& step, const Shown& event) {
  const FoundContest found = find_contest_of(step, event.duel, event.player, When::any_time);
  if (found.refusal) return found.refusal;
  Contest& contest = *found.contest;
  if (step.state.phase == State::Phase::open) {
    if (auto refusal = check_announced_values(contest)) return refusal;
    close_talks(contest, Closing::flor);
  }
  if (!event.cards.empty()) {
    if (auto refusal = show_cards(step, contest, event)) return refusal;
  }
  if (event.of && (event.differs || event.refused)) {
    if (auto refusal = lose_talk(step, contest, event)) return refusal;
  }
  if (event.cards.empty()) return std::nullopt;
  const int team = team_of(step.rules, step.hand(), event.player);
  for (Showdown* values : {&contest.flor.showdown, &contest.envido.showdown}) {
    if (values->settled_team == team && !values->settled_shown_by)
      values->settled_shown_by = index(event.player);
  }
  void_false_flores(step, contest);
  return std::nullopt;
}

}  // namespace tanteador::truco
