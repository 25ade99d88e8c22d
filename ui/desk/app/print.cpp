// What is shown, on paper.

#include "ui/desk/app.hpp"

namespace tanteador::ui {

void App::print(const view::command::Print& deed) {
  using enum view::command::Print::Deed;
  const bool league = screen_ == view::Screen::competition && club_ && club_->competition();
  if (deed.deed == back) {
    screen_ = printed_from_;
  } else if (deed.deed == keep) {
    if (league || printed_)
      notice_ =
          ui::keep(league ? club_->printable(ClubDesk::Copy::kept) : *printed_, deed.form, options_.papers);
  } else if (league) {
    club_->choose_paper();
  } else if (panel_) {
    std::string title;
    if (match_) {
      for (const std::string& side : match_->names().sides) title += (title.empty() ? "" : " – ") + side;
    }
    printed_ = printable(panel_->body, title, options_.now());
    if (!printed_) return;
    printed_from_ = screen_;
    screen_ = view::Screen::print;
  }
}

view::PrintView App::print_view() const {
  view::PrintView view = shown_on_paper(*printed_, {});
  if (view.title.empty()) view.title = printed_->page.title;
  view.back = {.id = "print/back",
               .label = tr("Back"),
               .command = view::command::Print{view::command::Print::Deed::back, {}}};
  return view;
}

// Before the others, where there is something to print.
void App::add_print_key(view::Panel& panel) const {
  const bool of_league = std::holds_alternative<view::RoundScreen>(panel.body) ||
                         std::holds_alternative<view::StandingsView>(panel.body) ||
                         std::holds_alternative<view::EntrantsView>(panel.body);
  const bool of_screen = std::holds_alternative<view::History>(panel.body) ||
                         std::holds_alternative<view::RulingLog>(panel.body) ||
                         std::holds_alternative<view::PlayerPage>(panel.body) ||
                         std::holds_alternative<view::PersonView>(panel.body);
  if (!of_league && !of_screen) return;
  panel.tools.insert(panel.tools.begin(),
                     {.id = "print", .label = tr("Print / save"), .command = view::command::Print{}});
}

}  // namespace tanteador::ui
