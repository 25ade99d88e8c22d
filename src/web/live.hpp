#pragma once
// The delay of live scores for spectators. Each competition has its own; the store keeps it.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/session/store.hpp"

namespace tanteador::web {

struct LiveScores {
  bool hidden = false;  // until the match is over
  int minutes = 0;
  bool operator==(const LiveScores&) const = default;
};

inline constexpr int kDelayMost = 240;  // minutes

// Null if the competition has no setting; then the server's default applies.
std::optional<LiveScores> live_scores(const session::KeyValueStore& store, std::string_view competition);
void show_live_scores(session::KeyValueStore& store, std::string_view competition, const LiveScores& how);

// The choices of the desk, the current one included.
std::vector<LiveScores> usual_live_scores(const LiveScores& now);

// The stored form: "now", "over", or the minutes: "5". Reading returns null for any other word.
std::string word_of(const LiveScores& how);
std::optional<LiveScores> read_live_scores(std::string_view word);

}  // namespace tanteador::web
