// What is shown, on paper.

#include "src/desk/case_record.hpp"
#include "src/desk/tables.hpp"
#include "ui/desk/app.hpp"

namespace tanteador::ui {

void App::print(const view::command::Print& deed) {
  using enum view::command::Print::Deed;
  const bool league = screen_ == view::Screen::competition && club_ && club_->competition();
  if (deed.deed == back) {
    screen_ = printed_from_;
  } else if (deed.deed == keep) {
    if (!league && !printed_) return;
    if (auto told = keeping_.begin(league ? club_->printable(ClubDesk::Copy::kept) : *printed_, deed.form,
                                   options_.papers))
      notice_ = *std::move(told);
  } else if (deed.deed == stop) {
    keeping_.stop();
  } else if (league) {
    club_->choose_paper();
  } else if (panel_) {
    std::string title;
    if (match_) {
      for (const std::string& side : match_->names().sides) title += (title.empty() ? "" : " – ") + side;
    }
    const auto* log = std::get_if<view::RulingLog>(&panel_->body);
    printed_ = log ? case_record(*log) : printable(panel_->body, title, options_.now());
    if (!printed_) return;
    printed_from_ = screen_;
    screen_ = view::Screen::print;
  }
}

void App::hear_keeping() {
  if (!keeping_.busy()) return;
  if (auto told = keeping_.heard()) notice_ = *std::move(told);
  stale_ = true;  // how far it is
}

// Of the cases that are listed all there is to be told.
Printable App::case_record(const view::RulingLog& log) {
  std::vector<session::CaseEntry> listed;
  std::optional<view::Table> table;
  if (match_) table.emplace(desk::table_of(*match_));
  const auto all = rulings();
  for (const std::size_t place : rulings_listed(all, table ? &*table : nullptr, pick<view::LogPick>()))
    listed.push_back((*rulings_)[place]);
  Printable made{.name = log.title, .page = {}, .data = {}, .empty = log.empty};
  if (listed.empty()) return made;
  made.page = desk::case_document(session_, listed, options_.now());
  made.page.language = language();
  made.data = {desk::case_table(session_, listed)};
  return made;
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
  const auto* club = std::get_if<view::ClubView>(&panel.body);
  const bool of_club = club && club->sheet && !club->sheet->tables.empty();  // seasons, ratings
  if (!of_league && !of_screen && !of_club) return;
  panel.tools.insert(panel.tools.begin(),
                     {.id = "print", .label = tr("Print / save"), .command = view::command::Print{}});
}

}  // namespace tanteador::ui
