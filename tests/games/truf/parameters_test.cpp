// The effect of each table agreement.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "src/codec/result.hpp"
#include "tests/games/truf/rows.hpp"

using namespace tanteador;
using std::string_view;
using test::truf::Table;

namespace {

struct Agreement {
  string_view parameter, value, script, result;
  string_view also = "";  // other agreements
};

constexpr string_view kTwoDeals = "deal bids=5s,3h,2d,Ac tricks=4,5,2,2 deal bids=6s,4h,3d,2c tricks=5,4,1,3";
constexpr string_view kOneDeal = "deal bids=5s,3h,2d,Ac tricks=4,5,2,2";
constexpr string_view kZeroBawah = "deal bids=4s,3h,2d,Kc tricks=5,4,4,0";
constexpr string_view kZeroAtas = "deal bids=9s,4h,2d,Kc tricks=8,4,1,0";
constexpr string_view kExact = "deal bids=4s,3h,2d,Ac tricks=4,1,4,4";
constexpr string_view kWithAce = "deal Ana:hand=2s,3s,4s,5s,6s,7s,8s,9s,10s,2h,3h,4h,Ah";

// The result: a refusal, or scores and winner; for the dealer's agreement the next dealer.
const Agreement kAgreements[] = {
    {"deals", "13", kOneDeal, "1 -2 0 -1"},
    {"deals", "1", kOneDeal, "1 -2 0 -1 => won Ana"},
    {"deals", "2", kTwoDeals, "0 -2 -2 0 => drawn Ana Dani"},
    {"deals", "0", kTwoDeals, "0 -2 -2 0"},
    {"zero_bonus", "0", kZeroBawah, "-1 -1 -2 0"},
    {"zero_bonus", "5", kZeroBawah, "-1 -1 -2 5"},
    {"zero_bonus", "7", kZeroBawah, "-1 -1 -2 7"},
    {"zero_bonus_modes", "bawah", kZeroAtas, "-1 0 -1 0", "zero_bonus=5"},
    {"zero_bonus_modes", "both", kZeroAtas, "-1 0 -1 5", "zero_bonus=5"},
    {"zero_bonus_modes", "both", kZeroBawah, "-1 -1 -2 5", "zero_bonus=5"},
    {"positive_multiplier", "1", kOneDeal, "1 -2 0 -1"},
    {"positive_multiplier", "2", kOneDeal, "2 -2 0 -1"},
    {"positive_multiplier", "10", kOneDeal, "10 -2 0 -1"},
    {"mult_applies_to_zero_bonus", "true", kZeroBawah, "-1 -1 -2 15", "zero_bonus=5 positive_multiplier=3"},
    {"mult_applies_to_zero_bonus", "false", kZeroBawah, "-1 -1 -2 5", "zero_bonus=5 positive_multiplier=3"},
    {"exact_score", "0", kExact, "0 2 -2 -3"},
    {"exact_score", "3", kExact, "3 2 -2 -3"},
    {"exact_score", "bid", kExact, "4 2 -2 -3"},
    {"exact_score", "bid", kExact, "8 4 -2 -3", "positive_multiplier=2"},
    {"exact_score", "bid", kZeroBawah, "-1 -1 -2 0"},
    {"exact_score", "3", kZeroBawah, "-1 -1 -2 5", "zero_bonus=5"},  // the bonus stands in its place
    {"ace_in_redeal", "picture", kWithAce, "truf/redeal_mixed"},
    {"ace_in_redeal", "number", kWithAce, "0 0 0 0"},
    {"ace_in_redeal", "picture", "deal Ana:pictures", "0 0 0 0"},
    {"ace_in_redeal", "number", "deal Ana:pictures", "truf/redeal_pictures"},
    // In the second deal Beto follows Ana counter-clockwise, Dani does clockwise.
    {"direction", "alternate", "deal annulled deal bids=6s,4h,3d,2c Ana:Ah Beto:4h", "0 0 0 0"},
    {"direction", "alternate", "deal bids=5s,3h,2d,Ac tricks=4,5,2,2 deal bids=6s,4h,3d,2c Ana:Ah Beto:5h",
     "truf/turn"},
    {"direction", "alternate", "deal bids=5s,3h,2d,Ac tricks=4,5,2,2 deal bids=6s,4h,3d,2c Ana:Ah Dani:5h",
     "1 -2 0 -1"},
    {"direction", "ccw", "deal bids=5s,3h,2d,Ac tricks=4,5,2,2 deal bids=6s,4h,3d,2c Ana:Ah Beto:5h",
     "1 -2 0 -1"},
    {"tie_high_bidder", "suit_order", "deal bids=5h,5s,2d,Ac Ana:shift=1", "truf/shift_player"},
    {"tie_high_bidder", "suit_order", "deal bids=5h,5s,2d,Ac Beto:shift=1 Beto:5s", "0 0 0 0"},
    // Beto, Caro and Dani share the lowest score after a deal of Dani's: clockwise Caro comes first.
    {"dealer_tie", "next_in_rotation", "deal bids=5s,3h,2d,Ac tricks=4,4,3,2", "1 -1 -1 -1, Caro deals"},
    {"winner_by", "points_max", kOneDeal, "1 -2 0 -1 => won Ana", "deals=1"},
    {"winner_by", "tricks_max", kOneDeal, "1 -2 0 -1 => won Beto", "deals=1"},
    {"winner_by", "tricks_min", kOneDeal, "1 -2 0 -1 => drawn Caro Dani", "deals=1"},
    {"winner_by", "tricks_max", kTwoDeals, "0 -2 -2 0 => drawn Ana Beto", "deals=2"},
    {"winner_by", "tricks_min", kTwoDeals, "0 -2 -2 0 => won Caro", "deals=2"},
    {"winner_by", "tricks_max", "deal bids=5s,3h,2d,Ac tricks=4,5,2,2 end=agreed", "1 -2 0 -1 => ended Beto"},
};

std::string result_of(const Agreement& row) {
  Table table("truf-lodige",
              std::string(row.parameter) + "=" + std::string(row.value) + " " + std::string(row.also));
  if (const std::string refused = table.enter(row.script); !refused.empty()) return refused;
  std::string text = table.score();
  if (row.parameter == "dealer_tie") text += ", " + table.next("dealer") + " deals";
  const Outcome result = outcome(table.match());
  if (result.status == Outcome::Status::in_progress) return text;
  text += " => " + std::string(codec::status_word(result.status));
  for (const Side side : result.winners)
    text += " " + table.names().sides[static_cast<std::size_t>(index(side))];
  return text;
}

}  // namespace

