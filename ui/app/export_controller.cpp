#include "ui/app/export_controller.hpp"

#include "src/queries/case_record.hpp"
#include "src/view/league/club.hpp"
#include "src/view/words.hpp"

namespace tanteador::ui {

ExportController::ExportController(AppState& state, const MatchController& matches,
                                   RefereeController& referee, ClubController* club)
    : state_(state), matches_(matches), referee_(referee), club_(club) {}

void ExportController::share(const view::command::Share& result) {
  if (!result.picture) {
    wanted_.clipboard = result.text;
    state_.say_done(result.done.empty() ? tr("Result copied to the clipboard.") : result.done);
    return;
  }
  if (state_.options.pictures.empty()) {
    state_.notice = tr("No pictures folder found.");
    return;
  }
  wanted_.picture = state_.options.pictures + "/tanteador-" + result.text + ".png";
  picture_ = wanted_.picture;
}

void ExportController::report_picture(bool is_written) {
  const std::string_view file = picture_;
  if (is_written) return state_.say_done(view::say("Picture saved: {0}", {file}));
  state_.notice = view::say("{0} could not be saved.", {file});
  state_.needs_build = true;
}

bool ExportController::is_at_competition() const {
  return state_.screen == view::Screen::competition && club_ && club_->competition();
}

void ExportController::print(const view::command::Print& command, const std::optional<view::Panel>& shown) {
  using enum view::command::Print::Operation;
  if (command.operation == back) {
    state_.screen = shown_from_;
  } else if (command.operation == keep || command.operation == view::command::Print::Operation::print) {
    constexpr std::chrono::milliseconds kSoon(200);  // a quick export needs no bar
    if ((!is_at_competition() && !paper_) || is_busy()) return;
    Printable what = is_at_competition() ? club_->printable(Copy::permanent) : *paper_;
    const AppOptions& options = state_.options;
    job_.start([what = std::move(what), command, folder = options.papers,
                printer = options.printer](Signals& signals) {
      return command.operation == keep ? ui::keep(what, command.form, folder, signals)
                                       : print_on_paper(what, printer, signals);
    });
    job_.wait_for(kSoon);
    poll();
  } else if (command.operation == stop) {
    job_.abandon();
  } else if (is_at_competition()) {
    club_->choose_paper();
  } else if (shown) {
    std::string title;
    if (const auto& match = matches_.match()) {
      for (const std::string& side : match->names().sides) title += (title.empty() ? "" : " – ") + side;
    }
    const auto* log = std::get_if<view::RulingLog>(&shown->body);
    paper_ = log ? case_record(*log) : printable(shown->body, title, state_.options.now());
    if (!paper_) return;
    preview_ = preview_of(*paper_);
    shown_from_ = state_.screen;
    state_.screen = view::Screen::print;
  }
}

void ExportController::poll() {
  if (auto outcome = job_.take_result()) {
    const SaveResult saved = *outcome ? **outcome : SaveResult{outcome->error(), false};
    saved.is_done ? state_.say_done(saved.text) : void(state_.notice = saved.text);
  }
  state_.needs_build = true;
}

std::optional<view::ProgressView> ExportController::progress() const {
  const bool is_shown = state_.screen == view::Screen::print || state_.screen == view::Screen::competition;
  if (!is_busy() || !is_shown) return std::nullopt;
  const JobProgress progress = job_.progress();
  return view::make_keeping(progress.tenths, progress.done, progress.all);
}

Printable ExportController::case_record(const view::RulingLog& log) {
  const std::vector<session::CaseRecord> listed = referee_.listed_cases();
  Printable printable{.name = log.title, .page = {}, .data = {}, .empty = log.empty};
  if (listed.empty()) return printable;
  const auto rulings = queries::rulings(state_.session, listed);
  printable.page = rulings_page(rulings, state_.options.now());
  printable.data = {report::rulings_data(rulings)};
  return printable;
}

std::optional<view::PrintView> ExportController::preview() const {
  if (!paper_) return std::nullopt;
  view::PrintView view = print_view(*paper_, preview_, {}, state_.options.printer);
  if (view.title.empty()) view.title = paper_->page.title;
  view.back = {.id = "print/back",
               .label = tr("Back"),
               .command = view::command::Print{view::command::Print::Operation::back, {}}};
  return view;
}

void ExportController::add_button(view::Panel& panel) const {
  const bool of_league = std::holds_alternative<view::RoundScreen>(panel.body) ||
                         std::holds_alternative<view::StandingsView>(panel.body) ||
                         std::holds_alternative<view::EntrantsView>(panel.body);
  const bool of_screen = std::holds_alternative<view::History>(panel.body) ||
                         std::holds_alternative<view::RulingLog>(panel.body) ||
                         std::holds_alternative<view::PlayerPage>(panel.body) ||
                         std::holds_alternative<view::PersonView>(panel.body);
  const auto* club = std::get_if<view::ClubView>(&panel.body);
  const bool of_club = club && club->sheet && !club->sheet->tables.empty();  // seasons, ratings
  if (!of_league && !of_screen && !of_club) return;
  panel.tools.insert(panel.tools.begin(),
                     {.id = "print", .label = tr("Print / save"), .command = view::command::Print{}});
}

}  // namespace tanteador::ui
