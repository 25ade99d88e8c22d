// Standings, crosstable and season.

#include <algorithm>
#include <cstdlib>
#include <map>

#include "src/reports/club/club.hpp"
#include "src/reports/competition/makers.hpp"
#include "src/view/league/club.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

std::string tiebreak_value_text(league::Value value, league::Tiebreak system) {
  return with_minus_signs(tiebreak_text(value, system));
}

std::map<league::Entrant, PlaceChange> place_changes(const league::Competition& now, int stage, int rounds,
                                                     const std::vector<league::StageTable>& parts) {
  std::map<league::Entrant, int> earlier;
  if (rounds > 1)
    for (const league::StageTable& part : standings(now, stage, rounds - 1))
      for (const league::Standing& row : part.standings.rows) earlier[row.entrant] = row.rank;
  std::map<league::Entrant, PlaceChange> changes;
  for (const league::StageTable& part : parts) {
    for (const league::Standing& row : part.standings.rows) {
      PlaceChange& change = changes[row.entrant];
      const auto then = earlier.find(row.entrant);
      if (row.rank > 0 && then != earlier.end() && then->second > 0) change.moved = then->second - row.rank;
      if (row.rank > 0 && row.rank <= 3 && row.games > 0) change.medal = row.rank;
    }
  }
  return changes;
}

int shown_stage(const league::Competition& now, const CompetitionViewState& state) {
  const league::RoundRef shown = shown_round(now, state.round);
  return shown.round < 0 && shown.stage > 0 && !state.round ? shown.stage - 1 : shown.stage;
}

namespace {

std::vector<std::string> standing_details(const league::Standings& table, const league::Standing& row) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < table.order.size() && i < row.values.size(); ++i) {
    const std::string name = tiebreak_title(table.order[i]),
                      value = tiebreak_value_text(row.values[i], table.order[i]);
    if (!value.empty()) lines.push_back(say("{0}: {1}", {std::string_view(name), std::string_view(value)}));
  }
  lines.push_back(say("{0} games: {1} won, {2} drawn, {3} lost", {row.games, row.won, row.drawn, row.lost}));
  if (const std::string penalty = penalty_text(row.penalty_points, row.penalty_score); !penalty.empty())
    lines.push_back(penalty);
  return lines;
}

StandingRow standing_row(const league::Standings& table, std::size_t place,
                         const std::vector<std::string>& names, const StandingsState& state,
                         const PlaceChange& change) {
  const league::Standing& standing = table.rows[place];
  const int entrant = index(standing.entrant);
  const bool open = state.row == entrant;
  StandingsState next = state;
  next.row = open ? -1 : entrant;
  StandingRow row;
  row.unfold = state_action(std::move(next), "standing/" + std::to_string(entrant + 1),
                            entrant_name(names, standing.entrant));
  row.unfold.chosen = open;
  row.lantern = standing.lantern;
  row.change = change;
  if (open || state.reasons) row.why = with_minus_signs(before_text(table, place, names));
  if (open) row.details = standing_details(table, standing);
  return row;
}

// Standings are after the last complete round, unless the current one is included.
int shown_rounds(const league::Competition& now, int stage, const CompetitionViewState& state) {
  const auto drawn = static_cast<int>(now.stages[stage].rounds.size());
  if (state.after) return std::clamp(*state.after, 0, drawn);
  return state.in_play ? round_in_play(now, stage) + 1 : complete_rounds(now, stage);
}

void add_after(StandingsView& view, const league::Competition& now, int stage,
               const CompetitionViewState& state) {
  const int complete = complete_rounds(now, stage);
  for (int round = 1; round <= complete && complete > 1; ++round) {
    CompetitionViewState next = state;
    next.in_play = false;
    next.after = round == complete ? std::nullopt : std::optional(round);
    view.rounds.push_back(
        state_action(std::move(next), "after/" + std::to_string(round), say("After round {0}", {round})));
    view.rounds.back().chosen = !state.in_play && state.after.value_or(complete) == round;
  }
}

const std::string kAsOfKey{kAsOf};

void add_as_of(StandingsView& view, const OpenLeague& league) {
  const CompetitionViewState& state = league.shown;
  CompetitionViewState then = state, now = state;
  if (!state.typed.contains(kAsOfKey)) {
    then.typed[kAsOfKey];
    view.earlier = state_action(std::move(then), "as_of/open", tr("Earlier date…"));
    return;
  }
  view.as_of = field_of(state.typed, kAsOfKey, tr("As of"),
                        tr("2026-12-04, optionally with a time: 2026-12-04 20:00"));
  then.as_of = view.as_of.text;
  then.after.reset();
  then.in_play = false;
  view.then = state_action(std::move(then), "as_of/show", tr("Show"));
  view.then.enabled = !view.as_of.text.empty() && view.as_of.text != state.as_of;
  now.as_of.clear();
  now.typed.erase(kAsOfKey);
  view.now = state_action(std::move(now), "as_of/now", tr("Show current standings"));
  if (!league.no_moment.empty()) view.open = league.no_moment;
}

void add_in_play(StandingsView& view, const league::Competition& now, int stage,
                 const CompetitionViewState& state) {
  const int playing = round_in_play(now, stage) + 1;
  if (playing <= complete_rounds(now, stage)) return;
  CompetitionViewState next = state;
  next.in_play = !state.in_play;
  next.after.reset();
  view.rounds.push_back(
      state_action(std::move(next), "in_play", say("Including round {0} (in progress)", {playing})));
  view.rounds.back().chosen = state.in_play;
}

