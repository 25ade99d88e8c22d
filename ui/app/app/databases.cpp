// The part of the program that is about databases: which one is worked on, and others beside it.

#include "src/view/words.hpp"
#include "ui/app/app.hpp"

namespace tanteador::ui {

void App::in_server(const view::command::Database& deed) {
  if (deed.deed == view::command::Database::Deed::save) return save_lost_file();
  if (auto to = server_.run(deed)) leaves_for_ = std::move(to);
}

void App::tell_of(const session::StoreError& error) {
  notice_ = error.what();
  is_lost_ = error.code() == session::StoreError::Code::moved;
}

void App::save_lost_file() {
  if (!options_.store) return;
  leaves_for_ = options_.store->copy_beside();
  is_lost_ = false;
}

std::string App::save_before_closing() {
  if (!is_lost_ || !options_.store) return {};
  try {
    return view::say("Everything that was open is in {0} now.",
                     {std::string_view(options_.store->copy_beside())});
  } catch (const session::StoreError& error) {
    return error.what();
  }
}

void App::add_save_key(view::Panel& panel) const {
  using Deed = view::command::Database::Deed;
  if (is_lost_ && !panel.notice.empty())
    panel.go_on = {.id = "save_elsewhere",
                   .label = tr("Save to a new file"),
                   .command = view::command::Database{.deed = Deed::save}};
}

void App::take_over(App& before) {
  before.leave();
  left_ = std::move(before.left_);
  if (match_) picks_ = taken_up();
}

void App::tell(std::string notice) {
  notice_ = std::move(notice);
  stale_ = true;
}

void App::in_together(const view::command::Together& deed, const Voucher& voucher) {
  using Deed = view::command::Together::Deed;
  if (!others_) return;
  if (deed.deed == Deed::page && screen_ != view::Screen::together) go(view::Screen::together);
  if (auto asks = others_->run(deed, voucher)) ask_for_pin(std::move(*asks));
  if (deed.deed == Deed::settle || deed.deed == Deed::again) read_again();
}

// On the board of a match that went different ways: to where one of them is chosen.
void App::add_fork_key(view::Panel& panel) const {
  const bool waits = match_ && match_->kept() && match_->kept()->waits;
  if (screen_ == view::Screen::board && waits && others_)
    panel.tools.insert(panel.tools.begin(), view::to_forks());
}

// Of whom one is a referee, here or in the other database.
void App::ask_for_pin(PinRequest asks) {
  const std::string only = asks.referees.size() == 1 ? asks.referees.front() : std::string();
  waiting_.emplace(Waiting{
      view::Command(std::move(asks.command)), {only, {}, std::move(asks.problem)}, std::move(asks.referees)});
}

// What is brought together looks for the referee itself, in the database where it takes one.
bool App::vouched_elsewhere() {
  using Deed = view::command::Together::Deed;
  const auto* in_league = std::get_if<view::command::InLeague>(&waiting_->command);
  const auto* work = in_league ? std::get_if<view::command::ClubWork>(&in_league->what) : nullptr;
  if (work && club_) {
    const view::command::ClubWork what = *work;
    const Voucher voucher{waiting_->asked.referee, waiting_->asked.typed};
    waiting_.reset();
    follow(club_->work(what, voucher));
    return true;
  }
  const auto* deed = std::get_if<view::command::Together>(&waiting_->command);
  if (!deed || deed->deed == Deed::settle || deed->deed == Deed::again) return false;
  const view::command::Together command = *deed;
  const Voucher voucher{waiting_->asked.referee, waiting_->asked.typed};
  waiting_.reset();
  in_together(command, voucher);
  return true;
}

bool App::databases_need_refresh() const {
  if (server_.is_busy()) return true;
  return others_ && others_->is_busy() && (screen_ == view::Screen::together || others_->is_finished());
}

// What a test has found, and what was brought together, once it is over.
void App::poll_databases() {
  if (server_.poll()) stale_ = true;
  if (!others_) return;
  if (others_->is_busy() && screen_ == view::Screen::together) stale_ = true;  // how far it is
  auto finished = others_->poll();
  if (!finished) return;
  stale_ = true;
  if (finished->has_stored) read_again();
  if (finished->request) ask_for_pin(std::move(*finished->request));
}

}  // namespace tanteador::ui
