// The big screen of a competition.

#include <algorithm>

#include "src/view/league/clock.hpp"
#include "src/view/league/club.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

WallRow wall_row(const OpenLeague& league, league::TableRef at) {
  const league::PlayedRound& round = round_at(league.now, at.round_ref());
  const auto place = static_cast<std::size_t>(at.table);
  const league::PlayedTable& table = round.tables[place];
  const auto& sides = table.drawn.sides;
  WallRow row{table_number(round, place), opponents_text(table.drawn, league.names), marked_text(table)};
  if (sides.size() != 2) return row;
  row.middle = partners_text(sides[0], league.names);
  row.other = partners_text(sides[1], league.names);
  row.playing = !is_decided(table);
  const auto& stages = league.now.setup.stages;
  for (const league::Entrant winner : winners_of(table, stages[at.stage]))
    row.winner = std::ranges::count(sides[0], winner) > 0 ? 0 : 1;
  return row;
}

void set_wall_clock(WallView& view, const RoundClock& clock) {
  if (clock.until.empty()) return;
  const ClockText text = clock_text(clock);
  view.countdown = text.countdown;
  view.until = text.state;
  const auto whole = static_cast<float>(clock.minutes * 60);
  if (whole > 0) view.time_left = std::clamp(static_cast<float>(clock.seconds_left) / whole, 0.0f, 1.0f);
}

namespace {

void add_pairings(WallView& view, const OpenLeague& league) {
  const league::RoundRef shown = shown_round(league.now, std::nullopt);
  if (shown.round < 0 || view.finished) return;
  view.pairings_title = say("Round {0}", {shown.round + 1});
  const league::PlayedRound& round = round_at(league.now, shown);
  int open = 0;
  for (std::size_t i = 0; i < round.tables.size(); ++i) {
    if (is_free(round.tables[i])) continue;
    WallRow& row =
        view.pairings.emplace_back(wall_row(league, {shown.stage, shown.round, static_cast<int>(i)}));
    open += row.playing ? 1 : 0;
    const auto added = std::ranges::find(league.clock.tables, static_cast<int>(i), &AddedTime::table);
    if (added != league.clock.tables.end() && !is_decided(round.tables[i]))
      row.right = clock_text(table_clock(league.clock, added->table)).state;
  }
  if (open > 0) view.open = open_tables_text(open);
  for (const league::event::DrawnBye& bye : round.byes)
    view.pairings.push_back(
        {"–", entrant_name(league.names, bye.entrant), away_text(league::Kind::allocated_bye)});
}

void add_standings(WallView& view, const OpenLeague& league) {
  const int stage = shown_stage(league.now, {}), rounds = complete_rounds(league.now, stage);
  view.standings_title = rounds > 0 ? say("Standings after round {0}", {rounds}) : tr("Standings");
  const auto parts = standings(league.now, stage, rounds);
  const auto changes = place_changes(league.now, stage, rounds, parts);
  for (const league::StageTable& part : parts) {
    if (part.group >= 0) view.standings.push_back({{}, group_title(part.group), {}});
    for (const league::Standing& row : part.standings.rows) {
      const bool valued = !row.values.empty() && !part.standings.order.empty();
      view.standings.push_back(
          {row.rank > 0 ? std::to_string(row.rank) : "–", entrant_name(league.names, row.entrant),
           valued ? tiebreak_value_text(row.values.front(), part.standings.order.front()) : ""});
      view.standings.back().change = changes.at(row.entrant);
    }
  }
}

}  // namespace

WallView make_wall(const OpenLeague& league, int turn) {
  WallView view;
  view.turn = turn;
  view.title = league.now.setup.name;
  view.finished = league.now.finished;
  view.playing = tr("in progress");
  view.back = {.id = "league/wall/back", .label = tr("Back"), .command = command::Go{Screen::competition}};
  if (!view.finished) set_wall_clock(view, league.clock);
  add_pairings(view, league);
  add_standings(view, league);
  return view;
}

}  // namespace tanteador::view
