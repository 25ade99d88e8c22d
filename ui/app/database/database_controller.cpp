#include "ui/app/database/database_controller.hpp"

#include <algorithm>

#include "src/session/cases/roles.hpp"
#include "src/view/words.hpp"

namespace tanteador::ui {

using session::StoreError;

DatabaseController::DatabaseController(AppState& state, PinController& pins) : state_(state), pins_(pins) {
  const AppOptions& options = state.options;
  if (!options.store) return;
  forks_ = std::make_unique<ForkScreen>(state);
  try {
    version_ = options.store->data_version();
  } catch (const StoreError& error) {
    state.notice = error.what();
  }
}

void DatabaseController::report(const StoreError& error) {
  state_.notice = error.what();
  is_lost_ = error.code() == StoreError::Code::moved;
}

bool DatabaseController::is_out_of_reach(const StoreError& error) {
  return error.code() == StoreError::Code::cannot_open || error.code() == StoreError::Code::moved;
}

DatabaseController::FileChange DatabaseController::follow_file() {
  if (!state_.options.store) return FileChange::none;
  try {
    const std::int64_t now = state_.options.store->data_version();
    const bool is_back = std::exchange(is_away_, false);
    if (is_back) state_.notice.clear();  // it said that the file is away
    is_lost_ = is_lost_ && !is_back;
    if (now == version_ && !is_back) return FileChange::none;
    version_ = now;
    return FileChange::changed;
  } catch (const StoreError& error) {  // a busy file is reported when somebody enters something
    if (!is_out_of_reach(error) || std::exchange(is_away_, true)) return FileChange::none;
    report(error);
    return FileChange::lost;
  }
}

void DatabaseController::save_lost_file() {
  if (!state_.options.store) return;
  next_ = state_.options.store->copy_next_to();
  is_lost_ = false;
}

std::string DatabaseController::save_before_closing() {
  if (!is_lost_ || !state_.options.store) return {};
  try {
    return view::say("Everything that was open has been saved to {0}.",
                     {std::string_view(state_.options.store->copy_next_to())});
  } catch (const StoreError& error) {
    return error.what();
  }
}

void DatabaseController::add_save_button(view::Panel& panel) const {
  using Operation = view::command::Database::Operation;
  if (is_lost_ && !panel.notice.empty())
    panel.go_on = {.id = "save_elsewhere",
                   .label = tr("Save to a new file"),
                   .command = view::command::Database{.operation = Operation::save}};
}

void DatabaseController::run(const view::command::Database& command) {
  if (command.operation == view::command::Database::Operation::save) return save_lost_file();
  if (auto to = server_.run(command)) next_ = std::move(to);
}

void DatabaseController::run(const view::command::Together& command, const Voucher& voucher) {
  using Operation = view::command::Together::Operation;
  if (!forks_) return;
  constexpr Operation kTaking[] = {Operation::take, Operation::give, Operation::both};
  if (std::ranges::find(kTaking, command.operation) != std::end(kTaking))
    require(*state_.options.store, session::Operation::manage);
  if (command.operation == Operation::page && state_.screen != view::Screen::together)
    state_.callbacks.go(view::Screen::together);
  if (auto request = forks_->run(command, voucher)) pins_.ask(*std::move(request));
  if (command.operation == Operation::settle || command.operation == Operation::again)
    state_.callbacks.read_again();
}

bool DatabaseController::type(const std::string& field, const std::string& text) {
  if (field.starts_with(view::kServerField))
    server_.type(field, text);
  else if (forks_ && field == view::kOtherDatabase)
    forks_->type(text);
  else
    return false;
  return true;
}

bool DatabaseController::take_file(const std::string& path) {
  if (state_.screen != view::Screen::together || !forks_) return false;
  forks_->type(path);
  return true;
}

void DatabaseController::enter(view::Screen screen) {
  if (forks_ && screen == view::Screen::together) forks_->enter();
}

void DatabaseController::read_again() {
  if (forks_) forks_->read_again();
}

std::optional<view::SyncView> DatabaseController::fork_page() {
  return forks_ ? std::optional(forks_->body()) : std::nullopt;
}

void DatabaseController::add_fork_button(view::Panel& panel,
                                         const std::optional<session::OpenMatch>& match) const {
  const bool waits = match && match->continuation() && match->continuation()->waits;
  if (state_.screen == view::Screen::board && waits && forks_)
    panel.tools.insert(panel.tools.begin(), view::to_forks());
}

bool DatabaseController::is_busy() const { return server_.is_busy() || (forks_ && forks_->is_busy()); }

bool DatabaseController::needs_refresh() const {
  if (server_.is_busy()) return true;
  return forks_ && forks_->is_busy() && (state_.screen == view::Screen::together || forks_->is_finished());
}

void DatabaseController::poll() {
  if (server_.poll()) state_.needs_build = true;
  if (!forks_) return;
  if (forks_->is_busy() && state_.screen == view::Screen::together) state_.needs_build = true;
  auto finished = forks_->poll();
  if (!finished) return;
  state_.needs_build = true;
  if (finished->has_stored) state_.callbacks.read_again();
  if (finished->request) pins_.ask(std::move(*finished->request));
}

}  // namespace tanteador::ui
