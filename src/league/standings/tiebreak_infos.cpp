// The ids, names, units and sentences of the tie-breaks.

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "src/league/standings/tiebreaks.hpp"

namespace tanteador::league {

namespace {

namespace table {

using enum Tiebreak;
using enum Unit;

constexpr bool kInTrf = true;
// Ids in N_() are translated as heads of columns; the others are abbreviations used in every language.
constexpr TiebreakInfo kInfos[] = {
    {points, N_("PTS"), N_("Points"), halves, N_("{0} before {1}: {2} to {3} points"), kInTrf},
    {wins, N_("WIN"), N_("Rounds won"), whole, N_("{0} before {1}: {2} to {3} rounds won"), kInTrf},
    {wins_played, N_("WON"), N_("Games won"), whole, N_("{0} before {1}: {2} to {3} games won at the table"),
     kInTrf},
    {game_points, N_("GP"), N_("Game points"), halves, N_("{0} before {1}: {2} to {3} game points")},
    {progressive, "PS", N_("Progressive score"), halves, N_("{0} before {1}: progressive score {2} to {3}"),
     kInTrf},
    {progressive_cut, "PS-C1", N_("Progressive score without the first round"), halves,
     N_("{0} before {1}: progressive score without the first round {2} to {3}"), kInTrf},
    {buchholz, "BH", N_("Buchholz"), halves, N_("{0} before {1}: Buchholz {2} to {3}"), kInTrf},
    {buchholz_cut, "BH-C1", N_("Buchholz cut 1"), halves, N_("{0} before {1}: Buchholz cut 1 {2} to {3}"),
     kInTrf},
    {buchholz_median, "BH-M1", N_("Median Buchholz"), halves,
     N_("{0} before {1}: median Buchholz {2} to {3}"), kInTrf},
    {buchholz_partners, "BH-P", N_("Opponents minus partners"), halves,
     N_("{0} before {1}: opponents' minus partners' points {2} to {3}")},
    {fore_buchholz, "FB", N_("Fore Buchholz"), halves, N_("{0} before {1}: fore Buchholz {2} to {3}"),
     kInTrf},
    {average_buchholz, "AOB", N_("Average Buchholz of the opponents"), hundredths,
     N_("{0} before {1}: average Buchholz of the opponents {2} to {3}"), kInTrf},
    {sonneborn, "SB", N_("Sonneborn-Berger"), quarters, N_("{0} before {1}: Sonneborn-Berger {2} to {3}"),
     kInTrf},
    {sonneborn_cut, "SB-C1", N_("Sonneborn-Berger cut 1"), quarters,
     N_("{0} before {1}: Sonneborn-Berger cut 1 {2} to {3}"), kInTrf},
    {buchholz_game, "BH-GP", N_("Buchholz on game points"), halves,
     N_("{0} before {1}: Buchholz on game points {2} to {3}")},
    {buchholz_game_cut, "BH-GP-C1", N_("Buchholz on game points, cut 1"), halves,
     N_("{0} before {1}: Buchholz on game points, cut 1, {2} to {3}")},
    {sonneborn_mg, "EMGSB", N_("Sonneborn-Berger, match points by game points"), quarters,
     N_("{0} before {1}: Sonneborn-Berger, match points by game points {2} to {3}")},
    {sonneborn_mg_cut, "EMGSB-C1", N_("Sonneborn-Berger, match points by game points, cut 1"), quarters,
     N_("{0} before {1}: Sonneborn-Berger, match points by game points, cut 1, {2} to {3}")},
    {sonneborn_gm, "EGMSB", N_("Sonneborn-Berger, game points by match points"), quarters,
     N_("{0} before {1}: Sonneborn-Berger, game points by match points {2} to {3}")},
    {sonneborn_gm_cut, "EGMSB-C1", N_("Sonneborn-Berger, game points by match points, cut 1"), quarters,
     N_("{0} before {1}: Sonneborn-Berger, game points by match points, cut 1, {2} to {3}")},
    {sonneborn_gg, "EGGSB", N_("Sonneborn-Berger on game points"), quarters,
     N_("{0} before {1}: Sonneborn-Berger on game points {2} to {3}")},
    {sonneborn_gg_cut, "EGGSB-C1", N_("Sonneborn-Berger on game points, cut 1"), quarters,
     N_("{0} before {1}: Sonneborn-Berger on game points, cut 1, {2} to {3}")},
    {schedule_strength, "SSSC", N_("Own score and strength of opponents, combined"), hundredths,
     N_("{0} before {1}: own score and strength of opponents {2} to {3}")},
    {koya, "KS", N_("Koya"), halves,
     N_("{0} before {1}: {2} to {3} points against opponents with at least half the points"), kInTrf},
    {direct_encounter, "DE", N_("Direct encounter"), halves,
     N_("{0} before {1}: {2} to {3} points in the games between tied players"), kInTrf},
    {team_encounter, "EDE", N_("Direct encounter of teams"), halves,
     N_("{0} before {1}: {2} to {3} points in the games between tied players")},
    {average_rating, "ARO", N_("Average rating of the opponents"), whole,
     N_("{0} before {1}: average rating of the opponents {2} to {3}"), kInTrf},
    {performance, "TPR", N_("Performance rating"), whole, N_("{0} before {1}: performance rating {2} to {3}"),
     kInTrf},
    {sets_won, N_("SETS"), N_("Sets won"), whole, N_("{0} before {1}: {2} to {3} sets won")},
    {set_difference, N_("SETD"), N_("Set difference"), whole,
     N_("{0} before {1}: set difference {2} to {3}")},
    {score_for, N_("PF"), N_("Score"), whole, N_("{0} before {1}: score {2} to {3}")},
    {score_difference, N_("PD"), N_("Score difference"), whole,
     N_("{0} before {1}: score difference {2} to {3}")},
    {best_match, N_("BEST"), N_("Best match"), whole, N_("{0} before {1}: best match {2} to {3}")},
    {deals_won, N_("DEALS"), N_("Deals won"), whole, N_("{0} before {1}: {2} to {3} deals won")},
    {percentage, N_("PCT"), N_("Percentage"), hundredths, N_("{0} before {1}: {2} to {3} percent")},
    {line_place, "ALT", N_("Rank within the line"), whole,
     N_("{0} before {1}: rank {2} to {3} within the line")},
    {keizer, "KZ", N_("Keizer points"), halves, N_("{0} before {1}: {2} to {3} Keizer points")},
    {bracket, "KO", N_("Knock-out"), whole, N_("{0} before {1}: place {2} to {3} of the knock-out")},
    {lot, N_("LOT"), N_("Drawing of lots"), whole, N_("{0} before {1}: lot {2} to {3}")},
    {number, "PN", N_("Number"), whole, N_("{0} before {1}: number {2} to {3}")},
};

constexpr bool infos_in_order() {
  for (std::size_t i = 0; i < std::size(kInfos); ++i) {
    if (static_cast<std::size_t>(kInfos[i].system) != i) return false;
  }
  return std::size(kInfos) == static_cast<std::size_t>(number) + 1;
}
static_assert(infos_in_order());

}  // namespace table

using table::kInfos;

}  // namespace

std::span<const TiebreakInfo> tiebreak_infos() { return kInfos; }

const TiebreakInfo& info(Tiebreak system) { return kInfos[index(system)]; }

namespace {

// "BH:GP/C1" becomes BH-GP-C1. Match points are the default; schedules imply "/P" (forfeits are games).
std::string own_id(std::string_view fide) {
  constexpr std::pair<std::string_view, std::string_view> kWords[] = {
      {":MP", ""}, {":GP", "-GP"}, {"/P", ""}, {"/", "-"}, {"EMMSB", "SB"}, {"MPvGP", "GP"}, {"EDET", "EDE"}};
  std::string id(fide);
  for (const auto& [theirs, ours] : kWords) {
    if (const auto at = id.find(theirs); at != id.npos) id.replace(at, theirs.size(), ours);
  }
  return id;
}

}  // namespace

std::optional<Tiebreak> tiebreak_by_name(std::string_view id) {
  auto found = std::ranges::find(kInfos, id, &TiebreakInfo::id);
  if (found == std::end(kInfos)) found = std::ranges::find(kInfos, own_id(id), &TiebreakInfo::id);
  if (found == std::end(kInfos)) return std::nullopt;
  return found->system;
}

Arg arg_of(Value value, Unit unit) {
  using enum Unit;
  constexpr Value kMax = std::numeric_limits<std::int32_t>::max();
  Arg arg(static_cast<int>(std::clamp(value, -kMax, kMax)));
  switch (unit) {
    case whole: arg.kind = Arg::Kind::number; break;
    case halves: arg.kind = Arg::Kind::halves; break;
    case quarters: arg.kind = Arg::Kind::quarters; break;
    case hundredths: arg.kind = Arg::Kind::hundredths; break;
  }
  return arg;
}

}  // namespace tanteador::league
