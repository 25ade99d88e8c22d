#pragma once
// The engine's answer to one event: the next state with the points it posts, or a violation.

#include <string_view>

#include <boost/container/static_vector.hpp>
#include <tl/expected.hpp>

#include "src/core/text/phrase.hpp"

namespace tanteador {

// A reason why an event is impossible: the first in the game's list. `key` is stable, `rule` a rule's id.
struct ViolationKind {
  std::string_view key;
  std::string_view rule;
  std::string_view text;
};

struct Violation {
  const ViolationKind* kind = nullptr;  // never null in a returned violation
  PhraseArgs args = {};

  std::string_view key() const { return kind->key; }
  std::string_view rule() const { return kind->rule; }
  Phrase message() const { return {kind->text, args}; }
  bool operator==(const Violation&) const = default;
};

// A posting: points written for one side, with the rule that gives them and the arithmetic.
struct Posting {
  Side side{};
  Points points = 0;          // negative only by a cited penalty, reversal or ruling
  std::string_view category;  // a word of the game, or "penalty", "other", "ruling"
  std::string_view rule;
  Phrase how;                // the arithmetic before any cap
  Points full = 0;           // points by the rule, before a cap at the target
  bool to_be_shown = false;  // "not shown" until its cards are shown
  std::uint8_t award = 0;    // the game's own number of the award
  std::uint8_t contest = 0;  // number of the contest in the deal, from 1; 0 if there is only one
  bool operator==(const Posting&) const = default;
};

inline constexpr std::size_t kEntriesMax = 88;  // enough to reverse and rewrite every award of a hand
using Postings = boost::container::static_vector<Posting, kEntriesMax>;

template <class State>
struct AcceptedEvent {
  State next;
  Postings entries;
};

template <class State>
using Ruling = tl::expected<AcceptedEvent<State>, Violation>;

struct Outcome {
  enum class Status : std::uint8_t { in_progress, won, drawn, ended };
  Status status = Status::in_progress;
  boost::container::static_vector<Side, kSidesMax> winners;  // all sides that share first place
  bool operator==(const Outcome&) const = default;
};

}  // namespace tanteador
