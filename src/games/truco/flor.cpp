// The flor talk (T-18 to T-27): announcing, answering, raising, shrinking.

#include "src/games/truco/step.hpp"

namespace tanteador::truco {

namespace {

using Stage = Flor::Stage;

bool talk_is_open(const Flor& flor) {
  return flor.stage == Stage::open || flor.stage == Stage::contested || flor.stage == Stage::raised;
}

bool too_late(int deadline, const Board& board, Seat player) {
  if (deadline == value::own_first_card) return has(board.tricks.ever_played, player);
  if (deadline == value::any_first_card) return board.tricks.ever_played != 0;
  return false;  // all_first_cards: the first trick is still on
}

// The order flor, envido, truco and the envido and truco already on the table.
Refusal check_order(const Board& board, Seat player) {
  using E = Envido::Stage;
  const Envido& envido = board.envido;
  const bool raised = envido.envidos + envido.reals + (envido.falta ? 1 : 0) > 1;
  const bool taken = envido.stage == E::accepted || envido.stage == E::declaring || envido.stage == E::closed;
  if (taken || (raised && envido.stage != E::none && envido.stage != E::cancelled)) {
    return refuse(Refused::flor_after_envido);
  }
  if (has(envido.callers, player)) return refuse(Refused::flor_own_envido, {player});
  if (board.truco.caller == index(player)) return refuse(Refused::flor_own_truco, {player});
  if (board.truco.level > 0) return refuse(Refused::flor_after_truco);
  return std::nullopt;
}

// May this player, who has said nothing of a flor yet, announce one now?
Refusal check_announce(const Step& step, const Board& board, Seat player, int team) {
  if (board.flor.stage != Stage::none && !talk_is_open(board.flor)) return refuse(Refused::flor_closed);
  if (has(board.flor.announced, player)) return refuse(Refused::flor_twice, {player});
  const bool answers = board.flor.stage != Stage::none && team != board.flor.by_team;
  if (!(answers && step.parameters().flor_answer_after_card) &&
      too_late(step.parameters().flor_deadline, board, player)) {
    return refuse(answers ? Refused::flor_answer_deadline : Refused::flor_deadline, {player});
  }
  return check_order(board, player);
}

void announce(Step& step, Board& board, Seat player) {
  board.flor.announced |= bit(player);
  if (step.parameters().flor_cancels_envido && board.envido.stage == Envido::Stage::open) {
    board.envido.stage = Envido::Stage::cancelled;
  }
}

Refusal say_flor(Step& step, Board& board, Seat player, int team) {
  if (auto refusal = check_announce(step, board, player, team)) return refusal;
  Flor& flor = board.flor;
  announce(step, board, player);
  if (flor.stage == Stage::none) {
    flor.stage = Stage::open;
    flor.by_team = static_cast<std::int8_t>(team);
  } else if (flor.stage == Stage::open && team != flor.by_team) {
    flor.stage = Stage::contested;
    flor.by_team = static_cast<std::int8_t>(team);
  }
  return std::nullopt;
}

// Is there something of the other side this raise can answer?
Refusal check_raise(const Step& step, const Board& board, Call call, Seat player, int team) {
  const Flor& flor = board.flor;
  if (!talk_is_open(flor))
    return refuse(flor.stage == Stage::none ? Refused::flor_no_flor : Refused::flor_closed);
  if (flor.by_team == team) return refuse(Refused::own_call, {player, std::string_view("flor")});
  const bool resto = call == Call::contraflor_al_resto;
  if (flor.stage == Stage::contested && resto &&
      step.parameters().reply_to_answering_flor == value::contraflor_only) {
    return refuse(Refused::flor_answer_to_answer, {std::string_view("contraflor")});
  }
  if (flor.stage != Stage::raised) return std::nullopt;
  if (flor.raise != Flor::Raise::contraflor) return refuse(Refused::flor_no_raise);
  return resto ? Refusal{} : refuse(Refused::flor_no_flor);
}

Refusal raise_flor(Step& step, Board& board, const Called& event, int team) {
  if (auto refusal = check_raise(step, board, event.call, event.player, team)) return refusal;
  Flor& flor = board.flor;
  const bool answers_raise = flor.stage == Stage::raised;
  const int before = count(flor.announced);
  if (!answers_raise && !has(flor.announced, event.player)) {
    if (auto refusal = check_announce(step, board, event.player, team)) return refusal;
    announce(step, board, event.player);
  }
  using R = Flor::Raise;
  flor.raise = event.call == Call::contraflor ? R::contraflor
               : answers_raise                ? R::resto_after_contraflor
                                              : R::resto_direct;
  flor.stage = Stage::raised;
  flor.by_team = static_cast<std::int8_t>(team);
  flor.flores_before = static_cast<std::uint8_t>(before);
  return std::nullopt;
}

Refusal shrink(Step& step, Board& board, Seat player, int team) {
  Flor& flor = board.flor;
  if (!talk_is_open(flor))
    return refuse(flor.stage == Stage::none ? Refused::flor_no_flor : Refused::flor_closed);
  if (flor.by_team == team) return refuse(Refused::own_call, {player, std::string_view("flor")});
  if (flor.stage == Stage::contested) {
    return refuse(Refused::flor_answer_to_answer, {std::string_view("contraflor")});
  }
  if (flor.stage == Stage::open) {
    if (auto refusal = check_announce(step, board, player, team)) return refusal;
    announce(step, board, player);
    flor.announced &= static_cast<SeatMask>(~bit(player));  // shrinking stakes no flor of its own
    flor.shrunk |= bit(player);
    flor.raise = Flor::Raise::none;
  }
  flor.stage = Stage::conceded;
  return std::nullopt;
}

Refusal accept(Step& step, Board& board, Seat player, int team) {
  Flor& flor = board.flor;
  if (flor.stage != Stage::raised)
    return refuse(Refused::nothing_to_answer, {player, std::string_view("flor")});
  if (flor.by_team == team) return refuse(Refused::own_call, {player, std::string_view("flor")});
  flor.stage = Stage::accepted;
  flor.scores_when_accepted = step.state.score;
  return std::nullopt;
}

}  // namespace

Refusal call_flor(Step& step, Board& board, const Called& event) {
  if (!step.parameters().flor) return refuse(Refused::flor_off);
  if (board.tricks.done > 0) return refuse(Refused::flor_trick);
  const int team = team_of(step.rules, step.hand(), event.player);
  switch (event.call) {
    case Call::flor: return say_flor(step, board, event.player, team);
    case Call::contraflor:
    case Call::contraflor_al_resto: return raise_flor(step, board, event, team);
    case Call::con_flor_me_achico:
    case Call::no_quiero: return shrink(step, board, event.player, team);
    default: return accept(step, board, event.player, team);
  }
}

void flor_left(Board& board, int team) {
  Flor& flor = board.flor;
  if (flor.stage != Stage::raised) return;
  flor.by_team = static_cast<std::int8_t>(1 - team);
  flor.stage = Stage::conceded;
}

void drop_false_flor(Step& step, Board& board) {
  Flor& flor = board.flor;
  const bool waits = talk_is_open(flor) || flor.stage == Stage::accepted || flor.stage == Stage::declaring;
  if (!waits) return;
  const auto valid = static_cast<SeatMask>(flor.announced & ~flor.admitted_false);
  const auto ours = static_cast<SeatMask>(valid & team_mask(step.rules, step.hand(), board, 0));
  if (flor.stage != Stage::open && ours != 0 && ours != valid) return;  // still flor against flor
  if (flor.stage == Stage::open && valid != 0) return;
  flor.stage = Stage::closed;
}

}  // namespace tanteador::truco
