#pragma once
// The score sheet of a match: one type a game.

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

// Actions of a score sheet: the scores of sides or players, and the buttons that can enter something.
// Pointers are valid while the sheet lives. Each game's folder implements them.
std::vector<Button*> scores_of(GameSheet& sheet);
std::vector<Button*> entries_of(GameSheet& sheet);

}  // namespace tanteador::view
