#include "src/view/entry/board.hpp"
#include "src/view/rulebook/ask.hpp"

namespace tanteador::view {

namespace {

void ask_about(Button& action, const BoardState& state, const std::string& title) {
  const auto* enter = std::get_if<command::Enter>(&action.command);
  if (!enter) {
    const bool looks = std::holds_alternative<command::SetState>(action.command) ||
                       std::holds_alternative<command::Why>(action.command);
    if (!looks) action.enabled = false;
    return;
  }
  if (action.lacking) return;
  AskState next = state.ask;
  next.events = enter->events;
  next.what = title.empty() ? action.label : title;
  action.enabled = !next.events.empty();
  action.command = command::SetState{Changes{put<&BoardState::ask>(std::move(next))}};
}

}  // namespace

void turn_into_questions(MatchScreen& board, const BoardState& state) {
  board.asking = true;
  visit_keys(board, [&](Button& action, const std::string& title) { ask_about(action, state, title); });
  board.stop_asking = stop_asking(state);
  for (Button* correction : {&board.undo, &board.redo}) ask_about(*correction, state, {});
}

}  // namespace tanteador::view
