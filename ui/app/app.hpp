#pragma once
// The program behind the panel: hands every command to its controller, and shows the resulting screen.

#include <exception>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "ui/app/controllers.hpp"
#include "ui/app/jobs.hpp"
#include "ui/app/panel_builder.hpp"
#include "ui/window/program.hpp"

namespace tanteador::ui {

class App : public Program {
 public:
  // The session must outlive the app. Opens the match last played if it is still in progress.
  App(session::Session& session, AppOptions options);

  const view::Panel& panel() override;
  void perform(std::span<const view::Command> commands) override;
  bool needs_refresh() override;
  bool is_busy() const override { return jobs_.is_busy(); }
  const view::Settings& settings() const override { return state_.options.settings; }
  void take_file(const std::string& path) override;
  WindowRequests take_wanted() override { return controllers_.exports->take_wanted(); }
  void report_picture(bool is_written) override { controllers_.exports->report_picture(is_written); }

  void say(std::string notice);
  void take_over(App& before) { controllers_.matches.take_over(before.controllers_.matches); }
  std::optional<std::string> take_next_database() { return controllers_.databases.take_next(); }
  std::string save_before_closing() { return controllers_.databases.save_before_closing(); }

  const std::optional<session::OpenMatch>& match() const { return controllers_.matches.match(); }
  const ClubController* club() const { return controllers_.club.get(); }
  bool is_on_wall() const { return state_.screen == view::Screen::wall; }
  const std::string& wall_problem() const { return wall_problem_; }  // why the wall shows no competition

 private:
  void show_first_screen();
  void run(const view::Command& command);
  void run_signed();
  void run_by_role();
  void type(const view::command::Type& typed);
  void go(view::Screen screen);
  void read_again();
  void forget_answers();
  void report(const std::exception& fault);
  void show_notice();

  Controllers controllers_;
  AppState& state_{controllers_.state};
  PanelBuilder builder_{controllers_};
  Jobs jobs_;
  std::optional<view::Panel> panel_;
  std::uint64_t built_ = 0;
  std::string wall_problem_;
  bool has_explained_scripts_ = false;  // the user was told that names are shown in Latin letters
};

}  // namespace tanteador::ui
