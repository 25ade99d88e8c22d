#pragma once
// The pages of the open competition: now, or as of an earlier moment.

#include <optional>
#include <string>
#include <vector>

#include "src/codec/roster.hpp"
#include "ui/app/club/competition_controller.hpp"
#include "ui/app/club/past_moment.hpp"

namespace tanteador::ui {

class CompetitionPages {
 public:
  CompetitionPages(ClubState& state, const CompetitionController& competition)
      : state_(state), competition_(competition) {}

  view::OpenLeague league_view();
  view::WallView wall();
  bool update_clock(view::WallView& wall) const;  // true if another second is shown
  // Shows only the competition of that name or id, on a wall. Returns why it cannot; empty: no error.
  std::string hang_up(const std::string& named);
  // Turns the wall to its next page when it is time. False if the page is still the same.
  bool turn_wall();
  void restart_wall();
  bool is_clock_old() const;  // true if the pages show another minute of the round
  // Corrections and entries that are listed until the next entry.
  void set_history(view::CompetitionHistory history);

 private:
  view::OpenLeague current_league() const;
  std::optional<league::TableRef> open_table() const;
  std::vector<view::TableReport> reports_of_table() const;
  std::vector<view::TableMatch> matches_for_table() const;

  ClubState& state_;
  const CompetitionController& competition_;
  PastMoment past_moment_;
  struct History {
    view::CompetitionHistory all;
    session::StreamHead at;
  };
  std::optional<History> history_;
  mutable codec::EditionPtr rules_;  // of the competition's ruleset, while it is shown
  bool is_wall_only_ = false;
  double wall_since_ = 0;
  int turn_ = 0;
  mutable view::RoundClock clock_;  // as last shown
};

}  // namespace tanteador::ui
