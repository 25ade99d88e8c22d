#include <algorithm>

#include "src/league/pairing/swiss/field.hpp"

namespace tanteador::league {

namespace {

// The reason why an entrant cannot meet anybody of its group, if there is one.
FloatReason pairing_obstacle(const Field& field, int entrant, const SwissRules& rules) {
  const ScoreGroup& group = field.group(entrant);
  if (group.size() == 1) return FloatReason::none;
  bool all_met = true;
  for (int other = group.begin; other < group.end; ++other) {
    if (other == entrant || field.times_met(entrant, other) > 0) continue;
    if (rules.clubs == ClubRule::ignored || !field.same_club(entrant, other)) return FloatReason::none;
    all_met = false;
  }
  return all_met ? FloatReason::met_group : FloatReason::club_group;
}

}  // namespace

std::vector<FloatReason> float_reasons(const Field& field, std::span<const int> partner,
                                       const SwissRules& rules) {
  std::vector<FloatReason> reasons(field.size());
  const auto partner_of = [&](int place) { return partner[place]; };
  const auto floats_down = [&](int place) {
    return partner_of(place) < field.size() && partner_of(place) >= field.group(place).end;
  };
  for (int begin = 0; begin < field.size(); begin = field.group(begin).end) {
    const ScoreGroup& group = field.group(begin);
    int left = 0;  // in the group for games within it or with lower ones
    for (int place = begin; place < group.end; ++place) {
      const int other = partner_of(place);
      if (other >= begin && other < field.size()) ++left;
    }
    bool odd = left % 2 == 1;
    for (int place = group.end - 1; place >= begin; --place) {
      if (!floats_down(place)) continue;
      FloatReason& reason = reasons[place];
      reason = pairing_obstacle(field, place, rules);
      if (reason != FloatReason::none) continue;
      reason = odd ? FloatReason::odd_group : FloatReason::rest_of_group;
      odd = false;
    }
  }
  return reasons;
}

}  // namespace tanteador::league
