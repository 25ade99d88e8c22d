// Truco (T-40 to T-43), the order of the three talks (T-13 to T-15), and folding (T-46).

#include <algorithm>

#include "src/games/truco/scoring/amounts.hpp"

namespace tanteador::truco {

namespace {

void decide(Stake& stake, int winner, Stake::How how) {
  stake.winner = winner;
  stake.how = how;
}

// BA-6: no stake above what the trailing side needs, rounded up to a stake.
bool is_above_cap(const Step& step, int level) {
  const Parameters& p = step.parameters();
  if (p.raise_cap == value::no_cap) return false;
  const auto& score = step.state.score;
  const Points missing = p.target - *std::min_element(score.begin(), score.begin() + step.rules.sides);
  return stake_value(p, level - 1) >= missing;
}

// In a hand of eleven and in an iron hand nobody may raise (B-24, BA-3).
Refusal raise_forbidden(const Step& step, Stake& stake, int team) {
  if (step.parameters().eleven_raise == value::not_possible)
    return refuse(stake.kind == HandKind::iron ? ViolationId::iron_no_raise : ViolationId::eleven_no_raise);
  decide(stake, 1 - team, Stake::How::raised);
  return std::nullopt;
}

Refusal check_level(const Step& step, const Stake& stake, int wanted, int team) {
  const Parameters& p = step.parameters();
  const auto level_name = [&](int level) { return raise_name(p, level); };
  const bool may_answer = p.raise_in_answer == value::accepts && stake.by_team != team;
  if (stake.pending && wanted == stake.level + 2 && !may_answer)
    return p.raise_in_answer == value::accepts
               ? refuse(ViolationId::truco_word_raised)
               : refuse(ViolationId::truco_quiero_first, {level_name(stake.level + 1)});
  const int due = stake.level + (stake.pending ? 2 : 1);
  if (wanted < due) return refuse(ViolationId::truco_called, {level_name(wanted)});
  if (wanted > due) return refuse(ViolationId::truco_step, {level_name(wanted), level_name(wanted - 1)});
  const bool own_word = stake.pending || !stake.word || stake.word == team;
  if (!own_word)
    return refuse(p.raise_in_answer == value::accepts ? ViolationId::truco_word_raised
                                                      : ViolationId::truco_word);
  return is_above_cap(step, wanted) ? refuse(ViolationId::truco_cap, {level_name(wanted)}) : Refusal{};
}

void accept(Stake& stake, int team) {
  stake.pending = false;
  if (stake.kind != HandKind::eleven) ++stake.level;
  stake.word = team;
}

// A raise in place of an answer accepts what it answers (B-17, U-16).
Refusal raise_truco(const Step& step, Contest& contest, const Called& event, int team) {
  Stake& stake = contest.truco;
  const int wanted = static_cast<int>(event.call) - static_cast<int>(Call::truco) + 1;
  if (stake.kind == HandKind::eleven && stake.pending) return refuse(ViolationId::eleven_first);
  if (wanted > raise_count(step.parameters())) return refuse(ViolationId::truco_no_such_raise);
  if (stake.kind != HandKind::ordinary) return raise_forbidden(step, stake, team);
  if (auto refusal = check_level(step, stake, wanted, team)) return refusal;
  if (stake.pending) accept(stake, team);
  stake.pending = true;
  stake.by_team = team;
  if (wanted == 1) stake.caller = index(event.player);
  return std::nullopt;
}

bool stakes_flor(Call call) {
  return call == Call::flor || (call >= Call::con_flor_envido && call <= Call::contraflor_al_resto);
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
  return raised && !flor_word ? refuse(ViolationId::answer_flor_first) : Refusal{};
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

// UA-14: any number of points may be called, a real envido so many times.
Refusal check_points(const Step& step, const Called& event) {
  if (!event.points) return std::nullopt;
  const Points usual = points_of(event.call), points = *event.points;
  if (usual == 0 || step.parameters().envido_amounts == value::fixed_amounts)
    return refuse(ViolationId::points_fixed);
  const Points most = std::max(30, step.parameters().target);
  if (points < 1 || points > most) return refuse(ViolationId::points_range, {most, points});
  const bool real = event.call == Call::real_envido || event.call == Call::con_flor_real_envido;
  return real && points % usual != 0 ? refuse(ViolationId::points_of_real, {usual, points}) : Refusal{};
}

Refusal say(Step& step, Contest& contest, const Called& event) {
  if (auto refusal = check_points(step, event)) return refusal;
  if (event.refused && !stakes_flor(event.call))
    return refuse(ViolationId::shown_not_won, {event.player, std::string_view("flor")});
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

Refusal apply_event(Step& step, const Called& event) {
  const FoundContest found = find_contest_of(step, event.duel, event.player, When::playing);
  if (found.refusal) return found.refusal;
  Contest& contest = *found.contest;
  if (has(contest.folded, event.player)) return refuse(ViolationId::folded, {event.player});
  const SeatMask could = may_announce(step, contest);
  if (auto refusal = say(step, contest, event)) return refusal;
  shut_out_silent(step, contest, could, event.player);
  return std::nullopt;
}

Refusal call_truco(Step& step, Contest& contest, const Called& event) {
  Stake& truco = contest.truco;
  const int team = team_of(step.rules, step.hand(), event.player);
  if (contest.envido.stage == Envido::Stage::open) return refuse(ViolationId::answer_envido_first);
  if (event.call != Call::quiero && event.call != Call::no_quiero)
    return raise_truco(step, contest, event, team);
  if (!truco.pending)
    return refuse(ViolationId::nothing_to_answer, {event.player, std::string_view("truco")});
  if (truco.by_team == team && truco.kind == HandKind::eleven) return refuse(ViolationId::eleven_first);
  if (truco.by_team == team) return refuse(ViolationId::own_call, {event.player, std::string_view("truco")});
  if (event.call == Call::quiero) {
    accept(truco, team);
  } else {
    truco.pending = false;
    decide(truco, *truco.by_team, Stake::How::refused);
  }
  return std::nullopt;
}

void leave_truco(Contest& contest, int team) { decide(contest.truco, 1 - team, Stake::How::folded); }

Refusal apply_event(Step& step, const Folded& event) {
  const FoundContest found = find_contest_of(step, event.duel, event.player, When::playing);
  if (found.refusal) return found.refusal;
  Contest& contest = *found.contest;
  if (has(contest.folded, event.player)) return refuse(ViolationId::folded, {event.player});
  // B-22: who does not want to play the hand says so.
  if (contest.truco.kind == HandKind::eleven && contest.truco.pending)
    return refuse(ViolationId::eleven_first);
  // Play is over then; somebody must be left to say the values.
  if (auto refusal = check_announced_values(contest); refusal && contest.truco.winner) return refusal;
  const bool no_calls = contest.flor.stage == Flor::Stage::none &&
                        contest.envido.stage == Envido::Stage::none && contest.truco.level == 0 &&
                        !contest.truco.pending && contest.truco.kind != HandKind::eleven;
  const SeatMask could = may_announce(step, contest);
  close_talks(contest, Closing::flor_and_values);
  const int team = team_of(step.rules, step.hand(), event.player);
  const bool side_leaves = step.parameters().fold_scope == value::whole_side;
  contest.folded |= side_leaves ? team_mask(step.rules, step.hand(), contest, team) : bit(event.player);
  if ((team_mask(step.rules, step.hand(), contest, team) & remaining_players(contest)) != 0) {
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
