// The worked examples of the rulebook; each row names the source of its number.

#include <doctest/doctest.h>

#include "src/games/truco/scoring/awards.hpp"
#include "src/games/truco/tricks.hpp"
#include "tests/games/truco/rows.hpp"
#include "tests/support/truco_table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using std::string_view;

namespace {

const truco::Parameters kGerman;
const truco::Deck kDeck(kGerman, truco::Card::none);
int envido_of(const std::vector<spanish::Card>& hand) { return kDeck.envido(hand); }
int flor_of(const std::vector<spanish::Card>& hand) { return kDeck.flor(hand); }

}  // namespace

TEST_CASE("the envido counts two cards of one suit and 20, else the highest card (G1 to G3, T-7)") {
  CHECK(envido_of(cards({"7e", "6e", "12c"})) == 33);
  CHECK(envido_of(cards({"12e", "11e", "10b"})) == 20);
  CHECK(envido_of(cards({"12e", "11b", "10c"})) == 0);
  CHECK(envido_of(cards({"7o", "5c", "2e"})) == 7);
  CHECK(envido_of(cards({"7e", "6e", "5e"})) == 33);
  CHECK(envido_of(cards({"1e", "10e", "7c"})) == 21);
}

TEST_CASE("the flor counts three cards of one suit and 20 (G4, T-8)") {
  CHECK(flor_of(cards({"5e", "6e", "7e"})) == 38);
  CHECK(flor_of(cards({"10e", "11e", "12e"})) == 20);
  CHECK(flor_of(cards({"1o", "2o", "12o"})) == 23);
}

TEST_CASE("envido calls add up when accepted and give what was accepted before when refused (T-32 to T-35)") {
  constexpr Row kRows[] = {
      {.name = "G5 T-32",
       .script = "hand A:envido B:quiero values:A=28,B=27>A tricks:AA",
       .posted = "envido A+2?, truco A+1"},
      {.name = "G5 T-34", .script = "hand A:envido B:no_quiero tricks:BB", .posted = "envido A+1, truco B+1"},
      {.name = "G6",
       .script = "hand A:envido B:envido A:quiero values:A=20,B=27>B tricks:AA",
       .posted = "envido B+4?, truco A+1"},
      {.name = "G6",
       .script = "hand A:envido B:envido A:no_quiero tricks:AA",
       .posted = "envido B+2, truco A+1"},
      {.name = "G7",
       .script = "hand A:envido B:real_envido A:quiero values:A=33,B=7>A tricks:AA",
       .posted = "envido A+5?, truco A+1"},
      {.name = "G7",
       .script = "hand A:envido B:real_envido A:no_quiero tricks:AA",
       .posted = "envido B+2, truco A+1"},
      {.name = "G8",
       .script = "hand B:real_envido A:quiero values:A=0,B=7>B tricks:AA",
       .posted = "envido B+3?, truco A+1"},
      {.name = "G8", .script = "hand B:real_envido A:no_quiero tricks:AA", .posted = "envido B+1, truco A+1"},
      {.name = "G9",
       .script = "hand A:envido B:envido A:real_envido B:quiero values:A=31,B=30>A tricks:AA",
       .posted = "envido A+7?, truco A+1"},
      {.name = "G9",
       .script = "hand A:envido B:envido A:real_envido B:no_quiero tricks:AA",
       .posted = "envido A+4, truco A+1"},
      {.name = "G10 first call",
       .script = "hand A:falta_envido B:no_quiero tricks:BB",
       .posted = "envido A+1, truco B+1"},
      {.name = "G10 after envido",
       .script = "hand A:envido B:falta_envido A:no_quiero tricks:BB",
       .posted = "envido B+2, truco B+1"},
      {.name = "G10 after real",
       .script = "hand A:real_envido B:falta_envido A:no_quiero tricks:BB",
       .posted = "envido B+3, truco B+1"},
      {.name = "G10 after both",
       .script = "hand A:envido B:real_envido A:falta_envido B:no_quiero tricks:BB",
       .posted = "envido A+5, truco B+1"},
      {.name = "G10 after three",
       .script = "hand A:envido B:envido A:real_envido B:falta_envido A:no_quiero tricks:BB",
       .posted = "envido B+7, truco B+1"},
      {.name = "G13",
       .script = "hand A:envido B:real_envido A:envido B:real_envido A:quiero values:A=28,B=27>A tricks:AA",
       .posted = "envido A+10?, truco A+1"},
      {.name = "G13",
       .parameters = kArgentino,
       .script = "hand A:envido B:real_envido A:envido",
       .refused = "truco/envido_after_real"},
      {.name = "G14",
       .script = "hand A:real_envido B:envido A:quiero values:A=28,B=27>A tricks:AA",
       .posted = "envido A+5?, truco A+1"},
      {.name = "G14",
       .script = "hand A:real_envido B:envido A:no_quiero tricks:AA",
       .posted = "envido B+3, truco A+1"},
      {.name = "G14",
       .parameters = kArgentino,
       .script = "hand A:real_envido B:envido",
       .refused = "truco/envido_after_real"},
      {.name = "G15 T-36, A is mano",
       .script = "hand A:envido B:quiero values:A=28,B=28>A tricks:AA",
       .posted = "envido A+2?, truco A+1"},
      {.name = "G15 T-36, B is mano",
       .script = "hand=A A:envido B:quiero values:B=28,A=28>B tricks:AA",
       .posted = "envido B+2?, truco A+1"},
  };
  for (const Row& row : kRows) check_every_way(row);
}

