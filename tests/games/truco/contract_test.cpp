// What the table's record promises beyond the worked examples: who may speak, what closes what, when points
// are written and when they turn.

#include <doctest/doctest.h>

#include "tests/support/truco_table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using std::string_view;

namespace {

struct Row {
  string_view name = "";
  int players = 2;
  string_view parameters = "";
  string_view script = "";
  string_view refused = "";      // of the last word of the script
  const char* posted = nullptr;  // of the last hand; null: not looked at
  string_view score = "";        // "": not looked at
  string_view chicos = "";
  string_view status = "";
};

void check(std::span<const Row> rows) {
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CAPTURE(row.script);
    Table table(row.players, row.parameters);
    table.play(row.script);
    CAPTURE(table.refused_word());
    CHECK(table.refused() == row.refused);
    if (!row.refused.empty()) CHECK(row.script.ends_with(table.refused_word()));
    if (row.posted) CHECK(table.posted() == string_view(row.posted));
    if (!row.score.empty()) CHECK(table.score() == row.score);
    if (!row.chicos.empty()) CHECK(table.chicos() == row.chicos);
    if (!row.status.empty()) CHECK(table.status() == row.status);
  }
}

}  // namespace

TEST_CASE("only cards have a turn: any player still entitled may call, any of a team may answer") {
  constexpr Row kRows[] = {
      {.name = "the last player calls first",
       .players = 4,
       .script = "hand B2:truco A2:quiero A1:retruco B1:quiero"},
      {.name = "a player who has played still answers an envido",
       .script = "hand A/1e B:envido A:quiero A=20 B=7"},
      {.name = "and raises it", .script = "hand A/1e B:envido A:real_envido B:quiero"},
      {.name = "nobody opens one once all have played",
       .script = "hand A/1e B/4e A:envido",
       .refused = "truco/envido_trick"},
      {.name = "not who has thrown in",
       .players = 4,
       .script = "hand A1:truco B1:fold B1:quiero",
       .refused = "truco/folded"},
      {.name = "but his partner", .players = 4, .script = "hand A1:truco B1:fold B2:quiero"},
      {.name = "envido before the truco that waits",
       .script = "hand A:truco B:envido B:quiero",
       .refused = "truco/own_call"},
      {.name = "quiero answers the envido first",
       .script = "hand A:truco B:envido A:quiero A=20 B=30 B:quiero trick>A trick>A",
       .posted = "envido B+2?, truco A+2"},
      {.name = "a partner of the truco caller may announce a flor",
       .players = 4,
       .script = "hand A1:truco A2:flor B1:no_quiero",
       .posted = "flor A+3?, truco A+1"},
      {.name = "the answering side's flor comes first",
       .script = "hand A:truco B:flor B:no_quiero",
       .posted = "flor B+3?, truco A+1"},
      {.name = "no card while a truco waits",
       .script = "hand A:truco trick>A",
       .refused = "truco/answer_truco_first"},
      {.name = "no truco while an envido is open",
       .script = "hand A:envido B:truco",
       .refused = "truco/answer_envido_first"},
      {.name = "raising an envido accepts it: too late for a flor of either side",
       .players = 4,
       .script = "hand A1:envido B1:envido B2:flor",
       .refused = "truco/flor_after_envido"},
      {.name = "a flor cancels an envido that waits",
       .script = "hand A:envido B:flor trick>A trick>A",
       .posted = "flor B+3?, truco A+1"},
      {.name = "the cancelled envido cannot be answered",
       .script = "hand A:envido B:flor B:quiero",
       .refused = "truco/nothing_to_answer"},
  };
  check(kRows);
}

TEST_CASE(
    "a partner's flor adds to the open one; one nobody answers is closed by the next event that is no "
    "answer") {
  constexpr Row kRows[] = {
      {.name = "closed by a truco", .script = "hand A:flor A:truco B:flor", .refused = "truco/flor_closed"},
      {.name = "closed by a card", .script = "hand A:flor A/1e B:flor", .refused = "truco/flor_closed"},
      {.name = "closed by throwing in",
       .players = 4,
       .script = "hand A1:flor A2:fold B1:flor",
       .refused = "truco/flor_closed"},
      {.name = "closed by showing it",
       .script = "hand A:flor A[1e,2e,3e] B:flor",
       .refused = "truco/flor_closed"},
      {.name = "a tally closes nothing", .script = "hand A:flor tally>A=1 B:flor"},
      {.name = "a ruling closes nothing", .script = "hand A:flor ruled>A=1 B:flor"},
      {.name = "a note closes nothing", .script = "hand A:flor A:warned confirmed>B B:flor"},
      {.name = "nor the values",
       .players = 4,
       .script = "hand A1:envido B1:quiero A1=20 tally>A=1 B1:warned B1=30 trick>A trick>A",
       .score = "2-2"},
      {.name = "a partner's counts",
       .players = 4,
       .script = "hand A1:flor A2:flor B1:con_flor_me_achico trick>A trick>A",
       .posted = "flor A+6?, truco A+1"},
      {.name = "also among the answers",
       .players = 4,
       .script = "hand A1:flor B1:flor A2:flor B2:flor flor>A trick>A trick>A",
       .posted = "flor A+12?, truco A+1"},
      {.name = "an unanswered contraflor must be answered",
       .script = "hand A:flor B:contraflor trick>A",
       .refused = "truco/answer_flor_first"},
  };
  check(kRows);
}

