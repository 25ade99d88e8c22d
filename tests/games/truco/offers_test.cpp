// The offers at each moment: by whom, and their value.

#include <doctest/doctest.h>

#include "tests/support/truco_table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using std::string_view;

namespace {

std::vector<Offer> offers_of(const Table& table, Offers which) {
  return Truco::offers(table.match().rules(), table.match().state(), which);
}

std::optional<Offer> offer_of(const Table& table, string_view type, string_view word,
                              Offers which = Offers::legal) {
  for (const Offer& offer : offers_of(table, which)) {
    if (offer.type == type && offer.word == word) return offer;
  }
  return std::nullopt;
}

std::string names(const Table& table, const std::vector<Seat>& seats) {
  std::string text;
  for (const Seat seat : seats) text += (text.empty() ? "" : " ") + table.seat_name(seat);
  return text;
}

constexpr int kNone = -1;

}  // namespace

TEST_CASE("a call has its value when accepted and won, and when refused") {
  struct Row {
    string_view script, call;
    int worth, if_refused;
    int players = 2;
    string_view parameters = "";
  };
  constexpr Row kRows[] = {
      {"hand", "envido", 2, 1},
      {"hand", "real_envido", 3, 1},
      {"hand", "falta_envido", 30, 1},
      {"carried=20-12 hand", "falta_envido", 10, 1},
      {"hand A:envido", "quiero", 2, kNone},
      {"hand A:envido", "no_quiero", kNone, kNone},
      {"hand A:envido", "envido", 4, 2},
      {"hand A:envido", "real_envido", 5, 2},
      {"carried=20-12 hand A:envido", "falta_envido", 10, 2},
      {"hand A:envido B:real_envido", "envido", 7, 5},
      {"hand A:envido B:envido A:real_envido", "falta_envido", 30, 7},
      {"hand A:envido B:real_envido", "quiero", 5, kNone},
      {"carried=20-12 hand A:falta_envido", "quiero", 10, kNone},
      {"carried=5-10 hand A:falta_envido", "quiero", 25, kNone, 2, "falta=loser"},
      // The pair stands where the better of its two stands, whichever seat that is (TA-20).
      {"carried=25-10-5 hand A:falta_envido", "quiero", 5, kNone, 3, "falta=loser"},
      {"carried=10-25-5 hand A:falta_envido", "quiero", 5, kNone, 3, "falta=loser"},
      {"hand", "truco", 2, 1},
      {"hand A:envido=5", "envido", 7, 5, 2, "envido_amounts=any"},
      {"hand A:truco B:quiero B:retruco A:quiero A:vale_cuatro B:quiero", "vale_juego", 30, 4, 2,
       "top_stake=whole_match"},
      {"hand A:truco", "quiero", 2, kNone},
      {"hand A:truco", "no_quiero", kNone, kNone},
      {"hand A:truco B:quiero", "retruco", 3, 2},
      {"hand A:truco B:quiero B:retruco", "quiero", 3, kNone},
      {"hand A:truco B:quiero B:retruco A:quiero", "vale_cuatro", 4, 3},
      {"hand A:truco B:quiero B:retruco A:quiero A:vale_cuatro", "quiero", 4, kNone},
      {"hand", "flor", 3, 3},
      {"hand A:flor", "flor", 6, kNone},
      {"hand A:flor", "contraflor", 6, 3},
      {"hand A:flor", "con_flor_me_achico", kNone, kNone},
      {"carried=20-12 hand A:flor", "contraflor_al_resto", 16, 3},
      {"hand A:flor B:flor", "contraflor", 6, 6},
      {"hand A:flor B:contraflor", "con_flor_quiero", 6, kNone},
      {"hand A:flor B:contraflor", "quiero", 6, kNone},
      {"carried=20-12 hand A:flor B:contraflor", "contraflor_al_resto", 16, 6},
      {"carried=20-12 hand A:flor B:contraflor A:contraflor_al_resto", "con_flor_quiero", 16, kNone},
      {"hand A1:flor A2:flor", "contraflor", 9, 6, 4},
      {"hand A:flor", "contraflor", 6, 4, 2, "truco-argentino"},
      {"hand A:flor", "contraflor_al_resto", 30, 6, 2, "truco-argentino"},
  };
  for (const Row& row : kRows) {
    CAPTURE(row.script);
    CAPTURE(row.call);
    Table table(row.players, row.parameters);
    CHECK(table.play(row.script).refusal_key() == "");
    const auto offer = offer_of(table, "called", row.call);
    CHECK(offer.has_value());
    if (!offer) continue;
    CHECK(offer->worth.value_or(kNone) == row.worth);
    CHECK(offer->if_refused.value_or(kNone) == row.if_refused);
  }
}

