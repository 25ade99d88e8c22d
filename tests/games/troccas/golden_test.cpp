// The worked examples of the inventory (I1 to I15).

#include <doctest/doctest.h>

#include "src/games/troccas/count.hpp"
#include "src/games/troccas/draw.hpp"
#include "tests/games/troccas/table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using troccas::Pack;

namespace {

Pack::Set pack_of(const std::string& words) {
  Pack::Set set;
  for (std::size_t at = 0; at < words.size();) {
    const std::size_t end = std::min(words.find(' ', at), words.size());
    const auto card = Pack::parse(words.substr(at, end - at));
    REQUIRE(card.has_value());
    set[static_cast<std::size_t>(*card)] = true;
    at = end + 1;
  }
  return set;
}

struct Example {
  std::string_view number;  // of the example
  int players;
  std::string_view script;
  std::vector<Points> scores;     // or, where it is refused,
  std::string_view refused = "";  // why
  std::string_view options = "";
};

// Dani is the skatist of four, so Vus has the skat; of three Caro, of five Ema, of six Fina.
const std::string kPileB =
    "pile:Nus=Ks,Kb,Qs,Cs,Js,T21,1s,2s,3s,4s,5s,6s,7s,8s,9s,10s,1b,2b,3b,4b,5b,6b,7b,8b,9b,10b,T2,T3";
// Seven tricks of six cards with figures of 30 beyond the groups: four kings, fool and XXI (24), two queens.
const std::string kSevenTricks =
    "pile:Nus=Ks,Kb,Kc,Kr,T21,X,Qs,Qb,1s,2s,3s,4s,5s,6s,7s,8s,9s,10s,1b,2b,3b,4b,5b,6b,7b,8b,9b,10b,1c,2c,3c,"
    "4c,5c,6c,7c,8c,9c,10c,1r,2r,3r,4r";

const Example kExamples[] = {
    {"I3", 4, kPileB, {-11, 11}},
    {"I4", 4, "count:Nus=36", {0, 0}},
    {"I4", 4, "count:Nus=41", {5, -5}},
    {"I4", 4, "count:Nus=72", {36, -36}},
    {"I6", 4, "count:Nus=40,Vus=31", {0, 0}, "troccas/counted_sum"},
    {"I7", 3, "count:Ana=40,Beto=37,Caro=50", {-2, -5, 7}},
    {"I8", 5, "count:Ana=30,Beto=20,Caro=25,Dani=22,Ema=30", {5, -5, 0, -3, 3}},
    {"I9", 3, "count:Ana=42,Beto=38,Caro=50", {0, 0, 0}, "troccas/counted_sum"},
    {"I11", 6, kSevenTricks, {5, -5}},
    {"I13", 4, "matsch:Nus", {31, -31}},
    {"I13", 4, "matsch:Nus=Ks,Kb", {23, -23}},
    {"I13", 4, "matsch:Vus", {-31, 31}},
    {"I13", 4, "matsch:Nus", {36, -36}, "", R"("matsch_fool_skat_to":"winner")"},
    {"I14", 4, "skat:Dani=Ks,7s", {0, 0}, "troccas/skat_lone_five"},
    {"I14", 4, "skat:Dani=Ks,T21", {0, 0}},
    {"I14", 4, "skat:Dani=Qs,7s", {0, 0}},
    {"I15",
     4,
     R"({"type":"redeal_asked","player":"Dani","after":12,"vetoed_by":"Ana"})",
     {0, 0},
     "troccas/redeal_vetoed"},
    {"I15",
     4,
     R"({"type":"redeal_asked","player":"Dani","after":12,"vetoed_by":"Ana","no_tarock":true})",
     {0, 0}},
};

}  // namespace

TEST_CASE("cards are counted in fours (I1)") {
  CHECK(troccas::points(pack_of("Ks 1s 2s 3s"), 4) == 5);
  CHECK(troccas::points(pack_of("Ks Qs 1s 2s"), 4) == 8);
  CHECK(troccas::points(pack_of("Ks Qs Cs 1s"), 4) == 10);
  CHECK(troccas::points(pack_of("Ks Kb Kc Kr"), 4) == 17);
  CHECK(troccas::points(pack_of("1s 2s 3s T20"), 4) == 1);
  CHECK(troccas::points(pack_of("Js Jb Jc 1s"), 4) == 4);
}

TEST_CASE("the skat of two is one group (I2)") {
  CHECK(troccas::skat_points(pack_of("1s 2s"), 4) == 1);
  CHECK(troccas::skat_points(pack_of("Qs 1s"), 4) == 4);
  CHECK(troccas::skat_points(pack_of("Cs Qb"), 4) == 6);
  CHECK(troccas::skat_points(pack_of("Ks Kb"), 4) == 9);
}

