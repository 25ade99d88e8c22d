// The worked examples of the rules: the score of a deal by its result. The taker is Ana unless stated.

#include <algorithm>

#include <doctest/doctest.h>

#include "src/registry/reckoning.hpp"
#include "tests/games/tarot/rows.hpp"

using namespace tanteador;
using namespace tanteador::test;

namespace {
constexpr std::string_view kPrinted = "tarot-printed-3";
}

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

TEST_CASE("petit au bout is multiplied by the contract, poignée and chelem are not (N-14, N-15)") {
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
      {"a trump in the discard, shown again, makes a triple poignée of four (N-23)",
       4,
       "deal A:garde A:discard=t1 A:poignee=15 result=b3,p50",
       {354, -118, -118, -118}},
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
       kPrinted},
      {"12 trumps, federation: too few", 3, "deal A:garde A:poignee=12", {0, 0, 0}, "tarot/poignee_few"},
      {"12 trumps, printed: simple",
       3,
       "deal A:garde A:poignee=12 result=b2,p49",
       {258, -86, -86},
       "",
       "{}",
       kPrinted},
  };
  check(rows);
}

TEST_CASE("the printed payments do not balance (NA-3)") {
  const TarotRow rows[] = {
      {"won", 3, "deal A:prise result=b2,p49", {99, -33, -33}, "", "{}", kPrinted},
      {"won, A as printed (NA-2)",
       3,
       "deal A:prise result=b2,p49",
       {51, -17, -17},
       "",
       R"({"a_mode":"literal"})",
       kPrinted},
      {"lost", 3, "deal A:prise result=b2,p35", {-31, 93, 93}, "", "{}", kPrinted},
  };
  check(rows);
}

TEST_CASE("the arithmetic of a distance that lessens the value subtracts it (NA-2)") {
  const auto how = [](std::string_view options) {
    EventTable table = tarot_table(3, options);
    table.play(event_lines("deal A:garde result=b2,p47"));
    return render(ledger(table.match()).front().entry.how, table.names());
  };
  CHECK(how(R"({"a_mode":"literal"})") == "garde, 41 needed, 47 made: (25 − 6) × 2 = 38, × 2 = 76");
  CHECK(how("{}") == "garde, 41 needed, 47 made: (25 + 6) × 2 = 62, × 2 = 124");
}

namespace {

// Ana, in a garde sans, has every trump and leads them down, then three kings; Beto lays the Excuse in the
// first trick or the last one. Every card is entered.
std::string all_tricks_by_cards(bool excuse_last) {
  constexpr std::string_view kRanks[] = {"1", "2", "3",  "4", "5", "6", "7",
                                         "8", "9", "10", "J", "C", "Q", "K"};
  constexpr std::string_view kLast = "Ks Kh Kd 2s 2h 2d 3s 3h 3d", kDog = "1c,2c,3c,4c,5c,6c";
  std::vector<std::string> others;
  for (const char suit : {'s', 'h', 'd', 'c'}) {
    for (const std::string_view rank : kRanks) {
      const std::string card = std::string(rank) + suit;
      const bool away = kLast.find(card) != kLast.npos || (suit == 'c' && kDog.find(card) != kDog.npos);
      if (!away) others.push_back(card);
    }
  }
  std::string script = "deal A:garde_sans";
  others.insert(others.begin(), excuse_last ? "2d" : "X");
  std::size_t next = 0;
  for (int trump = 21; trump > 0; --trump) {
    script += " A/T" + std::to_string(trump) + " B/" + others[next] + " C/" + others[next + 1];
    next += 2;
  }
  script += " A/Ks B/2s C/3s A/Kh B/2h C/3h A/Kd B/" + std::string(excuse_last ? "X" : "2d") + " C/3d";
  return script + " dog=" + std::string(kDog);
}

}  // namespace

