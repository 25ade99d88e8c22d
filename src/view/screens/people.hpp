#pragma once
// The people of this database: the list, and statistics of one person.

#include <string>
#include <vector>

#include "src/view/entry/fields.hpp"

namespace tanteador::view {

struct PeopleView {
  std::string title, empty;
  Button begin;  // the next step without anybody; no label: none
  TextField search;
  std::vector<Button> rows;  // last player first
};

// Won, level and lost matches, drawn as a bar.
struct ResultBar {
  std::string name, figures;
  int won = 0, level = 0, lost = 0;
};

struct PersonView {
  struct Figure {
    std::string value, what;
  };
  std::string title, empty;
  Button begin;  // the next step without any match
  Badge badge;
  std::vector<Button> games, periods;
  std::vector<Figure> figures;
  std::string curve_title;
  std::vector<int> curve;  // won minus lost matches, beginning with 0
  std::string with_title, against_title, records_title;
  std::vector<ResultBar> with, against;  // most frequent first
  std::vector<std::string> records;
  Button back;
};

}  // namespace tanteador::view
