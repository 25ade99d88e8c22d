// Every award cites the rule that gives it.

#include <algorithm>

#include <doctest/doctest.h>

#include "src/core/text/text.hpp"
#include "tests/support/truco_table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using std::string_view;

TEST_CASE("the first award of a hand cites its rule (T-20 to T-27, T-33 to T-35, T-40, T-41, T-46)") {
  struct Row {
    string_view script, rule, parameters = "";
  };
  constexpr string_view kWholeTruco = "stake_1=0 top_stake=whole_chico";
  const Row rows[] = {
      {"hand A:envido B:quiero envido>A tricks:AA", "truco.envido.accepted"},
      {"hand A:falta_envido B:quiero envido>A tricks:AA", "truco.envido.falta"},
      {"hand A:envido B:no_quiero tricks:AA", "truco.envido.refused"},
      {"hand A:flor tricks:AA", "truco.flor.single"},
      {"hand A:flor B:flor flor>A tricks:AA", "truco.flor.contested"},
      {"hand A:flor B:con_flor_quiero flor>A tricks:AA", "truco.flor.quiero", "flor_quiero=4"},
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
      {"hand A:envido=5 B:quiero envido>A tricks:AA", "truco.envido.amounts", "envido_amounts=any"},
      {"hand A:envido=5 B:falta_envido A:quiero envido>A tricks:AA", "truco.envido.falta",
       "envido_amounts=any"},
      {"hand A:truco B:quiero tricks:AA", "truco.stakes.top", kWholeTruco},
      {"hand A:truco B:no_quiero", "truco.truco.refused", kWholeTruco},
      {"hand A:truco B:quiero B:fold", "truco.mazo.points", kWholeTruco},
      {"hand tricks:AA", "truco.truco.unbet", kWholeTruco},
      {"hand A:flor B:flor flor>A tricks:AA", "truco.flor.own_flores", "truco-uruguayo"},
      {"hand A:flor B:con_flor_envido A:quiero flor>A tricks:AA", "truco.flor.bids", "truco-uruguayo"},
      {"hand A:flor B:con_flor_envido A:no_quiero tricks:AA", "truco.flor.bids", "truco-uruguayo"},
      {"hand A:flor B:contraflor_al_resto A:quiero flor>A tricks:AA", "truco.flor.resto", "truco-uruguayo"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.script);
    Table table(2, row.parameters);
    table.play(row.script);
    CHECK(table.refusal_key().empty());
    REQUIRE(!table.match().ledger().empty());
    CHECK(table.match().ledger().front().entry.rule == row.rule);
  }
}

TEST_CASE("the arithmetic of the first award reads as a sentence (T-33 to T-35, T-20)") {
  struct Row {
    string_view script, how, parameters = "";
  };
  const Row rows[] = {
      {"hand A:envido B:quiero envido>A tricks:AA", "envido 2"},
      {"hand A:real_envido B:quiero envido>A tricks:AA", "real envido 3"},
      {"hand A:envido B:real_envido A:quiero envido>A tricks:AA", "envido 2 + real envido 3 = 5"},
      {"hand A:envido B:envido A:quiero envido>A tricks:AA", "2 × envido 2 = 4"},
      {"hand A:real_envido B:real_envido A:quiero envido>A tricks:AA", "2 × real envido 3 = 6"},
      {"hand A:envido B:envido A:real_envido B:quiero envido>A tricks:AA",
       "2 × envido 2 + 1 × real envido 3 = 7"},
      {"carried=20-12 hand A:falta_envido B:quiero envido>A tricks:AA",
       "falta envido: 30 − 20 of the leading side = 10"},
      {"carried=5-10 hand A:falta_envido B:quiero envido>A tricks:AA",
       "falta envido: 30 − 10 of the loser = 20", "falta=loser"},
      {"hand A:envido B:no_quiero tricks:AA", "envido refused: 1"},
      {"hand A:envido B:real_envido A:no_quiero tricks:AA", "real envido refused: 2 accepted before it"},
      {"hand A:flor tricks:AA", "flor 3"},
      {"hand A:envido=5 B:quiero envido>A tricks:AA", "envido 5", "envido_amounts=any"},
      {"hand A:real_envido=6 B:quiero envido>A tricks:AA", "real envido 6", "envido_amounts=any"},
      {"hand A:envido=5 B:envido A:quiero envido>A tricks:AA", "2 calls of envido: 7", "envido_amounts=any"},
      {"hand A:envido=5 B:envido=2 A:no_quiero tricks:AA", "envido refused: 5 accepted before it",
       "envido_amounts=any"},
      {"carried=28-12 hand A:envido B:real_envido A:quiero envido>A tricks:AA",
       "2, as the 5 called is more than a falta envido", "envite_cap_falta=true"},
      {"hand A:truco B:quiero tricks:AA", "truco: the whole chico", "stake_1=0 top_stake=whole_chico"},
      {"hand A:truco B:quiero tricks:AA", "truco: the whole match", "stake_1=0 top_stake=whole_match"},
      {"hand A:flor B:con_flor_envido A:quiero flor>B tricks:AA", "2 + flor 3 = 5", "truco-uruguayo"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.script);
    Table table(2, row.parameters);
    table.play(row.script);
    CHECK(table.refusal_key().empty());
    const auto award = std::ranges::find_if(
        table.match().ledger(), [](const LedgerLine& line) { return line.entry.rule != "table.carried"; });
    REQUIRE(award != table.match().ledger().end());
    CHECK(render(award->entry.how, Names{}) == row.how);
  }
}
