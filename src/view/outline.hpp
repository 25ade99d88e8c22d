#pragma once
// A board as parts to be read from top to bottom, for a page that is one thumb wide and knows no game. Every
// action of the board stands in one of them.

#include <string>
#include <vector>

#include "src/view/screens/screens.hpp"

namespace tanteador::view {

// Marks of the side on the game's sheet, to be drawn beside its figure: matches laid in squares of five,
// those of the first half above a line and those of the second below it; or strokes on a slate, above its
// line and below.
struct OutlineMarks {
  enum class Kind { none, matches, strokes };
  Kind kind = Kind::none;
  int above = 0, below = 0;
  int most = 0;  // that may stand on either side of the line, where that is known
};

// How the totals went, a line for each side from nought on, one value a deal; `low` to `high` are in sight.
struct OutlineCurves {
  std::vector<std::vector<int>> lines = {};
  int low = 0, high = 0;
};

// A card before a seat. The first seat is at the near edge, the others follow against the clock.
struct OutlineCard {
  enum class Face { none, down, open };
  std::string seat = {};  // whose
  Face face = Face::none;
  std::string rank = {};
  char suit = 0;  // s h d c; 0: none, the rank says all
};

struct OutlineScore {
  std::string name = {}, points = {}, detail = {};  // detail: the half, what is missing, games won
  std::string badge = {};                           // "dealer"
  bool leads = false;
  int side = 0;
  Action why = {};
  OutlineMarks marks = {};
};

struct OutlinePart {
  // abreast: the keys of one side, beside those of the other; record: what was written so far; way_out: what
  // leads elsewhere
  enum class Kind { said, act, abreast, choice, keys, form, record, way_out };
  Kind kind = Kind::choice;
  std::string title = {}, text = {};    // text: large where it stands alone
  std::vector<std::string> lines = {};  // below
  std::vector<Action> actions = {};
  int across = 0;                         // they stand in rows of so many; 0: as they fit
  std::vector<NotNow> not_now = {};       // of those that are not enabled
  std::vector<FieldView> fields = {};     // of a form
  std::vector<std::string> columns = {};  // of a record
  std::vector<std::vector<std::string>> rows = {};
  OutlineCurves curves = {};            // drawn above them
  std::vector<OutlineCard> cards = {};  // drawn as a table
  bool dock = false;                    // under the thumb: points and the key that enters
  bool calls = false;                   // left out by a table that only counts points
  bool empty() const;
};

struct Outline {
  std::string headline = {}, detail = {};
  std::vector<OutlineScore> scores = {};
  std::vector<OutlinePart> parts = {};
  std::vector<std::string> summary = {};    // of the deal that is over, above what comes next
  std::vector<OutlinePart> next_deal = {};  // below it
  Action undo = {}, redo = {};
  std::string last_title = {};
  std::vector<std::string> last = {};  // newest last
};

Outline make_outline(const MatchScreen& board);

// For the sheets, each in its game's folder: its scores, what is entered on it, its record, and what it says
// of the deal to come.
#define TANTEADOR_OUTLINE(Sheet) void outline(Outline& all, const Sheet& sheet);
TANTEADOR_EACH_SHEET(TANTEADOR_OUTLINE)
#undef TANTEADOR_OUTLINE

// Left out where there is nothing in it.
void add_part(Outline& all, OutlinePart part);
// The action with another second line.
Action with_detail(Action action, std::string detail);

}  // namespace tanteador::view
