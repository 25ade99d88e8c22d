// Finding the board of an event, and what ends the talks on it.

#include "src/games/truco/step.hpp"

namespace tanteador::truco {

OnBoard find_board(Step& step, Duel duel, When when) {
  Hand& hand = step.hand();
  if (step.state.phase == State::Phase::no_hand) return refuse(Refused::no_hand);
  if (when == When::playing && step.state.phase == State::Phase::over) {
    return refuse(Refused::hand_is_over);
  }
  if (hand.mode == Mode::redonda) {
    if (duel != 0) return refuse(Refused::duel_not_wanted);
    return hand.boards[0];
  }
  if (duel == 0) return refuse(Refused::duel_needed);
  if (duel < 1 || duel > static_cast<int>(hand.boards.size())) return refuse(Refused::no_such_duel, {duel});
  Board& board = hand.boards[duel - 1];
  if (when == When::playing && is_over(board)) return refuse(Refused::duel_over, {duel});
  return board;
}

OnBoard find_board_of(Step& step, Duel duel, Seat player, When when) {
  if (index(player) >= step.rules.seats) return refuse(Refused::no_such_seat);
  OnBoard found = find_board(step, duel, when);
  if (found.refusal) return found;
  if (!has(found.board->players, player)) return refuse(Refused::not_in_duel, {player, duel});
  return found;
}

bool awaits_values(const Board& board) {
  using F = Flor::Stage;
  return board.flor.stage == F::contested || board.flor.stage == F::accepted ||
         board.envido.stage == Envido::Stage::accepted;
}

Refusal check_values_said(const Board& board) {
  if (!awaits_values(board)) return std::nullopt;
  const bool envido = board.envido.stage == Envido::Stage::accepted;
  return refuse(Refused::declare_first, {std::string_view(envido ? "envido" : "flor")});
}

void close_talks(Board& board, Closing closing) {
  if (closing != Closing::flor) {
    if (board.flor.stage == Flor::Stage::declaring) board.flor.stage = Flor::Stage::closed;
    if (board.envido.stage == Envido::Stage::declaring) board.envido.stage = Envido::Stage::closed;
  }
  if (closing != Closing::values && board.flor.stage == Flor::Stage::open) {
    board.flor.stage = Flor::Stage::unopposed;
  }
}

bool is_over(const Board& board) {
  return board.interfered_team != kNoTeam || (board.truco.winner != kNoTeam && !awaits_values(board));
}

}  // namespace tanteador::truco
