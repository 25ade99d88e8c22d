#include <algorithm>
#include <cstdlib>

#include "src/view/sheets.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

// Compares the scores as stored; `sign`: -1 if the lowest leads. Empty at equal scores, and at the end.
std::string lead_text(const MatchContext& context, int sign) {
  const AnyMatch& match = context.match;
  int first = 0, lead = 0;
  for (int side = 1; side < side_count(match); ++side) {
    const int ahead = sign * (score(match, side_at(side)) - score(match, side_at(first)));
    if (ahead > 0) first = side;
    lead = side == 1 ? std::abs(ahead) : ahead > 0 ? ahead : std::min(lead, -ahead);
  }
  if (lead == 0 || outcome(match).status != Outcome::Status::in_progress) return {};
  const std::string name = side_name(context, side_at(first));
  return say("{0} leads by {1}", {std::string_view(name), lead});
}

}  // namespace

TvView make_tv(const MatchContext& context) {
  MatchScreen board = make_match_screen(context, {});
  const auto value = [](const auto& sheet) -> std::optional<DealValue> {
    if constexpr (requires { sheet.stake; })
      return sheet.stake;
    else
      return std::nullopt;
  };
  TvView tv{.title = tr(context.edition),
            .headline = board.headline + (board.detail.empty() ? "" : " · ") + board.detail,
            .clock = {},
            .lead = {},
            .sheet = std::move(board.sheet),
            .value = {},
            .last = std::move(board.last),
            .back = {}};
  tv.value = std::visit(value, tv.sheet);
  const auto sign = [](const auto& sheet) {
    if constexpr (requires { sheet.fewest_win; }) return sheet.fewest_win ? -1 : 1;
    return 1;
  };
  tv.lead = lead_text(context, std::visit(sign, tv.sheet));
  return tv;
}

}  // namespace tanteador::view
