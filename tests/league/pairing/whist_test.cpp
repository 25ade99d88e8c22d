// Partners who change: whist tournaments (base rounds as in J. T. Mitchell's Duplicate Whist, 1897, found
// anew), the rainbow movement, and pairs formed for one round.

#include "src/league/pairing/whist.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <ranges>
#include <set>

#include "src/league/pairing/random.hpp"

using namespace tanteador::league;

namespace {

using Two = std::pair<Entrant, Entrant>;

struct Partnered {
  std::map<Two, int> partners, opponents;
  std::map<Entrant, int> byes, games;

  static Two both(Entrant a, Entrant b) { return std::minmax({a, b}); }

  // Everybody is in each round once.
  void add(const PartnersRound& round, int players) {
    std::set<Entrant> seen(round.byes.begin(), round.byes.end());
    for (const Entrant entrant : round.byes) ++byes[entrant];
    for (const auto& [home, away] : round.tables) {
      ++partners[both(home[0], home[1])];
      ++partners[both(away[0], away[1])];
      for (const Entrant own : home) {
        for (const Entrant other : away) ++opponents[both(own, other)];
      }
      for (const auto& side : {home, away}) {
        for (const Entrant entrant : side) {
          seen.insert(entrant);
          ++games[entrant];
        }
      }
    }
    REQUIRE(seen.size() == static_cast<std::size_t>(players));
    REQUIRE(seen.size() == round.byes.size() + 4 * round.tables.size());
    CHECK(index(*seen.rbegin()) == players - 1);
  }
};

bool all_are(const auto& counts, int number) {
  return std::ranges::all_of(counts, [&](const auto& entry) { return entry.second == number; });
}
bool none_over(const auto& counts, int number) {
  return std::ranges::all_of(counts, [&](const auto& entry) { return entry.second <= number; });
}

}  // namespace

TEST_CASE("every two are partners once and opponents twice") {
  for (const int players : {4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28}) {
    CAPTURE(players);
    const auto rounds = whist_tournament(players);
    CHECK(rounds.size() == static_cast<std::size_t>(players % 4 == 0 ? players - 1 : players));
    Partnered counts;
    for (const PartnersRound& round : rounds) counts.add(round, players);
    const auto pairs = static_cast<std::size_t>(players * (players - 1) / 2);
    CHECK(counts.partners.size() == pairs);
    CHECK(all_are(counts.partners, 1));
    CHECK(counts.opponents.size() == pairs);
    CHECK(all_are(counts.opponents, 2));
    CHECK(counts.byes.size() == static_cast<std::size_t>(players % 4 == 0 ? 0 : players));
    CHECK(all_are(counts.byes, 1));
  }
}

TEST_CASE("one player short of a whist tournament, each sits out three times") {
  for (int players = 7; players <= 27; players += 4) {
    CAPTURE(players);
    Partnered counts;
    for (const PartnersRound& round : whist_tournament(players)) counts.add(round, players);
    CHECK(counts.byes.size() == static_cast<std::size_t>(players));
    CHECK(all_are(counts.byes, 3));
    CHECK(none_over(counts.partners, 1));
    CHECK(none_over(counts.opponents, 2));
  }
}

TEST_CASE("other numbers have no whist tournament") {
  for (const int players : {-1, 0, 1, 2, 3, 6, 10, 14, 26, 29, 32, 1000})
    CHECK(whist_tournament(players).empty());
}

TEST_CASE("in a rainbow every two of different lines meet once, and each plays every set of boards once") {
  for (const int tables : {5, 7, 11, 13, 25, 35}) {
    CAPTURE(tables);
    std::set<Two> met;
    std::set<std::pair<Entrant, int>> boards;
    for (const auto& round : rainbow(tables)) {
      std::set<Entrant> seen;
      for (const RainbowTable& table : round) {
        for (std::size_t a = 0; a < 4; ++a) {
          seen.insert(table.seats[a]);
          CHECK(index(table.seats[a]) / tables == static_cast<int>(a));  // nobody leaves the line
          boards.insert({table.seats[a], table.boards});
          for (std::size_t b = a + 1; b < 4; ++b) met.insert({table.seats[a], table.seats[b]});
        }
      }
      CHECK(seen.size() == static_cast<std::size_t>(4 * tables));
    }
    CHECK(met.size() == static_cast<std::size_t>(6 * tables * tables));
    CHECK(boards.size() == static_cast<std::size_t>(4 * tables * tables));
  }
  CHECK(rainbow(5)[0][3].seats[0] == entrant_at(3));  // north stays, east two up, south one up, west two down
  CHECK(rainbow(5)[1][3].seats == std::array{entrant_at(3), entrant_at(6), entrant_at(12), entrant_at(15)});
  for (const int tables : {-5, 0, 1, 3, 4, 6, 8, 9, 15}) CHECK(rainbow(tables).empty());
}

