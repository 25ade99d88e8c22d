#include "src/view/league/boards.hpp"

#include <algorithm>
#include <map>

#include "src/league/pairing/duplicate.hpp"
#include "src/view/league/paper_makers.hpp"
#include "src/view/league/result_lines.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

using league::Entrant;
using league::TableRef;

// Where each board is played, in order.
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
  const std::string first = in_small(words.front());
  return first == "board" || first == in_small(tr(ENGLISH_IN("duplicate", "Board")));
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
    const bool neutral = in_small(words[i]) == "x";
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
  std::map<TableRef, std::map<int, std::optional<int>>> told;
  for (const BoardLine& line : boards) {
    const auto& where = places.at(line.board);
    for (std::size_t i = 0; i < where.size(); ++i) told[where[i]][line.board] = line.scores[i];
  }
  std::vector<league::event::ResultEntered> results;
  for (const auto& [at, scores] : told) {
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
    results.push_back({at, league::event::of_boards(std::move(read), sides), {}, {}});
  }
  return results;
}

// --- Papers

namespace {

std::string boards_text(const std::vector<int>& boards) {
  std::string text;
  for (const int board : boards) text += (text.empty() ? "" : " ") + std::to_string(board);
  return text;
}

// One row of an entrant's card.
PaperRow place_of(const PaperOf& of, std::size_t round, Entrant entrant) {
  const league::PlayedRound& played = of.now.stages[of.stage].rounds[round];
  const league::StageSetup& setup = of.now.setup.stages[of.stage];
  const PaperCell number = number_cell(static_cast<std::int64_t>(round) + 1);
  const auto at = table_of(played, entrant);
  if (!at) return {number, "", PaperCell(tr("sits out")), "", ""};
  const league::PlayedTable& table = played.tables[*at];
  std::string seat, against;
  for (std::size_t side = 0; side < table.drawn.sides.size(); ++side) {
    if (std::ranges::count(table.drawn.sides[side], entrant) > 0)
      seat = tr(league::seat_name(static_cast<int>(side), table.drawn.sides.size() == 2));
    else
      against += (against.empty() ? "" : ", ") + partners_text(table.drawn.sides[side], of.names);
  }
  return {number, number_cell(static_cast<std::int64_t>(*at) + 1), seat, against,
          boards_text(boards_at(table, setup))};
}

}  // namespace

LeaguePaper movement_paper(const PaperOf& of) {
  LeaguePaper paper;
  paper.title = tr("Movement");
  paper.empty = tr("No boards move in this stage, or it has not been paired yet.");
  paper.columns = {{"round", tr("Round"), true, false},
                   {"table", tr("Table"), true, false},
                   {"seat", tr("Seat"), false, false},
                   {"against", tr("Opponent"), false, true},
                   {"boards", tr("Boards"), false, true}};
  const league::PlayedStage& stage = of.now.stages[of.stage];
  if (of.now.setup.stages[of.stage].boards == 0) return paper;
  for (const Entrant entrant : stage.rounds.empty() ? std::vector<Entrant>() : stage.entrants) {
    PaperPart part{entrant_name(of.names, entrant), {}};
    for (std::size_t round = 0; round < stage.rounds.size(); ++round)
      part.rows.push_back(place_of(of, round, entrant));
    paper.parts.push_back(std::move(part));
  }
  return paper;
}

LeaguePaper boards_paper(const PaperOf& of) {
  LeaguePaper paper;
  paper.title = tr("Boards");
  paper.empty = tr("No board has a result yet.");
  paper.columns = {{"taker", tr("Taker"), false, true},
                   {"score", tr("Score"), true, false},
                   {"attack", tr("Attack"), true, false},
                   {"defence", tr("Defence"), true, false}};
  const auto played = boards_played(of.now, of.stage, of.rounds);
  const auto notes = league::taker_notes(played);
  std::map<int, PaperPart> parts;
  const auto percent = [](league::Note note) {
    constexpr league::Note kTenth = league::kTop / 1000;
    const auto hundredths = static_cast<league::Value>((note + kTenth / 2) / kTenth * 10);
    return PaperCell(render({"{0}", {arg_of(hundredths, league::Unit::hundredths)}}, {}),
                     static_cast<double>(hundredths) / 100);
  };
  for (std::size_t i = 0; i < played.size(); ++i) {
    PaperPart& part = parts[played[i].board];
    part.title = say("Board {0}", {played[i].board});
    part.rows.push_back({partners_text(played[i].attack, of.names), number_cell(played[i].score),
                         notes[i] ? percent(*notes[i]) : PaperCell(),
                         notes[i] ? percent(league::kTop - *notes[i]) : PaperCell()});
  }
  for (auto& [board, part] : parts) paper.parts.push_back(std::move(part));
  return paper;
}

}  // namespace tanteador::view
