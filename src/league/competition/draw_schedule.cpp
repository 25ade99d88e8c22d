// Rounds of a round robin, of groups, and of club against club.

#include <algorithm>
#include <map>

#include "src/league/competition/draws.hpp"
#include "src/league/pairing/berger.hpp"
#include "src/league/pairing/groups.hpp"

namespace tanteador::league {

using event::DrawnTable;
using event::RoundDrawn;

namespace {

std::vector<Round> schedule(const std::vector<Entrant>& entrants, const StageSetup& rules) {
  if (entrants.size() < 2) return {};
  const auto count = static_cast<int>(entrants.size());
  std::vector<Round> rounds =
      rules.between_clubs ? scheveningen(count / 2, rules.cycles) : berger(count, rules.cycles);
  for (Round& round : rounds) {
    for (auto& [first, second] : round.pairings) {
      first = entrants[place_of(first)];
      second = entrants[place_of(second)];
    }
    for (Entrant& bye : round.byes) bye = entrants[place_of(bye)];
  }
  return rounds;
}

void add_scheduled(RoundDrawn& draw, const std::vector<Entrant>& entrants, const StageSetup& rules,
                   int group) {
  const auto rounds = schedule(entrants, rules);
  const auto number = static_cast<std::size_t>(draw.round.round);
  const Reason reason{PairingCause::schedule, {draw.round.round}};
  if (number >= rounds.size()) {  // a smaller group has finished
    for (const Entrant entrant : entrants) draw.byes.push_back({entrant, {reason}});
    return;
  }
  for (const auto& [first, second] : rounds[number].pairings) {
    draw.tables.push_back(two_sided_table(first, second, reason));
    draw.tables.back().group = group;
  }
  for (const Entrant bye : rounds[number].byes) draw.byes.push_back({bye, {{PairingCause::odd_number, {}}}});
}

// The clubs one after the other, each by seed. Refused unless there are two of the same size.
tl::expected<std::vector<Entrant>, LeagueRefusal> entrants_by_club(const Competition& competition,
                                                                   const std::vector<Entrant>& entrants) {
  const std::vector<int> club_of = clubs_of(competition);
  std::vector<Entrant> all = entrants;
  std::map<int, int> sizes;
  for (const Entrant entrant : all) ++sizes[club_of[place_of(entrant)]];
  const auto without = sizes.extract(-1);
  const auto [least, most] =
      std::ranges::minmax_element(sizes, {}, [](const auto& club) { return club.second; });
  if (!without.empty() || sizes.size() != 2 || least->second != most->second)
    return tl::unexpected(
        refuse(No::two_clubs, {static_cast<int>(sizes.size()), sizes.empty() ? 0 : least->second,
                               sizes.empty() ? 0 : most->second, without.empty() ? 0 : without.mapped()}));
  const int first = club_of[place_of(all.front())];
  std::ranges::stable_partition(all, [&](Entrant one) { return club_of[place_of(one)] == first; });
  return all;
}

}  // namespace

Draw draw_round_robin(const Competition& competition, RoundDrawn draw) {
  const StageSetup& rules = competition.rules();
  std::vector<Entrant> entrants = scheduled_entrants(competition);
  if (rules.between_clubs) {
    auto by_club = entrants_by_club(competition, entrants);
    if (!by_club) return tl::unexpected(by_club.error());
    entrants = *std::move(by_club);
  }
  add_scheduled(draw, entrants, rules, -1);
  return draw;
}

Draw draw_groups(const Competition& competition, RoundDrawn draw) {
  const StageSetup& setup = competition.rules();
  auto groups = competition.now().groups;
  if (draw.round.round == 0) {
    const auto all = scheduled_entrants(competition);
    groups = setup.group_draw == GroupDraw::snake ? snake_groups(all, setup.groups)
                                                  : drawn_groups(all, setup.groups, draw.seed);
    draw.groups = groups;
  }
  for (std::size_t group = 0; group < groups.size(); ++group)
    add_scheduled(draw, groups[group], setup, static_cast<int>(group));
  return draw;
}

}  // namespace tanteador::league
