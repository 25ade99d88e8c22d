// Tables of single players: nobody meets anybody twice if that is possible.

#include "src/league/pairing/seating/seating.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <set>

#include "src/league/pairing/random.hpp"

using namespace tanteador::league;

namespace {

using Two = std::pair<Entrant, Entrant>;

// Counted independently of the result under test.
struct Counts {
  std::map<Two, int> met;
  std::map<Entrant, int> byes;
  std::map<Entrant, std::array<int, 8>> seats;

  void add(const SeatedRound& round, const std::set<Entrant>& present) {
    std::set<Entrant> seen;
    std::size_t places = round.byes.size();
    for (const Entrant entrant : round.byes) {
      seen.insert(entrant);
      ++byes[entrant];
    }
    for (const auto& table : round.tables) {
      places += table.size();
      for (std::size_t seat = 0; seat < table.size(); ++seat) {
        seen.insert(table[seat]);
        ++seats[table[seat]][seat];
        for (std::size_t other = 0; other < seat; ++other) ++met[std::minmax({table[seat], table[other]})];
      }
    }
    REQUIRE(places == present.size());
    REQUIRE(seen == present);
  }
  std::size_t repeats() const {
    std::size_t sum = 0;
    for (const auto& [two, times] : met) sum += static_cast<std::size_t>(times - 1);
    return sum;
  }
};

std::set<Entrant> first(int players) {
  std::set<Entrant> all;
  for (int i = 0; i < players; ++i) all.insert(entrant_at(i));
  return all;
}

Counts count(const Seating& seating, int players) {
  Counts counts;
  for (const SeatedRound& round : seating.rounds) counts.add(round, first(players));
  return counts;
}

}  // namespace

TEST_CASE("few players get more search starts, and their number is reported") {
  // 9 players: 4 rounds of threes repeat nothing (the affine plane of order 3), 5 rounds of 4 and 5 must.
  CHECK(seat_all(9, 4, {{3}, 1}).repeats.empty());
  const Seating five = seat_all(9, 5, {{4, 3, 5}, 1});
  CHECK_FALSE(five.repeats.empty());
  CHECK(five.searches == 128);
  CHECK(seat_all(40, 3, {{4, 3, 5}, 1}).searches == 1);  // nothing to be better than
}

namespace {

// The fewest repeated meetings at the tables, found by trying every table for everybody. Only players with
// the fewest tables of three or five sit at one.
struct LeastAgain {
  std::vector<int> sizes;
  std::map<Two, int> met;
  std::map<Entrant, int> unusual;
  std::vector<std::vector<Entrant>> tables = std::vector<std::vector<Entrant>>(sizes.size());
  std::pair<int, int> least{1'000'000, 0};

  void seat(int player, int players, std::pair<int, int> cost) {
    if (player == players) {
      least = std::min(least, cost);
      return;
    }
    const Entrant entrant = entrant_at(player);
    for (std::size_t table = 0; table < sizes.size(); ++table) {
      if (static_cast<int>(tables[table].size()) == sizes[table]) continue;
      auto more = cost;
      if (sizes[table] != 4) more.first += unusual[entrant];
      for (const Entrant other : tables[table]) more.second += met[std::minmax({entrant, other})];
      tables[table].push_back(entrant);
      seat(player + 1, players, more);
      tables[table].pop_back();
    }
  }
};

std::pair<int, int> cost_of(const SeatedRound& round, LeastAgain before) {
  std::pair<int, int> cost;
  for (const auto& table : round.tables) {
    for (std::size_t i = 0; i < table.size(); ++i) {
      if (table.size() != 4) cost.first += before.unusual[table[i]];
      for (std::size_t j = 0; j < i; ++j) cost.second += before.met[std::minmax({table[i], table[j]})];
    }
  }
  return cost;
}

}  // namespace

