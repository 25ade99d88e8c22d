#pragma once
// The score sheet of a match: its sides, and a line for each calculation of points.

#include <optional>
#include <string>
#include <vector>

#include "src/reports/table.hpp"

namespace tanteador::report {

struct ScoreLine {
  struct Points {
    int change = 0, total = 0;
  };
  int deal = 0;  // 0: the line belongs to no deal
  std::string dealer = {}, purpose = {}, how = {}, rule = {}, entries = {};
  std::vector<std::optional<Points>> by_side = {};
  std::string won_set = {};  // the side that won a set with this line; ends a group
};
struct ScoreSheet {
  std::string deal;                // the name of a deal in this game
  std::vector<std::string> sides;  // names
  std::vector<ScoreLine> lines;    // in the order of play
};
// Dealer, purpose and entries have a column if a line has them. The number of a deal is shown once for
// people.
Table score_sheet(const ScoreSheet& sheet);

struct SideLine {
  std::string side, players, score, points, sets;
  bool wins = false;
};
// Players, points and sets have a column if a side has them. `sets`: the name of a set in this game.
Table sides_of_match(const std::vector<SideLine>& lines, const std::string& sets);

}  // namespace tanteador::report
