#pragma once
// Fields of a dialog with their choices or keys, and the keypad of cards and values.

#include <string>
#include <string_view>
#include <vector>

#include "src/view/command.hpp"

namespace tanteador::view {

struct TextField {
  std::string id, label, hint, text;
  bool hidden = false;  // shows a dot for each letter
};

// The reason why a disabled action is impossible now, shown when it is pressed.
struct DisabledReason {
  std::string id;
  std::string sentence;
  Button rule;
};

struct KeypadView {
  std::string title, entered;
  bool cards = false;
  std::vector<Button> keys;  // digits, or the pack suit by suit
  int columns = 3;           // of the keys; cards: the longest suit
  std::vector<Button> accepts;
  Button back, close;
};

// A field answered by choices, by typing, or by keys.
struct FieldView {
  std::string id, title;
  std::vector<Button> choices;
  std::string text, hint;  // text: of a typed field
  bool typed = false;
  std::string entered;       // of a number
  std::vector<Button> keys;  // of a number, in three columns
};

// Digits of a keypad in three columns, above the row with 0. Every keypad has this order.
inline constexpr std::string_view kKeypadDigits = "789456123";

}  // namespace tanteador::view
