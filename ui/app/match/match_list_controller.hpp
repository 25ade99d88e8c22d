#pragma once
// The lists of matches, from summaries, a page at a time: replaying thousands would be too slow.

#include "ui/app/jobs.hpp"
#include "ui/app/match/match_finder.hpp"
#include "ui/app/state.hpp"

namespace tanteador::ui {

class MatchListController : public JobOwner {
 public:
  explicit MatchListController(AppState& state) : state_(state) {}

  view::Home home();
  view::MatchList all_matches();
  void forget() { finder_.forget(); }
  bool is_busy() const override { return finder_.is_searching(); }
  void poll() override {
    if (finder_.poll()) state_.needs_build = true;
  }

 private:
  AppState& state_;
  MatchFinder finder_{state_.session, state_.options.store_again};
};

}  // namespace tanteador::ui
