// The winners of prizes: shared places, categories, performance, the last places, one prize each.

#include <algorithm>
#include <map>

#include "src/league/competition/prizes.hpp"
#include "src/league/pairing/random.hpp"
#include "tests/league/competition/evening.hpp"

using namespace tanteador::test;

namespace {
namespace awards {

using event::Prize;
using event::PrizeRanking;

// A round robin in which the lower number wins, so that the final rank is the number. `level`: this number
// and the next one draw their game and tie; 0: nobody does.
Evening played(int entrants, int level = 0) {
  StageSetup stage = stage_of(Format::round_robin);
  stage.order = {Tiebreak::points};
  Evening evening(stage, entrants);
  while (evening.draw_fails().empty()) evening.play_round();
  for (std::size_t round = 0; round < evening.now.now().rounds.size() && level > 0; ++round) {
    const PlayedRound& played = evening.now.now().rounds[round];
    const auto table = table_of(played, numbered(level));
    if (!table || table != table_of(played, numbered(level + 1))) continue;
    const event::TableScore draw{.sides = {{.score = 20}, {.score = 20}}, .winner = -1};
    evening.enter(event::ResultCorrected{{0, static_cast<int>(round), *table}, draw, "a draw", {}});
    break;
  }
  return evening;
}

void put_in(Evening& evening, const std::string& category, std::vector<int> numbers) {
  for (const int number : numbers) {
    auto categories = evening.now.entrants[static_cast<std::size_t>(number - 1)].categories;
    categories.push_back(category);
    evening.enter(event::EntrantChanged{.entrant = numbered(number), .categories = categories});
  }
}

// "2: 40" for number 2 with 40 in money, "3: a ham" for a thing.
std::vector<std::string> winners(Evening& evening, std::vector<Prize> prizes, bool one_each) {
  evening.enter(event::MoneySet{1000, "CHF", std::move(prizes), one_each});
  std::vector<std::string> all;
  for (const WonPrize& one : award_prizes(evening.now).winners) {
    const std::string amount = one.amount > 0 ? std::to_string(one.amount) : "";
    const std::string between = amount.empty() || one.prize.thing.empty() ? "" : " and ";
    all.push_back(std::to_string(index(one.entrant) + 1) + ": " + amount + between + one.prize.thing);
  }
  return all;
}

Prize money(int place, int amount, std::string category = {}, PrizeRanking ranking = {}) {
  return {place, std::move(category), amount, {}, ranking};
}
Prize thing(int place, std::string what, std::string category = {}) {
  return {place, std::move(category), 0, std::move(what)};
}

using List = std::vector<std::string>;

}  // namespace awards
}  // namespace

using namespace awards;

TEST_CASE("several prizes each: every list is awarded by itself") {
  Evening evening = played(6);
  put_in(evening, "women", {2, 5});
  const std::vector<Prize> prizes{money(1, 60), money(2, 40), money(1, 30, "women"), money(2, 10, "women")};
  CHECK(winners(evening, prizes, false) == List{"1: 60", "2: 40", "2: 30", "5: 10"});
}

TEST_CASE("one prize each: the largest, and the others in the list move up") {
  Evening evening = played(6);
  put_in(evening, "women", {2, 5});
  const std::vector<Prize> prizes{money(1, 60), money(2, 40), money(1, 30, "women"), money(2, 10, "women")};
  CHECK(winners(evening, prizes, true) == List{"1: 60", "2: 40", "5: 30"});
  const PrizeAwards awards = award_prizes(evening.now);
  CHECK(awards.winners.back().passed_over == 1);
  CHECK(awards.winners.back().prize.place == 1);
  CHECK(awards.rest == std::vector{money(2, 10, "women")});
  // The women's prize is larger than the second one, which goes to the third.
  CHECK(winners(evening, {money(1, 60), money(2, 20), money(1, 30, "women")}, true) ==
        List{"1: 60", "3: 20", "2: 30"});
}

