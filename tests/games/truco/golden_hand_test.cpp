// The worked examples of the rulebook; each row names the source of its number.

#include <doctest/doctest.h>

#include "src/core/text/text.hpp"
#include "src/games/truco/scoring/awards.hpp"
#include "src/games/truco/tricks.hpp"
#include "tests/games/truco/rows.hpp"
#include "tests/support/truco_table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using std::string_view;

TEST_CASE("truco two, retruco three, vale cuatro four; refused one less (G28, T-41)") {
  constexpr Row kRows[] = {
      {.name = "truco", .script = "hand A:truco B:quiero tricks:AA", .posted = "truco A+2"},
      {.name = "truco refused", .script = "hand A:truco B:no_quiero", .posted = "truco A+1"},
      {.name = "retruco",
       .script = "hand A:truco B:quiero B:retruco A:quiero tricks:AA",
       .posted = "truco A+3"},
      {.name = "retruco refused",
       .script = "hand A:truco B:quiero B:retruco A:no_quiero",
       .posted = "truco B+2"},
      {.name = "vale cuatro",
       .script = "hand A:truco B:quiero B:retruco A:quiero A:vale_cuatro B:quiero tricks:BB",
       .posted = "truco B+4"},
      {.name = "vale cuatro refused",
       .script = "hand A:truco B:quiero B:retruco A:quiero A:vale_cuatro B:no_quiero",
       .posted = "truco A+3"},
  };
  for (const Row& row : kRows) check_every_way(row);
}

TEST_CASE("a tied trick leaves the hand to another trick, three to mano (G29 to G32, T-39, T-44, TA-4)") {
  constexpr Row kRows[] = {
      {.name = "G29 A A", .script = "hand tricks:AA", .posted = "truco A+1"},
      {.name = "G29 T A", .script = "hand tricks:TA", .posted = "truco A+1"},
      {.name = "G29 A T", .script = "hand tricks:AT", .posted = "truco A+1"},
      {.name = "G29 T T A", .script = "hand tricks:TTA", .posted = "truco A+1"},
      {.name = "G29 T T T, mano B", .script = "hand=A tricks:TTT", .posted = "truco B+1"},
      {.name = "G30 A B T, mano B", .script = "hand=A tricks:ABT", .posted = "truco A+1"},
      {.name = "G30 A B B", .script = "hand tricks:ABB", .posted = "truco B+1"},
      {.name = "G30 B A T", .script = "hand tricks:BAT", .posted = "truco B+1"},
      {.name = "G31 A", .script = "hand tricks:A", .posted = ""},
      {.name = "G31 T T", .script = "hand tricks:TT", .posted = ""},
      {.name = "G31 A B", .script = "hand tricks:AB", .posted = ""},
      {.name = "G31 T T literal",
       .parameters = "parda_rule=literal_tt_mano",
       .script = "hand tricks:TT",
       .posted = "truco A+1"},
      {.name = "G32 shared top rank",
       .players = 4,
       .script = "hand A1/3e B1/3o A2/3c B2/2e trick>B",
       .posted = "truco B+1"},
      {.name = "G32 B1 had 2o",
       .players = 4,
       .script = "hand A1/3e B1/2o A2/3c B2/2e trick>A",
       .posted = "truco A+1"},
      {.name = "G32 B1 had 2o", .players = 4, .script = "hand A1/3e B1/2o A2/3c B2/2e trick>B", .posted = ""},
  };
  for (const Row& row : kRows) check_every_way(row);
}

TEST_CASE("a player who folds gives the other side the hand's points (G33, G34, T-46, TA-15)") {
  constexpr Row kRows[] = {
      {.name = "G33", .script = "hand A:fold", .posted = "truco B+1"},
      {.name = "G33 four", .players = 4, .script = "hand A1:fold A2:fold", .posted = "truco B+1"},
      {.name = "G33 argentino",
       .players = 4,
       .parameters = kArgentino,
       .script = "hand A1:fold A2:fold",
       .posted = "truco B+2"},
      {.name = "G34", .script = "hand A:truco B:quiero B:retruco A:quiero A:fold", .posted = "truco B+3"},
  };
  for (const Row& row : kRows) check_every_way(row);
}

