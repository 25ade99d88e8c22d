#include "src/view/game_view.hpp"

#include <algorithm>

namespace tanteador::view {

std::span<const GameView> game_views() {
  static const GameView kAll[] = {kTrucoView, kTrufView, kTroccasView, kTarotView};
  return kAll;
}

const GameView& game_view(std::string_view game) {
  return *std::ranges::find(game_views(), game, &GameView::game);
}

}  // namespace tanteador::view