TEST_CASE("a call with its points is offered where it may be made, a call that is not played never") {
  struct Row {
    string_view parameters, script, word, players;  // players "": not offered
  };
  constexpr string_view kAny = "truco-uruguayo envido_amounts=any",
                        kNoReal = "truco-uruguayo envido_amounts=any real_envido=false";
  constexpr Row kRows[] = {
      {kAny, "hand", "envido_points", "A B"},
      {kAny, "hand A:envido", "envido_points", "B"},
      {kAny, "hand A:flor", "envido_points", ""},
      {kAny, "hand A:flor", "flor_points", "A B"},
      {"truco-uruguayo", "hand", "envido_points", ""},
      {"envido_amounts=any", "hand A:flor", "flor_points", ""},
      {kAny, "hand", "real_envido", "A B"},
      {kNoReal, "hand", "real_envido", ""},
      {kNoReal, "hand A:flor", "con_flor_real_envido", ""},
      {kNoReal, "hand", "envido_points", "A B"},
  };
  for (const Row& row : kRows) {
    CAPTURE(row.parameters);
    CAPTURE(row.script);
    CAPTURE(row.word);
    Table table(2, row.parameters);
    CHECK(table.play(row.script).refusal_key() == "");
    const auto offer = offer_of(table, "called", row.word);
    CHECK((offer ? names(table, offer->players) : "") == row.players);
  }
}

TEST_CASE("each step allows exactly its events") {
  struct Row {
    string_view script, type, word, players;
  };
  constexpr Row kRows[] = {
      {"hand", "called", "envido", "A1 B1 A2 B2"},
      {"hand A1:envido", "called", "quiero", "B1 B2"},
      {"hand A1:envido", "called", "real_envido", "B1 B2"},
      {"hand A1:truco", "called", "envido", "B1 B2"},
      {"hand A1:truco", "called", "flor", "B1 A2 B2"},
      {"hand A1:truco B1:fold", "called", "quiero", "B2"},
      {"hand A1/4e", "called", "envido", "B1 A2 B2"},
      {"hand", "card_played", "", "A1"},
      {"hand trick>B", "card_played", "", "B1 B2"},
      {"hand", "cut", "", "A2"},
      {"hand A1:envido B1:quiero", "declared", "envido", "A1 B1 A2 B2"},
      {"hand A1:envido B1:quiero B1=20", "declared", "envido", "A2 B2"},
      {"hand A1:flor B2:flor", "declared", "flor", "A1 B2"},
      {"hand A1:flor B2:flor", "called", "contraflor", "A1 A2"},
      {"hand A1:flor B2:contraflor", "called", "con_flor_quiero", "A1 A2"},
      {"hand A1:truco B1:quiero", "called", "retruco", "B1 B2"},
      {"hand A1:flor trick>A trick>A", "flor_challenged", "", "B1 A2 B2"},
      {"hand A1:flor trick>A trick>A", "false_flor", "", "A1"},
      {"hand trick>A trick>A B1?A1=none", "shown", "", "A1 B1 A2 B2"},  // cards of two suits
      {"hand trick>A trick>A B1?A1=held", "shown", "", "A1 B1 A2 B2"},  // and of one
  };
  for (const Row& row : kRows) {
    CAPTURE(row.script);
    CAPTURE(row.word);
    Table table(4);
    CHECK(table.play(row.script).refusal_key() == "");
    const auto offer = offer_of(table, row.type, row.word);
    CHECK(offer.has_value());
    if (offer) CHECK(names(table, offer->players) == row.players);
  }
}

TEST_CASE("a forbidden event has its reason") {
  struct Row {
    string_view script, type, word, why;
  };
  constexpr Row kRows[] = {
      {"hand", "called", "retruco", "truco/truco_step"},
      {"hand", "called", "quiero", "truco/nothing_to_answer"},
      {"hand A:truco", "card_played", "", "truco/answer_truco_first"},
      {"hand A:flor", "called", "envido", "truco/envido_flor"},
      {"hand A:envido B:quiero", "trick_won", "", "truco/declare_first"},
      {"", "called", "truco", "truco/no_hand"},
      {"", "annulled", "", "truco/nothing_to_annul"},
      {"hand A:truco", "hand_started", "", "truco/hand_open"},
      {"hand", "flor_challenged", "", "truco/hand_over_only"},
      {"end=agreed", "hand_started", "", "truco/match_ended"},
  };
  for (const Row& row : kRows) {
    CAPTURE(row.script);
    CAPTURE(row.word);
    Table table;
    CHECK(table.play(row.script).refusal_key() == "");
    CHECK_FALSE(offer_of(table, row.type, row.word).has_value());
    const auto offer = offer_of(table, row.type, row.word, Offers::with_refused);
    const bool says = offer && offer->refused;
    CHECK(says);
    if (says) CHECK(offer->refused->key() == row.why);
  }
}

TEST_CASE("a decided or ended match allows at most rulings") {
  for (const string_view script : {"hand trick>A trick>A", "hand trick>A trick>A hand"}) {
    Table table(2, "target=1 chicos_to_win=1");
    table.play(script);
    for (const Offer& offer : offers_of(table, Offers::legal)) {
      CAPTURE(offer.type);
      const bool expected = offer.type == "ruled" || offer.type == "shown" || offer.type == "flor_challenged";
      CHECK(expected);
    }
  }
}

TEST_CASE("eight are offered a pica-pica with pairs that can play it (T-53, TA-18)") {
  Table table(8);
  CHECK(table.play("hand trick>A trick>A").refusal_key() == "");
  CHECK(offer_of(table, "hand_started", "").has_value());
}
