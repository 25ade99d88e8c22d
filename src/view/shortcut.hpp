#pragma once
// Keyboard shortcuts.

#include "src/view/screens/screens.hpp"

namespace tanteador::view {

enum class Shortcut { undo, redo, referee, rulebook, ask, why, afar, larger, smaller };
struct KeyHelp {
  std::string key, what;
};
inline constexpr std::string_view kKeysPage = "keys";  // id of the action that opens and closes the page
std::vector<KeyHelp> keys_help();
Button close_of_keys();
std::string space_bar();
std::string unused_key(std::string_view key);  // a notice that the key does nothing here
// Empty: not available on this page.
Command shortcut(const Panel& panel, const Settings& settings, Shortcut key);

}  // namespace tanteador::view
