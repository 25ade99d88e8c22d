#pragma once
// The answer of one ruleset to an event that is only asked about.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/ids.hpp"

namespace tanteador {

// not_reached: an earlier event of the record is impossible under this ruleset.
enum class Verdict { allowed, refused, not_reached };

struct OpinionPosting {
  std::string side;
  Points points = 0;
  std::string rule, how;  // `how`: the arithmetic
  bool operator==(const OpinionPosting&) const = default;
};

// A further rule on which an amount of the answer rests.
struct AmountRule {
  std::string rule, number = {};
  std::string source = {}, place = {};  // as in Opinion
  bool operator==(const AmountRule&) const = default;
};

struct Opinion {
  std::string ruleset = {}, title = {};  // id, and name of the edition
  Verdict verdict = Verdict::allowed;
  // Refused: the broken rule. Allowed: the rule by which another ruleset refuses, or the event's own.
  std::string rule = {}, number = {};
  std::string message = {};     // one sentence with the reason; empty if allowed
  std::string source = {};      // place of the rule in the source of this table, by ids; empty without a rule
  std::string place = {};       // the same in the reader's language
  std::string_view topic = {};  // subject of an allowed call
  std::optional<EventSeq> seq = {};           // not_reached: the impossible event
  std::optional<Points> worth = {};           // points of the event's side at once, or if accepted and won
  std::optional<Points> if_refused = {};      // of a call: points of its side if the other side refuses
  std::vector<OpinionPosting> postings = {};  // points that would be written at once
  std::vector<AmountRule> amounts = {};       // rules of `worth`, `if_refused` and `postings`
};

inline bool agree(const Opinion& one, const Opinion& other) {
  const bool same_rule = one.verdict == Verdict::allowed || one.rule == other.rule;
  return one.verdict == other.verdict && same_rule && one.seq == other.seq && one.worth == other.worth &&
         one.if_refused == other.if_refused && one.postings == other.postings;
}

}  // namespace tanteador
