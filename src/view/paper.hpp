#pragma once
// What a game's score is written on where it is not the tally of the sides: a line a game that has one.

#include <variant>
#include <vector>

#include "src/view/sheet/paper.hpp"
#include "src/view/tarot/sheet.hpp"
#include "src/view/troccas/slate.hpp"
#include "src/view/truf/round.hpp"

namespace tanteador::view {

#define TANTEADOR_EACH_PAPER(each) each(ScoreSheet) each(TarotSheet) each(TroccasSlate) each(TrufRound)

#define TANTEADOR_PAPER(Each) , Each
using Paper = std::variant<std::monostate TANTEADOR_EACH_PAPER(TANTEADOR_PAPER)>;
#undef TANTEADOR_PAPER

// The places of a paper, each game's in its folder: the score of each side or player, to be pressed, and all
// that could enter something.
std::vector<Action*> scores_of(Paper& paper);
std::vector<Action*> entries_of(Paper& paper);

}  // namespace tanteador::view
