// Duplicate: moving boards, and their notes compared with other tables.

#include <algorithm>

#include "src/league/competition/rules.hpp"

namespace tanteador::league {

std::vector<DuplicateRound> movement_of(const StageSetup& setup, int entrants) {
  const Duplicate kind = setup.movement == Movement::mitchell ? Duplicate::mitchell
                         : setup.movement == Movement::howell ? Duplicate::howell
                                                              : Duplicate::singles;
  return duplicate_movement(kind, entrants);
}

std::vector<int> boards_at(const PlayedTable& table, const StageSetup& setup) {
  const auto set = std::ranges::find(table.drawn.reasons, PairingCause::boards, &Reason::because);
  if (setup.boards == 0 || set == table.drawn.reasons.end()) return {};
  return boards_of_set(set->numbers[0], setup.boards);
}

event::TableScore event::score_of_boards(std::vector<BoardScore> boards, int sides) {
  TableScore score;
  score.sides.resize(sides);
  for (const BoardScore& one : boards) {
    const auto taker = static_cast<std::size_t>(taker_of_board(one.board) % sides);
    for (std::size_t side = 0; side < score.sides.size(); ++side)
      score.sides[side].score += side == taker ? one.score * (sides - 1) : -one.score;
  }
  score.boards = std::move(boards);
  return score;
}

std::vector<BoardPlayed> boards_played(const Competition& competition, int stage, std::optional<int> rounds) {
  std::vector<BoardPlayed> played;
  const auto& all = at(competition.stages, stage).rounds;
  const auto most = std::min(
      static_cast<std::size_t>(std::max(rounds.value_or(static_cast<int>(all.size())), 0)), all.size());
  for (std::size_t round = 0; round < most; ++round) {
    for (const PlayedTable& table : all[round].tables) {
      if (!table.score) continue;
      for (const event::BoardScore& one : table.score->boards) {
        BoardPlayed& board = played.emplace_back(BoardPlayed{one.board, {}, {}, one.score});
        const auto& sides = table.drawn.sides;
        const auto taker = static_cast<std::size_t>(taker_of_board(one.board)) % sides.size();
        for (std::size_t side = 0; side < sides.size(); ++side) {
          auto& who = side == taker ? board.attack : board.defence;
          who.insert(who.end(), sides[side].begin(), sides[side].end());
        }
      }
    }
  }
  return played;
}

std::vector<Percentage> percentages(const Competition& competition, int stage, std::optional<int> rounds) {
  const bool singles = at(competition.setup.stages, stage).movement == Movement::rainbow;
  return percentages(boards_played(competition, stage, rounds), static_cast<int>(competition.entrants.size()),
                     singles ? AttackPart::quarter : AttackPart::half);
}

}  // namespace tanteador::league
