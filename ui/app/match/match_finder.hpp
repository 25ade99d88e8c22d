#pragma once
// The matches of a list, searched in a job with its own store. Until it ends, the previous result is shown.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "src/session/session.hpp"
#include "src/view/states.hpp"
#include "ui/app/job.hpp"

namespace tanteador::ui {

class MatchFinder {
 public:
  // The session must outlive it. If there is no second store, every search runs at once.
  MatchFinder(const session::Session& session, std::function<std::unique_ptr<session::Store>()> store_again);

  // Returns the ids of all pages, newest first. Throws StoreError.
  const std::vector<std::string>& find(const view::ListState& wanted);
  bool is_searching() const { return job_.is_active(); }  // find() returned the previous result
  bool poll();  // true: a search has ended, and find() has a new result
  std::string take_problem() { return std::exchange(problem_, {}); }
  void forget() { is_stale_ = true; }

 private:
  using MatchIds = std::vector<std::string>;

  const session::Session& session_;
  std::function<std::unique_ptr<session::Store>()> store_again_;
  view::ListState of_, wanted_;  // of the result, and of the job
  MatchIds found_;
  std::string problem_;
  bool is_stale_ = true;
  Job<MatchIds> job_;
};

}  // namespace tanteador::ui
