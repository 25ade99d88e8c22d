#pragma once
// Exports: results as text or picture, and papers.

#include <optional>
#include <string>

#include "ui/app/club/club_controller.hpp"
#include "ui/app/jobs.hpp"
#include "ui/app/match/referee_controller.hpp"
#include "ui/app/printable.hpp"
#include "ui/window/program.hpp"

namespace tanteador::ui {

class ExportController : public JobOwner {
 public:
  // `club`: null if there is none.
  ExportController(AppState& state, const MatchController& matches, RefereeController& referee,
                   ClubController* club);

  // Shares a result as text or picture. The window does it after take_wanted().
  void share(const view::command::Share& result);
  WindowRequests take_wanted() { return std::exchange(wanted_, {}); }
  void report_picture(bool is_written);

  // Prints `shown`, or the paper of the competition.
  void print(const view::command::Print& command, const std::optional<view::Panel>& shown);
  std::optional<view::PrintView> preview() const;
  // Set while a paper of that screen is written.
  std::optional<view::ProgressView> progress() const;
  void add_button(view::Panel& panel) const;

  bool is_busy() const override { return job_.is_active(); }
  void poll() override;

 private:
  bool is_at_competition() const;
  Printable case_record(const view::RulingLog& log);

  AppState& state_;
  const MatchController& matches_;
  RefereeController& referee_;
  ClubController* club_;
  WindowRequests wanted_;
  std::string picture_;             // the last file requested
  std::optional<Printable> paper_;  // the one shown …
  Preview preview_;                 // … its pages …
  view::Screen shown_from_{};       // … and its screen
  Job<SaveResult> job_{state_.options.seconds};
};

}  // namespace tanteador::ui