TEST_CASE("the next round of few players is optimal and says so") {
  for (const int players : {8, 9, 10, 11, 12}) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      CAPTURE(players);
      CAPTURE(seed);
      // Three rounds drawn one by one, each for somebody less or more, as in a club.
      std::vector<SeatedRound> history;
      for (const int there : {players - 1, players, players + 1}) {
        std::vector<Entrant> present;
        for (int i = 0; i < there; ++i) present.push_back(entrant_at(i));
        history.push_back(seat_next(present, history, {.seed = seed, .older = true}).rounds.front());
      }
      const auto all = first(players);
      const std::vector<Entrant> present(all.begin(), all.end());
      LeastAgain before{table_mix(players, SeatingRules{}.sizes).tables, {}, {}};
      for (const SeatedRound& round : history) {
        for (const auto& table : round.tables) {
          for (std::size_t i = 0; i < table.size(); ++i) {
            if (table.size() != 4) ++before.unusual[table[i]];
            for (std::size_t j = 0; j < i; ++j) ++before.met[std::minmax({table[i], table[j]})];
          }
        }
      }
      const Seating now = seat_next(present, history, {.seed = seed});
      Counts().add(now.rounds.front(), all);
      CHECK(now.proved);
      const auto cost = cost_of(now.rounds.front(), before);
      before.seat(0, players, {});
      CHECK(cost == before.least);
    }
  }
}

TEST_CASE("a plan where every two have met is proved to have the fewest repeats") {
  CHECK(seat_all(9, 5).proved);        // 80 meetings of 36 two: 44 are repeats
  CHECK_FALSE(seat_all(9, 3).proved);  // 48 meetings would leave 12
  CHECK(seat_all(24, 5).proved);       // nobody meets again
  CHECK(seat_all(9, 5).repeats.size() == 44);
}

TEST_CASE("plans for few players are as good as repeated re-seating makes them") {
  // Found apart from this, with 60 beginnings each: the fewest repeats at the most even spread.
  struct Row {
    int players, rounds;
    std::size_t repeats;
  };
  const Row rows[] = {{9, 3, 18},  {9, 4, 32},  {9, 6, 60}, {10, 3, 8},  {10, 4, 12},
                      {10, 5, 20}, {10, 6, 27}, {11, 3, 6}, {11, 4, 12}, {11, 6, 35}};
  for (const Row& row : rows) {
    CAPTURE(row.players);
    CAPTURE(row.rounds);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const Seating plan = seat_all(row.players, row.rounds, {.seed = seed});
      CHECK(plan.repeats.size() <= row.repeats);
      CHECK(count(plan, row.players).repeats() == plan.repeats.size());
      std::map<Entrant, int> unusual;
      for (const Entrant one : first(row.players)) unusual[one] = 0;
      for (const SeatedRound& round : plan.rounds) {
        for (const auto& table : round.tables) {
          for (const Entrant entrant : table) unusual[entrant] += table.size() != 4 ? 1 : 0;
        }
      }
      const auto by_times = [](const auto& a, const auto& b) { return a.second < b.second; };
      const auto [least, most] = std::minmax_element(unusual.begin(), unusual.end(), by_times);
      CHECK(most->second - least->second <= 1);
    }
  }
}

TEST_CASE("the mix of tables has the fewest byes, then most tables of the wanted size") {
  struct Row {
    int players;
    std::vector<int> sizes;
    TableMix mix;
  };
  const Row rows[] = {
      {16, {4, 3, 5}, {{4, 4, 4, 4}, 0}},
      {17, {4, 3, 5}, {{4, 4, 4, 5}, 0}},
      {18, {4, 3, 5}, {{4, 4, 4, 3, 3}, 0}},
      {19, {4, 3, 5}, {{4, 4, 4, 4, 3}, 0}},
      {5, {4, 3, 5}, {{5}, 0}},
      {6, {4, 3, 5}, {{3, 3}, 0}},
      {7, {4, 3, 5}, {{4, 3}, 0}},
      {9, {4, 3, 5}, {{4, 5}, 0}},
      {2, {4, 3, 5}, {{}, 2}},
      {0, {4, 3, 5}, {{}, 0}},
      {18, {4}, {{4, 4, 4, 4}, 2}},
      {18, {4, 5}, {{4, 4, 5, 5}, 0}},
      {11, {4, 5}, {{5, 5}, 1}},
      {10, {5, 4}, {{5, 5}, 0}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.players);
    const TableMix mix = table_mix(row.players, row.sizes);
    CHECK(mix.byes == row.mix.byes);
    CHECK(mix.tables == row.mix.tables);
  }
}

