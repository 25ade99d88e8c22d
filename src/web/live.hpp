#pragma once
// How soon those who watch see the score of a match that is being played: told for a competition, and kept in
// the store.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/session/store.hpp"

namespace tanteador::web {

struct LiveScores {
  bool hidden = false;  // till the match is over
  int minutes = 0;      // later
  bool operator==(const LiveScores&) const = default;
};

inline constexpr int kDelayMost = 240;  // minutes

// Nothing: as the room itself does.
std::optional<LiveScores> live_scores(const session::KeyValueStore& store, std::string_view competition);
void show_live_scores(session::KeyValueStore& store, std::string_view competition, const LiveScores& how);

// What the desk is offered to choose from, with what it has chosen.
std::vector<LiveScores> usual_live_scores(const LiveScores& now);

// "now", "over", or so many minutes: "5".
std::string word_of(const LiveScores& how);
std::optional<LiveScores> read_live_scores(std::string_view word);

}  // namespace tanteador::web
