// The worked examples of the rules: what a deal comes to by its result. The taker is Ana unless said.

#include <doctest/doctest.h>

#include "tests/games/tarot/rows.hpp"

using namespace tanteador;
using namespace tanteador::test;

TEST_CASE(
    "a deal of three is worth 25 and the distance, times the contract, twice to the taker (N-12, N-13)") {
  const TarotRow rows[] = {
      {"49 with two bouts, prise", 3, "deal A:prise result=b2,p49", {66, -33, -33}},
      {"45½ with one bout, garde: six short (NA-8)", 3, "deal A:garde result=b1,p45.5", {-124, 62, 62}},
      {"40½ with two bouts: one short (NA-8)", 3, "deal A:garde result=b2,p40.5", {-104, 52, 52}},
      {"41½ with two bouts: one more (NA-8)", 3, "deal A:prise result=b2,p41.5", {52, -26, -26}},
      {"just made, garde sans", 3, "deal A:garde_sans result=b3,p36", {200, -100, -100}},
      {"60 without a bout, garde contre", 3, "deal A:garde_contre result=b0,p60", {348, -174, -174}},
      {"35½ with three bouts: one short (NA-8)", 3, "deal A:prise result=b3,p35.5", {-52, 26, 26}},
      {"by the points of the defence", 3, "deal A:prise result=b2,d42", {66, -33, -33}},
      {"by both, which make 91", 3, "deal A:prise result=b2,p49,d42", {66, -33, -33}},
      {"the taker is whoever bid last", 3, "deal A:prise B:garde result=b1,p45.5", {62, -124, 62}},
  };
  check(rows);
}

TEST_CASE(
    "a bonus is written beside the contract: petit au bout times the contract, poignée and chelem not") {
  const TarotRow rows[] = {
      {"petit of the attack (N-15)", 3, "deal A:garde result=b2,p49,petit:attack", {172, -86, -86}},
      {"petit of the defence (N-15)", 3, "deal A:garde result=b2,p49,petit:defence", {92, -46, -46}},
      {"petit won, contract lost (NA-7)", 3, "deal A:garde result=b2,p35,petit:attack", {-84, 42, 42}},
      {"petit and contract lost", 3, "deal A:garde_sans result=b1,p44,petit:defence", {-336, 168, 168}},
      {"petit of the defence, contract just made",
       3,
       "deal A:garde result=b2,p41,petit:defence",
       {60, -30, -30}},
      {"poignée of the taker (N-14)", 3, "deal A:garde A:poignee=13 result=b2,p49", {172, -86, -86}},
      {"poignée of a defender, won by the attack (NA-5)",
       3,
       "deal A:garde B:poignee=13 result=b2,p49",
       {172, -86, -86}},
      {"poignée of the taker, lost (NA-5)", 3, "deal A:garde A:poignee=simple result=b2,p35", {-164, 82, 82}},
      {"petit and double poignée",
       3,
       "deal A:garde A:poignee=15 result=b2,p49,petit:attack",
       {232, -116, -116}},
      {"chelem announced and made (NA-9)",
       3,
       "deal A:garde A:chelem result=b3,p91,chelem:attack",
       {1120, -560, -560}},
      {"chelem not announced, the Excuse with the defence (NA-18)",
       3,
       "deal A:garde result=b2,p87,chelem:attack",
       {684, -342, -342}},
      {"chelem announced and failed (NA-9)", 3, "deal A:garde A:chelem result=b1,p60.5", {-260, 130, 130}},
      {"chelem of the defence (NA-9)", 3, "deal A:prise result=b0,p3,chelem:defence", {-556, 278, 278}},
  };
  check(rows);
}

TEST_CASE("trumps shown make a poignée by the numbers of the edition (NA-4)") {
  const TarotRow rows[] = {
      {"14 trumps, federation: simple", 3, "deal A:garde A:poignee=14 result=b2,p49", {172, -86, -86}},
      {"14 trumps, printed: double",
       3,
       "deal A:garde A:poignee=14 result=b2,p49",
       {288, -96, -96},
       "",
       "{}",
       "tarot-printed-3"},
      {"12 trumps, federation: too few", 3, "deal A:garde A:poignee=12", {0, 0, 0}, "tarot/poignee_few"},
      {"12 trumps, printed: simple",
       3,
       "deal A:garde A:poignee=12 result=b2,p49",
       {258, -86, -86},
       "",
       "{}",
       "tarot-printed-3"},
  };
  check(rows);
}

TEST_CASE("the printed payments do not balance (NA-3)") {
  const TarotRow rows[] = {
      {"won", 3, "deal A:prise result=b2,p49", {99, -33, -33}, "", "{}", "tarot-printed-3"},
      {"won, A as printed (NA-2)",
       3,
       "deal A:prise result=b2,p49",
       {51, -17, -17},
       "",
       R"({"a_mode":"literal"})",
       "tarot-printed-3"},
      {"lost", 3, "deal A:prise result=b2,p35", {-31, 93, 93}, "", "{}", "tarot-printed-3"},
  };
  check(rows);
}

TEST_CASE("a count that cannot be is refused") {
  const TarotRow rows[] = {
      {"seven tricks and the dog are 27 cards: a half point",
       3,
       "deal A:prise trick>A trick>A trick>A trick>A trick>A trick>A trick>A "
       "trick>B trick>B trick>B trick>B trick>B trick>B trick>B trick>B trick>B trick>B trick>B trick>B "
       "trick>B trick>B trick>B trick>B trick>B result=b2,p42",
       {0, 0, 0},
       "tarot/points_parity"},
      {"49 and 41 are 90", 3, "deal A:prise result=b2,p49,d41", {0, 0, 0}, "tarot/points_sum"},
  };
  check(rows);
}

TEST_CASE(
    "four: the taker thrice; five: the taker twice and the partner once, or four times alone (N-20, N-21)") {
  const TarotRow rows[] = {
      {"four", 4, "deal A:prise result=b2,p49", {99, -33, -33, -33}},
      {"four, lost", 4, "deal A:garde result=b1,p45", {-186, 62, 62, 62}},
      {"five with a partner", 5, "deal A:prise A:call=Kh result=b2,p49,partner:C", {66, -33, 33, -33, -33}},
      {"five alone", 5, "deal A:prise A:call=Kh result=b2,p49,partner:A", {132, -33, -33, -33, -33}},
      {"five, a half point lost", 5, "deal A:garde result=b2,p40.5,partner:B", {-104, -52, 52, 52, 52}},
  };
  check(rows);
}
