#pragma once
// Whether a match is one of those that are looked for, told by its summary alone.

#include <string>
#include <unordered_set>
#include <vector>

#include "src/session/session.hpp"
#include "src/view/states.hpp"

namespace tanteador::ui {

// Of each side, as lists tell it: of a match that is over in sets, where there are such.
std::vector<int> scores_of_row(const session::MatchSummary& row);

// Each word of the search is part of a name of it, or of its day, as it is shown or as it is typed; or its
// result, or one figure of that.
class MatchSearch {
 public:
  MatchSearch(const session::Session& session, const view::ListState& wanted);
  bool finds(const session::MatchSummary& row) const;

 private:
  struct Called {
    std::string word;
    std::unordered_set<std::string> people;  // ids of those it may mean
    std::vector<std::string> figures;        // in it; a word without one is no day and no result
  };
  std::string game_;
  std::vector<Called> called_;
};

}  // namespace tanteador::ui
