#pragma once
// The reports of the club on its pages: records, seasons, ratings and rankings.

#include <optional>

#include "ui/app/club/club_task.hpp"
#include "ui/app/club/state.hpp"

namespace tanteador::ui {

class ReportPages {
 public:
  explicit ReportPages(ClubState& state) : state_(state) {}

  std::optional<ReportQuery> query_of(view::Screen screen);
  view::ClubFigures figures(const ClubReport* report);
  view::PlayerRecord record(const ClubReport& report);
  view::SeasonBook season();  // of the competition; may take long
  view::ProgressView progress() const;
  // Leaves for a page that needs no report.
  ClubAnswer leave(ReportQuery::What what);

  // Shown until another ranking is requested.
  void set_ranking(RankedPlayers ranked);
  void forget_ranking() { ranking_.reset(); }

 private:
  struct Ranking {
    RankedPlayers ranked;
    view::ClubFiguresState of;
  };
  ClubState& state_;
  std::optional<Ranking> ranking_;
};

}  // namespace tanteador::ui
