#include "src/games/truco/step.hpp"

namespace tanteador::truco {

FoundContest find_contest(Step& step, Duel duel, When when) {
  Hand& hand = step.hand();
  if (step.state.phase == State::Phase::no_hand) return refuse(ViolationId::no_hand);
  if (when == When::playing && step.state.phase == State::Phase::over) {
    return refuse(ViolationId::hand_is_over);
  }
  if (hand.mode == Mode::redonda) {
    if (duel != 0) return refuse(ViolationId::duel_not_wanted);
    return hand.contests[0];
  }
  if (duel == 0) return refuse(ViolationId::duel_needed);
  if (duel < 1 || duel > static_cast<int>(hand.contests.size()))
    return refuse(ViolationId::no_such_duel, {duel});
  Contest& contest = hand.contests[duel - 1];
  if (when == When::playing && is_over(contest)) return refuse(ViolationId::duel_over, {duel});
  return contest;
}

FoundContest find_contest_of(Step& step, Duel duel, Seat player, When when) {
  if (index(player) >= step.rules.seats) return refuse(ViolationId::no_such_seat);
  FoundContest found = find_contest(step, duel, when);
  if (found.refusal) return found;
  if (!has(found.contest->players, player)) return refuse(ViolationId::not_in_duel, {player, duel});
  return found;
}

bool awaits_values(const Contest& contest) {
  using F = Flor::Stage;
  return contest.flor.stage == F::contested || contest.flor.stage == F::accepted ||
         contest.envido.stage == Envido::Stage::accepted;
}

Refusal check_announced_values(const Contest& contest) {
  if (!awaits_values(contest)) return std::nullopt;
  const bool envido = contest.envido.stage == Envido::Stage::accepted;
  return refuse(ViolationId::declare_first, {std::string_view(envido ? "envido" : "flor")});
}

void close_talks(Contest& contest, Closing closing) {
  if (closing != Closing::flor) {
    if (contest.flor.stage == Flor::Stage::declaring) contest.flor.stage = Flor::Stage::closed;
    if (contest.envido.stage == Envido::Stage::declaring) contest.envido.stage = Envido::Stage::closed;
  }
  if (closing != Closing::values && contest.flor.stage == Flor::Stage::open) {
    contest.flor.stage = Flor::Stage::unopposed;
  }
}

bool is_over(const Contest& contest) {
  return contest.interfered_team || (contest.truco.winner && !awaits_values(contest));
}

}  // namespace tanteador::truco
