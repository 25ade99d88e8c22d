#include <algorithm>
#include <utility>

#include "src/league/pairing/swiss/swiss.hpp"

namespace tanteador::league {

namespace {

bool counts_as_bye(Kind kind, const SwissField& field) {
  return kind == Kind::allocated_bye || (kind == Kind::forfeit_win && field.forfeit_is_bye);
}

Float float_of(const Line& own, const Line* other, Halves points, Halves other_points) {
  if (own.kind == Kind::allocated_bye || own.kind == Kind::full_bye || own.kind == Kind::forfeit_win) {
    return Float::down;
  }
  if (other == nullptr || own.kind != Kind::played || points == other_points) return Float::none;
  return points > other_points ? Float::down : Float::up;
}

int rank_of(Entrant entrant, const SwissField& field) {
  const auto place = static_cast<std::size_t>(index(entrant));
  return place < field.ranks.size() ? field.ranks[place] : index(entrant);
}

// Follows the entrants through all rounds.
class Follower {
 public:
  Follower(const SwissField& field, std::vector<SwissEntrant>& entrants)
      : field_(field), entrants_(entrants) {}

  // Sets the virtual points of the next round.
  void accelerate(std::size_t round) {
    for (SwissEntrant& entrant : entrants_) entrant.points -= std::exchange(entrant.extra, 0);
    if (round >= field_.virtual_points.size()) return;
    const auto& [points, entrants] = field_.virtual_points[round];
    for (const Entrant entrant : entrants) {
      swiss_entrant(entrant).extra = points;
      swiss_entrant(entrant).points += points;
    }
  }
  void round(const RoundResult& result) {
    for (SwissEntrant& entrant : entrants_) {
      entrant.before = entrant.last;
      entrant.last = Float::none;
    }
    for (const TableResult& table : result.tables) {
      for (std::size_t i = 0; i < table.lines.size(); ++i) {
        line(table.lines[i], table.lines.size() == 2 ? &table.lines[1 - i] : nullptr);
      }
    }
    for (const TableResult& table : result.tables) {
      for (const Line& each : table.lines) swiss_entrant(each.entrant).points += each.points;
    }
  }

 private:
  SwissEntrant& swiss_entrant(Entrant entrant) { return entrants_[index(entrant)]; }

  void line(const Line& own, const Line* other) {
    SwissEntrant& entrant = swiss_entrant(own.entrant);
    entrant.last = float_of(own, other, entrant.points, other ? swiss_entrant(other->entrant).points : 0);
    if (counts_as_bye(own.kind, field_)) ++entrant.byes;
    if (other == nullptr || own.kind != Kind::played) return;
    entrant.met.push_back(other->entrant);
    if (own.side == 0) ++entrant.times_first;
  }

  const SwissField& field_;
  std::vector<SwissEntrant>& entrants_;
};

}  // namespace

std::vector<SwissEntrant> swiss_entrants(const Results& results, const SwissField& field) {
  int known_entrants = results.entrants;  // a late joiner may have a higher number
  for (const Entrant entrant : field.present) known_entrants = std::max(known_entrants, index(entrant) + 1);
  std::vector<SwissEntrant> all(known_entrants);
  Follower follower(field, all);
  for (std::size_t round = 0; round < results.rounds.size(); ++round) {
    follower.accelerate(round);
    follower.round(results.rounds[round]);
  }
  follower.accelerate(results.rounds.size());
  for (const Penalty& penalty : results.penalties) all[index(penalty.entrant)].points -= penalty.points;
  std::vector<SwissEntrant> present;
  for (const Entrant entrant : field.present) {
    const auto place = static_cast<std::size_t>(index(entrant));
    SwissEntrant known = all[place];
    known.entrant = entrant;
    known.rank = rank_of(entrant, field);
    if (place < field.clubs.size()) known.club = field.clubs[place];
    present.push_back(std::move(known));
  }
  return present;
}

}  // namespace tanteador::league
