#include "ui/desk/app.hpp"

#include <algorithm>
#include <cstdio>

#include "src/desk/tables.hpp"
#include "src/view/prefill.hpp"
#include "ui/desk/overload.hpp"

namespace tanteador::ui {

using session::StoreError;

namespace {

bool is_away(const StoreError& error) {
  return error.code() == StoreError::Code::cannot_open || error.code() == StoreError::Code::moved;
}

}  // namespace

App::App(session::Session& session, AppOptions options)
    : session_(session), options_(std::move(options)), draft_(view::first_draft(kGames.front())) {
  notice_ = options_.read_only.empty() ? options_.notice : options_.read_only;
  picks_ = fresh();
  options_.speak(options_.settings.language);
  if (options_.store)
    club_ = std::make_unique<ClubDesk>(
        session_, *options_.store,
        ClubDesk::Outside{options_.seconds, options_.draw_lot, options_.next_round, options_.papers,
                          options_.store_again, options_.command, options_.server.here});
  if (options_.store)
    room_ = std::make_unique<RoomDesk>(
        session_, *options_.store,
        RoomDesk::Outside{options_.store_again, options_.languages, options_.now, options_.listen});
  if (options_.store)
    others_ = std::make_unique<TogetherDesk>(
        session_, *options_.store,
        TogetherDesk::Outside{options_.open_database, options_.server.here, options_.seconds});
  try {
    if (options_.store) file_as_of_ = options_.store->data_version();
    learn_nicknames();
    if (!options_.wall.empty() && club_) {
      not_on_wall_ = club_->hang_up(*options_.store, options_.wall);
      if (not_on_wall_.empty()) {
        screen_ = view::Screen::wall;
        if (!options_.read_only.empty()) notice_.clear();  // nobody wants to enter anything here
      }
      return;
    }
    tv_ = options_.tv;
    if (!options_.open.empty()) {
      open(options_.open);
      return;
    }
    const auto matches = session_.matches({1, 0});
    const bool shown = !matches.empty() && (tv_ || matches.front().status == "in_progress");
    if (shown) open(matches.front().id);
  } catch (const StoreError& error) {
    notice_ = error.what();
  }
}

const view::Panel& App::panel() {
  hear_draw();
  hear_work();
  hear_databases();
  hear_finder();
  hear_keeping();
  if (!panel_ || stale_) {
    stale_ = false;
    try {
      panel_ = build();
      panel_->made = ++made_;
    } catch (const StoreError& error) {
      tell_of(error);
      if (panel_ && is_away(error))
        show_notice();  // what was on the screen stays
      else
        panel_.reset();
    } catch (const std::exception& error) {
      tell_of(error);
      screen_ = view::Screen::home;  // not shown again and again
      panel_.reset();
    }
    if (!panel_) panel_ = view::make_panel(view::Screen::home, view::make_home({}), nullptr, notice_);
  }
  return *panel_;
}

// A row nobody of ours wrote, or a fault of our own: it ends nothing.
void App::tell_of(const std::exception& fault) {
  std::fprintf(stderr, "tanteador-panel: %s\n", fault.what());
  notice_ =
      tr("Some stored data could not be read. Run \"tanteador db check\" for details and \"tanteador db "
         "rebuild\" to repair lists and points.");
}

void App::perform(std::span<const view::Command> commands) {
  for (const view::Command& command : commands) {
    try {
      run(command);
    } catch (const StoreError& error) {
      tell_of(error);  // what is shown stays what is stored
      if (error.code() == StoreError::Code::moved_on) read_again();
    } catch (const std::exception& error) {
      tell_of(error);
    }
  }
  if (!commands.empty()) {
    stale_ = true;
    tapped_ = options_.seconds();
  }
  const auto only_looks = [](const view::Command& command) {
    return std::holds_alternative<view::command::Aim>(command) ||
           std::holds_alternative<view::command::Type>(command) ||
           std::holds_alternative<view::command::Go>(command) ||
           std::holds_alternative<view::command::Change>(command) ||
           std::holds_alternative<view::command::DrawLot>(command) ||
           std::holds_alternative<view::command::InLeague>(command);
  };
  if (!std::ranges::all_of(commands, only_looks)) forget_told();
}

// A panel is left open for a whole evening: when nobody has tapped for a while the file can be copied alone.
void App::settle_at_rest() {
  constexpr double kRest = 3;  // seconds
  if (!options_.settle || !tapped_ || options_.seconds() - *tapped_ < kRest) return;
  tapped_.reset();
  back_up_by_day();
  try {
    options_.settle();
  } catch (const StoreError&) {  // busy: after the next tap
  }
}

void App::hear_finder() {
  try {
    if (finder_.hear()) stale_ = true;
  } catch (const StoreError& error) {
    notice_ = error.what();
    stale_ = true;
  }
}

// What was told of all matches may be otherwise by now.
void App::forget_told() {
  rulings_.reset();
  told_.reset();
  people_.reset();
  finder_.forget();
}

// Somebody else may write to the same file: what is shown is what stands there.
bool App::follow_file() {
  if (!options_.store) return false;
  try {
    const std::int64_t now = options_.store->data_version();
    const bool back = std::exchange(away_, false);
    if (back) notice_.clear();  // it told of that
    is_lost_ = is_lost_ && !back;
    if (now == file_as_of_ && !back) return false;
    file_as_of_ = now;
  } catch (const StoreError& error) {
    // Busy: whoever enters something is told. Away: everybody, once.
    if (!is_away(error) || std::exchange(away_, true)) return false;
    tell_of(error);
    if (panel_) show_notice();
    return true;
  }
  read_again();
  if (tv_ && options_.open.empty()) newest();
  return true;
}

// What is being chosen or typed stays: the log only grows.
void App::read_again() {
  stale_ = true;
  forget_told();
  try {
    learn_nicknames();
    if (club_) club_->read_again();
    if (others_) others_->read_again();
    if (!match_) return;
    if (auto now = session_.stands(*match_) ? std::nullopt : session_.open(match_->id()))
      match_ = std::move(now);
  } catch (const StoreError& error) {
    tell_of(error);
  }
}

void App::show_notice() {
  panel_->notice = notice_;
  add_save_key(*panel_);
}

void App::run(const view::Command& command) {
  namespace c = view::command;
  std::visit(
      Overload{[](std::monostate) {},
               [&](const c::Enter& enter) { this->enter(enter); },
               [&](const c::Decide& decision) { decide(decision.events); },
               [&](const c::NewMatch& match) { new_match(match.game); },
               [&](const c::Undo& undo) { correct(&session::Session::undo, undo); },
               [&](const c::Redo& redo) { correct(&session::Session::redo, redo); },
               [&](const c::Go& to) { go(to.screen); },
               [&](const c::Open& match) { open(match.match); },
               [&](const c::Again& match) { again(match.match, match.seats); },
               [&](const c::Share& result) { share(result); },
               [&](const c::Discard& match) { discard(match.match); },
               [&](const c::Sample&) { sample(); },
               [&](const c::Dispute& about) { dispute(about); },
               [&](const c::Room& deed) { in_room(deed); },
               [&](const c::Database& deed) { in_server(deed); },
               [&](const c::Together& deed) { in_together(deed); },
               [&](const c::Print& deed) { print(deed); },
               [&](const c::BackUp&) { back_up(); },
               [&](const c::Change& change) { draft_ = change.draft; },
               [&](const c::DrawLot& lot) { draw_lot(lot.seats); },
               [&](const c::Start& start) { this->start(start.draft); },
               [&](const c::Set& to) { set(to.settings); },
               [&](const c::Aim& aim) { this->aim(aim.at); },
               [&](const c::InLeague& what) { in_league(what.what); },
               [&](const c::Type& typed) { type(typed); },
               [&](const c::Replace& what) {
                 picks_ = fresh();
                 auto& board = pick<view::BoardPick>();
                 if (match_)
                   board = view::changed(std::move(board),
                                         view::as_entered(desk::table_of(*match_), EventSeq{what.seq}));
                 board.replacing = what.seq;
                 screen_ = view::Screen::board;
               },
               [&](const c::AskAt& moment) {
                 picks_ = fresh();
                 pick<view::BoardPick>().ask = {.on = true, .at = moment.seq, .events = {}, .what = {}};
                 screen_ = view::Screen::board;
               },
               [&](const c::Why& why) {
                 pick<view::WhyPick>() = {why.side, -1};
                 screen_ = view::Screen::why;
               },
               [&](const c::OpenRule& open) {
                 pick<view::BookPick>() = {};
                 pick<view::BookPick>().trail = {open.rule};
                 screen_ = view::Screen::rulebook;
               },
               [&](const c::SaveRules& rules) { save_rules(rules.title); },
               [&](const c::RemoveRules& rules) { remove_rules(rules.ruleset); },
               [&](const c::ChooseReferee& who) {
                 if (waiting_) waiting_->asked.referee = who.name;
               },
               [&](const c::Vouch&) { vouch(); },
               [&](const c::Dismiss&) {
                 waiting_.reset();
                 notice_.clear();
                 correction_.reset();
               }},
      command);
}

// Where it goes: to what waits for a PIN, to a desk with fields of its own, to a screen.
void App::type(const view::command::Type& typed) {
  if (pasted(typed)) return;
  if (waiting_)
    waiting_->asked.typed = typed.text;
  else if (typed.field.starts_with(view::kServerField))
    server_.type(typed.field, typed.text);
  else if (others_ && typed.field == view::kOtherDatabase)
    others_->type(typed.text);
  else if (club_ && typed.field.starts_with(view::kLeagueField))
    club_->type(screen_, typed.field, typed.text);
  else
    view::type(picks_, typed.field, typed.text);
}

// Nothing chosen but how this table enters its hands.
view::Picks App::fresh() const {
  view::Picks picks;
  std::get<view::BoardPick>(picks).results = options_.settings.by_results;
  return picks;
}

void App::aim(const view::Aimed& at) {
  view::aim(picks_, at);
  const bool by_results = pick<view::BoardPick>().results;
  if (by_results == options_.settings.by_results) return;
  view::Settings settings = options_.settings;
  settings.by_results = by_results;
  set(settings);
}

void App::go(view::Screen screen) {
  const bool needs_match = screen == view::Screen::board || screen == view::Screen::referee;
  screen_ = needs_match && !match_ ? view::Screen::home : screen;
  dispute_.reset();
  handed_out_.reset();
  choosing_dispute_ = false;
  if (screen == view::Screen::people) {
    auto& people = pick<view::PeoplePick>();
    people = view::everybody(people);
  }
  if (screen == view::Screen::matches) pick<view::ListPick>() = {};
  waiting_.reset();
  if (screen == view::Screen::referee) pick<view::RefereePick>() = {};
  if (screen == view::Screen::history) pick<view::HistoryPick>().search.clear();
  if (club_) club_->enter(screen_);
  if (others_ && screen == view::Screen::together) others_->enter();
  if (screen == view::Screen::rulebook) pick<view::BookPick>() = {};
  problem_.clear();
}

void App::set(const view::Settings& settings) {
  if (settings.language != options_.settings.language) options_.speak(settings.language);
  options_.settings = settings;
  if (!options_.settings_file.write(settings))
    notice_ = tr("The settings could not be saved: the file is not writable.");
}

}  // namespace tanteador::ui
