#pragma once
// The phones' server from the panel: its switch, the calls of its tables, and the code for a phone.

#include <optional>
#include <string>

#include "ui/app/club/club_controller.hpp"
#include "ui/app/match/match_controller.hpp"
#include "ui/app/phones/room_controller.hpp"

namespace tanteador::ui {

class PhoneController {
 public:
  // The state needs a store. `club`: null if there is none.
  PhoneController(AppState& state, MatchController& matches, ClubController* club);

  void run(const view::command::Room& command);
  void leave() { handed_out_.reset(); }
  RoomController& room() { return room_; }
  // The code for a phone, once one was asked for.
  const std::optional<view::HandedOut>& handed_out() const { return handed_out_; }
  void add_buttons(view::Panel& panel) const;
  bool needs_refresh();

 private:
  void attend(const std::string& key);
  std::optional<web::Pass> pass_of_board() const;

  AppState& state_;
  MatchController& matches_;
  ClubController* club_;
  RoomController room_;
  std::optional<view::HandedOut> handed_out_;
};

}  // namespace tanteador::ui
