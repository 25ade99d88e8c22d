#include "ui/app/app.hpp"

#include <algorithm>
#include <cstdio>

#include "ui/app/overload.hpp"
#include "ui/panel/drawing/scripts.hpp"

namespace tanteador::ui {

using session::StoreError;
using view::Screen;

App::App(session::Session& session, AppOptions options)
    : controllers_(session, std::move(options)),
      jobs_(state_, {controllers_.club.get(), &controllers_.databases, &controllers_.lists,
                     controllers_.exports.get()}) {
  state_.callbacks = {[this](Screen screen) { go(screen); }, [this] { read_again(); }};
  state_.options.speak(state_.options.settings.language);
  try {
    show_first_screen();
  } catch (const StoreError& error) {
    state_.notice = error.what();
  }
}

void App::show_first_screen() {
  const AppOptions& options = state_.options;
  if (controllers_.club) controllers_.club->read_again();
  if (!options.wall.empty() && controllers_.club) {
    wall_problem_ = controllers_.club->hang_up(options.wall);
    if (!wall_problem_.empty()) return;
    state_.screen = Screen::wall;
    if (!options.read_only.empty()) state_.notice.clear();  // a wall accepts no entries anyway
    return;
  }
  state_.is_tv = options.tv;
  if (!options.open.empty()) return controllers_.matches.open(options.open);
  const auto matches = state_.session.matches({1, 0});
  const bool is_shown = !matches.empty() && (options.tv || matches.front().status == "in_progress");
  if (is_shown) controllers_.matches.open(matches.front().id);
}

const view::Panel& App::panel() {
  jobs_.poll();
  if (!panel_ || std::exchange(state_.needs_build, false)) {
    state_.needs_build = false;
    try {
      panel_ = builder_.build();
      panel_->build_number = ++built_;
    } catch (const StoreError& error) {
      controllers_.databases.report(error);
      if (panel_ && DatabaseController::is_out_of_reach(error))
        show_notice();  // above the old screen
      else
        panel_.reset();
    } catch (const std::exception& fault) {
      report(fault);
      state_.screen = Screen::home;  // the faulty screen would fail again
      panel_.reset();
    }
    if (!panel_)
      panel_ = view::make_panel(Screen::home, view::make_home({}, state_.options.settings), nullptr,
                                state_.notice);
  }
  return *panel_;
}

// A damaged row or a fault of the program does not end it.
void App::report(const std::exception& fault) {
  std::fprintf(stderr, "tanteador-panel: %s\n", fault.what());
  state_.notice =
      tr("Some stored data could not be read. Run \"tanteador db check\" for details and \"tanteador db "
         "rebuild\" to repair lists and points.");
}

void App::show_notice() {
  panel_->notice = state_.notice;
  controllers_.databases.add_save_button(*panel_);
}

void App::say(std::string notice) {
  state_.notice = std::move(notice);
  state_.needs_build = true;
}

bool App::needs_refresh() {
  using FileChange = DatabaseController::FileChange;
  Controllers& c = controllers_;
  c.settings.tidy_at_rest();
  if (!has_explained_scripts_ && take_romanized()) {
    has_explained_scripts_ = true;
    say(tr("Names in other scripts are shown here in Latin letters. They are stored as they were written."));
    return true;
  }
  const bool has_faded = !state_.done.empty() && state_.options.seconds() >= state_.done_until;
  if (has_faded) {
    state_.done.clear();
    state_.needs_build = true;
  }
  const FileChange change = c.databases.follow_file();
  if (change == FileChange::changed) {
    read_again();
    if (state_.is_tv && state_.options.open.empty()) c.matches.open_newest();
  }
  if (change == FileChange::lost && panel_) show_notice();
  if (change != FileChange::none) return true;
  const auto* tv = panel_ ? std::get_if<view::TvView>(&panel_->body) : nullptr;
  const bool is_old = has_faded || c.databases.needs_refresh() || c.exports->is_busy() ||
                      (c.club && c.club->needs_refresh()) || (c.phones && c.phones->needs_refresh()) ||
                      (panel_ && !panel_->clock.empty() && c.referee.clock() != panel_->clock) ||
                      (tv && tv->clock != builder_.tv_clock());
  if (is_old) state_.needs_build = true;
  auto* wall = panel_ ? std::get_if<view::WallView>(&panel_->body) : nullptr;
  return is_old || (wall && c.club && c.club->update_clock(*wall));
}

void App::perform(std::span<const view::Command> commands) {
  if (!commands.empty()) state_.done.clear();  // said of an earlier command
  for (const view::Command& command : commands) {
    try {
      run(command);
    } catch (const session::NeedsRole& needed) {
      controllers_.pins.ask(command, needed);
    } catch (const StoreError& error) {
      controllers_.databases.report(error);
      if (error.code() == StoreError::Code::conflict) read_again();
    } catch (const std::exception& fault) {
      report(fault);
    }
  }
  if (!commands.empty()) {
    state_.needs_build = true;
    controllers_.settings.note_activity();
  }
  const auto only_looks = [](const view::Command& command) {
    return std::holds_alternative<view::command::SetState>(command) ||
           std::holds_alternative<view::command::Type>(command) ||
           std::holds_alternative<view::command::Go>(command) ||
           std::holds_alternative<view::command::Change>(command) ||
           std::holds_alternative<view::command::DrawLot>(command) ||
           std::holds_alternative<view::command::LeagueRequest>(command);
  };
  if (!std::ranges::all_of(commands, only_looks)) forget_answers();
}

void App::run(const view::Command& command) {
  namespace c = view::command;
  auto& [state, pins, people, matches, new_match, lists, referee, settings, databases, club, phones,
         exports] = controllers_;
  std::visit(Overload{[](std::monostate) {},
                      [&](const c::Go& to) {
                        go(to.screen);
                        if (index(to.row) == 0) return;
                        auto& history = state_.get<view::HistoryState>();
                        history = {};
                        history.row = index(to.row);
                      },
                      [&](const c::Enter& enter) { matches.enter(enter); },
                      [&](const c::Decide& decision) { matches.decide(decision.events); },
                      [&](const c::Undo& undo) { matches.correct(&session::Session::undo, undo); },
                      [&](const c::Redo& redo) { matches.correct(&session::Session::redo, redo); },
                      [&](const c::Open& match) { matches.open(match.match); },
                      [&](const c::Discard& match) { matches.discard(match.match); },
                      [&](const c::Sample&) { matches.play_sample(); },
                      [&](const c::Replace& what) { matches.replace(what.seq); },
                      [&](const c::AskAt& moment) { matches.ask_at(moment.seq); },
                      [&](const c::NewMatch& match) { new_match.prepare(match.game); },
                      [&](const c::Change& change) { new_match.change(change.draft); },
                      [&](const c::DrawLot& lot) { new_match.draw_lot(lot.seats); },
                      [&](const c::Start& start) { new_match.start(start.draft); },
                      [&](const c::Again& match) { new_match.play_again(match.match, match.seats); },
                      [&](const c::SaveRules& rules) { new_match.save_rules(rules.title); },
                      [&](const c::RemoveRules& rules) { new_match.remove_rules(rules.ruleset); },
                      [&](const c::Dispute& about) { referee.open_dispute(about); },
                      [&](const c::Share& result) { exports->share(result); },
                      [&](const c::Print& paper) { exports->print(paper, panel_); },
                      [&](const c::Room& room) { phones ? phones->run(room) : void(); },
                      [&](const c::Database& database) { databases.run(database); },
                      [&](const c::Together& together) { databases.run(together); },
                      [&](const c::LeagueRequest& what) { club ? club->run(what.what) : void(); },
                      [&](const c::BackUp&) { settings.back_up(); },
                      [&](const c::Set& to) { settings.set(to.settings); },
                      [&](const c::SetState& set) {
                        view::set_state(state.states, set.at);
                        settings.store_way_of_entry();
                      },
                      [&](const c::Type& typed) { type(typed); },
                      [&](const c::Why& why) {
                        state.get<view::WhyState>() = {why.side, -1};
                        state.screen = Screen::why;
                      },
                      [&](const c::OpenRule& open) {
                        state.get<view::RulebookState>() = {};
                        state.get<view::RulebookState>().trail = {open.rule};
                        state.screen = Screen::rulebook;
                      },
                      [&](const c::ChooseReferee& who) { pins.choose_referee(who.name); },
                      [&](const c::Vouch&) { run_signed(); },
                      [&](const c::Dismiss&) {
                        pins.dismiss();
                        matches.dismiss_correction();
                        state.notice.clear();
                      }},
             command);
}

// A person with the right PIN may still lack the role of a further step.
void App::run_by_role() {
  controllers_.pins.authorise([this](const view::Command& command) {
    try {
      run(command);
    } catch (const session::NeedsRole& needed) {
      controllers_.pins.ask(command, needed);
    }
  });
}

// The club's tasks and a synchronisation authorise the referee themselves, in the database that needs one.
void App::run_signed() {
  using Operation = view::command::Together::Operation;
  PinController& pins = controllers_.pins;
  if (!pins.is_waiting()) return;
  const view::Command command = *pins.command();
  const auto* in_league = std::get_if<view::command::LeagueRequest>(&command);
  const auto* task = in_league ? std::get_if<view::command::ClubWork>(&in_league->what) : nullptr;
  const auto* together = std::get_if<view::command::Together>(&command);
  if (pins.signs_in())
    run_by_role();
  else if (task && controllers_.club)
    controllers_.club->run_task(*task, pins.take_voucher());
  else if (together && together->operation != Operation::settle && together->operation != Operation::again)
    controllers_.databases.run(*together, pins.take_voucher());
  else
    pins.authorise([this](const view::Command& signed_command) { run(signed_command); });
}

void App::type(const view::command::Type& typed) {
  ClubController* club = controllers_.club.get();
  if (club && typed.field == view::kLeagueSearch && club->paste(typed.text)) return;
  if (controllers_.pins.is_waiting())
    controllers_.pins.type(typed.text);
  else if (controllers_.databases.type(typed.field, typed.text))
    return;
  else if (club && typed.field.starts_with(view::kLeagueField))
    club->type(typed.field, typed.text);
  else
    view::type(state_.states, typed.field, typed.text);
}

void App::take_file(const std::string& path) {
  state_.needs_build = true;
  if (!controllers_.databases.take_file(path) && controllers_.club) controllers_.club->take_file(path);
}

// Ends the draft of the previous screen.
void App::go(Screen screen) {
  const bool needs_match = screen == Screen::board || screen == Screen::referee;
  state_.screen = needs_match && !match() ? Screen::home : screen;
  controllers_.referee.leave();
  controllers_.new_match.leave();
  controllers_.pins.dismiss();
  if (controllers_.phones) controllers_.phones->leave();
  if (screen == Screen::people) {
    auto& people = state_.get<view::PeopleState>();
    people = view::people_list_state(people);
  }
  if (screen == Screen::matches) state_.get<view::ListState>() = {};
  if (screen == Screen::referee) state_.get<view::RefereeState>() = {};
  if (screen == Screen::history) state_.get<view::HistoryState>().search.clear();
  if (screen == Screen::rulebook) state_.get<view::RulebookState>() = {};
  if (controllers_.club) controllers_.club->enter(state_.screen);
  controllers_.databases.enter(screen);
}

void App::forget_answers() {
  controllers_.referee.forget();
  controllers_.people.forget();
  controllers_.lists.forget();
}

void App::read_again() {
  state_.needs_build = true;
  forget_answers();
  try {
    if (controllers_.club) controllers_.club->read_again();
    controllers_.databases.read_again();
    controllers_.matches.read_again();
  } catch (const StoreError& error) {
    controllers_.databases.report(error);
  }
}

}  // namespace tanteador::ui
