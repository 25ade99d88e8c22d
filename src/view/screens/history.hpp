#pragma once
// The event list of a match.

#include <cstdint>
#include <string>
#include <vector>

#include "src/view/command.hpp"
#include "src/view/screens/pages.hpp"

namespace tanteador::view {

struct SidePoints {
  std::string side, points, rule;
};
struct HistoryRow {
  std::int64_t seq = 0;
  std::string number, time, author, text, note;
  std::string remark;
  std::vector<SidePoints> postings;
  bool struck = false;
  Button choose;                // opens and closes the row's actions; no label: none
  Button replace;               // replaces it at once; no label: impossible
  std::string change;           // open row: the score now and without the event
  std::string cascade_title;    // title of the cascaded entries …
  std::vector<Button> falls;    // … each to keep or drop
  std::vector<Button> reasons;  // open row: reasons of the correction
  std::vector<Button> mend;     // open row: strike, replace, appeal, ask
  TextField note_field;         // open row; no id: no note can be written
  Button keep_note;
};
struct HistoryHand {
  Button fold;                           // opens and closes it; shows its name and its final score
  std::vector<std::string> calculation;  // postings in words
  bool open = true;
  std::vector<HistoryRow> rows;  // newest first
};
struct History {
  std::string title, empty, reasons_title;
  TextField search;
  std::vector<Button> of;  // filter
  Button fold;
  std::vector<std::string> columns;
  std::vector<HistoryHand> hands;  // newest first
  Button begin;                    // the next step without any
};

}  // namespace tanteador::view
