#pragma once
// The matches of a list. Among a hundred thousand the search takes a while: it runs in a job with a
// store of its own, and the list shows the previous answer until then.

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
  // The session must outlive it. Without another store every search runs at once.
  MatchFinder(const session::Session& session, std::function<std::unique_ptr<session::Store>()> store_again);

  // Their ids, newest first, on all pages. Throws StoreError.
  const std::vector<std::string>& find(const view::ListState& wanted);
  bool is_searching() const { return job_.is_active(); }  // find() answered with the previous result
  bool poll();                                            // a search has ended: find() has another answer
  std::string take_problem() { return std::exchange(problem_, {}); }  // why a search has found nothing
  void forget() { is_stale_ = true; }                                 // something may have changed

 private:
  using Found = std::vector<std::string>;

  const session::Session& session_;
  std::function<std::unique_ptr<session::Store>()> store_again_;
  view::ListState of_, wanted_;  // of what is found, and of the job
  Found found_;
  std::string problem_;
  bool is_stale_ = true;
  Job<Found> job_;
};

}  // namespace tanteador::ui
