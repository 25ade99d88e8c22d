#include "tests/league/pairing/swiss_check.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "tests/league/pairing/greatest_matching.hpp"

namespace tanteador::league {

namespace {

bool was_paired(Kind kind) {
  return kind == Kind::played || kind == Kind::forfeit_win || kind == Kind::forfeit_loss ||
         kind == Kind::allocated_bye;
}

class Checker {
 public:
  explicit Checker(bool forfeit_is_bye) : forfeit_is_bye_(forfeit_is_bye) {}

  void round(const RoundResult& result, const std::vector<Entrant>& present, const VirtualPoints& extra) {
    present_ = present;
    for (const Entrant entrant : extra.entrants) points_[entrant] += extra.points;
    seats(result);
    if (paired_properly_) {
      rematches(result);
      byes();
    }
    for (const Entrant entrant : extra.entrants) points_[entrant] -= extra.points;
    remember(result);
    ++round_;
  }
  std::vector<SwissFinding> findings() && { return std::move(findings_); }

 private:
  void report(SwissFault fault, std::vector<Entrant> entrants) {
    findings_.push_back({fault, round_, std::move(entrants)});
  }

  // Everybody to be paired is in the round once, and nobody else.
  void seats(const RoundResult& result) {
    std::map<Entrant, int> lines, pairings;
    allocated_.clear();
    for (const TableResult& table : result.tables) {
      for (const Line& line : table.lines) {
        ++lines[line.entrant];
        if (was_paired(line.kind)) ++pairings[line.entrant];
        if (line.kind == Kind::allocated_bye) allocated_.push_back(line.entrant);
      }
    }
    const auto before = findings_.size();
    const std::set<Entrant> expected(present_.begin(), present_.end());
    for (const Entrant entrant : expected) {
      if (pairings[entrant] == 0) report(SwissFault::missing, {entrant});
    }
    for (const auto& [entrant, count] : lines) {
      if (count > 1) report(SwissFault::twice, {entrant});
      if (pairings[entrant] > 0 && !expected.contains(entrant)) report(SwissFault::stranger, {entrant});
    }
    if (allocated_.size() > expected.size() % 2) report(SwissFault::several_byes, allocated_);
    paired_properly_ = findings_.size() == before;
  }

  bool have_met(Entrant a, Entrant b) const { return met_.contains(std::minmax({a, b})); }

  // Edges between entrants who have not met, and between the odd one out and everybody who may have the bye.
  template <class MayHaveBye>
  int fewest_rematches(MayHaveBye&& may_have_bye) const {
    const int count = static_cast<int>(present_.size());
    GreatestMatching matching(count + count % 2);
    for (int b = 0; b < count; ++b) {
      for (int a = 0; a < b; ++a) {
        if (!have_met(present_at(a), present_at(b))) matching.join(a, b);
      }
      if (count % 2 == 1 && may_have_bye(present_at(b))) matching.join(b, count);
    }
    return (count + count % 2) / 2 - matching.pairs();
  }

  void rematches(const RoundResult& result) {
    std::vector<Entrant> again;
    for (const TableResult& table : result.tables) {
      if (table.lines.size() != 2 || !have_met(table.lines[0].entrant, table.lines[1].entrant)) continue;
      again.insert(again.end(), {table.lines[0].entrant, table.lines[1].entrant});
    }
    fewest_ = fewest_rematches([](Entrant) { return true; });
    if (static_cast<int>(again.size()) / 2 > fewest_) report(SwissFault::rematch_avoidable, again);
  }

  void byes() {
    for (const Entrant entrant : allocated_) {
      const int had = byes_[entrant];
      const Halves points = points_[entrant];
      const auto fewer = [&](Entrant other) { return byes_[other] < had; };
      const auto lower = [&](Entrant other) { return byes_[other] <= had && points_[other] < points; };
      if (could_have_it(fewer)) {
        report(SwissFault::bye_avoidable, {entrant});
      } else if (could_have_it(lower)) {
        report(SwissFault::bye_too_high, {entrant});
      }
    }
  }

  template <class Other>
  bool could_have_it(Other&& other) {
    return std::ranges::any_of(present_, other) && fewest_rematches(other) <= fewest_;
  }

  void remember(const RoundResult& result) {
    for (const TableResult& table : result.tables) {
      for (const Line& line : table.lines) {
        points_[line.entrant] += line.points;
        const bool bye =
            line.kind == Kind::allocated_bye || (forfeit_is_bye_ && line.kind == Kind::forfeit_win);
        if (bye) ++byes_[line.entrant];
      }
      if (table.lines.size() == 2 && table.lines[0].kind == Kind::played) {
        met_.insert(std::minmax({table.lines[0].entrant, table.lines[1].entrant}));
      }
    }
  }

  Entrant present_at(int place) const { return present_[static_cast<std::size_t>(place)]; }

  bool forfeit_is_bye_, paired_properly_ = true;
  int round_ = 0, fewest_ = 0;
  std::vector<Entrant> present_, allocated_;
  std::set<std::pair<Entrant, Entrant>> met_;
  std::map<Entrant, int> byes_;
  std::map<Entrant, Halves> points_;
  std::vector<SwissFinding> findings_;
};

}  // namespace

std::vector<SwissFinding> check_swiss(const Results& results, std::span<const std::vector<Entrant>> present,
                                      bool forfeit_is_bye, std::span<const VirtualPoints> virtual_points) {
  Checker checker(forfeit_is_bye);
  for (std::size_t round = 0; round < results.rounds.size(); ++round) {
    checker.round(results.rounds[round], round < present.size() ? present[round] : std::vector<Entrant>{},
                  round < virtual_points.size() ? virtual_points[round] : VirtualPoints{});
  }
  return std::move(checker).findings();
}

}  // namespace tanteador::league
