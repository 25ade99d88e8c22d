#pragma once
// The settings, and the PIN that a referee types.

#include <string>
#include <vector>

#include "src/view/command.hpp"
#include "src/view/screens/help.hpp"

namespace tanteador::view {

struct SettingsView {
  std::string title, scale_title, scale, theme_title, language_title, motion_title, level_title,
      minutes_title, minutes, about, backup_title, backup;  // backup: when the last copy was made
  Action smaller, larger, fewer_minutes, more_minutes, back_up, database, keys, tutorial;  // keys: their page
  Help theme_help, level_help;
  std::vector<Action> languages, themes, motion, levels;  // motion: and whether the score is said, and tones
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