TEST_CASE("partners for one round are the first with the last, and similar pairs meet") {
  std::vector<PartnersEntrant> players;
  for (int i = 0; i < 8; ++i) {
    PartnersEntrant& player = players.emplace_back();
    player.entrant = entrant_at(i);
    player.rank = i;
    player.points = 2 * (8 - i);
  }
  const PartnersRound round = partners_round(players);
  CHECK(round.byes.empty());
  std::set<Two> partners;
  for (const auto& [home, away] : round.tables) {
    partners.insert(Partnered::both(home[0], home[1]));
    partners.insert(Partnered::both(away[0], away[1]));
  }
  CHECK(partners == std::set<Two>{{entrant_at(0), entrant_at(7)},
                                  {entrant_at(1), entrant_at(6)},
                                  {entrant_at(2), entrant_at(5)},
                                  {entrant_at(3), entrant_at(4)}});
}

TEST_CASE("the bye goes to the lowest of those with the fewest byes") {
  std::vector<PartnersEntrant> players(6);
  for (int i = 0; i < 6; ++i) {
    players[static_cast<std::size_t>(i)].entrant = entrant_at(i);
    players[static_cast<std::size_t>(i)].rank = i;
    players[static_cast<std::size_t>(i)].byes = i == 5 ? 1 : 0;
  }
  CHECK(partners_round(players).byes == std::vector{entrant_at(4), entrant_at(3)});
  CHECK(partners_round({}).tables.empty());
  CHECK(partners_round(std::span(players).first(3)).byes.size() == 3);
}

TEST_CASE("a lot gives the same partners for the same number, others for another") {
  std::vector<PartnersEntrant> players(40);
  for (int i = 0; i < 40; ++i) players[static_cast<std::size_t>(i)].entrant = entrant_at(i);
  const PartnersRules one{.partners = PartnerRule::drawn, .seed = 1},
      two{.partners = PartnerRule::drawn, .seed = 2};
  CHECK(partners_round(players, one) == partners_round(players, one));
  CHECK(partners_round(players, one) != partners_round(players, two));
}

TEST_CASE("no partnership repeats if avoidable, and byes are even") {
  for (const PartnersRules& rules :
       {PartnersRules{}, PartnersRules{PartnerRule::drawn, OpponentRule::by_points, 7},
        PartnersRules{PartnerRule::balanced, OpponentRule::fresh, 0}}) {
    for (const int players : {8, 10, 14, 19, 26, 40}) {
      CAPTURE(players);
      Lots lots(static_cast<std::uint64_t>(players));
      Results results;
      results.entrants = players;
      std::vector<Entrant> present;
      for (int i = 0; i < players; ++i) present.push_back(entrant_at(i));
      Partnered counts;
      const int rounds = players == 8 ? 4 : 6;
      for (int number = 0; number < rounds; ++number) {
        const PartnersRound round = partners_round(partners_entrants(results, present, {}), rules);
        counts.add(round, players);
        RoundResult& result = results.rounds.emplace_back();
        for (const auto& [home, away] : round.tables) {
          TableResult& table = result.tables.emplace_back();
          const Halves won = 2 * lots.pick_below(2);
          for (const Entrant entrant : home)
            table.lines.push_back({.entrant = entrant, .side = 0, .points = won});
          for (const Entrant entrant : away)
            table.lines.push_back({.entrant = entrant, .side = 1, .points = 2 - won});
        }
        for (const Entrant entrant : round.byes) {
          result.tables.push_back({{{.entrant = entrant, .kind = Kind::allocated_bye, .points = 2}}});
        }
      }
      CHECK(all_are(counts.partners, 1));
      const auto [least, most] = std::ranges::minmax(
          present | std::views::transform([&](Entrant entrant) { return counts.byes[entrant]; }));
      CHECK(most - least <= 1);
      if (rules.opponents == OpponentRule::fresh && players >= 26) CHECK(none_over(counts.opponents, 2));
    }
  }
}
