#pragma once
// Searches the rules and the referee's cases by the words people type, in every language of the program.
// Both are found by one vocabulary: their titles and texts, the words of the printed documents, and
// src/referee/data/search/words.json. Safe to call from several threads.

#include <cstddef>
#include <string>
#include <vector>

#include "src/referee/cases.hpp"
#include "src/rulebook/rulebook.hpp"

namespace tanteador::referee {

struct SearchQuery {
  // A number ("T-33", "t33", "33"), an id, or words in any language, without regard to case, accents,
  // endings and small slips. Articles and question words are ignored. Any bytes are accepted.
  std::string words = {};
  std::string game = {};       // rules and cases of this game; "table": rules of every game; empty: all
  std::string situation = {};  // rules of this situation (rulebook::situations()); empty: any
};

// Subjects in order, best first: those with all the words, then those with some of them.
template <class Subject>
struct Hits {
  std::vector<const Subject*> all = {};
  std::size_t complete = 0;  // the first so many have all the words

  [[nodiscard]] bool has_partial_only() const { return complete == 0 && !all.empty(); }
};

struct SearchResult {
  Hits<rulebook::Rule> rules;
  Hits<Case> cases;
  struct Respelling {
    std::string typed, read_as;  // "delaer", "dealer"; several readings are separated by commas
  };
  std::vector<Respelling> respellings = {};  // of words that no rule and no case has
};

inline constexpr std::size_t kFirstAnswers = 10;  // shown before "more"

// Without words: all rules of the game and situation and all cases of the game, in their printed order;
// without these, nothing. The pointers live as long as the program.
[[nodiscard]] SearchResult search(const SearchQuery& query);

}  // namespace tanteador::referee
