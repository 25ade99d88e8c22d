#pragma once
// The score sheet of each game: one type a game.

#include <variant>
#include <vector>

#include "src/view/sheet/paper.hpp"
#include "src/view/tarot/sheet.hpp"
#include "src/view/troccas/slate.hpp"
#include "src/view/truco/sheet.hpp"
#include "src/view/truf/round.hpp"

namespace tanteador::view {

using GameSheet = std::variant<ScoreSheet, TarotSheet, TroccasSlate, TrucoSheet, TrufRound>;
#define TANTEADOR_EACH_SHEET(each) \
  each(ScoreSheet) each(TarotSheet) each(TroccasSlate) each(TrucoSheet) each(TrufRound)

// The places of a sheet, each game's in its folder: the score of each side or player, to be pressed, and all
// that could enter something.
std::vector<Action*> scores_of(GameSheet& sheet);
std::vector<Action*> entries_of(GameSheet& sheet);

}  // namespace tanteador::view
