#pragma once
// What a ruleset says of an event that is asked about.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/ids.hpp"

namespace tanteador {

// not_reached: an earlier event of the record does not stand under that ruleset.
enum class Verdict { allowed, refused, not_reached };

// What the event would write at once.
struct Posting {
  std::string side;
  Points points = 0;
  std::string rule, how;  // how: the arithmetic
  bool operator==(const Posting&) const = default;
};

// A rule that an amount of the answer rests on, beside the one the answer is cited by.
struct AmountRule {
  std::string rule, number = {};
  std::string source = {}, place = {};  // as in Opinion
  bool operator==(const AmountRule&) const = default;
};

struct Opinion {
  std::string ruleset = {}, title = {};  // id, and what the edition is called
  Verdict verdict = Verdict::allowed;
  // Of a refusal, its rule. Of what is allowed, the rule on which another ruleset refuses it; where none
  // does, the rule the event rests on. Empty where there is no such rule.
  std::string rule = {}, number = {};
  std::string message = {};          // why not, one sentence; empty where it is allowed
  std::string source = {};           // where the rule stands for this table, by ids; empty without a rule
  std::string place = {};            // the same in the reader's language
  std::string_view topic = {};       // what an allowed call talks about
  std::optional<EventSeq> seq = {};  // not_reached: the event that does not stand
  std::optional<Points> worth = {};  // what the event's side gets if it is accepted and won, or at once
  std::optional<Points> if_refused = {};  // of a call: what its side gets if the other side refuses
  std::vector<Posting> postings = {};     // what would be written at once
  std::vector<AmountRule> amounts = {};   // what it is worth, accepted or refused, and what is written
};

// Where both say the same of the event, and it is worth and writes the same.
inline bool agree(const Opinion& one, const Opinion& other) {
  const bool same_rule = one.verdict == Verdict::allowed || one.rule == other.rule;
  return one.verdict == other.verdict && same_rule && one.seq == other.seq && one.worth == other.worth &&
         one.if_refused == other.if_refused && one.postings == other.postings;
}

}  // namespace tanteador