TEST_CASE("the Excuse of a camp without a trick counts 4; where no chelem is played its 4½ (NA-12, NA-18)") {
  std::string b23, a23;
  for (int trick = 0; trick < 23; ++trick) a23 += " trick>A", b23 += " trick>B";
  const TarotRow rows[] = {
      {"87 by the cards", 3, all_tricks_by_cards(false), {968, -484, -484}},
      {"87 by the cards, laid in the last trick", 3, all_tricks_by_cards(true), {968, -484, -484}},
      {"in the last trick of tricks",
       3,
       "deal A:garde" + a23 + " A/T5 B/X C/2h result=b2,p87",
       {684, -342, -342}},
      {"that the taker has it",
       3,
       "deal A:garde" + a23 + " A/T5 B/X C/2h result=b3,p91",
       {},
       "tarot/bouts_known"},
      {"it changes sides where the defence has a trick",
       3,
       "deal A:garde trick>B" + a23.substr(8) + " A/T5 B/X C/2h result=b3,p80.5",
       {280, -140, -140}},
      {"of an attack without a trick: the discard and 4",
       3,
       "deal A:garde" + b23 + " B/T5 C/2h A/X result=b1,p7",
       {-676, 338, 338}},
      {"of a trick without a low card: three kings and 4",
       3,
       "deal A:garde_contre trick>A" + b23 + " result=b1,p17.5",
       {-708, 354, 354}},
      {"no more than them",
       3,
       "deal A:garde_contre trick>A" + b23 + " result=b1,p18.5",
       {},
       "tarot/points_impossible"},
      {"with the discard, in which is no king (N-8): three kings, four queens, two knights and 4",
       3,
       "deal A:garde trick>A" + b23 + " result=b1,p36.5",
       {-160, 80, 80}},
      {"no more than them, either",
       3,
       "deal A:garde trick>A" + b23 + " result=b1,p37.5",
       {},
       "tarot/points_impossible"},
      {"without chelem it changes sides as ever (NA-12)",
       3,
       all_tricks_by_cards(true),
       {640, -320, -320},
       "",
       R"({"chelem":false})"},
      {"printed: 86½ by the cards", 3, all_tricks_by_cards(false), {852, -284, -284}, "", "{}", kPrinted},
      {"printed, in the last trick", 3, all_tricks_by_cards(true), {852, -284, -284}, "", "{}", kPrinted},
      {"printed: a king, a queen, a knight and an Excuse with no low card to give: 14½ (N-10)",
       3,
       "deal A:garde trick>B" + a23 + " result=b2,p76.5",
       {366, -122, -122},
       "",
       "{}",
       kPrinted},
      {"printed: three kings and 4 are the most",
       3,
       "deal A:garde trick>B" + a23 + " result=b2,p72.5",
       {},
       "tarot/points_impossible",
       "{}",
       kPrinted},
      {"printed: 86½", 3, "deal A:garde result=b2,p86.5", {426, -142, -142}, "", "{}", kPrinted},
      {"printed, the half point dropped",
       3,
       "deal A:garde result=b2,p86.5",
       {420, -140, -140},
       "",
       R"({"half_point":"dropped"})",
       kPrinted},
      {"printed: 87", 3, "deal A:garde result=b2,p87", {}, "tarot/points_impossible", "{}", kPrinted},
      {"printed: nothing but the discard",
       3,
       "deal A:garde result=b0,p3",
       {-156, 468, 468},
       "",
       "{}",
       kPrinted},
      {"printed: no bout is in a discard (N-8)",
       3,
       "deal A:garde result=b1,p7",
       {},
       "tarot/points_impossible",
       "{}",
       kPrinted},
      {"printed: nothing but the Excuse",
       3,
       "deal A:garde_contre result=b1,p4.5",
       {-432, 1296, 1296},
       "",
       "{}",
       kPrinted},
      {"printed: the discard and the Excuse",
       3,
       "deal A:garde pile:attack=1s,2s,3s,4s,5s,6s,X result=",
       {-138, 414, 414},
       "",
       "{}",
       kPrinted},
      {"federation: the discard and the Excuse",
       3,
       "deal A:garde pile:attack=1s,2s,3s,4s,5s,6s,X result=chelem:defence",
       {-676, 338, 338}},
  };
  check(rows);
}

