#pragma once
// The outline of a board for a phone: parts from top to bottom with every action, independent of the game.

#include <string>
#include <utility>
#include <vector>

#include "src/view/screens/screens.hpp"

namespace tanteador::view {

// Tally marks of a side, drawn beside its score. Matches: squares of five, first half above a line and second
// half below. Beans: rows of six. Strokes: on a slate, above and below its line.
struct OutlineMarks {
  enum class Kind { none, matches, beans, strokes };
  Kind kind = Kind::none;
  int above = 0, below = 0;
  int most = 0;  // most marks on one side of the line; 0: unknown
};

// The totals after each deal: one line for each side, starting at 0. The axis runs from `low` to `high`.
struct OutlineCurves {
  std::vector<std::vector<int>> lines = {};
  int low = 0, high = 0;
};

// A card before a seat. The first seat is at the near edge; the others follow counterclockwise.
struct OutlineCard {
  enum class Face { none, down, open };
  std::string seat = {};  // name of its player
  Face face = Face::none;
  std::string rank = {};
  char suit = 0;  // s h d c; 0: none, the rank is complete
};

struct OutlineScore {
  std::string name = {}, points = {}, detail = {};
  std::string sets = {};   // won, of the number to win
  std::string badge = {};  // "dealer"
  bool leads = false;
  int side = 0;
  Button why = {};
  OutlineMarks marks = {};
};

struct OutlinePart {
  // abreast: buttons of one side, beside the other's. record: past entries. way_out: links to other pages.
  enum class Kind { text, act, abreast, choice, keys, form, record, way_out };
  Kind kind = Kind::choice;
  std::string title = {}, text = {};    // text: large when it is alone
  std::vector<std::string> lines = {};  // below the text
  std::vector<Button> options = {};     // above the buttons, which use the chosen ones
  std::vector<Button> actions = {};
  int across = 0;  // columns of the buttons; 0: as many as fit
  std::vector<DisabledReason> disabled_reasons = {};
  std::vector<FieldView> fields = {};     // of a form
  std::vector<std::string> columns = {};  // of a record
  std::vector<std::vector<std::string>> rows = {};
  OutlineCurves curves = {};            // drawn above the rows
  std::vector<OutlineCard> cards = {};  // drawn as a table
  bool dock = false;                    // under the thumb: points and the key that enters
  bool counts = false;                  // the detail of the chosen button shows the digits that are typed
  bool calls = false;                   // left out by a table that only counts points
  std::string fold = {};                // parts with the same fold unfold together, below this text
  std::string tab = {};                 // parts with the same tab are shown together, those of other tabs not
  bool tab_open = false;                // the tab shown first
  bool empty() const;
  bool is_points() const { return dock && kind == Kind::keys; }  // the keys that count points of one side
};

struct Outline {
  std::string headline = {}, detail = {};
  std::string sets = {};  // won by each side, "0–1", after their name
  std::vector<OutlineScore> scores = {};
  std::vector<OutlinePart> parts = {};
  std::vector<std::string> summary = {};  // of the finished deal, above the next steps
  std::vector<OutlinePart> next_deal = {};
  // Buttons that only open a form, by the beginning of the ids they stand for. A phone that loses the
  // connection shows their forms.
  std::vector<std::pair<std::string, std::string>> forms_ahead = {};
  std::vector<Reason> reasons = {};
  Button undo = {}, redo = {};
  std::string last_title = {};
  std::vector<std::string> last = {};  // newest last
};

Outline make_outline(const MatchScreen& board);

// Adds a sheet's scores, buttons, record and preview of the next deal. Each game's folder implements it.
#define TANTEADOR_OUTLINE(Sheet) void outline(Outline& all, const Sheet& sheet);
TANTEADOR_EACH_SHEET(TANTEADOR_OUTLINE)
#undef TANTEADOR_OUTLINE

// Adds the part without its unusable actions and empty lines; an empty part is dropped.
void add_part(Outline& all, OutlinePart part);
Button with_detail(Button action, std::string detail);

}  // namespace tanteador::view
