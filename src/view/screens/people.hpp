#pragma once
// What people have played, in a club or not: everybody there is, and one person's matches in figures.

#include <string>
#include <vector>

#include "src/view/entry/fields.hpp"

namespace tanteador::view {

struct PeopleView {
  std::string title, empty;
  TextField search;
  std::vector<Action> rows;  // who played last comes first
};

// How often won, neither, lost: drawn as a bar.
struct Tug {
  std::string name, figures;
  int won = 0, level = 0, lost = 0;
};

struct PersonView {
  struct Figure {
    std::string value, what;
  };
  std::string title, empty;
  Badge badge;
  std::vector<Action> games, periods;
  std::vector<Figure> figures;
  std::string curve_title;
  std::vector<int> curve;  // matches won less matches lost, from nought
  std::string with_title, against_title, records_title;
  std::vector<Tug> with, against;  // whom most was played with and against first
  std::vector<std::string> records;
  Action back;
};

}  // namespace tanteador::view