TEST_CASE("each line of a deal cites its own rule and its basis (N-7, N-12 to N-15, NA-8)") {
  const auto cited = [](std::string_view script, std::string_view category) {
    EventTable table = tarot_table(3);
    table.play(event_lines(script));
    const auto lines = ledger(table.match());
    const auto of_category = [&](const LedgerLine& line) { return line.entry.category == category; };
    std::string rules;
    for (const Ground& ground : grounds(table.match(), *std::ranges::find_if(lines, of_category)))
      rules += std::string(ground.rule) + "/" + std::string(ground.aspect) + " ";
    return rules;
  };
  CHECK(
      cited("deal A:garde result=b2,p49", "contract") ==
      "tarot.contract/ tarot.score.contract/distance tarot.bidding.higher/coefficient tarot.score.payment/ ");
  CHECK(cited("deal A:garde result=b2,p40.5", "contract") ==
        "tarot.contract/ tarot.score.contract/distance tarot.score.half_point/ "
        "tarot.bidding.higher/coefficient tarot.score.payment/ ");
  CHECK(cited("deal A:garde result=b2,p49,petit:attack", "petit") ==
        "tarot.bidding.higher/coefficient tarot.score.payment/ ");
  CHECK(cited("deal A:garde A:poignee=13 result=b2,p49", "poignee") ==
        "tarot.poignee.size/ tarot.score.payment/ ");
  CHECK(cited("deal A:garde result=b3,p91,chelem:attack", "chelem") == "tarot.score.payment/ ");
  CHECK(cited("deal A:garde result=b2,p49 ruled=A+5", "ruling") == "");
}

TEST_CASE("an impossible count is refused") {
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
    "with four the taker has three times; with five twice and the partner once, or four times (N-20, N-21)") {
  const TarotRow rows[] = {
      {"four", 4, "deal A:prise result=b2,p49", {99, -33, -33, -33}},
      {"four, lost", 4, "deal A:garde result=b1,p45", {-186, 62, 62, 62}},
      {"five with a partner", 5, "deal A:prise A:call=Kh result=b2,p49,partner:C", {66, -33, 33, -33, -33}},
      {"five alone", 5, "deal A:prise A:call=Kh result=b2,p49,partner:A", {132, -33, -33, -33, -33}},
      {"five, a half point lost", 5, "deal A:garde result=b2,p40.5,partner:B", {-104, -52, 52, 52, 52}},
  };
  check(rows);
}

// The first trick is Caro's, the others are Ana's, who leads the Excuse to the last one. That trick is hers
// if Caro is her partner (chelem). Else it is Eva's with the highest spade, and the Excuse goes with it
// (NA-9, NA-12).
TEST_CASE("with five and no called king the partner in the result decides who takes the last Excuse") {
  const std::string script =
      "deal A:garde trick>C trick>A trick>A trick>A trick>A trick>A trick>A trick>A trick>A trick>A trick>A "
      "trick>A trick>A trick>A A/X B/1s C/2s D/3s E/4s ";
  const TarotRow rows[] = {
      {"with Caro", 5, script + "result=b3,p91,partner:C", {720, -360, 360, -360, -360}},
      {"with Beto", 5, script + "result=b2,p70,partner:B", {216, 108, -108, -108, -108}},
      {"with Beto no chelem",
       5,
       script + "result=b3,p91,chelem:attack,partner:B",
       {0, 0, 0, 0, 0},
       "tarot/bouts_known"},
      {"with Caro all of it",
       5,
       script + "result=b2,p70,partner:C",
       {0, 0, 0, 0, 0},
       "tarot/points_impossible"},
  };
  check(rows);
}
