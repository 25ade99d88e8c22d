#pragma once
// The reports of the club on its pages: records, seasons, ratings and rankings.

#include <optional>

#include "ui/app/club/club_task.hpp"
#include "ui/app/club/state.hpp"

namespace tanteador::ui {

class ReportPages {
 public:
  explicit ReportPages(ClubState& state) : state_(state) {}

  // The report that the page shown there needs.
  std::optional<ReportQuery> query_of(view::Screen screen);
  view::ClubFigures figures(const ClubReport* report);
  view::PlayerRecord record(const ClubReport& report);
  view::SeasonBook season();  // of the competition, however long it takes
  view::ProgressView progress() const;
  // To a page that needs no report.
  ClubAnswer leave(ReportQuery::What what);

  // Shown as long as the same is asked for.
  void set_ranking(Ranked ranked);
  void forget_ranking() { ranking_.reset(); }

 private:
  struct Ranking {
    Ranked ranked;
    view::ClubFiguresState of;
  };
  ClubState& state_;
  std::optional<Ranking> ranking_;
};

}  // namespace tanteador::ui