TEST_CASE("an accepted envido or a contested flor waits for its first value") {
  constexpr Row kRows[] = {
      {.name = "no truco", .script = "hand A:envido B:quiero A:truco", .refused = "truco/declare_first"},
      {.name = "no card", .script = "hand A:envido B:quiero A/1e", .refused = "truco/declare_first"},
      {.name = "no showing",
       .script = "hand A:envido B:quiero A[1e,2e,3b]",
       .refused = "truco/declare_first"},
      {.name = "no admitting", .script = "hand A:flor B:flor A:false", .refused = "truco/declare_first"},
      {.name = "no new hand", .script = "hand A:envido B:quiero hand", .refused = "truco/hand_open"},
      {.name = "a tally may", .script = "hand A:envido B:quiero tally>A=1 A=20 B=7"},
      {.name = "throwing in may", .players = 4, .script = "hand A1:envido B1:quiero B1:fold A1=20 B2=7"},
      {.name = "further flores may",
       .players = 4,
       .script = "hand A1:flor B1:flor A2:flor B2:contraflor",
       .refused = "truco/own_call"},
      {.name = "a raise of the answering flor may",
       .script = "hand A:flor B:flor A:contraflor B:con_flor_quiero A~30 B~31"},
      {.name = "a whole side may throw in; the other still says its value",
       .script = "hand A:envido B:quiero B:fold A=20",
       .posted = "envido A+2?, truco A+1"},
      {.name = "who has thrown in has no say",
       .script = "hand A:envido B:quiero B:fold B=20",
       .refused = "truco/folded"},
  };
  check(kRows);
}

TEST_CASE("the values run from mano round, and close when all have spoken or by the first other event") {
  constexpr Row kRows[] = {
      {.name = "passed over is silent",
       .players = 4,
       .script = "hand A1:envido B1:quiero A1=20 A2=30 B1=33",
       .refused = "truco/declared_order"},
      {.name = "the last closes",
       .players = 4,
       .script = "hand A1:envido B1:quiero A1=20 B2=30 B2=31",
       .refused = "truco/nothing_to_settle"},
      {.name = "a card closes",
       .players = 4,
       .script = "hand A1:envido B1:quiero A1=20 A1/1e B1=30",
       .refused = "truco/nothing_to_settle"},
      {.name = "one who is silent loses",
       .players = 4,
       .script = "hand A1:envido B1:quiero B1=5 trick>A trick>A",
       .posted = "envido B+2?, truco A+1"},
      {.name = "a later, not better value loses",
       .players = 4,
       .script = "hand A1:envido B1:quiero A1=27 B1=27 A2=3 B2=26 trick>B trick>B",
       .posted = "envido A+2?, truco B+1"},
      {.name = "a good is no end: the partner may do better",
       .players = 4,
       .script = "hand A1:envido B1:quiero A1=27 B1=good A2=good",
       .refused = "truco/declared_good"},
      {.name = "a good is no end",
       .players = 4,
       .script = "hand A1:envido B1:quiero A1=27 B1=good B2=28 trick>A trick>A",
       .posted = "envido B+2?, truco A+1"},
      {.name = "one good does not close a flor",
       .players = 4,
       .script = "hand A1:flor B1:flor B2:flor A1~27 B1~good B2~28 trick>A trick>A",
       .posted = "flor B+9?, truco A+1"},
      {.name = "showing closes nothing",
       .players = 4,
       .script = "hand A1:envido B1:quiero A1=27 A1[7e,10e,4b] B1=28 trick>A trick>A",
       .posted = "envido B+2?, truco A+1"},
      {.name = "naming the winner closes",
       .players = 4,
       .script = "hand A1:envido B1:quiero A1=27 envido>A B1=28",
       .refused = "truco/nothing_to_settle"},
      {.name = "only flores are said for the flor",
       .players = 4,
       .script = "hand A1:flor B1:flor A1~27 B1~good trick>A trick>A",
       .posted = "flor A+6?, truco A+1"},
      {.name = "none and seven are values, eight and nineteen are not",
       .script = "hand A:envido B:quiero A=0 B=7 trick>A trick>A",
       .posted = "envido B+2?, truco A+1"},
      {.name = "twenty to thirty-eight for a flor",
       .script = "hand A:flor B:flor A~20 B~38 trick>A trick>A",
       .posted = "flor B+6?, truco A+1"},
  };
  check(kRows);
}

