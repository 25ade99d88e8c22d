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
  clock.seconds_left = (session::milliseconds_between(now, clock.until).value_or(0) + kSecond - 1) / kSecond;
}

void set_clock(view::OpenLeague& league, const session::OpenCompetition& open, const std::string& now) {
  for (const session::RoundTime& round : round_times(open))
    if (std::string until = runs_out(round); !until.empty())
      league.clock = {.until = std::move(until), .minutes = round.minutes};
  if (!league.clock.until.empty()) set_time_left(league.clock, now);
}

}  // namespace tanteador::queries
