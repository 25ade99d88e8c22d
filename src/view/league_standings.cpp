// Who stands where and why, and the same for the wall.

#include "src/view/league.hpp"
#include "src/view/league_words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

std::vector<std::string> columns_of(const league::Standings& table) {
  std::vector<std::string> columns;
  for (const league::Tiebreak system : table.order) columns.emplace_back(league::info(system).id);
  columns.push_back(tr("Won"));
  columns.push_back(tr("Lost"));
  return columns;
}

// Each comparison by its name, for the row that is unfolded.
std::vector<std::string> details_of(const league::Standings& table, const league::Standing& row) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < table.order.size() && i < row.values.size(); ++i) {
    const std::string name = tr(league::info(table.order[i]).name),
                      value = tiebreak_text(row.values[i], table.order[i]);
    if (!value.empty()) lines.push_back(say("{0}: {1}", {std::string_view(name), std::string_view(value)}));
  }
  lines.push_back(say("{0} games: {1} won, {2} drawn, {3} lost", {row.games, row.won, row.drawn, row.lost}));
  return lines;
}

StandingRow row_of(const league::Standings& table, std::size_t place, const Names& names,
                   const LeaguePick& pick) {
  const league::Standing& standing = table.rows[place];
  const int entrant = index(standing.entrant);
  const bool open = pick.row == entrant;
  LeaguePick next = pick;
  next.row = open ? -1 : entrant;
  StandingRow row;
  row.unfold = aimed(std::move(next), "standing/" + std::to_string(entrant + 1),
                     entrant_name(names.sides, standing.entrant));
  row.unfold.chosen = open;
  row.rank = standing.rank > 0 ? std::to_string(standing.rank) : "";
  row.remark = place_remark(standing);
  row.lantern = standing.lantern;
  for (std::size_t i = 0; i < table.order.size(); ++i)
    row.values.push_back(standing.values.empty() ? "" : tiebreak_text(standing.values[i], table.order[i]));
  row.values.push_back(std::to_string(standing.won));
  row.values.push_back(std::to_string(standing.lost));
  if (open || pick.reasons) row.why = render(why(table, place), names);
  if (open) row.details = details_of(table, standing);
  return row;
}

int shown_stage(const league::Competition& now, const LeaguePick& pick) {
  const league::RoundRef shown = shown_round(now, pick);
  return shown.round < 0 && shown.stage > 0 && !pick.round ? shown.stage - 1 : shown.stage;
}

int missing_of(const league::Competition& now, int stage) {
  int missing = 0;
  for (const league::OpenTable& open : whats_missing(now)) missing += open.table.stage == stage ? 1 : 0;
  return missing;
}

std::string group_title(int group) {
  const std::string letter(1, static_cast<char>('A' + group % 26));
  return group < 0 ? std::string() : say("Group {0}", {std::string_view(letter)});
}

}  // namespace

StandingsView make_standings(const OpenLeague& league, const LeaguePick& pick) {
  StandingsView view;
  view.head = head_of(league, pick);
  const int stage = shown_stage(league.now, pick);
  for (int i = 0; i <= league.now.stage && league.now.stage > 0; ++i) {
    LeaguePick next = pick;
    next.round = league::RoundRef{i, 0};
    view.stages.push_back(
        aimed(std::move(next), "stage/" + std::to_string(i + 1), say("Stage {0}", {i + 1})));
    view.stages.back().chosen = i == stage;
  }
  LeaguePick all = pick;
  all.reasons = !pick.reasons;
  view.reasons = aimed(std::move(all), "reasons", tr("Why, for every place"));
  view.reasons.chosen = pick.reasons;
  view.rank_title = "#";
  view.entrant_title = tr("Entrant");
  view.empty = tr("Nobody has entered yet.");
  const Names names{.seats = {}, .sides = league.names};
  for (const league::StageTable& part : standings(league.now, stage)) {
    StandingsPart& shown = view.parts.emplace_back();
    shown.title = group_title(part.group);
    shown.columns = columns_of(part.standings);
    for (std::size_t i = 0; i < part.standings.rows.size(); ++i)
      shown.rows.push_back(row_of(part.standings, i, names, pick));
  }
  if (const int missing = missing_of(league.now, stage)) view.open = open_tables_text(missing);
  return view;
}

WallView make_wall(const OpenLeague& league, int turn) {
  WallView view;
  view.turn = turn;
  view.title = league.now.setup.name;
  view.back = {.id = "league/wall/back", .label = tr("Back"), .command = command::Go{Screen::competition}};
  const league::RoundRef shown = shown_round(league.now, {});
  if (shown.round >= 0) {
    view.pairings_title = say("Round {0}", {shown.round + 1});
    const league::PlayedRound& round = round_in(league.now, shown);
    for (std::size_t i = 0; i < round.tables.size(); ++i)
      view.pairings.push_back({std::to_string(i + 1), opponents_text(round.tables[i].drawn, league.names),
                               slip_text(round.tables[i])});
    for (const league::event::DrawnBye& bye : round.byes)
      view.pairings.push_back(
          {"–", entrant_name(league.names, bye.entrant), away_text(league::Kind::allocated_bye)});
  }
  view.standings_title = tr("Standings");
  const int stage = shown_stage(league.now, {});
  for (const league::StageTable& part : standings(league.now, stage)) {
    if (part.group >= 0) view.standings.push_back({{}, group_title(part.group), {}});
    for (const league::Standing& row : part.standings.rows) {
      const bool valued = !row.values.empty() && !part.standings.order.empty();
      view.standings.push_back(
          {row.rank > 0 ? std::to_string(row.rank) : "–", entrant_name(league.names, row.entrant),
           valued ? tiebreak_text(row.values.front(), part.standings.order.front()) : ""});
    }
  }
  return view;
}

}  // namespace tanteador::view
