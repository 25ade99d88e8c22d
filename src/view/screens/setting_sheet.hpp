#pragma once
// The generic form: things to be set, a row each, on pages.

#include <optional>
#include <string>
#include <vector>

#include "src/reports/table.hpp"
#include "src/view/entry/fields.hpp"
#include "src/view/screens/help.hpp"

namespace tanteador::view {

struct Stepper {  // a number between its two keys
  std::string title, number;
  Button less, more;
};
// One thing to be set: by choosing, by a number between its keys, or by typing, with the keys beside it.
struct SettingRow {
  std::string title = {}, note = {};  // note: what it comes to
  std::vector<Button> choices = {};
  std::optional<Stepper> number = {};
  TextField field = {};  // without an id there is none
  Help help = {};
  std::string problem = {};  // why it is not possible
};
struct SettingSheet {
  std::string title = {}, help = {}, empty = {};
  std::vector<Button> groups = {};  // its pages
  std::vector<SettingRow> rows = {};
  std::vector<report::Table> tables = {};
  Button close = {};
  std::vector<Button> tools = {};  // beside the title
  int columns = 1;                 // of rows, in a wide window
};

}  // namespace tanteador::view
