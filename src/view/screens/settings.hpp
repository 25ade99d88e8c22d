#pragma once
// The settings, and the PIN dialog.

#include <string>
#include <vector>

#include "src/view/command.hpp"
#include "src/view/screens/setting_sheet.hpp"

namespace tanteador::view {

struct SettingsView {
  SettingSheet sheet;
};

// The dialog before a command that only a referee may give.
struct PinSheet {
  std::string title, help, referee_title, pin_title, hint, problem;
  std::string field, typed;  // the field and its typed text, which is never drawn
  std::vector<Button> referees;
  std::vector<Button> keys;  // digits
  Button erase, enter, close;
};

}  // namespace tanteador::view
