// The golden rows of Brazil and Rio Grande do Sul. The number of a row is that of the rules' list; B- and G-
// are the numbers of the rules.

#include <doctest/doctest.h>

#include "src/games/truco/deck.hpp"
#include "src/games/truco/scoring/stakes.hpp"
#include "src/games/truco/tricks.hpp"
#include "tests/games/truco/rows.hpp"
#include "tests/support/truco_table.hpp"

namespace tanteador::test {

namespace {

using std::string_view;

}  // namespace

TEST_CASE("Brazil: manilhas by the turned card and fixed ones (B-7 to B-10)") {
  constexpr string_view P = "truco-paulista", M = "truco-mineiro";
  constexpr Duel kDuels[] = {
      {101, P, "5o", "6o", "3p", 0}, {102, P, "5o", "6e", "6o", 0}, {102, P, "5o", "6c", "6e", 0},
      {102, P, "5o", "6p", "6c", 0}, {103, P, "Qo", "Jo", "3e", 0}, {105, P, "Qp", "Jc", "3c", 0},
      {106, P, "3p", "4o", "3c", 0}, {107, P, "Kp", "Ao", "3c", 0}, {109, P, "5o", "Jo", "Qp", 0},
      {110, P, "5o", "3e", "3c", 2}, {111, P, "5o", "4e", "5p", 1}, {113, M, "", "7o", "3c", 0},
      {114, M, "", "Ae", "7o", 0},   {114, M, "", "7c", "Ae", 0},   {114, M, "", "4p", "7c", 0},
      {115, M, "", "7e", "6p", 0},   {115, M, "", "Ap", "Ke", 0},   {115, M, "", "4e", "5c", 1},
  };
  check_duels(kDuels);
}

TEST_CASE("Brazil: covered cards from the second trick on (B-14)") {
  constexpr Row kRows[] = {
      {.name = "row 117",
       .parameters = "truco-paulista",
       .script = "hand turned=5o A/3p B/7o A/covered B/4o trick>B",
       .posted = "truco B+1"},
      {.name = "row 118",
       .parameters = "truco-paulista",
       .script = "hand turned=5o A/covered",
       .refused = "truco/covered_first_trick"},
      {.name = "two covered cards tie",
       .parameters = "truco-paulista",
       .script = "hand turned=5o A/3p B/7o A/covered B/covered",
       .posted = "truco A+1"},
      {.name = "other tables do not cover", .script = "hand A/covered", .refused = "truco/covered_off"},
      {.name = "the turned card is in no hand",
       .parameters = "truco-paulista",
       .script = "hand turned=5o A/5o",
       .refused = "truco/card_turned"},
      {.name = "it is entered once",
       .parameters = "truco-paulista",
       .script = "hand turned=5o turned=6o",
       .refused = "truco/turned_twice"},
      {.name = "before the first trick",
       .parameters = "truco-paulista",
       .script = "hand trick>A turned=6o",
       .refused = "truco/turned_late"},
      {.name = "Minas Gerais turns none",
       .parameters = "truco-mineiro",
       .script = "hand turned=6o",
       .refused = "truco/turned_off"},
  };
  check(kRows);
}

TEST_CASE("Brazil: the ladder of the stakes, and the raise that answers (B-15 to B-20)") {
  constexpr string_view P = "truco-paulista", M = "truco-mineiro";
  constexpr Row kRows[] = {
      {.name = "row 119", .parameters = P, .script = "hand trick>A trick>A", .posted = "truco A+1"},
      {.name = "row 121", .parameters = P, .script = "hand A:truco B:seis A:correr", .posted = "truco B+3"},
      {.name = "row 122",
       .parameters = P,
       .script = "hand A:truco B:seis A:nove B:doze A:aceitar trick>B trick>B",
       .chicos = "0-1"},
      {.name = "row 123",
       .parameters = P,
       .script = "hand A:truco B:seis A:nove B:correr",
       .posted = "truco A+6"},
      {.name = "row 125",
       .parameters = P,
       .script = "hand A:truco B:seis A:nove B:doze A:doze",
       .refused = "truco/truco_called"},
      {.name = "row 126",
       .parameters = P,
       .script = "hand A:truco B:aceitar A:seis",
       .refused = "truco/truco_word_raised"},
      {.name = "one does not raise one's own call",
       .parameters = P,
       .script = "hand A:truco A:seis",
       .refused = "truco/truco_word_raised"},
      {.name = "row 127",
       .parameters = P,
       .script = "hand A:truco B:seis A:aceitar A:nove B:correr",
       .posted = "truco A+6"},
      {.name = "row 129",
       .parameters = P,
       .script = "hand trick>T trick>T trick>T hand trick>B trick>B",
       .posted = "truco B+1",
       .score = "0-1"},
      {.name = "row 130",
       .parameters = P,
       .script = "hand A:truco B:aceitar trick>T trick>T trick>T",
       .posted = "",
       .score = "0-0"},
      {.name = "row 141",
       .parameters = "truco-paulista raise_cap=needed",
       .script = "carried=9-9 hand A:truco B:seis",
       .refused = "truco/truco_cap"},
      {.name = "where one point is needed, nobody calls truco (B-20)",
       .parameters = "truco-uruguayo raise_cap=needed",
       .script = "carried=39-39 hand A:truco",
       .refused = "truco/truco_cap"},
      {.name = "10-8 may go to six",
       .parameters = "truco-paulista raise_cap=needed",
       .script = "carried=10-8 hand A:truco B:seis A:nove",
       .refused = "truco/truco_cap"},
      {.name = "row 142", .parameters = M, .script = "hand trick>A trick>A", .posted = "truco A+2"},
      {.name = "row 143", .parameters = M, .script = "hand A:truco B:correr", .posted = "truco A+2"},
      {.name = "row 145",
       .parameters = M,
       .script = "hand A:truco B:seis A:dez B:correr",
       .posted = "truco A+6"},
      {.name = "row 146",
       .parameters = M,
       .script = "hand A:truco B:seis A:dez B:doze A:correr",
       .posted = "truco B+10"},
      {.name = "row 147",
       .parameters = "truco-mineiro-8",
       .script = "hand A:truco B:oito A:aceitar trick>A trick>A",
       .posted = "truco A+8"},
      {.name = "row 151",
       .parameters = "truco-manilha-velha",
       .script = "hand A:truco B:aceitar trick>A trick>A",
       .posted = "truco A+3"},
      {.name = "cards thrown in (B-21)", .parameters = M, .script = "hand A:fold", .posted = "truco B+2"},
      {.name = "no envido in Brazil",
       .parameters = P,
       .script = "hand A:envido",
       .refused = "truco/envido_off"},
      {.name = "no flor in Brazil", .parameters = P, .script = "hand A:flor", .refused = "truco/flor_off"},
      {.name = "the printed editions have no fourth raise",
       .script = "hand A:vale_juego",
       .refused = "truco/truco_no_such_raise"},
  };
  check(kRows);
}

TEST_CASE("Brazil: the hand of eleven and the iron hand (B-22 to B-26)") {
  constexpr string_view P = "truco-paulista", M = "truco-mineiro";
  constexpr Row kRows[] = {
      {.name = "row 131: a card",
       .parameters = P,
       .script = "carried=11-7 hand turned=5o A/3p",
       .refused = "truco/eleven_first"},
      {.name = "row 131: the other side's answer",
       .parameters = P,
       .script = "carried=11-7 hand B:aceitar",
       .refused = "truco/eleven_first"},
      {.name = "row 131: a trick",
       .parameters = P,
       .script = "carried=11-7 hand trick>A",
       .refused = "truco/eleven_first"},
      {.name = "row 131: cards are not thrown in before the answer",
       .parameters = P,
       .script = "carried=11-7 hand A:fold",
       .refused = "truco/eleven_first"},
      {.name = "nor by the other side (B-22)",
       .players = 4,
       .parameters = P,
       .script = "carried=11-7 hand B1:fold",
       .refused = "truco/eleven_first"},
      {.name = "row 133",
       .parameters = P,
       .script = "carried=11-10 hand A:correr",
       .posted = "truco B+1",
       .score = "11-11"},
      {.name = "row 134",
       .parameters = P,
       .script = "carried=11-7 hand A:aceitar trick>B trick>B",
       .posted = "truco B+3",
       .score = "11-10"},
      {.name = "row 135",
       .parameters = P,
       .script = "carried=11-7 hand A:aceitar trick>A trick>A",
       .posted = "truco A+1(3)",
       .chicos = "1-0"},
      {.name = "row 137",
       .parameters = "truco-paulista eleven_raise=loses_game",
       .script = "carried=11-7 hand A:aceitar B:truco",
       .chicos = "1-0"},
      {.name = "a raise that costs the hand",
       .parameters = "truco-paulista eleven_raise=loses_hand",
       .script = "carried=11-7 hand A:aceitar A:truco",
       .posted = "truco B+3",
       .score = "11-10"},
      {.name = "no raise",
       .parameters = P,
       .script = "carried=11-7 hand A:aceitar B:truco",
       .refused = "truco/eleven_no_raise"},
      {.name = "row 138",
       .parameters = P,
       .script = "carried=11-11 hand trick>B trick>B",
       .posted = "truco B+1",
       .chicos = "0-1"},
      {.name = "row 139",
       .parameters = P,
       .script = "carried=11-11 hand A:truco",
       .refused = "truco/iron_no_raise"},
      {.name = "row 149",
       .parameters = M,
       .script = "carried=10-4 hand A:correr",
       .posted = "truco B+2",
       .score = "10-6"},
      {.name = "row 150", .parameters = M, .script = "carried=10-10 hand trick>B trick>B", .chicos = "0-1"},
      {.name = "thrown in after accepting",
       .parameters = P,
       .script = "carried=11-7 hand A:aceitar A:fold",
       .posted = "truco B+3"},
      {.name = "a hand of eleven stays one, whatever the score says now",
       .parameters = P,
       .script = "carried=10-7 hand+eleven>A! A:aceitar trick>B trick>B",
       .posted = "truco B+3"},
      {.name = "an ordinary hand stays one",
       .parameters = P,
       .script = "carried=11-7 hand+ordinary! trick>B trick>B",
       .posted = "truco B+1"},
      {.name = "a hand of eleven that is due has the side that decides",
       .parameters = P,
       .script = "carried=11-7 hand+eleven A:correr",
       .posted = "truco B+1"},
      {.name = "one that is not due needs it",
       .parameters = P,
       .script = "carried=9-7 hand+eleven!",
       .refused = "truco/kind_not_due"},
      {.name = "of four players one answers",
       .players = 4,
       .parameters = P,
       .script = "carried=11-7 hand A2:correr",
       .posted = "truco B+1"},
  };
  check(kRows);
}

TEST_CASE("Rio Grande do Sul: 24 points, envido and flor (G-3 to G-12)") {
  constexpr string_view G = "truco-gaucho";
  constexpr Row kRows[] = {
      {.name = "row 153",
       .parameters = G,
       .script = "hand A:envido B:real_envido A:quero A=30 B=20 trick>B trick>B",
       .posted = "envido A+5?, truco B+1"},
      {.name = "row 154",
       .parameters = G,
       .script = "hand A:envido B:real_envido A:falta_envido B:nao_quero trick>B trick>B",
       .posted = "envido A+5, truco B+1"},
      {.name = "row 155",
       .parameters = G,
       .script = "carried=20-13 hand A:falta_envido B:quero A=20 B=30 trick>A trick>A",
       .posted = "envido B+4?, truco A+1"},
      {.name = "row 157",
       .parameters = "truco-gaucho contraflor_refused=4",
       .script = "hand A:flor B:contraflor A:nao_quero trick>A trick>A",
       .posted = "flor B+4?, truco A+1"},
      {.name = "row 159: truco",
       .parameters = G,
       .script = "hand A:truco B:nao_quero",
       .posted = "truco A+1"},
      {.name = "row 159: retruco",
       .parameters = G,
       .script = "hand A:truco B:retruco A:nao_quero",
       .posted = "truco B+2"},
      {.name = "row 159: vale quatro",
       .parameters = G,
       .script = "hand A:truco B:retruco A:vale_quatro B:nao_quero",
       .posted = "truco A+3"},
      {.name = "row 177",
       .players = 6,
       .parameters = "truco-argentino",
       .script = "tally>A=4 hand trick>A trick>A hand/pica_pica"},
      {.name = "no duels below 5",
       .players = 6,
       .parameters = "truco-argentino",
       .script = "tally>A=3 hand trick>A trick>A hand/pica_pica",
       .refused = "truco/pica_schedule"},
      {.name = "no duels in Brazil",
       .players = 6,
       .parameters = "truco-paulista",
       .script = "hand trick>A trick>A hand/pica_pica",
       .refused = "truco/pica_schedule"},
  };
  check(kRows);
}

TEST_CASE("Venezuela and Valencia: a raise for the whole game, envidos of any points (V-7, V-8, CV-4)") {
  constexpr string_view
      kVenezuela =
          "target=24 chicos_to_win=1 stake_1=3 stake_2=6 stake_3=9 "
          "top_stake=whole_chico raise_in_answer=accepts real_envido=false "
          "envido_amounts=any",
      kValencia = "target=24 top_stake=whole_match raise_in_answer=accepts flor=false real_envido=false";
  constexpr Row kRows[] = {
      {.name = "row 161: truco", .script = "hand A:truco B:quiero trick>A trick>A", .posted = "truco A+3"},
      {.name = "row 161: retruco",
       .script = "hand A:truco B:retruco A:quiero trick>A trick>A",
       .posted = "truco A+6"},
      {.name = "row 161: vale nueve",
       .script = "hand A:truco B:retruco A:vale_cuatro B:quiero trick>A trick>A",
       .posted = "truco A+9"},
      {.name = "row 161: vale juego",
       .script = "carried=5-2 hand A:truco B:retruco A:vale_cuatro B:vale_juego A:quiero trick>B trick>B",
       .posted = "truco B+22",
       .status = "won B"},
      {.name = "vale juego refused leaves nine",
       .script = "hand A:truco B:retruco A:vale_cuatro B:vale_juego A:no_quiero",
       .posted = "truco B+9"},
      {.name = "vale juego accepted, and cards thrown in",
       .script = "hand A:truco B:retruco A:vale_cuatro B:vale_juego A:quiero A:fold",
       .posted = "truco B+24",
       .status = "won B"},
      {.name = "a chico is not the match",
       .parameters = "target=24 chicos_to_win=2 stake_1=3 stake_2=0 top_stake=whole_chico",
       .script = "hand A:truco B:quiero B:retruco A:quiero trick>A trick>A",
       .posted = "truco A+24",
       .chicos = "1-0",
       .status = "in_progress"},
      {.name = "of four numbers the fourth is the whole game",
       .parameters = "truco-paulista top_stake=whole_match",
       .script = "hand A:truco B:seis A:nove B:doze A:aceitar trick>A trick>A",
       .status = "won A"},
      {.name = "row 165: envido refused",
       .script = "hand A:envido B:no_quiero trick>A trick>A",
       .posted = "envido A+1, truco A+1"},
      {.name = "row 165: envido twice",
       .script = "hand A:envido B:envido A:quiero values:A=30,B=20>A trick>A trick>A",
       .posted = "envido A+4?, truco A+1"},
      {.name = "row 165: the second refused",
       .script = "hand A:envido B:envido A:no_quiero trick>A trick>A",
       .posted = "envido B+2, truco A+1"},
      {.name = "seven stones on top (V-8)",
       .script = "hand A:envido B:envido=7 A:quiero values:A=30,B=20>A trick>A trick>A",
       .posted = "envido A+9?, truco A+1"},
      {.name = "seven stones refused leave what was before",
       .script = "hand A:envido=4 B:envido=7 A:no_quiero trick>A trick>A",
       .posted = "envido B+4, truco A+1"},
      {.name = "a first call of any points refused is 1",
       .script = "hand A:envido=9 B:no_quiero trick>A trick>A",
       .posted = "envido A+1, truco A+1"},
      {.name = "one stone, and as many as the target",
       .parameters = "target=40 envido_amounts=any",
       .script = "hand A:envido=1 B:envido=40 A:no_quiero trick>A trick>A",
       .posted = "envido B+1, truco A+1"},
      {.name = "no real envido (V-8, CV-5)", .script = "hand A:real_envido", .refused = "truco/real_off"},
      {.name = "row 170: truc",
       .parameters = kValencia,
       .script = "hand A:truco B:no_quiero",
       .posted = "truco A+1"},
      {.name = "row 170: retruc",
       .parameters = kValencia,
       .script = "hand A:truco B:retruco A:no_quiero",
       .posted = "truco B+2"},
      {.name = "row 170: quatre val",
       .parameters = kValencia,
       .script = "hand A:truco B:retruco A:vale_cuatro B:no_quiero",
       .posted = "truco A+3"},
      {.name = "row 170: joc fora",
       .parameters = kValencia,
       .script = "hand A:truco B:retruco A:vale_cuatro B:vale_juego A:no_quiero",
       .posted = "truco B+4"},
      {.name = "row 171",
       .parameters = kValencia,
       .script = "hand A:truco B:retruco A:vale_cuatro B:vale_juego A:quiero trick>B trick>B",
       .posted = "truco B+24",
       .status = "won B"},
  };
  for (Row row : kRows) {
    if (row.parameters.empty()) row.parameters = kVenezuela;
    check_every_way(row);
  }
}

TEST_CASE("Uruguay: envidos of any number of points, with a flor too (UA-14)") {
  constexpr string_view kAny = "truco-uruguayo envido_amounts=any";
  constexpr Row kRows[] = {
      {.name = "real envido four times",
       .parameters = kAny,
       .script = "hand A:real_envido=12 B:quiero values:A=30,B=20>A trick>B trick>B",
       .posted = "envido A+12?, truco B+1"},
      {.name = "until the scores are equal",
       .parameters = kAny,
       .script = "carried=17-11 hand B:envido=6 A:envido B:quiero values:A=20,B=30>B trick>B trick>B",
       .posted = "envido B+8?, truco B+1"},
      {.name = "a bid on the flor",
       .parameters = kAny,
       .script = "hand A:flor B:con_flor_envido=8 A:quiero flores:A=30,B=35>B trick>A trick>A",
       .posted = "flor B+11?, truco A+1"},
      {.name = "its raise refused",
       .parameters = kAny,
       .script = "hand A:flor B:con_flor_envido=8 A:con_flor_real_envido=6 B:no_quiero trick>A trick>A",
       .posted = "flor A+11?, truco A+1"},
      {.name = "one beyond the falta counts 2 (U-26)",
       .parameters = "truco-uruguayo envido_amounts=any envite_cap_falta=true",
       .script = "carried=30-10 hand A:envido=11 B:quiero values:A=20,B=30>B trick>B trick>B",
       .posted = "envido B+2?, truco B+1"},
      {.name = "a raise beyond it as much as the call before (U-26)",
       .parameters = "truco-uruguayo envido_amounts=any envite_cap_falta=true",
       .script = "carried=30-10 hand A:envido=3 B:envido=11 A:quiero values:A=20,B=30>B trick>B trick>B",
       .posted = "envido B+6?, truco B+1"},
  };
  for (const Row& row : kRows) check_every_way(row);
}

TEST_CASE("Rio Grande do Sul, the border: amostra, pieces, 38 cards, envidos of any points (U-80 to U-82)") {
  constexpr string_view A = "truco-amostra";
  constexpr Duel kDuels[] = {
      {80, A, "5e", "2e", "4e", 0}, {80, A, "5e", "12e", "11e", 0}, {80, A, "5e", "10e", "1e", 0}};
  check_duels(kDuels);
  constexpr Row kRows[] = {
      {.name = "an envido of seven (U-81)",
       .parameters = A,
       .script = "hand A:envido=7 B:quero values:A=31,B=33>B trick>A trick>A",
       .posted = "envido B+7?, truco A+1"},
      {.name = "a flor is 3 (U-80)",
       .parameters = A,
       .script = "hand A:flor trick>B trick>B",
       .posted = "flor A+3?, truco B+1"},
      {.name = "24 end the game (U-81)",
       .parameters = A,
       .script = "carried=23-10 hand A:truco B:nao_quero",
       .posted = "truco A+1",
       .status = "won A"},
      {.name = "the ones of ouros and copas are left out (U-80)",
       .parameters = A,
       .script = "hand turned=5e A/1o",
       .refused = "truco/card_not_in_pack"},
      {.name = "the cutter lifts at least three (U-80)",
       .parameters = A,
       .script = "hand A:cut=2/36",
       .refused = "truco/cut_size"},
      {.name = "knocking is no cut (U-82)",
       .parameters = A,
       .script = "hand A:cut=0/38",
       .refused = "truco/cut_knock"},
  };
  check(kRows);
}

TEST_CASE("a ruleset names its numbers of players, and its stakes must rise (B-2, B-15)") {
  const auto seated = [](int players, string_view parameters) {
    return Truco::seat(parameters_of(parameters), {.players = players});
  };
  CHECK(seated(6, "truco-paulista"));
  for (const int players : {3, 8})
    CHECK(seated(players, "truco-paulista").error().key() == "truco/players_here");
  CHECK(seated(3, "truco-gaucho"));
  for (const string_view parameters : {"stake_2=2", "stake_unbet=2"})
    CHECK(seated(2, parameters).error().key() == "truco/stakes_rise");
  CHECK(seated(2, "stake_4=2").error().key() == "truco/stakes_rise");
  CHECK(seated(2, "stake_4=2 top_stake=whole_chico"));
}

TEST_CASE("the words of the raises follow the table's stakes (B-15, B-16, G-14)") {
  struct RaiseWords {
    string_view ruleset;
    std::initializer_list<string_view> raises;
  };
  const RaiseWords kSaid[] = {
      {"truco-nhf-de", {"truco", "retruco", "vale cuatro"}},
      {"truco-paulista", {"truco", "seis", "nove", "doze"}},
      {"truco-mineiro", {"truco", "seis", "dez", "doze"}},
      {"truco-mineiro-8", {"truco", "oito", "dez", "doze"}},
      {"truco-paulista stake_2=7", {"truco", "retruco", "nove", "doze"}},
      {"truco-paulista stake_4=0", {"truco", "seis", "nove"}},
      {"truco-paulista top_stake=whole_chico", {"truco", "seis", "nove", "vale jogo"}},
      {"top_stake=whole_chico", {"truco", "retruco", "vale cuatro", "vale juego"}},
      {"truco-gaucho", {"truco", "retruco", "vale quatro"}}};
  for (const RaiseWords& said : kSaid) {
    CAPTURE(said.ruleset);
    const truco::Parameters parameters = parameters_of(said.ruleset);
    REQUIRE(truco::raise_count(parameters) == static_cast<int>(said.raises.size()));
    int level = 0;
    for (const string_view raise : said.raises) CHECK(truco::raise_name(parameters, ++level) == raise);
  }
}

TEST_CASE("each game is spoken in its own words: gaúcho halves in Rio Grande do Sul, numbers in São Paulo") {
  const auto spoken = [](string_view ruleset, string_view word) {
    const auto words = truco::spoken_words(parameters_of(ruleset));
    const auto found = std::ranges::find(words, word, &SpokenWord::word);
    return found == words.end() ? string_view() : found->spoken;
  };
  CHECK(spoken("truco-gaucho", "malas") == "maus");
  CHECK(spoken("truco-gaucho", "quiero") == "quero");
  CHECK(spoken("truco-amostra", "malas") == "maus");
  CHECK(spoken("truco-paulista", "malas").empty());
  CHECK(spoken("truco-paulista", "retruco") == "seis");
  CHECK(spoken("truco-uruguayo", "quiero").empty());
}

}  // namespace tanteador::test
