// Every award cites the rule that gives it.

#include <doctest/doctest.h>

#include "tests/support/truco_table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using std::string_view;

TEST_CASE("the first award of a hand cites its rule (T-20 to T-27, T-33 to T-35, T-40, T-41, T-46)") {
  struct Row {
    string_view script, rule;
  };
  const Row rows[] = {
      {"hand A:envido B:quiero envido>A tricks:AA", "truco.envido.accepted"},
      {"hand A:falta_envido B:quiero envido>A tricks:AA", "truco.envido.falta"},
      {"hand A:envido B:no_quiero tricks:AA", "truco.envido.refused"},
      {"hand A:flor tricks:AA", "truco.flor.single"},
      {"hand A:flor B:flor flor>A tricks:AA", "truco.flor.contested"},
      {"hand A:flor B:con_flor_me_achico tricks:AA", "truco.flor.achico"},
      {"hand A:flor B:contraflor A:quiero flor>A tricks:AA", "truco.flor.contraflor"},
      {"hand A:flor B:contraflor A:no_quiero tricks:AA", "truco.flor.contraflor_refused"},
      {"hand A:flor B:contraflor_al_resto A:quiero flor>A tricks:AA", "truco.flor.resto"},
      {"hand A:flor B:contraflor_al_resto A:no_quiero tricks:AA", "truco.flor.resto_refused"},
      {"hand tricks:AA", "truco.truco.unbet"},
      {"hand A:truco B:quiero tricks:AA", "truco.truco.accepted"},
      {"hand A:truco B:no_quiero", "truco.truco.refused"},
      {"hand A:truco B:quiero B:fold", "truco.mazo.points"},
      {"hand B:fold", "truco.mazo.first_trick"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.script);
    Table table;
    table.play(row.script);
    CHECK(table.refused().empty());
    REQUIRE(!table.match().ledger().empty());
    CHECK(table.match().ledger().front().entry.rule == row.rule);
  }
}
