#pragma once
// Carries out the commands of the club, and makes its screens.

#include <optional>
#include <string>

#include "ui/app/club/member_controller.hpp"
#include "ui/app/club/paper_controller.hpp"
#include "ui/app/club/task_controller.hpp"
#include "ui/app/jobs.hpp"
#include "ui/app/match/new_match_controller.hpp"
#include "ui/app/match/referee_controller.hpp"

namespace tanteador::ui {

class ClubController : public JobOwner {
 public:
  // The state must have a store.
  ClubController(AppState& app, MatchController& matches, NewMatchController& new_match,
                 RefereeController& referee, PinController& pins);

  void run(const view::LeagueCommand& command);
  void run_task(const view::command::ClubWork& task, const Voucher& voucher);  // after the PIN was given
  void show_table(const std::string& competition, league::TableRef table);
  std::string hang_up(const std::string& named) { return pages_.hang_up(named); }

  void type(const std::string& field, const std::string& text);
  // Takes several lines of text as a list on the screens that accept one. False if the text is not a list.
  bool paste(const std::string& text);
  // Takes a file with a list of people, dropped on any screen. The list is shown before it is accepted.
  void take_file(const std::string& path);
  void enter(view::Screen screen);  // is shown anew
  void read_again();

  // Nothing if it is not a screen of the club, or if there is nothing to show.
  std::optional<decltype(view::Panel::body)> body(view::Screen screen);
  Printable printable(Copy copy) { return papers_.printable(copy); }
  void choose_paper() { view::choose_paper(club_.states); }
  // Opens the newest competition that is being played; nothing: none is.
  std::optional<view::Button> played_competition() const;
  bool needs_refresh();
  bool update_clock(view::WallView& wall) const { return pages_.update_clock(wall); }
  bool is_busy() const override;
  void poll() override;

  template <class State>
  const State& get() const {
    return club_.get<State>();
  }
  const std::optional<session::OpenCompetition>& competition() const { return club_.open; }
  // The table of the open competition that is linked with this match.
  std::optional<league::TableRef> table_of(const std::string& match) const;

 private:
  ClubAnswer carry_out(const view::LeagueCommand& command);
  ClubAnswer stop_jobs();
  void play(league::TableRef table);
  void apply(const ClubAnswer& answer);
  void learn_nicknames();
  std::optional<decltype(view::Panel::body)> competition_page(const ClubReport* report);
  bool is_working() const { return tasks_.is_active() || club_.reports.is_active(); }

  AppState& app_;
  MatchController& matches_;
  NewMatchController& new_match_;
  RefereeController& referee_;
  PinController& pins_;
  ClubState club_{app_};
  CompetitionController competition_{club_};
  MemberController members_{club_, competition_};
  CompetitionPages pages_{club_, competition_};
  ReportPages reports_{club_};
  PaperController papers_{club_, pages_, reports_};
  TaskController tasks_{club_, competition_, pages_, reports_};
};

}  // namespace tanteador::ui
