// Glicko-2: M. Glickman, "Example of the Glicko-2 system".

#include "src/league/ratings/glicko2.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

using namespace tanteador::league;

namespace {

constexpr Glicko2 kPaper{.tau = 0.5};
constexpr Glicko2Rating kPlayer{1500, 200, 0.06};
const std::vector<Glicko2Game> kGames = {{1400, 30, 1}, {1550, 100, 0}, {1700, 300, 0}};

void check_near(const Glicko2Rating& rating, const Glicko2Rating& expected, const Glicko2Rating& within) {
  CHECK(std::abs(rating.rating - expected.rating) <= within.rating);
  CHECK(std::abs(rating.deviation - expected.deviation) <= within.deviation);
  CHECK(std::abs(rating.volatility - expected.volatility) <= within.volatility);
}

}  // namespace

TEST_CASE("the paper's example, as printed and in full") {
  const Glicko2Rating after = update_rating(kPaper, kPlayer, kGames);
  check_near(after, {1464.06, 151.52, 0.05999}, {0.02, 0.01, 1e-5});
  check_near(after, {1464.0506705393, 151.5165241239, 0.059995984286}, {1e-6, 1e-6, 1e-6});
}

TEST_CASE("an opponent of the example, rated in the same period") {
  check_near(update_rating(kPaper, {1400, 30, 0.06}, std::vector<Glicko2Game>{{1500, 200, 0}}),
             {1398.1435582337, 31.6702152812, 0.0599991237}, {1e-6, 1e-6, 1e-6});
}

TEST_CASE("without games the deviation grows up to a newcomer's") {
  const Glicko2Rating one = update_rating(kPaper, kPlayer, {});
  check_near(one, {1500, 200.2714166988, 0.06}, {0, 1e-6, 0});
  CHECK(age_rating(kPaper, kPlayer, 1) == one);
  CHECK(age_rating(kPaper, kPlayer, 0).deviation == doctest::Approx(200));
  const Glicko2Rating two = age_rating(kPaper, one, 1), at_once = age_rating(kPaper, kPlayer, 2);
  CHECK(at_once.deviation == doctest::Approx(two.deviation).epsilon(1e-12));
  CHECK(age_rating(kPaper, kPlayer, 1'000'000).deviation == 350);
}

TEST_CASE("the order of the games of a period makes no difference") {
  const std::vector<Glicko2Game> turned = {kGames[2], kGames[0], kGames[1]};
  check_near(update_rating(kPaper, kPlayer, turned), update_rating(kPaper, kPlayer, kGames),
             {1e-9, 1e-9, 1e-12});
}

TEST_CASE("half of a substitute's game counts half") {
  std::vector<Glicko2Game> twice = {{1400, 30, 1, 0.5}, {1400, 30, 1, 0.5}};
  check_near(update_rating(kPaper, kPlayer, twice), update_rating(kPaper, kPlayer, std::vector{kGames[0]}),
             {1e-9, 1e-9, 1e-12});
  const double whole = update_rating(kPaper, kPlayer, std::vector{kGames[0]}).rating - 1500;
  const double half = update_rating(kPaper, kPlayer, std::vector{twice[0]}).rating - 1500;
  CHECK(half > 0.5 * whole);  // the second half tells less than the first
  CHECK(half < whole);
  CHECK(update_rating(kPaper, kPlayer, std::vector<Glicko2Game>{{1400, 30, 1, 0}}) ==
        age_rating(kPaper, kPlayer, 1));
}

TEST_CASE("surprising results raise the volatility and never break it") {
  const std::vector<Glicko2Game> upsets(20, {3000, 30, 1});
  CHECK(update_rating(kPaper, {1500, 50, 0.06}, upsets).volatility > 0.06);
  for (const double rating : {-5000.0, 1500.0, 9000.0}) {
    const Glicko2Rating after = update_rating(kPaper, {rating, 30, 0.06}, upsets);
    CHECK(std::isfinite(after.rating));
    CHECK(after.deviation > 0);
    CHECK(std::isfinite(after.volatility));
  }
}
