#pragma once
// The club, its players, and a competition that is being thought out, as plain data.

#include <optional>
#include <string>
#include <vector>

#include "src/reports/table.hpp"
#include "src/view/entry/fields.hpp"
#include "src/view/screens/help.hpp"
#include "src/view/screens/pages.hpp"

namespace tanteador::view {

// Before what is not taken back by one tap.
struct Sure {
  std::string text;
  Action yes, no;
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
  std::string title;
  std::vector<TextField> fields;
  Action save, active, merge, forget, close;
  Action undo;               // as of LeagueHead
  std::optional<Sure> sure;  // in place of the record
  std::string others_title;  // while it is asked who else this player is
  TextField search;
  std::vector<Action> others;
  report::Table games, opponents;
  std::vector<report::Table> results;  // one by one, a table for each competition
  RatingCurve curve;
};

// --- what is set, row by row

struct Stepped {  // a number between its two keys
  std::string title, number;
  Action less, more;
};
// One thing to be set: by choosing, by a number between its keys, or by typing, with the keys beside it.
struct SettingRow {
  std::string title, note;  // note: what it comes to
  std::vector<Action> choices;
  std::optional<Stepped> number;
  TextField field;  // without an id there is none
  Help help = {};
};
struct SettingSheet {
  std::string title, help, empty;
  std::vector<Action> groups;  // its pages
  std::vector<SettingRow> rows;
  std::vector<report::Table> tables;
  Action close;
};

// --- the club

// Its competitions, players or teams: a list of buttons, and what can be typed to search it or add to it; or
// a sheet of its seasons, ratings or files.
struct ClubView {
  std::string title, line;  // line: "40 players, 38 of them active; 3 teams."
  std::vector<Action> pages;
  Action fresh;  // a new competition
  TextField field;
  std::vector<Action> tools;  // beside it …
  Action remove;              // … and a way out behind them, of a team that is there
  std::vector<Action> rows;
  std::string empty;
  std::optional<SettingSheet> sheet;
  Action undo;  // as of LeagueHead
};

// --- a new competition

struct NewCompetition {
  std::string title, sets_title, proposals_title, picked_title, people_title;
  std::vector<Action> games, kinds, sets;
  Stepped entrants, hours;
  std::vector<Action> proposals;  // formats that suit, as tiles
  TextField name, search;
  Action add, everybody;       // who was typed and is not known yet; all that are listed
  std::vector<Action> picked;  // pressed: out again
  std::vector<Action> people;  // pressed: in
  Action begin, close, more;
  std::string problem;
  std::optional<SettingSheet> sheet;  // in place of all of it
};

}  // namespace tanteador::view
