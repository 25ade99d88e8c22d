#include "src/view/league/round/boards.hpp"

#include <algorithm>
#include <map>

#include "src/league/pairing/duplicate.hpp"
#include "src/view/league/round/result_lines.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

using league::Entrant;
using league::TableRef;

std::map<int, std::vector<TableRef>> boards_out(const league::Competition& now, int stage) {
  std::map<int, std::vector<TableRef>> places;
  const auto& rounds = now.stages[stage].rounds;
  const league::StageSetup& setup = now.setup.stages[stage];
  for (std::size_t round = 0; round < rounds.size(); ++round) {
    for (std::size_t table = 0; table < rounds[round].tables.size(); ++table) {
      for (const int board : boards_at(rounds[round].tables[table], setup))
        places[board].push_back({stage, static_cast<int>(round), static_cast<int>(table)});
    }
  }
  return places;
}

std::vector<std::string> words_of(std::string_view line) {
  std::string blanks(line);
  std::ranges::replace_if(
      blanks, [](char c) { return c == ';' || c == ',' || c == '\t' || c == ':'; }, ' ');
  return split(blanks);
}

}  // namespace

bool is_board_line(std::string_view line) {
  const auto words = words_of(line);
  if (words.size() < 2) return false;
  const std::string first = to_lower(words.front());
  return first == "board" || first == to_lower(tr(NC_("duplicate", "Board")));
}

tl::expected<BoardLine, std::string> read_board_line(std::string_view line,
                                                     const league::Competition& competition) {
  const auto words = words_of(line);
  const auto board = read_account(words[1]);
  const auto places = boards_out(competition, competition.stage);
  const auto out = board ? places.find(*board) : places.end();
  if (out == places.end())
    return tl::unexpected(
        say("Board {0} is not played in the rounds paired so far.", {std::string_view(words[1])}));
  BoardLine read{*board, {}};
  for (std::size_t i = 2; i < words.size(); ++i) {
    const bool neutral = to_lower(words[i]) == "x";
    const auto score = neutral ? std::nullopt : read_account(words[i]);
    if (!neutral && !score)
      return tl::unexpected(
          say("{0} is not a result for a board. Write 56, -72, or x if the board is neutralised.",
              {std::string_view(words[i])}));
    read.scores.push_back(score);
  }
  if (read.scores.size() != out->second.size())
    return tl::unexpected(
        say("Board {0} is played {1} times, but this line has {2} results.",
            {*board, static_cast<int>(out->second.size()), static_cast<int>(read.scores.size())}));
  return read;
}

tl::expected<std::vector<league::event::ResultEntered>, std::string> results_of_boards(
    const league::Competition& competition, const std::vector<BoardLine>& boards) {
  const auto places = boards_out(competition, competition.stage);
  std::map<TableRef, std::map<int, std::optional<int>>> scores_of;
  for (const BoardLine& line : boards) {
    const auto& where = places.at(line.board);
    for (std::size_t i = 0; i < where.size(); ++i) scores_of[where[i]][line.board] = line.scores[i];
  }
  std::vector<league::event::ResultEntered> results;
  for (const auto& [at, scores] : scores_of) {
    const league::PlayedTable& table = *table_in(competition, at);
    if (is_decided(table)) continue;
    std::vector<league::event::BoardScore> read;
    for (const int board : boards_at(table, competition.setup.stages[at.stage])) {
      const auto score = scores.find(board);
      if (score == scores.end())
        return tl::unexpected(say("Table {0} of round {1} also played board {2}; its line is missing.",
                                  {at.table + 1, at.round + 1, board}));
      if (score->second) read.push_back({board, *score->second});
    }
    const auto sides = static_cast<int>(table.drawn.sides.size());
    results.push_back({at, league::event::score_of_boards(std::move(read), sides), {}, {}});
  }
  return results;
}

}  // namespace tanteador::view
