#pragma once
// View models of a competition: rounds, standings, entrants, papers and the big screen.

#include <optional>
#include <string>
#include <vector>

#include "src/view/league/screens/club.hpp"

namespace tanteador::view {

struct LeagueHead {
  std::string title, line;  // title: the name; line: game, format, "round 2 of 4"
  std::vector<Button> pages;
  Button wall, club;
  Button undo;  // detail: the last entry in words; no label: nothing to undo
};

struct RoundRow {
  Button open;  // label: the table's number; disabled: a bye
  std::string who, result, why;
  std::string remark;                   // of the result, which then has the mark kRemarked
  bool missing = false;                 // the table has no result
  std::vector<std::string> sides = {};  // if there are two: the result stands between them …
  int winner = -1;                      // … and this one is bold
};
// The different results of a table.
struct Dispute {
  struct Line {
    std::string label;                // "Ana / Beto"
    std::vector<std::string> values;  // one for each source
    bool differs = false;
  };
  std::vector<std::string> sources;  // "Ana / Beto · 19:42"
  std::vector<Line> lines;
};
// Entry of a result: one button for common results, else digits.
struct ResultSheet {
  std::string title, who;
  Dispute dispute;              // shown instead of the entry …
  std::vector<Button> accepts;  // … with a button for each result
  struct Column {
    std::string title;  // "Ana wins, 30 to"
    std::vector<Button> keys;
  };
  std::vector<Column> quick;
  std::vector<Button> fields;  // label: the side; detail: the typed number
  std::vector<Button> digits;
  std::string winner_title;
  std::vector<Button> winners;  // asked when the scores are level
  Button by_digits, enter, strike, close;
  Button more, back;  // without room for all: the key to the rest, and the key back to the score
  std::string forfeit_title;
  std::vector<Button> forfeits;
  std::string fault;     // rule that the score breaks; empty: none
  std::string question;  // asked before the entry: `enter` confirms, `no` goes back to the score
  Button no;
  TextField remark;          // needed to enter an impossible score; no id: not asked
  TextField reason;          // of a correction or forfeit; no id: not asked
  std::vector<Button> play;  // new match, linked match, and earlier matches of these people
};
// A table, or a player, that can change places with another.
struct SwapPlace {
  Button tap;   // picks it, or exchanges it with the picked one
  Button hold;  // start of a drag: picks it
};
struct SwapTable {
  SwapPlace number;  // no label: the byes
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
  std::vector<Button> ranges;  // "101–125", in a round of many tables …
  bool by_number = false;      // … one of them is chosen and its tables are shown as keys
  std::vector<RoundRow> rows;
  std::string empty;
  Button begin;  // the next step without any row; no label: it is one of `next`
  std::optional<ResultSheet> sheet;
  std::string next_title, open, hint;  // open: number of tables without a result
  Button open_only;
  Button enter;  // opens the first such table; no label: none
  std::vector<Button> next;
  bool due = true;  // the first of `next` is the usual next step; false: tables have no result
  std::optional<Confirmation> confirmation;
  TextField date;  // start of a round; no id: no round can get one
  Button set_date;
  Button swap;                        // no label: nothing can be exchanged
  std::optional<SwapSheet> swapping;  // shown instead of the rest
  TextField search;                   // finds a table, and takes a result as a line: "7 30:12"
  Button enter_line;                  // pressed by Enter there
  std::string line_note;              // the entered result, or why the line was refused
  bool line_failed = false;
};

// The medal and the movement of a participant after a round.
struct PlaceChange {
  int medal = 0;  // 1 gold to 3 bronze; 0: none
  int moved = 0;  // places gained since the round before; negative: lost
};
struct StandingRow {
  Button unfold;                     // label: the entrant
  std::string why;                   // reason for the place before the next entrant
  std::vector<std::string> details;  // when unfolded: each tie-break by name
  bool lantern = false;
  PlaceChange change = {};
};
struct StandingsView {
  LeagueHead head;
  std::vector<Button> stages, kinds, columns;  // columns: shown columns of the crosstable
  std::vector<Button> rounds;                  // standings after this round, or with the one in play
  Button earlier;                              // opens …
  TextField as_of;                             // … this field: shows the standings at this time
  Button then, now;                            // now: no label while the present is shown
  Button reasons;
  report::Table table;            // standings, crosstable or season
  std::vector<StandingRow> rows;  // for the standings: one for each row of the table
  std::string open;
};

struct EntrantSheet {
  SettingSheet form;
  std::optional<Confirmation> confirmation;  // shown instead of the form
};
struct EntrantsView {
  LeagueHead head;
  std::string title, people_title;
  std::vector<Button> entrants;  // label: name; detail: number, withdrawn or absent
  std::vector<int> places;       // index of each among all entrants
  std::optional<EntrantSheet> sheet;
  Button check_in;  // starts and ends the check-in; no label: impossible
  Button checked;   // confirms it: entrants without a mark are absent
  TextField search;
  Button add;
  std::vector<Button> late;  // points for missed rounds; empty: nobody can be late
  std::vector<Button> people;
};

struct ManageView {
  LeagueHead head;
  SettingSheet sheet;
  std::optional<Confirmation> confirmation;
};

struct PapersView {
  LeagueHead head;
  std::vector<Button> papers;
  std::vector<Button> rounds;  // for a paper of one round, if there are several rounds
  PrintView shown;
};

// A table with its participants and the result, or a rank with a participant and points. A table without a
// result that plays longer or shorter than the others has its own end there: "until 20:50".
struct WallRow {
  std::string left, middle, right;
  std::string other = {};  // the second of two sides: the result stands between them
  int winner = -1;         // of two sides: 0 or 1
  bool playing = false;    // two sides without a result
  PlaceChange change = {};
};
struct WallView {
  std::string club, title, pairings_title, standings_title;  // club: its name
  std::string until;                                         // "until 20:45", "Time is up"
  std::string countdown;  // "36:42"; empty without a clock, and when the time is up
  float time_left = -1;   // part of the round's time; negative: without a clock
  std::string playing;    // in place of a missing result
  std::string open;       // number of tables without a result
  std::vector<WallRow> pairings, standings;
  bool finished = false;  // the first three stand on a podium
  int turn = 0;           // number of page changes; the panel knows the number of pages
  Button back;
};

struct ProgressView {
  std::string title, text;
  int tenths = 0;   // elapsed time in tenths of a second
  float part = -1;  // progress from 0 to 1; negative: unknown
  Button cancel;
};

}  // namespace tanteador::view
