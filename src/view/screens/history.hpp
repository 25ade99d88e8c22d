#pragma once
// The list of a match's events.

#include <cstdint>
#include <string>
#include <vector>

#include "src/view/command.hpp"
#include "src/view/screens/pages.hpp"

namespace tanteador::view {

// Points of one side, and the rule that gives them.
struct SidePoints {
  std::string side, points, rule;
};
struct HistoryRow {
  std::int64_t seq = 0;
  std::string number, time, author, text, note;
  std::string remark;  // what somebody wrote beside it
  std::vector<SidePoints> postings;
  bool struck = false;
  Action choose;                // opens and closes what can be done with it; no label: nothing
  Action replace;               // at once; no label: it cannot be
  std::string change;           // of the open row: the score now and without it
  std::string falls_title;      // over what would fall with it …
  std::vector<Action> falls;    // … each to be kept or dropped
  std::vector<Action> reasons;  // of the open row: why it is put right
  std::vector<Action> mend;     // of the open row: strike, replace, appeal, ask
  TextField note_field;         // of the open row; no id: no note can be written
  Action keep_note;
};
// A hand or deal, as its game calls it.
struct HistoryHand {
  Action fold;                    // its name, and the score at its end; pressed, it opens or closes
  std::vector<std::string> told;  // what was written in it
  bool open = true;
  std::vector<HistoryRow> rows;  // newest first
};
struct History {
  std::string title, empty, reasons_title;
  TextField search;
  std::vector<Action> of;  // what is listed
  Action fold;             // results alone
  std::vector<std::string> columns;
  std::vector<HistoryHand> hands;  // newest first
};

}  // namespace tanteador::view