TEST_CASE("stored designs repeat no meeting for as many rounds as possible") {
  constexpr std::pair<int, int> kEvents[] = {{16, 5},  {20, 5},  {24, 7}, {28, 9},  {32, 8},  {32, 9},
                                             {32, 10}, {40, 13}, {28, 7}, {44, 11}, {100, 25}};
  for (const auto& [players, rounds] : kEvents) {
    CAPTURE(players);
    const Seating seating = seat_all(players, rounds);
    CHECK(seating.method == SeatingMethod::design);
    REQUIRE(seating.rounds.size() == static_cast<std::size_t>(rounds));
    CHECK(seating.repeats.empty());
    CHECK(count(seating, players).repeats() == 0);
  }
}

TEST_CASE("a design with absent players has tables of three") {
  for (const auto& [players, rounds] :
       {std::pair{39, 13}, {31, 10}, {30, 10}, {27, 9}, {19, 5}, {22, 7}, {21 + 2, 7}, {18, 5}, {15, 5}}) {
    CAPTURE(players);
    const Seating seating = seat_all(players, rounds);
    CHECK(seating.method == SeatingMethod::design);
    CHECK(count(seating, players).repeats() == 0);
  }
}

TEST_CASE("41 players have a design with one rotating table of five") {
  const Seating seating = seat_all(41, 9);
  CHECK(seating.method == SeatingMethod::design);
  CHECK(count(seating, 41).repeats() == 0);
  std::map<Entrant, int> fives;
  for (const SeatedRound& round : seating.rounds) {
    for (const auto& table : round.tables) {
      for (const Entrant entrant : table) fives[entrant] += table.size() == 5 ? 1 : 0;
    }
  }
  for (const auto& [entrant, times] : fives) CHECK(times <= 2);
}

TEST_CASE("no meeting repeats from 24 players on in five rounds, from 40 on in nine") {
  for (int players = 24; players <= 200; players += 1 + players / 20) {
    CAPTURE(players);
    CHECK(count(seat_all(players, 5), players).repeats() == 0);
    if (players >= 40) CHECK(count(seat_all(players, 9), players).repeats() == 0);
  }
  CHECK(count(seat_all(1000, 9), 1000).repeats() == 0);
}

TEST_CASE("unavoidable repeats are reported, each once") {
  for (const auto& [players, rounds] : {std::pair{12, 3}, {8, 4}, {5, 3}, {17, 5}, {4, 2}}) {
    CAPTURE(players);
    const Seating seating = seat_all(players, rounds);
    const Counts counts = count(seating, players);
    CHECK(seating.repeats.size() == counts.repeats());
    CHECK(!seating.repeats.empty());
    for (const RepeatedMeeting& repeat : seating.repeats) {
      CHECK(repeat.times >= 2);
      CHECK(repeat.times <= counts.met.at(std::minmax({repeat.one, repeat.other})));
      CHECK(repeat.round >= 1);
      CHECK(repeat.round < rounds);
    }
  }
  // After a round of three fours every table brings two together again.
  CHECK(seat_all(12, 2, {.sizes = {4}, .seed = 0}).repeats.size() == 3);
}

TEST_CASE("each player sits at each seat about equally often") {
  for (const auto& [players, rounds] : {std::pair{16, 4}, {24, 5}, {40, 13}, {100, 9}, {1000, 8}}) {
    CAPTURE(players);
    const Counts counts = count(seat_all(players, rounds), players);
    for (const auto& [entrant, seats] : counts.seats) {
      const auto [least, most] = std::minmax_element(seats.begin(), seats.begin() + 4);
      CHECK(*most - *least <= 2);
      CHECK(*most <= rounds / 4 + 2);
    }
  }
}

