#pragma once
// The referee: cases at the table or without a match, the log of rulings, and the clock of the appeals.

#include <optional>
#include <string>
#include <vector>

#include "src/session/cases/casebook.hpp"
#include "src/view/referee/referee.hpp"
#include "src/view/referee/rulings.hpp"
#include "ui/app/match/match_controller.hpp"

namespace tanteador::ui {

class RefereeController {
 public:
  RefereeController(AppState& state, MatchController& matches, PinController& pins)
      : state_(state), matches_(matches), pins_(pins) {}

  // Opens a case: of the match on the screen, or of the game without a match.
  void open_dispute(const view::command::Dispute& about);
  void leave();
  void forget();
  // Adds or removes a referee, or changes a PIN. If it returns false, the notice or the PIN sheet says why.
  bool change_referees(const view::command::ChangeReferees& change);

  using Body = decltype(view::Panel::body);
  std::optional<Body> body();  // nothing: there is neither a match nor a case
  view::RulingLog log();
  std::vector<session::CaseRecord> listed_cases();
  std::string clock();  // of the appeals of this match; empty: none

 private:
  void read_rulings();
  std::vector<view::LoggedRuling> rulings();
  view::RefereeSheet sheet();
  view::RefereeInput input() const;
  std::vector<view::EarlierWarning> warnings_of(Seat seat, const std::vector<std::string>& faults,
                                                std::optional<EventSeq> before,
                                                const session::WarningScope& scope) const;

  AppState& state_;
  MatchController& matches_;
  PinController& pins_;
  std::optional<session::OpenMatch> dispute_;  // a case without a match on the screen
  bool is_choosing_game_ = false;
  std::optional<std::vector<session::CaseRecord>> rulings_;
  session::NameBook names_;  // read with the rulings
};

}  // namespace tanteador::ui
