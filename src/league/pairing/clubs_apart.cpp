#include "src/league/pairing/clubs_apart.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <unordered_map>
#include <utility>

#include "src/league/pairing/random.hpp"

namespace tanteador::league {

namespace {

constexpr int kPassesMost = 30;
constexpr int kFewSeeds = 64, kBeginnings = 40, kBeginningsOfMany = 4;
constexpr int kManySeeds = 256;
constexpr int kNeighbours = 64;  // exchanges tried for each of many seeds
constexpr int kDepthMost = 24;   // rounds of a bracket

// By round, the first one first: the number of pairs of clubmates in each part of the bracket so far.
using Pairs = std::array<std::int64_t, kDepthMost>;

class ClubSeats {
 public:
  ClubSeats(const Bracket& bracket, std::span<const int> clubs, bool keep_byes)
      : parts_(clubs.size()), tiers_(clubs.size()), clubs_(clubs.begin(), clubs.end()), seeds_(clubs.size()) {
    std::iota(seeds_.begin(), seeds_.end(), 0);
    find_parts(bracket, keep_byes);
    for (std::size_t seat = 0; seat < clubs_.size(); ++seat) count(seat, clubs_[seat], 1);
  }

  const std::vector<int>& seeds() const { return seeds_; }
  Pairs pairs() const {
    Pairs sum{};
    for (const auto& [key, number] : counts_)
      sum[kDepthMost - 1 - depths_[key >> kClubBits]] += std::int64_t{number} * (number - 1) / 2;
    return sum;
  }

  void improve() {
    bool changed = true;
    for (int pass = 0; changed && pass < kPassesMost; ++pass) {
      changed = false;
      for (std::size_t seat = 0; seat < seeds_.size(); ++seat) changed = move(seat) || changed;
    }
  }
  void shuffle(Lots& lots) {
    for (std::size_t seat = seeds_.size(); seat-- > 1;) {
      const auto other = static_cast<std::size_t>(lots.pick_below(static_cast<int>(seat) + 1));
      if (tiers_[seat] == tiers_[other]) exchange(seat, other);
    }
  }

 private:
  static constexpr int kClubBits = 32;

  // The matches of each seat from the final back to its first one.
  void find_parts(const Bracket& bracket, bool keep_byes) {
    std::vector<int> next(bracket.matches.size(), -1);
    for (std::size_t match = 0; match < bracket.matches.size(); ++match) {
      for (const BracketPlace& place : {bracket.matches[match].first, bracket.matches[match].second}) {
        if (place.from == BracketPlace::From::winner_of) next[place.number] = static_cast<int>(match);
      }
    }
    depths_.assign(bracket.matches.size(), 0);
    for (std::size_t match = bracket.matches.size(); match-- > 0;)
      depths_[match] = next[match] < 0 ? 0 : depths_[next[match]] + 1;
    for (std::size_t match = 0; match < bracket.matches.size(); ++match) {
      const auto& [part, round, remaining, first, second] = bracket.matches[match];
      const bool bye = first.from == BracketPlace::From::nobody || second.from == BracketPlace::From::nobody;
      for (const BracketPlace& place : {first, second}) {
        if (place.from != BracketPlace::From::seed || place.number >= std::ssize(parts_)) continue;
        auto& path = parts_[place.number];
        for (int at = static_cast<int>(match); at >= 0; at = next[at]) path.push_back(at);
        std::ranges::reverse(path);
        const int tier = std::bit_width(static_cast<unsigned>(place.number));
        tiers_[place.number] = 2 * tier + (keep_byes && bye ? 1 : 0);
      }
    }
  }

  static std::uint64_t key_of(int part, int club) {
    return static_cast<std::uint64_t>(part) << kClubBits | static_cast<unsigned>(club);
  }
  int clubmates(int part, int club) const {
    const auto known = counts_.find(key_of(part, club));
    return known == counts_.end() ? 0 : known->second;
  }
  void count(std::size_t seat, int club, int by) {
    if (club < 0) return;
    for (const int part : parts_[seat]) counts_[key_of(part, club)] += by;
  }

