#pragma once
// What was done to a stream in this run, to be taken back as long as nobody else has added to it since.

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "src/session/store.hpp"

namespace tanteador::ui {

template <typename Act>
class Acts {
 public:
  // By so many events, of which `now` is the head; without an act it cannot be taken back, and nothing
  // before.
  void remember(const session::StreamHead& now, std::int64_t events, std::optional<Act> act) {
    if (!act || now.id != of_ || now.count != at_ + events) acts_.clear();
    if (act) acts_.push_back(*std::move(act));
    of_ = now.id;
    at_ = now.count;
  }
  const Act* last(const session::StreamHead& now) const {
    return !acts_.empty() && now.id == of_ && now.count == at_ ? &acts_.back() : nullptr;
  }
  // The last one was; `now`: the head by that.
  void taken_back(const session::StreamHead& now) {
    acts_.pop_back();
    at_ = now.count;
  }
  void clear() { acts_.clear(); }

 private:
  std::vector<Act> acts_;  // oldest first …
  std::string of_;         // … in this stream …
  std::int64_t at_ = 0;    // … when it had so many events
};

}  // namespace tanteador::ui