TEST_CASE(
    "one prize each: tied participants share their places, and a larger prize of a category comes first") {
  Evening evening = played(6, 2);  // 2 and 3 share the second place
  CHECK(winners(evening, {money(1, 60), money(2, 40), money(3, 20)}, true) ==
        List{"1: 60", "2: 30", "3: 30"});
  put_in(evening, "women", {3, 5});
  // Half of 50 is less than 30.
  CHECK(winners(evening, {money(1, 60), money(2, 50), money(1, 30, "women")}, true) ==
        List{"1: 60", "2: 50", "3: 30"});
  CHECK(winners(evening, {money(1, 60), money(2, 70), money(1, 30, "women")}, true) ==
        List{"1: 60", "2: 35", "3: 35", "5: 30"});
}

TEST_CASE("one prize each: a prize without amount goes by the final ranking first, in a category last") {
  Evening evening = played(6);
  put_in(evening, "women", {1, 2, 4});
  CHECK(winners(evening, {thing(1, "a ham"), money(2, 20), money(1, 30, "women"), thing(2, "wine", "women")},
                true) == List{"1: a ham", "3: 20", "2: 30", "4: wine"});
}

TEST_CASE("a prize for a single place goes to that place") {
  Evening evening = played(6);
  CHECK(winners(evening, {money(1, 60), thing(5, "wine")}, false) == List{"1: 60", "5: wine"});
  CHECK(winners(evening, {money(1, 60), thing(5, "wine")}, true) == List{"1: 60", "5: wine"});
}

TEST_CASE("the last places have their prize, without those who withdrew") {
  Evening evening = played(6);
  const std::vector<Prize> lantern{money(1, 60), money(1, 5, {}, PrizeRanking::from_last)};
  CHECK(winners(evening, lantern, false) == List{"1: 60", "6: 5"});
  evening.enter(event::EntrantWithdrawn{numbered(6), {}});
  CHECK(winners(evening, lantern, false) == List{"1: 60", "5: 5"});
}

// C.07, article 10.2: two of three points against opponents of 1500 on average are 125 more than it.
TEST_CASE("the best performance rating has a prize; who met nobody with a rating has none") {
  Evening evening = played(4);
  CHECK(winners(evening, {money(1, 60), money(1, 20, {}, PrizeRanking::performance)}, false) ==
        List{"1: 60"});
  CHECK(award_prizes(evening.now).rest.size() == 1);
  const int ratings[] = {1900, 1500, 1400, 1600};
  for (int number = 1; number <= 4; ++number)
    evening.enter(event::EntrantChanged{.entrant = numbered(number), .rating = ratings[number - 1]});
  // The averages of the opponents are 1500, 1633, 1667 and 1600.
  CHECK(performance_ratings(evening.now) == std::vector<Value>{2300, 1758, 1542, 800});
  CHECK(winners(evening, {money(1, 60), money(1, 20, {}, PrizeRanking::performance)}, true) ==
        List{"1: 60", "2: 20"});
  CHECK(award_prizes(evening.now).winners.back().performance == 1758);
}

TEST_CASE("nobody receives two prizes, and nobody ahead in a list goes without (law over random prizes)") {
  Lots lots(17);
  for (int trial = 0; trial < 200; ++trial) {
    Evening evening = played(7, lots.pick_below(6));
    put_in(evening, "women", {1 + lots.pick_below(3), 4 + lots.pick_below(4)});
    std::vector<Prize> prizes;
    std::int64_t all = 0;
    for (const char* category : {"", "women"}) {
      const int places = lots.pick_below(5);
      for (int place = 1; place <= places; ++place) {
        prizes.push_back(money(place, 10 * (1 + lots.pick_below(9)), category));
        all += prizes.back().amount;
      }
    }
    evening.enter(event::MoneySet{0, {}, prizes, true});
    const PrizeAwards awards = award_prizes(evening.now);
    std::map<Entrant, int> had;
    std::int64_t paid = 0;
    for (const WonPrize& one : awards.winners) {
      CHECK(++had[one.entrant] == 1);
      paid += one.amount;
    }
    for (const Prize& left : awards.rest) paid += left.amount;
    CHECK(paid <= all);
    CHECK(paid > all - 7);  // hundredths that cannot be shared
    for (const WonPrize& one : awards.winners) {
      for (const PlacedEntrant& ahead : rank_in(evening.now, one.prize.category)) {
        if (ahead.overall < one.overall) CHECK_MESSAGE(had.contains(ahead.entrant), trial);
      }
    }
  }
}
