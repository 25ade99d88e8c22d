#pragma once
// What the engine answers to one event: the next state with the points it posts, or a violation.

#include <string_view>

#include <boost/container/static_vector.hpp>
#include <tl/expected.hpp>

#include "src/core/text/phrase.hpp"

namespace tanteador {

// One way a report can fail to stand. Each game lists its kinds by precedence: where several apply,
// the first listed is the one reported. `key` is stable; `rule` is an id `rule show` knows.
struct ViolationKind {
  std::string_view key;
  std::string_view rule;
  std::string_view text;
};

struct Violation {
  const ViolationKind* kind = nullptr;  // never null in a violation that was returned
  PhraseArgs args = {};

  std::string_view key() const { return kind->key; }
  std::string_view rule() const { return kind->rule; }
  Phrase message() const { return {kind->text, args}; }
  bool operator==(const Violation&) const = default;
};

// A posting: points really written for one side, with the rule that gives them and the arithmetic.
struct PointEntry {
  Side side{};
  Points points = 0;          // negative only by a cited penalty, reversal or ruling
  std::string_view category;  // a word of the game, or "penalty", "other", "ruling"
  std::string_view rule;      // rule id
  Phrase how;                 // the arithmetic before any cap
  Points full = 0;            // what the rule gives; differs from points when capped at the target
  bool to_be_shown = false;   // stands only as "not shown" until the cards were shown
  std::uint8_t award = 0;     // the game's own number of the award, to find it again
  std::uint8_t contest = 0;   // of games played side by side in one deal, from 1; 0: there is but one
  bool operator==(const PointEntry&) const = default;
};

inline constexpr std::size_t kEntriesMax = 88;  // every award of a hand reversed and written anew
using PointEntries = boost::container::static_vector<PointEntry, kEntriesMax>;

template <class State>
struct Accepted {
  State next;
  PointEntries entries;
};

template <class State>
using Ruling = tl::expected<Accepted<State>, Violation>;

struct Outcome {
  enum class Status : std::uint8_t { in_progress, won, drawn, ended };
  Status status = Status::in_progress;
  boost::container::static_vector<Side, kSidesMax> winners;  // all who share first place
  bool operator==(const Outcome&) const = default;
};

}  // namespace tanteador
