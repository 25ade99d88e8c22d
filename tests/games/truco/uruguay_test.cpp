// The golden rows of Uruguay. The number of a row is that of the rules' list; U- and UA- are the numbers of
// the rules.

#include <doctest/doctest.h>

#include "src/games/truco/deck.hpp"
#include "tests/games/truco/rows.hpp"
#include "tests/support/truco_table.hpp"

namespace tanteador::test {

namespace {

using std::string_view;

constexpr string_view kUruguay = "truco-uruguayo";

}  // namespace

TEST_CASE("Uruguay: pieces, and the 12 that stands for one, rank above the matas (U-8 to U-10)") {
  constexpr Duel kDuels[] = {
      {1, kUruguay, "3o", "2o", "4o", 0},
      {2, kUruguay, "3o", "10o", "1e", 0},
      {3, kUruguay, "3o", "11o", "10o", 0},
      {5, kUruguay, "10c", "12c", "11c", 1},
      {6, kUruguay, "1o", "12o", "3c", 1},
      {7, kUruguay, "4b", "12b", "2b", 1},
      {9, kUruguay, "2c", "12c", "12e", 0},
      {10, kUruguay, "3o", "1o", "1c", 2},
      {11, kUruguay, "3o", "2c", "3b", 1},
      {13, kUruguay, "3o", "7o", "7e", 1},
      {9, "truco-uruguayo turned_substitute=false", "2c", "12c", "12e", 2},
  };
  check_duels(kDuels);
}

TEST_CASE("Uruguay: values of envido and flor with pieces (U-9, U-20, U-29, U-30)") {
  struct Value {
    int row;
    string_view turned;
    std::initializer_list<string_view> hand;
    int envido, flor;  // flor 0: none; envido -1: not asked
  };
  const Value kHands[] = {
      {17, "1e", {"12c", "11c", "3b"}, 20, 0},  {18, "1e", {"2c", "6c", "1b"}, 28, 0},
      {19, "1e", {"6b", "7b", "5o"}, 33, 0},    {21, "2o", {"5o", "3o", "4b"}, 32, 0},
      {22, "3o", {"2o", "7o", "5c"}, 37, 0},    {23, "3o", {"6b", "5b", "11c"}, 31, 0},
      {25, "3o", {"12e", "10o", "11c"}, 27, 0}, {26, "2o", {"12o", "7e", "6c"}, 37, 0},
      {27, "10c", {"12c", "7c", "4b"}, 34, 0},  {29, "5c", {"6o", "10c", "7c"}, 34, 0},
      {30, "1c", {"12c", "10c", "1b"}, 28, 0},  {31, "3o", {"5o", "5e", "5b"}, 33, 0},
      {33, "4b", {"11b", "11c", "5c"}, -1, 32}, {34, "4b", {"12b", "3e", "6e"}, -1, 38},
      {35, "5c", {"4c", "10e", "7e"}, -1, 36},  {37, "3o", {"6o", "7o", "2o"}, -1, 43},
      {38, "3o", {"4o", "4e", "1e"}, -1, 34},   {39, "3o", {"10o", "2o", "1b"}, -1, 38},
      {41, "3o", {"5o", "7b", "6b"}, -1, 41},   {42, "3c", {"7e", "6e", "12e"}, -1, 33},
      {43, "2o", {"4o", "10o", "12e"}, -1, 36},
  };
  const truco::Parameters parameters = parameters_of(kUruguay);
  for (const Value& row : kHands) {
    CAPTURE(row.row);
    const truco::Deck deck(parameters, card_named(row.turned));
    const auto hand = cards(row.hand);
    CHECK(deck.is_flor(hand) == (row.flor > 0));
    if (row.flor > 0) CHECK(deck.flor(hand) == row.flor);
    if (row.envido >= 0) CHECK(deck.envido(hand) == row.envido);
  }
}

TEST_CASE("Uruguay: only possible values may be said (U-20, U-30)") {
  constexpr Row kRows[] = {
      {.name = "row 45",
       .parameters = kUruguay,
       .script = "hand A:envido B:quiero A=38",
       .refused = "truco/declared_value"},
      {.name = "row 46",
       .parameters = kUruguay,
       .script = "hand A:envido B:quiero A=15",
       .refused = "truco/declared_value"},
      {.name = "row 47",
       .parameters = kUruguay,
       .script = "hand A:flor B:flor A~48",
       .refused = "truco/declared_flor_value"},
      {.name = "47 is possible", .parameters = kUruguay, .script = "hand A:flor B:flor A~47 B~46"},
      {.name = "only one player has 37",
       .parameters = kUruguay,
       .script = "hand A:envido B:quiero A=37 B=37",
       .refused = "truco/declared_most"},
      {.name = "only two players have 36",
       .players = 4,
       .parameters = kUruguay,
       .script = "hand A1:envido B1:quiero A1=36 B1=36 A2=36",
       .refused = "truco/declared_most"},
      {.name = "only three players have 35",
       .players = 4,
       .parameters = kUruguay,
       .script = "hand A1:envido B1:quiero A1=35 B1=35 A2=35 B2=35",
       .refused = "truco/declared_most"},
      {.name = "two pieces are a flor",
       .parameters = kUruguay,
       .script = "hand turned=3o A:flor trick>A trick>A A[2o,4o,1c]",
       .posted = "flor A+3, truco A+1"},
      {.name = "cards need the turned card",
       .parameters = kUruguay,
       .script = "hand A/2o",
       .refused = "truco/turned_missing"},
  };
  check(kRows);
}

TEST_CASE("Uruguay: calls, raises and refusals of the envido (U-22 to U-27)") {
  constexpr string_view kPlusOne = "truco-uruguayo envido_refused=accepted_plus_one",
                        kCapped = "truco-uruguayo envite_cap_falta=true";
  constexpr Row kRows[] = {
      {.name = "row 49",
       .script = "hand A:envido B:no_quiero trick>B trick>B",
       .posted = "envido A+1, truco B+1"},
      {.name = "row 50",
       .script = "hand A:envido B:quiero values:A=30,B=20>A trick>B trick>B",
       .posted = "envido A+2?, truco B+1"},
      {.name = "row 51",
       .script = "hand A:envido B:envido A:quiero values:A=20,B=30>B trick>B trick>B",
       .posted = "envido B+4?, truco B+1"},
      {.name = "envido three times",
       .script = "hand A:envido B:envido A:envido B:quiero values:A=30,B=20>A trick>B trick>B",
       .posted = "envido A+6?, truco B+1"},
      {.name = "row 53",
       .script = "hand A:envido B:real_envido A:quiero values:A=30,B=20>A trick>B trick>B",
       .posted = "envido A+5?, truco B+1"},
      {.name = "row 54",
       .script = "hand A:envido B:real_envido A:no_quiero trick>A trick>A",
       .posted = "envido B+2, truco A+1"},
      {.name = "row 55",
       .parameters = kPlusOne,
       .script = "hand A:envido B:real_envido A:no_quiero trick>A trick>A",
       .posted = "envido B+3, truco A+1"},
      {.name = "a refused first call stays 1 (UA-6)",
       .parameters = kPlusOne,
       .script = "hand A:envido B:no_quiero trick>B trick>B",
       .posted = "envido A+1, truco B+1"},
      {.name = "row 57",
       .script = "carried=30-10 hand A:falta_envido B:quiero values:A=20,B=30>B trick>A trick>A",
       .posted = "envido B+10?, truco A+1"},
      {.name = "row 58",
       .script = "hand A:falta_envido B:quiero values:A=30,B=20>A trick>B trick>B",
       .status = "won A"},
      {.name = "row 59",
       .parameters = "truco-uruguayo falta=malas_buenas_leader",
       .script = "carried=12-7 hand A:falta_envido B:quiero values:A=20,B=30>B trick>B trick>B",
       .posted = "envido B+8?, truco B+1"},
      {.name = "row 61",
       .parameters = "truco-uruguayo target=20 falta=malas_game falta_adds=true",
       .script = "hand A:envido B:falta_envido A:quiero values:A=30,B=20>A trick>A trick>A",
       .posted = "envido A+12?, truco A+1"},
      {.name = "a falta alone gains nothing by it (UA-7)",
       .parameters = "truco-uruguayo falta_adds=true",
       .script = "carried=30-0 hand A:falta_envido B:quiero values:A=20,B=30>B trick>B trick>B",
       .posted = "envido B+10?, truco B+1"},
      {.name = "row 62",
       .script = "carried=30-10 hand A:envido B:falta_envido A:quiero values:A=30,B=20>A trick>A trick>A",
       .posted = "envido A+10?",
       .status = "won A"},
      {.name = "row 63",
       .script = "carried=30-10 hand A:envido B:falta_envido A:no_quiero trick>A trick>A",
       .posted = "envido B+2, truco A+1"},
      {.name = "row 65",
       .script = "carried=38-30 hand A:envido B:envido A:quiero values:A=20,B=30>B trick>B trick>B",
       .posted = "envido B+4?, truco B+1"},
      {.name = "row 65 with a cap: the call before it",
       .parameters = kCapped,
       .script = "carried=38-30 hand A:envido B:envido A:quiero values:A=20,B=30>B trick>B trick>B",
       .posted = "envido B+2?, truco B+1"},
      {.name = "a first call beyond the falta counts 2 (U-26)",
       .parameters = kCapped,
       .script = "carried=38-30 hand A:real_envido B:quiero values:A=20,B=30>B trick>B trick>B",
       .posted = "envido B+2?, truco B+1"},
      {.name = "a raise counts the falta if that is less (U-26)",
       .parameters = kCapped,
       .script = "carried=39-30 hand A:envido B:real_envido A:quiero values:A=20,B=30>B trick>B trick>B",
       .posted = "envido B+1?, truco B+1"},
      {.name = "a raise beyond the falta adds as much as the call before it (U-26)",
       .parameters = kCapped,
       .script = "carried=30-10 hand A:envido B:real_envido A:real_envido B:real_envido A:quiero "
                 "values:A=20,B=30>B trick>B trick>B",
       .posted = "envido B+10?, truco B+1"},
      {.name = "and no more than the falta (U-26)",
       .parameters = kCapped,
       .script = "carried=36-30 hand A:envido B:real_envido A:quiero values:A=20,B=30>B trick>B trick>B",
       .posted = "envido B+4?, truco B+1"},
      {.name = "a refused raise beyond the falta counts the falta (U-26)",
       .parameters = kCapped,
       .script = "carried=38-30 hand A:envido B:envido A:real_envido B:no_quiero trick>A trick>A",
       .posted = "envido A+2",
       .status = "won A"},
      {.name = "one point is the falta, however often they raise (U-26)",
       .parameters = kCapped,
       .script = "carried=39-30 hand A:envido B:envido A:envido B:quiero values:A=20,B=30>B trick>B trick>B",
       .posted = "envido B+1?, truco B+1"},
      {.name = "a refused raise gives a first call beyond the falta as 2 (U-26)",
       .parameters = kCapped,
       .script = "carried=38-30 hand A:real_envido B:envido A:no_quiero trick>A trick>A",
       .posted = "envido B+2, truco A+1"},
      {.name = "a cap knows no falta that is a whole chico (U-26)",
       .parameters = "truco-uruguayo envite_cap_falta=true falta=whole_chico",
       .script = "carried=38-30 hand A:envido B:envido A:quiero values:A=20,B=30>B trick>B trick>B",
       .posted = "envido B+4?, truco B+1"},
      {.name = "a sum up to the falta stands (U-26)",
       .parameters = kCapped,
       .script = "carried=36-30 hand A:envido B:envido A:quiero values:A=20,B=30>B trick>B trick>B",
       .posted = "envido B+4?, truco B+1"},
      {.name = "row 66",
       .script = "hand A:envido B:quiero values:A=33,B=33>A trick>B trick>B",
       .posted = "envido A+2?, truco B+1"},
      {.name = "row 73",
       .script = "hand A:truco B:envido A:quiero values:A=30,B=20>A B:quiero trick>B trick>B",
       .posted = "envido A+2?, truco B+2"},
  };
  for (Row row : kRows) {
    if (row.parameters.empty()) row.parameters = kUruguay;
    check_every_way(row);
  }
}

TEST_CASE("Uruguay: of equal values the one said first may win (UA-5)") {
  constexpr string_view kFirst = "truco-uruguayo tie_envido=first_said";
  constexpr Row kRows[] = {
      {.name = "nearer to mano",
       .players = 4,
       .parameters = kUruguay,
       .script = "hand A1:envido B1:quiero A1=30 A2=33 B2=33 trick>A trick>A",
       .posted = "envido A+2?, truco A+1"},
      {.name = "said first",
       .players = 4,
       .parameters = kFirst,
       .script = "hand A1:envido B1:quiero A1=30 B2=33 A2=good B1=good trick>A trick>A",
       .posted = "envido B+2?, truco A+1"},
      {.name = "an equal value does not beat it",
       .players = 4,
       .parameters = kFirst,
       .script = "hand A1:envido B1:quiero A1=30 B2=33 A2=33",
       .refused = "truco/declared_not_better"},
      {.name = "everybody speaks once",
       .players = 4,
       .parameters = kFirst,
       .script = "hand A1:envido B1:quiero A1=30 B2=31 A1=33",
       .refused = "truco/declared_order"},
  };
  for (const Row& row : kRows) check_every_way(row);
}

TEST_CASE("Uruguay: of two highest cards of one side the first laid leads (U-14)") {
  constexpr string_view kTwoThrees = "hand turned=5o A1/3c B1/4c A2/3b B2/6c ";
  constexpr Row kRows[] = {
      {.name = "A1 laid the first 3", .parameters = kUruguay, .script = "A1/7c"},
      {.name = "A2 laid the second",
       .parameters = kUruguay,
       .script = "A2/7c",
       .refused = "truco/trick_turn"},
      {.name = "either leads in the printed editions",
       .parameters = "card_order=uruguayan",
       .script = "A2/7c"},
      {.name = "the first has folded", .parameters = kUruguay, .script = "A1:fold B1/7c"},
      {.name = "of the winner alone nothing is known",
       .parameters = kUruguay,
       .script = "annulled hand turned=5o trick>A A2/7c"},
  };
  for (Row row : kRows) {
    const std::string script = std::string(kTwoThrees) + std::string(row.script);
    row.players = 4;
    row.script = script;
    check_every_way(row);
  }
}

TEST_CASE("Uruguay: truco, tricks and folding (U-13 to U-16, U-42, U-43)") {
  constexpr Row kRows[] = {
      {.name = "row 67", .script = "hand A:truco B:quiero trick>A trick>A", .posted = "truco A+2"},
      {.name = "row 69", .script = "hand A:truco B:retruco A:no_quiero", .posted = "truco B+2"},
      {.name = "row 70",
       .script = "hand A:truco B:quiero B:retruco A:quiero A:vale_cuatro B:no_quiero",
       .posted = "truco A+3"},
      {.name = "row 71",
       .script = "hand A:truco B:retruco A:vale_cuatro B:quiero trick>B trick>B",
       .posted = "truco B+4"},
      {.name = "row 74", .script = "hand A:truco B:quiero A:fold", .posted = "truco B+2"},
      {.name = "row 75", .script = "hand A:fold", .posted = "truco B+1"},
      {.name = "row 77", .script = "hand trick>T trick>B", .posted = "truco B+1"},
      {.name = "row 78", .script = "hand trick>T trick>T trick>B", .posted = "truco B+1"},
      {.name = "row 79", .script = "hand trick>T trick>T trick>T", .posted = "truco A+1"},
      {.name = "vale cuatro never answers truco",
       .script = "hand A:truco B:vale_cuatro",
       .refused = "truco/truco_step"},
      {.name = "a partner plays on after a paso",
       .players = 4,
       .script = "hand A1:fold trick>A trick>A",
       .posted = "truco A+1"},
      {.name = "mazo takes the side out",
       .players = 4,
       .parameters = "truco-uruguayo fold_scope=side",
       .script = "hand A1:fold",
       .posted = "truco B+1"},
      {.name = "a falta of 40 fits a tally", .script = "tally>A=40", .status = "won A"},
      {.name = "41 does not", .script = "tally>A=41", .refused = "truco/tally_points"},
  };
  for (Row row : kRows) {
    if (row.parameters.empty()) row.parameters = kUruguay;
    check_every_way(row);
  }
}

TEST_CASE(
    "Uruguay: after a tied trick its leader leads again, or the first of the tied cards (UA-2, row 81)") {
  constexpr string_view kTied = "hand turned=3o A1/4c B1/3b A2/3e B2/5c ";
  const auto after = [&](string_view parameters, string_view next) {
    Table table(4, parameters);
    table.play(std::string(kTied) + std::string(next));
    return table.refusal_key();
  };
  CHECK(after(kUruguay, "A1/12e").empty());
  CHECK(after("truco-uruguayo tied_lead=first_of_tied", "B1/12e").empty());
  CHECK(after("truco-uruguayo tied_lead=first_of_tied", "A1/12e") == "truco/trick_turn");
}

TEST_CASE("Uruguay: after a tied trick without cards anybody may have laid the first of them (UA-2)") {
  for (const auto& [parameters, key] :
       {std::pair(kUruguay, "truco/trick_turn"),
        std::pair(string_view("truco-uruguayo tied_lead=first_of_tied"), "")}) {
    Table table(4, parameters);
    table.play("hand turned=3o trick>T B1/12e");
    CHECK(table.refusal_key() == key);
  }
}

TEST_CASE("Uruguay: flores and the bids on them (U-31 to U-39, UA-9 to UA-11)") {
  constexpr Row kRows[] = {
      {.name = "row 82", .script = "hand A:flor trick>B trick>B", .posted = "flor A+3?, truco B+1"},
      {.name = "row 83",
       .players = 4,
       .script = "hand A1:flor A2:flor trick>B trick>B",
       .posted = "flor A+6?, truco B+1"},
      {.name = "row 85",
       .script = "hand A:flor B:flor flores:A=34,B=28>A trick>B trick>B",
       .posted = "flor A+3?, truco B+1"},
      {.name = "row 86",
       .players = 4,
       .script = "hand A1:flor B1:flor A2:flor flores:A1=30,B1=28,A2=25>A trick>B trick>B",
       .posted = "flor A+6?, truco B+1"},
      {.name = "row 87",
       .players = 4,
       .script = "hand A1:flor B1:flor B2:flor flores:A1=25,B1=38,B2=35>B trick>A trick>A",
       .posted = "flor B+6?, truco A+1"},
      {.name = "row 85 with 3 for every flor (S8)",
       .parameters = "truco-uruguayo flor_contested=per_flor",
       .script = "hand A:flor B:flor flores:A=34,B=28>A trick>B trick>B",
       .posted = "flor A+6?, truco B+1"},
      {.name = "equal flores: mano",
       .script = "hand A:flor B:flor flores:A=34,B=34>A trick>B trick>B",
       .posted = "flor A+3?, truco B+1"},
      {.name = "row 89",
       .script = "hand A:flor B:con_flor_envido A:quiero flores:A=30,B=35>B trick>A trick>A",
       .posted = "flor B+5?, truco A+1"},
      {.name = "con flor quiero says the same",
       .script = "hand A:flor B:con_flor_envido A:con_flor_quiero flores:A=36,B=35>A trick>A trick>A",
       .posted = "flor A+5?, truco A+1"},
      {.name = "row 90",
       .players = 4,
       .script =
           "hand A1:flor A2:flor B1:con_flor_envido A1:quiero flores:A1=36,B1=35,A2=30>A trick>B trick>B",
       .posted = "flor A+8?, truco B+1"},
      {.name = "row 91",
       .players = 4,
       .script = "hand A1:flor B1:flor A2:con_flor_envido B1:no_quiero trick>B trick>B",
       .posted = "flor A+6?, truco B+1"},
      {.name = "row 91, nobody else has a flor",
       .players = 4,
       .script = "hand A1:flor A2:con_flor_envido B1:no_quiero trick>B trick>B",
       .posted = "flor A+6?, truco B+1"},
      {.name = "a bid announces the player's own flor",
       .players = 4,
       .script = "hand A1:flor B1:flor A1:con_flor_envido B2:con_flor_real_envido A1:quiero "
                 "flores:A1=36,B1=35,B2=38>B trick>A trick>A",
       .posted = "flor B+11?, truco A+1"},
      {.name = "a bid may open the talk",
       .script = "hand A:con_flor_envido B:quiero flores:A=36,B=35>A trick>B trick>B",
       .posted = "flor A+5?, truco B+1"},
      {.name = "refused, it is a flor alone",
       .script = "hand A:con_flor_envido B:no_quiero trick>B trick>B",
       .posted = "flor A+3?, truco B+1"},
      {.name = "real envido 3",
       .script = "hand A:flor B:con_flor_real_envido A:quiero flores:A=36,B=35>A trick>B trick>B",
       .posted = "flor A+6?, truco B+1"},
      {.name = "raises add up",
       .script =
           "hand A:flor B:con_flor_envido A:con_flor_real_envido B:quiero flores:A=36,B=35>A trick>B trick>B",
       .posted = "flor A+8?, truco B+1"},
      {.name = "a refused raise: the bid before it and the raiser's flor (U-39)",
       .script = "hand A:flor B:con_flor_envido A:con_flor_envido B:no_quiero trick>B trick>B",
       .posted = "flor A+5?, truco B+1"},
      {.name = "con flor falta envido",
       .script =
           "carried=30-10 hand A:flor B:con_flor_falta_envido A:quiero flores:A=30,B=35>B trick>A trick>A",
       .posted = "flor B+13?, truco A+1"},
      {.name = "a falta replaces the bids",
       .script = "carried=30-10 hand A:flor B:con_flor_envido A:con_flor_falta_envido B:quiero "
                 "flores:A=30,B=35>B trick>A trick>A",
       .posted = "flor B+13?, truco A+1"},
      {.name = "a falta refused after a bid",
       .script = "hand A:flor B:con_flor_envido A:con_flor_falta_envido B:no_quiero trick>B trick>B",
       .posted = "flor A+5?, truco B+1"},
      {.name = "row 93",
       .script = "hand A:flor B:contraflor A:quiero flores:A=30,B=35>B trick>A trick>A",
       .posted = "flor B+6?, truco A+1"},
      {.name = "a contraflor on a bid",
       .script = "hand A:flor B:con_flor_envido A:contraflor B:quiero flores:A=36,B=35>A trick>A trick>A",
       .posted = "flor A+8?, truco A+1"},
      {.name = "a contraflor refused: one's own flor",
       .script = "hand A:flor B:contraflor A:no_quiero trick>A trick>A",
       .posted = "flor B+3?, truco A+1"},
      {.name = "al resto refused on a contraflor: all flores (S2 32)",
       .script = "hand A:flor B:contraflor A:contraflor_al_resto B:no_quiero trick>A trick>A",
       .posted = "flor A+6?, truco A+1"},
      {.name = "row 94",
       .script =
           "carried=30-10 hand A:flor B:contraflor_al_resto A:quiero flores:A=30,B=35>B trick>A trick>A",
       .posted = "flor B+16?, truco A+1"},
      {.name = "row 95",
       .parameters = "truco-uruguayo resto_plus_per_flor=0",
       .script =
           "carried=30-10 hand A:flor B:contraflor_al_resto A:quiero flores:A=30,B=35>B trick>A trick>A",
       .posted = "flor B+10?, truco A+1"},
      {.name = "row 97",
       .script = "hand A:envido B:quiero values:A=30,B=20>A trick>A trick>A B?A=held",
       .posted = "envido A+2?, truco A+1, penalty B+3"},
      {.name = "the flor voids an open envido (U-28)",
       .script = "hand A:envido B:flor trick>A trick>A",
       .posted = "flor B+3?, truco A+1"},
      {.name = "row 98",
       .players = 6,
       .script = "hand/pica_pica! A1:falta_envido@1 B2:quiero@1 envido>A@1 trick>A@1 trick>A@1 trick>A@2 "
                 "trick>A@2 trick>A@3 trick>A@3",
       .posted = "envido A+6?, truco A+1, truco A+1, truco A+1"},
      {.name = "row 99",
       .players = 6,
       .script = "hand/pica_pica! A1:flor@1 B2:contraflor_al_resto@1 A1:quiero@1 flor>A@1 trick>A@1 "
                 "trick>A@1 trick>A@2 trick>A@2 trick>A@3 trick>A@3",
       .posted = "flor A+12?, truco A+1, truco A+1, truco A+1"},
      {.name = "a cap also holds for a falta added to the calls (UA-7, UA-13)",
       .players = 6,
       .parameters = "truco-uruguayo pica_cap=10 falta_adds=true",
       .script = "hand/pica_pica! A1:real_envido@1 B2:real_envido@1 A1:falta_envido@1 B2:quiero@1 envido>A@1 "
                 "trick>A@1 trick>A@1 trick>A@2 trick>A@2 trick>A@3 trick>A@3",
       .posted = "envido A+10?, truco A+1, truco A+1, truco A+1"},
      {.name = "row 99 with a cap (UA-13)",
       .players = 6,
       .parameters = "truco-uruguayo pica_cap=10",
       .script = "hand/pica_pica! A1:flor@1 B2:contraflor_al_resto@1 A1:quiero@1 flor>A@1 trick>A@1 "
                 "trick>A@1 trick>A@2 trick>A@2 trick>A@3 trick>A@3",
       .posted = "flor A+10?, truco A+1, truco A+1, truco A+1"},
  };
  for (Row row : kRows) {
    if (row.parameters.empty()) row.parameters = kUruguay;
    check_every_way(row);
  }
}

TEST_CASE("Uruguay: a flor is announced, and only its bids are answered (U-32, U-35)") {
  constexpr Row kRows[] = {
      {.name = "a flor alone is not accepted",
       .script = "hand A:flor B:con_flor_quiero",
       .refused = "truco/flor_plain"},
      {.name = "and does not give way",
       .script = "hand A:flor B:con_flor_me_achico",
       .refused = "truco/flor_plain"},
      {.name = "a contraflor answers a flor", .script = "hand A:contraflor", .refused = "truco/flor_no_flor"},
      {.name = "nothing raises a falta",
       .script = "hand A:flor B:con_flor_falta_envido A:contraflor_al_resto",
       .refused = "truco/flor_last_bid"},
      {.name = "nothing raises al resto",
       .script = "hand A:flor B:contraflor_al_resto A:contraflor",
       .refused = "truco/flor_last_bid"},
      {.name = "only al resto follows a contraflor",
       .script = "hand A:flor B:contraflor A:con_flor_envido",
       .refused = "truco/flor_after_contraflor"},
      {.name = "one does not raise one's own bid",
       .script = "hand A:flor B:con_flor_envido B:con_flor_envido",
       .refused = "truco/own_call"},
      {.name = "who has called envido has denied a flor (U-41)",
       .script = "hand A:envido B:quiero A=30 B=20 A:con_flor_envido",
       .refused = "truco/flor_after_envido"},
      {.name = "a bid comes before one's own card",
       .script = "hand turned=3o A/4c A:con_flor_envido",
       .refused = "truco/flor_deadline"},
      {.name = "the printed editions have no such bid",
       .parameters = "truco-nhf-de",
       .script = "hand A:flor B:con_flor_envido",
       .refused = "truco/flor_no_such_bid"},
  };
  for (Row row : kRows) {
    if (row.parameters.empty()) row.parameters = kUruguay;
    check_every_way(row);
  }
}

}  // namespace tanteador::test