TEST_CASE("with tables of four only the byes rotate") {
  const Seating seating = seat_all(30, 7, {.sizes = {4}, .seed = 3});
  const Counts counts = count(seating, 30);
  CHECK(counts.repeats() == 0);
  for (const auto& [entrant, byes] : counts.byes) CHECK(byes == 1);
  CHECK(counts.byes.size() == 14);
}

TEST_CASE("the same seed seats alike, another one differently") {
  for (const int players : {16, 33, 60}) {
    const Seating one = seat_all(players, 4, {.seed = 1});
    CHECK(one.rounds == seat_all(players, 4, {.seed = 1}).rounds);
    CHECK(one.rounds != seat_all(players, 4, {.seed = 2}).rounds);
  }
  // On any machine: the first table of the first round.
  CHECK(Lots(1).next() == 0x910A2DEC89025CC1U);
}

TEST_CASE("the caller may stop the search and gets a valid seating") {
  int calls = 0;
  double before = 0;
  const Seating stopped = seat_all(33, 12, {}, [&](double share) {
    CHECK(share >= before);
    CHECK(share <= 1);
    before = share;
    return ++calls < 5;
  });
  CHECK(stopped.stopped);
  CHECK(calls == 5);
  CHECK(stopped.rounds.size() == 12);
  CHECK(stopped.repeats.size() == count(stopped, 33).repeats());
  CHECK(!seat_all(33, 3, {}, [](double) { return true; }).stopped);
}

TEST_CASE("an empty field has an empty seating") {
  CHECK(seat_all(0, 5).rounds.empty());
  CHECK(seat_all(-3, 5).rounds.empty());
  CHECK(seat_all(12, 0).rounds.empty());
  const Seating two = seat_all(2, 3);
  REQUIRE(two.rounds.size() == 3);
  CHECK(two.rounds[0].byes.size() == 2);
  const Seating none = seat_next({}, {});
  REQUIRE(none.rounds.size() == 1);
  CHECK(none.rounds[0] == SeatedRound{});
}

TEST_CASE("late joins, absences and withdrawals keep repeats few and byes fair") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    CAPTURE(seed);
    Lots lots(seed);
    const int most = 30 + lots.pick_below(40);
    std::vector<SeatedRound> history;
    Counts counts;
    std::size_t listed = 0;
    for (int round = 0; round < 6; ++round) {
      std::set<Entrant> present;
      for (int i = 0; i < most; ++i) {
        const bool late = i % 9 == 0 && round < 2, gone = i % 11 == 0 && round > 3;
        if (!late && !gone && lots.pick_below(20) > 0) present.insert(entrant_at(i));
      }
      const std::vector<Entrant> list(present.begin(), present.end());
      const Seating next = seat_next(list, history, {.sizes = {4}, .seed = lots.next()});
      REQUIRE(next.rounds.size() == 1);
      const auto byes_before = counts.byes;
      counts.add(next.rounds[0], present);
      listed += next.repeats.size();
      for (const Entrant left_out : next.rounds[0].byes) {
        for (const Entrant entrant : present) {
          const auto had = [&](Entrant who) { return byes_before.contains(who) ? byes_before.at(who) : 0; };
          if (counts.byes[entrant] == had(entrant)) CHECK(had(left_out) <= had(entrant));
        }
      }
      history.push_back(next.rounds[0]);
    }
    CHECK(listed == counts.repeats());
    CHECK(listed <= 2);
  }
}

TEST_CASE("tables of another size rotate as well") {
  std::map<Entrant, int> threes;
  const Seating seating = seat_all(22, 11, {.sizes = {4, 3}, .seed = 5});
  for (const SeatedRound& round : seating.rounds) {
    for (const auto& table : round.tables) {
      for (const Entrant entrant : table) threes[entrant] += table.size() == 3 ? 1 : 0;
    }
  }
  for (const auto& [entrant, times] : threes) CHECK(times == 3);
}
