#pragma once
// The open competition: start, draws, entries and undo. While a draw runs, entries and undo have no effect.

#include <optional>
#include <string>

#include "src/queries/result_list.hpp"
#include "ui/app/club/state.hpp"

namespace tanteador::ui {

class CompetitionController {
 public:
  explicit CompetitionController(ClubState& state) : state_(state), draw_(state.options.seconds) {}

  ClubAnswer show(const std::string& id);              // opens it; adds the results of its linked matches
  ClubAnswer begin(const view::command::Begin& plan);  // if it cannot start: see problem()
  ClubAnswer enter(const league::CompetitionEvent& event);
  ClubAnswer enter_line();  // the one in the search field of the round
  ClubAnswer enter_together(const view::command::EnterTogether& together);
  ClubAnswer seed(bool by_lot);  // by lot, or by the club's ratings
  ClubAnswer draw_lots();
  ClubAnswer date(league::RoundRef round, const std::string& typed);  // empty text: removes the date
  ClubAnswer next_stage();
  ClubAnswer take_back();  // undoes last_act()
  // link() counts the match on the screen at a table; unlink() ends that.
  ClubAnswer link(league::TableRef table, const std::string& match);
  ClubAnswer unlink(league::TableRef table, const std::string& match);

  // Draws one round, or all that can be drawn now, in a job. A quick draw is entered at once.
  ClubAnswer draw(bool all);
  ClubAnswer redraw(const view::command::RedrawRound& rounds);
  // A draw cannot be interrupted: it runs to its end, and its result is discarded.
  void stop_drawing() { draw_.abandon(); }
  bool is_drawing() const { return draw_.is_active(); }
  std::optional<ClubAnswer> poll_draw();  // once, when rounds are drawn
  view::ProgressView draw_progress() const;

  // The last event group that can be undone; null: none.
  const view::DoneInLeague* last_act() const;
  const std::string& problem() const { return problem_; }  // why a competition could not start
  void forget_problem() { problem_.clear(); }

 private:
  ClubAnswer enter_list(const queries::ResultList& list);
  void ask_for_correction(const queries::ResultList::Line& line);
  bool choose_table(const std::string& line, league::RoundRef shown);
  void remember(std::optional<view::DoneInLeague> act);
  std::string effects(const league::Change& change) const;
  view::ResultDraft next_slip(const league::CompetitionEvent& event) const;

  ClubState& state_;
  EventGroups<view::DoneInLeague> entered_;
  Job<DrawnRounds> draw_;
  std::string problem_;
};

}  // namespace tanteador::ui
