#include "src/view/game_view.hpp"
#include "src/view/sheets.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

// For games whose sheet has no tv_sides().
std::vector<TvSide> plain_sides(const MatchContext& context) {
  std::vector<TvSide> sides;
  for (int side = 0; side < side_count(context.match); ++side)
    sides.push_back({.name = side_name(context, side_at(side)),
                     .points = plain_points(score(context.match, side_at(side)))});
  return sides;
}

}  // namespace

TvView make_tv(const MatchContext& context) {
  const MatchScreen board = make_match_screen(context, {});
  const auto sides = [&](const auto& sheet) {
    if constexpr (requires { tv_sides(sheet); })
      return tv_sides(sheet);
    else
      return plain_sides(context);
  };
  const auto value = [](const auto& sheet) -> std::optional<DealValue> {
    if constexpr (requires { deal_value(sheet); })
      return deal_value(sheet);
    else
      return std::nullopt;
  };
  return {.title = tr(context.edition),
          .headline = board.headline + (board.detail.empty() ? "" : " · ") + board.detail,
          .clock = {},
          .sides = std::visit(sides, board.sheet),
          .material = game_view(game_name(context.match)).material,
          .value = std::visit(value, board.sheet),
          .last = board.last,
          .back = {}};
}

}  // namespace tanteador::view
