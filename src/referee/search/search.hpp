#pragma once
// Searches rules and cases by words, in every language of the program. It covers titles, texts, words of the
// printed documents and src/referee/data/search/words.json. Thread-safe.

#include <cstddef>
#include <string>
#include <vector>

#include "src/referee/cases.hpp"
#include "src/rulebook/rulebook.hpp"

namespace tanteador::referee {

struct SearchQuery {
  // A number ("T-33", "t33", "33"), an id, or words in any language. Case, accents, endings and small
  // misspellings do not matter. Any bytes are accepted.
  std::string words = {};
  std::string game = {};       // this game; "table": rules of every game; empty: all
  std::string situation = {};  // only rules of this situation (rulebook::situations()); empty: all
};

// Results, best first: those with all the words, then those with some of them.
template <class Subject>
struct Hits {
  std::vector<const Subject*> all = {};
  std::size_t complete = 0;  // number of results with all the words

  [[nodiscard]] bool has_partial_only() const { return complete == 0 && !all.empty(); }
};

struct SearchResult {
  Hits<rulebook::Rule> rules;
  Hits<Case> cases;
  struct Respelling {
    std::string typed, read_as;  // "delaer", "dealer"; several readings are separated by commas
  };
  std::vector<Respelling> respellings = {};  // for words found nowhere
};

inline constexpr std::size_t kFirstAnswers = 10;  // shown before "more"

// Without words: all rules and cases of the game and situation in printed order; without these, nothing. The
// pointers live as long as the program.
[[nodiscard]] SearchResult search(const SearchQuery& query);

}  // namespace tanteador::referee
