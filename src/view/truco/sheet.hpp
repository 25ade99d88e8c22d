#pragma once
// The score sheet of Truco: tally, seats, and the calls of the hand.

#include <optional>
#include <string>
#include <vector>

#include "src/view/entry/fields.hpp"
#include "src/view/screens/tally.hpp"

namespace tanteador::view {

namespace truco {

struct SideTally {
  Button why = {};
  Button one = {};          // a point; the side's whole half of the board
  std::string name, badge;  // badge: leader or dealer, for a side of one player
  Tally tally;
  std::string number;  // the spoken score: "6" …
  std::string half;    // … and its half; empty without halves
  std::string total;
  std::string missing;
  int sets = 0, sets_to_win = 0;
  std::string sets_text;  // "games 1 of 2"; empty if one decides
  bool second_half = false;
  std::vector<Button> points;  // +1 +2 +3 +4
};

struct SeatView {
  Button choose;  // label: the name; detail: the role, "dealer"; chosen: speaks for its side
  int side = 0;   // for its mark
  int party = 0;  // the corner that it speaks for
  bool deals = false;
};

// One party of a contest: a side, a pair against one, or a single player. Each call keeps its position
// through the hand. A disabled call is impossible now; `Contest::disabled_reasons` gives the reason.
struct Corner {
  std::string name, speaker;  // speaker: makes the calls; empty if the name is the speaker
  std::string badge;          // single player: the leader
  int side = 0, party = 0;
  bool deals = false;
  std::vector<std::vector<Button>> calls;  // rows of two or three
  std::vector<Button> leave;               // cards laid down
};

// A contest entered by its result: step, answer, winner. A tap on the winner enters all of it.
struct HandLine {
  std::string title, state;  // state: why nothing can be entered
  std::vector<Button> steps, answers, winners;
  std::string result;  // in place of answers and winners, once entered …
  Button change;       // … with the key to correct it
  bool rare = false;   // a flor that nobody has begun to enter
};

// The whole table, or one of several contests.
struct Contest {
  int number = 0;            // 0: the whole table
  std::string title, state;  // of one of several contests: name, "accepted: 3"
  bool over = false;
  std::vector<Corner> corners;
  std::string settle_title;
  std::vector<Button> settle;  // the possible winners
  std::string trick_title;
  std::vector<Button> trick;  // the possible winners, or nobody
  std::vector<Button> tools;  // of one of several contests: cards
  std::vector<DisabledReason> disabled_reasons;
};

// Dealer, cutter and leader of the hand; between hands also possible changes.
struct DealHelp {
  std::vector<std::string> lines;
  std::vector<Button> actions;  // the cut, an exposed card
  std::string dealer_title, pairs_title;
  std::vector<Button> dealers, pairs;
};

}  // namespace truco

struct TrucoSheet {
  static constexpr bool kKeypadBeside = true;  // a keypad replaces the hand only
  std::vector<truco::SideTally> sides;
  std::vector<truco::SeatView> seats;  // in order of play, counterclockwise
  bool decided = false;
  bool asks = false;  // "Allowed?": a press enters nothing
  std::vector<truco::Contest> contests;
  std::optional<truco::DealHelp> deal;
  std::optional<DealValue> stake;
  std::vector<truco::HandLine> results;  // instead of the contests, when hands are entered by result
  std::vector<std::string> summary;
};

std::vector<Button*> scores_of(TrucoSheet& sheet);
std::vector<Button*> entries_of(TrucoSheet& sheet);

}  // namespace tanteador::view
