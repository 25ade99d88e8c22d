// Direct encounter: FIDE C.07, article 6; for teams article 13.3.

#include <algorithm>

#include "src/league/standings/meetings.hpp"
#include "src/league/standings/tiebreaks.hpp"

namespace tanteador::league {

namespace {

struct Member {
  Entrant entrant{};
  Value points = 0;  // against others of the group
  int missing = 0;   // number of others not met
};

class Encounter {
 public:
  // `then`: the kind of points if the first kind does not split a group.
  Encounter(const Meetings& meetings, const TiebreakRules& rules, TiebreakPoints first,
            std::optional<TiebreakPoints> then)
      : meetings_(meetings), rules_(rules), counted_(first), then_(then) {
    in_group_.resize(meetings.entrants());
    met_.resize(in_group_.size());
  }

  void split(std::vector<Entrant> group, std::vector<EncounterGroup>& out) {
    const std::vector<Member> table = games_of(group);
    const bool all_met = std::ranges::all_of(table, [](const Member& one) { return one.missing == 0; });
    if (table.front().points > table.back().points && all_met) {
      split_by_points(table, out);
    } else if (!all_met && group.size() > 1 && is_out_of_reach(table)) {
      out.push_back({{table.front().entrant}, table.front().points, {}});
      split_after(out.size(), table, table.begin() + 1, table.end(), out);
    } else if (then_ && group.size() > 1) {
      Encounter(meetings_, rules_, *then_, std::nullopt).split(std::move(group), out);
    } else {
      out.push_back({std::move(group), table.front().points, {}});
    }
  }

 private:
  using Place = std::vector<Member>::const_iterator;

  static std::vector<Entrant> entrants(Place begin, Place end) {
    std::vector<Entrant> list;
    std::transform(begin, end, std::back_inserter(list), [](const Member& one) { return one.entrant; });
    std::ranges::sort(list);
    return list;
  }

  void split_by_points(const std::vector<Member>& table, std::vector<EncounterGroup>& out) {
    for (auto begin = table.begin(); begin != table.end();) {
      const auto end =
          std::find_if(begin, table.end(), [&](const Member& one) { return one.points < begin->points; });
      split_after(out.size(), table, begin, end, out);
      out.back().points = begin->points;
      begin = end;
    }
  }

  // Splits the part of `table` from `begin` to `end`, whose first group it separates from the one before.
  void split_after(std::size_t first, const std::vector<Member>& table, Place begin, Place end,
                   std::vector<EncounterGroup>& out) {
    split(entrants(begin, end), out);
    out[first].after_previous.clear();
    for (const Entrant entrant : out[first].entrants) {
      out[first].after_previous.push_back(std::ranges::find(table, entrant, &Member::entrant)->points);
    }
  }

  // True if the first stays ahead even if it loses all missing games and all others win theirs.
  bool is_out_of_reach(const std::vector<Member>& table) const {
    const Value most = std::max(
        counted_ == TiebreakPoints::match_points ? rules_.scheme.win : 2 * rules_.match_tables, Halves{0});
    return std::all_of(table.begin() + 1, table.end(), [&](const Member& other) {
      return table.front().points > other.points + most * other.missing;
    });
  }

  bool counts(const Meeting& meeting) const {
    return meeting.other && !meeting.partner &&
           (is_played(*meeting.own) || rules_.schedule == Schedule::predetermined);
  }

  // At a table of more than two sides the higher of the two scores wins.
  Halves points(const Meeting& meeting) const {
    if (meeting.two_sided) return worth(*meeting.own, counted_);
    const auto order = meeting.own->score <=> meeting.other->score;
    return order > 0 ? rules_.scheme.win : order < 0 ? rules_.scheme.loss : rules_.scheme.draw;
  }

  // Best first; equal ones by number.
  std::vector<Member> games_of(const std::vector<Entrant>& group) {
    ++group_number_;
    for (const Entrant entrant : group) in_group_[index(entrant)] = group_number_;
    std::vector<Member> table;
    for (const Entrant entrant : group) {
      Member member{entrant, 0, static_cast<int>(group.size()) - 1};
      ++member_number_;
      for (const Meeting& meeting : meetings_.list_for(index(entrant))) {
        if (!counts(meeting)) continue;
        const auto other = static_cast<std::size_t>(index(meeting.other->entrant));
        if (in_group_[other] != group_number_) continue;
        member.points += points(meeting);
        if (met_[other] != member_number_) --member.missing;
        met_[other] = member_number_;
      }
      table.push_back(member);
    }
    std::ranges::stable_sort(table, std::ranges::greater{}, &Member::points);
    return table;
  }

  const Meetings& meetings_;
  const TiebreakRules& rules_;
  TiebreakPoints counted_;
  std::optional<TiebreakPoints> then_;
  std::vector<int> in_group_, met_;  // number of the last group or member that marked the entrant
  int group_number_ = 0, member_number_ = 0;
};

}  // namespace

std::vector<EncounterGroup> Tiebreaks::direct_encounter(std::span<const Entrant> group,
                                                        Tiebreak system) const {
  std::vector<EncounterGroup> out;
  if (group.empty()) return out;
  const bool by_match = rules_.primary == Primary::match_points || system == Tiebreak::direct_encounter;
  const TiebreakPoints first = by_match ? TiebreakPoints::match_points : TiebreakPoints::game_points;
  std::optional<TiebreakPoints> then;
  if (system == Tiebreak::team_encounter)
    then = by_match ? TiebreakPoints::game_points : TiebreakPoints::match_points;
  Encounter(*meetings_, rules_, first, then).split({group.begin(), group.end()}, out);
  return out;
}

}  // namespace tanteador::league
