#include <algorithm>

#include "src/games/truco/scoring/awards.hpp"
#include "src/games/truco/step.hpp"
#include "src/games/truco/truco.hpp"

namespace tanteador {

namespace {

using namespace truco;

struct Key {
  std::size_t contest;
  AwardKind kind;
  int seat;
};
Key key_of(const Posting& entry) {
  return {static_cast<std::size_t>(entry.award >> 6), static_cast<AwardKind>(entry.award >> 3 & 7),
          entry.award & 7};
}

bool is_closing(Flor::Stage stage) { return stage == Flor::Stage::closed || stage == Flor::Stage::unopposed; }
bool is_closing(Envido::Stage stage) { return stage == Envido::Stage::closed; }

// The mere closing of a talk by a later event is not part of it.
template <class Talk>
bool has_spoken(Talk before, const Talk& after) {
  if (is_closing(after.stage)) before.stage = after.stage;
  return before != after;
}

// A raise that loses the hand shuts out silent players, but is no part of the flor talk.
Flor flor_before(const Contest& was, const Contest& is) {
  Flor flor = was.flor;
  if (is.truco.how == Stake::How::raised) flor.shut_out = is.flor.shut_out;
  return flor;
}

bool has_shown(const Hand& before, const Hand& after, SeatMask players) {
  return (after.shown & static_cast<SeatMask>(~before.shown) & players) != 0;
}

SeatMask speakers(const Showdown& values) {
  SeatMask seats = 0;
  for (int place = 0; place < kSeats; ++place) {
    if (!values.sayings[place].is_silent()) seats |= bit(seat_at(place));
  }
  return seats;
}

bool was_challenged(const Hand& before, const Hand& after, SeatMask players) {
  for (int place = 0; place < kSeats; ++place) {
    if (has(players, seat_at(place)) && before.challenges[place] != after.challenges[place]) return true;
  }
  return false;
}

bool has_turned(const Hand& before, const Hand& after, std::size_t contest) {
  const Contest &was = before.contests[contest], &is = after.contests[contest];
  return was_challenged(before, after, is.players) || was.flor.admitted_false != is.flor.admitted_false ||
         was.interfered_team != is.interfered_team;
}

bool was_earned(const Hand& before, const Hand& after, const Key& key) {
  const Contest &was = before.contests[key.contest], &is = after.contests[key.contest];
  const auto accused = static_cast<SeatMask>(is.players & bit(seat_at(key.seat)));
  switch (key.kind) {
    case AwardKind::flor:
      return has_spoken(flor_before(was, is), is.flor) ||
             has_shown(before, after, static_cast<SeatMask>(is.flor.announced | is.flor.shrunk));
    case AwardKind::envido:
      return has_spoken(was.envido, is.envido) || has_shown(before, after, speakers(is.envido.showdown));
    case AwardKind::truco: return was.truco != is.truco || was.tricks != is.tricks || was.folded != is.folded;
    case AwardKind::pido_flor:
    case AwardKind::pido_flor_points: return was_challenged(before, after, accused);
    case AwardKind::false_flor:
      return ((was.flor.announced ^ is.flor.announced) & accused) != 0 ||
             ((was.flor.admitted_false ^ is.flor.admitted_false) & accused) != 0 ||
             has_shown(before, after, accused);
    case AwardKind::interference: return was.interfered_team != is.interfered_team;
  }
  return false;
}

constexpr std::string_view kTiedRule = "truco.tricks.tied";

std::optional<Ground> tied_tricks(const Ruleset& rules, const Contest& contest) {
  const Tricks& tricks = contest.tricks;
  if (contest.truco.how != Stake::How::tricks) return std::nullopt;
  const auto tied = [&](int trick) { return tricks.done > trick && tricks.result[trick] == kTied; };
  if (tied(0) && tied(1) && rules.parameters.parda_rule == value::literal_tt_mano)
    return Ground{
        kTiedRule, {}, {N_("the first two tricks were tied, and by these rules mano's side wins"), {}}};
  if (tied(0) && tied(1) && tied(2) && contest.truco.winner != kNobody)
    return Ground{"truco.tricks.all_tied", {}, {N_("all three tricks were tied, so mano's side wins"), {}}};
  if (tied(0) && tied(1))
    return Ground{kTiedRule, {}, {N_("the first two tricks were tied, so the third decides"), {}}};
  if (tied(0)) return Ground{kTiedRule, {}, {N_("the first trick was tied, so the second decides"), {}}};
  for (const int trick : {1, 2}) {
    if (tied(trick))
      return Ground{
          kTiedRule, {}, {N_("trick {0} was tied, so the winner of the first trick wins"), {trick + 1}}};
  }
  return std::nullopt;
}

std::optional<Ground> equal_values(const Ruleset& rules, const Hand& hand, const Contest& contest, Talk of) {
  const auto other = find_equal_hand(rules, hand, contest, of);
  if (!other) return std::nullopt;
  const auto best = best_value(rules, hand, contest, of);
  return Ground{
      of == Talk::flor ? "truco.flor.declaration" : "truco.envido.tie",
      {},
      {N_("{0} and {1} both said {2}: the one nearer to mano wins"), {best->seat, *other, best->value}}};
}

// True if the values said decided the award, and not cards or a challenge.
bool is_by_words(const Posting& entry) {
  constexpr std::string_view kTurning[] = {"truco.envido.misdeclared", "truco.flor.misdeclared",
                                           "truco.flor.pido"};
  return entry.points > 0 && std::ranges::find(kTurning, entry.rule) == std::end(kTurning);
}

}  // namespace

bool Truco::had_part(const State& before, const State& after, const Posting& entry) {
  const Key key = key_of(entry);
  if (before.hand.number != after.hand.number || key.contest >= after.hand.contests.size()) return false;
  const bool moved = entry.points < 0 || !is_by_words(entry);
  return was_earned(before.hand, after.hand, key) ||
         (moved && has_turned(before.hand, after.hand, key.contest));
}

std::string_view Truco::topic(const State& before, const State& after) {
  if (before.hand.number != after.hand.number) return {};
  for (std::size_t i = 0; i < after.hand.contests.size(); ++i) {
    const Contest &was = before.hand.contests[i], &is = after.hand.contests[i];
    if (has_spoken(was.flor, is.flor)) return "flor";
    if (has_spoken(was.envido, is.envido)) return "envido";
    if (was.truco != is.truco || was.tricks != is.tricks) return "truco";
  }
  return {};
}

Grounds Truco::grounds(const Ruleset& rules, const State& state, const Posting& entry) {
  const Key key = key_of(entry);
  Grounds all;
  if (!is_by_words(entry) || key.contest >= state.hand.contests.size()) return all;
  const Contest& contest = state.hand.contests[key.contest];
  std::optional<Ground> tie;
  if (entry.category == "truco") tie = tied_tricks(rules, contest);
  if (entry.category == "envido" && contest.envido.stage == Envido::Stage::closed)
    tie = equal_values(rules, state.hand, contest, Talk::envido);
  if (entry.category == "flor" && contest.flor.stage == Flor::Stage::closed)
    tie = equal_values(rules, state.hand, contest, Talk::flor);
  if (tie) all.push_back(*tie);
  return all;
}

}  // namespace tanteador
