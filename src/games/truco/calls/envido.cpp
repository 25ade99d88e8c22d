// The envido talk (T-13 to T-16, T-32 to T-35).

#include "src/games/truco/scoring/amounts.hpp"
#include "src/games/truco/step.hpp"

namespace tanteador::truco {

namespace {

using EnvidoStage = Envido::Stage;

Refusal check_deadline(const Step& step, const Contest& contest, Seat player) {
  const value::Deadline deadline = step.parameters().envido_deadline;
  const bool late = deadline == value::own_first_card   ? has(contest.tricks.ever_played, player)
                    : deadline == value::any_first_card ? contest.tricks.ever_played != 0
                                                        : false;
  return late ? refuse(ViolationId::envido_deadline, {player}) : Refusal{};
}

Refusal check_open(const Step& step, const Contest& contest, Seat player, int team) {
  if (contest.tricks.done > 0) return refuse(ViolationId::envido_trick);
  const bool flor = contest.flor.stage != Flor::Stage::none;
  if (contest.envido.stage == EnvidoStage::cancelled || (flor && step.parameters().flor_cancels_envido)) {
    return refuse(ViolationId::envido_flor);
  }
  if (contest.envido.stage != EnvidoStage::none) return refuse(ViolationId::envido_closed);
  if (contest.truco.level > 0) return refuse(ViolationId::envido_after_truco);
  if (contest.truco.caller == index(player)) return refuse(ViolationId::envido_own_truco, {player});
  if (contest.truco.pending && contest.truco.by_team == team) return refuse(ViolationId::envido_pending_side);
  return check_deadline(step, contest, player);
}

Refusal check_repeats(const Step& step, const Envido& envido, Call call) {
  const Parameters& parameters = step.parameters();
  if (envido.falta) return refuse(ViolationId::envido_after_falta);
  if (call == Call::envido && parameters.envido_max > 0 && envido.envidos >= parameters.envido_max) {
    return refuse(ViolationId::envido_max, {parameters.envido_max});
  }
  if (call == Call::real_envido && parameters.real_max > 0 && envido.reals >= parameters.real_max) {
    return refuse(ViolationId::real_max, {parameters.real_max});
  }
  if (call == Call::envido && envido.reals > 0 && !parameters.envido_after_real) {
    return refuse(ViolationId::envido_after_real);
  }
  return std::nullopt;
}

void raise_envido(const Step& step, Envido& envido, const Called& event, int team) {
  envido.stage = EnvidoStage::open;
  if (event.call == Call::envido) ++envido.envidos;
  if (event.call == Call::real_envido) ++envido.reals;
  envido.falta = event.call == Call::falta_envido;
  envido.named |= event.points.has_value();
  envido.last = event.call;
  add_call(step.rules, step.state, envido, points_of(event), team);
  envido.by_team = team;
  envido.callers |= bit(event.player);
}

Refusal answer(Step& step, Envido& envido, const Called& event) {
  envido.stage = event.call == Call::quiero ? EnvidoStage::accepted : EnvidoStage::refused;
  envido.scores_when_accepted = step.state.score;
  return std::nullopt;
}

}  // namespace

Refusal call_envido(Step& step, Contest& contest, const Called& event) {
  const int team = team_of(step.rules, step.hand(), event.player);
  if (!step.parameters().envido) return refuse(ViolationId::envido_off);
  if (event.call == Call::real_envido && !step.parameters().real_envido) return refuse(ViolationId::real_off);
  if (contest.envido.stage != EnvidoStage::open) {
    if (auto refusal = check_open(step, contest, event.player, team)) return refusal;
  } else if (contest.envido.by_team == team) {
    return refuse(ViolationId::own_call, {event.player, std::string_view("envido")});
  }
  if (event.call == Call::quiero || event.call == Call::no_quiero) return answer(step, contest.envido, event);
  if (auto refusal = check_repeats(step, contest.envido, event.call)) return refusal;
  if (contest.envido.stage != EnvidoStage::open)
    note_in_hand(step, contest, event.player, step.parameters().envido_deadline);
  raise_envido(step, contest.envido, event, team);
  return std::nullopt;
}

void leave_envido(Contest& contest, int team) {
  Envido& envido = contest.envido;
  if (envido.stage != EnvidoStage::open) return;
  envido.caller_left = envido.by_team == team;
  envido.by_team = 1 - team;
  envido.stage = EnvidoStage::refused;
}

}  // namespace tanteador::truco
