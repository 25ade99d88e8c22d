#pragma once
// The people of the matches and their records, read from the newest match on: reading all takes too long.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "src/view/sheets.hpp"
#include "ui/app/state.hpp"

namespace tanteador::ui {

class PeopleController {
 public:
  explicit PeopleController(AppState& state) : state_(state) {}

  // All named people, those with the latest matches first.
  const std::vector<view::PersonKnown>& known_people();
  view::PeopleView people();
  view::PersonView person();
  // Records of earlier won matches with the same ruleset and the same agreements.
  view::Best best_before(const session::OpenMatch& match);
  void forget();

 private:
  struct PersonMatches {
    std::string person;
    std::vector<view::PlayedMatch> matches;
  };
  std::vector<session::Person> named_people() const;
  bool is_empty(const view::PlayedMatch& match) const;
  const view::PlayedMatch& read_match(const session::MatchSummary& row, const session::NameBook& names);
  const std::vector<view::PlayedMatch>& played_matches(const std::string& person,
                                                       const session::NameBook& names);

  AppState& state_;
  std::map<std::string, view::PlayedMatch> played_;  // by match and its last entry
  std::map<std::string, view::Best> best_;           // before that match
  std::optional<PersonMatches> of_person_;           // until an event is entered
  std::optional<std::vector<view::PersonKnown>> people_;
};

}  // namespace tanteador::ui
