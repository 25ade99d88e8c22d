#pragma once
// Duplicate: the slips that travel with the boards, read at once when all are in.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "src/league/competition/competition.hpp"

namespace tanteador::view {

// "board 7: 56 62 -56 x 50": what the takers made of it, in the order it was played; x: neutralised.
struct BoardLine {
  int board = 0;
  std::vector<std::optional<int>> scores;
};
bool is_board_line(std::string_view line);
// Else a sentence: no figure, or not as many as tables that have the board in the rounds drawn.
tl::expected<BoardLine, std::string> read_board_line(std::string_view line,
                                                     const league::Competition& competition);

// The results of all tables the boards were played at, those that have one already left out; or a sentence
// that names a board that is missing.
tl::expected<std::vector<league::event::ResultEntered>, std::string> results_of_boards(
    const league::Competition& competition, const std::vector<BoardLine>& boards);

}  // namespace tanteador::view
