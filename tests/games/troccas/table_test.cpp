// Events around the counting: rights, consultation, skat, jack, fool, and the facts for the panel.

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "src/codec/result.hpp"
#include "tests/games/troccas/table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using nlohmann::json;
using std::string_view;

namespace {

EventTable play(string_view script, int players = 4, string_view options = "") {
  EventTable table(troccas_start(players, options));
  table.play(troccas_events(script));
  return table;
}

json fact(const Facts& facts, const Names& names, string_view name) {
  json found;
  for (const Fact& one : facts) {
    if (one.name != name) continue;
    if (!one.list) return codec::fact_json(one, names);
    if (found.is_null()) found = json::array();
    if (one.value.kind != Arg::Kind::none) found.push_back(codec::fact_json(one, names));
  }
  return found;
}
json of_deal(const EventTable& table, string_view name) {
  return fact(deal_facts(table.match()), table.names(), name);
}
json of_side(const EventTable& table, int side, string_view name) {
  return fact(side_facts(table.match(), side_at(side)), table.names(), name);
}

// The piles of a first trick and the fool's way back, then the points that can be counted.
bool can_count(string_view script, string_view count) {
  EventTable table = play(script);
  return table.enter(troccas_events(count)).empty();
}

}  // namespace

TEST_CASE("the skatist deals, the player to the right leads, and the deal moves right") {
  EventTable table = play("deal");
  CHECK(of_deal(table, "number") == 1);
  CHECK(of_deal(table, "dealer") == "Dani");
  CHECK(of_deal(table, "leader") == "Ana");
  CHECK(of_deal(table, "packets") == "6+6+7");
  CHECK(of_deal(table, "tricks_left") == 19);
  CHECK(of_deal(table, "turn").is_null());
  table.play(troccas_events("Ana:1s"));
  CHECK(of_deal(table, "turn") == "Beto");
  table.play(troccas_events("Beto:2s Caro:3s Dani:4s"));
  CHECK(of_deal(table, "tricks_left") == 18);
  table.play(troccas_events("annul deal count:Nus=36"));
  CHECK(of_deal(table, "number") == 1);
  CHECK(of_deal(table, "dealer") == "Dani");
  CHECK(fact(next_deal_facts(table.match()), table.names(), "dealer") == "Ana");
  table.play(troccas_events("deal:Caro"));
  CHECK(of_deal(table, "dealer_mark") == "out_of_turn");
  table.play(troccas_events("count:Nus=36 deal"));
  CHECK(of_deal(table, "dealer") == "Dani");
  // Only four players have packets to choose from.
  CHECK(fact(next_deal_facts(table.match()), table.names(), "packets") == "6+6+7");
  CHECK(fact(next_deal_facts(play("", 3).match()), table.names(), "packets").is_null());
}

TEST_CASE("each number of players has its tricks and its targets") {
  struct Row {
    int players, tricks, target, of_skatist;
  };
  for (const Row& row : {Row{3, 25, 42, 43}, Row{4, 19, 36, 36}, Row{5, 15, 25, 27}, Row{6, 13, 36, 36}}) {
    CAPTURE(row.players);
    const EventTable table = play("deal", row.players);
    CHECK(of_deal(table, "tricks_left") == row.tricks);
    const int sides = side_count(table.match());
    CHECK(of_side(table, 0, "target") == row.target);
    CHECK(of_side(table, sides - 1, "target") == row.of_skatist);
    CHECK(of_deal(table, "packets").is_null() == (row.players != 4));
  }
}

TEST_CASE("between deals the target is that of the next deal, and each count keeps its own") {
  EventTable table = play("deal count:Ana=42,Beto=42", 3);
  const auto targets = [&] {
    return json{of_side(table, 0, "target"), of_side(table, 1, "target"), of_side(table, 2, "target")};
  };
  CHECK(targets() == json{43, 42, 42});  // Caro has dealt, Ana deals next
  table.play(troccas_events("deal:Beto"));
  CHECK(targets() == json{42, 43, 42});
  table.play(troccas_events("count:Ana=42,Caro=42"));
  CHECK(targets() == json{42, 42, 43});
  table.play(troccas_events("deal count:Ana=42,Beto=42"));
  CHECK(targets() == json{42, 42, 43});  // the match is over with Caro's deal
  std::vector<int> written;
  for (const LedgerLine& line : ledger(table.match()))
    written.push_back(target(table.match(), line).value_or(0));
  CHECK(written == std::vector<int>{42, 42, 43, 42, 43, 42, 42, 42, 43});
}

