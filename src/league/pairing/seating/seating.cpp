#include "src/league/pairing/seating/seating.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

#include "src/league/pairing/seating/search.hpp"

namespace tanteador::league {

namespace {

constexpr int kSeatsAtMost = 8;
constexpr int kSweepsPerRound = 300, kSweepsAtTheEnd = 300;
// With few players dead ends are common, and another start is cheap.
constexpr int kFewPlayers = 64, kAttempts = 8;
// Most of these rounds repeat meetings, and all seatings can be tried.
constexpr int kVeryFewPlayers = 12, kMoreAttempts = 128;

// Fills `counts` without empty places, with the first sizes as often as possible.
bool fill(std::span<const int> sizes, int players, std::vector<int>& counts) {
  if (sizes.empty()) return players == 0;
  for (int count = players / sizes.front(); count >= 0; --count) {
    counts.push_back(count);
    if (fill(sizes.subspan(1), players - count * sizes.front(), counts)) return true;
    counts.pop_back();
  }
  return false;
}

// Orders the seats at the tables so that everybody sits at each about equally often.
class SeatOrder {
 public:
  explicit SeatOrder(std::size_t entrants) : sat_(entrants) {}

  void remember(const Tables& round) { count(round, 1); }

  void balance(std::vector<Tables>& rounds) {
    for (const Tables& round : rounds) count(round, 1);
    for (int pass = 0; pass < 20; ++pass) {
      bool changed = false;
      for (Tables& round : rounds) {
        for (auto& table : round) changed = reseat(table) || changed;
      }
      if (!changed) break;
    }
  }

 private:
  int& times_seated(int player, std::size_t seat) { return sat_[player][seat]; }

  void count(const Tables& round, int by) {
    for (const auto& table : round) {
      for (std::size_t seat = 0; seat < table.size(); ++seat) times_seated(table[seat], seat) += by;
    }
  }

  bool reseat(std::vector<int>& table) {
    bool changed = false;
    for (std::size_t i = 0; i < table.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        // In squares of the counts, a move from a seat used n times to one used m times gains 2(n-m-1).
        const int gained = times_seated(table[i], i) - times_seated(table[i], j) + times_seated(table[j], j) -
                           times_seated(table[j], i) - 2;
        if (gained <= 0) continue;
        --times_seated(table[i], i), ++times_seated(table[i], j), --times_seated(table[j], j),
            ++times_seated(table[j], i);
        std::swap(table[i], table[j]);
        changed = true;
      }
    }
    return changed;
  }

