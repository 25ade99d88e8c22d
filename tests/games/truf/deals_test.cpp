// The dealer, hands thrown in, struck deals, and the facts for the table.

#include <doctest/doctest.h>

#include "tests/games/truf/rows.hpp"

using namespace tanteador;
using std::string_view;
using test::truf::kSpades;
using test::truf::Table;

namespace {

std::string names(const std::vector<Seat>& seats) {
  std::string text;
  for (const Seat seat : seats)
    text += (text.empty() ? "" : " ") + std::string(test::truf::kPlayers[index(seat)]);
  return text;
}

std::optional<Offer> offer_of(const Table& table, string_view type, Offers which = Offers::legal) {
  for (const Offer& offer : offers(table.match(), which)) {
    if (offer.type == type) return offer;
  }
  return std::nullopt;
}

}  // namespace

TEST_CASE("the player with the lowest score deals, and of equals the next in rotation (F-2, FA-11)") {
  struct Row {
    string_view name, script, dealer;
  };
  const Row rows[] = {
      {"the first listed leads by default", "", "Dani"},
      {"carried points do not choose the first dealer", "carried=1,-5,3,4", "Dani"},
      {"nor do those of a ruling before it", "ruled=Ana,-4", "Dani"},
      {"lowest alone", "deal bids=5s,3h,2d,Ac tricks=4,5,2,2", "Beto"},
      {"all but Ana at -1, Dani dealt, clockwise", "deal bids=5s,3h,2d,Ac tricks=4,4,3,2", "Caro"},
      {"all but Dani at -1, Dani dealt, clockwise", "deal bids=4s,3h,2d,Ac tricks=5,4,3,1", "Caro"},
      {"the last dealer comes last", "deal=Caro bids=4s,3h,2d,Ac tricks=5,4,3,1", "Beto"},
      {"a named dealer is where the rotation goes on from", "deal=Beto bids=4s,3h,2d,Ac tricks=5,4,3,1",
       "Ana"},
      {"a ruling may make another the lowest", "deal bids=5s,3h,2d,Ac tricks=4,5,2,2 ruled=Ana,-4", "Ana"},
      {"but not of a deal to be dealt again",
       "deal bids=5s,3h,2d,Ac tricks=4,5,2,2 deal annulled ruled=Ana,-4", "Beto"},
      {"an annulled deal has the same dealer", "deal=Ana annulled", "Ana"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Table table;
    table.play(row.script);
    CHECK(table.next("dealer") == row.dealer);
  }
}

TEST_CASE("a dealer named against the rotation is valid and marked (F-2)") {
  Table table;
  CHECK(table.play("deal=Beto").deal("dealer_mark") == "");  // the first is anybody's choice
  CHECK(table.play("annulled deal=Caro").deal("dealer_mark") == "out_of_turn");
  CHECK(table.play("annulled deal=Beto").deal("dealer_mark") == "out_of_turn");
  CHECK(table.deal("dealer") == "Beto");
  CHECK(table.play("annulled deal").deal("dealer_mark") == "");
  CHECK(table.deal("dealer") == "Beto");
}

TEST_CASE("odd deals run counter-clockwise, even ones clockwise, repeated ones alike (F-3, FA-14)") {
  Table table;
  CHECK(table.next("direction") == "ccw");
  CHECK(table.play("deal").deal("direction") == "ccw");
  CHECK(table.play("annulled deal").deal("direction") == "ccw");
  CHECK(table.play("Caro:numbers").deal("direction") == "ccw");
  table.play("bids=5s,3h,2d,Ac tricks=4,5,2,2");
  CHECK(table.next("direction") == "cw");
  table.play("deal bids=6s,4h,3d,2c Ana:Ah");
  CHECK(table.deal("direction") == "cw");
  CHECK(table.deal("turn") == "Dani");
  CHECK(
      Table("truf-lodige", "direction=ccw").play("deal bids=5s,3h,2d,Ac tricks=4,5,2,2").next("direction") ==
      "ccw");
}

TEST_CASE("a hand thrown in cancels the bids and keeps deal and dealer (F-4)") {
  Table table;
  table.play("deal Beto:bid=4h Ana:bid=9s Ana:hand=2s,3s,4s,5s,6s,7s,8s,9s,10s,2h,3h,5h,6h");
  CHECK(table.deal("number") == "1");
  CHECK(table.deal("dealer") == "Dani");
  CHECK(table.of(0, "laid") == "");
  CHECK(table.enter("bids=4h,9s,3d,2c") == "");
}

TEST_CASE("a struck deal leaves only its number for a new deal") {
  Table table;
  table.play(kSpades).play("Ana:Ah annulled");
  CHECK(deal_facts(table.match()).empty());
  CHECK(table.of(0, "bid") == "null");
  table.play("deal");
  CHECK(table.deal("number") == "1");
  CHECK(table.score() == "0 0 0 0");
}

TEST_CASE("single bids are open only when all four are in (F-5)") {
  Table table;
  table.play("deal Caro:bid=3d bids=6s,4h,-,-");
  CHECK(table.of(0, "laid") == "1");
  CHECK(table.of(3, "laid") == "");
  CHECK(table.of(0, "bid_card") == "");
  for (const string_view fact : {"leader", "trump", "mode"}) CHECK(table.deal(fact) == "null");
  CHECK(table.deal("sum") == "");
  table.play("Dani:bid=2c");
  CHECK(table.of(0, "laid") == "");
  CHECK(table.of(0, "bid") == "6");
  CHECK(table.of(0, "bid_card") == "6s");
  CHECK(table.deal("leader") == "Ana");
  CHECK(table.deal("sum") == "15");
}

TEST_CASE("the sheet shows the state of the open deal") {
  Table table;
  table.play("deal bids=5s,4h,3d,Ac");
  CHECK(table.of(0, "bid") == "null");  // not final
  CHECK(table.deal("shift") == "Ana");
  CHECK(table.deal("mode") == "null");
  CHECK(table.deal("turn") == "");
  table.play("Ana:shift=-1");
  CHECK(table.of(0, "bid") == "4");
  CHECK(table.of(3, "bid") == "0");
  CHECK(table.deal("shift") == "");
  CHECK(table.deal("mode") == "bawah");
  CHECK(table.deal("sum") == "9");
  CHECK(table.deal("turn") == "Ana");
  CHECK(table.deal("tricks_left") == "13");
  table.play("Ana:Ah Beto:4h Caro:3h");
  CHECK(table.deal("broken") == "");
  table.play("Dani:6s");
  CHECK(table.deal("broken") == "1");
  CHECK(table.deal("turn") == "Dani");
  CHECK(table.deal("tricks_left") == "12");
  Table early;
  early.play("deal bids=5s,4h,3d,Ac Ana:shift=-1 Ana:Ah Beto:4h");
  CHECK(early.deal("broken") == "");
  early.play("Caro:6s");  // lies on the table: whoever leads next may lead one
  CHECK(early.deal("broken") == "1");
  CHECK(table.of(3, "taken") == "1");
  table.play("tricks=4,4,4,1");
  CHECK(table.deal("turn") == "");
  CHECK(table.deal("tricks_left") == "0");
  CHECK(table.of(3, "taken") == "1");
  CHECK(table.of(3, "tricks_total") == "1");
  CHECK(table.deal("leader") == "Ana");  // the last deal stays on the sheet until the next
}

TEST_CASE("an ended match has no remaining tricks") {
  for (const std::string_view script : {"", " tricks=6,5,1,1"}) {
    Table table;
    table.play(kSpades).play(std::string(script) + " end=time");
    CHECK(table.deal("number") == "1");
    CHECK(table.deal("tricks_left") == "");
  }
}

TEST_CASE("a lead of trump before the first trump is reported with its rule (F-10)") {
  const auto rule_of = [](string_view script, string_view card) {
    Table table;
    table.play(script);
    const auto& match = table.truf();
    const truf::CardPlayed event{match.state().deal.play.turn(), truf::Pack::parse(card).value()};
    return std::string(Truf::worth(match.rules(), match.state(), match.state(), event).rule);
  };
  const std::string first = std::string(kSpades) + " Ana:Ah Beto:4h Caro:3h Dani:6h";
  CHECK(rule_of(kSpades, "As") == "truf.trump.lead");
  CHECK(rule_of(kSpades, "Ah") == "");
  CHECK(rule_of(std::string(kSpades) + " Ana:Ah", "5s") == "");  // not led
  CHECK(rule_of(first, "As") == "truf.trump.lead");
  CHECK(rule_of(std::string(kSpades) + " Ana:Ah Beto:4h Caro:3h Dani:7s", "8s") == "");
}

TEST_CASE("each step allows exactly its events") {
  struct Row {
    string_view script, type, players;
  };
  const Row rows[] = {
      {"deal", "bid", "Ana Beto Caro Dani"},
      {"deal Beto:bid=4h", "bid", "Ana Caro Dani"},
      {"deal Beto:bid=Kh", "redealt", "Ana Beto Caro Dani"},
      {"deal bids=5h,5s,2d,Ac", "bid_shifted", "Beto"},
      {kSpades, "card_played", "Ana"},
      {"deal bids=6s,4h,3d,2c Ana:Ah", "card_played", "Beto"},
      {kSpades, "trick_won", "Ana Beto Caro Dani"},
      {"deal bids=6s,4h,3d,2c trick>Beto trick>Caro trick>Dani", "tricks",
       ""},  // a count that leaves them theirs
  };
  for (const Row& row : rows) {
    CAPTURE(row.script);
    CAPTURE(row.type);
    Table table;
    table.play(row.script);
    const auto offer = offer_of(table, row.type);
    REQUIRE(offer);
    CHECK(names(offer->players) == row.players);
  }
}

TEST_CASE("a forbidden event has its reason, also for one player") {
  struct Row {
    string_view script, type, why;
  };
  const Row rows[] = {
      {"", "bid", "table/no_deal"},
      {"deal", "card_played", "truf/bids_missing"},
      {"deal", "bid_shifted", "truf/shift_early"},
      {"deal", "deal_started", "table/deal_open"},
      {"deal bids=5s,4h,3d,Ac", "tricks", "truf/shift_first"},
      {kSpades, "bid", "truf/bids_closed"},
      {kSpades, "bid_shifted", "truf/shift_not_due"},
      {kSpades, "redealt", "truf/redeal_late"},
      {"deal bids=6s,4h,3d,2c Ana:Ah", "trick_won", "truf/trick_mixed"},
      {"end=agreed", "deal_started", "table/match_ended"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.script);
    CAPTURE(row.type);
    Table table;
    table.play(row.script);
    CHECK_FALSE(offer_of(table, row.type));
    const auto offer = offer_of(table, row.type, Offers::with_refused);
    REQUIRE(offer);
    REQUIRE(offer->refused);
    CHECK(offer->refused->key() == row.why);
  }
  Table table;
  const auto offer = offer_of(table.play(kSpades), "card_played", Offers::with_refused);
  REQUIRE(offer);
  REQUIRE(offer->not_for.size() == 3);
  CHECK(offer->not_for.front().why.key() == "truf/turn");
}

TEST_CASE("a decided or ended match takes rulings only") {
  for (const string_view script : {"deal bids=6s,4h,3d,2c tricks=6,4,2,1", "deal end=time"}) {
    CAPTURE(script);
    Table table("truf-lodige", "deals=1");
    table.play(script);
    const auto legal = offers(table.match(), Offers::legal);
    REQUIRE(legal.size() == 1);
    CHECK(legal.front().type == "ruled");
    CHECK(legal.front().sides.size() == 4);
  }
}
