#pragma once
// The phones' server from the panel: its switch, the calls of its tables, and the code for a phone.

#include <optional>
#include <string>

#include "ui/app/club/club_controller.hpp"
#include "ui/app/components.hpp"
#include "ui/app/match/match_controller.hpp"
#include "ui/app/phones/room_controller.hpp"

namespace tanteador::ui {

class PhoneController : public Phones {
 public:
  // The state must have a store. `club`: null if there is none.
  PhoneController(AppState& state, MatchController& matches, ClubController* club);

  void run(const view::command::Room& command) override;
  void leave() override { handed_out_.reset(); }
  view::PhonesStatus now() const override { return room_.now(); }
  const std::optional<view::HandedOut>& handed_out() const override { return handed_out_; }
  void add_buttons(view::Panel& panel) const override;
  bool needs_refresh() override;

 private:
  void attend(const std::string& key);
  std::optional<web::Grant> pass_of_board() const;

  AppState& state_;
  MatchController& matches_;
  ClubController* club_;
  RoomController room_;
  std::optional<view::HandedOut> handed_out_;
};

}  // namespace tanteador::ui
