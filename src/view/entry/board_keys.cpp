#include <algorithm>

#include "src/view/entry/board.hpp"
#include "src/view/game_view.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

struct Walk {
  const EachKey& each;
  std::string title;

  void operator()(Button& action) const { each(action, title); }
  void operator()(std::vector<Button>& actions) const {
    for (Button& action : actions) (*this)(action);
  }
};

std::string figures_of(const AnyMatch& match) {
  std::vector<std::string> figures;
  for (int side = 0; side < side_count(match); ++side)
    figures.push_back(plain_points(score(match, side_at(side))));
  return join(figures, figures.size() > 2 ? " · " : " – ");
}

std::optional<AnyMatch> with_instead(const AnyMatch& match, const Entry& entry, EventSeq replaced) {
  const auto amended = amending(entry, replaced);
  if (!amended) return std::nullopt;
  AnyMatch trial = match;
  if (!submit(trial, with_cascade(amended->event))) return std::nullopt;
  return trial;
}

}  // namespace

void visit_keys(MatchScreen& board, const EachKey& each) {
  const Walk walk{each, {}};
  walk(board.next);
  walk(board.agree);
  walk(board.tools);
  for (Button* entry : entries_of(board.sheet)) walk(*entry);
  if (board.keypad) Walk{each, board.keypad->title}(board.keypad->accepts);
  if (board.more && board.more->form) Walk{each, board.more->form->title}(board.more->form->enter);
}

void tell_scores_instead(MatchScreen& board, const AnyMatch& now, EventSeq replaced) {
  constexpr int kMost = 5000;  // events: each key is tried on a copy of the match
  if (index(last_seq(now)) > kMost) return;
  const std::string before = figures_of(now);
  visit_keys(board, [&](Button& action, const std::string&) {
    const auto* enter = std::get_if<command::Enter>(&action.command);
    if (!enter || !action.enabled || enter->events.size() != 1) return;
    const auto then = with_instead(now, enter->events.front(), replaced);
    const std::string after = then ? figures_of(*then) : before;
    if (after != before) action.detail = before + " → " + after;
  });
}

}  // namespace tanteador::view
