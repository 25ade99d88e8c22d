// Everybody's seats round by round, and the notes of each board of duplicate.

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

// The seats of an entrant in one round: table, seat, partner, opponents, boards.
Row movement_row(const Input& of, const std::vector<league::event::DrawnTable>& tables, Entrant entrant) {
  for (std::size_t i = 0; i < tables.size(); ++i) {
    const auto& sides = tables[i].sides;
    const auto sits = [&](const std::vector<Entrant>& side) { return std::ranges::count(side, entrant) > 0; };
    const auto own = std::ranges::find_if(sides, sits);
    if (own == sides.end()) continue;
    std::vector<Entrant> partners = *own;
    std::erase(partners, entrant);
    const auto seat = static_cast<std::size_t>(own - sides.begin());
    league::PlayedTable table;
    table.drawn = tables[i];
    const std::vector<int> boards = boards_at(table, of.now.setup.stages[of.stage]);
    return {place_cell(i), text_or_empty(tr(league::seat_name(static_cast<int>(seat), sides.size() == 2))),
            text_or_empty(partners.empty() ? std::string() : partners_text(partners, of.names)),
            text_or_empty(others_at(tables[i], seat, of.names)), text_or_empty(boards_text(boards))};
  }
  return {Cell(), Cell(), Cell(), tr("sits out"), Cell()};
}

}  // namespace

Table movement(const Input& of) {
  const league::StageSetup& setup = of.now.setup.stages[of.stage];
  const bool boards = setup.boards > 0;
  Table movement;
  movement.title = tr("Movement");
  movement.empty = tr("This stage has no movement, or it has not been paired yet.");
  movement.columns = {number_column("round", tr("Round")),
                      number_column("table", tr("Table")),
                      for_readers_if(boards, Column{.key = "seat", .title = tr("Seat")}),
                      for_readers_if(!boards, text_column("partner", tr("Partner"))),
                      text_column("against", tr("Opponent")),
                      for_readers_if(boards, text_column("boards", tr("Boards")))};
  if (setup.format != league::Format::rotating_partners || of.now.stages[of.stage].rounds.empty())
    return movement;
  const auto rounds = movement_rounds(of.now, of.stage);
  for (const Entrant entrant : of.now.stages[of.stage].entrants) {
    Group part{.title = entrant_name(of.names, entrant)};
    for (std::size_t round = 0; round < rounds.size(); ++round) {
      Row& row = part.rows.emplace_back(movement_row(of, rounds[round], entrant));
      row.insert(row.begin(), place_cell(round));
    }
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
