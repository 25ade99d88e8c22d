#pragma once
// Transfers between databases. Each is a job with progress that can be stopped.

#include "ui/app/components.hpp"
#include "ui/app/federation/sync_job.hpp"
#include "ui/app/job.hpp"

namespace tanteador::ui {

class SyncScreen : public Transfers {
 public:
  using Now = view::SyncStatus;
  SyncScreen(AppState& state, Now& now);

  void run(const view::command::Together& command, const Voucher& voucher) override;
  void type(const std::string& other) override;
  void read() override;
  bool is_busy() const override { return job_.is_active(); }
  bool is_finished() const override { return job_.is_finished(); }
  void show_progress() override;
  std::optional<TransferResult> poll() override;

 private:
  using Operation = view::command::Together::Operation;
  void begin(const view::command::Together& command, const Voucher& voucher);
  void cancel();
  void forget();  // discards the results, which belong to another database

  session::Store& store_;
  OpenDatabase open_;  // empty: synchronisation is not available
  Now& now_;
  view::command::Together command_ = {};
  Job<SyncResult> job_;
};

}  // namespace tanteador::ui