TEST_CASE("the skat of three counts one less for each card (I10)") {
  CHECK(troccas::skat_points(pack_of("1s 2s 3s"), 3) == 0);
  CHECK(troccas::skat_points(pack_of("Qs 1s 2s"), 3) == 3);
  CHECK(troccas::skat_points(pack_of("Ks Kb 1s"), 5) == 8);
  CHECK(troccas::skat_points(pack_of("Ks Kb 1s"), 3, troccas::value::group) == 9);
  CHECK(troccas::skat_points(pack_of("Ks Kb 1s"), 3, troccas::value::full) == 11);
}

TEST_CASE("nineteen counting cards are worth 71, the whole pack 72 in fours") {
  Pack::Set pack;
  pack.set();
  CHECK(troccas::figures(pack) == 52);
  CHECK(troccas::points(pack, 4) == 72);
  CHECK(troccas::points(pack, 3) == 130);
  CHECK(troccas::total_points(6) == 72);
  CHECK(troccas::total_points(3) == 127);
  CHECK(troccas::total_points(5, troccas::value::group) == 128);
  CHECK(troccas::total_points(5, troccas::value::full) == 130);
}

TEST_CASE("deals score as in the examples") {
  for (const Example& row : kExamples) {
    CAPTURE(row.number);
    CAPTURE(row.script);
    EventTable table(troccas_start(row.players, row.options));
    table.play(troccas_events("deal"));
    CHECK(table.enter(troccas_events(row.script)) == row.refused);
    CHECK(table.scores() == row.scores);
  }
}

TEST_CASE("four deals make the match, and the side in credit wins it (I5)") {
  EventTable table(troccas_start(4));
  table.play(troccas_events("deal count:Nus=41 deal count:Nus=25 deal count:Nus=38 deal count:Nus=43"));
  CHECK(table.scores() == std::vector<Points>{3, -3});
  const Outcome result = outcome(table.match());
  CHECK(result.status == Outcome::Status::won);
  REQUIRE(result.winners.size() == 1);
  CHECK(result.winners[0] == Side{0});
}

TEST_CASE("a debt of nine gives the rights to nine and ten, of nineteen to nineteen at once (I12)") {
  struct Row {
    int debt;
    std::string_view nine_ten, nineteen;
  };
  constexpr std::string_view no = "troccas/right_debt";
  for (const Row& row : {Row{8, no, no}, Row{9, "", no}, Row{18, "", no}, Row{19, "", ""}}) {
    CAPTURE(row.debt);
    const std::string carried = "carried:Nus=-" + std::to_string(row.debt) + " ";
    CHECK(EventTable(troccas_start(4)).enter(troccas_events(carried + "right:Nus=nine_ten")) == row.nine_ten);
    CHECK(EventTable(troccas_start(4)).enter(troccas_events(carried + "right:Nus=nineteen")) == row.nineteen);
  }
}

TEST_CASE("the two lowest tarocks play together, and the lowest deals first") {
  const auto draw = troccas::draw_partners({14, 3, 21, 7});
  REQUIRE(draw.has_value());
  CHECK(*draw == troccas::Draw{{1, 3}, {0, 2}});
  CHECK(draw->first_dealer() == 1);
  CHECK_FALSE(troccas::draw_partners({14, 3, 14, 7}));
  CHECK_FALSE(troccas::draw_partners({0, 3, 14, 7}));
  CHECK_FALSE(troccas::draw_partners({22, 3, 14, 7}));
}

TEST_CASE("a side's only empty card is given for its fool in a deal entered card by card (C-13)") {
  // Ana's fool falls to Beto; Caro's trick has the ace of swords and three figures; Dani's tarocks take the
  // rest.
  std::string script =
      "deal skat:Dani=4s,5s Ana:X Beto:Ks Caro:2s Dani:3s Beto:Js Caro:Qs Dani:Cs Ana:1s "
      "Caro:10c Dani:T5 Ana:9c Beto:8c";
  int blank = Pack::place(*Pack::parse("6s"));
  const auto lay = [&](std::string_view who, Pack::Card card) {
    script += " " + std::string(who) + ":" + std::string(Pack::name(card));
  };
  const auto gone = pack_of("Js Cs Qs Ks 8c 9c 10c");
  const auto next = [&] {
    while (gone[static_cast<std::size_t>(blank)]) ++blank;
    return Pack::card(blank++);
  };
  for (int tarock = 6; tarock <= cards::kTrumps; ++tarock) {
    lay("Dani", Pack::trump(tarock));
    lay("Ana", next());
    lay("Beto", tarock < 10 ? Pack::trump(tarock - 5) : next());
    lay("Caro", next());
  }
  EventTable table(troccas_start(4));
  table.play(troccas_events(script));
  // Fool, queen, knight and jack are 10 over their group.
  CHECK(table.scores() == std::vector<Points>{11 - 36, 36 - 11});
}
