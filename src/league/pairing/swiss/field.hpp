#pragma once
// The entrants of a Swiss round in order, with score groups. Private to this folder.

#include "src/league/pairing/swiss/swiss.hpp"

namespace tanteador::league {

// The entrants at places [begin, end) have the same points.
struct ScoreGroup {
  int number = 0, begin = 0, end = 0;
  int size() const { return end - begin; }
};

// Sorted by points, then by rank. A place in this order identifies an entrant.
class Field {
 public:
  explicit Field(std::span<const SwissEntrant> present);

  int size() const { return static_cast<int>(entrants_.size()); }
  const SwissEntrant& operator[](int place) const { return entrants_[place]; }
  int groups() const { return static_cast<int>(groups_.size()); }
  const ScoreGroup& group(int place) const { return groups_[group_of_[place]]; }
  bool same_points(int a, int b) const { return (*this)[a].points == (*this)[b].points; }
  bool same_club(int a, int b) const { return (*this)[a].club >= 0 && (*this)[a].club == (*this)[b].club; }
  int times_met(int a, int b) const { return met_[at(a, b)]; }

 private:
  std::size_t at(int a, int b) const {
    return static_cast<std::size_t>(a) * entrants_.size() + static_cast<std::size_t>(b);
  }
  std::vector<SwissEntrant> entrants_;
  std::vector<std::uint16_t> met_;  // the largest data here with thousands of entrants
  std::vector<int> group_of_;
  std::vector<ScoreGroup> groups_;
};

// Returns why each place with a lower partner floats. `partner`: by place; field.size() is the bye.
std::vector<FloatReason> float_reasons(const Field& field, std::span<const int> partner,
                                       const SwissRules& rules);

}  // namespace tanteador::league
