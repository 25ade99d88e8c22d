#pragma once
// The engine's side of a comparison: one match with the events of a reckoning. If the two differ, it throws
// the match as an event file, the reckoning's state, and both answers.

#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/match.hpp"
#include "src/core/text/text.hpp"

namespace tanteador::reckoning {

struct Difference : std::runtime_error {
  using std::runtime_error::runtime_error;
};

inline const std::vector<std::string> kNames{"Ana", "Beto", "Caro", "Dani", "Eva",  "Fito",
                                             "Gil", "Hugo", "Ines", "Juan", "Kira", "Leo"};
// A match_started in the form people write. `more`: further fields, such as `,"dealer":"Ana"`.
std::string start(std::string_view game, std::string_view ruleset, int players, std::string_view more = {});
// Starts the engine's match, and writes an event in the form people write. match_record.cpp defines both for
// every game.
template <class G>
Match<G> started(const std::string& start_line);
template <class G>
std::string line_of(const typename G::Event& event, const Names& names);

inline std::string text(const std::string& words) { return words; }
inline std::string text(std::string_view words) { return std::string(words); }
inline std::string text(const char* words) { return words; }
template <class Number>
std::string text(Number number) {
  return std::to_string(number);
}
template <class T>
std::string text(const std::vector<T>& list) {
  std::string all;
  for (const T& each : list) all += (all.empty() ? "" : " ") + text(each);
  return all;
}

// The number, seat or word of a fact as text. Empty if there is no such fact or it is unknown.
std::string fact(const Facts& facts, std::string_view name);

template <class G>
class MatchRecord {
 public:
  using Event = typename G::Event;

  explicit MatchRecord(const std::string& start_line)
      : start_line_(start_line), match_(started<G>(start_line)) {
    for (int side = 0; side < G::side_count(match_.rules()); ++side) {
      std::string name(G::default_side_name(match_.rules(), side_at(side)));
      names_.sides.push_back(name.empty() ? kNames[static_cast<std::size_t>(side)] : name);
    }
    names_.seats = kNames;
  }

  const Match<G>& match() const { return match_; }
  // Describes the deal for the report of a difference.
  void explain_by(std::function<std::string()> explain) { explain_ = std::move(explain); }

  // Enters an event that the engine must accept.
  void enter(const Event& event) {
    const auto answer = match_.submit(event);
    events_.push_back(event);
    if (!answer) differ("allowed", "refused: " + render(answer.error().violation.message(), names_));
  }
  // Enters an event that the engine must refuse, for this reason if one is named.
  void tell_wrong(const Event& event, std::string_view reason = {}) {
    const auto answer = match_.submit(event);
    const std::string given(answer ? "allowed" : answer.error().violation.key());
    if (!answer && (reason.empty() || given == reason)) return;
    events_.push_back(event);
    differ(reason.empty() ? "refused" : reason, given);
  }

  // The key of the engine's refusal, "" if it would accept the event.
  std::string refusal(const Event& event) const {
    Match<G> tried = match_;
    const auto answer = tried.submit(event);
    return answer ? std::string() : std::string(answer.error().violation.key());
  }

  std::vector<int> scores() const {
    std::vector<int> all;
    for (int side = 0; side < G::side_count(match_.rules()); ++side)
      all.push_back(G::score(match_.state(), side_at(side)));
    return all;
  }
  // The status (in_progress, won, drawn or ended) and the numbers of the winning sides.
  std::string outcome() const {
    constexpr std::string_view kWords[] = {"in_progress", "won", "drawn", "ended"};
    const Outcome outcome = match_.outcome();
    std::string all(kWords[static_cast<std::size_t>(outcome.status)]);
    for (const Side side : outcome.winners) all += " " + std::to_string(index(side));
    return all;
  }
  std::string deal_fact(std::string_view name) const {
    return fact(G::deal_facts(match_.rules(), match_.state()), name);
  }
  std::string next_deal_fact(std::string_view name) const {
    return fact(G::next_deal_facts(match_.rules(), match_.state()), name);
  }
  std::string side_fact(int side, std::string_view name) const {
    return fact(G::side_facts(match_.rules(), match_.state(), side_at(side)), name);
  }

  // The players who may enter an event of this kind now: "0 2", "anybody" if it names no player, "nobody".
  std::string offer_to(std::string_view type, std::string_view word = {}) const {
    for (const Offer& offer : G::offers(match_.rules(), match_.state(), Offers::legal)) {
      if (offer.type != type || offer.word != word) continue;
      std::string players;
      for (const Seat seat : offer.players) players += (players.empty() ? "" : " ") + text(index(seat));
      return players.empty() ? "anybody" : players;
    }
    return "nobody";
  }
  int worth(std::string_view type, std::string_view word) const {
    for (const Offer& offer : G::offers(match_.rules(), match_.state(), Offers::legal)) {
      if (offer.type == type && offer.word == word) return offer.worth.value_or(0);
    }
    return -1;
  }

  // Compares both answers to one question; the test fails if they differ.
  template <class Result, class Engines>
  void compare(std::string_view what, const Result& reckoned, const Engines& engines) {
    const std::string ours = text(reckoned), theirs = text(engines);
    if (ours != theirs) differ(std::string(what) + ": " + ours, std::string(what) + ": " + theirs);
  }

 private:
  void differ(std::string_view reckoned, std::string_view engines) const {
    std::string report = start_line_;
    for (const Event& event : events_) report += line_of<G>(event, names_);
    if (explain_) report += explain_() + "\n";
    report += "reckoned: " + std::string(reckoned) + "\nengine:   " + std::string(engines);
    throw Difference(report);
  }

  std::string start_line_;
  Match<G> match_;
  Names names_;
  std::vector<Event> events_;
  std::function<std::string()> explain_;
};

}  // namespace tanteador::reckoning