TEST_CASE("only the winner's shown cards judge his value") {
  constexpr string_view kWon = "hand A:envido B:quiero A=28 B=27 trick>A trick>A ";
  const std::string won(kWon);
  const auto with = [&](string_view rest) { return won + std::string(rest); };
  const std::string scripts[] = {
      with("A[7e,1e,4b]"),
      with("A[7e,2e,4b]"),
      with("A[7e,10e,4b]"),
      with("B[7o,6o,1e]"),
      with(""),
      "hand A:envido B:quiero A=28 B=27 A/7e B/4o A/10e B/5o",
      "hand A:envido B:quiero A=28 B=27 A/7e B/1b B/5o A/10e A/4b B/6c",
      "hand A:flor A/1e B/1b A/10e B/1o B/6c A/4b",
      "hand A1:envido B1:quiero envido>A trick>A trick>A A2[7e,10e,4b] A1[1e,2b,3o]",
      "hand A1:envido B1:quiero envido>A=28 trick>A trick>A A2[7e,10e,4b] A1[7o,1o,3b]",
      "hand A1:envido B1:quiero envido>A=28 trick>A trick>A B1[7e,10e,4b] A1[7o,1o,3b]",
  };
  const Row rows[] = {
      {.name = "as said", .script = scripts[0], .posted = "envido A+2, truco A+1"},
      {.name = "more than said", .script = scripts[1], .score = "1-2"},
      {.name = "less than said", .script = scripts[2], .score = "1-2"},
      {.name = "the loser's cards judge nothing", .script = scripts[3], .posted = "envido A+2?, truco A+1"},
      {.name = "not shown: it stands, and says so", .script = scripts[4], .posted = "envido A+2?, truco A+1"},
      {.name = "two cards played", .script = scripts[5], .posted = "envido A+2?, truco A+1"},
      {.name = "three cards played are not shown", .script = scripts[6], .posted = "envido A+2?, truco B+1"},
      {.name = "nor do they make a flor false", .script = scripts[7], .posted = "flor A+3?, truco B+1"},
      {.name = "no value was said: any cards will do",
       .players = 4,
       .script = scripts[8],
       .posted = "envido A+2, truco A+1"},
      {.name = "the first of the winning side to show", .players = 4, .script = scripts[9], .score = "1-2"},
      {.name = "not the other side", .players = 4, .script = scripts[10], .posted = "envido A+2, truco A+1"},
  };
  check(rows);
}

TEST_CASE("a flor shown as none is void and costs its penalty, and so does one admitted") {
  constexpr Row kRows[] = {
      {.name = "admitted at once",
       .script = "hand A:flor A:false trick>A trick>A",
       .posted = "truco A+1, penalty B+3"},
      {.name = "admitted after the hand", .script = "hand A:flor trick>A trick>A A:false", .score = "1-3"},
      {.name = "shown to be none", .script = "hand A:flor trick>A trick>A A[1e,2e,3b]", .score = "1-3"},
      {.name = "shown", .script = "hand A:flor trick>A trick>A A[1e,2e,3e]", .posted = "flor A+3, truco A+1"},
      {.name = "another penalty",
       .parameters = "false_flor_penalty=5",
       .script = "hand A:flor A:false trick>A trick>A",
       .score = "1-5"},
      {.name = "none",
       .parameters = "false_flor_penalty=0",
       .script = "hand A:flor A:false trick>A trick>A",
       .score = "1-0"},
      {.name = "the other flor then stands alone",
       .script = "hand A:flor B:flor A~30 B~25 A:false trick>A trick>A",
       .score = "1-6"},
      {.name = "the only value said was the false one: the flor is the other side's",
       .players = 4,
       .script = "hand A1:flor A2:flor B1:flor A1~30 trick>A trick>A A1:false",
       .score = "1-9"},
      {.name = "misdeclared flor goes to the other side",
       .script = "hand A:flor B:flor A~30 B~25 trick>A trick>A A[1e,2e,6e]",
       .score = "1-6"},
      {.name = "misdeclared flor revalued and still best",
       .parameters = "flor_misdeclared=revalue",
       .script = "hand A:flor B:flor A~30 B~25 trick>A trick>A A[1e,2e,6e]",
       .score = "7-0"},
      {.name = "misdeclared flor revalued and beaten",
       .parameters = "flor_misdeclared=revalue",
       .script = "hand A:flor B:flor A~30 B~25 trick>A trick>A A[1e,2e,10e]",
       .score = "1-6"},
  };
  check(kRows);
}

