#pragma once
// The form of a new match, its house rules, and the start of the match.

#include <string>

#include "ui/app/match/match_controller.hpp"

namespace tanteador::ui {

class NewMatchController {
 public:
  NewMatchController(AppState& state, MatchController& matches, PeopleController& people);

  // Opens the form with the draft of that game, or with the rules and player count of its last match.
  void prepare(const std::string& game);
  void change(const view::MatchDraft& draft) { draft_ = draft; }
  void draw_lot(bool seats);  // seats: draws the seating; else the dealer
  // Starts the match and shows it. If it cannot start, the form is shown with the reason.
  void start(const view::MatchDraft& draft, bool is_sample = false);
  void play_again(const std::string& match, view::command::Seats seats);
  void save_rules(const std::string& title);
  void remove_rules(const std::string& ruleset);
  void leave() { problem_.clear(); }

  view::NewMatch form();
  view::HouseRules rules_form();

 private:
  view::MatchDraft usual_draft(const std::string& game) const;
  view::KnownChoices known_choices();
  std::string unreadable_rules() const;

  AppState& state_;
  MatchController& matches_;
  PeopleController& people_;
  view::MatchDraft draft_, initial_draft_;  // initial_draft_: as it was offered
  std::string problem_;
};

}  // namespace tanteador::ui
