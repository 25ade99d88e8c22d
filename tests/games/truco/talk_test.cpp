// The record of a hand: the next speakers, the calls that close a contest, and the values that count.

#include <doctest/doctest.h>

#include "tests/games/truco/rows.hpp"
#include "tests/support/truco_table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using std::string_view;

TEST_CASE("only cards have a turn: any entitled player may call, any partner may answer (T-17)") {
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
    "a partner's flor adds to the open one, and an unanswered one closes at the next other event (T-22)") {
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

TEST_CASE("an accepted envido or a contested flor waits for its first value (T-28, T-36)") {
  constexpr Row kRows[] = {
      {.name = "no truco", .script = "hand A:envido B:quiero A:truco", .refused = "truco/declare_first"},
      {.name = "no card", .script = "hand A:envido B:quiero A/1e", .refused = "truco/declare_first"},
      {.name = "no showing",
       .script = "hand A:envido B:quiero A[1e,2e,3b]",
       .refused = "truco/declare_first"},
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

TEST_CASE("values go round from mano, and close after all players or at the next event (T-28, T-36)") {
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
       .refused = "truco/declared_good_own"},
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

TEST_CASE("only the winner's shown cards are checked against the value (T-37)") {
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

TEST_CASE("a flor disproved or withdrawn is void and costs its penalty (T-18, TA-10)") {
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

TEST_CASE("calls about a false flor are void, and the talk continues without it (T-18, TA-10)") {
  constexpr Row kRows[] = {
      {.name = "the other side announces its flor",
       .script = "hand A:flor A:false B:flor tricks:BB",
       .posted = "flor B+3?, truco B+1, penalty B+3"},
      {.name = "the envido is open again",
       .script = "hand A:flor A:false B:envido A:quiero values:A=28,B=27>A tricks:BB",
       .posted = "envido A+2?, truco B+1, penalty B+3"},
      {.name = "an envido that it had cancelled is waiting for an answer",
       .script = "hand A:envido B:flor B:false B:quiero values:A=28,B=27>A tricks:BB",
       .posted = "envido A+2?, truco B+1, penalty A+3"},
      {.name = "and no card is played before it",
       .script = "hand A:envido B:flor B:false A/1e",
       .refused = "truco/answer_envido_first"},
      {.name = "but not after the first trick",
       .script = "hand A:envido B:flor trick>A B:false A:truco",
       .refused = ""},
      {.name = "who has admitted it announces none again",
       .script = "hand A:flor A:false A:flor",
       .refused = "truco/shown_admitted"},
      {.name = "admitted by showing the cards",
       .script = "hand A:flor A[1e,2e,3b] B:flor trick>B trick>B",
       .posted = "flor B+3?, truco B+1, penalty B+3"},
      {.name = "flor against flor: the answer stands alone",
       .script = "hand A:flor B:flor A:false tricks:BB",
       .posted = "flor B+3?, truco B+1, penalty B+3"},
      {.name = "flor against flor: the first stands alone",
       .script = "hand A:flor B:flor B:false tricks:BB",
       .posted = "flor A+3?, truco B+1, penalty A+3"},
      {.name = "flor against flor, and a partner's stands for it",
       .players = 4,
       .script = "hand A1:flor A2:flor B1:flor A1:false flores:B1=30,A2=38>A tricks:BB",
       .posted = "flor A+6?, truco B+1, penalty B+3"},
      {.name = "the false value counts for nothing, and the others go on",
       .players = 4,
       .script = "hand A1:flor A2:flor B1:flor A1~38 A1:false B1~25 A2~30 tricks:BB",
       .posted = "flor A+6?, truco B+1, penalty B+3"},
      {.name = "the only value said was of none: the other side has the flor (T-37)",
       .players = 4,
       .script = "hand B1:flor A2:flor B2:flor B1~38 A2~good B1:false tricks:BB",
       .posted = "flor A+6?, truco B+1, penalty A+3"},
      {.name = "the other side may still answer the flor that is left",
       .players = 4,
       .script = "hand A1:flor B1:contraflor A1:false A2:flor flores:B1=30,A2=38>A tricks:BB",
       .posted = "flor A+6?, truco B+1, penalty B+3"},
      {.name = "a contraflor against none is a flor",
       .script = "hand A:flor B:contraflor A:false tricks:BB",
       .posted = "flor B+3?, truco B+1, penalty B+3"},
      {.name = "a contraflor that is none leaves the flor",
       .script = "hand A:flor B:contraflor B:false tricks:BB",
       .posted = "flor A+3?, truco B+1, penalty A+3"},
      {.name = "refused, it is worth the flores before it that stand: 3, not 6",
       .players = 4,
       .script = "hand A1:flor A2:flor B1:contraflor A1:false A2:con_flor_me_achico tricks:BB",
       .posted = "flor B+3?, truco B+1, penalty B+3"},
      {.name = "refused before it is admitted: the same",
       .players = 4,
       .script = "hand A1:flor A2:flor B1:contraflor A2:con_flor_me_achico tricks:BB A1:false",
       .posted = "flor B+6?, truco B+1, flor B-6, flor B+3?, penalty B+3"},
      {.name = "accepted, it is worth the flores that stand: 6, not 9",
       .players = 4,
       .script = "hand A1:flor A2:flor B1:contraflor A1:quiero A1:false flores:B1=30,A2=38>A tricks:BB",
       .posted = "flor A+6?, truco B+1, penalty B+3"},
      {.name = "a refused resto is worth the contraflor: 6, not 9",
       .players = 4,
       .script = "hand A1:flor A2:flor B1:contraflor A1:contraflor_al_resto A1:false "
                 "B1:con_flor_me_achico tricks:BB",
       .posted = "flor A+6?, truco B+1, penalty B+3"},
      {.name = "a refused resto at once is worth the flores before it: 3, not 6",
       .players = 4,
       .script = "hand A1:flor A2:flor B1:contraflor_al_resto A2:con_flor_me_achico A1:false tricks:BB",
       .posted = "flor B+3?, truco B+1, penalty B+3"},
      {.name = "an accepted resto counts the flores that stand: 10 + 6, not 10 + 9",
       .players = 4,
       .script = "carried=12-20 hand A1:flor A2:flor B1:contraflor_al_resto A2:quiero A1:false "
                 "flores:B1=30,A2=38>A tricks:BB",
       .posted = "flor A+16?, truco B+1, penalty B+3"},
      {.name = "an al resto against none is a flor",
       .script = "hand A:flor B:contraflor_al_resto A:quiero A:false tricks:BB",
       .posted = "flor B+3?, truco B+1, penalty B+3"},
      {.name = "a flor that gave way to none stands alone",
       .script = "hand A:flor B:con_flor_me_achico A:false tricks:BB",
       .posted = "flor B+3?, truco B+1, penalty B+3"},
      {.name = "a flor that gave way, and was none",
       .script = "hand A:flor B:con_flor_me_achico B:false tricks:BB",
       .posted = "flor A+3?, truco B+1, penalty A+3"},
      {.name = "a flor that gave way to two, of which one stands: 3, not 6",
       .players = 4,
       .script = "hand A1:flor A2:flor B1:con_flor_me_achico A2:false tricks:BB",
       .posted = "flor A+3?, truco B+1, penalty B+3"},
      {.name = "found out once values are said: the flor that is left is raised no more",
       .players = 4,
       .script = "hand A1:flor B1:flor A1~30 A1:false B1:contraflor",
       .refused = "truco/flor_closed"},
      {.name = "found out once values are said: nobody answers it either",
       .players = 4,
       .script = "hand A1:flor B1:flor A1~30 A1:false A2:flor",
       .refused = "truco/flor_closed"},
      {.name = "both are none: there was no flor",
       .script = "hand A:flor B:flor A:false B:false A:envido B:no_quiero tricks:BB",
       .posted = "envido A+1, truco B+1, penalty B+3, penalty A+3"},
  };
  for (const Row& row : kRows) check_every_way(row);
}

namespace {

// "1:flor 2:flor" with the names of two opponents, and the duel after each word.
std::string said_by(string_view talk, string_view one, string_view other, string_view duel) {
  std::string out;
  for (const char c : talk) {
    if (c == '1' || c == '2') {
      out += c == '1' ? one : other;
    } else {
      out += c == ' ' ? std::string(duel) + ' ' : std::string(1, c);
    }
  }
  return ' ' + out + std::string(duel);
}

int posted_points(const Table& table) {
  int points = 0;
  for (const auto& each : table.match().state().hand.posted) points += each.points;
  return points;
}

}  // namespace

// Admitted in the talk or after the hand, by one side or by the other: the flor left is worth 3, and so is
// the penalty.
TEST_CASE("a false flor costs the same whenever it is admitted, at every table and in a duel (TA-10)") {
  struct At {
    int players;
    string_view start, duel, one, other, tricks;
    int truco;  // points of the tricks in all
  };
  constexpr At kTables[] = {
      {2, "hand", "", "A", "B", " trick>A trick>A", 1},
      {4, "hand", "", "A1", "B1", " trick>A trick>A", 1},
      {6, "hand", "", "A1", "B2", " trick>A trick>A", 1},
      {6, "hand trick>A trick>A hand", "@1", "A1", "B2",
       " trick>A@1 trick>A@1 trick>A@2 trick>A@2 trick>A@3 trick>A@3", 3},
  };
  constexpr string_view kTalks[] = {
      "1:flor",
      "1:flor 2:flor",
      "1:flor 2:contraflor",
      "1:flor 2:contraflor_al_resto",
      "1:flor 2:con_flor_me_achico",
      "1:flor 2:flor 1:contraflor",
      "1:flor 2:contraflor 1:contraflor_al_resto",
      "1:flor 2:contraflor 1:con_flor_me_achico",
      "1:flor 2:contraflor 1:con_flor_quiero",
      "1:flor 2:contraflor_al_resto 1:con_flor_me_achico",
      "1:flor 2:contraflor 1:contraflor_al_resto 2:con_flor_me_achico",
  };
  for (const At& at : kTables) {
    for (const string_view talk : kTalks) {
      for (const char liar : {'1', '2'}) {
        const bool answered = talk.find('2') != string_view::npos;
        if (liar == '2' && !answered) continue;
        const std::string begun = std::string(at.start) + said_by(talk, at.one, at.other, at.duel);
        const std::string admits = said_by(std::string(1, liar) + ":false", at.one, at.other, at.duel);
        CAPTURE(begun);
        CAPTURE(admits);
        Table in_the_talk(at.players), after_the_hand(at.players);
        CHECK(in_the_talk.play(begun + admits + std::string(at.tricks)).refusal_key() == "");
        CHECK(posted_points(in_the_talk) == at.truco + 3 + (answered ? 3 : 0));
        if (after_the_hand.play(begun + std::string(at.tricks)).refusal_key() != "")
          continue;  // a call waits
        CHECK(after_the_hand.play(admits).refusal_key() == "");
        CHECK(after_the_hand.score() == in_the_talk.score());
      }
    }
  }
}

TEST_CASE("in the gallo the remaining flor and the penalty go to each of the pair (T-48)") {
  constexpr Row kRows[] = {
      {.name = "the gallo's is none",
       .players = 3,
       .script = "hand C:flor A:flor C:false trick>C trick>C",
       .score = "6-6-1"},
      {.name = "one of the pair has none",
       .players = 3,
       .script = "hand C:flor A:contraflor A:false trick>C trick>C",
       .score = "0-0-7"},
      {.name = "one of the pair has none, and the other's stands",
       .players = 3,
       .script = "hand A:flor B:flor C:flor A:false flor>B trick>C trick>C",
       .score = "6-6-4"},
  };
  check(kRows);
}

TEST_CASE("pido flor is legal only after the hand, against a player without an announced flor (T-30)") {
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
      {.name = "a partner's achico ended the talk: his own flor could not be announced (T-23)",
       .players = 4,
       .script = "hand A1:flor B1:con_flor_me_achico trick>A trick>A A1?B2=held",
       .refused = "truco/challenge_shut_out",
       .score = "4-0"},
      {.name = "nor after the answer to a contraflor",
       .players = 4,
       .script = "hand A1:flor B1:contraflor A1:no_quiero trick>A trick>A B1?A2[1e,2e,3e]",
       .refused = "truco/challenge_shut_out"},
      {.name = "nor after the partner's answer to an envido (T-19)",
       .players = 4,
       .script = "hand B1:envido A1:quiero envido>B trick>B trick>B B1?A2=held",
       .refused = "truco/challenge_shut_out",
       .score = "0-3"},
      {.name = "to a truco (T-15)",
       .players = 4,
       .script = "hand A1:truco B1:quiero A1/4e B1/1e A2/4b B2/5b trick>B A1?B2=held",
       .refused = "truco/challenge_shut_out",
       .score = "0-2"},
      {.name = "but without the cards nobody knows whether he had played before the truco (T-13): they do at "
               "the table",
       .players = 4,
       .script = "hand A1:truco B1:quiero trick>B B1/1e A2/4b B2/5b A1/4e A1?B2=held",
       .score = "5-0"},
      {.name = "or once another has raised the envido",
       .players = 4,
       .script = "hand B1:envido A1:envido B1:no_quiero trick>B trick>B B1?A2=held",
       .refused = "truco/challenge_shut_out"},
      {.name = "nor where the other side threw its cards in",
       .players = 4,
       .script = "hand A1/4e B1/5e A2:fold A1:fold A1?B2=held",
       .refused = "truco/challenge_shut_out"},
      {.name = "but who answered himself had kept it back",
       .players = 4,
       .script = "hand A1:truco B1:quiero trick>B trick>B A1?B1=held",
       .score = "5-0"},
      {.name = "and so had who let a flor go unanswered",
       .script = "hand A:flor trick>A trick>A A?B=held",
       .score = "7-0"},
      {.name = "but who had played his first card before had kept it back",
       .players = 4,
       .script = "hand A1/1e B1/4e A2:flor B2:con_flor_me_achico A2/5e B2/6e trick>A A1?B1=held",
       .score = "7-0"},
      {.name = "and who holds none may be asked: without ground",
       .players = 4,
       .script = "hand A1:flor B1:con_flor_me_achico trick>A trick>A A1?B2=none",
       .score = "4-3"},
      {.name = "the flor he gave way to was none: he can announce his own, and must",
       .players = 4,
       .script = "hand A1:flor B1:con_flor_me_achico A1:false trick>A trick>A A1?B2=held",
       .score = "7-3"},  // 1 + 3 of the flor + 3, against the penalty
      {.name = "not once the next hand is dealt",
       .script = "hand trick>A trick>A hand B?A=held",
       .refused = "truco/hand_over_only"},
  };
  check(kRows);
}

TEST_CASE("a card that contradicts another is refused with the number of that event") {
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
    CHECK(table.refusal_key() != "");
    bool named = false;
    for (const Arg& arg : table.refusal()->violation.args) named |= arg == Arg(EventSeq{row.seq});
    CHECK(named);
  }
}
