// Tied tricks and other properties of the tricks of a hand.

#include <doctest/doctest.h>

#include "tests/games/truco/rows.hpp"
#include "tests/support/truco_table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using std::string_view;

TEST_CASE(
    "a trick's winner leads the next, after a tie its starter, after a short entry any of the side (TA-4)") {
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

TEST_CASE("all 27 sequences of three tricks under both readings of the tied trick (T-44, TA-4)") {
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
          CHECK(table.play("trick>A").refusal_key() == "truco/hand_is_over");
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
