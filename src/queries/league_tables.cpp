#include "src/queries/league_tables.hpp"

#include <algorithm>

#include "src/session/cases/rulings.hpp"
#include "src/session/league/times.hpp"
#include "src/session/rulesets.hpp"
#include "src/view/league/round/slip.hpp"

namespace tanteador::queries {

std::vector<std::vector<std::string>> people_by_side(const league::Competition& now, league::TableRef table) {
  std::vector<std::vector<std::string>> sides(table_at(now, table).drawn.sides.size());
  for (const league::SeatedPerson& one : seated_entrants(now, table)) {
    if (one.percent >= 50) sides[one.side].push_back(one.person);
  }
  return sides;
}

std::optional<view::MatchDraft> match_at(const session::Session& session, const session::League& league,
                                         const league::Competition& now, league::TableRef table) {
  const league::Club club = league.club().now;
  const session::NameBook names = league.names();
  const auto sides = people_by_side(now, table);
  if (sides.empty()) return std::nullopt;  // a free table
  view::MatchDraft draft;
  draft.game = now.setup.game;
  draft.players = 0;
  for (std::size_t row = 0; row < sides.front().size(); ++row) {  // partners sit opposite each other
    for (const auto& side : sides) {
      const auto name = row < side.size() ? names.find(club.merged_id(side[row])) : names.end();
      if (name == names.end() || !name->second || draft.players == kSeatsMax) return std::nullopt;
      draft.names[draft.players++] = *name->second;
    }
  }
  const bool as_many =
      std::ranges::all_of(sides, [&](const auto& side) { return side.size() == sides.front().size(); });
  if (!as_many || draft.players < 2) return std::nullopt;
  draft.ruleset = now.setup.ruleset;
  if (const auto rules = session::Rulesets(session).find(draft.ruleset))
    draft.ruleset = view::edition_for(*rules, draft.players).id;
  if (sides.size() != 2 || sides.front().size() < 2) return draft;
  draft.in_teams = true;
  const auto entrants = league.entrant_names(now);
  for (std::size_t side = 0; side < 2; ++side) {
    const auto& drawn = table_at(now, table).drawn.sides[side];
    const std::string& name = entrants[index(drawn.front())];
    if (drawn.size() == 1 && codec::is_name(name)) draft.sides[side] = name;
  }
  return draft;
}

void set_time_left(view::RoundClock& clock, const std::string& now) {
  constexpr std::int64_t kSecond = 1000;
  const std::string& from = clock.stopped.empty() ? now : clock.stopped;
  clock.seconds_left = (session::milliseconds_between(from, clock.until).value_or(0) + kSecond - 1) / kSecond;
}

namespace {

view::RoundClock clock_of(const session::OpenCompetition& open, const session::RoundTime& time,
                          const session::RunningClock& running) {
  view::RoundClock clock{.until = running.until,
                         .stopped = running.stopped,
                         .minutes = time.minutes,
                         .last_deal = open.now.setup.stages[time.round.stage].last_deal};
  int place = 0;
  for (const league::PlayedTable& table : open.now.stages[time.round.stage].rounds[time.round.round].tables) {
    if (table.added_minutes != 0) clock.tables.push_back({place, table.added_minutes});
    ++place;
  }
  return clock;
}

}  // namespace

view::RoundClock round_clock(const session::OpenCompetition& open, league::RoundRef round,
                             const std::string& now) {
  for (const session::RoundTime& time : round_times(open)) {
    const auto running = time.round == round ? running_clock(time) : std::nullopt;
    if (!running) continue;
    view::RoundClock clock = clock_of(open, time, *running);
    set_time_left(clock, now);
    return clock;
  }
  return {};
}

void set_clock(view::OpenLeague& league, const session::OpenCompetition& open, const std::string& now) {
  league.clock = round_clock(open, view::shown_round(open.now, std::nullopt), now);
}

}  // namespace tanteador::queries
