// Draws the next round: entrants made by hand come first, fixed tables get their numbers.

#include <algorithm>
#include <map>

#include "src/league/competition/draws.hpp"
#include "src/league/pairing/random.hpp"

namespace tanteador::league {

using event::DrawnTable;
using event::RoundDrawn;

DrawnTable two_sided_table(Entrant first, Entrant second, Reason reason) {
  DrawnTable table;
  table.sides = {{first}, {second}};
  table.reasons = {reason};
  return table;
}

std::vector<Entrant> scheduled_entrants(const Competition& competition) {
  return competition.now().rounds.empty() ? field_to_draw(competition).first
                                          : seeded_entrants(competition, competition.stage);
}

bool have_same_tables(const RoundDrawn& one, const RoundDrawn& other) {
  std::vector<DrawnTable> tables = other.tables;
  std::erase_if(tables, [](const DrawnTable& table) { return table.sides.empty(); });
  return tables.size() == one.tables.size() && std::ranges::is_permutation(one.tables, tables);
}

std::vector<int> ranks_of(const Competition& competition) {
  std::vector<int> ranks(competition.entrants.size(), static_cast<int>(competition.entrants.size()));
  auto all = seeded_entrants(competition, competition.stage);
  if (competition.stage == 0) all = by_rating(competition, all);  // also orders late joiners
  int rank = 0;
  for (const Entrant entrant : all) ranks[place_of(entrant)] = rank++;
  return ranks;
}

Results results_to_date(const Competition& competition) {
  return with_substitutes(results_of(competition, competition.stage), competition.rules().substitutes);
}

std::vector<int> clubs_of(const Competition& competition) {
  std::map<std::string_view, int> known;
  std::vector<int> clubs;
  for (const EntrantState& entrant : competition.entrants) {
    const auto next = static_cast<int>(known.size());
    clubs.push_back(entrant.club.empty() ? -1 : known.emplace(entrant.club, next).first->second);
  }
  return clubs;
}

namespace {

std::vector<Entrant> remaining_entrants(const HandEdits& by_hand, std::vector<Entrant> present) {
  const auto gone = [&](Entrant entrant) {
    const auto sits = [&](const DrawnTable& table) {
      return std::ranges::any_of(table.sides,
                                 [&](const auto& side) { return std::ranges::count(side, entrant) > 0; });
    };
    return std::ranges::count(by_hand.byes, entrant) > 0 || std::ranges::any_of(by_hand.tables, sits);
  };
  std::erase_if(present, gone);
  return present;
}

Draw complete_draw(const Competition& competition, RoundDrawn draw, const HandEdits& by_hand,
                   const RoundDrawn* again) {
  const auto present = remaining_entrants(by_hand, to_be_drawn(competition));
  draw.virtual_points = virtual_points_next(competition);
  if (present.empty()) return draw;
  switch (competition.rules().format) {
    case Format::round_robin: return draw_round_robin(competition, std::move(draw));
    case Format::groups: return draw_groups(competition, std::move(draw));
    case Format::knockout: return draw_knockout(competition, draw, again);
    case Format::swiss: return draw_swiss(competition, std::move(draw), present, !by_hand.empty());
    case Format::keizer: return draw_keizer(competition, std::move(draw), present);
    case Format::singles: return draw_singles(competition, std::move(draw), present, again);
    case Format::rotating_partners: break;
  }
  return draw_partners(competition, std::move(draw), present, again);
}

void put_first(RoundDrawn& draw, const HandEdits& by_hand) {
  std::vector<DrawnTable> tables = by_hand.tables;
  for (DrawnTable& table : tables) table.reasons = {{PairingCause::by_hand, {}}};
  draw.tables.insert(draw.tables.begin(), tables.begin(), tables.end());
  for (const Entrant entrant : by_hand.byes) draw.byes.push_back({entrant, {{PairingCause::by_hand, {}}}});
}

// By number, from 0: false for a table that stays free. As many are true as there are tables.
std::vector<bool> usable_numbers(const StageSetup& setup, std::size_t tables) {
  std::vector<bool> usable;
  while (tables > 0) {
    const auto number = static_cast<int>(usable.size()) + 1;
    usable.push_back(std::ranges::find(setup.free_tables, number) == setup.free_tables.end());
    if (usable.back()) --tables;
  }
  return usable;
}

// Leaves free tables out and moves the tables of entrants who keep their place to those numbers. The others
// stay in their order. If two entrants want one table, the lower-numbered entrant gets it. Numbers that this
// round lacks are ignored.
void number_tables(const Competition& competition, std::vector<DrawnTable>& tables) {
  constexpr std::size_t kNowhere = SIZE_MAX;
  const std::vector<bool> usable = usable_numbers(competition.rules(), tables.size());
  std::vector<std::size_t> holder(usable.size(), kNowhere);  // by number: the table that gets it
  std::vector<char> placed(tables.size(), 0);
  for (std::size_t i = 0; i < competition.entrants.size(); ++i) {
    const int number = competition.entrants[i].table;
    if (number < 1 || number > static_cast<int>(usable.size()) || !usable[number - 1] ||
        holder[number - 1] != kNowhere)
      continue;
    const auto seats_it = [&](const DrawnTable& table) {
      return std::ranges::any_of(table.sides, [&](const auto& side) {
        return std::ranges::find(side, entrant_at(static_cast<int>(i))) != side.end();
      });
    };
    const auto at = static_cast<std::size_t>(std::ranges::find_if(tables, seats_it) - tables.begin());
    if (at == tables.size() || std::exchange(placed[at], 1) != 0) continue;
    holder[number - 1] = at;
  }
  std::vector<DrawnTable> ordered;
  std::size_t next = 0;
  for (std::size_t number = 0; number < holder.size(); ++number) {
    if (!usable[number]) {
      ordered.emplace_back();
      continue;
    }
    const std::size_t at = holder[number];
    while (at == kNowhere && placed[next] != 0) ++next;
    ordered.push_back(std::move(tables[at == kNowhere ? next++ : at]));
  }
  tables = std::move(ordered);
}

}  // namespace

tl::expected<RoundDrawn, LeagueRefusal> next_round(const Competition& competition, std::uint64_t seed,
                                                   const HandEdits& by_hand, const RoundDrawn* again) {
  if (!competition.created) return tl::unexpected(refuse(No::not_created));
  if (competition.finished) return tl::unexpected(refuse(No::finished));
  const auto& stage = competition.now();
  const int next = static_cast<int>(stage.rounds.size());
  const Format format = competition.rules().format;
  const int due = rounds_due(competition, competition.stage);
  if (format != Format::knockout && next > 0 && due > 0 && next >= due)
    return tl::unexpected(refuse(No::stage_over, {competition.stage + 1}));
  if (needs_points(competition, {competition.stage, next}) && next > 0 &&
      stage.rounds.back().status == RoundStatus::open)
    return tl::unexpected(refuse(No::round_open, {next}));
  if (!by_hand.empty() && format != Format::swiss && format != Format::keizer && format != Format::singles)
    return tl::unexpected(refuse(No::by_hand_format));
  const auto playing =
      is_scheduled(competition.rules()) ? scheduled_entrants(competition) : to_be_drawn(competition);
  if (playing.size() < 2) return tl::unexpected(refuse(No::too_few));
  RoundDrawn draw;
  draw.round = {competition.stage, next};
  draw.seed = seed;
  auto result = complete_draw(competition, std::move(draw), by_hand, again);
  if (result && again && again->virtual_points == VirtualPoints{})
    result->virtual_points = {};  // an older draw
  if (result) put_first(*result, by_hand);
  if (result && result->tables.empty()) return tl::unexpected(refuse(No::too_few));
  if (result) number_tables(competition, result->tables);
  return result;
}

event::LotDrawn draw_lots(const Competition& competition, std::uint64_t seed) {
  event::LotDrawn lots{.stage = competition.stage, .order = competition.now().entrants, .seed = seed};
  std::erase_if(lots.order,
                [&](Entrant one) { return competition.entrants[place_of(one)].withdrew.has_value(); });
  Lots(seed).shuffle(lots.order);
  return lots;
}

}  // namespace tanteador::league
