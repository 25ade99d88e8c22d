#include "src/league/pairing/groups.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <optional>
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

std::vector<QualifiedEntrant> qualified_at(std::span<const Group> ranked, std::size_t place) {
  std::vector<QualifiedEntrant> all;
  for (std::size_t group = 0; group < ranked.size(); ++group) {
    if (place >= ranked[group].size()) continue;
    all.push_back({ranked[group][place], static_cast<int>(group), static_cast<int>(place), -1});
  }
  return all;
}

// The round (from 0) in which two seeds meet if the stronger always wins.
std::size_t meeting_round(std::size_t one, std::size_t other, std::size_t places) {
  for (std::size_t round = 0;; ++round, places /= 2) {
    if (one + other == places - 1) return round;
    one = std::min(one, places - 1 - one);
    other = std::min(other, places - 1 - other);
  }
}

// The seeds of a bracket, and the rounds in which entrants of a group can meet.
class Seeding {
 public:
  explicit Seeding(std::vector<QualifiedEntrant> seeds)
      : seeds_(std::move(seeds)), places_(std::bit_ceil(std::max<std::size_t>(seeds_.size(), 2))) {
    for (std::size_t seed = 0; seed < seeds_.size(); ++seed) {
      of_group_[seeds_[seed].group].push_back(seed);
      if (seeds_[seed].club >= 0) of_club_[seeds_[seed].club].push_back(seed);
    }
  }

  const std::vector<QualifiedEntrant>& seeds() const { return seeds_; }

  // The change, by round, in the number of possible pairs of one group, then of one club. The exchange is an
  // improvement if the first non-zero number is negative.
  std::vector<int> change_by(std::size_t one, std::size_t other) const {
    std::vector<int> change = change_of(of_group_, &QualifiedEntrant::group, one, other);
    const std::vector<int> clubs = change_of(of_club_, &QualifiedEntrant::club, one, other);
    change.insert(change.end(), clubs.begin(), clubs.end());
    return change;
  }

  void exchange(std::size_t one, std::size_t other) {
    move(of_group_, seeds_[one].group, seeds_[other].group, one, other);
    move(of_club_, seeds_[one].club, seeds_[other].club, one, other);
    std::swap(seeds_[one], seeds_[other]);
  }

 private:
  using Mates = std::map<int, std::vector<std::size_t>>;

  std::vector<int> change_of(const Mates& mates, int QualifiedEntrant::*kind, std::size_t one,
                             std::size_t other) const {
    std::vector<int> change(static_cast<std::size_t>(std::countr_zero(places_)));
    if (seeds_[one].*kind == seeds_[other].*kind) return change;
    for (const auto& [from, to] : {std::pair(one, other), std::pair(other, one)}) {
      const auto known = mates.find(seeds_[from].*kind);
      if (known == mates.end()) continue;
      for (const std::size_t mate : known->second) {
        if (mate == from) continue;
        --change[meeting_round(from, mate, places_)];
        ++change[meeting_round(to, mate, places_)];
      }
    }
    return change;
  }

  static void move(Mates& mates, int of_one, int of_other, std::size_t one, std::size_t other) {
    if (of_one == of_other) return;
    if (of_one >= 0) std::ranges::replace(mates.at(of_one), one, other);
    if (of_other >= 0) std::ranges::replace(mates.at(of_other), other, one);
  }

  std::vector<QualifiedEntrant> seeds_;
  std::size_t places_;
  Mates of_group_, of_club_;
};

// The best exchange of a seed with a later one; across places only to part a group in the first round.
std::optional<std::size_t> best_exchange(const Seeding& seeding, std::size_t one) {
  std::optional<std::size_t> best;
  std::vector<int> best_change;
  const auto& seeds = seeding.seeds();
  for (std::size_t other = one + 1; other < seeds.size(); ++other) {
    std::vector<int> change = seeding.change_by(one, other);
    const bool within = seeds[one].place == seeds[other].place;
    if (change >= std::vector<int>(change.size()) || (!within && change.front() >= 0)) continue;
    if (best && best_change <= change) continue;
    best = other;
    best_change = std::move(change);
  }
  return best;
}

}  // namespace

Qualification qualify(std::span<const Group> ranked, int top, int best_next,
                      const std::function<bool(Entrant, Entrant)>& better) {
  Qualification result;
  for (int place = 0; place < top; ++place) {
    const auto all = qualified_at(ranked, place);
    result.qualified.insert(result.qualified.end(), all.begin(), all.end());
  }
  auto next = qualified_at(ranked, top);
  const auto places = std::min(static_cast<std::size_t>(std::max(best_next, 0)), next.size());
  std::ranges::stable_sort(next, better, &QualifiedEntrant::entrant);
  for (std::size_t rank = 0; rank < next.size(); ++rank) next[rank].best_of_place = static_cast<int>(rank);
  std::size_t certain_places = places;
  if (places > 0 && places < next.size()) {
    // An entrant equal to the first one out is not certain to qualify.
    const Entrant first_out = next[places].entrant;
    while (certain_places > 0 && !better(next[certain_places - 1].entrant, first_out)) --certain_places;
  }
  result.qualified.insert(result.qualified.end(), next.begin(),
                          next.begin() + static_cast<std::ptrdiff_t>(certain_places));
  result.undecided_places = static_cast<int>(places - certain_places);
  if (certain_places == places) return result;
  const Entrant last_in = next[places - 1].entrant;
  for (std::size_t rank = certain_places; rank < next.size() && !better(last_in, next[rank].entrant);
       ++rank) {
    result.undecided.push_back(next[rank]);
  }
  return result;
}

std::vector<Entrant> bracket_seeds(std::span<const QualifiedEntrant> qualified) {
  std::vector<QualifiedEntrant> seeds(qualified.begin(), qualified.end());
  std::ranges::stable_sort(
      seeds, {}, [](const QualifiedEntrant& each) { return std::pair(each.place, each.best_of_place); });
  Seeding seeding(std::move(seeds));
  for (bool changed = true; std::exchange(changed, false);) {
    for (std::size_t one = 0; one < seeding.seeds().size(); ++one) {
      if (seeding.seeds()[one].place == 0) continue;  // the firsts keep their seeds
      const auto other = best_exchange(seeding, one);
      if (!other) continue;
      seeding.exchange(one, *other);
      changed = true;
    }
  }
  std::vector<Entrant> entrants;
  for (const QualifiedEntrant& each : seeding.seeds()) entrants.push_back(each.entrant);
  return entrants;
}

}  // namespace tanteador::league
