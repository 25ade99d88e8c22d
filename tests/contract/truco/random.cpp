#include "tests/contract/truco/random.hpp"

#include <algorithm>

#include "src/codec/fields.hpp"
#include "src/games/truco/deck.hpp"

namespace tanteador::laws {

namespace {

using namespace truco;

template <class Enum>
Enum any(Rng& rng) {
  return static_cast<Enum>(pick(rng, 0, static_cast<int>(codec::Words<Enum>::list.size()) - 1));
}

Card any_card(Rng& rng) { return static_cast<Card>(pick(rng, 0, spanish::kPackSize - 1)); }

int any_value(Rng& rng) {
  return chance(rng, 20) ? pick(rng, 0, 7) : pick(rng, 20, chance(rng, 5) ? 48 : 38);
}

std::optional<int> maybe_value(Rng& rng, int percent) {
  return chance(rng, percent) ? std::optional<int>(any_value(rng)) : std::nullopt;
}

// Three cards this player could hold: those known of him, and others no one is known to hold.
HandCards hand_of(Rng& rng, const State& state, Seat player) {
  HandCards cards;
  const auto place = static_cast<std::size_t>(index(player)) % truco::kSeats;
  const bool another = chance(rng, 8);  // contradicts what is known
  for (const KnownCard& known : state.hand.known[place]) {
    if (!another) cards.push_back(known.card);
  }
  const Card first = any_card(rng);
  while (cards.size() < kHandCards) {
    Card card = any_card(rng);
    if (chance(rng, 60))
      card = static_cast<Card>(static_cast<int>(first) / 10 * 10 + pick(rng, 0, 9));  // a flor
    if (std::ranges::find(cards, card) == cards.end()) cards.push_back(card);
  }
  return cards;
}

struct Draw {
  Rng& rng;
  const Ruleset& rules;
  const State& state;
  Duel duel;
  Seat seat() { return seat_at(pick(rng, 0, rules.seats - 1)); }
  Side side() { return side_at(pick(rng, 0, rules.sides - 1)); }

