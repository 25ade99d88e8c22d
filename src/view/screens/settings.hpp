#pragma once
// The settings, and the PIN dialog.

#include <string>
#include <vector>

#include "src/view/command.hpp"
#include "src/view/screens/help.hpp"

namespace tanteador::view {

struct SettingsView {
  std::string title, scale_title, scale, theme_title, language_title, motion_title, level_title,
      minutes_title, minutes, about, backup_title, backup;  // backup: age of the last backup
  Action smaller, larger, fewer_minutes, more_minutes, back_up, database,
      keys;  // keys: opens the page of keyboard shortcuts
  Help theme_help, level_help;
  std::vector<Action> languages, themes, motion, levels;  // motion: also speech and sounds
};

// The dialog before a command that only a referee may give.
struct PinSheet {
  std::string title, help, referee_title, pin_title, hint, problem;
  std::string field, typed;  // the field and its typed text, which is never drawn
  std::vector<Action> referees;
  std::vector<Action> keys;  // digits
  Action erase, enter, close;
};

}  // namespace tanteador::view
