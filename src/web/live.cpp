#include "src/web/live.hpp"

#include <charconv>
#include <set>

namespace tanteador::web {

namespace {

std::string live_key(std::string_view competition) { return "live/" + std::string(competition); }

}  // namespace

std::optional<LiveScores> live_scores(const session::KeyValueStore& store, std::string_view competition) {
  const std::string key = live_key(competition);
  for (const session::KeyValue& note : store.key_values(key))
    if (note.key == key) return read_live_scores(note.text);
  return std::nullopt;
}

void show_live_scores(session::KeyValueStore& store, std::string_view competition, const LiveScores& how) {
  store.put_key_values({{live_key(competition), word_of(how)}});
}

std::string word_of(const LiveScores& how) {
  return how.hidden ? "over" : how.minutes > 0 ? std::to_string(how.minutes) : "now";
}

std::optional<LiveScores> read_live_scores(std::string_view word) {
  if (word == "now") return LiveScores{};
  if (word == "over") return LiveScores{.hidden = true};
  int minutes = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), minutes);
  const bool whole = error == std::errc() && end == word.data() + word.size();
  return whole && minutes > 0 && minutes <= kDelayMost ? std::optional(LiveScores{.minutes = minutes})
                                                       : std::nullopt;
}

std::vector<LiveScores> usual_live_scores(const LiveScores& now) {
  constexpr int kSoon = 5, kLater = 15;
  std::vector<LiveScores> all;
  for (const int minutes : std::set<int>{0, kSoon, kLater, now.minutes}) all.push_back({.minutes = minutes});
  all.push_back({.hidden = true, .minutes = now.hidden ? now.minutes : 0});
  return all;
}

}  // namespace tanteador::web
