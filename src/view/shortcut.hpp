#pragma once
// What a key stands for on a screen.

#include "src/view/screens/screens.hpp"

namespace tanteador::view {

enum class Shortcut { undo, redo, referee, rulebook, ask, why, afar, larger, smaller };
// monostate where it stands for nothing now.
struct KeyHelp {
  std::string key, what;
};
inline constexpr std::string_view kKeysPage = "keys";  // the control that opens their page, and closes it
std::vector<KeyHelp> keys_help();
Action close_of_keys();
std::string space_bar();  // as people call that key
std::string unused_key(std::string_view key);
Command shortcut(const Panel& panel, const Settings& settings, Shortcut key);

}  // namespace tanteador::view
