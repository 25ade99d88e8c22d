#pragma once
// A competition from its first round to the table on the wall, as plain data.

#include <optional>
#include <string>
#include <vector>

#include "src/view/league/screens/club.hpp"

namespace tanteador::view {

struct LeagueHead {
  std::string title, line;  // its name; game, format, "round 2 of 4"
  std::vector<Button> pages;
  Button wall, club;
  Button undo;  // detail: what was done last; no label: nothing was
};

struct RoundRow {
  Button open;  // label: the table's number; not enabled: a bye
  std::string who, result, why;
  std::string remark;    // of the result, which bears kRemarked then
  bool missing = false;  // its result
};
// A result from the slip: by one key where that is enough, else by digits.
struct ResultSheet {
  std::string title, who;
  struct Column {
    std::string title;  // "Ana wins, 30 to"
    std::vector<Button> keys;
  };
  std::vector<Column> quick;
  std::vector<Button> fields;  // by digits: label the side, detail what was typed
  std::vector<Button> digits;
  std::string winner_title;
  std::vector<Button> winners;  // of level figures
  Button by_digits, enter, strike, close;
  std::string forfeit_title;
  std::vector<Button> forfeits;
  std::string fault;     // why the ruleset cannot give the figures
  std::string question;  // before it is entered: "enter" says yes, "no" goes back to the figures
  Button no;
  TextField remark;          // taken all the same; without an id nothing is amiss
  TextField reason;          // why it is put right, or somebody did not come; without an id nobody asks
  std::vector<Button> play;  // a match of its people: a new one, the linked one, or one scored before
};
// A table, or somebody at it, to be exchanged for another.
struct SwapPlace {
  Button tap;   // chosen: held; while another is held: exchanges the two
  Button hold;  // what dragging it does first
};
struct SwapTable {
  SwapPlace number;  // without a label: of those who sit out
  std::string title;
  std::vector<SwapPlace> seats;
};
struct SwapSheet {
  std::string title, help;
  std::vector<SwapTable> tables;
  Button close;
};
struct RoundScreen {
  LeagueHead head;
  std::vector<Button> rounds;
  std::vector<Button> ranges;  // "101–125", of a round of very many tables …
  bool by_number = false;      // … and one of them is chosen: its tables are keys
  std::vector<RoundRow> rows;
  std::string empty;
  std::optional<ResultSheet> sheet;
  std::string next_title, open, hint;  // open: how many tables have no result yet
  Button open_only;
  Button enter;  // the first of the open tables; no label: none is waited for
  std::vector<Button> next;
  bool due = true;  // the first of them; else tables are waited for
  std::optional<Confirmation> sure;
  TextField date;  // when a round begins; without an id there is none to be dated
  Button set_date;
  Button swap;                        // no label: nothing is to be exchanged
  std::optional<SwapSheet> swapping;  // in place of all that
  TextField search;                   // of a round of many tables
};

// Beside the cells of a row of the standings.
struct StandingRow {
  Button unfold;                     // label: the entrant
  std::string why;                   // why it is before the next one
  std::vector<std::string> details;  // unfolded: each comparison by name
  bool lantern = false;
};
struct StandingsView {
  LeagueHead head;
  std::vector<Button> stages, kinds, columns;  // columns: of the crosstable, those shown
  std::vector<Button> rounds;                  // after which they are shown
  TextField as_of;                             // the moment they are wanted of
  Button then, now;                            // now: no label while it is now that is shown
  Button reasons;                              // all of them at once
  report::Table table;                         // the standings, the crosstable or the season
  std::vector<StandingRow> rows;               // of the standings: one a row of the table
  std::string open;
};

// What can be done with one entrant.
struct EntrantSheet {
  SettingSheet form;
  std::optional<Confirmation> sure;  // in its place
};
struct EntrantsView {
  LeagueHead head;
  std::string title, people_title;
  std::vector<Button> entrants;  // label: the name; detail: number, withdrawn or away
  std::vector<int> places;       // of each, among all
  std::optional<EntrantSheet> sheet;
  Button check_in;  // begins and ends it; no label: it cannot be
  Button checked;   // of those ticked: the others are away
  TextField search;
  Button add;
  std::vector<Button> people;  // who may join
};

// --- what else there is to it

struct ManageView {
  LeagueHead head;
  SettingSheet sheet;
  std::optional<Confirmation> sure;  // in its place
};

// --- on paper

// Which of the papers there are, and the one that is shown.
struct PapersView {
  LeagueHead head;
  std::vector<Button> papers;
  std::vector<Button> rounds;  // of a paper of one round, where there are several
  PrintView shown;
};

// --- on the wall

// A table with its participants and the result, or a rank with a participant and points.
struct WallRow {
  std::string left, middle, right;
  std::string other = {};  // the second of two sides: the result stands between them
  int winner = -1;         // of two sides: 0 or 1
};
struct WallView {
  std::string title, pairings_title, standings_title;
  std::string clock;  // "until 20:45 · 12 minutes"; empty where the round has no clock
  std::vector<WallRow> pairings, standings;
  int turn = 0;  // pages turned so far; how many there are is for the drawing to say
  Button back;
};

// --- while a round is drawn

struct ProgressView {
  std::string title, text;
  int tenths = 0;   // of a second, so far
  float part = -1;  // done of all; less than nought: nobody knows
  Button cancel;
};

}  // namespace tanteador::view
