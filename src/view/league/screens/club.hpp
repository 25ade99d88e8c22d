#pragma once
// The club, its players, and a competition that is being thought out, as plain data.

#include <optional>
#include <string>
#include <vector>

#include "src/reports/table.hpp"
#include "src/view/entry/fields.hpp"
#include "src/view/screens/pages.hpp"
#include "src/view/screens/setting_sheet.hpp"

namespace tanteador::view {

// Before what is not taken back by one tap.
struct Confirmation {
  std::string text;
  Button yes, no;
  TextField reason = {};  // why it is done; without an id nobody asks
};

// --- a player

struct RatingCurve {
  std::string title, now, empty;   // now: the last value with its deviation
  std::string highest, lowest;     // of the values
  std::vector<std::string> weeks;  // first days
  std::vector<double> values;      // one each
};
struct PlayerPage {
  SettingSheet form;                 // the name and the licence, and what else can be changed
  Button undo;                       // as of LeagueHead
  std::optional<Confirmation> sure;  // in place of the record
  std::string others_title;          // while it is asked who else this player is
  TextField search;
  std::vector<Button> others;
  report::Table games, opponents;
  std::vector<report::Table> results;  // one by one, a table for each competition
  RatingCurve curve;
};

// --- the club

// Its competitions, players or teams: a list of buttons, and what can be typed to search it or add to it; or
// a sheet of its seasons, ratings or files.
struct ClubView {
  std::string title, line;  // line: "40 players, 38 of them active; 3 teams."
  std::vector<Button> pages;
  Button fresh;  // a new competition
  TextField field;
  std::vector<Button> tools;  // beside it …
  Button remove;              // … and a way out behind them, of a team that is there
  std::vector<Button> rows;
  std::string empty;
  std::optional<SettingSheet> sheet;
  Button undo;  // as of LeagueHead
};

// --- a new competition

struct NewCompetition {
  SettingSheet plan;  // what, how many and how long, and the formats that suit
  std::string picked_title, people_title;
  TextField name, search;
  Button add, everybody;       // who was typed and is not known yet; all that are listed
  std::vector<Button> picked;  // pressed: out again
  std::vector<Button> people;  // pressed: in
  Button begin, close, more;
  std::string problem;
  std::optional<SettingSheet> sheet;  // in place of all of it
};

}  // namespace tanteador::view