TEST_CASE("an accepted falta envido gives what the leading side needs (T-35, TA-12)") {
  constexpr string_view kHalves = "falta=malas_buenas_leader";
  constexpr Row kRows[] = {
      {.name = "G11",
       .script = "carried=20-12 hand A:falta_envido B:quiero values:A=1,B=2>B tricks:AA",
       .posted = "envido B+10?, truco A+1",
       .score = "21-22"},
      {.name = "G11",
       .script = "carried=29-3 hand A:falta_envido B:quiero values:A=1,B=2>B tricks:BB",
       .posted = "envido B+1?, truco B+1",
       .score = "29-5"},
      {.name = "G11",
       .script = "carried=10-5 hand A:falta_envido B:quiero values:A=1,B=2>B tricks:AA",
       .posted = "envido B+20?, truco A+1",
       .score = "11-25"},
      {.name = "G11 halves",
       .parameters = kHalves,
       .script = "carried=20-12 hand A:falta_envido B:quiero values:A=1,B=2>B tricks:AA",
       .score = "21-22"},
      {.name = "G11 halves",
       .parameters = kHalves,
       .script = "carried=29-3 hand A:falta_envido B:quiero values:A=1,B=2>B tricks:BB",
       .score = "29-5"},
      {.name = "G11 halves",
       .parameters = kHalves,
       .script = "carried=10-5 hand A:falta_envido B:quiero values:A=1,B=2>B tricks:AA",
       .score = "11-10"},
      {.name = "G11 the leader wins the chico",
       .script = "carried=20-12 hand A:falta_envido B:quiero values:A=3,B=2>A tricks:BB",
       .posted = "envido A+10?",
       .score = "30-12"},
      {.name = "G12",
       .script =
           "carried=12-8 hand A:envido B:real_envido A:falta_envido B:quiero values:A=1,B=2>B tricks:AA",
       .posted = "envido B+18?, truco A+1",
       .score = "13-26"},
      {.name = "G53",
       .script =
           "carried=29-3 hand A:envido B:real_envido A:falta_envido B:quiero values:A=1,B=2>B tricks:BB",
       .posted = "envido B+1?, truco B+1"},
      {.name = "G53",
       .parameters = "falta_floor=accepted",
       .script =
           "carried=29-3 hand A:envido B:real_envido A:falta_envido B:quiero values:A=1,B=2>B tricks:BB",
       .posted = "envido B+5?, truco B+1"},
  };
  for (const Row& row : kRows) check_every_way(row);
}

TEST_CASE("the winner's cards must show the declared value, neither less nor more (G16, G51, T-37)") {
  constexpr Row kRows[] = {
      {.name = "G16 shown at once",
       .script = "hand A:envido B:envido A:quiero values:A=31,B=24>A A[7e,10e,4b] trick>B trick>B",
       .posted = "envido B+4, truco B+1"},
      {.name = "G16 shown after the hand",
       .script = "hand A:envido B:envido A:quiero values:A=31,B=24>A trick>B trick>B A[7e,10e,4b]",
       .posted = "envido A+4, truco B+1, envido A-4, envido B+4",
       .score = "0-5"},
      {.name = "G16 with cards",
       .script = "hand A:envido B:envido A:quiero values:A=31,B=24>A A/4b B/1e B/1b A/7e A[7e,10e,4b]",
       .score = "0-5"},
      {.name = "G51",
       .script = "hand A:envido B:quiero values:A=27,B=20>A A[7e,4e,4b] trick>A trick>A",
       .posted = "envido B+2, truco A+1"},
  };
  for (Row row : kRows) {
    for (const Entry::Values values : {Entry::Values::said, Entry::Values::settled_with_value}) {
      CAPTURE(row.name);
      CAPTURE(static_cast<int>(values));
      Table table(row.players);
      table.play(row.script, {values, {}});
      CHECK(table.refusal_key() == row.refused);
      if (row.posted) CHECK(table.posted() == string_view(row.posted));
      if (!row.score.empty()) CHECK(table.score() == row.score);
    }
  }
}

