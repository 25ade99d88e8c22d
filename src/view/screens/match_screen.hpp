#pragma once
// MatchScreen: the board of a match: the current question, the game's sheet, tools and open dialogs.

#include <optional>
#include <string>
#include <vector>

#include "src/view/command.hpp"
#include "src/view/entry/answer_card.hpp"
#include "src/view/entry/fields.hpp"
#include "src/view/game_sheet.hpp"
#include "src/view/screens/home.hpp"

namespace tanteador::view {

struct Reason {      // a reason why something is impossible now
  std::string what;  // the calls, with commas
  std::string why;
  std::string rule;      // id
  std::string sentence;  // what, why and rule, for reading
  std::string whom;      // the side concerned; empty: everybody
  bool operator==(const Reason&) const = default;
};

struct FormView {
  std::string title, help;
  std::vector<FieldView> fields;
  Button enter;
};
struct MoreSheet {
  std::string title;
  std::vector<Button> list;  // forms; chosen: the open one
  std::optional<FormView> form;
  Button close;
};

struct CurveLine {
  std::string label;
  int side = 0;
  std::vector<int> values;  // points after each deal, beginning with 0
};
// The course of the points, of one set if there are several.
struct Curve {
  std::string title;
  std::vector<CurveLine> lines;
  int half = 0;  // points of a half of the sheet, marked by a line; 0: none
};
struct Finale {
  struct SetPoints {
    std::string points;
    bool wins = false;
  };
  struct Place {
    std::string place, name, points;
    int side = 0;
    bool wins = false, lantern = false;  // lantern: last of at least three
    std::vector<SetPoints> sets = {};    // if there are several
  };
  std::string match;              // id
  std::string game, when, where;  // the edition, the day, the club; where: empty if unknown
  Material material = Material::squared;
  std::string winner, verdict;     // "Nosotros", "Nosotros wins the match"; no winner when level
  std::vector<std::string> facts;  // duration, deals, turning point, records
  std::vector<Place> places;
  std::vector<std::string> sets;  // titles, if there are several
  std::string sets_title;         // of the sets won
  std::string curve_title;
  std::vector<Curve> curves;
  std::vector<Button> next;  // same table, other seats, other partners, another game
  std::string agree_title;
  std::vector<Button> agree;
  std::vector<Button> share;  // text, picture
  Button look, undo;          // look: handled by the panel, shows the board
};

struct MatchScreen {
  enum class Stage { between, playing, settling, decided };
  Stage stage = Stage::between;
  std::string headline;  // "Hand 4", "Ana wins the match"
  std::string detail;
  std::string instead;         // text about the event being replaced; empty: none
  Button keep;                 // cancels the replacement
  std::string awaited_answer;  // the players who must answer, in words; empty: nobody
  GameSheet sheet;
  std::vector<Button> next;  // start the deal, rematch
  std::string agree_title;
  std::vector<Button> agree;  // decided match: one for each side
  std::vector<Button> tools;  // cards, cancel, everything else
  std::vector<Reason> reasons;
  std::string reasons_title;
  Button more_reasons;  // handled by the panel: shows the next reason
  std::string last_title;
  std::vector<std::string> last;  // the last three, newest last
  Button undo, redo;
  Button stop_asking;  // while asking
  std::optional<Finale> finale;
  std::optional<KeypadView> keypad;
  std::optional<MoreSheet> more;
  bool asking = false;  // buttons ask instead of entering; calls are drawn closer together
  std::optional<AnswerCard> answer;
};

}  // namespace tanteador::view
