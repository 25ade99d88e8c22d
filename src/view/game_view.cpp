#include "src/view/game_view.hpp"

#include <algorithm>

namespace tanteador::view {

std::span<const GameView> game_views() {
#define TANTEADOR_VIEW(game, Game) k##Game##View,
  static const GameView kAll[] = {TANTEADOR_EACH_GAME(TANTEADOR_VIEW)};
#undef TANTEADOR_VIEW
  return kAll;
}

const GameView& game_view(std::string_view game) {
  return *std::ranges::find(game_views(), game, &GameView::game);
}

const PackView& pack_of(const AnyMatch& match) {
  const GameView& game = game_view(game_name(match));
  return writes_french_cards(match) ? game.french_pack : game.pack;
}

}  // namespace tanteador::view