TEST_CASE(
    "flores count three each, contraflor six, al resto the leader's need and three each (T-20 to T-28)") {
  constexpr Row kRows[] = {
      {.name = "G17", .script = "hand A:flor tricks:BB", .posted = "flor A+3?, truco B+1"},
      {.name = "G18",
       .script = "hand A:flor B:flor flores:A=38,B=29>A tricks:BB",
       .posted = "flor A+6?, truco B+1"},
      {.name = "G18 fixed",
       .parameters = "flor_contested=4",
       .script = "hand A:flor B:flor flores:A=38,B=29>A tricks:BB",
       .posted = "flor A+4?, truco B+1"},
      {.name = "G19",
       .players = 4,
       .script = "hand A1:flor A2:flor B1:flor flores:A1=25,B1=30,A2=38>A tricks:BB",
       .posted = "flor A+9?, truco B+1"},
      {.name = "G20",
       .script = "hand A:flor B:con_flor_me_achico tricks:BB",
       .posted = "flor A+3?, truco B+1"},
      {.name = "G20 manual",
       .parameters = "flor_achico=4",
       .script = "hand A:flor B:con_flor_me_achico tricks:BB",
       .posted = "flor A+4?, truco B+1"},
      {.name = "G21",
       .script = "hand A:flor B:contraflor A:con_flor_quiero flores:A=38,B=29>A tricks:BB",
       .posted = "flor A+6?, truco B+1"},
      {.name = "G21 plain quiero",
       .script = "hand A:flor B:contraflor A:quiero flores:A=38,B=29>A tricks:BB",
       .posted = "flor A+6?, truco B+1"},
      {.name = "G21 three",
       .players = 4,
       .script = "hand A1:flor A2:flor B1:contraflor A1:con_flor_quiero flores:A1=25,B1=30,A2=38>A tricks:BB",
       .posted = "flor A+9?, truco B+1"},
      {.name = "G22",
       .script = "hand A:flor B:contraflor A:con_flor_me_achico tricks:AA",
       .posted = "flor B+3?, truco A+1"},
      {.name = "G22 argentino",
       .parameters = kArgentino,
       .script = "hand A:flor B:contraflor A:no_quiero tricks:AA",
       .posted = "flor B+4?, truco A+1"},
      {.name = "G23 leader",
       .script =
           "carried=20-12 hand A:flor B:contraflor_al_resto A:con_flor_quiero flores:A=38,B=29>A tricks:BB",
       .posted = "flor A+10(16)?",
       .score = "30-12"},
      {.name = "G23 trailing",
       .script =
           "carried=20-12 hand A:flor B:contraflor_al_resto A:con_flor_quiero flores:A=28,B=29>B tricks:AA",
       .posted = "flor B+16?, truco A+1",
       .score = "21-28"},
      {.name = "G24",
       .script =
           "carried=25-10 hand A:flor B:contraflor_al_resto A:con_flor_quiero flores:A=28,B=29>B tricks:AA",
       .posted = "flor B+11?, truco A+1",
       .score = "26-21"},
      {.name = "G25",
       .players = 4,
       .script = "carried=27-5 hand A1:flor A2:flor B1:contraflor_al_resto A1:con_flor_quiero "
                 "flores:A1=25,B1=30,A2=28>B tricks:AA",
       .posted = "flor B+12?, truco A+1",
       .score = "28-17"},
      {.name = "G26",
       .script = "hand A:flor B:contraflor A:contraflor_al_resto B:con_flor_me_achico tricks:BB",
       .posted = "flor A+6?, truco B+1"},
      {.name = "G27",
       .script = "hand A:flor B:flor flores:A=27,B=27>A tricks:BB",
       .posted = "flor A+6?, truco B+1"},
      {.name = "G47",
       .script = "hand A:flor B:flor A:contraflor B:con_flor_me_achico tricks:BB",
       .posted = "flor A+6?, truco B+1"},
      {.name = "G48",
       .players = 4,
       .script = "hand A1:flor A2:flor B1:contraflor A1:contraflor_al_resto B1:con_flor_me_achico tricks:BB",
       .posted = "flor A+9?, truco B+1"},
      {.name = "G52",
       .players = 4,
       .script = "hand A1:flor A2:flor tricks:BB",
       .posted = "flor A+6?, truco B+1"},
  };
  for (const Row& row : kRows) check_every_way(row);
}
