#pragma once
// Tables of single players who meet as many others as possible.

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "src/league/standings/entrant.hpp"

namespace tanteador::league {

struct SeatedRound {
  std::vector<std::vector<Entrant>> tables;  // each in order of play, the first seat first
  std::vector<Entrant> byes;
  bool operator==(const SeatedRound&) const = default;
};

// How many tables of which size: as few byes as possible, then as many tables of the first size as possible,
// then of the second. Sizes are 2 to 8, each once. Fewer players than the smallest size all have a bye.
struct TableMix {
  std::vector<int> tables;  // the size of each table, in the order of `sizes`
  int byes = 0;
  bool operator==(const TableMix&) const = default;
};
TableMix table_mix(int players, std::span<const int> sizes);

// Called now and then with the share done, 0 to 1; false stops. An empty one never stops.
using KeepGoing = std::function<bool(double)>;

struct SeatingRules {
  std::vector<int> sizes{4, 3, 5};  // table sizes, the wanted one first; {4}: fours only, others have byes
  std::uint64_t seed = 0;           // the lot drawn: the same seed gives the same seats on every machine
  // A draw is made again as it was searched: from so many beginnings at the most (0: as many as are worth
  // it); an older one took the first of several with as few repeats, and never tried all seatings of a round.
  int beginnings = 0;
  bool older = false;
};

// Two who sit together again although all was tried.
struct RepeatedMeeting {
  Entrant one{}, other{};
  int round = 0;  // from 0
  int times = 0;  // that they have met, this round included: at least 2
  bool operator==(const RepeatedMeeting&) const = default;
};

enum class SeatingMethod : std::uint8_t { design, search };
struct Seating {
  std::vector<SeatedRound> rounds;
  std::vector<RepeatedMeeting> repeats;  // of these rounds, in order
  SeatingMethod method = SeatingMethod::search;
  int searches = 1;      // from so many beginnings, of which this was the best
  bool proved = false;   // none that is as fair has fewer repeats
  bool stopped = false;  // by the caller: this is the best found until then, and is valid
};

// All rounds of an event whose players stay: no two meet twice where a stored design or the search finds it
// so. Everybody sits at each seat about equally often, and has a bye as often as the others.
Seating seat_all(int players, int rounds, const SeatingRules& rules = {}, const KeepGoing& keep_going = {});

// The next round for those present, after `history` (whoever is in it may be absent now, and the other way
// round): the best of all where they are few enough for all to be tried. Byes go to those who had the fewest.
Seating seat_next(std::span<const Entrant> present, std::span<const SeatedRound> history,
                  const SeatingRules& rules = {}, const KeepGoing& keep_going = {});

}  // namespace tanteador::league
