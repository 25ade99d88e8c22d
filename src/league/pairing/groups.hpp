#pragma once
// Groups before a knock-out: who is in which, and who goes on.

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "src/league/standings/entrant.hpp"

namespace tanteador::league {

using Group = std::vector<Entrant>;

// 1 to k into the groups 1 to k, k+1 to 2k back from the last group to the first, and so on. At least one
// group; sizes differ by one at the most.
std::vector<Group> snake_groups(std::span<const Entrant> by_seed, int groups);
// The first k seeds head one group each; every further k are drawn into one each.
std::vector<Group> drawn_groups(std::span<const Entrant> by_seed, int groups, std::uint64_t seed);

struct Qualified {
  Entrant entrant{};
  int group = 0, place = 0;  // from 0: the first of the second group is 1, 0
  int best_of_place = -1;    // "second best fifth": 1; -1: qualified by its place in the group
  bool operator==(const Qualified&) const = default;
};
struct Qualification {
  std::vector<Qualified>
      qualified;  // all firsts by group, then all seconds and so on, then the best of the next
  // Level with each other at the last places left: more than can go on, so that a lot must be drawn. None of
  // them is in `qualified`.
  std::vector<Qualified> undecided;
  int undecided_places = 0;
};
// The first `top` of each group and the `best_next` best of those on the next place. `ranked`: each group,
// best first. `better(a, b)` compares entrants of different groups; level ones are better neither way.
Qualification qualify(std::span<const Group> ranked, int top, int best_next,
                      const std::function<bool(Entrant, Entrant)>& better);

// Qualified entrants as seeds of a bracket: by place, then group, so that first-placed ones meet last. Then
// the others are exchanged so that those of one group meet as late as possible: first and second of a group
// stand in different halves. The firsts keep their seeds.
std::vector<Entrant> bracket_seeds(std::span<const Qualified> qualified);

}  // namespace tanteador::league
