#pragma once
// Slow tasks of the club, one at a time in a job: reading and writing files, checks, rankings.

#include <optional>

#include "ui/app/club/club_task.hpp"
#include "ui/app/club/competition_pages.hpp"
#include "ui/app/club/report_pages.hpp"

namespace tanteador::ui {

class TaskController {
 public:
  TaskController(ClubState& state, CompetitionController& competition, CompetitionPages& pages,
                 ReportPages& reports);

  // Runs a task in a job; a quick task at once.
  ClubAnswer run(const view::command::ClubWork& what, const Voucher& voucher = {});
  bool is_active() const { return job_.is_active(); }
  std::optional<ClubAnswer> poll();  // once, when the task has ended
  void stop() { job_.abandon(); }    // the task ends at its next step
  view::ProgressView progress() const;

 private:
  ClubAnswer show(ClubTaskResult result);

  ClubState& state_;
  CompetitionController& competition_;
  CompetitionPages& pages_;
  ReportPages& reports_;
  view::command::ClubWork what_;
  Job<ClubTaskResult> job_{state_.options.seconds};
};

}  // namespace tanteador::ui