TEST_CASE(
    "points are written as flor, envido, truco, and the first side at the target has the chico (G35, "
    "TA-14)") {
  constexpr string_view kHand =
      "carried=28-29 hand A:envido B:quiero values:A=30,B=20>A A:truco B:quiero tricks:BB";
  check_every_way({.name = "G35", .script = kHand, .posted = "envido A+2?", .score = "30-29"});
  CHECK(Table().play(kHand).chicos() == "1-0");
}

TEST_CASE("in a pica-pica falta and resto count six (G36, G37, T-51, TA-16)") {
  constexpr string_view kRest = " trick>A@1 trick>A@1 B1:fold@2 B3:fold@3";
  const std::string falta =
      "carried=2-22 hand trick>A trick>A | hand A1:falta_envido@1 B2:quiero@1 B2=25@1 A1=30@1";
  const std::string resto =
      "carried=2-22 hand trick>A trick>A | hand A1:flor@1 B2:contraflor_al_resto@1 A1:con_flor_quiero@1 "
      "B2~25@1 A1~30@1";
  check_every_way({.name = "G36",
                   .players = 6,
                   .script = falta + kRest.data(),
                   .posted = "envido A+6?, truco A+1, truco A+1, truco A+1",
                   .score = "12-22"});
  check_every_way({.name = "G37",
                   .players = 6,
                   .script = resto + kRest.data(),
                   .posted = "flor A+12?, truco A+1, truco A+1, truco A+1",
                   .score = "18-22"});
}

TEST_CASE("pido flor takes the accused side's points, and costs three without a flor (G38, G39, T-30)") {
  constexpr Row kRows[] = {
      {.name = "G38",
       .script = "hand A:envido B:quiero values:A=30,B=20>A A:truco B:quiero trick>A trick>A B?A=held",
       .score = "0-7"},
      {.name = "G39",
       .script = "hand tricks:BB B?A[1e,12o]",
       .posted = "truco B+1, penalty A+3",
       .score = "3-1"},
      {.name = "G39 four",
       .parameters = "pido_flor_fail=4",
       .script = "hand tricks:BB B?A=none",
       .score = "4-1"},
  };
  for (Row row : kRows) {
    if (row.script.find('[') == string_view::npos) {
      check_every_way(row);
    } else {  // in the card by card way other cards of A are known
      Table table;
      table.play(row.script);
      CHECK(table.refusal_key() == "");
      CHECK(table.posted() == string_view(row.posted));
    }
  }
}

TEST_CASE("a meddler in another duel returns its points and gives four (G40, T-52)") {
  check_every_way(
      {.name = "G40",
       .players = 6,
       .parameters = "posting=immediate",
       .script = "hand trick>A trick>A | hand A1:envido@1 B2:quiero@1 B2=30@1 A1=20@1 B1:interferes@1",
       .posted = "envido B+2, envido B-2, penalty A+4",
       .score = "5-0"});
}

TEST_CASE("meddling noticed after the last duel returns the points made in it (T-52)") {
  constexpr string_view kPica =
      "hand trick>A trick>A hand A1:envido@1 B2:quiero@1 B2=30@1 A1=20@1 trick>A@1 trick>A@1 trick>B@2 "
      "trick>B@2 trick>A@3 trick>A@3 ";
  std::string noticed(kPica), own(kPica), next(kPica);  // g++ 12 is afraid of the sum of two texts
  noticed.append("B1:interferes@1");
  own.append("A2:interferes@1");
  next.append("hand B1:interferes@1");
  const std::string late = noticed + " hand";
  const Row rows[] = {
      // A 1 of the hand before, 1 and 1 of the duels, 4; B keeps 1 of its own duel.
      {.name = "G40 after the hand", .players = 6, .script = noticed, .score = "7-1"},
      {.name = "the side that won the tricks", .players = 6, .script = own, .score = "2-7"},
      {.name = "and the next hand begins from there", .players = 6, .script = late, .score = "7-1"},
      {.name = "not once it is dealt", .players = 6, .script = next, .refused = "truco/interference_hand"},
      {.name = "nor where nobody has a duel",
       .players = 6,
       .script = "hand trick>A trick>A A1:interferes@1",
       .refused = "truco/interference_hand"},
  };
  check(rows);
}

