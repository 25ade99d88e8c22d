#pragma once
// Asking the rulebook: what is asked and what is answered. db/rule_index.hpp has the one that answers;
// whoever shows rules needs only this.

#include <string>
#include <vector>

#include "src/rulebook/rulebook.hpp"

namespace tanteador::rulebook {

struct RuleQuery {
  // As typed: a number ("T-33", "t33", "33"), an id, or words in any language of the rulebook, beginnings of
  // words too, without regard to case, accents and small slips. Anything may stand here.
  std::string words = {};
  std::string game = {};       // or "table"; empty: every game
  std::string situation = {};  // a word of situations(); empty: any
};

struct RuleHits {
  // Best first. Without words: all of the game and situation, in the order of the book; without these, none.
  std::vector<const Rule*> rules = {};
  bool some_words_only = false;  // no rule has all the words: these have at least one
  struct Respelt {
    std::string typed, read_as;  // "delaer", "dealer": every word in its place, by commas
  };
  std::vector<Respelt> respelt = {};  // words the rulebook does not have, and what they were taken for
};

class RuleSearch {
 public:
  virtual ~RuleSearch() = default;
  virtual RuleHits find(const RuleQuery& query) = 0;
};

}  // namespace tanteador::rulebook