TEST_CASE("pido flor only after the hand, against who has announced none") {
  constexpr Row kRows[] = {
      {.name = "no bonus of the made points",
       .parameters = "pido_flor_points=none",
       .script = "hand A:truco B:quiero trick>A trick>A B?A=held",
       .score = "2-3"},
      {.name = "as many on top",
       .parameters = "pido_flor_points=add",
       .script = "hand A:truco B:quiero trick>A trick>A B?A=held",
       .score = "2-5"},
      {.name = "taken over", .script = "hand A:truco B:quiero trick>A trick>A B?A=held", .score = "0-5"},
      {.name = "another bonus",
       .parameters = "pido_flor_bonus=4",
       .script = "hand A:truco B:quiero trick>A trick>A B?A=held",
       .score = "0-6"},
      {.name = "three of one suit are one", .script = "hand trick>A trick>A B?A[1e,2e,3e]", .score = "0-4"},
      {.name = "by any player", .players = 4, .script = "hand trick>A trick>A B2?A1=held", .score = "0-4"},
      {.name = "who shrank has announced his flor",
       .script = "hand A:flor B:con_flor_me_achico trick>A trick>A A?B=held",
       .refused = "truco/challenge_announced"},
      {.name = "not once the next hand is dealt",
       .script = "hand trick>A trick>A hand B?A=held",
       .refused = "truco/hand_over_only"},
  };
  check(kRows);
}

TEST_CASE("points are written at the end of the hand, in order, up to the target, and the rest not at all") {
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
      {.name = "envido refused counts before the truco",
       .script = "carried=29-29 hand A:envido B:no_quiero trick>B trick>B",
       .posted = "envido A+1",
       .score = "30-29"},
  };
  check(kRows);
}

TEST_CASE("the score stays after a deciding hand until the next one, which begins the next chico") {
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

TEST_CASE("awards may turn until the next hand, also when they had decided the chico") {
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
      {.name = "a correction at any time",
       .script = "carried=28-10 hand A:envido B:quiero A=28 B=27 trick>B trick>B void=6",
       .score = "28-13",
       .chicos = "0-0"},
  };
  check(kRows);
}

TEST_CASE("tallies and rulings are written at once and may drop the open hand") {
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

TEST_CASE("the deal goes round; a named dealer is a fact, and a struck hand is dealt again by the same") {
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
      {"hand A1:truco annulled hand", "B2", 1},
      {"hand annulled hand=A2", "A2", 1, true},
      {"hand=A2", "A2", 1, true},
      {"hand=A2 trick>A trick>A hand", "B2", 2},  // the rotation goes on from there
      {"hand=B2", "B2", 1},
      {"hand A1:exposed=redeal hand", "B2", 1},
  };
  for (const Deal& row : kRows) {
    CAPTURE(row.script);
    Table table(4, row.script.find("redeal") != string_view::npos ? "exposed_card=redeal" : "");
    CHECK(table.play(row.script).refused() == "");
    CHECK(table.seat_name(table.match().state().hand.dealer) == row.dealer);
    CHECK(Truco::deal_number(table.match().state()) == row.number);
    CHECK(table.match().state().hand.dealer_out_of_turn == row.marked);
  }
}

TEST_CASE("a match ended by agreement, time or forfeit") {
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
       .script = "hand end=agreed confirmed>A appealed>B=2 decided=2"},
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

TEST_CASE("a card that contradicts another is refused, and the message names that event") {
  struct Card {
    string_view script;
    int seq;
  };
  constexpr Card kRows[] = {
      {"hand A/1e B/1e", 3},
      {"hand A[1e,2e,3b] B[4b,5b,1e]", 3},
      {"hand trick>A A[1e,2e,3b] A/4e", 4},
      {"hand A/1e B/4e A[2e,3e,4b]", 3},
      {"hand trick>A trick>A B?A[1e,2b] B[1e,4b,5b]", 5},
  };
  for (const Card& row : kRows) {
    CAPTURE(row.script);
    Table table;
    table.play(row.script);
    CHECK(table.refused() != "");
    bool named = false;
    for (const Arg& arg : table.refusal()->violation.args) named |= arg == Arg(EventSeq{row.seq});
    CHECK(named);
  }
}