  Event call() {
    Called event{seat(), any<Call>(rng), duel};
    const bool named = rules.parameters.envido_amounts == value::any_amount && chance(rng, 30);
    if (named) event.points = pick(rng, 0, 3) * (chance(rng, 50) ? 3 : 1);
    return event;
  }
  Event flor_call() {
    return Called{
        seat(),
        static_cast<Call>(pick(rng, static_cast<int>(Call::flor), static_cast<int>(Call::con_flor_quiero))),
        duel};
  }
  Event value(Talk of) {
    const bool differs = chance(rng, 5), refused = !differs && chance(rng, 5);
    if (chance(rng, 25)) return Settled{of, side(), maybe_value(rng, 50), duel, differs, refused};
    return Declared{seat(), of, maybe_value(rng, 80), duel, differs, refused};
  }
  Event card() {
    const Seat player = seat();
    if (chance(rng, 10)) return CardPlayed{.player = player, .card = {}, .duel = duel, .covered = true};
    const HandCards cards = hand_of(rng, state, player);
    return CardPlayed{player, cards[static_cast<std::size_t>(pick(rng, 0, 2))], duel};
  }
  Event trick() { return TrickWon{chance(rng, 25) ? std::nullopt : std::optional<Side>(side()), duel}; }
  Event show() {
    const Seat player = seat();
    if (chance(rng, 40)) {
      const bool differs = chance(rng, 50), cards = differs && chance(rng, 30);
      return Shown{.player = player,
                   .cards = cards ? hand_of(rng, state, player) : HandCards(),
                   .duel = duel,
                   .of = any<Talk>(rng),
                   .differs = differs,
                   .refused = !differs};
    }
    return Shown{player, hand_of(rng, state, player), duel};
  }
  Event challenge() {
    FlorChallenged event{.by = seat(), .accused = seat(), .cards = {}, .held = {}, .duel = duel};
    if (chance(rng, 50))
      event.held = chance(rng, 50);
    else
      event.cards = hand_of(rng, state, event.accused);
    if (event.cards.size() == kHandCards && chance(rng, 50)) event.cards.pop_back();
    return event;
  }
  Event start() {
    HandStarted event;
    if (chance(rng, 15)) event.dealer = seat();
    if (chance(rng, 10)) event.mode = any<Mode>(rng), event.as_played = chance(rng, 30);
    if (chance(rng, 10)) event.kind = any<HandKind>(rng), event.as_played = chance(rng, 70);
    if (event.kind == HandKind::eleven || chance(rng, 3)) event.decides = seat();
    if (rules.seats != 8 || chance(rng, 50)) return event;
    std::array<int, 8> seats{0, 1, 2, 3, 4, 5, 6, 7};
    std::shuffle(seats.begin(), seats.end(), rng);
    for (std::size_t i = 0; i < 8; i += 2) event.pairs.push_back({seat_at(seats[i]), seat_at(seats[i + 1])});
    return event;
  }
  Event rare() {
    switch (pick(rng, 0, 9)) {
      case 0: return Cut{seat(), chance(rng, 30) ? 0 : 20, 20};
      case 1: return CardExposed{seat(), any<ExposedChoice>(rng)};
      case 2: return challenge();
      case 3: return FalseFlor{seat(), duel};
      case 4: return Interfered{seat(), duel};
      case 5: return Tallied{side(), pick(rng, 1, 4), any<TallyFor>(rng)};
      case 6: return chance(rng, 40) ? Event(Ruled{side(), pick(rng, -4, 4)}) : challenge();
      case 7: return chance(rng, 30) ? Event(Annulled{}) : Event(Folded{seat(), duel});
      case 8: return challenge();
      default: break;
    }
    if (chance(rng, 90)) return challenge();
    if (chance(rng, 80)) return Carried{{pick(rng, 0, 9), pick(rng, 0, 9)}};
    return MatchEnded{any<MatchEnded::Reason>(rng),
                      chance(rng, 50) ? std::optional<Side>(side()) : std::nullopt};
  }
};

}  // namespace

std::vector<ParameterValue> Random<Truco>::settings(const ParameterInfo& info) {
  if (info.yes_no) return {false, true};
  if (info.name == "player_counts") return {info.words.front()};  // any number
  std::vector<ParameterValue> values(info.words.begin(), info.words.end());
  if (info.max < info.min) return values;
  if (info.name == "target") return {1, 4, 15, 30, 31};
  if (info.name == "pica_stop_at") return {5, 15, 25};
  if (info.name == "pica_start_at") return {0, 5};
  if (info.name == "stake_unbet") return {1, 2};
  if (info.name == "stake_1") return {3, 4};
  if (info.name == "stake_2") return {0, 6, 8};
  if (info.name == "stake_3") return {0, 9, 10};
  if (info.name == "stake_4") return {0, 12};
  for (const int number : {info.min, 2, 4}) values.push_back(number);
  return values;
}

Ruleset Random<Truco>::rules(Rng& rng, int players, std::span<const ParameterValue> settings) {
  Parameters parameters;
  std::size_t place = 0;
  for (const auto& info : Truco::parameters()) info.set(parameters, settings[place++]);
  Seating seating{.players = players};
  if (players == 3 && chance(rng, 50)) seating.sides = {{Seat{1}}, {Seat{0}, Seat{2}}};
  if (players == 8)
    seating.sides = {{Seat{0}, Seat{2}, Seat{5}, Seat{7}}, {Seat{1}, Seat{3}, Seat{4}, Seat{6}}};
  return Truco::seat(parameters, seating).value();
}

Event Random<Truco>::event(Rng& rng, const Ruleset& rules, const State& state) {
  const bool duels = state.hand.mode == Mode::pica_pica;
  const int duel = duels ? pick(rng, 1, rules.seats / 2) : 0;
  Draw draw{rng, rules, state, static_cast<Duel>(duel)};
  const Contest& board = state.hand.contests[static_cast<std::size_t>(std::max(0, duel - 1))];
  using F = Flor::Stage;
  const F flor = board.flor.stage;
  const bool envido =
      board.envido.stage == Envido::Stage::accepted || board.envido.stage == Envido::Stage::declaring;
  const bool values = envido || flor == F::contested || flor == F::accepted || flor == F::declaring;
  const int what = pick(rng, 1, 100);
  if (state.phase != State::Phase::open && what <= 40) return draw.start();
  const bool unturned = has_turned_card(rules.parameters) && state.hand.turned == Card::none;
  if (unturned && what <= 30) return Turned{any_card(rng)};
  if (values && what <= 60) return draw.value(envido ? Talk::envido : Talk::flor);
  if (what <= 12) return draw.flor_call();
  if (what <= 52) return draw.call();
  if (what <= 56) return draw.value(any<Talk>(rng));
  if (what <= 75) return draw.card();
  if (what <= 88) return draw.trick();
  if (what <= 91) return draw.show();
  if (what <= 92) return draw.start();
  if (what <= 94) return Folded{draw.seat(), draw.duel};
  return draw.rare();
}

Event Random<Truco>::garbage(Rng& rng) {
  const auto seat = [&] { return static_cast<Seat>(pick(rng, 0, 255)); };
  const auto side = [&] { return static_cast<Side>(pick(rng, 0, 255)); };
  const auto number = [&] { return pick(rng, -1'000'000, 1'000'000); };
  const auto duel = static_cast<Duel>(pick(rng, -128, 127));
  switch (pick(rng, 0, 15)) {
    case 0: return HandStarted{seat(), any<Mode>(rng), {Pair{seat(), seat()}, Pair{seat(), seat()}}};
    case 1: return Cut{seat(), number(), number()};
    case 2: return CardExposed{seat(), any<ExposedChoice>(rng)};
    case 3: return Called{seat(), any<Call>(rng), duel, false, number()};
    case 4: return Declared{seat(), any<Talk>(rng), number(), duel};
    case 5: return Settled{any<Talk>(rng), side(), number(), duel};
    case 6: return Shown{seat(), {any_card(rng), any_card(rng), any_card(rng)}, duel};
    case 7: return CardPlayed{seat(), any_card(rng), duel};
    case 8: return TrickWon{side(), duel};
    case 9: return Folded{seat(), duel};
    case 10: return FlorChallenged{seat(), seat(), {any_card(rng), any_card(rng)}, {}, duel};
    case 11: return FalseFlor{seat(), duel};
    case 12: return Interfered{seat(), duel};
    case 13: return Turned{any_card(rng)};
    case 14: return CardPlayed{.player = seat(), .card = {}, .duel = duel, .covered = chance(rng, 50)};
    default: return Tallied{side(), number(), any<TallyFor>(rng)};
  }
}

std::vector<Event> Random<Truco>::events_of(Rng& rng, const Ruleset& rules, const State& state,
                                            const Offer& offer) {
  Draw draw{rng, rules, state, static_cast<Duel>(offer.contest.value_or(0))};
  const auto index_of = [&](const auto& list) {
    const auto found = std::ranges::find(list, offer.word);
    return static_cast<int>(found - list.begin());
  };
  const auto seat = [&] {
    return offer.players[static_cast<std::size_t>(pick(rng, 0, static_cast<int>(offer.players.size()) - 1))];
  };
  const auto side = [&] {
    return offer.sides[static_cast<std::size_t>(pick(rng, 0, static_cast<int>(offer.sides.size()) - 1))];
  };
  const Duel duel = draw.duel;
  if (offer.field == "points") {
    const bool flor = offer.word == "flor_points";
    const Seat player = seat();
    return {Called{player, flor ? Call::con_flor_envido : Call::envido, duel, false, pick(rng, 1, 30)},
            Called{player, flor ? Call::con_flor_real_envido : Call::real_envido, duel, false, 6}};
  }
  if (offer.type == "called")
    return {Called{seat(), static_cast<Call>(index_of(codec::Words<Call>::list)), duel}};
  const auto talk = static_cast<Talk>(offer.field == "of" ? index_of(codec::Words<Talk>::list) : 0);
  if (offer.type == "declared") return {Declared{seat(), talk, pick(rng, 20, 32), duel}};
  if (offer.type == "settled") return {Settled{talk, side(), {}, duel}};
  if (offer.type == "trick_won")
    return {TrickWon{chance(rng, 25) ? std::nullopt : std::optional<Side>(side()), duel}};
  if (offer.type == "folded") return {Folded{seat(), duel}};
  if (offer.type == "false_flor") return {FalseFlor{seat(), duel}};
  if (offer.type == "interfered") return {Interfered{seat(), duel}};
  if (offer.type == "tallied") return {Tallied{side(), pick(rng, 1, 30), any<TallyFor>(rng)}};
  if (offer.type == "ruled") return {Ruled{side(), pick(rng, -3, 3)}};
  if (offer.type == "annulled") return {Annulled{}};
  if (offer.type == "carried") return {Carried{}};
  if (offer.type == "match_ended")
    return {MatchEnded{any<MatchEnded::Reason>(rng) == MatchEnded::Reason::time ? MatchEnded::Reason::time
                                                                                : MatchEnded::Reason::agreed,
                       {}}};
  std::vector<Event> events;
  if (offer.type == "cut") {
    const Seat cutter = seat();
    const int size = Deck(rules.parameters, Card::none).size();
    return {Cut{cutter, 20, size - 20}, Cut{cutter, 0, size}};
  }
  if (offer.type == "card_exposed") {
    const Seat player = seat();
    return {CardExposed{player, ExposedChoice::keep}, CardExposed{player, ExposedChoice::redeal}};
  }
  if (offer.type == "turned") {
    for (int card = 0; card < spanish::kPackSize; ++card) events.push_back(Turned{static_cast<Card>(card)});
    return events;
  }
  if (offer.word == "covered")
    return {CardPlayed{.player = seat(), .card = {}, .duel = duel, .covered = true}};
  if (offer.type == "card_played") {
    const Seat player = seat();
    for (int card = 0; card < spanish::kPackSize; ++card)
      events.push_back(CardPlayed{player, static_cast<Card>(card), duel});
    std::shuffle(events.begin(), events.end(), rng);
  }
  const Seat player = offer.players.empty() ? Seat{0} : seat();
  for (int i = 0; offer.type == "shown" && i < 60; ++i)
    events.push_back(Shown{player, hand_of(rng, state, player), duel});
  for (int by = 0; offer.type == "flor_challenged" && by < rules.seats; ++by) {
    for (const bool held : {false, true})
      events.push_back(FlorChallenged{seat_at(by), player, {}, held, duel});
  }
  for (int i = 0; offer.type == "hand_started" && i < 400; ++i) {
    if (i == 0 && rules.seats < 8) return {HandStarted{}};
    events.push_back(draw.start());
  }
  return events;
}

bool Random<Truco>::is_of(const Offer& offer, const Event& event) {
  return std::visit(
      [&]<class Body>(const Body& body) {
        if (offer.type != codec::Type<Body>::word) return false;
        const auto names = [](const auto& list, auto one) {
          return std::ranges::find(list, one) != list.end();
        };
        if constexpr (requires { body.duel; }) {
          if (offer.contest.value_or(0) != body.duel) return false;
        }
        if constexpr (requires { body.covered; }) {
          if ((offer.word == "covered") != body.covered) return false;
        }
        if constexpr (requires { body.call; }) {
          const bool flor = body.call > Call::flor;
          if (body.points.has_value() != (offer.field == "points")) return false;
          if (body.points)
            return offer.word == (flor ? "flor_points" : "envido_points") &&
                   names(offer.players, body.player);
          if (offer.word != codec::Words<Call>::list[static_cast<std::size_t>(body.call)]) return false;
        }
        if constexpr (requires { codec::Words<Talk>::list[static_cast<std::size_t>(body.of)]; }) {
          if (offer.word != codec::Words<Talk>::list[static_cast<std::size_t>(body.of)]) return false;
        }
        if constexpr (requires { body.player; }) return names(offer.players, body.player);
        if constexpr (requires { body.accused; }) return names(offer.players, body.accused);
        if constexpr (std::is_same_v<Body, TrickWon>) return !body.winner || names(offer.sides, *body.winner);
        if constexpr (std::is_same_v<Body, Settled>) return names(offer.sides, body.winner);
        if constexpr (std::is_same_v<Body, Tallied> || std::is_same_v<Body, Ruled>)
          return names(offer.sides, body.side);
        return true;
      },
      event);
}

bool Random<Truco>::begins_anew(const State& before, const Event& event) {
  return before.chico_winner && std::holds_alternative<HandStarted>(event);
}

namespace {

// Entries that take points from a side: a penalty, which names its rule, or the referee.
constexpr std::string_view kTakesBack[] = {
    "truco.envido.misdeclared", "truco.envido.shown", "truco.flor.shown",
    "truco.flor.misdeclared",   "truco.flor.false",   "truco.flor.pido",
    "truco.pica.interference",  "table.ruled",        "table.annulled"};

int chicos_won(const Ruleset& rules, const State& state) {
  int won = state.chico_winner ? 1 : 0;
  for (int side = 0; side < rules.sides; ++side) won += state.chicos[static_cast<std::size_t>(side)];
  return won;
}

bool may_turn(const Event& event) {
  return std::holds_alternative<Shown>(event) || std::holds_alternative<FlorChallenged>(event) ||
         std::holds_alternative<FalseFlor>(event) || std::holds_alternative<Interfered>(event) ||
         std::holds_alternative<Ruled>(event);
}

}  // namespace

std::string_view Random<Truco>::broken_law(const Ruleset& rules, const State& before, const Event& event,
                                           const State& after, std::span<const LedgerLine> written) {
  for (const LedgerLine& line : written) {
    // A turned award may decide the chico before what was written after it.
    const bool penalty = std::ranges::find(kTakesBack, line.entry.rule) != std::end(kTakesBack) ||
                         (line.entry.rule == "truco.match" && may_turn(event));
    if (line.entry.points < 0 && !penalty) return "a score falls by a cited penalty only";
  }
  const int won = chicos_won(rules, after) - chicos_won(rules, before);
  if (won > 1) return "one event ends one chico";
  if (won < 0 && !may_turn(event)) return "a chico that has ended stays ended, but for a turned award";
  if (won != 0 && begins_anew(before, event)) return "a new chico changes no result";
  const int target = rules.parameters.target;
  const auto reached = std::ranges::any_of(after.score, [&](Points score) { return score >= target; });
  if (reached != after.chico_winner.has_value()) return "a chico is over when a side has reached the target";
  return {};
}

std::optional<Points> Random<Truco>::score_max(const Ruleset& rules) {
  return rules.parameters.cap_at_target ? std::optional<Points>(rules.parameters.target) : std::nullopt;
}

}  // namespace tanteador::laws