TEST_CASE("each house rule changes the result of its script") {
  for (const Agreement& row : kAgreements) {
    CAPTURE(row.parameter);
    CAPTURE(row.value);
    CAPTURE(row.script);
    CAPTURE(row.also);
    CHECK(result_of(row) == row.result);
  }
}

TEST_CASE("every value of every agreement has a row, and numbers have two") {
  std::map<string_view, std::set<string_view>> met;
  for (const Agreement& row : kAgreements) met[row.parameter].insert(row.value);
  for (const auto& info : Truf::parameters()) {
    CAPTURE(info.name);
    for (const string_view word : info.words) {
      CAPTURE(word);
      CHECK(met[info.name].contains(word));
    }
    const std::size_t numbers = info.yes_no || info.max >= info.min ? 2 : 0;
    CHECK(met[info.name].size() >= info.words.size() + numbers);
  }
  CHECK(met.size() == Truf::parameters().size());
}

TEST_CASE("a numeric agreement has limits (F-14 to F-16)") {
  struct Range {
    string_view name;
    int least, most;
  };
  const Range ranges[] = {
      {"deals", 0, 200}, {"zero_bonus", 0, 200}, {"positive_multiplier", 1, 10}, {"exact_score", 0, 200}};
  for (const auto& [name, least, most] : ranges) {
    CAPTURE(name);
    const auto info = std::ranges::find(Truf::parameters(), name, [](const auto& one) { return one.name; });
    REQUIRE(info != Truf::parameters().end());
    CHECK(info->min == least);
    CHECK(info->max == most);
  }
}
