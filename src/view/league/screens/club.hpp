#pragma once
// View models of the club, its players and a new competition.

#include <optional>
#include <string>
#include <vector>

#include "src/reports/table.hpp"
#include "src/view/entry/fields.hpp"
#include "src/view/screens/pages.hpp"
#include "src/view/screens/setting_sheet.hpp"

namespace tanteador::view {

// Confirmation of an action that a single tap cannot undo.
// A dialog: the question, its consequence, and the answers.
struct Confirmation {
  std::string title, text = {};
  Button yes, no;
  TextField reason = {};  // reason for the action; no id: not asked
  bool is_final = false;  // the action cannot be undone, so `yes` is not proposed
};

struct RatingCurve {
  std::string title, now, empty;  // now: the last value with its deviation; empty: text without ratings
  std::string highest, lowest;
  std::vector<std::string> weeks;  // first days
  std::vector<double> values;
};
struct PlayerPage {
  SettingSheet form;                         // name, licence and other details
  Button undo;                               // see LeagueHead
  std::optional<Confirmation> confirmation;  // shown instead of the record
  std::string others_title;                  // search for a duplicate of this player
  TextField search;
  std::vector<Button> others;
  report::Table games, opponents;
  std::vector<report::Table> results;
  RatingCurve curve;
};

// The page of competitions, players or teams: buttons, and a field to search or add. Other pages are a sheet.
struct ClubView {
  std::string title, line;  // line: "40 players, 38 of them active; 3 teams."
  std::vector<Button> pages;
  Button fresh;  // starts a new competition
  TextField field;
  std::vector<Button> tools;  // buttons beside the field …
  Button remove;              // … and after them the removal of a stored team
  std::vector<Button> rows;
  std::string empty;
  Button begin;  // the next step without any row; no label: none
  std::optional<SettingSheet> sheet;
  Button undo;
};

struct NewCompetition {
  SettingSheet plan;  // game, numbers, duration and suitable formats
  std::string picked_title, people_title;
  TextField name, search;
  Button add, everybody;       // add: the typed name, if unknown; everybody: all listed people
  std::vector<Button> picked;  // a tap removes
  std::vector<Button> people;  // a tap adds
  Button begin, close, more;
  std::string problem;
  std::optional<SettingSheet> sheet;  // shown instead of the rest
};

}  // namespace tanteador::view
