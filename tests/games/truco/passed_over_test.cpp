// The players a declaration passes over, in speaking order, and the rule.

#include <doctest/doctest.h>

#include "tests/support/truco_table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using std::string_view;

namespace {

struct PassedRow {
  string_view name;
  int players = 2;
  string_view parameters = "";
  string_view script, declared;
  string_view passed = "", rule = "";
};

void check(std::initializer_list<PassedRow> rows) {
  for (const PassedRow& row : rows) {
    CAPTURE(row.name);
    Table table(row.players, row.parameters);
    table.play(row.script);
    REQUIRE(table.refusal_key() == "");
    const auto& match = table.match();
    const PassedOverPlayers passed = Truco::players_passed_over(
        match.rules(), match.state(), std::get<Truco::Event>(table.event(row.declared)));
    std::string names;
    for (const Seat seat : passed.players) names += (names.empty() ? "" : " ") + table.seat_name(seat);
    CHECK(names == row.passed);
    CHECK(passed.rule == row.rule);
  }
}

constexpr string_view kEnvido = "truco.envido.declaration", kFlor = "truco.flor.declaration";

}  // namespace

TEST_CASE("a value of the envido passes over everyone between the last speaker and its own (T-36)") {
  check({
      {.name = "mano speaks first", .script = "hand A:envido B:quiero", .declared = "A=20"},
      {.name = "the other before mano",
       .script = "hand A:envido B:quiero",
       .declared = "B=20",
       .passed = "A",
       .rule = kEnvido},
      {.name = "another dealer, another mano",
       .script = "hand=A A:envido B:quiero",
       .declared = "A=20",
       .passed = "B",
       .rule = kEnvido},
      {.name = "in turn", .players = 4, .script = "hand A1:envido B1:quiero A1=20", .declared = "B1=25"},
      {.name = "two at once, also of one's own side",
       .players = 4,
       .script = "hand A1:envido B1:quiero A1=20",
       .declared = "B2=25",
       .passed = "B1 A2",
       .rule = kEnvido},
      {.name = "all three before the last",
       .players = 4,
       .script = "hand A1:envido B1:quiero",
       .declared = "B2=25",
       .passed = "A1 B1 A2",
       .rule = kEnvido},
      {.name = "who has laid the cards down has nothing to say",
       .players = 4,
       .script = "hand A1:envido B1:quiero A1:fold",
       .declared = "B1=25"},
      {.name = "six of the redonda",
       .players = 6,
       .script = "hand/redonda! A1:envido B1:quiero A1=20",
       .declared = "B3=25",
       .passed = "B1 A2 B2 A3",
       .rule = kEnvido},
  });
}

TEST_CASE("in a flor only players who announced one are passed over (T-28)") {
  check({
      {.name = "mano", .script = "hand A:flor B:flor", .declared = "B~30", .passed = "A", .rule = kFlor},
      {.name = "in turn", .script = "hand A:flor B:flor", .declared = "A~30"},
      {.name = "no flor, no say", .players = 4, .script = "hand A1:flor B2:flor A1~25", .declared = "B2~30"},
      {.name = "one of three flores",
       .players = 4,
       .script = "hand A1:flor B1:flor A2:flor A1~25",
       .declared = "A2~30",
       .passed = "B1",
       .rule = kFlor},
  });
}

TEST_CASE("in a duel only its other player is passed over (T-36)") {
  constexpr string_view kDuels = "hand hand/pica_pica! A1:envido@1 B2:quiero@1 B1:envido@2 A3:quiero@2";
  check({
      {.name = "mano of the duel passed over",
       .players = 6,
       .script = kDuels,
       .declared = "A1=30@1",
       .passed = "B2",
       .rule = kEnvido},
      {.name = "in turn", .players = 6, .script = kDuels, .declared = "B2=30@1"},
      {.name = "the other duel by itself",
       .players = 6,
       .script = kDuels,
       .declared = "A3=30@2",
       .passed = "B1",
       .rule = kEnvido},
  });
}

TEST_CASE("conceding or invalid values pass over nobody (T-36)") {
  check({
      {.name = "good", .players = 4, .script = "hand A1:envido B1:quiero A1=20", .declared = "B2=good"},
      {.name = "no such value", .script = "hand A:envido B:quiero", .declared = "B=15"},
      {.name = "nothing accepted", .script = "hand A:envido", .declared = "B=20"},
      {.name = "another event", .script = "hand A:envido B:quiero", .declared = "envido>B"},
  });
}

TEST_CASE("a player who is passed over loses the right to a tie (T-36)") {
  Table passed, spoken;
  passed.play("hand A:envido B:quiero B=27 trick>A trick>A");
  spoken.play("hand A:envido B:quiero A=27 B=27 trick>A trick>A");
  CHECK(passed.score() == "1-2");
  CHECK(spoken.score() == "3-0");
}
