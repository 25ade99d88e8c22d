#include "src/league/pairing/groups.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "src/league/pairing/random.hpp"

namespace tanteador::league {

std::vector<Group> snake_groups(std::span<const Entrant> by_seed, int groups) {
  const auto count = static_cast<std::size_t>(groups);
  std::vector<Group> all(count);
  for (std::size_t seed = 0; seed < by_seed.size(); ++seed) {
    const std::size_t column = seed % (2 * count);
    all[column < count ? column : 2 * count - 1 - column].push_back(by_seed[seed]);
  }
  return all;
}

std::vector<Group> drawn_groups(std::span<const Entrant> by_seed, int groups, std::uint64_t seed) {
  const auto count = static_cast<std::size_t>(groups);
  std::vector<Group> all(count);
  Lots lots(seed);
  for (std::size_t pot = 0; pot < by_seed.size(); pot += count) {
    std::vector<std::size_t> into(count);
    for (std::size_t group = 0; group < count; ++group) into[group] = group;
    if (pot > 0) lots.shuffle(into);
    for (std::size_t i = 0; i < count && pot + i < by_seed.size(); ++i)
      all[into[i]].push_back(by_seed[pot + i]);
  }
  return all;
}

namespace {

std::vector<Qualified> of_place(std::span<const Group> ranked, std::size_t place) {
  std::vector<Qualified> all;
  for (std::size_t group = 0; group < ranked.size(); ++group) {
    if (place >= ranked[group].size()) continue;
    all.push_back({ranked[group][place], static_cast<int>(group), static_cast<int>(place), -1});
  }
  return all;
}

// The round-one opponent of each seed in a bracket of so many places, and whether there is one.
std::size_t opponent(std::size_t seed, std::size_t places) { return places - 1 - seed; }

}  // namespace

Qualification qualify(std::span<const Group> ranked, int top, int best_next,
                      const std::function<bool(Entrant, Entrant)>& better) {
  Qualification result;
  for (int place = 0; place < top; ++place) {
    const auto all = of_place(ranked, place);
    result.qualified.insert(result.qualified.end(), all.begin(), all.end());
  }
  auto next = of_place(ranked, top);
  const auto places = std::min(static_cast<std::size_t>(std::max(best_next, 0)), next.size());
  std::ranges::stable_sort(next, better, &Qualified::entrant);
  for (std::size_t rank = 0; rank < next.size(); ++rank) next[rank].best_of_place = static_cast<int>(rank);
  std::size_t sure = places;
  if (places > 0 && places < next.size()) {
    // Whoever is level with the first one out is not sure to be in.
    const Entrant first_out = next[places].entrant;
    while (sure > 0 && !better(next[sure - 1].entrant, first_out)) --sure;
  }
  result.qualified.insert(result.qualified.end(), next.begin(),
                          next.begin() + static_cast<std::ptrdiff_t>(sure));
  result.undecided_places = static_cast<int>(places - sure);
  if (sure == places) return result;
  const Entrant last_in = next[places - 1].entrant;
  for (std::size_t rank = sure; rank < next.size() && !better(last_in, next[rank].entrant); ++rank) {
    result.undecided.push_back(next[rank]);
  }
  return result;
}

std::vector<Entrant> bracket_seeds(std::span<const Qualified> qualified) {
  std::vector<Qualified> seeds(qualified.begin(), qualified.end());
  std::ranges::stable_sort(seeds, {},
                           [](const Qualified& each) { return std::pair(each.place, each.best_of_place); });
  const std::size_t places = std::bit_ceil(std::max<std::size_t>(seeds.size(), 1));
  const auto clashes = [&](std::size_t seed) {
    const std::size_t other = opponent(seed, places);
    return other < seeds.size() && other != seed && seeds[other].group == seeds[seed].group;
  };
  for (std::size_t seed = places / 2; seed < seeds.size(); ++seed) {
    if (!clashes(seed)) continue;
    for (std::size_t away = 1; away < places / 2;
         ++away) {  // the nearest seed of the lower half that helps both
      bool done = false;
      for (const bool up : {false, true}) {
        const std::size_t other = up ? seed - away : seed + away;
        if (other < places / 2 || other >= seeds.size()) continue;
        std::swap(seeds[seed], seeds[other]);
        done = !clashes(seed) && !clashes(other);
        if (done) break;
        std::swap(seeds[seed], seeds[other]);
      }
      if (done) break;
    }
  }
  std::vector<Entrant> entrants;
  for (const Qualified& each : seeds) entrants.push_back(each.entrant);
  return entrants;
}

}  // namespace tanteador::league
