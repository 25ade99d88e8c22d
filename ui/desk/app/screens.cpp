// What is shown: each screen from what the program knows.

#include "src/desk/tables.hpp"
#include "src/view/board.hpp"
#include "src/view/rulebook/ask.hpp"
#include "src/view/why.hpp"
#include "src/view/words.hpp"
#include "ui/desk/app.hpp"

namespace tanteador::ui {

std::int64_t App::moment() const {
  const auto& board = pick<view::BoardPick>();
  return board.ask.on && board.ask.at != 0 ? board.ask.at : board.replacing;
}

// The program opens in one of them: that there are others is said there.
std::string App::others_in_play() const {
  constexpr int kCounted = 99;
  int others = 0;
  session_.each_match(true, [&](const session::MatchSummary& row) {
    if (row.id != match_->id()) ++others;
    return others < kCounted;
  });
  return others == 0 ? std::string() : trn("{0} other match in play", "{0} other matches in play", others);
}

view::Panel App::board() {
  std::optional<AnyMatch> past;  // while an earlier event is being replaced, or asked about
  const std::int64_t at = moment();
  view::Table table = at == 0 ? desk::table_of(*match_) : desk::table_before(*match_, at, past);
  if (at == 0) desk::let_try(table, in_use(), *match_);
  if (!in_sample_) table.best = [this] { return best(); };
  table.ask = [this](const Entries& entries) { return ask(entries); };
  const auto& pointed = pick<view::BoardPick>();
  view::Panel panel = view::make_panel(screen_, view::make_match_screen(table, pointed), &table, notice_);
  if (pointed.ask.on) view::set_asking(panel, pointed);
  if (in_sample_) panel.subtitle = tr("A sample: nothing of it is kept");
  if (const std::string others = others_in_play(); !others.empty()) panel.subtitle += " · " + others;
  return panel;
}

// The match as it stands now, whatever is being replaced on the board.
view::RefereeSheet App::referee() {
  const session::OpenMatch& match = dispute_ ? *dispute_ : *match_;
  view::Table table = desk::table_of(match);
  desk::let_try(table, dispute_ ? aside_ : in_use(), match);
  return view::make_referee(table, pick<view::RefereePick>(), desk());
}

view::Panel App::build() {
  view::Panel panel = body();
  panel.clock = clock();
  if (match_ && correction_ && !panel.notice.empty()) {
    view::Table table = desk::table_of(*match_);
    desk::let_try(table, in_use(), *match_);
    view::set_falling(panel, table, *correction_, pick<view::FallingPick>());
  }
  if (screen_ == view::Screen::board && match_ && club_ && club_->has(match_->id()))
    panel.tools.insert(panel.tools.begin(), {.id = "go/competition",
                                             .label = tr("Rounds"),
                                             .command = view::command::Go{view::Screen::competition}});
  if (room_) add_room_keys(panel);
  add_fork_key(panel);
  add_print_key(panel);
  add_save_key(panel);
  const auto* board = std::get_if<view::MatchScreen>(&panel.body);
  awake_.keep((board && !board->finale && !in_sample_) || std::holds_alternative<view::TvView>(panel.body));
  if (!options_.read_only.empty())
    panel.subtitle = tr("Only to be read") + (panel.subtitle.empty() ? "" : " · ") + panel.subtitle;
  return panel;
}

view::TvView App::from_afar(const view::Table& table) const {
  view::TvView tv = view::make_tv(table);
  if (!tv_)
    tv.back = {
        .id = "tv/back", .label = tr("Back to the board"), .command = view::command::Go{view::Screen::board}};
  return tv;
}

view::Panel App::body() {
  if (tv_ && match_)
    return view::make_panel(view::Screen::tv, from_afar(desk::table_of(*match_)), nullptr, {});
  if (waiting_)
    return view::make_panel(screen_, view::make_pin(waiting_->referees, waiting_->asked), nullptr, notice_);
  if (screen_ == view::Screen::board && match_) return board();
  if (keeping_.busy() && (screen_ == view::Screen::print || screen_ == view::Screen::competition))
    return view::make_panel(screen_, keeping_.progress(), nullptr, notice_);
  std::optional<view::Table> table;
  if (match_) table.emplace(desk::table_of(*match_));
  if (table) desk::let_try(*table, in_use(), *match_);
  const view::Table* shown = table ? &*table : nullptr;
  const auto frame = [&](decltype(view::Panel::body) body) {
    return view::make_panel(screen_, std::move(body), shown, notice_);
  };
  switch (screen_) {
    case view::Screen::new_match:
      return frame(view::make_new_match(draft_, known(), problem_.empty() ? left_out() : problem_));
    case view::Screen::house_rules:
      return frame(view::make_house_rules(draft_, known(), pick<view::HousePick>(), problem_));
    case view::Screen::history:
      if (shown) return frame(view::make_history(*shown, pick<view::HistoryPick>()));
      break;
    case view::Screen::referee:
      if (choosing_dispute_) return frame(view::choose_dispute());
      if (dispute_ || match_) return frame(referee());
      break;
    case view::Screen::rulings:
      return frame(view::make_rulings(rulings(), shown, pick<view::LogPick>(), desk()));
    case view::Screen::rulebook: return frame(rulebook(shown));
    case view::Screen::why:
      if (shown) return frame(view::make_why(*shown, pick<view::WhyPick>()));
      break;
    case view::Screen::settings:
      return frame(view::make_settings(options_.settings, options_.languages, options_.places, copies(),
                                       {.voice = voice_.is_there(), .tones = sounds_.is_there()}));
    case view::Screen::people:
      if (pick<view::PeoplePick>().person.empty()) return frame(people());
      return frame(person());
    case view::Screen::club:
    case view::Screen::player:
    case view::Screen::new_competition:
    case view::Screen::competition:
    case view::Screen::wall:
      if (auto page = club_ ? club_->body(screen_) : std::nullopt) return frame(std::move(*page));
      break;
    case view::Screen::matches: return frame(all_matches());
    case view::Screen::tv:
      if (shown) return frame(from_afar(*shown));
      break;
    case view::Screen::room:
      if (room_) return frame(view::make_room(room_->now()));
      break;
    case view::Screen::server: return frame(server_.body());
    case view::Screen::together:
      if (others_) return frame(others_->body());
      break;
    case view::Screen::print:
      if (printed_) return frame(print_view());
      break;
    case view::Screen::phone:
      if (handed_out_) return frame(view::make_phone(*handed_out_));
      if (match_) return board();
      break;
    case view::Screen::board:
    case view::Screen::home: break;
  }
  return frame(home());
}

}  // namespace tanteador::ui