  Pairs change_by(std::size_t one, std::size_t other) const {
    Pairs change{};
    const auto change_for = [&](std::size_t from, std::size_t to) {
      const int club = clubs_[from];
      if (club < 0) return;
      const auto &left = parts_[from], &joined = parts_[to];
      for (std::size_t depth = 0; depth < std::max(left.size(), joined.size()); ++depth) {
        const int old_part = depth < left.size() ? left[depth] : -1;
        const int new_part = depth < joined.size() ? joined[depth] : -1;
        if (old_part == new_part) continue;
        auto& sum = change[kDepthMost - 1 - depth];
        if (old_part >= 0) sum -= clubmates(old_part, club) - 1;
        if (new_part >= 0) sum += clubmates(new_part, club);
      }
    };
    change_for(one, other);
    change_for(other, one);
    return change;
  }

  void exchange(std::size_t one, std::size_t other) {
    count(one, clubs_[one], -1);
    count(other, clubs_[other], -1);
    std::swap(clubs_[one], clubs_[other]);
    std::swap(seeds_[one], seeds_[other]);
    count(one, clubs_[one], 1);
    count(other, clubs_[other], 1);
  }

  // With many seeds, only those who can meet a clubmate before the second half of the rounds.
  bool may_move(std::size_t seat) const {
    if (clubs_[seat] < 0) return false;
    const auto& path = parts_[seat];
    const bool many = seeds_.size() > kManySeeds;
    return clubmates(path[many ? path.size() / 2 : 0], clubs_[seat]) > 1;
  }

  bool move(std::size_t seat) {
    if (parts_[seat].empty() || !may_move(seat)) return false;
    const auto all = static_cast<std::ptrdiff_t>(seeds_.size()), here = static_cast<std::ptrdiff_t>(seat);
    const bool many = seeds_.size() > kManySeeds;
    const std::ptrdiff_t from = many ? std::max<std::ptrdiff_t>(0, here - kNeighbours) : 0;
    const std::ptrdiff_t end = many ? std::min<std::ptrdiff_t>(all, here + kNeighbours) : all;
    Pairs best{};
    std::size_t partner = seat;
    for (std::ptrdiff_t place = from; place < end; ++place) {
      const auto other = static_cast<std::size_t>(place);
      if (tiers_[other] != tiers_[seat] || clubs_[other] == clubs_[seat]) continue;
      if (const Pairs change = change_by(seat, other); change < best) best = change, partner = other;
    }
    if (partner == seat) return false;
    exchange(seat, partner);
    return true;
  }

  std::vector<std::vector<int>> parts_;  // by seat
  std::vector<int> tiers_;               // by seat: only equal ones change places
  std::vector<int> depths_;              // by match; 0: the final
  std::vector<int> clubs_, seeds_;       // by seat: the club and the seed now there
  std::unordered_map<std::uint64_t, int> counts_;
};

}  // namespace

std::vector<Entrant> part_clubs(const Bracket& bracket, std::span<const Entrant> by_seed,
                                std::span<const int> clubs, bool keep_byes) {
  ClubSeats best(bracket, clubs, keep_byes);
  best.improve();
  const bool few = std::ssize(by_seed) <= kFewSeeds, many = std::ssize(by_seed) > kManySeeds;
  const int beginnings = few ? kBeginnings : many ? 0 : kBeginningsOfMany;
  Lots lots(1);
  for (int beginning = 0; beginning < beginnings; ++beginning) {
    ClubSeats other(bracket, clubs, keep_byes);
    other.shuffle(lots);
    other.improve();
    if (other.pairs() < best.pairs()) best = std::move(other);
  }
  std::vector<Entrant> order;
  for (const int seed : best.seeds()) order.push_back(by_seed[seed]);
  return order;
}

}  // namespace tanteador::league
