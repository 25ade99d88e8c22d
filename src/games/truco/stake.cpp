// Truco (T-40 to T-43), the order of the three talks (T-13 to T-15), and folding (T-46).

#include "src/games/truco/step.hpp"

namespace tanteador::truco {

namespace {

constexpr std::string_view kSteps[] = {"truco", "retruco", "vale cuatro"};

Refusal raise_truco(Contest& contest, const Called& event, int team) {
  Stake& truco = contest.truco;
  const int wanted = static_cast<int>(event.call) - static_cast<int>(Call::truco);
  if (truco.pending && wanted == truco.level + 1) {
    return refuse(Refused::truco_quiero_first, {kSteps[truco.level]});
  }
  if (wanted < truco.level + (truco.pending ? 1 : 0)) return refuse(Refused::truco_called, {kSteps[wanted]});
  if (wanted > truco.level) return refuse(Refused::truco_step, {kSteps[wanted], kSteps[wanted - 1]});
  if (truco.word != kNoTeam && truco.word != team) return refuse(Refused::truco_word);
  truco.pending = true;
  truco.by_team = static_cast<std::int8_t>(team);
  if (wanted == 0) truco.caller = static_cast<std::int8_t>(index(event.player));
  return std::nullopt;
}

void decide(Stake& truco, int winner, Stake::How how) {
  truco.winner = static_cast<std::int8_t>(winner);
  truco.how = how;
}

bool stakes_flor(Call call) {
  return call == Call::flor || call == Call::contraflor || call == Call::contraflor_al_resto;
}
bool is_flor_word(Call call) { return call >= Call::flor && call <= Call::con_flor_quiero; }

Refusal make_call(Step& step, Contest& contest, const Called& event) {
  if (is_flor_word(event.call)) return call_flor(step, contest, event);
  return event.call <= Call::falta_envido ? call_envido(step, contest, event)
                                          : call_truco(step, contest, event);
}

// Refuses a call while values or the answer to a contraflor are due.
Refusal check_waits(const Contest& contest, bool flor_word) {
  const bool answers_flor = flor_word && contest.flor.stage == Flor::Stage::contested &&
                            contest.envido.stage != Envido::Stage::accepted;
  if (answers_flor) return std::nullopt;
  if (auto refusal = check_announced_values(contest)) return refusal;
  const bool raised = contest.flor.stage == Flor::Stage::raised;
  return raised && !flor_word ? refuse(Refused::answer_flor_first) : Refusal{};
}

// quiero and no_quiero answer flor before envido, and envido before truco.
Refusal answer_open(Step& step, Contest& contest, const Called& event) {
  if (contest.flor.stage == Flor::Stage::raised) return call_flor(step, contest, event);
  if (auto refusal = check_announced_values(contest)) return refusal;
  close_talks(contest, Closing::flor_and_values);
  if (contest.envido.stage == Envido::Stage::open) return call_envido(step, contest, event);
  return call_truco(step, contest, event);
}

}  // namespace

namespace {

Refusal say(Step& step, Contest& contest, const Called& event) {
  if (event.refused && !stakes_flor(event.call))
    return refuse(Refused::shown_not_won, {event.player, std::string_view("flor")});
  if (event.call == Call::quiero || event.call == Call::no_quiero) return answer_open(step, contest, event);
  const bool flor_word = is_flor_word(event.call);
  const Refusal waits = check_waits(contest, flor_word);
  if (waits && event.call >= Call::truco) return waits;  // may come afterwards
  close_talks(contest, flor_word ? Closing::values : Closing::flor_and_values);
  // A flor or an envido that is too late is refused for that reason first.
  if (auto refusal = make_call(step, contest, event)) return refusal;
  if (event.refused) {
    contest.flor.showdown.lost |= bit(event.player);
    contest.flor.showdown.not_shown |= bit(event.player);
  }
  return waits;
}

}  // namespace

Refusal on(Step& step, const Called& event) {
  const FoundContest found = find_contest_of(step, event.duel, event.player, When::playing);
  if (found.refusal) return found.refusal;
  Contest& contest = *found.contest;
  if (has(contest.folded, event.player)) return refuse(Refused::folded, {event.player});
  const SeatMask could = may_announce(step, contest);
  if (auto refusal = say(step, contest, event)) return refusal;
  shut_out_silent(step, contest, could, event.player);
  return std::nullopt;
}

Refusal call_truco(Step& step, Contest& contest, const Called& event) {
  Stake& truco = contest.truco;
  const int team = team_of(step.rules, step.hand(), event.player);
  if (contest.envido.stage == Envido::Stage::open) return refuse(Refused::answer_envido_first);
  if (event.call != Call::quiero && event.call != Call::no_quiero) return raise_truco(contest, event, team);
  if (!truco.pending) return refuse(Refused::nothing_to_answer, {event.player, std::string_view("truco")});
  if (truco.by_team == team) return refuse(Refused::own_call, {event.player, std::string_view("truco")});
  truco.pending = false;
  if (event.call == Call::quiero) {
    ++truco.level;
    truco.word = static_cast<std::int8_t>(team);
  } else {
    decide(truco, truco.by_team, Stake::How::refused);
  }
  return std::nullopt;
}

void leave_truco(Contest& contest, int team) { decide(contest.truco, 1 - team, Stake::How::folded); }

Refusal on(Step& step, const Folded& event) {
  const FoundContest found = find_contest_of(step, event.duel, event.player, When::playing);
  if (found.refusal) return found.refusal;
  Contest& contest = *found.contest;
  if (has(contest.folded, event.player)) return refuse(Refused::folded, {event.player});
  // Play is over then; somebody must be left to say the values.
  if (auto refusal = check_announced_values(contest); refusal && contest.truco.winner != kNoTeam)
    return refusal;
  const bool no_calls = contest.flor.stage == Flor::Stage::none &&
                        contest.envido.stage == Envido::Stage::none && contest.truco.level == 0 &&
                        !contest.truco.pending;
  const SeatMask could = may_announce(step, contest);
  close_talks(contest, Closing::flor_and_values);
  contest.folded |= bit(event.player);
  const int team = team_of(step.rules, step.hand(), event.player);
  if ((team_mask(step.rules, step.hand(), contest, team) & still_in(contest)) != 0) {
    fold_in_trick(step, contest);
    return std::nullopt;
  }
  leave_flor(contest, team);
  leave_envido(contest, team);
  contest.truco.first_trick_no_calls = no_calls && contest.tricks.done == 0;
  leave_truco(contest, team);
  shut_out_silent(step, contest, could, event.player);
  return std::nullopt;
}

}  // namespace tanteador::truco
