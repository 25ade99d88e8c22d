#pragma once
// A match on the big screen.

#include <optional>
#include <string>
#include <vector>

#include "src/view/command.hpp"

namespace tanteador::view {

// Points as matches or beans.
struct Tally {
  int points = 0;  // as stored; negative only by a ruling
  int target = 30;
  int half = 15;              // places in the first half
  bool beans = false;         // marks of Brazil, in rows of six; else matches
  bool split = true;          // shows the halves …
  std::string first, second;  // … under these names
};

// The value of the deal in play, and whose turn it is.
struct DealValue {
  std::string name, worth;         // "The hand", "4"
  std::vector<std::string> lines;  // settled and open awards of the hand
  std::string turn;                // the side that must answer, else the leader
  bool waits = false;              // for an answer
};

struct TvSide {
  std::string name = {}, points = {};
  std::string part = {},
              total = {};         // for a game scored in parts: the current part, and the sum of all parts
  int sets = 0, sets_to_win = 0;  // sets_to_win: 0 or 1 if one set decides
  std::optional<Tally> tally = {};
};

enum class Material;

struct TvView {
  std::string title, headline, clock;
  std::vector<TvSide> sides;
  Material material{};
  std::optional<DealValue> value;
  std::vector<std::string> last;  // the last entries, newest last
  Button back;                    // pressed anywhere; no label: a window of its own
};

}  // namespace tanteador::view