TEST_CASE(
    "an unfounded pido flor gives nothing to a side that meddled in that duel, and says so (T-30, T-52)") {
  constexpr string_view kDuels =
      "hand trick>A trick>A hand trick>A@1 trick>A@1 trick>B@2 trick>B@2 trick>A@3 trick>A@3 ";
  for (const string_view then : {"B1:interferes@1 A1?B2=none@1", "A1?B2=none@1 B1:interferes@1"}) {
    CAPTURE(then);
    Table table(6, "");
    table.play(std::string(kDuels) + std::string(then));
    CHECK(table.refusal_key() == "");
    const auto written = table.match().ledger();
    const auto nought =
        std::ranges::find(written, 0, [](const LedgerLine& line) { return line.entry.points; });
    REQUIRE(nought != written.end());
    CHECK(nought->entry.rule == "truco.pica.interference");
    CHECK(render(nought->entry.how, Names{}) == "unfounded pido flor: the 3 are given back with the duel");
    CHECK(table.score() == "7-1");
  }
  // The side that did not meddle keeps them.
  Table table(6, "");
  table.play(std::string(kDuels) + "B1:interferes@1 B2?A1=none@1");
  CHECK(table.score() == "10-1");
}

TEST_CASE("in the gallo by turns each of the pair scores the pair's points (G41, T-48)") {
  Table table(3);
  table.play("hand C:truco A:quiero A:retruco C:quiero trick>C trick>C");
  CHECK(table.posted() == "truco C+3");
  table.play("hand A:truco B:quiero trick>B trick>B");
  CHECK(table.posted() == "truco B+2, truco C+2");
  CHECK(table.score() == "0-2-5");
}

TEST_CASE("the size of the cut is four cards in the German edition, three in the Italian (G42, T-10, TA-1)") {
  constexpr string_view kItalian = "truco-nhf-it";
  constexpr Row kRows[] = {
      {.name = "3 DE", .script = "hand A:cut=3/37", .refused = "truco/cut_size"},
      {.name = "4 DE", .script = "hand A:cut=4/36"},
      {.name = "36 DE", .script = "hand A:cut=36/4"},
      {.name = "37 DE", .script = "hand A:cut=37/3", .refused = "truco/cut_size"},
      {.name = "knock DE", .script = "hand A:cut=0/40"},
      {.name = "3 IT", .parameters = kItalian, .script = "hand A:cut=3/37"},
      {.name = "4 IT", .parameters = kItalian, .script = "hand A:cut=4/36"},
      {.name = "36 IT", .parameters = kItalian, .script = "hand A:cut=36/4"},
      {.name = "37 IT", .parameters = kItalian, .script = "hand A:cut=37/3"},
      {.name = "2 IT", .parameters = kItalian, .script = "hand A:cut=2/38", .refused = "truco/cut_size"},
      {.name = "knock IT", .parameters = kItalian, .script = "hand A:cut=0/40"},
  };
  for (const Row& row : kRows) check_every_way(row);
}

TEST_CASE("an envido may come before the answer to a truco, never after it (G43, G44, G49, G50, T-15)") {
  constexpr Row kRows[] = {
      {.name = "G43",
       .script = "hand A:truco B:envido A:quiero values:A=20,B=30>B B:no_quiero",
       .posted = "envido B+2?, truco A+1"},
      {.name = "G44", .script = "hand A:truco B:quiero B:envido", .refused = "truco/envido_after_truco"},
      {.name = "G49",
       .players = 4,
       .script = "hand A1:truco A2:envido",
       .refused = "truco/envido_pending_side"},
      {.name = "G50",
       .script = "hand A:truco B:envido A:real_envido B:quiero values:A=31,B=30>A B:quiero tricks:AA",
       .posted = "envido A+5?, truco A+2"},
      {.name = "G50 the truco waits",
       .script = "hand A:truco B:envido A:real_envido B:quiero values:A=31,B=30>A trick>A",
       .refused = "truco/answer_truco_first"},
  };
  for (const Row& row : kRows) check_every_way(row);
}

