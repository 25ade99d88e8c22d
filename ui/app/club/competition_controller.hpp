#pragma once
// The competition that is open: begun, drawn, entered into, and what was entered taken back.

#include <optional>
#include <string>

#include "ui/app/club/state.hpp"

namespace tanteador::ui {

class CompetitionController {
 public:
  explicit CompetitionController(ClubState& state) : state_(state), draw_(state.options.seconds) {}

  ClubAnswer show(const std::string& id);
  ClubAnswer begin(const view::command::Begin& plan);
  ClubAnswer enter(const league::CompetitionEvent& event);
  ClubAnswer enter_together(const view::command::EnterTogether& together);
  ClubAnswer seed(bool by_lot);
  ClubAnswer draw_lots();
  ClubAnswer date(league::RoundRef round, const std::string& typed);
  ClubAnswer next_stage();
  ClubAnswer take_back();
  // A match of the board counts at a table; or counts there no more.
  ClubAnswer link(league::TableRef table, const std::string& match);
  ClubAnswer unlink(league::TableRef table, const std::string& match);

  // One round, or all that can be drawn now, in a job. A quick draw is entered at once.
  ClubAnswer draw(bool all);
  ClubAnswer redraw(const view::command::RedrawRound& rounds);
  // A draw cannot stop half-way: it runs to its end, and nobody takes it.
  void stop_drawing() { draw_.abandon(); }
  bool is_drawing() const { return draw_.is_active(); }
  std::optional<ClubAnswer> poll_draw();  // once, when rounds are drawn
  view::ProgressView draw_progress() const;

  // The act that can be undone; null: none.
  const view::DoneInLeague* last_act() const;
  const std::string& problem() const { return problem_; }  // why a competition could not begin
  void forget_problem() { problem_.clear(); }

 private:
  void remember(std::optional<view::DoneInLeague> act);
  // Further effects of an accepted event.
  std::string effects(const league::Change& change) const;
  view::ResultDraft next_slip(const league::CompetitionEvent& event) const;

  ClubState& state_;
  EventGroups<view::DoneInLeague> entered_;
  Job<DrawnRounds> draw_;
  std::string problem_;
};

}  // namespace tanteador::ui
