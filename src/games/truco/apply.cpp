#include <algorithm>

#include "src/games/truco/scoring/awards.hpp"
#include "src/games/truco/truco.hpp"

namespace tanteador {

using namespace truco;

namespace {

bool is_won(const Ruleset& rules, const State& state) {
  if (!state.chico_winner) return false;
  if (state.whole_match) return true;
  return state.chicos[*state.chico_winner] + 1 >= rules.parameters.chicos_to_win;
}

template <class Body>
Refusal check_match_on(const Ruleset& rules, const State& state, const Body&) {
  constexpr bool kRuling = std::is_same_v<Body, Ruled>;
  constexpr bool kTurning = std::is_same_v<Body, Shown> || std::is_same_v<Body, FlorChallenged> ||
                            std::is_same_v<Body, FalseFlor> || std::is_same_v<Body, Interfered>;
  if (kRuling) return std::nullopt;
  if (state.ended) return refuse(ViolationId::match_ended);
  if (!kTurning && is_won(rules, state)) return refuse(ViolationId::match_over);
  return std::nullopt;
}

template <class Body>
constexpr bool is_bookkeeping =
    std::is_same_v<Body, Tallied> || std::is_same_v<Body, Ruled> || std::is_same_v<Body, Carried> ||
    std::is_same_v<Body, MatchEnded> || std::is_same_v<Body, Annulled> || std::is_same_v<Body, HandStarted>;
template <class Body>
constexpr bool is_before_cards =
    std::is_same_v<Body, Cut> || std::is_same_v<Body, CardExposed> || std::is_same_v<Body, Turned>;

// A hand ends when all its contests are over. Points are then written, or earlier with immediate posting.
template <class Body>
void finish(Step& step) {
  if constexpr (is_bookkeeping<Body>) return;
  State& state = step.state;
  Hand& hand = state.hand;
  hand.touched = true;
  hand.begun |= !is_before_cards<Body>;
  if (state.phase == State::Phase::no_hand) return;
  const bool was_over = state.phase == State::Phase::over;
  const bool over = std::ranges::all_of(hand.contests, is_over);
  if (over) state.phase = State::Phase::over;
  if (over || was_over || step.parameters().posting == value::immediate) post_awards(step);
  if (state.chico_winner && state.phase == State::Phase::open) state.phase = State::Phase::over;
}

}  // namespace

Ruling<State> Truco::apply(const Ruleset& rules, const State& state, const Event& event, EventSeq seq) {
  Ruling<State> ruling(tl::in_place, state, Postings{});
  Step step{rules, ruling->next, ruling->entries, static_cast<Seq>(seq)};
  const Refusal refusal = std::visit(
      [&]<class Body>(const Body& body) -> Refusal {
        if (auto early = check_match_on(rules, state, body)) return early;
        if (auto late = apply_event(step, body)) return late;
        finish<Body>(step);
        return std::nullopt;
      },
      event);
  if (refusal) ruling = tl::unexpected(*refusal);
  return ruling;
}

PassedOverPlayers Truco::players_passed_over(const Ruleset& rules, const State& state, const Event& event) {
  const auto* declared = std::get_if<Declared>(&event);
  if (!declared || !apply(rules, state, event, EventSeq{})) return {};
  State before = state;
  Postings none;
  Step step{rules, before, none, Seq{}};
  return truco::players_passed_over(step, *declared);
}

Outcome Truco::outcome(const Ruleset& rules, const State& state) {
  Outcome outcome;
  if (is_won(rules, state)) {
    outcome.status = Outcome::Status::won;
    outcome.winners.push_back(side_at(*state.chico_winner));
    return outcome;
  }
  if (!state.ended) return outcome;
  outcome.status = Outcome::Status::ended;
  const auto standing = [&](int side) {
    return std::pair(state.chicos[side] + (state.chico_winner == side ? 1 : 0), state.score[side]);
  };
  if (state.end.reason == MatchEnded::Reason::forfeit) {
    for (int side = 0; side < rules.sides; ++side) {
      if (side_at(side) != *state.end.side) outcome.winners.push_back(side_at(side));
    }
    return outcome;
  }
  auto best = standing(0), worst = standing(0);
  for (int side = 1; side < rules.sides; ++side) {
    best = std::max(best, standing(side));
    worst = std::min(worst, standing(side));
  }
  for (int side = 0; side < rules.sides && best != worst; ++side) {
    if (standing(side) == best) outcome.winners.push_back(side_at(side));
  }
  return outcome;
}

bool Truco::was_shown(const Ruleset& rules, const State& state, const Posting& entry) {
  return award_was_shown(rules, state, entry);
}

}  // namespace tanteador
