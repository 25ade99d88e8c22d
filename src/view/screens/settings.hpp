#pragma once
// The settings, and the PIN that a referee types.

#include <string>
#include <vector>

#include "src/view/command.hpp"
#include "src/view/screens/setting_sheet.hpp"

namespace tanteador::view {

struct SettingsView {
  SettingSheet sheet;
};

// --- the referee's PIN

// Asked for before what only a referee may enter.
struct PinSheet {
  std::string title, help, referee_title, pin_title, hint, problem;
  std::string field, typed;  // what is typed goes into this field; never drawn as it is
  std::vector<Action> referees;
  std::vector<Action> keys;  // digits
  Action erase, enter, close;
};

}  // namespace tanteador::view
