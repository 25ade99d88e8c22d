#pragma once
// Seats rounds with as few repeated meetings as can be found. For this folder's own use.

#include <cstdint>
#include <vector>

#include "src/league/pairing/random.hpp"
#include "src/league/pairing/seating/designs.hpp"
#include "src/league/pairing/seating/seating.hpp"

namespace tanteador::league {

class SeatingSearch {
 public:
  SeatingSearch(int entrants, int wanted_size, std::uint64_t seed);

  // A round played already.
  void remember(const Tables& round);
  // One more round: the players by lot at tables of these sizes, as many places as players. Unusual tables go
  // to those who had fewest of them.
  void add_round(const std::vector<int>& sizes, std::vector<int> players);
  void add_round(const Tables& round);
  // One more round, by trying all there are: of those with the fewest at unusual tables who sat there before,
  // the one with the fewest repeats. False, and none is added, where they are too many to be tried.
  bool add_best_round(const std::vector<int>& sizes, const std::vector<int>& players);
  // Seats one round after the other anew, the best there is beside the others, until none gets better. For as
  // few players as add_best_round() tries.
  void settle();

  // How many more times somebody sat at unusual tables than somebody else.
  int unevenness() const;
  // Exchanges players of the rounds from `first` on until nobody meets again, in so many sweeps at the most,
  // and keeps the best found. False: the caller stopped it; the share done goes from `from` to `to`.
  bool improve(std::size_t first, int sweeps, const KeepGoing& keep_going, double from = 0, double to = 1);

  // Of every two their repeated meetings, of which the second counts 1, the third 2 and so on.
  int repeats() const { return repeats_; }
  const std::vector<Tables>& rounds() const { return rounds_; }

 private:
  struct Place {
    std::size_t round, table, seat;
  };
  void seat(const Tables& round, int by);
  int again(const Place& place) const;
  int gain(const Place& one, const Place& other) const;
  bool may_exchange(const Place& one, const Place& other) const;
  void exchange(const Place& one, const Place& other);
  void sweep(std::size_t round, int heat);
  void restore(const std::vector<Tables>& rounds);

  std::uint16_t& met(int a, int b) { return met_[at(a, b)]; }
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
