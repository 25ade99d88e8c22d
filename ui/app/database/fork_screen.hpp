#pragma once
// The page of other databases: forks, the choice of a branch, and transfers if they were built in.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/session/merge/forks.hpp"
#include "ui/app/components.hpp"

namespace tanteador::ui {

class ForkScreen {
 public:
  // The state must outlive it and have a store.
  explicit ForkScreen(AppState& state);

  // Runs the command. Returns a request if a PIN is needed first; nothing: done, running or failed.
  std::optional<PinRequest> run(const view::command::Together& command, const Voucher& voucher = {});
  void type(const std::string& other);
  void enter();
  void read_again() { is_known_ = false; }  // another program has written to the store

  view::SyncView body();
  bool is_busy() const { return transfers_ && transfers_->is_busy(); }
  bool is_finished() const { return transfers_ && transfers_->is_finished(); }
  std::optional<Transfers::TransferResult> poll();

 private:
  using Now = view::SyncStatus;
  std::optional<PinRequest> settle(const view::command::Together& command);
  std::optional<PinRequest> enter_again(const view::command::Together& command);
  Now::Fork fork_of(const std::string& id) const;
  std::vector<std::string> first_events(const session::StreamHead& head, const session::Branch& branch) const;
  void read();

  session::Session& session_;
  session::Store& store_;
  Now now_;
  bool is_known_ = false;  // forks and shares of this database are read
  std::unique_ptr<Transfers> transfers_;
};

}  // namespace tanteador::ui
