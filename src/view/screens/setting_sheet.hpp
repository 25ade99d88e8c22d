#pragma once
// The generic form: settings in rows, on pages.

#include <optional>
#include <string>
#include <vector>

#include "src/reports/table.hpp"
#include "src/view/entry/fields.hpp"
#include "src/view/screens/help.hpp"

namespace tanteador::view {

struct Stepper {  // a number with buttons for less and more
  std::string title, number;
  Button less, more;
};
struct SettingRow {
  std::string title = {}, note = {};  // note: consequence of the setting
  std::vector<Button> choices = {};
  std::optional<Stepper> number = {};
  TextField field = {};  // no id: none
  Help help = {};
  std::string problem = {};
};
struct SettingSheet {
  std::string title = {}, help = {}, empty = {};
  Button begin = {};                // the next step of an empty sheet; no label: none
  std::vector<Button> groups = {};  // pages
  std::vector<SettingRow> rows = {};
  std::vector<report::Table> tables = {};
  Button close = {};
  std::vector<Button> tools = {};  // beside the title
  int columns = 1;                 // of rows, in a wide window
};

}  // namespace tanteador::view
