#include "src/view/league/words.hpp"

#include <algorithm>

#include "src/view/game_view.hpp"

namespace tanteador::view {

std::string role_name(int role) {
  constexpr std::string_view kNames[] = {NC_("role", "scorer"), NC_("role", "referee"),
                                         NC_("role", "secretary")};
  return tr(kNames[role]);
}

std::string game_title(std::string_view game) {
  const auto all = game_views();
  const auto found = std::ranges::find(all, game, &GameView::game);
  return found == all.end() ? std::string(game) : tr(found->title);
}

}  // namespace tanteador::view
