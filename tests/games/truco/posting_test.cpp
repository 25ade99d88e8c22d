// The moments when points are posted and turned, and the end of a match.

#include <doctest/doctest.h>

#include "tests/games/truco/rows.hpp"
#include "tests/support/truco_table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using std::string_view;

TEST_CASE("points are written at the end of the hand, in order, up to the target only (T-4, TA-14)") {
  constexpr Row kRows[] = {
      {.name = "nothing before the end",
       .script = "hand A:envido B:quiero A=28 B=27 trick>A",
       .posted = "",
       .score = "0-0"},
      {.name = "at once where agreed",
       .parameters = "posting=immediate",
       .script = "hand A:envido B:quiero A=28 B=27 trick>A",
       .posted = "envido A+2?",
       .score = "2-0"},
      {.name = "a flor at once",
       .parameters = "posting=immediate",
       .script = "hand A:flor B:truco",
       .posted = "flor A+3?"},
      {.name = "not before it is closed",
       .parameters = "posting=immediate",
       .script = "hand A:flor",
       .posted = ""},
      {.name = "capped at the target",
       .script = "carried=29-0 hand A:truco B:quiero trick>A trick>A",
       .posted = "truco A+1(2)",
       .score = "30-0",
       .chicos = "1-0"},
      {.name = "not capped where agreed",
       .parameters = "cap_at_target=false",
       .script = "carried=29-0 hand A:truco B:quiero trick>A trick>A",
       .posted = "truco A+2",
       .score = "31-0",
       .chicos = "1-0"},
      {.name = "flor before envido before truco",
       .parameters = "flor_cancels_envido=false",
       .script = "hand A:envido B:flor B:no_quiero trick>B trick>B",
       .posted = "flor B+3?, envido A+1, truco B+1"},
      {.name = "penalties last",
       .script = "carried=0-29 hand A:flor B:truco A:quiero trick>B trick>B A:false",
       .score = "0-30"},
      {.name = "the first at the target stops the rest",
       .script = "carried=28-29 hand A:envido B:quiero A=28 B=27 trick>B trick>B",
       .posted = "envido A+2?",
       .score = "30-29"},
      {.name = "immediately posted, the hand is dropped",
       .parameters = "posting=immediate",
       .script = "carried=28-29 hand A:envido B:quiero A=28 B=27 A:truco",
       .refused = "truco/hand_is_over",
       .score = "30-29"},
      {.name = "all his cards are down, and are not worth what he said (T-28)",
       .script = "hand A:envido B:quiero A=27 B=25 A/7e B/5b A/5o B/7o B/12b A/1e A:differs=envido",
       .posted = "envido A+2, truco A+1, envido A-2, envido B+2"},
      {.name = "envido refused counts before the truco",
       .script = "carried=29-29 hand A:envido B:no_quiero trick>B trick>B",
       .posted = "envido A+1",
       .score = "30-29"},
  };
  check(kRows);
}

TEST_CASE("the score stays after a deciding hand until the next hand, which begins the next chico") {
  constexpr Row kRows[] = {
      {.name = "stays",
       .script = "carried=29-12 hand trick>A trick>A",
       .score = "30-12",
       .chicos = "1-0",
       .status = "in_progress"},
      {.name = "begins at nothing",
       .script = "carried=29-12 hand trick>A trick>A hand",
       .score = "0-0",
       .chicos = "1-0"},
      {.name = "one chico is enough",
       .parameters = "chicos_to_win=1",
       .script = "carried=29-12 hand trick>A trick>A",
       .score = "30-12",
       .status = "won A"},
      {.name = "match decided, score stays",
       .parameters = "target=2",
       .script = "hand A:truco B:quiero trick>A trick>A hand A:truco B:quiero trick>A trick>A",
       .score = "2-0",
       .chicos = "2-0",
       .status = "won A"},
      {.name = "whole match by a falta",
       .parameters = "falta=whole_match",
       .script = "hand A:falta_envido B:quiero A=28 B=27 trick>B trick>B",
       .score = "30-0",
       .status = "won A"},
      {.name = "whole chico by a falta",
       .parameters = "falta=whole_chico",
       .script = "carried=0-20 hand A:falta_envido B:quiero A=28 B=27 trick>B trick>B",
       .score = "30-20",
       .chicos = "1-0",
       .status = "in_progress"},
  };
  check(kRows);
}

