#pragma once
// Results of duplicate deals as lines of text, one for each board.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "src/league/competition/competition.hpp"

namespace tanteador::view {

// "board 7: 56 62 -56 x 50": the taker's result at each table, in order of play; x: neutralised.
struct BoardLine {
  int board = 0;
  std::vector<std::optional<int>> scores;
};
bool is_board_line(std::string_view line);  // begins with "board", in English or the language
// Needs is_board_line. The error is a sentence: unknown board, no number, or too many or too few results.
tl::expected<BoardLine, std::string> read_board_line(std::string_view line,
                                                     const league::Competition& competition);

// Results of all undecided tables with these boards. The error is a sentence about a missing board.
tl::expected<std::vector<league::event::ResultEntered>, std::string> results_of_boards(
    const league::Competition& competition, const std::vector<BoardLine>& boards);

}  // namespace tanteador::view
