#pragma once
// The page of the other databases: what is brought together goes on in a thread, so that it can be watched
// and stopped; what went different ways, and what is given away.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/session/session.hpp"
#include "ui/app/bringing.hpp"

namespace tanteador::ui {

class TogetherDesk {
 public:
  struct Outside {
    OpenDatabase open;                // empty: nothing is brought together here
    std::string here;                 // the database in use
    std::function<double()> seconds;  // since any moment
  };
  // Session and store must outlive the desk; what is under way is stopped with it.
  TogetherDesk(session::Session& session, session::Store& store, Outside outside);
  TogetherDesk(const TogetherDesk&) = delete;
  ~TogetherDesk();

  // What waits for a referee's PIN.
  struct Asks {
    view::Command command;
    std::vector<std::string> referees;
    std::string problem;  // why the last one was not the right one
  };
  // Nothing: it is done, or under way.
  std::optional<Asks> run(const view::command::Together& command, const Voucher& voucher = {});
  void type(const std::string& other);
  void enter();                          // the page is shown
  void read_again() { known_ = false; }  // somebody has written to the store

  view::TogetherView body();
  bool busy() const { return job_ != nullptr; }
  bool over() const;  // what was under way, which was not heard yet
  struct Heard {
    bool stored = false;  // something was taken in here
    std::optional<Asks> asks = {};
  };
  std::optional<Heard> heard();  // of what was under way and is over

 private:
  using Now = view::TogetherNow;
  using Deed = view::command::Together::Deed;
  struct Job;
  void begin(const view::command::Together& command, const Voucher& voucher);
  void cancel();
  void forget();  // what was found, as it is another database now
  std::optional<Asks> settle(const view::command::Together& command);
  std::optional<Asks> enter_again(const view::command::Together& command);
  Now::Fork fork_of(const std::string& id) const;
  std::vector<std::string> told(const session::StreamHead& head, const session::Branch& branch) const;
  void read();

  session::Session& session_;
  session::Store& store_;
  Outside outside_;
  Now now_;
  bool known_ = false;  // what this database knows of forks and of what was given
  std::unique_ptr<Job> job_;
  std::vector<std::unique_ptr<Job>> given_up_;  // run to their end, and nobody asks for them
};

}  // namespace tanteador::ui
