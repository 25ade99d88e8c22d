#pragma once
// The board of a match, and the same for a second screen.

#include <optional>
#include <string>
#include <vector>

#include "src/view/answer_card.hpp"
#include "src/view/command.hpp"
#include "src/view/fields.hpp"
#include "src/view/paper.hpp"

namespace tanteador::view {

struct Tally {
  int points = 0;  // as stored; negative only by a ruling
  int target = 30;
  int half = 15;              // places in the first half
  bool split = true;          // the halves are told apart …
  std::string first, second;  // … by these words
};

struct SideBoard {
  Action why = {};          // the score itself, to be pressed
  Action one = {};          // its whole half of the board: a point
  std::string name, badge;  // badge: who leads or deals, where the side is one player
  Tally tally;
  std::string number;   // the spoken score: "6" …
  std::string half;     // … and in which half; empty without halves
  std::string total;    // "21/30"
  std::string missing;  // "9 missing"
  int sets = 0, sets_to_win = 0;
  std::string sets_text;  // "games 1 of 2"; empty where one decides
  bool second_half = false;
  std::vector<Action> points;  // +1 +2 +3 +4
};

// A place at the table. What it is just now is said by words and shapes.
struct SeatView {
  Action choose;  // label: the name; detail: what it is just now, "dealer"; chosen: speaks for its side
  int side = 0;   // whose mark it bears
  bool deals = false;
};

// Those who play together in one contest: a side, the pair against one alone, a single player. Every call
// has its place through the whole hand; not enabled: not to be called now, `Contest::not_now` says why.
struct Corner {
  std::string name, speaker;  // speaker: who says what is pressed here; empty where the name says it
  std::string badge;          // of a single player: who leads
  int side = 0;
  bool deals = false;
  std::vector<std::vector<Action>> calls;  // rows of two or three
  std::vector<Action> leave;               // cards laid down
};

// Why what stands in a place may not be entered now: said when the place is pressed.
struct NotNow {
  std::string id;  // of the action
  std::string sentence;
  Action rule;  // opens it
};

// What the hand is about just now, to be read across the table.
struct Stake {
  std::string name, worth;         // "The hand", "4"
  std::vector<std::string> lines;  // what of the hand is settled or open beside it
  std::string turn;                // who must answer, else who leads
  bool waits = false;              // for an answer
};

// A contest of the hand by what came of it, for those who enter it when it is over: which step, was it
// wanted, who won. One tap on a winner enters all of it.
struct HandLine {
  std::string title, state;  // state: in place of the keys where nothing of it can be entered
  std::vector<Action> steps, answers, winners;
};

// The whole table, or one of several contests of the hand.
struct Contest {
  int number = 0;            // 0: the whole table
  std::string title, state;  // of one of several: its name, "accepted: 3"
  bool over = false;
  std::vector<Corner> corners;
  std::string settle_title;
  std::vector<Action> settle;  // who won it
  std::string trick_title;
  std::vector<Action> trick;  // who won it, or nobody
  std::vector<Action> tools;  // of one of several: cards
  std::vector<NotNow> not_now;
};

struct Reason {      // why something may not be entered now
  std::string what;  // the calls, with commas
  std::string why;
  std::string rule;      // id
  std::string sentence;  // all three, for reading
  std::string whom;      // the side it is told of; empty: everybody
  bool operator==(const Reason&) const = default;
};

// Who deals, cuts and leads, before the first card; between hands also what can still be changed.
struct DealHelp {
  std::vector<std::string> lines;
  std::vector<Action> actions;  // the cut, an exposed card
  std::string dealer_title, pairs_title;
  std::vector<Action> dealers, pairs;
};

// A form: a table of fields.
struct FormView {
  std::string title, help;
  std::vector<FieldView> fields;
  Action enter;
};
struct MoreSheet {
  std::string title;
  std::vector<Action> list;  // the forms; chosen: the open one
  std::optional<FormView> form;
  Action close;
};

// The end of a match.
struct CurveLine {
  std::string label;
  int side = 0;
  std::vector<int> values;  // its points after each deal, from nought
};
struct Finale {
  struct Place {
    std::string place, name, points;
    int side = 0;
    bool wins = false, lantern = false;  // lantern: the last of three and more
  };
  std::string match;               // its id
  std::string winner, verdict;     // "Nosotros", "Nosotros wins the match"; level: the verdict alone
  std::vector<std::string> facts;  // how long, where it turned, what was broken
  std::vector<Place> places;
  std::string curve_title;
  std::vector<CurveLine> curve;
  std::vector<Action> next;  // the same table, other seats, other partners, another game
  std::string agree_title;
  std::vector<Action> agree;
  std::vector<Action> share;  // as text, as a picture
  Action look, undo;          // look: the panel's own, back to the board
};

// What the right-hand side of the board is for just now.
struct Board {
  enum class Stage { between, playing, settling, decided };
  Stage stage = Stage::between;
  std::string headline;  // "Hand 4", "Ana wins the match"
  std::string detail;    // "Dealer: Dani"
  std::string instead;   // the event the next one stands for, in words; empty: none
  Action keep;           // leaves that event as it is
  Paper paper;           // what the game is written on; nothing: the tally of the sides, which follows
  std::vector<SideBoard> sides;
  std::vector<SeatView> seats;  // in order of play, counter-clockwise round the table
  std::vector<Contest> contests;
  std::optional<DealHelp> deal;
  std::optional<Stake> stake;        // of an open hand
  std::vector<HandLine> results;     // in place of the contests, where the table wants it so
  std::vector<std::string> summary;  // of the hand that is over
  std::vector<Action> next;          // start the hand, rematch
  std::string agree_title;
  std::vector<Action> agree;  // of a decided match: each side for itself
  std::vector<Action> tools;  // cards, annul, everything else
  std::vector<Reason> reasons;
  std::string reasons_title;
  Action more_reasons;  // of the panel's own: shows the next
  std::string last_title;
  std::vector<std::string> last;  // the last three, newest last
  Action undo, redo;
  std::optional<Finale> finale;  // of a match that is over
  std::optional<KeypadView> keypad;
  std::optional<MoreSheet> more;
  bool asking = false;  // what is pressed is asked about; the calls stand closer together
  std::optional<AnswerCard> answer;
};

// To be read from across the room, nothing to press.
struct TvView {
  std::string title, headline;
  std::vector<SideBoard> sides;
  Action back;  // wherever it is pressed; no label: a window for this alone
};

}  // namespace tanteador::view
