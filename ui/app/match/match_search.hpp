#pragma once
// Decides from its summary whether a match fits a search.

#include <string>
#include <unordered_set>
#include <vector>

#include "src/session/session.hpp"
#include "src/view/states.hpp"

namespace tanteador::ui {

// Scores by side for lists: won sets of a finished match that has sets, otherwise points.
std::vector<int> scores_of_row(const session::MatchSummary& row);
int sets_of_row(const session::MatchSummary& row);  // won by all sides together

// A match fits if each word of the search fits. A word fits as a part of a name or of the day, as shown or as
// typed. It also fits as the result or one figure of it.
class MatchSearch {
 public:
  MatchSearch(const session::Session& session, const view::ListState& wanted);
  bool finds(const session::MatchSummary& row) const;

 private:
  struct SearchWord {
    std::string word;
    std::unordered_set<std::string> people;  // ids of the people the word may mean
    std::vector<std::string> figures;  // in the word; a word without figures is neither a day nor a result
  };
  std::string game_;
  std::vector<SearchWord> called_;
};

}  // namespace tanteador::ui
