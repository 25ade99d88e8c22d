// Random Swiss tournaments. The checker shares no code with the pairing; it finds no fault in them, and
// planted faults in others. TANTEADOR_LONG in the environment plays 5,000 as the FIDE asks of pairing
// programs.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>

#include "src/league/pairing/random.hpp"
#include "src/league/pairing/swiss/swiss.hpp"
#include "tests/league/pairing/greatest_matching.hpp"
#include "tests/league/pairing/swiss_check.hpp"

using namespace tanteador::league;

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr int kShortRun = 100;  // twenty times slower here
#else
constexpr int kShortRun = 500;
#endif
int tournaments_wanted() { return std::getenv("TANTEADOR_LONG") ? 5'000 : kShortRun; }

Line line(Entrant entrant, int side, Kind kind, Halves points) {
  Line made;
  made.entrant = entrant;
  made.side = side;
  made.kind = kind;
  made.points = points;
  return made;
}

struct PlayedTournament {
  Results results;
  std::vector<std::vector<Entrant>> present;
  std::vector<VirtualPoints> virtual_points = {};

  bool has_fault() const { return !check_swiss(results, present, true, virtual_points).empty(); }
};

// A random tournament: arrivals, absences and results.
class Tournament {
 public:
  Tournament(std::uint64_t seed, int entrants, int rounds) : lots_(seed), rounds_(rounds) {
    for (int i = 0; i < entrants; ++i) {
      joins_.push_back(lots_.pick_below(8) == 0 ? lots_.pick_below(rounds) : 0);
      leaves_.push_back(lots_.pick_below(8) == 0 ? 1 + lots_.pick_below(rounds) : rounds);
      clubs_.push_back(lots_.pick_below(6) - 1);
      ranks_.push_back(lots_.pick_below(3 * entrants));
    }
    played_.results.entrants = entrants;
  }

  PlayedTournament play() && {
    const ClubRule rule = static_cast<ClubRule>(lots_.pick_below(3));
    const bool accelerated = lots_.pick_below(3) == 0;
    for (int round = 0; round < rounds_; ++round) {
      RoundResult result;
      const auto present = who_comes(round, result);
      if (accelerated)
        played_.virtual_points.push_back(
            {virtual_points_in(round, rounds_, 2),
             round == 0 ? stronger_half(present, ranks_) : played_.virtual_points[0].entrants});
      const auto entrants =
          swiss_entrants(played_.results, {present, ranks_, clubs_, true, played_.virtual_points});
      const SwissRound pairings = pair_swiss(entrants, {rule});
      for (const SwissPairing& pairing : pairings.pairings) result.tables.push_back(game(pairing.pairing));
      for (const SwissBye& bye : pairings.byes) {
        result.tables.push_back({{line(bye.entrant, 0, Kind::allocated_bye, 2)}});
      }
      played_.results.rounds.push_back(std::move(result));
      played_.present.push_back(present);
    }
    return std::move(played_);
  }

 private:
  std::vector<Entrant> who_comes(int round, RoundResult& result) {
    std::vector<Entrant> present;
    for (int i = 0; i < played_.results.entrants; ++i) {
      const auto place = static_cast<std::size_t>(i);
      if (round < joins_[place] || round >= leaves_[place]) continue;
      if (lots_.pick_below(25) == 0) {
        result.tables.push_back({{line(entrant_at(i), 0, Kind::half_bye, 1)}});
      } else {
        present.push_back(entrant_at(i));
      }
    }
    return present;
  }

  TableResult game(const Pairing& pairing) {
    const auto end_game = [&](Kind kind_first, Halves first, Kind kind_second, Halves second) {
      return TableResult{
          {line(pairing.first, 0, kind_first, first), line(pairing.second, 1, kind_second, second)}};
    };
    const int lot = lots_.pick_below(100);
    if (lot < 2) return end_game(Kind::forfeit_win, 2, Kind::forfeit_loss, 0);
    if (lot < 3) return end_game(Kind::forfeit_loss, 0, Kind::forfeit_win, 2);
    if (lot < 4) return end_game(Kind::forfeit_loss, 0, Kind::forfeit_loss, 0);
    if (lot < 14) return end_game(Kind::played, 1, Kind::played, 1);
    if (lot < 60) return end_game(Kind::played, 2, Kind::played, 0);
    return end_game(Kind::played, 0, Kind::played, 2);
  }

  Lots lots_;
  int rounds_;
  std::vector<int> joins_, leaves_, clubs_, ranks_;
  PlayedTournament played_;
};

PlayedTournament tournament(std::uint64_t seed, int entrants, int rounds) {
  return Tournament(seed, entrants, rounds).play();
}

}  // namespace

TEST_CASE("random tournaments with byes, late joins, withdrawals, draws and forfeits have no fault") {
  for (int number = 0; number < tournaments_wanted(); ++number) {
    CAPTURE(number);
    Lots lots(static_cast<std::uint64_t>(number));
    const int entrants = 20 + lots.pick_below(45);
    const PlayedTournament played = tournament(lots.next(), entrants, 5 + lots.pick_below(5));
    REQUIRE_FALSE(played.has_fault());
  }
}