TEST_CASE("awards may change until the next hand, even if they decided the chico") {
  constexpr Row kRows[] = {
      {.name = "envido turned, chico open again",
       .script = "carried=28-10 hand A:envido B:quiero A=28 B=27 trick>B trick>B A[7e,10e,4b]",
       .score = "28-13",
       .chicos = "0-0"},
      {.name = "match falls back",
       .parameters = "chicos_to_win=1",
       .script = "carried=28-10 hand A:envido B:quiero A=28 B=27 trick>B trick>B A[7e,10e,4b]",
       .score = "28-13",
       .status = "in_progress"},
      {.name = "and goes to the other side",
       .parameters = "chicos_to_win=1",
       .script = "carried=28-28 hand A:envido B:quiero A=28 B=27 trick>A trick>A A[7e,10e,4b]",
       .score = "28-30",
       .status = "won B"},
      {.name = "pido flor",
       .script = "carried=28-10 hand A:truco B:quiero trick>A trick>A B?A=held",
       .score = "28-15",
       .chicos = "0-0"},
      {.name = "false flor",
       .script = "carried=27-10 hand A:flor trick>B trick>B A:false",
       .score = "27-14",
       .chicos = "0-0"},
      {.name = "a flor that nobody had to beat and that is not shown (T-29)",
       .script = "hand A:flor trick>A trick>A A:refused=flor",
       .score = "1-3"},
      {.name = "the next hand goes on in the same chico",
       .script = "carried=28-10 hand A:envido B:quiero A=28 B=27 trick>B trick>B A[7e,10e,4b] hand",
       .score = "28-13",
       .chicos = "0-0"},
      {.name = "shown as said, nothing moves",
       .script = "carried=28-10 hand A:envido B:quiero A=28 B=27 trick>B trick>B A[7e,1e,4b]",
       .posted = "envido A+2",
       .score = "30-10",
       .chicos = "1-0"},
      {.name = "not of the hand before",
       .script = "hand A:envido B:quiero A=28 B=27 trick>B trick>B hand A[7e,10e,4b] trick>A trick>A",
       .score = "3-1"},
      {.name = "a tally in between stays",
       .script = "hand A:envido B:quiero A=28 B=27 trick>B trick>B tally>A=3 A[7e,10e,4b]",
       .score = "3-3"},
      {.name = "showing as said after a tally that decided takes nothing back",
       .script = "carried=0-27 hand A:envido B:quiero A=28 B=27 trick>A trick>A tally>B=3 A[7e,1e,4b]",
       .score = "3-30",
       .chicos = "0-1"},
      {.name = "nor after a ruling that decided",
       .script = "carried=0-27 hand A:envido B:quiero A=28 B=27 trick>A trick>A ruled>B=3 A[7e,1e,4b]",
       .score = "3-30",
       .chicos = "0-1"},
      {.name = "a trick given to the wrong side was tied: who won the first has won (T-44)",
       .script = "hand trick>A trick>B trick>B amend=5{trick>T}",
       .score = "1-0"},
      {.name = "another card was played, and the trick was tied",
       .script = "hand A/5e B/4e A/5b B/6b B/6c A/5c amend=8{A/6o}",
       .score = "1-0"},
      {.name = "a correction at any time",
       .script = "carried=28-10 hand A:envido B:quiero A=28 B=27 trick>B trick>B void=6",
       .score = "28-13",
       .chicos = "0-0"},
  };
  check(kRows);
}

TEST_CASE("points written at once stay before later ones, and a decided match stays decided (TA-14)") {
  constexpr Row kRows[] = {
      {.name = "an envido that decides the chico takes no truco point back",
       .parameters = "posting=immediate",
       .script = "carried=20-28 hand A:envido B:quiero A:fold B=31",
       .score = "20-30"},
      {.name = "the other side cannot lay its cards down too while a value is awaited",
       .script = "hand A:envido B:quiero A:fold B:fold",
       .refused = "truco/declare_first"},
  };
  check(kRows);
}

TEST_CASE("tallies and rulings are written at once and may discard the open hand") {
  constexpr Row kRows[] = {
      {.name = "without a hand", .script = "tally>A=3 tally>B=2/envido", .score = "3-2"},
      {.name = "within one", .script = "hand A:truco tally>A=3", .score = "3-0"},
      {.name = "a tally that decides drops the hand",
       .script = "carried=28-0 hand A:truco tally>A=3 B:quiero",
       .refused = "truco/no_hand",
       .score = "30-0",
       .chicos = "1-0"},
      {.name = "a ruling that decides too",
       .script = "carried=28-0 hand A:truco ruled>A=3 B:quiero",
       .refused = "truco/no_hand",
       .score = "30-0",
       .chicos = "1-0"},
      {.name = "no tally on a decided chico",
       .script = "carried=28-0 tally>A=3 tally>B=1",
       .refused = "truco/tally_after_chico"},
      {.name = "until the next hand",
       .script = "carried=28-0 tally>A=3 hand tally>B=1",
       .score = "0-1",
       .chicos = "1-0"},
      {.name = "a ruling acts on the decided chico",
       .script = "carried=28-0 tally>A=2 ruled>A=-1",
       .score = "29-0",
       .chicos = "0-0"},
      {.name = "and tallies follow",
       .script = "carried=28-0 tally>A=2 ruled>A=-1 tally>B=1",
       .score = "29-1"},
      {.name = "who was at the target first stays there first",
       .script = "carried=0-28 tally>B=2 ruled>A=30",
       .score = "30-30",
       .chicos = "0-1"},
      {.name = "a match won whole stays won when the other side is given points",
       .parameters = "falta=whole_match",
       .script = "hand A:falta_envido B:quiero A=28 B=27 trick>B trick>B ruled>B=1",
       .score = "30-1",
       .status = "won A"},
      {.name = "a ruling may undo the match",
       .parameters = "chicos_to_win=1",
       .script = "carried=28-0 tally>A=2 ruled>A=-1",
       .status = "in_progress"},
      {.name = "below nothing", .script = "ruled>A=-5", .score = "-5-0"},
      {.name = "after the end of the match",
       .script = "end=agreed ruled>A=5",
       .score = "5-0",
       .status = "ended A"},
      {.name = "annulled strikes neither",
       .script = "hand tally>A=3 ruled>B=2 A:truco annulled",
       .score = "3-2"},
      {.name = "annulled takes back what was written at once",
       .parameters = "posting=immediate",
       .script = "hand A:envido B:quiero A=28 B=27 annulled",
       .score = "0-0"},
      {.name = "carried", .script = "carried=12-20", .score = "12-20"},
      {.name = "carried after a tally", .script = "tally>A=1 carried=12-20", .score = "13-20"},
      {.name = "carried after an annulled hand", .script = "hand annulled carried=1-2", .score = "1-2"},
  };
  check(kRows);
}

