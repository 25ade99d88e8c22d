// The offers at each moment, and the players who may take them.

#include <doctest/doctest.h>

#include "src/games/troccas/troccas.hpp"
#include "tests/games/troccas/table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using std::string_view;

namespace {

struct Row {
  string_view script, type, by;  // players or sides; "all": of the whole table; "nobody"
  int players = 4;
};

// Every player and side that may enter it; several rights follow each other.
std::string offered_to(const EventTable& table, string_view type) {
  std::string text;
  const auto add = [&](const std::string& name) { text += (text.empty() ? "" : " ") + name; };
  bool offered = false;
  for (const Offer& offer : offers(table.match(), Offers::legal)) {
    if (offer.type != type) continue;
    offered = true;
    for (const Seat seat : offer.players) add(table.names().seats[static_cast<std::size_t>(index(seat))]);
    for (const Side side : offer.sides) add(table.names().sides[static_cast<std::size_t>(index(side))]);
  }
  return !offered ? "nobody" : text.empty() ? "all" : text;
}

// Dani has the fool of Ana, whose side has won empty cards since.
constexpr string_view kFool = "deal Ana:X Beto:1s Caro:2s Dani:3s Dani:1b Ana:10b Beto:2b Caro:3b";

constexpr Row kRows[] = {
    {"", "deal_started", "all"},
    {"carried:Nus=-19,Vus=19", "right_claimed", "Nus Nus"},
    {"deal", "redeal_asked", "Dani"},
    {"deal", "discarded", "Dani"},
    {"deal", "discarded", "Caro", 3},
    {"deal", "discarded", "nobody", 6},
    {"deal", "card_played", "Ana"},
    {"deal Ana:1s", "card_played", "Beto"},
    // Beto has no swords and no tarock then: one of the other suits is left to him.
    {"deal Ana:1s Beto:1b Caro:2s Dani:3s", "card_played", "Dani"},
    {"deal", "trick_won", "Ana Beto Caro Dani"},
    {"deal Ana:1s", "trick_won", "nobody"},
    // A king calls when it is led, or before its trick.
    {"deal", "jack_called", "Ana Beto Caro Dani"},
    {"deal Ana:Ks", "jack_called", "Ana"},
    {"deal Ana:1s Beto:Ks", "jack_called", "Beto"},
    {"deal Ana:Kr", "jack_called", "Ana"},
    {"deal Ana:Kr", "jack_called", "Ana", 3},
    {"deal Ana:Kr Beto:Jr Caro:1r Dani:2r", "jack_called", "Ana Beto Caro Dani"},  // of the other suits
    {"deal", "knocked", "Ana"},
    {"deal knock:Ana=T21", "knocked", "Ana"},
    {"deal Ana:T3", "knocked", "Ana Beto"},
    {kFool, "fool_exchanged", "Ana"},
    {"deal Ana:X Beto:1s Caro:2s Dani:3s", "fool_exchanged", "nobody"},
    {"deal trick:Beto trick:Caro", "fool_exchanged", "Ana Beto Caro Dani"},
    {"deal", "counted", "all"},
    {"deal", "counted", "all", 3},
    {"deal", "counted", "all", 5},
    {"deal trick:Ana trick:Beto", "counted", "all", 5},
    {"deal tricks:Ana=19", "counted", "all"},
    {"deal", "captured", "Nus Vus"},
    {"deal", "captured", "Ana Beto Caro", 3},
    {"deal trick:Ana trick:Caro", "captured", "Nus Vus"},
    {kFool, "captured", "Nus Vus"},
    {"deal skat:Dani=1s,2s Ana:Ks Beto:3s Caro:4s Dani:5s", "captured", "Nus Vus"},
    {"deal pile:Ana=1s,2s,3s", "captured", "Beto Caro", 3},
    {"deal", "matsch", "Nus Vus"},
    {"deal trick:Ana", "matsch", "Nus"},
    {"deal", "annulled", "all"},
    {"", "carried", "all"},
    {"carried:Nus=1000000", "ruled", "Nus Vus"},  // nought more can always be given
    {"", "match_ended", "all"},
};

}  // namespace

TEST_CASE("each step allows exactly its events") {
  for (const Row& row : kRows) {
    CAPTURE(row.script);
    CAPTURE(row.players);
    CAPTURE(row.type);
    EventTable table(troccas_start(row.players));
    table.play(troccas_events(row.script));
    CHECK(offered_to(table, row.type) == row.by);
  }
}

TEST_CASE("five points in the skat have their own rule, a queen has not (C-10)") {
  const auto rules = Troccas::seat({}, {.players = 4}).value();
  const auto rule_of = [&](string_view one, string_view other) {
    using troccas::Pack;
    const Troccas::State state = Troccas::initial_state(rules);
    const troccas::Discarded skat{seat_at(3), {*Pack::parse(one), *Pack::parse(other)}};
    return Troccas::worth(rules, state, state, skat).rule;
  };
  CHECK(rule_of("Ks", "Kb") == "troccas.skat.five");
  CHECK(rule_of("1s", "X") == "troccas.skat.five");
  CHECK(rule_of("Qs", "Qb") == "");
  CHECK(rule_of("1s", "2s") == "");
}

TEST_CASE("a forbidden event has its reason") {
  struct RefusedEntry {
    string_view script, type, why;
  };
  constexpr RefusedEntry kRefused[] = {
      {"", "card_played", "table/no_deal"},
      {"deal", "fool_exchanged", "troccas/fool_unplayed"},
      {"deal trick:Ana", "discarded", "troccas/discard_late"},
      // Refused for the king on the table, whatever holds for the other kings.
      {"deal Ana:Ks Beto:Js", "jack_called", "troccas/card_known"},
  };
  for (const RefusedEntry& row : kRefused) {
    CAPTURE(row.script);
    CAPTURE(row.type);
    EventTable table(troccas_start(4));
    table.play(troccas_events(row.script));
    std::string why;
    for (const Offer& offer : offers(table.match(), Offers::with_refused)) {
      if (offer.type == row.type && offer.refused) why = offer.refused->key();
    }
    CHECK(why == row.why);
  }
}
