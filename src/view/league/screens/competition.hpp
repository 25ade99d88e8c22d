#pragma once
// A competition from its first round to the table on the wall, as plain data.

#include <optional>
#include <string>
#include <vector>

#include "src/view/league/screens/club.hpp"

namespace tanteador::view {

struct LeagueHead {
  std::string title, line;  // its name; game, format, "round 2 of 4"
  std::vector<Action> pages;
  Action wall, club;
  Action undo;  // detail: what was done last; no label: nothing was
};

struct RoundRow {
  Action open;  // label: the table's number; not enabled: a bye
  std::string who, result, why;
  std::string remark;    // of the result, which bears kRemarked then
  bool missing = false;  // its result
};
// A result from the slip: by one key where that is enough, else by digits.
struct ResultSheet {
  std::string title, who;
  struct Column {
    std::string title;  // "Ana wins, 30 to"
    std::vector<Action> keys;
  };
  std::vector<Column> quick;
  std::vector<Action> fields;  // by digits: label the side, detail what was typed
  std::vector<Action> digits;
  std::string winner_title;
  std::vector<Action> winners;  // of level figures
  Action by_digits, enter, strike, close;
  std::string forfeit_title;
  std::vector<Action> forfeits;
  std::string fault;     // why the ruleset cannot give the figures
  std::string question;  // before it is entered: "enter" says yes, "no" goes back to the figures
  Action no;
  TextField remark;          // taken all the same; without an id nothing is amiss
  TextField reason;          // why it is put right, or somebody did not come; without an id nobody asks
  std::vector<Action> play;  // a match of its people: a new one, the linked one, or one scored before
};
// A table, or somebody at it, to be exchanged for another.
struct SwapPlace {
  Action tap;   // chosen: held; while another is held: exchanges the two
  Action hold;  // what dragging it does first
};
struct SwapTable {
  SwapPlace number;  // without a label: of those who sit out
  std::string title;
  std::vector<SwapPlace> seats;
};
struct SwapSheet {
  std::string title, help;
  std::vector<SwapTable> tables;
  Action close;
};
struct RoundScreen {
  LeagueHead head;
  std::vector<Action> rounds;
  std::vector<Action> ranges;  // "101–125", of a round of very many tables …
  bool by_number = false;      // … and one of them is chosen: its tables are keys
  std::vector<RoundRow> rows;
  std::string empty;
  std::optional<ResultSheet> sheet;
  std::string next_title, open, hint;  // open: how many tables have no result yet
  Action open_only;
  Action enter;  // the first of the open tables; no label: none is waited for
  std::vector<Action> next;
  bool due = true;  // the first of them; else tables are waited for
  std::optional<Sure> sure;
  TextField date;  // when a round begins; without an id there is none to be dated
  Action set_date;
  Action swap;                        // no label: nothing is to be exchanged
  std::optional<SwapSheet> swapping;  // in place of all that
  TextField search;                   // of a round of many tables
};

// Beside the cells of a row of the standings.
struct StandingRow {
  Action unfold;                     // label: the entrant
  std::string why;                   // why it is before the next one
  std::vector<std::string> details;  // unfolded: each comparison by name
  bool lantern = false;
};
struct StandingsView {
  LeagueHead head;
  std::vector<Action> stages, kinds, columns;  // columns: of the crosstable, those shown
  std::vector<Action> rounds;                  // after which they are shown
  TextField as_of;                             // the moment they are wanted of
  Action then, now;                            // now: no label while it is now that is shown
  Action reasons;                              // all of them at once
  report::Table table;                         // the standings, the crosstable or the season
  std::vector<StandingRow> rows;               // of the standings: one a row of the table
  std::string open;
};

// What can be done with one entrant.
struct EntrantSheet {
  SettingSheet form;
  std::optional<Sure> sure;  // in its place
};
struct EntrantsView {
  LeagueHead head;
  std::string title, people_title;
  std::vector<Action> entrants;  // label: the name; detail: number, withdrawn or away
  std::vector<int> places;       // of each, among all
  std::optional<EntrantSheet> sheet;
  Action check_in;  // begins and ends it; no label: it cannot be
  Action checked;   // of those ticked: the others are away
  TextField search;
  Action add;
  std::vector<Action> people;  // who may join
};

// --- what else there is to it

struct ManageView {
  LeagueHead head;
  SettingSheet sheet;
  std::optional<Sure> sure;  // in its place
};

// --- on paper

// Which of the papers there are, and the one that is shown.
struct PapersView {
  LeagueHead head;
  std::vector<Action> papers;
  std::vector<Action> rounds;  // of a paper of one round, where there are several
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
  Action back;
};

// --- while a round is drawn

struct ProgressView {
  std::string title, text;
  int tenths = 0;   // of a second, so far
  float part = -1;  // done of all; less than nought: nobody knows
  Action cancel;
};

}  // namespace tanteador::view