TEST_CASE(
    "the winner of a trick leads the next; after a tie its starter; after one entered the short way, any of "
    "the side") {
  constexpr Row kRows[] = {
      {.name = "winner", .players = 4, .script = "hand A1/4e B1/1e A2/4b B2/4o B1/5e"},
      {.name = "not another",
       .players = 4,
       .script = "hand A1/4e B1/1e A2/4b B2/4o B2/5e",
       .refused = "truco/trick_turn"},
      {.name = "then round from him",
       .players = 4,
       .script = "hand A1/4e B1/1e A2/4b B2/4o B1/5e A1/5b",
       .refused = "truco/trick_turn"},
      {.name = "tied: its starter", .players = 4, .script = "hand A1/3e B1/3b A2/4b B2/4o A1/5e"},
      {.name = "tied: not the other",
       .players = 4,
       .script = "hand A1/3e B1/3b A2/4b B2/4o B1/5e",
       .refused = "truco/trick_turn"},
      {.name = "short way", .players = 4, .script = "hand trick>B B2/5e"},
      {.name = "short way, not the loser",
       .players = 4,
       .script = "hand trick>B A1/5e",
       .refused = "truco/trick_turn"},
      {.name = "short way tied: mano", .players = 4, .script = "hand trick>T A1/5e"},
      {.name = "who has thrown in is passed over", .players = 4, .script = "hand A1/4e B1:fold A2/4b B2/4o"},
      {.name = "also when he was mano", .players = 4, .script = "hand A1:fold B1/4e"},
      {.name = "the leader's card stays when he throws in",
       .players = 4,
       .script = "hand A1/1e A1:fold B1/4e A2/4b B2/4o A2/5e",
       .refused = "truco/trick_turn"},
      {.name = "the next still in leads for a winner who left",
       .players = 4,
       .script = "hand A1/1e A1:fold B1/4e A2/4b B2/4o B1/5e"},
      {.name = "the last who was waited for leaves: the trick is complete",
       .players = 4,
       .script = "hand A1/1e B1/4e A2/4b B2:fold A1/5e"},
      {.name = "a card of a pair both highest",
       .players = 4,
       .script = "hand A1/3e B1/4b A2/3o B2/4o trick>A",
       .posted = "truco A+1"},
      {.name = "no mixing within a trick", .script = "hand A/1e trick>A", .refused = "truco/trick_mixed"},
      {.name = "mixing between tricks", .script = "hand A/1e B/4e trick>A", .posted = "truco A+1"},
  };
  check(kRows);
}

// The table of TA-4, worked out from its sentences: two wins, or the first win with a tie, take the truco.
int winner_by_the_rules(const std::vector<int>& tricks, bool literal) {  // 0 and 1 sides, 2 tied; mano is 0
  int wins[2] = {};
  for (std::size_t i = 0; i < tricks.size(); ++i) {
    if (tricks[i] < 2) ++wins[tricks[i]];
    if (i == 0) continue;
    const bool tied_before = tricks[0] == 2 || tricks[1] == 2;
    if (literal && i == 1 && tricks[0] == 2 && tricks[1] == 2) return 0;
    if (wins[0] == 2 || wins[1] == 2) return wins[1] == 2;
    if (tied_before && wins[0] + wins[1] == 1) return wins[1];  // W T, T W, T T W
    if (i == 2) return tricks[0] < 2 ? tricks[0] : 0;           // A B T: the first; T T T: mano
  }
  return -1;
}

TEST_CASE("all 27 sequences of three tricks under both readings of the tied trick") {
  for (const bool literal : {false, true}) {
    for (int sequence = 0; sequence < 27; ++sequence) {
      const std::vector<int> all{sequence / 9, sequence / 3 % 3, sequence % 3};
      Table table(2, literal ? "parda_rule=literal_tt_mano" : "");
      table.play("hand");
      std::vector<int> played;
      for (const int trick : all) {
        CAPTURE(literal);
        CAPTURE(sequence);
        if (winner_by_the_rules(played, literal) >= 0) {
          CHECK(table.play("trick>A").refused() == "truco/hand_is_over");
          break;
        }
        played.push_back(trick);
        table.play(trick == 2 ? "trick>T" : trick == 0 ? "trick>A" : "trick>B");
        const int winner = winner_by_the_rules(played, literal);
        CHECK(table.score() == (winner < 0 ? "0-0" : winner == 0 ? "1-0" : "0-1"));
      }
    }
  }
}
