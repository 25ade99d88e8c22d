// Elo: A. Elo, "The Rating of Chessplayers" (1978), and the usual textbook example of the logistic curve.

#include "src/league/ratings/elo.hpp"

#include <doctest/doctest.h>

#include <initializer_list>

using namespace tanteador::league;

TEST_CASE("Portisch, p. 37: 10.5 of 15 with an expectation of 9.66") {
  CHECK(elo_rated(2635, 10, 10.5, 9.66) == doctest::Approx(2643.4).epsilon(1e-12));
}

TEST_CASE("five games of a player of 1613") {
  struct Game {
    double opponent, scored;
  };
  double scored = 0, expected = 0;
  for (const auto& [opponent, result] :
       {Game{1609, 0}, Game{1477, 0.5}, Game{1388, 1}, Game{1586, 1}, Game{1720, 0}}) {
    scored += result;
    expected += elo_expected(1613, opponent);
  }
  CHECK(expected == doctest::Approx(2.866566).epsilon(1e-7));
  CHECK(elo_rated(1613, 32, scored, expected) == doctest::Approx(1601.269877).epsilon(1e-9));
}

TEST_CASE("expectations of the two sum to one; 400 more is ten to one") {
  CHECK(elo_expected(1500, 1500) == 0.5);
  CHECK(elo_expected(1900, 1500) == doctest::Approx(10.0 / 11));
  CHECK(elo_expected(1234, 1777) + elo_expected(1777, 1234) == doctest::Approx(1.0));
}

TEST_CASE("K is large for newcomers and small for the strongest") {
  const Elo system;
  CHECK(elo_k(system, 2500, 29) == 40);
  CHECK(elo_k(system, 1500, 30) == 20);
  CHECK(elo_k(system, 2400, 30) == 10);
}
