// The worked examples of the rules: bids, tricks and what each player scores.

#include <doctest/doctest.h>

#include "tests/games/truf/rows.hpp"

using namespace tanteador;
using std::string_view;
using test::truf::Table;

TEST_CASE("a deal scores the difference between bid and tricks, by the table's method (F-13 to F-15)") {
  struct Row {
    string_view name, ruleset, options, script, score;
  };
  constexpr string_view kBoth = "zero_bonus=5 positive_multiplier=2";
  const Row rows[] = {
      {"H1, F-13: bawah", "truf-lodige", "", "bids=5s,3h,2d,Ac tricks=4,5,2,2", "1 -2 0 -1"},
      {"H2, F-13: atas", "truf-lodige", "", "bids=6s,4h,3d,2c tricks=5,4,1,3", "-1 0 -2 1"},
      {"H3, F-8: lowered", "truf-lodige", "", "bids=5s,4h,3d,Ac Ana:shift=-1 tricks=3,4,4,2", "1 -1 -2 -2"},
      {"H4, F-8: raised", "truf-lodige", "", "bids=5s,4h,3d,Ac Ana:shift=1 tricks=6,4,2,1", "0 -1 -2 -1"},
      {"H5, F-14: lowered to 0", "truf-lodige-2", "", "bids=5s,4h,3d,Ac Ana:shift=-1 tricks=5,4,4,0",
       "-1 -1 -2 5"},
      {"H6, FA-3: lowered to -1", "truf-lodige", "", "bids=7s,4h,2d,Kc Ana:shift=-1 tricks=5,4,4,0",
       "1 -1 -3 -1"},
      {"H6, F-14: no bonus for -1", "truf-lodige-2", "", "bids=7s,4h,2d,Kc Ana:shift=-1 tricks=5,4,4,0",
       "1 -1 -3 -1"},
      {"H7, F-13", "truf-lodige", "", "bids=7s,4h,2d,Kc Ana:shift=-1 tricks=5,4,3,1", "1 -1 -2 -2"},
      {"H8, F-15: the printed 8", "truf-lodige-3", "", "bids=4s,3h,2d,Ac tricks=0,5,5,3", "8 -2 -3 -2"},
      {"H9, F-15", "truf-lodige-3", "", "bids=5s,3h,2d,Ac tricks=4,5,2,2", "2 -2 0 -1"},
      {"H10, FA-9", "truf-lodige", kBoth, "bids=5s,4h,3d,Ac Ana:shift=-1 tricks=5,4,4,0", "-1 -1 -2 10"},
      {"H10, FA-9: bonus not multiplied", "truf-lodige-3", "zero_bonus=5 mult_applies_to_zero_bonus=false",
       "bids=5s,4h,3d,Ac Ana:shift=-1 tricks=5,4,4,0", "-1 -1 -2 5"},
      {"H11, FA-8: no bonus in atas", "truf-lodige-2", "", "bids=9s,4h,2d,Kc tricks=8,4,1,0", "-1 0 -1 0"},
      {"H11, FA-8: in both modes", "truf-lodige-2", "zero_bonus_modes=both",
       "bids=9s,4h,2d,Kc tricks=8,4,1,0", "-1 0 -1 5"},
      {"H13, F-5: pictures only", "truf-lodige", "", "bids=Kc,Qd,Jh,Ks tricks=4,3,3,3", "-4 -3 -3 -3"},
      {"three counts give the fourth", "truf-lodige", "", "bids=5s,3h,2d,Ac tricks=4,5,-,2", "1 -2 0 -1"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Table table(row.ruleset, row.options);
    table.play("deal").play(row.script);
    CHECK(table.score() == row.score);
    CHECK(table.truf().ledger().size() == 4);  // a line for each, those of 0 too
  }
}

TEST_CASE("the bid cards decide trump, mode, sum and lead (F-5 to F-7)") {
  struct Row {
    string_view name, bids, leader, trump, mode, sum, shift;
  };
  const Row rows[] = {
      {"H12, F-6: hearts above clubs", "bids=7c,7h,3s,2d", "Beto", "h", "atas", "19", ""},
      {"H13, F-6: all equal, spades", "bids=Kc,Qd,Jh,Ks", "Dani", "s", "bawah", "0", ""},
      {"H16, FA-5: spades above hearts", "bids=5h,5s,2d,Ac", "Beto", "s", "null", "13", "Beto"},
      {"F-6: diamonds above clubs", "bids=10c,10d,2s,3s", "Beto", "d", "atas", "25", ""},
      {"F-5: an ace bids one", "bids=Ah,Ks,Qs,Js", "Ana", "h", "bawah", "1", ""},
      {"F-6: pictures of one suit, the first listed", "bids=Kc,Qh,Jh,Kd", "Beto", "h", "bawah", "0", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Table table;
    table.play("deal").play(row.bids);
    CHECK(table.deal("leader") == row.leader);
    CHECK(table.deal("trump") == row.trump);
    CHECK(table.deal("mode") == row.mode);
    CHECK(table.deal("sum") == row.sum);
    CHECK(table.deal("shift") == row.shift);
  }
}

TEST_CASE("events against the rules are refused (H14 to H17)") {
  struct Row {
    string_view name, options, script, refused;
  };
  constexpr string_view kNumbers = "deal Ana:hand=2s,3s,4s,5s,6s,7s,8s,9s,10s,2h,3h,4h,5h";
  constexpr string_view kPictures = "deal Ana:hand=As,Ks,Qs,Js,Ah,Kh,Qh,Jh,Ad,Kd,Qd,Jd,Ac";
  constexpr string_view kWithAce = "deal Ana:hand=2s,3s,4s,5s,6s,7s,8s,9s,10s,2h,3h,4h,Ah";
  const Row rows[] = {
      {"H14: 12 tricks", "", "deal bids=5s,3h,2d,Ac tricks=4,4,3,1", "truf/counts_sum"},
      {"H15: one card twice", "", "deal bids=5s,5s,2d,Ac", "truf/bid_same_card"},
      {"H16: hearts shift", "", "deal bids=5h,5s,2d,Ac Ana:shift=1", "truf/shift_player"},
      {"H16: spades shift and lead", "", "deal bids=5h,5s,2d,Ac Beto:shift=1 Beto:5s", ""},
      {"H17: numbers", "", kNumbers, ""},
      {"H17: pictures", "", kPictures, ""},
      {"H17: an ace among numbers", "", kWithAce, "truf/redeal_mixed"},
      {"FA-7: the ace as a number", "ace_in_redeal=number", kWithAce, ""},
      {"FA-7: pictures and aces", "ace_in_redeal=number", kPictures, "truf/redeal_mixed"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Table table("truf-lodige", row.options);
    CHECK(table.enter(row.script) == row.refused);
  }
}

TEST_CASE("the arithmetic of a posting reads as a sentence with its rule") {
  struct Row {
    string_view ruleset, options, script, rule, how;
  };
  const Row rows[] = {
      {"truf-lodige", "", "bids=5s,3h,2d,Ac tricks=4,5,2,2", "truf.score.bawah", "bid 5, took 4: 5 − 4 = 1"},
      {"truf-lodige", "", "bids=6s,4h,3d,2c tricks=5,4,1,3", "truf.score.atas", "bid 6, took 5: 5 − 6 = -1"},
      {"truf-lodige", "", "bids=5s,4h,3d,Ac Ana:shift=-1 tricks=3,4,4,2", "truf.score.bawah",
       "bid lowered to 4, took 3: 4 − 3 = 1"},
      {"truf-lodige", "", "bids=5s,4h,3d,Ac Ana:shift=1 tricks=6,4,2,1", "truf.score.atas",
       "bid raised to 6, took 6: 6 − 6 = 0"},
      {"truf-lodige-3", "", "bids=4s,3h,2d,Ac tricks=0,5,5,3", "truf.score.multiplier",
       "bid 4, took 0: 4 − 0 = 4, times 2 = 8"},
      {"truf-lodige-3", "", "bids=4s,3h,2d,Ac tricks=5,0,5,3", "truf.score.bawah",
       "bid 4, took 5: 4 − 5 = -1"},
      {"truf-lodige-3", "", "bids=4s,3h,2d,Ac tricks=4,3,4,2", "truf.score.bawah",
       "bid 4, took 4: 4 − 4 = 0"},
      {"truf-lodige", "", "bids=Ks,4h,3d,Ac tricks=0,5,5,3", "truf.score.bawah",  // F-14: no bonus agreed
       "bid 0, took 0: 0 − 0 = 0"},
      {"truf-lodige-2", "", "bids=Ks,4h,3d,Ac tricks=0,5,5,3", "truf.score.zero",
       "final bid 0, took 0: bonus 5"},
      {"truf-lodige-3", "zero_bonus=5", "bids=Ks,4h,3d,Ac tricks=0,5,5,3", "truf.score.zero",
       "final bid 0, took 0: bonus 5, times 2 = 10"},
      {"truf-lodige", "exact_score=bid", "bids=4s,3h,2d,Ac tricks=4,1,4,4", "truf.score.exact",
       "final bid 4, took 4, exactly: 4"},
      {"truf-lodige-3", "exact_score=bid", "bids=4s,3h,2d,Ac tricks=4,1,4,4", "truf.score.multiplier",
       "final bid 4, took 4, exactly: 4, times 2 = 8"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.script);
    Table table(row.ruleset, row.options);
    table.play("deal").play(row.script);
    const Posting& entry = table.truf().ledger().front().entry;
    CHECK(entry.rule == row.rule);
    CHECK(render(entry.how, table.names()) == row.how);
    CHECK(entry.category == "tricks");
  }
}
