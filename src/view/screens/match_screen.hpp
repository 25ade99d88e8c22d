#pragma once
// The screen of a match: what is asked now, the sheet of its game, the tools, and what lies over them.

#include <optional>
#include <string>
#include <vector>

#include "src/view/command.hpp"
#include "src/view/entry/answer_card.hpp"
#include "src/view/entry/fields.hpp"
#include "src/view/game_sheet.hpp"

namespace tanteador::view {

struct Reason {      // why something may not be entered now
  std::string what;  // the calls, with commas
  std::string why;
  std::string rule;      // id
  std::string sentence;  // all three, for reading
  std::string whom;      // the side it is told of; empty: everybody
  bool operator==(const Reason&) const = default;
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

struct MatchScreen {
  enum class Stage { between, playing, settling, decided };
  Stage stage = Stage::between;
  std::string headline;        // "Hand 4", "Ana wins the match"
  std::string detail;          // "Dealer: Dani"
  std::string instead;         // the event the next one stands for, in words; empty: none
  Action keep;                 // leaves that event as it is
  std::string awaited_answer;  // who must give one, in words; empty: nobody
  GameSheet sheet;             // what the game is written on
  std::vector<Action> next;    // start the deal, rematch
  std::string agree_title;
  std::vector<Action> agree;  // of a decided match: each side for itself
  bool has_whys = false;      // each score can be pressed for its reasons: no tool is needed for them
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

}  // namespace tanteador::view
