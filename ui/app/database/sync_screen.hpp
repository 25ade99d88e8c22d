#pragma once
// The page of the other databases: synchronised in a job that can be watched and stopped. It lists forks, and
// what was shared with whom.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "src/session/session.hpp"
#include "ui/app/database/sync_job.hpp"
#include "ui/app/job.hpp"

namespace tanteador::ui {

class SyncScreen {
 public:
  struct Dependencies {
    OpenDatabase open;                // empty: nothing is synchronised here
    std::string here;                 // the database in use
    std::function<double()> seconds;  // a clock of any origin
  };
  // Session and store must outlive it.
  SyncScreen(session::Session& session, session::Store& store, Dependencies dependencies);

  // Nothing: it is done, or under way.
  std::optional<PinRequest> run(const view::command::Together& command, const Voucher& voucher = {});
  void type(const std::string& other);
  void enter();                             // the page is shown
  void read_again() { is_known_ = false; }  // somebody has written to the store

  view::TogetherView body();
  bool is_busy() const { return job_.is_active(); }
  bool is_finished() const { return job_.is_finished(); }
  struct Finished {
    bool has_stored = false;  // this database has new events
    std::optional<PinRequest> request = {};
  };
  std::optional<Finished> poll();  // once, when a job has ended

 private:
  using Now = view::TogetherNow;
  using Deed = view::command::Together::Deed;
  void begin(const view::command::Together& command, const Voucher& voucher);
  void cancel();
  void forget();  // the results: they are of another database
  std::optional<PinRequest> settle(const view::command::Together& command);
  std::optional<PinRequest> enter_again(const view::command::Together& command);
  Now::Fork fork_of(const std::string& id) const;
  std::vector<std::string> first_events(const session::StreamHead& head, const session::Branch& branch) const;
  void read();

  session::Session& session_;
  session::Store& store_;
  Dependencies dependencies_;
  Now now_;
  bool is_known_ = false;                 // forks and shares of this database are read
  view::command::Together command_ = {};  // of the job
  Job<SyncResult> job_{dependencies_.seconds};
};

}  // namespace tanteador::ui