int missing_of(const league::Competition& now, int stage) {
  int missing = 0;
  for (const league::OpenTable& open : whats_missing(now)) missing += open.table.stage == stage ? 1 : 0;
  return missing;
}

}  // namespace

namespace {

void add_stages(StandingsView& view, const OpenLeague& league, int stage) {
  for (int i = 0; i <= league.now.stage && league.now.stage > 0; ++i) {
    CompetitionViewState next = league.shown;
    next.round = league::RoundRef{i, 0};
    next.after.reset();
    view.stages.push_back(
        state_action(std::move(next), "stage/" + std::to_string(i + 1), say("Stage {0}", {i + 1})));
    view.stages.back().chosen = i == stage;
  }
}

void add_table_kinds(StandingsView& view, const OpenLeague& league, const StandingsState& state) {
  constexpr std::string_view kKinds[] = {N_("Standings"), N_("Crosstable"), N_("Season"), N_("Club ranking")};
  const bool has_clubs =
      std::ranges::any_of(league.now.entrants, [](const auto& one) { return !one.club.empty(); });
  for (std::size_t i = 0; i < std::size(kKinds); ++i) {
    const auto kind = static_cast<TableKind>(i);
    if (kind == TableKind::season && league.now.setup.season.empty()) continue;
    if (kind == TableKind::clubs && !has_clubs) continue;
    StandingsState next = state;
    next.table = kind;
    next.column = 0;
    view.kinds.push_back(state_action(std::move(next), "table_of/" + std::to_string(i), tr(kKinds[i])));
    view.kinds.back().chosen = state.table == kind;
  }
}

void add_columns(StandingsView& view, const std::vector<league::StageTable>& parts,
                 const StandingsState& state) {
  std::size_t most = 0;
  for (const league::StageTable& part : parts) most = std::max(most, part.standings.rows.size());
  const int count = static_cast<int>(most);
  const int last = count > 0 ? (count - 1) / kCrossColumns * kCrossColumns : 0;
  for (int first = 0; first < count && count > kCrossColumns; first += kCrossColumns) {
    const bool near = std::abs(first - state.column) <= kCrossColumns;
    if (first != 0 && first != last && !near) continue;  // only neighbours and both ends
    StandingsState next = state;
    next.column = first;
    view.columns.push_back(
        state_action(std::move(next), "column/" + std::to_string(first + 1),
                     say("{0} to {1}", {first + 1, std::min(first + kCrossColumns, count)})));
    view.columns.back().chosen = state.column == first;
  }
}

}  // namespace

StandingsView make_standings(const OpenLeague& league, const StandingsState& state,
                             const SeasonBook* season) {
  StandingsView view;
  view.head = head_of(league);
  const int stage = shown_stage(league.now, league.shown);
  add_stages(view, league, stage);
  add_table_kinds(view, league, state);
  const int rounds = shown_rounds(league.now, stage, league.shown);
  view.open = after_text(league.now, stage, rounds);
  if (const int missing = missing_of(league.now, stage)) {
    const std::string after = view.open, open = open_tables_text(missing);
    view.open = say("{0} {1}", {std::string_view(after), std::string_view(open)});
  }
  add_after(view, league.now, stage, league.shown);
  add_in_play(view, league.now, stage, league.shown);
  add_as_of(view, league);
  if (state.table == TableKind::season && season) {
    view.table = report::season(season->name, season->competitions, season->rows, report::kSeasonColumns);
    return view;
  }
  const report::Input input{.now = league.now, .names = league.names, .stage = stage, .rounds = rounds};
  if (state.table == TableKind::clubs) {
    view.table = report::report_by_name("club-totals")->make(input);
    return view;
  }
  const auto parts = standings(league.now, stage, rounds);
  if (state.table == TableKind::crosstable) {
    auto pieces = split_table(report::crosstable(input), kCrossColumns);
    const auto piece = static_cast<std::size_t>(std::max(0, state.column) / kCrossColumns);
    view.table = std::move(pieces[std::min(piece, pieces.size() - 1)]);
    view.table.title.clear();  // shown above
    add_columns(view, parts, state);
    return view;
  }
  StandingsState all = state;
  all.reasons = !state.reasons;
  view.reasons = state_action(std::move(all), "reasons", tr("Reasons for each place"));
  view.reasons.chosen = state.reasons;
  view.table = report::standings(input);
  view.table.title.clear();
  const bool keizer = league.now.setup.stages[stage].format == league::Format::keizer;
  const auto changes = place_changes(league.now, stage, rounds, parts);
  for (const league::StageTable& part : parts)
    for (std::size_t place = 0; place < part.standings.rows.size(); ++place) {
      const league::Entrant entrant = part.standings.rows[place].entrant;
      view.rows.push_back(standing_row(part.standings, place, league.names, state, changes.at(entrant)));
      if (!keizer || state.row != index(entrant)) continue;
      const auto causes = keizer_lines(league.now, stage, rounds, keizer_table(league.now, stage, rounds),
                                       entrant, league.names);
      auto& details = view.rows.back().details;
      details.insert(details.begin(), causes.begin(), causes.end());
    }
  return view;
}

}  // namespace tanteador::view
