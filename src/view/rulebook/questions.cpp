// Every place of a board that could enter something becomes a question.

#include "src/view/rulebook/ask.hpp"

namespace tanteador::view {

namespace {

struct Turn {
  const BoardPick& pick;
  std::string form;  // title of the open form or keypad, which says more than its key

  void operator()(Action& action) const {
    const auto* enter = std::get_if<command::Enter>(&action.command);
    if (!enter) {
      const bool looks = std::holds_alternative<command::Aim>(action.command) ||
                         std::holds_alternative<command::Why>(action.command);
      if (!looks) action.enabled = false;
      return;
    }
    if (action.lacking) return;
    AskPick next = pick.ask;
    next.events = enter->events;
    next.what = form.empty() ? action.label : form;
    action.enabled = !next.events.empty();
    action.command = command::Aim{Changes{put<&BoardPick::ask>(std::move(next))}};
  }
  void operator()(std::vector<Action>& actions) const {
    for (Action& action : actions) (*this)(action);
  }
  void operator()(std::vector<std::vector<Action>>& rows) const {
    for (auto& row : rows) (*this)(row);
  }
  void operator()(Contest& contest) const {
    for (Corner& corner : contest.corners) {
      (*this)(corner.calls);
      (*this)(corner.leave);
    }
    (*this)(contest.settle);
    (*this)(contest.trick);
  }
};

}  // namespace

void turn_into_questions(Board& board, const BoardPick& pick) {
  board.asking = true;
  const Turn turn{pick, {}};
  for (SideBoard& side : board.sides) turn(side.points);
  for (Contest& contest : board.contests) turn(contest);
  if (board.deal) turn(board.deal->actions);
  turn(board.next);
  turn(board.agree);
  turn(board.undo);
  turn(board.redo);
  for (Action* entry : entries_of(board.paper)) turn(*entry);
  if (board.keypad) Turn{pick, board.keypad->title}(board.keypad->accepts);
  if (board.more && board.more->form) Turn{pick, board.more->form->title}(board.more->form->enter);
}

}  // namespace tanteador::view
