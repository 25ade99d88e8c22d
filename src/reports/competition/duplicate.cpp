// Duplicate: everybody's seats round by round, and the notes of each board.

#include <algorithm>
#include <map>

#include "src/league/pairing/duplicate.hpp"
#include "src/reports/cells.hpp"
#include "src/reports/competition/makers.hpp"
#include "src/reports/league_words.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

namespace {

using league::Entrant;

std::string boards_text(const std::vector<int>& boards) {
  std::string text;
  for (const int board : boards) text += (text.empty() ? "" : " ") + std::to_string(board);
  return text;
}

Row place_of(const Input& of, std::size_t round, Entrant entrant) {
  const league::PlayedRound& played = of.now.stages[of.stage].rounds[round];
  const league::StageSetup& setup = of.now.setup.stages[of.stage];
  const Cell number = place_cell(round);
  const auto at = table_of(played, entrant);
  if (!at) return {number, Cell(), tr("sits out"), Cell(), Cell()};
  const league::PlayedTable& table = played.tables[*at];
  std::string seat, against;
  for (std::size_t side = 0; side < table.drawn.sides.size(); ++side) {
    if (std::ranges::count(table.drawn.sides[side], entrant) > 0)
      seat = tr(league::seat_name(static_cast<int>(side), table.drawn.sides.size() == 2));
    else
      against += (against.empty() ? "" : ", ") + partners_text(table.drawn.sides[side], of.names);
  }
  return {number, place_cell(*at), text_or_empty(seat), text_or_empty(against),
          text_or_empty(boards_text(boards_at(table, setup)))};
}

}  // namespace

Table movement(const Input& of) {
  Table movement;
  movement.title = tr("Movement");
  movement.empty = tr("No boards move in this stage, or it has not been paired yet.");
  movement.columns = {number_column("round", tr("Round")), number_column("table", tr("Table")),
                      Column{.key = "seat", .title = tr("Seat")}, text_column("against", tr("Opponent")),
                      text_column("boards", tr("Boards"))};
  const league::PlayedStage& stage = of.now.stages[of.stage];
  if (of.now.setup.stages[of.stage].boards == 0) return movement;
  for (const Entrant entrant : stage.rounds.empty() ? std::vector<Entrant>() : stage.entrants) {
    Group part{.title = entrant_name(of.names, entrant)};
    for (std::size_t round = 0; round < stage.rounds.size(); ++round)
      part.rows.push_back(place_of(of, round, entrant));
    movement.groups.push_back(std::move(part));
  }
  return movement;
}

Table boards(const Input& of) {
  Table table;
  table.title = tr("Boards");
  table.empty = tr("No board has a result yet.");
  table.columns = {text_column("taker", tr("Taker")), number_column("score", tr("Score")),
                   number_column("attack", tr("Attack")), number_column("defence", tr("Defence"))};
  const auto played = boards_played(of.now, of.stage, of.rounds);
  const auto notes = league::taker_notes(played);
  std::map<int, Group> parts;
  const auto percent = [](league::Note note) {
    constexpr league::Note kTenth = league::kTop / 1000;
    const auto hundredths = static_cast<league::Value>((note + kTenth / 2) / kTenth * 10);
    return Cell(Measure{static_cast<double>(hundredths) / 100});
  };
  for (std::size_t i = 0; i < played.size(); ++i) {
    Group& part = parts[played[i].board];
    part.title = say("Board {0}", {played[i].board});
    part.rows.push_back({Participant{partners_text(played[i].attack, of.names)}, played[i].score,
                         notes[i] ? percent(*notes[i]) : Cell(),
                         notes[i] ? percent(league::kTop - *notes[i]) : Cell()});
  }
  for (auto& [board, part] : parts) table.groups.push_back(std::move(part));
  return table;
}

}  // namespace tanteador::report
