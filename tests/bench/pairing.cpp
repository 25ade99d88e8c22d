// Pairing and seating as an arbiter waits for them. A late round of a Swiss is compared with a single
// matching of the same size. Seats for all rounds are compared with random seats, Berger tables with copying
// them.

#include <fmt/format.h>

#include <algorithm>

#include "src/league/pairing/berger.hpp"
#include "src/league/pairing/matching_kernel.hpp"
#include "src/league/pairing/random.hpp"
#include "src/league/pairing/seating/seating.hpp"
#include "src/league/pairing/swiss/swiss.hpp"
#include "tests/bench/bench.hpp"

namespace tanteador::bench {

namespace {

using namespace league;

constexpr int kPlayedRounds = 8;  // played before the one measured

Line line(Entrant entrant, int side, Halves points) {
  Line made;
  made.entrant = entrant;
  made.side = side;
  made.points = points;
  return made;
}

// An event of this many entrants, a quarter as many clubs, one game in ten drawn. Somebody leaves before the
// measured round, so that a bye has to be found too.
std::vector<SwissEntrant> late_in_a_swiss(int count) {
  Lots lots(static_cast<std::uint64_t>(count));
  std::vector<Entrant> present;
  std::vector<int> clubs;
  for (int i = 0; i < count; ++i) {
    present.push_back(entrant_at(i));
    clubs.push_back(lots.pick_below(count / 4));
  }
  Results results;
  results.entrants = count;
  for (int round = 0; round < kPlayedRounds; ++round) {
    RoundResult& result = results.rounds.emplace_back();
    const SwissRound paired = pair_swiss(swiss_entrants(results, {present, {}, clubs}));
    for (const auto& [first, second] : paired.round().pairings) {
      const int lot = lots.pick_below(10);
      const Halves won = lot == 0 ? 1 : lot < 6 ? 2 : 0;
      result.tables.push_back({{line(first, 0, won), line(second, 1, 2 - won)}});
    }
  }
  present.erase(present.begin() + count / 3);
  return swiss_entrants(results, {present, {}, clubs});
}

std::vector<WeightedEdge> random_graph(int count) {
  Lots lots(1);
  std::vector<WeightedEdge> edges;
  for (int b = 1; b < count; ++b) {
    for (int a = 0; a < b; ++a) edges.push_back({a, b, lots.pick_below(1'000'000)});
  }
  return edges;
}

void swiss_rounds() {
  struct Goal {
    int entrants, milliseconds;
  };
  constexpr int kGraphMost = 1'000;
  for (const auto& [entrants, milliseconds] :
       {Goal{64, 5}, {100, 10}, {200, 30}, {400, 150}, {1'000, 1'000}, {5'000, 20'000}}) {
    if (entrants > sized(5'000, 64)) break;
    const auto field = late_in_a_swiss(entrants);
    const int vertices = std::min(entrants, kGraphMost);
    const auto graph = random_graph(vertices);
    std::size_t done = 0;  // keeps the work from being optimised away
    const double paired = best_seconds(3, [&] { done += pair_swiss(field).pairings.size(); });
    const double matched =
        best_seconds(3, [&] { done += heaviest_perfect_matching(vertices, graph).partner.size(); });
    if (done == 0) fail("nothing was measured");
    time_row(fmt::format("Swiss round 9, {} entrants, 1 left, a bye", entrants), paired,
             fmt::format("one matching of {}, random weights", vertices), matched,
             fmt::format("aim: {} ms", milliseconds));
  }
}

void seatings() {
  struct Event {
    int players, rounds;
  };
  for (const auto& [players, rounds] : {Event{16, 5},
                                        {20, 5},
                                        {28, 9},
                                        {32, 10},
                                        {24, 5},
                                        {27, 5},
                                        {40, 5},
                                        {100, 5},
                                        {1000, 5},
                                        {40, 9},
                                        {41, 9},
                                        {60, 9},
                                        {200, 9},
                                        {400, 9},
                                        {1000, 9}}) {
    if (players > sized(1'000, 16)) continue;
    std::size_t repeats = 0;
    const double seated = best_seconds(3, [&] { repeats = seat_all(players, rounds).repeats.size(); });
    Lots lots(2);
    std::vector<int> seats(static_cast<std::size_t>(players));
    const double drawn = best_seconds(3, [&] {
      for (int round = 0; round < rounds; ++round) lots.shuffle(seats);
      asm volatile("" : : "r"(seats.data()) : "memory");
    });
    time_row(fmt::format("seats, {} players, {} rounds, {} repeats", players, rounds, repeats), seated,
             "drawing seats at random", drawn, "aim: 50 ms, 0 repeats");
  }
}

void berger_tables() {
  const int entrants = sized(200, 8);
  for (const int cycles : {1, 2}) {
    std::size_t rounds = 0;
    const double made = best_seconds(20, [&] { rounds += berger(entrants, cycles).size(); });
    const auto table = berger(entrants, cycles);
    const double copied = best_seconds(20, [&] { rounds += std::vector(table).size(); });
    if (rounds == 0) fail("nothing was measured");
    time_row(fmt::format("Berger table, {} entrants, {} cycles", entrants, cycles), made, "copying it",
             copied, "aim: 1 ms");
  }
}

}  // namespace

void pairing(const std::filesystem::path&) {
  swiss_rounds();
  seatings();
  berger_tables();
}

}  // namespace tanteador::bench
