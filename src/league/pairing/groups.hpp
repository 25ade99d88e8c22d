#pragma once
// Groups before a knock-out: distribution and qualification.

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "src/league/standings/entrant.hpp"

namespace tanteador::league {

using Group = std::vector<Entrant>;

// Distributes seeds 1 to k to groups 1 to k, the next k in reverse order, and so on; at least one group.
std::vector<Group> snake_groups(std::span<const Entrant> by_seed, int groups);
// The first k seeds head one group each. Of every further k, one is drawn into each group.
std::vector<Group> drawn_groups(std::span<const Entrant> by_seed, int groups, std::uint64_t seed);

struct QualifiedEntrant {
  Entrant entrant{};
  int group = 0, place = 0;  // from 0; the first of the second group is group 1, place 0
  int best_of_place = -1;    // "second best fifth": 1; -1: qualified by the place in the group
  int club = -1;             // -1: none, or clubmates may meet
  bool operator==(const QualifiedEntrant&) const = default;
};
struct Qualification {
  std::vector<QualifiedEntrant>
      qualified;  // all firsts by group, then all seconds and so on, then the best at the next place
  // Equal entrants at the last open places, too many to go on. A lot must decide; `qualified` omits them.
  std::vector<QualifiedEntrant> undecided;
  int undecided_places = 0;
};
// Returns the first `top` of each group and the `best_next` best at the next place. `ranked`: the groups,
// best first. `better(a, b)` compares entrants of different groups; false both ways if they are equal.
Qualification qualify(std::span<const Group> ranked, int top, int best_next,
                      const std::function<bool(Entrant, Entrant)>& better);

// Orders qualified entrants as seeds of a bracket: by place, then by group, so that first places meet last.
// The others are then exchanged so that entrants of one group meet as late as possible. First and second of a
// group are in different halves. Then the same for one club. The firsts keep their seeds.
std::vector<Entrant> bracket_seeds(std::span<const QualifiedEntrant> qualified);

}  // namespace tanteador::league