TEST_CASE("a partial pile counts its cards") {
  struct Row {
    int players;
    string_view options;
    int side;
    std::vector<std::string> cards;
    int points;
  };
  // In fours, what is left over as one group (C-3); with three each card one, of the skat's three none
  // (C-19).
  const Row rows[] = {{4, "", 0, {"Ks", "1s", "2s", "3s"}, 5},
                      {4, "", 0, {"Ks", "1s", "2s", "3s", "X"}, 10},
                      {3, "", 0, {"Ks", "1s"}, 6},
                      {3, "", 2, {"Ks", "1s", "2s"}, 4},
                      {3, "", 2, {"Ks", "1s", "2s", "3s"}, 5},
                      {3, R"("solo_skat_count":"full")", 2, {"Ks", "1s", "2s", "3s"}, 8}};
  for (const Row& row : rows) {
    const EventTable table = play("", row.players, row.options);
    CHECK(pile_points(table.match(), side_at(row.side), row.cards) == row.points);
  }
  const std::vector<std::string> none{"32z"};
  CHECK_FALSE(pile_points(play("").match(), Side{0}, none).has_value());
}

TEST_CASE("rights are shown, claimed for one deal, and used") {
  EventTable table = play("carried:Nus=-19,Vus=19");
  CHECK(of_side(table, 0, "rights") == json{"nine_ten", "nineteen"});
  CHECK(of_side(table, 1, "rights") == json::array());
  table.play(troccas_events("right:Nus=nine_ten"));
  CHECK(of_side(table, 0, "claimed") == "nine_ten");
  table.play(troccas_events("deal"));
  CHECK(of_side(table, 0, "claimed").is_null());
  CHECK(of_deal(table, "packets") == "9+10");
  // The right stays valid after a misdeal; used or not, it ends with the deal.
  table.play(troccas_events("annul deal:Ana count:Nus=36"));
  CHECK(of_deal(table, "packets") == "9+10");
  table.play(troccas_events("deal"));
  CHECK(of_deal(table, "packets") == "6+6+7");
  CHECK(table.enter(troccas_events("redeal:Beto=12")).empty());
}

TEST_CASE("packets can be entered, and a claimed right need not be used") {
  for (const auto& [right, packets, shown] :
       {std::tuple("nine_ten", "[9,10]", "9+10"), std::tuple("nineteen", "[19]", "19"),
        std::tuple("nineteen", "[6,6,7]", "6+6+7")}) {
    EventTable table = play("carried:Nus=-19 right:Nus=" + std::string(right) +
                            " {\"type\":\"deal_started\",\"packets\":" + packets + "}");
    CHECK(of_deal(table, "packets") == shown);
  }
  // Three players have separate accounts; only the packets are not printed.
  EventTable three = play("carried:Ana=-9,Beto=-20 right:Ana=nine_ten right:Beto=nineteen deal", 3);
  CHECK(of_side(three, 0, "rights") == json{"nine_ten"});
}

TEST_CASE("the consultation follows the dealt packets") {
  struct Row {
    string_view before;
    int players;
    std::vector<int> cards;
  };
  const Row rows[] = {{"deal", 4, {6, 12, 18, 19}},
                      {"carried:Nus=-9 right:Nus=nine_ten deal", 4, {9, 18, 19}},
                      {"carried:Nus=-19 right:Nus=nineteen deal", 4, {18, 19}},
                      {"deal", 3, {6, 9, 12, 18, 19, 25}},
                      {"deal", 5, {6, 9, 12, 15}},
                      {"deal", 6, {6, 9, 12, 13}}};
  constexpr string_view kLast[] = {"Caro", "Dani", "Ema", "Fina"};
  for (const Row& row : rows) {
    for (int cards = 0; cards <= 26; ++cards) {
      CAPTURE(row.players);
      CAPTURE(cards);
      const std::string asked = "redeal:" + std::string(kLast[row.players - 3]) + "=" + std::to_string(cards);
      EventTable table = play(row.before, row.players);
      const bool reached = std::ranges::find(row.cards, cards) != row.cards.end();
      CHECK(table.enter(troccas_events(asked)) == (reached ? "" : "troccas/redeal_after"));
    }
  }
}

TEST_CASE("the called jack replaces its holder's card, which returns to the hand") {
  EventTable table = play("deal skat:Dani=1b,2b Ana:Ks Beto:Qs Caro:1s Dani:2s jack:Ana=sBeto");
  // The trick is Ana's as before, with the jack in it; Beto follows with the queen later.
  CHECK(of_deal(table, "turn") == "Ana");
  table.play(troccas_events("Ana:10s Beto:Qs Caro:3s Dani:4s"));
  CHECK(of_deal(table, "turn") == "Beto");
  CHECK(table.enter(troccas_events("Beto:Js")) == "troccas/card_known");
}

TEST_CASE("a holder without a card in the trick plays the called jack") {
  EventTable table = play("deal Ana:Ks jack:Ana=sDani Beto:1s Caro:2s");
  CHECK(table.enter(troccas_events("Dani:3s")) == "troccas/jack_owed");
  table.play(troccas_events("Dani:Js"));
  CHECK(of_deal(table, "turn") == "Ana");
}

TEST_CASE("a jack called before its trick is played after the king's lead") {
  EventTable table = play("deal jack:Ana=sCaro Ana:Ks Beto:1s");
  CHECK(table.enter(troccas_events("Caro:2s")) == "troccas/jack_owed");
  table.play(troccas_events("Caro:Js Dani:2s"));
  CHECK(of_deal(table, "turn") == "Ana");
  // Without the king the jack is no card to lay: striking the king alone is refused, with all after it not.
  const std::string no_king = R"({"type":"voided","seq":4,"reason":"misread")";
  CHECK(table.enter(no_king + "}") == "troccas/turn");
  table.play(no_king + R"(,"cascade":true})");
  CHECK(table.enter(troccas_events("Ana:1s")) == "troccas/jack_unled");
  table.play(troccas_events("Ana:Ks"));
}