TEST_CASE("points written on the sheet belong to no award and require no shown cards") {
  for (const string_view script : {"tally>A=3", "ruled>A=3", "carried=3-0"}) {
    CAPTURE(script);
    Table table;
    CHECK(table.play(script).refusal_key() == "");
    REQUIRE(table.match().ledger().size() == 1);
    const Posting& entry = table.match().ledger().front().entry;
    CHECK(entry.points == 3);
    CHECK(entry.full == 3);
    CHECK_FALSE(entry.to_be_shown);
    CHECK(int{entry.award} == 0);
    CHECK(int{entry.contest} == 0);
  }
}

TEST_CASE("the deal rotates, a named dealer is valid, and a struck hand keeps its dealer") {
  struct Deal {
    string_view script;
    string_view dealer;
    int number;
    bool marked = false;
  };
  constexpr Deal kRows[] = {
      {"hand", "B2", 1},
      {"hand trick>A trick>A hand", "A1", 2},
      {"hand trick>A trick>A hand trick>A trick>A hand", "B1", 3},
      {"hand hand", "A1", 2},            // the first was never touched
      {"hand tally>A=1 hand", "A1", 2},  // but for bookkeeping
      {"hand ruled>A=1 hand", "A1", 2},
      {"hand A1:truco annulled hand", "B2", 1},
      {"hand annulled hand=A2", "A2", 1, true},
      {"hand=A2", "A2", 1},  // drawn by lot: nobody was named before
      {"hand=A2 annulled hand=B1", "B1", 1, true},
      {"hand hand=A2", "A2", 2, true},
      {"hand=A2 trick>A trick>A hand", "B2", 2},  // the rotation goes on from there
      {"hand=B2", "B2", 1},
      {"hand A1:exposed=redeal hand", "B2", 1},
  };
  for (const Deal& row : kRows) {
    CAPTURE(row.script);
    Table table(4, row.script.find("redeal") != string_view::npos ? "exposed_card=redeal" : "");
    CHECK(table.play(row.script).refusal_key() == "");
    CHECK(table.seat_name(table.match().state().hand.dealer) == row.dealer);
    CHECK(Truco::deal_number(table.match().state()) == row.number);
    CHECK(table.match().state().hand.dealer_out_of_turn == row.marked);
  }
}

TEST_CASE("a match ends by agreement, time or forfeit") {
  constexpr Row kRows[] = {
      {.name = "chicos first",
       .script = "carried=29-0 hand trick>A trick>A hand tally>B=20 end=agreed",
       .status = "ended A"},
      {.name = "then the score", .script = "tally>A=3 tally>B=5 end=time", .status = "ended B"},
      {.name = "level: nobody", .script = "tally>A=3 tally>B=3 end=agreed", .status = "ended"},
      {.name = "forfeit: everyone else", .script = "tally>A=20 end=forfeit/A", .status = "ended B"},
      {.name = "forfeit of three", .players = 3, .script = "end=forfeit/A", .status = "ended B C"},
      {.name = "two share first",
       .players = 3,
       .script = "tally>A=2 tally>B=2 end=agreed",
       .status = "ended A B"},
      {.name = "a decided chico counts",
       .script = "carried=29-0 hand trick>A trick>A end=time",
       .status = "ended A"},
      {.name = "an undecided hand is not counted",
       .script = "tally>B=1 hand A:truco B:quiero end=agreed",
       .status = "ended B"},
      {.name = "confirmed and appealed follow",
       .script = "hand end=agreed confirmed>A appealed>B=3 decided=5"},
      {.name = "nothing of the hand follows",
       .script = "hand trick>A trick>A end=agreed A[1e,2e,3b]",
       .refused = "truco/match_ended"},
      {.name = "corrections follow",
       .script = "tally>A=1 end=agreed void=2",
       .score = "0-0",
       .status = "ended"},
      {.name = "also of the end itself",
       .script = "tally>A=1 end=agreed void=3 tally>A=1",
       .score = "2-0",
       .status = "in_progress"},
  };
  check(kRows);
}
