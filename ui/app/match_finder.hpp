#pragma once
// Which matches a list is to show. Of a hundred thousand that takes a while: it is found out on a thread with
// a store of its own, and what is shown meanwhile is what was found before.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "src/session/session.hpp"
#include "src/view/picks.hpp"

namespace tanteador::ui {

class MatchFinder {
 public:
  // The session must outlive it. Without another store all is looked through at once.
  MatchFinder(const session::Session& session, std::function<std::unique_ptr<session::Store>()> store_again);
  ~MatchFinder();

  // Their ids, the newest first, whatever page is wanted. Throws StoreError.
  const std::vector<std::string>& find(const view::ListPick& wanted);
  bool looking() const { return work_ != nullptr; }  // what find() answered last is of before
  bool hear();  // whether it is over just now, and find() has another answer; throws StoreError
  void forget() { stale_ = true; }  // something may have changed

 private:
  struct Work;
  void begin(const view::ListPick& wanted);

  const session::Session& session_;
  std::function<std::unique_ptr<session::Store>()> store_again_;
  view::ListPick of_;  // what is found
  std::vector<std::string> found_;
  bool stale_ = true;
  std::unique_ptr<Work> work_;
  std::vector<std::unique_ptr<Work>> left_;  // told to stop, and nobody asks for them
};

}  // namespace tanteador::ui