TEST_CASE("a king calls before his trick also after another call (C-17)") {
  EventTable table = play("deal jack:Ana=sBeto Ana:Ks Beto:Js Caro:1s Dani:2s");
  CHECK(table.enter(troccas_events("jack:Ana=bBeto Ana:Kb Beto:Jb")).empty());
}

TEST_CASE("a knock requires a tarock") {
  EventTable table = play("deal knock:Ana=T21 Ana:T3 knock:Beto=T20 Beto:T4");
  CHECK(of_deal(table, "turn") == "Caro");
  // A knock comes with the card just laid: before the next card, or after the last one of its trick.
  table.play(troccas_events("Caro:T5 knock:Caro=T19 Dani:T6 knock:Dani=T18"));
  // A knock shows that the play has begun, so nobody throws in any more.
  EventTable begun = play("deal knock:Ana=T21");
  CHECK(begun.enter(troccas_events("redeal:Dani=19")) == "troccas/redeal_late");
}

TEST_CASE("in tricks entered by winner a call and a knock are remarks") {
  EventTable table = play("deal jack:Ana=sBeto trick:Ana knock:Caro=T20 trick:Caro knock:Caro=T19");
  table.play(troccas_events("Caro:T20 Dani:1b Ana:1s Beto:X"));
  CHECK(table.enter(troccas_events("Caro:Js")) == "troccas/card_known");
}

TEST_CASE("the highest tarock is announced in turn") {
  EventTable table = play("deal Ana:1s knock:Beto=T21 Beto:T21 Caro:2s knock:Dani=T20 Dani:T20");
  table.play(troccas_events("Beto:T19 knock:Beto=T19 Caro:1b"));
  CHECK(table.enter(troccas_events("knock:Dani=T17")) == "troccas/knock_highest");
  table.play(troccas_events("knock:Dani=T18"));
}

TEST_CASE("the fool returns for an empty card, at once or later") {
  // Ana's fool falls to Beto with a king; her side then wins four empty cards.
  constexpr string_view kLost = "deal Ana:X Beto:Ks Caro:1s Dani:2s Beto:1b Caro:10b Dani:2b Ana:3b ";
  const std::string back = std::string(kLost) + "fool:Ana=3b";
  EventTable table = play(back);
  CHECK(of_side(table, 0, "taken") == 1);
  // Fool and king alone are 4 and 4 over the groups. With the fool back Nus has at least 5, else 1.
  CHECK(can_count(kLost, "count:Nus=1"));
  CHECK_FALSE(can_count(back, "count:Nus=4"));
  CHECK(can_count(back, "count:Nus=5"));
}

TEST_CASE("a card taken back for the jack may go in a trick entered without cards") {
  EventTable table = play("deal Ana:1s Beto:Ks jack:Beto=sAna Caro:2s Dani:3s trick:Beto");
  CHECK(table.enter(troccas_events("fool:Caro=1s")) == "troccas/fool_card_won");
  table.play(troccas_events("trick:Caro fool:Caro=1s"));
}

TEST_CASE("a pile may hold one empty card won by the others, given for an unentered fool") {
  EventTable table = play("deal Ana:1s Beto:10s Caro:2s Dani:3s");
  CHECK(table.enter(troccas_events("pile:Nus=1s,4s,5s,6s")).empty());
  EventTable with_fool = play("deal Ana:1s Beto:10s Caro:2s Dani:3s");
  CHECK(with_fool.enter(troccas_events("pile:Nus=1s,4s,5s,X")) == "troccas/captured_foreign");
}

TEST_CASE("a player with plus points at an agreed end has won") {
  EventTable table = play(R"(deal count:Nus=41 {"type":"match_ended","reason":"agreed"})");
  CHECK(outcome(table.match()).status == Outcome::Status::ended);
  CHECK(outcome(table.match()).winners.size() == 1);
  EventTable level = play(R"(deal count:Nus=36 {"type":"match_ended","reason":"time"})");
  CHECK(outcome(level.match()).winners.empty());
  EventTable forfeit = play(R"(deal count:Nus=41 {"type":"match_ended","reason":"forfeit","side":"Nus"})");
  REQUIRE(outcome(forfeit.match()).winners.size() == 1);
  CHECK(outcome(forfeit.match()).winners[0] == Side{1});
}

TEST_CASE("the arithmetic of a posting reads as a sentence") {
  EventTable table = play("deal count:Nus=41");
  std::vector<std::string> how;
  for (const LedgerLine& line : ledger(table.match())) how.push_back(render(line.entry.how, table.names()));
  CHECK(how == std::vector<std::string>{"counted 41; 41 − 36", "72 − 41 of the others = 31; 31 − 36"});
}
