#pragma once
// Searches for seatings with few repeated meetings. Private to this folder.

#include <cstdint>
#include <vector>

#include "src/league/pairing/random.hpp"
#include "src/league/pairing/seating/designs.hpp"
#include "src/league/pairing/seating/seating.hpp"

namespace tanteador::league {

class SeatingSearch {
 public:
  SeatingSearch(int entrants, int wanted_size, std::uint64_t seed);

  // Records a round that was already played.
  void remember(const Tables& round);
  // Adds a round with random seats at tables of these sizes, which must add up to the number of players.
  // Tables of unusual size go to the players who had the fewest of them.
  void add_round(const std::vector<int>& sizes, std::vector<int> players);
  void add_round(const Tables& round);
  // Adds the best of all possible rounds. Criteria: unusual tables for players with the fewest of them, then
  // few repeats. Returns false, and adds nothing, if there are too many to try.
  bool add_best_round(const std::vector<int>& sizes, const std::vector<int>& players);
  // Replaces rounds by the best ones for the others until none improves; for players as in add_best_round().
  void settle();

  // The largest difference between two players in rounds at unusual tables.
  int unevenness() const;
  // Exchanges players in the rounds from `first` on until nobody meets again, in at most `sweeps` sweeps.
  // Keeps the best result. False: `keep_going` stopped it. The reported share goes from `from` to `to`.
  bool improve(std::size_t first, int sweeps, const KeepGoing& keep_going, double from = 0, double to = 1);

  // The sum of repeated meetings over all pairs: the second meeting counts 1, the third 2 and so on.
  int repeats() const { return repeats_; }
  const std::vector<Tables>& rounds() const { return rounds_; }

 private:
  struct Place {
    std::size_t round, table, seat;
  };
  void seat(const Tables& round, int by);
  int count_repeats(const Place& place) const;
  int gain(const Place& one, const Place& other) const;
  bool may_exchange(const Place& one, const Place& other) const;
  void exchange(const Place& one, const Place& other);
  void sweep(std::size_t round, int heat);
  void restore(const std::vector<Tables>& rounds);

  std::uint16_t& meeting_count(int a, int b) { return met_[at(a, b)]; }
  int times_met(int a, int b) const { return met_[at(a, b)]; }
  std::size_t at(int a, int b) const {
    return static_cast<std::size_t>(a) * static_cast<std::size_t>(entrants_) + static_cast<std::size_t>(b);
  }
  const std::vector<int>& table_at(const Place& place) const { return rounds_[place.round][place.table]; }
  int player_at(const Place& place) const { return table_at(place)[place.seat]; }

  int entrants_;
  std::size_t wanted_size_;
  Lots lots_;
  int repeats_ = 0;
  std::vector<std::uint16_t> met_;
  std::vector<int> unusual_;  // by entrant: rounds at a table of another size than wanted
  std::vector<Tables> rounds_;
};

}  // namespace tanteador::league
