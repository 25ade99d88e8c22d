// A match on a second screen.

#include "src/view/game_view.hpp"
#include "src/view/sheets.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

TvView make_tv(const Table& table) {
  Board board = make_board(table, {});
  TvView tv;
  tv.title = tr(table.edition);
  tv.headline = board.headline;
  tv.sides = std::move(board.sides);
  if (tv.sides.empty()) {
    for (int side = 0; side < side_count(table.match); ++side) {
      SideBoard& one = tv.sides.emplace_back();
      one.name = side_name(table, side_at(side));
      one.number = plain_points(score(table.match, side_at(side)));
    }
  }
  return tv;
}

}  // namespace tanteador::view
