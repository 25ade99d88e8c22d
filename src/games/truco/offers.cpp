#include <algorithm>

#include "src/core/trial.hpp"
#include "src/games/truco/scoring/awards.hpp"
#include "src/games/truco/scoring/stakes.hpp"
#include "src/games/truco/truco.hpp"
#include "src/games/truco/words.hpp"

namespace tanteador {

using namespace truco;

namespace {

// Adds the worth of a call, as for the first player who may make it.
class Trial : public EventTrial<Truco> {
 public:
  using EventTrial<Truco>::EventTrial;

  void try_by_caller(Offer offer, const auto& call_of) {
    for (int place = 0; place < rules.seats; ++place) {
      const Called call = call_of(seat_at(place));
      const auto ruling = try_event(call);
      if (!ruling) continue;
      const Worth worth = worth_of_call(rules, state, ruling->next, call);
      offer.worth = worth.accepted;
      offer.if_refused = worth.refused;
      break;
    }
    try_by_player(std::move(offer), call_of);
  }
};

Card card_for(const State& state, Seat player) {
  const KnownHand& own = state.hand.known[player];
  for (const KnownCard& known : own) {
    if (!known.played) return known.card;
  }
  for (int card = 0; card < spanish::kPackSize; ++card) {
    bool elsewhere = static_cast<Card>(card) == state.hand.turned;
    for (const KnownHand& hand : state.hand.known) {
      for (const KnownCard& known : hand) elsewhere |= known.card == static_cast<Card>(card);
    }
    if (!elsewhere) return static_cast<Card>(card);
  }
  return Card::none;
}

// Three cards that the player may hold; a flor only after a successful pido flor.
HandCards cards_for(const Ruleset& rules, const State& state, Seat player) {
  const Deck deck(rules.parameters, state.hand.turned);
  const bool flor = state.hand.challenges[player].result == Challenge::Result::held;
  HandCards cards;
  for (const KnownCard& known : state.hand.known[player]) cards.push_back(known.card);
  const auto fill = [&](const auto& fits) {
    for (int place = 0; place < spanish::kPackSize && cards.size() < kHandCards; ++place) {
      const auto card = static_cast<Card>(place);
      bool taken = card == state.hand.turned || !deck.contains(card);
      for (const KnownHand& hand : state.hand.known) {
        for (const KnownCard& known : hand) taken |= known.card == card;
      }
      if (!taken && std::ranges::find(cards, card) == cards.end() && fits(card)) cards.push_back(card);
    }
  };
  fill([&](Card card) {
    HandCards with = cards;
    with.push_back(card);
    const bool could = deck.can_be_flor(view(with));
    return flor ? could : with.size() < kHandCards || !could;
  });
  fill([](Card) { return true; });  // two pieces are always a flor
  return cards;
}

// Calls that are no part of the game are not offered, and their refusal is not explained.
bool is_played(const Parameters& p, Call call) {
  if (call == Call::real_envido || call == Call::con_flor_real_envido) {
    if (!p.real_envido) return false;
  }
  const bool bids = p.flor_bets == value::uruguayan_bets;
  if (call >= Call::con_flor_envido && call <= Call::con_flor_falta_envido) return p.flor && bids;
  if (call == Call::con_flor_me_achico && bids) return false;
  if (call <= Call::con_flor_quiero) return p.envido || p.flor;
  if (call > Call::vale_juego) return true;
  return static_cast<int>(call) - static_cast<int>(Call::truco) < raise_count(p);
}

// A value that the player may say. Where a value must beat those said, "son buenas" is always possible.
std::optional<int> value_for(const Trial& trial, Talk talk, Seat seat, Duel duel) {
  const bool beats = talk == Talk::envido && trial.rules.parameters.tie_envido == value::first_said;
  const Hand& hand = trial.state.hand;
  const std::size_t contest = duel > 0 ? static_cast<std::size_t>(duel - 1) : 0;
  if (!beats || contest >= hand.contests.size()) return 20;
  for (int place = 0; place < trial.rules.seats; ++place) {
    const bool other = team_of(trial.rules, hand, seat_at(place)) != team_of(trial.rules, hand, seat);
    if (other && hand.contests[contest].envido.showdown.sayings[place].value()) return std::nullopt;
  }
  return 20;
}

// A call that names its points: of the envido, or with a flor.
struct NamedCalls {
  std::string_view word;
  std::array<Call, 2> calls;
};
constexpr NamedCalls kNamedCalls[] = {{"envido_points", {Call::envido, Call::real_envido}},
                                      {"flor_points", {Call::con_flor_envido, Call::con_flor_real_envido}}};
constexpr int kNamedPoints = 3;  // possible for each of them

Trial::Events named_calls(const NamedCalls& named, Seat seat, Duel duel) {
  Trial::Events events;
  for (const Call call : named.calls) events.push_back(Called{seat, call, duel, false, kNamedPoints});
  return events;
}

void offer_contest(Trial& trial, Duel duel) {
  const auto offer = [&](std::string_view type, std::string_view field, std::string_view word) {
    Offer item{.type = type, .field = field, .word = word};
    if (duel > 0) item.contest = duel;
    return item;
  };
  const State& state = trial.state;
  for (int call = 0; call < kCalls; ++call) {
    if (!is_played(trial.rules.parameters, static_cast<Call>(call))) continue;
    trial.try_by_caller(offer("called", "call", kCallWords[call]), [&](Seat seat) {
      return Called{seat, static_cast<Call>(call), duel};
    });
  }
  for (const NamedCalls& named : kNamedCalls) {
    if (trial.rules.parameters.envido_amounts == value::fixed_amounts) break;
    if (!is_played(trial.rules.parameters, named.calls[0])) continue;
    trial.try_by_player(offer("called", "points", named.word),
                        [&](Seat seat) { return named_calls(named, seat, duel); });
  }
  for (const Talk talk : {Talk::flor, Talk::envido}) {
    if (!trial.rules.parameters.envido && !trial.rules.parameters.flor) break;
    const std::string_view word = kTalkWords[index(talk)];
    trial.try_by_player(offer("declared", "of", word), [&](Seat seat) {
      return Event(Declared{seat, talk, value_for(trial, talk, seat, duel), duel});
    });
    trial.try_by_side(offer("settled", "of", word), [&](Side side) {
      return Event(Settled{talk, side, {}, duel});
    });
  }
  trial.try_by_player(offer("card_played", "", ""), [&](Seat seat) {
    return Event(CardPlayed{.player = seat, .card = card_for(state, seat), .duel = duel});
  });
  if (trial.rules.parameters.covered_card != value::not_covered)
    trial.try_by_player(offer("card_played", "covered", "covered"), [&](Seat seat) {
      return Event(CardPlayed{.player = seat, .card = {}, .duel = duel, .covered = true});
    });
  trial.try_by_side(offer("trick_won", "", ""), [&](Side side) { return Event(TrickWon{side, duel}); });
  trial.try_by_player(offer("folded", "", ""), [&](Seat seat) { return Event(Folded{seat, duel}); });
  trial.try_by_player(offer("shown", "", ""), [&](Seat seat) {
    return Event(Shown{seat, cards_for(trial.rules, state, seat), duel});
  });
  const bool flor = trial.rules.parameters.envido || trial.rules.parameters.flor;
  if (flor)
    trial.try_by_player(offer("flor_challenged", "", ""), [&](Seat seat) {
      const int seats = trial.rules.seats;
      for (int step = 1; step < seats; ++step) {
        const Seat by = seat_at((index(seat) + step) % seats);
        const Event event = FlorChallenged{by, seat, {}, false, duel};
        if (trial.try_event(event)) return event;
        const Event held = FlorChallenged{by, seat, {}, true, duel};
        if (trial.try_event(held)) return held;
      }
      return Event(FlorChallenged{seat, seat, {}, false, duel});
    });
  if (flor)
    trial.try_by_player(offer("false_flor", "", ""), [&](Seat seat) { return Event(FalseFlor{seat, duel}); });
  if (duel > 0)
    trial.try_by_player(offer("interfered", "", ""), [&](Seat seat) {
      return Event(Interfered{seat, duel});
    });
}

HandStarted next_hand(const Ruleset& rules, const State& state) {
  HandStarted start;
  if (rules.seats != 8 || scheduled_mode(rules, state) != Mode::pica_pica) return start;
  SeatMask used = 0;
  for (int one = 0; one < rules.seats; ++one) {
    for (int other = one + 1; other < rules.seats; ++other) {
      const bool free = !has(used, seat_at(one)) && !has(used, seat_at(other));
      if (!free || truco::side_of(rules, seat_at(one)) == truco::side_of(rules, seat_at(other))) continue;
      start.pairs.push_back({seat_at(one), seat_at(other)});
      used = static_cast<SeatMask>(used | bit(seat_at(one)) | bit(seat_at(other)));
    }
  }
  return start;
}

}  // namespace

Worth Truco::worth(const Ruleset& rules, const State& before, const State& after, const Event& event) {
  const Called* called = std::get_if<Called>(&event);
  return called ? worth_of_call(rules, before, after, *called) : Worth{};
}

WorthRules Truco::worth_rules(const Ruleset& rules, const State& before, const State& after,
                              const Event& event) {
  const Called* called = std::get_if<Called>(&event);
  if (!called || called->call == Call::no_quiero || called->call == Call::con_flor_me_achico) return {};
  const Worth worth = worth_of_call(rules, before, after, *called);
  WorthRules all = rules_of_call(rules, before, after, *called);
  if (!worth.refused) all.refused = {};
  return all;
}

std::vector<Offer> Truco::offers(const Ruleset& rules, const State& state, Offers which) {
  Trial trial(rules, state, which);
  trial.try_once({.type = "hand_started"}, next_hand(rules, state));
  const int cutter_lifts = rules.parameters.cut_knock_allowed ? 0 : rules.parameters.cut_min_packet;
  trial.try_by_player({.type = "cut"}, [&](Seat seat) {
    return Event(Cut{seat, cutter_lifts, Deck(rules.parameters, Card::none).size() - cutter_lifts});
  });
  const bool redeal = rules.parameters.exposed_card == value::redeal;
  trial.try_by_player({.type = "card_exposed"}, [&](Seat seat) {
    return Event(CardExposed{seat, redeal ? ExposedChoice::redeal : ExposedChoice::keep});
  });
  if (has_turned_card(rules.parameters)) trial.try_once({.type = "turned"}, Turned{Card{0}});
  const bool duels = state.hand.mode == Mode::pica_pica;
  for (int contest = 0; contest < static_cast<int>(state.hand.contests.size()); ++contest) {
    offer_contest(trial, static_cast<Duel>(duels ? contest + 1 : 0));
  }
  trial.try_by_side({.type = "tallied"}, [](Side side) { return Event(Tallied{side, 1, TallyFor::other}); });
  trial.try_once({.type = "annulled"}, Annulled{});
  return trial.take();
}

}  // namespace tanteador
