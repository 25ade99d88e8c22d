// Seats players by score, and keeps those who have met apart.

#include <algorithm>
#include <numeric>
#include <utility>

#include "src/league/pairing/seating/search.hpp"

namespace tanteador::league {

namespace {

constexpr int kPassesMost = 30, kSweeps = 600;
constexpr std::size_t kFewPlayers = 64;
constexpr int kBeginnings = 8;  // of the search, with few players

// Repeated meetings, then the squared distance from the order by score. Less is better.
struct ScoreCost {
  int repeats = 0;
  std::int64_t distance = 0;
  auto operator<=>(const ScoreCost&) const = default;
};

// Players are places in the order by score, from 0. Each table has a block of it, which may be exchanged.
class ScoreTables {
 public:
  ScoreTables(std::size_t players, const std::vector<int>& sizes) : met_(players * players), at_(players) {
    int first = 0;
    for (const int size : sizes) {
      auto& table = tables_.emplace_back(size);
      std::iota(table.begin(), table.end(), first);
      centres_.push_back(2 * first + size - 1);
      first += size;
    }
    find_places();
  }

  void meet(std::size_t one, std::size_t other) { ++meeting_count(one, other), ++meeting_count(other, one); }
  int times_met(std::size_t one, std::size_t other) const { return met_[one * at_.size() + other]; }

  const Tables& tables() const { return tables_; }
  void set(const Tables& tables) {
    tables_ = tables;
    find_places();
  }

  ScoreCost cost() const {
    ScoreCost sum;
    for (std::size_t player = 0; player < at_.size(); ++player) {
      sum.repeats += count_repeats(player, at_[player], player);
      sum.distance += distance(player, at_[player]);
    }
    sum.repeats /= 2;
    return sum;
  }

  void improve() {
    bool changed = true;
    for (int pass = 0; changed && pass < kPassesMost; ++pass) {
      changed = false;
      for (std::size_t player = 0; player < at_.size(); ++player) changed = move(player) || changed;
    }
  }

 private:
  std::uint16_t& meeting_count(std::size_t one, std::size_t other) { return met_[one * at_.size() + other]; }

  void find_places() {
    for (std::size_t table = 0; table < tables_.size(); ++table) {
      for (const int player : tables_[table]) at_[player] = table;
    }
  }

  // The earlier meetings of a player with those at a table, except `without`.
  int count_repeats(std::size_t player, std::size_t table, std::size_t without) const {
    int sum = 0;
    for (const int other : tables_[table]) {
      const auto one = static_cast<std::size_t>(other);
      if (one != without) sum += times_met(player, one);
    }
    return sum;
  }

  std::int64_t distance(std::size_t player, std::size_t table) const {
    const std::int64_t far = 2 * static_cast<std::int64_t>(player) - centres_[table];
    return far * far;
  }

  ScoreCost change_by(std::size_t one, std::size_t other) const {
    const std::size_t here = at_[one], there = at_[other];
    return {count_repeats(one, there, other) + count_repeats(other, here, one) -
                count_repeats(one, here, one) - count_repeats(other, there, other),
            distance(one, there) + distance(other, here) - distance(one, here) - distance(other, there)};
  }

  // In its own block nobody can come nearer to the order.
  bool is_displaced(std::size_t player) const {
    const std::int64_t far = 2 * static_cast<std::int64_t>(player) - centres_[at_[player]];
    return std::abs(far) >= std::ssize(tables_[at_[player]]);
  }

  bool move(std::size_t player) {
    if (count_repeats(player, at_[player], player) == 0 && !is_displaced(player)) return false;
    ScoreCost best;
    std::size_t partner = player;
    for (std::size_t other = 0; other < at_.size(); ++other) {
      if (at_[other] == at_[player]) continue;
      if (const ScoreCost change = change_by(player, other); change < best) best = change, partner = other;
    }
    if (partner == player) return false;
    const auto one = static_cast<int>(player), other = static_cast<int>(partner);
    std::ranges::replace(tables_[at_[player]], one, other);
    *std::ranges::find(tables_[at_[partner]], other) = one;
    std::swap(at_[player], at_[partner]);
    return true;
  }

  std::vector<std::uint16_t> met_;
  std::vector<std::size_t> at_;        // the table of each player
  std::vector<std::int64_t> centres_;  // of the block of each table, doubled
  Tables tables_;
};

// A seating with as few repeats as the search finds; with few players the fewest of all.
Tables with_fewest_repeats(const ScoreTables& of, const std::vector<int>& sizes, std::size_t players,
                           std::uint64_t seed) {
  SeatingSearch search(static_cast<int>(players), 2, seed);  // meetings are tables of two
  for (std::size_t one = 0; one < players; ++one) {
    for (std::size_t other = 0; other < one; ++other) {
      for (int time = of.times_met(one, other); time > 0; --time)
        search.remember({{static_cast<int>(one), static_cast<int>(other)}});
    }
  }
  std::vector<int> all(players);
  std::iota(all.begin(), all.end(), 0);
  if (!search.add_best_round(sizes, all)) {
    search.add_round(sizes, all);
    search.improve(0, kSweeps, {});
  }
  return search.rounds().front();
}

void remember(ScoreTables& tables, std::span<const Entrant> ranked, std::span<const SeatedRound> history) {
  const auto last = std::ranges::max_element(ranked);
  std::vector<int> place(last == ranked.end() ? 0 : index(*last) + 1, -1);
  for (std::size_t i = 0; i < ranked.size(); ++i) place[index(ranked[i])] = static_cast<int>(i);
  const auto place_of = [&](Entrant entrant) {
    return index(entrant) < static_cast<int>(place.size()) ? place[index(entrant)] : -1;
  };
  for (const SeatedRound& round : history) {
    for (const auto& table : round.tables) {
      for (std::size_t i = 0; i < table.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
          const int one = place_of(table[i]), other = place_of(table[j]);
          if (one >= 0 && other >= 0) tables.meet(one, other);
        }
      }
    }
  }
}

}  // namespace

Seating seat_by_score(std::span<const Entrant> ranked, std::span<const SeatedRound> history,
                      const SeatingRules& rules) {
  const TableMix mix = table_mix(static_cast<int>(ranked.size()), rules.sizes);
  const std::size_t players = ranked.size() - mix.byes;
  ScoreTables tables(players, mix.tables);
  remember(tables, ranked.first(players), history);
  tables.improve();
  Lots lots(rules.seed);
  const int more = tables.cost().repeats == 0 ? 0 : players <= kFewPlayers ? kBeginnings : 1;
  for (int beginning = 0; beginning < more; ++beginning) {
    ScoreTables other = tables;
    other.set(with_fewest_repeats(tables, mix.tables, players, lots.next()));
    other.improve();
    if (other.cost() < tables.cost()) tables = std::move(other);
  }
  Seating seating;
  SeatedRound& round = seating.rounds.emplace_back();
  for (std::vector<int> places : tables.tables()) {
    std::ranges::sort(places);
    auto& seats = round.tables.emplace_back();
    for (const int place : places) {
      for (const Entrant other : seats) {
        const auto known = std::ranges::find(ranked, other) - ranked.begin();
        const int times = tables.times_met(place, known) + 1;
        if (times > 1) seating.repeats.push_back({other, ranked[place], 0, times});
      }
      seats.push_back(ranked[place]);
    }
  }
  round.byes.assign(ranked.begin() + static_cast<std::ptrdiff_t>(players), ranked.end());
  return seating;
}

}  // namespace tanteador::league
