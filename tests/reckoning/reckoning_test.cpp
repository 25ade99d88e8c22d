// Each game scores as an independent calculation. Deals for each: 2,000; with TANTEADOR_LONG in the
// environment 100,000; TANTEADOR_DEALS sets any number.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>

#include "tests/reckoning/plays.hpp"

using namespace tanteador::reckoning;

namespace {

int deals_wanted() {
  if (const char* deals = std::getenv("TANTEADOR_DEALS")) return std::atoi(deals);
  return std::getenv("TANTEADOR_LONG") ? 100'000 : 2'000;
}

void add(Played& all, const Played& match) {
  all.deals += match.deals;
  for (const auto& [word, times] : match.met) all.met[word] += times;
}

// Rare deals occur often enough: at least one in this many.
using Rare = std::map<std::string, int>;

void check(Played (*play)(Lots), const Rare& rare = {}) {
  Played all;
  for (std::uint64_t seed = 1; all.deals < deals_wanted(); ++seed) {
    CAPTURE(seed);
    add(all, play(Lots(seed)));
  }
  for (const auto& [word, most] : rare) CHECK_MESSAGE(all.met[word] * most >= all.deals, word);
}

}  // namespace

TEST_CASE("Truco scores as an independent calculation from the printed rules") {
  check(play_truco, {{"pica", 20}, {"gallo", 10}});
}

TEST_CASE("Truf scores as an independent calculation: by cards, by tricks, by counts and mixed") {
  check(play_truf, {{"thirteen", 10}, {"thrown in", 100}});
}

TEST_CASE("Troccas scores as an independent calculation from the printed rules") {
  check(play_troccas, {{"matsch", 40}});
}

TEST_CASE("Tarot scores as an independent calculation: by cards, by tricks, by piles and by results") {
  check(play_tarot, {{"chelem", 40},
                     {"defence chelem", 200},
                     {"excuse last", 20},
                     {"excuse takes", 400},
                     {"petit", 20},
                     {"poignee", 10}});
}

TEST_CASE("the sheet of any game scores as an independent calculation: by all numbers and by one") {
  check(play_sheet);
}

TEST_CASE("the variants of Truco score as an independent calculation from their rules") {
  constexpr int kHandsForEveryRule = 4'000;
  const int wanted = 2 * deals_wanted();
  const bool for_every_rule = wanted >= kHandsForEveryRule;
  const auto rules = rules_of_truco_variants();
  Played all;
  const auto is_missing = [&](const std::string& rule) { return all.met[rule] == 0; };
  const auto wants_more = [&] {
    const bool rare = for_every_rule && all.deals < 4 * wanted;
    return all.deals < wanted || (rare && std::ranges::any_of(rules, is_missing));
  };
  for (std::uint64_t seed = 1; wants_more(); ++seed) {
    CAPTURE(seed);
    add(all, play_truco_variants(Lots(seed)));
  }
  std::string counts;
  for (const auto& [rule, times] : all.met) counts += "\n" + std::to_string(times) + " " + rule;
  MESSAGE(all.deals << " hands" << counts);
  if (!for_every_rule) return;
  for (const std::string& rule : rules) CHECK_MESSAGE(all.met[rule] > 0, rule << " was never met");
}