TEST_CASE("at one chico each a third decides, and the match ends at two (G45, T-1)") {
  Table table(2, "target=1");
  CHECK(table.play("hand tricks:AA hand tricks:BB").chicos() == "1-1");
  CHECK(table.status() == "in_progress");
  CHECK(table.play("hand tricks:AA").chicos() == "2-1");
  CHECK(table.status() == "won A");
  CHECK(table.play("hand").refusal_key() == "truco/match_over");
}

TEST_CASE("the higher card wins the trick (G46, T-5, TA-23)") {
  struct Trick {
    string_view first, second;
    int winner;  // 0 first, 1 second, 2 tied
    string_view parameters = "";
  };
  constexpr Trick kRows[] = {
      {"12c", "11e", 0},
      {"7c", "10o", 1},
      {"1o", "12e", 0},
      {"7o", "3e", 0},
      {"11e", "12c", 1},
      {"11e", "12c", 2, "figures_equal=true"},
      {"10b", "12c", 2, "figures_equal=true"},
      {"1e", "1b", 0},
      {"7e", "1b", 1},
      {"7e", "7o", 0},
      {"3c", "2c", 0},
      {"2b", "1c", 0},
      {"7b", "6b", 0},
      {"6o", "5o", 0},
      {"5e", "4e", 0},
      {"1o", "1c", 2},
      {"7b", "7c", 2},
      {"3e", "3o", 2},
      {"10e", "11o", 1},
  };
  for (const Trick& row : kRows) {
    CAPTURE(row.first);
    CAPTURE(row.second);
    CAPTURE(row.parameters);
    const auto both = cards({row.first, row.second});
    const truco::Parameters parameters = parameters_of(row.parameters);
    const auto result = truco::trick_winner(both, truco::Deck(parameters, truco::Card::none));
    CHECK(result.winner == (row.winner == 2 ? -1 : row.winner));
    CHECK(result.highest.size() == (row.winner == 2 ? 2 : 1));
    // After a tie the next trick decides; after a win it takes a second win of the same side.
    for (const string_view next : {"A", "B"}) {
      Table table(2, row.parameters);
      table.play("hand A/" + std::string(row.first) + " B/" + std::string(row.second) + " trick>" +
                 std::string(next));
      const bool decided = row.winner == 2 || (row.winner == 0) == (next == "A");
      CHECK(table.score() == (!decided ? "0-0" : next == "A" ? "1-0" : "0-1"));
    }
  }
}

TEST_CASE("an odd target has the larger half first, in the falta envido too (TA-12)") {
  constexpr Row kRows[] = {
      {.name = "what the leader lacks to the buenas",
       .parameters = "target=15 falta=malas_buenas_leader",
       .script = "carried=5-2 hand A:falta_envido B:quiero values:A=30,B=20>A tricks:BB",
       .score = "8-3"},
      {.name = "still in the malas at 7",
       .parameters = "target=15 falta=malas_buenas_leader",
       .script = "carried=7-2 hand A:falta_envido B:quiero values:A=30,B=20>A tricks:BB",
       .score = "8-3"},
      {.name = "what the winner lacks to the buenas",
       .parameters = "target=15 falta=malas_game",
       .script = "carried=7-2 hand A:falta_envido B:quiero values:A=20,B=30>B tricks:AA",
       .score = "8-8"},
  };
  for (const Row& row : kRows) check_every_way(row);
}

TEST_CASE("with two hidden flores each side gets the other's points (T-30)") {
  constexpr Row kRows[] = {
      {.name = "A asks first",
       .script = "hand A:envido B:quiero values:A=30,B=20>A trick>B trick>B A?B=held B?A=held",
       .score = "4-5"},
      {.name = "B asks first",
       .script = "hand A:envido B:quiero values:A=30,B=20>A trick>B trick>B B?A=held A?B=held",
       .score = "4-5"},
  };
  for (const Row& row : kRows) check_every_way(row);
}

TEST_CASE("the cards confirm a discovered flor, and two suits played exclude one (T-30)") {
  constexpr Row kRows[] = {
      {.name = "two suits played",
       .script = "hand A/1e B/4e A/2b B/5e B?A=held",
       .refused = "truco/challenge_contradicts"},
      {.name = "none found, and one shown",
       .script = "hand trick>A trick>A B?A=none A[1e,2e,3e]",
       .refused = "truco/shown_challenged"},
  };
  for (const Row& row : kRows) check_every_way(row);
}
