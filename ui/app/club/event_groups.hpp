#pragma once
// Event groups entered into a stream in this run, to be undone until another program adds to the stream.

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "src/session/store.hpp"

namespace tanteador::ui {

template <typename Act>
class EventGroups {
 public:
  // Remembers `events` new events up to the head `now`. Without an act no group so far can be undone.
  void remember(const session::StreamHead& now, std::int64_t events, std::optional<Act> act) {
    if (!act || now.id != of_ || now.count != at_ + events) groups_.clear();
    if (act) groups_.push_back(*std::move(act));
    of_ = now.id;
    at_ = now.count;
  }
  const Act* last(const session::StreamHead& now) const {
    return !groups_.empty() && now.id == of_ && now.count == at_ ? &groups_.back() : nullptr;
  }
  // Call it after the last group was undone. `now`: the head afterwards.
  void forget_last(const session::StreamHead& now) {
    groups_.pop_back();
    at_ = now.count;
  }
  void clear() { groups_.clear(); }

 private:
  std::vector<Act> groups_;  // oldest first …
  std::string of_;           // … in this stream …
  std::int64_t at_ = 0;      // … when it had this many events
};

}  // namespace tanteador::ui
