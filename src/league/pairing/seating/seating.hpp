#pragma once
// Seats single players at tables so that they meet as many others as possible.

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "src/league/standings/entrant.hpp"

namespace tanteador::league {

struct SeatedRound {
  std::vector<std::vector<Entrant>> tables;  // each in order of play
  std::vector<Entrant> byes;
  bool operator==(const SeatedRound&) const = default;
};

// The number of tables of each size. It has as few byes as possible, then as many tables of the first size,
// then of the second. Sizes are 2 to 8, each once. Fewer players than the smallest size all have a bye.
struct TableMix {
  std::vector<int> tables;  // the size of each table, in the order of `sizes`
  int byes = 0;
  bool operator==(const TableMix&) const = default;
};
TableMix table_mix(int players, std::span<const int> sizes);

// Called regularly with the share done, 0 to 1. Returns false to stop. Empty: never stops.
using KeepGoing = std::function<bool(double)>;

struct SeatingRules {
  std::vector<int> sizes{4, 3, 5};  // preferred size first; {4}: only fours, the others have byes
  std::uint64_t seed = 0;           // the same seed gives the same seats on every machine
  // To reproduce a draw: the largest number of search starts it used (0: as many as useful). `older`: the
  // search of older versions. It took the first result with the fewest repeats and never tried all seatings.
  int beginnings = 0;
  bool older = false;
};

// Two players who meet again although the search tried to avoid it.
struct RepeatedMeeting {
  Entrant one{}, other{};
  int round = 0;  // from 0
  int times = 0;  // number of their meetings including this round, at least 2
  bool operator==(const RepeatedMeeting&) const = default;
};

enum class SeatingMethod : std::uint8_t { design, search };
struct Seating {
  std::vector<SeatedRound> rounds;
  std::vector<RepeatedMeeting> repeats;
  SeatingMethod method = SeatingMethod::search;
  int searches = 1;      // number of search starts; this is the best result
  bool proved = false;   // no equally fair seating has fewer repeats
  bool stopped = false;  // by the caller; the best result so far, valid
};

// Seats all rounds of an event with fixed players. Nobody meets twice if a stored design or the search finds
// such a seating. Each player has each seat, and a bye, about equally often.
Seating seat_all(int players, int rounds, const SeatingRules& rules = {}, const KeepGoing& keep_going = {});

// Seats the next round for `present`, after `history`; the two may contain different players. With few
// players it tries all seatings and returns the best. Byes go to the players who had the fewest.
Seating seat_next(std::span<const Entrant> present, std::span<const SeatedRound> history,
                  const SeatingRules& rules = {}, const KeepGoing& keep_going = {});

// Seats the next round by score: `ranked`, best first, fills the tables from the first one on. The last ones
// have the unusual sizes; who is left sits out. Those who met in `history` are kept apart: fewest repeats,
// then nearest to the order by score.
Seating seat_by_score(std::span<const Entrant> ranked, std::span<const SeatedRound> history = {},
                      const SeatingRules& rules = {});

}  // namespace tanteador::league