  std::vector<std::array<int, kSeatsAtMost>> sat_;
};

Tables as_numbers(const SeatedRound& round) {
  Tables tables;
  for (const auto& table : round.tables) {
    auto& numbers = tables.emplace_back();
    for (const Entrant entrant : table) numbers.push_back(index(entrant));
  }
  return tables;
}

SeatedRound as_round(const Tables& tables, const std::vector<int>& byes) {
  SeatedRound round;
  for (const auto& table : tables) {
    auto& seats = round.tables.emplace_back();
    for (const int player : table) seats.push_back(entrant_at(player));
  }
  for (const int player : byes) round.byes.push_back(entrant_at(player));
  return round;
}

std::vector<RepeatedMeeting> repeats_in(std::span<const SeatedRound> history,
                                        std::span<const SeatedRound> rounds) {
  std::map<std::pair<Entrant, Entrant>, int> met;
  std::vector<RepeatedMeeting> repeats;
  const auto meet = [&](const SeatedRound& seated, int round) {
    for (const auto& table : seated.tables) {
      for (std::size_t j = 1; j < table.size(); ++j) {
        for (std::size_t i = 0; i < j; ++i) {
          const int times = ++met[std::minmax({table[i], table[j]})];
          if (round >= 0 && times > 1) repeats.push_back({table[i], table[j], round, times});
        }
      }
    }
  };
  for (const SeatedRound& round : history) meet(round, -1);
  for (std::size_t round = 0; round < rounds.size(); ++round) meet(rounds[round], static_cast<int>(round));
  return repeats;
}

// Removes those with the fewest byes. `players` are in the order of a lot.
std::vector<int> take_fewest_byes(std::vector<int>& players, int count, std::vector<int>& had) {
  std::ranges::stable_sort(players, {}, [&](int player) { return had[player]; });
  std::vector<int> byes(players.begin(), players.begin() + count);
  players.erase(players.begin(), players.begin() + count);
  for (const int player : byes) ++had[player];
  return byes;
}

std::vector<int> numbers(int count) {
  std::vector<int> all(count);
  std::iota(all.begin(), all.end(), 0);
  return all;
}

// The rounds of a stored design, as far as one exists. A lot assigns the players.
std::vector<Tables> drawn_design(int players, int rounds, const TableMix& mix, std::uint64_t seed) {
  const auto of_size = [&](int size) { return std::ranges::count(mix.tables, size); };
  const auto count = std::ssize(mix.tables);
  const bool fours_and_threes = of_size(4) + of_size(3) == count;
  const bool with_a_five = of_size(5) == 1 && of_size(4) == count - 1;
  if (mix.byes > 0 || !(fours_and_threes || with_a_five)) return {};
  std::vector<Tables> tables =
      with_a_five ? design_with_a_five(players, rounds) : design_of_fours(players, rounds);
  std::vector<int> drawn = numbers(players);
  Lots(seed).shuffle(drawn);
  for (Tables& round : tables) {
    for (auto& table : round) {
      for (int& player : table) player = drawn[player];
    }
  }
  return tables;
}

struct Event {
  int players, rounds;
  TableMix mix;
  int wanted_size;
};

std::int64_t meetings_of(const Event& event) {
  std::int64_t meetings = 0;
  for (const int size : event.mix.tables) meetings += std::int64_t{event.rounds} * size * (size - 1) / 2;
  return meetings;
}
std::int64_t pairs_of(int players) { return std::int64_t{players} * (players - 1) / 2; }

// The cost of a seating, less is better.
struct SeatingCost {
  int unfair = 0;  // excess of a player's rounds at unusual tables over others', beyond one
  std::int64_t repeats = 0;
  std::int64_t uneven = 0;  // for each two players the second meeting counts 1, the third 2 and so on
  auto operator<=>(const SeatingCost&) const = default;
};

// The lower bound: all pairs meet, with counts that differ by at most one.
SeatingCost least_cost(const Event& event) {
  const std::int64_t meetings = meetings_of(event), pairs = pairs_of(event.players);
  if (meetings <= pairs) return {};
  const std::int64_t each = meetings / pairs, more = meetings % pairs;
  return {0, meetings - pairs, (pairs - more) * (each * (each - 1) / 2) + more * ((each + 1) * each / 2)};
}

struct FoundSeating {
  Seating seating;
  SeatingCost cost;
};

// `given`: the first rounds; the others are searched.
FoundSeating search_seating(const Event& event, const std::vector<Tables>& given, std::uint64_t seed,
                            bool older, const KeepGoing& keep_going) {
  Seating seating;
  SeatingSearch search(event.players, event.wanted_size, seed);
  Lots lots(~seed);
  std::vector<int> byes_had(event.players);
  std::vector<std::vector<int>> byes(given.size());
  for (const Tables& round : given) search.add_round(round);
  const auto rounds = static_cast<std::size_t>(event.rounds);
  const bool settles = !older && given.empty() && event.players <= kVeryFewPlayers;
  for (std::size_t round = given.size(); round < rounds; ++round) {
    std::vector<int> playing = numbers(event.players);
    lots.shuffle(playing);
    byes.push_back(take_fewest_byes(playing, event.mix.byes, byes_had));
    search.add_round(event.mix.tables, std::move(playing));
    if (settles) continue;
    const double step = 0.5 / event.rounds, from = step * static_cast<double>(round);
    if (!seating.stopped)
      seating.stopped = !search.improve(round, kSweepsPerRound, keep_going, from, from + step);
  }
  if (settles) {
    search.settle();
    seating.stopped = keep_going && !keep_going(1);
  } else if (!seating.stopped) {
    seating.stopped = !search.improve(given.size(), kSweepsAtTheEnd, keep_going, 0.5, 1);
  }
  std::vector<Tables> tables = search.rounds();
  SeatOrder(event.players).balance(tables);
  for (std::size_t round = 0; round < rounds; ++round) {
    seating.rounds.push_back(as_round(tables[round], byes[round]));
  }
  seating.repeats = repeats_in({}, seating.rounds);
  seating.method = given.size() == rounds ? SeatingMethod::design : SeatingMethod::search;
  const auto repeats = std::ssize(seating.repeats);
  const int unfair = settles ? std::max(0, search.unevenness() - 1) : 0;
  return {std::move(seating), {unfair, repeats, search.repeats()}};
}

int beginnings_of(int players, const SeatingRules& rules) {
  if (rules.beginnings > 0) return rules.beginnings;
  return players <= kVeryFewPlayers ? kMoreAttempts : players <= kFewPlayers ? kAttempts : 1;
}

}  // namespace

