#pragma once
// The database in use: its file, its server, other databases beside it, and the move to another one.

#include <memory>
#include <optional>
#include <string>

#include "ui/app/database/fork_screen.hpp"
#include "ui/app/database/server_screen.hpp"
#include "ui/app/jobs.hpp"
#include "ui/app/pin_controller.hpp"

namespace tanteador::ui {

class DatabaseController : public JobOwner {
 public:
  DatabaseController(AppState& state, PinController& pins);

  void run(const view::command::Database& command);
  void run(const view::command::Together& command, const Voucher& voucher = {});
  // Sets a field of one of its pages. False if the field belongs to another page.
  bool type(const std::string& field, const std::string& text);
  bool take_file(const std::string& path);  // dropped on the page of other databases; false: another page
  void enter(view::Screen screen);
  void read_again();

  // The database to open in place of this one, once.
  std::optional<std::string> take_next() { return std::exchange(next_, std::nullopt); }
  // Shows a fault of the store as the notice.
  void report(const session::StoreError& error);
  static bool is_out_of_reach(const session::StoreError& error);  // the file or server is gone
  // Checks the file, to which another program may write. `lost`: the database is out of reach, reported once.
  enum class FileChange { none, changed, lost };
  FileChange follow_file();
  // Saves a file that was lost while it was open, and returns where; empty: nothing was lost.
  std::string save_before_closing();

  view::ServerView server_page() const { return server_.body(); }
  std::optional<view::SyncView> fork_page();
  void add_save_button(view::Panel& panel) const;  // while the open file is lost
  void add_fork_button(view::Panel& panel, const std::optional<session::OpenMatch>& match) const;

  bool needs_refresh() const;
  bool is_busy() const override;
  void poll() override;

 private:
  void save_lost_file();

  AppState& state_;
  PinController& pins_;
  ServerScreen server_{state_.options.server};
  std::unique_ptr<ForkScreen> forks_;  // null: there is no store
  std::optional<std::string> next_;
  bool is_away_ = false;      // out of reach, and already reported
  bool is_lost_ = false;      // the file is no longer where it was opened
  std::int64_t version_ = 0;  // of the file when it was read
};

}  // namespace tanteador::ui