TEST_CASE("tournaments with unavoidable rematches and second byes have no fault") {
  for (int number = 0; number < tournaments_wanted(); ++number) {
    CAPTURE(number);
    Lots lots(static_cast<std::uint64_t>(number));
    const PlayedTournament played = tournament(lots.next(), 1 + lots.pick_below(10), 9);
    REQUIRE_FALSE(played.has_fault());
  }
}

TEST_CASE("the checker finds each kind of fault") {
  const auto plain = [](std::vector<std::vector<int>> tables) {
    RoundResult round;
    for (const auto& table : tables) {
      if (table.size() == 1) {
        round.tables.push_back({{line(entrant_at(table[0]), 0, Kind::allocated_bye, 2)}});
      } else {
        round.tables.push_back({{line(entrant_at(table[0]), 0, Kind::played, 2),
                                 line(entrant_at(table[1]), 1, Kind::played, 0)}});
      }
    }
    return round;
  };
  struct Row {
    const char* name;
    int present;
    std::vector<std::vector<std::vector<int>>> rounds;
    std::vector<SwissFinding> findings;
  };
  using enum SwissFault;
  const auto who = [](std::initializer_list<int> places) {
    std::vector<Entrant> entrants;
    for (const int place : places) entrants.push_back(entrant_at(place));
    return entrants;
  };
  const Row rows[] = {
      {"nothing wrong", 4, {{{0, 1}, {2, 3}}, {{0, 2}, {1, 3}}}, {}},
      {"somebody missing", 4, {{{0, 1}}}, {{missing, 0, who({2})}, {missing, 0, who({3})}}},
      {"somebody twice", 4, {{{0, 1}, {2, 3}, {0, 2}}}, {{twice, 0, who({0})}, {twice, 0, who({2})}}},
      {"somebody who is not there",
       2,
       {{{0, 1}, {2, 3}}},
       {{stranger, 0, who({2})}, {stranger, 0, who({3})}}},
      {"two byes at once", 4, {{{0, 1}, {2}, {3}}}, {{several_byes, 0, who({2, 3})}}},
      {"a rematch", 4, {{{0, 1}, {2, 3}}, {{0, 1}, {2, 3}}}, {{rematch_avoidable, 1, who({0, 1, 2, 3})}}},
      {"two entrants can only meet again", 2, {{{0, 1}}, {{0, 1}}}, {}},
      {"a second bye",
       3,
       {{{0, 1}, {2}}, {{0, 1}, {2}}},
       {{rematch_avoidable, 1, who({0, 1})}, {bye_avoidable, 1, who({2})}}},
      {"a second bye without a rematch",
       5,
       {{{0, 1}, {2, 3}, {4}}, {{0, 2}, {1, 3}, {4}}},
       {{bye_avoidable, 1, who({4})}}},
      {"a bye to the leader",
       5,
       {{{0, 1}, {2, 3}, {4}}, {{4, 1}, {2, 0}, {3}}, {{4, 0}, {1, 3}, {2}}},
       {{bye_too_high, 2, who({2})}}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Results results;
    results.entrants = 6;
    std::vector<std::vector<Entrant>> present;
    for (const auto& round : row.rounds) {
      results.rounds.push_back(plain(round));
      auto& here = present.emplace_back();
      for (int i = 0; i < row.present; ++i) here.push_back(entrant_at(i));
    }
    CHECK(check_swiss(results, present) == row.findings);
  }
}

TEST_CASE("the checker finds faults planted in good tournaments") {
  int planted = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    CAPTURE(seed);
    PlayedTournament played = tournament(seed, 24, 6);
    // The last round as the one before it wherever both still play: rematches a good pairing would not have.
    auto& rounds = played.results.rounds;
    rounds.back() = rounds[4];
    played.present.back() = played.present[4];
    const auto findings = check_swiss(played.results, played.present);
    REQUIRE(!findings.empty());
    CHECK(findings[0].fault == SwissFault::rematch_avoidable);
    CHECK(findings[0].round == 5);
    ++planted;
  }
  CHECK(planted == 40);
}

TEST_CASE("a greatest matching equals the exhaustive search") {
  Lots lots(3);
  for (int graph = 0; graph < tournaments_wanted(); ++graph) {
    CAPTURE(graph);
    const int size = 1 + lots.pick_below(11), density = 1 + lots.pick_below(6);
    GreatestMatching matching(size);
    std::vector<std::vector<bool>> joined(static_cast<std::size_t>(size),
                                          std::vector<bool>(static_cast<std::size_t>(size)));
    for (std::size_t b = 1; b < joined.size(); ++b) {
      for (std::size_t a = 0; a < b; ++a) {
        if (lots.pick_below(6) >= density) continue;
        joined[a][b] = true;
        matching.join(static_cast<int>(a), static_cast<int>(b));
      }
    }
    std::vector<int> most(std::size_t{1} << size);
    for (std::size_t mask = 1; mask < most.size(); ++mask) {
      std::size_t low = 0;
      while ((mask >> low & 1) == 0) ++low;
      const std::size_t rest = mask ^ (std::size_t{1} << low);
      most[mask] = most[rest];
      for (std::size_t other = low + 1; other < joined.size(); ++other) {
        if ((rest >> other & 1) == 0 || !joined[low][other]) continue;
        most[mask] = std::max(most[mask], 1 + most[rest ^ (std::size_t{1} << other)]);
      }
    }
    REQUIRE(matching.pairs() == most.back());
  }
}