TableMix table_mix(int players, std::span<const int> sizes) {
  TableMix mix;
  for (mix.byes = 0; mix.byes < players; ++mix.byes) {
    std::vector<int> counts;
    if (!fill(sizes, players - mix.byes, counts)) continue;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
      mix.tables.insert(mix.tables.end(), counts[i], sizes[i]);
    }
    break;
  }
  return mix;
}

Seating seat_all(int players, int rounds, const SeatingRules& rules, const KeepGoing& keep_going) {
  if (players <= 0 || rounds <= 0) return {};
  const Event event{players, rounds, table_mix(players, rules.sizes), rules.sizes.front()};
  const std::vector<Tables> design = drawn_design(players, rounds, event.mix, rules.seed);
  Lots lots(rules.seed);
  const SeatingCost least = least_cost(event);
  FoundSeating best;
  const int attempts = beginnings_of(players, rules);
  for (int attempt = 0; attempt < attempts; ++attempt) {
    KeepGoing part;
    if (keep_going) part = [&](double share) { return keep_going((attempt + share) / attempts); };
    // A design that ends too early may still be the best start.
    FoundSeating found = search_seating(event, attempt % 2 == 0 ? design : std::vector<Tables>{}, lots.next(),
                                        rules.older, part);
    const bool stopped = found.seating.stopped;
    const bool done = stopped || (rules.older ? found.cost.repeats == 0 : found.cost == least);
    const bool better = rules.older ? found.cost.repeats < best.cost.repeats : found.cost < best.cost;
    if (attempt == 0 || better) best = std::move(found);
    best.seating.stopped = stopped;
    best.seating.searches = attempt + 1;
    if (done) break;
  }
  best.seating.proved = best.cost.repeats == least.repeats;
  return best.seating;
}

Seating seat_next(std::span<const Entrant> present, std::span<const SeatedRound> history,
                  const SeatingRules& rules, const KeepGoing& keep_going) {
  int entrants = 0;
  const auto widen = [&](const std::vector<Entrant>& list) {
    for (const Entrant entrant : list) entrants = std::max(entrants, index(entrant) + 1);
  };
  widen({present.begin(), present.end()});
  for (const SeatedRound& round : history) {
    widen(round.byes);
    for (const auto& table : round.tables) widen(table);
  }
  SeatingSearch search(entrants, rules.sizes.front(), rules.seed);
  SeatOrder order(entrants);
  std::vector<int> byes_had(entrants);
  for (const SeatedRound& round : history) {
    search.remember(as_numbers(round));
    order.remember(as_numbers(round));
    for (const Entrant entrant : round.byes) ++byes_had[index(entrant)];
  }
  std::vector<int> playing;
  for (const Entrant entrant : present) playing.push_back(index(entrant));
  std::ranges::sort(playing);
  Lots(rules.seed ^ 1).shuffle(playing);
  const TableMix mix = table_mix(static_cast<int>(playing.size()), rules.sizes);
  const std::vector<int> byes = take_fewest_byes(playing, mix.byes, byes_had);

  Seating seating;
  seating.method = SeatingMethod::search;
  seating.proved = !rules.older && search.add_best_round(mix.tables, playing);
  if (!seating.proved) {
    search.add_round(mix.tables, std::move(playing));
    seating.stopped = !search.improve(0, kSweepsPerRound + kSweepsAtTheEnd, keep_going);
  }
  std::vector<Tables> tables = search.rounds();
  order.balance(tables);
  seating.rounds.push_back(as_round(tables.front(), byes));
  seating.repeats = repeats_in(history, seating.rounds);
  return seating;
}

}  // namespace tanteador::league
