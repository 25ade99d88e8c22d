#pragma once
// What is asked for on a sheet: a field with its choices or keys, and the keypad of cards and values.

#include <string>
#include <vector>

#include "src/view/command.hpp"

namespace tanteador::view {

struct TextField {
  std::string id, label, hint, text;
  bool hidden = false;  // a dot for each letter
};

// Why what stands in a place may not be entered now: said when the place is pressed.
struct NotNow {
  std::string id;  // of the action
  std::string sentence;
  Action rule;  // opens it
};

struct KeypadView {
  std::string title, entered;
  bool cards = false;
  std::vector<Action> keys;  // digits, or the pack suit by suit
  int columns = 3;           // of the keys; of cards, the longest suit
  std::vector<Action> accepts;
  Action back, close;
};

// Answered by one of its choices, by typing, or by the keys beside it.
struct FieldView {
  std::string id, title;
  std::vector<Action> choices;
  std::string text, hint;  // of a typed field
  bool typed = false;
  std::string entered;       // of a number
  std::vector<Action> keys;  // of a number
};

}  // namespace tanteador::view
