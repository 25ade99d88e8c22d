// Every agreement a table can make, and its effect. Each row but the first of a parameter differs from the
// others.

#include <algorithm>
#include <map>
#include <set>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "src/codec/result.hpp"
#include "src/games/tarot/tarot.hpp"
#include "tests/games/tarot/rows.hpp"

using namespace tanteador;
using namespace tanteador::test;

namespace {

// The result of a deal under one value of one parameter.
struct Agreement {
  std::string_view parameter, value;  // value in JSON
  std::string script;
  std::vector<Points> scores;
  std::string_view refused = "";
  int players = 3;
};

const std::string kPoignee = "deal A:garde B:poignee=14 result=b2,p49";
// One trick to Ana, 22 to Beto, and the last, with the Excuse of Caro in it, to Ana: six cards of the attack.
std::string excuse_last() {
  std::string script = "deal A:garde_contre trick>A ";
  for (int trick = 0; trick < 22; ++trick) script += "trick>B ";
  return script + "B/Kh C/X A/T5 result=b0,p12";
}

const std::vector<Agreement>& agreements() {
  static const std::vector<Agreement> all{
      {"players", "3", "deal A:prise result=b2,p49", {66, -33, -33}},
      {"players", "4", "deal A:prise result=b2,p49", {99, -33, -33, -33}, "", 4},
      {"players", "5", "deal A:prise result=b2,p49,partner:A", {132, -33, -33, -33, -33}, "", 5},
      // NA-17: the length of a match, then table.match_over
      {"deals", "0", "deal A:prise result=b2,p49 deal", {66, -33, -33}},
      {"deals", "1", "deal A:prise result=b2,p49 deal", {66, -33, -33}, "table/match_over"},
      {"payment", "\"zero_sum\"", "deal A:prise result=b2,p49", {66, -33, -33}},
      {"payment", "\"printed\"", "deal A:prise result=b2,p49", {99, -33, -33}},
      {"a_mode", "\"abs\"", "deal A:prise result=b2,p49", {66, -33, -33}},
      {"a_mode", "\"literal\"", "deal A:prise result=b2,p49", {34, -17, -17}},
      {"half_point", "\"to_winner\"", "deal A:garde result=b2,p40.5", {-104, 52, 52}},
      {"half_point", "\"dropped\"", "deal A:garde result=b2,p40.5", {-100, 50, 50}},
      {"poignee_thresholds", "[13,15,18]", kPoignee, {172, -86, -86}},
      {"poignee_thresholds", "[10,13,15]", kPoignee, {192, -96, -96}},
      {"poignee_thresholds", "[8,10,13]", kPoignee, {212, -106, -106}},
      {"poignee_points", "[20,30,40]", kPoignee, {172, -86, -86}},
      {"poignee_points", "[10,30,40]", kPoignee, {152, -76, -76}},
      {"poignee_to", "\"winner\"", kPoignee, {172, -86, -86}},
      {"poignee_to", "\"shower\"", kPoignee, {92, -46, -46}},
      {"petit_to", "\"last_trick\"", "deal A:garde result=b2,p35,petit:attack", {-84, 42, 42}},
      {"chelem", "true", "deal A:garde result=b3,p91,chelem:attack", {720, -360, -360}},
      {"chelem", "false", "deal A:garde result=b3,p91", {320, -160, -160}},
      // NH-1: the misère
      {"misere", "0", "deal A:garde B:misere=trumps", {}, "tarot/misere_off"},
      {"misere", "10", "deal A:prise B:misere=trumps result=b2,p49", {56, -13, -43}},
      {"misere", "10", "deal A:prise A:misere=trumps A:misere=court_cards result=b2,p49", {106, -53, -53}},
      {"misere", "10", "deal A:prise B:misere=court_cards result=b2,p35", {-72, 51, 21}},
      {"petit_sec_requires_no_excuse", "true", "deal B:petit_sec+X", {}, "tarot/petit_sec_excuse"},
      {"petit_sec_requires_no_excuse", "false", "deal B:petit_sec+X", {0, 0, 0}},
      {"petit_sec_dealer", "\"next\"", "deal B:petit_sec deal A:garde B/Kh", {0, 0, 0}},
      {"petit_sec_dealer", "\"same\"", "deal B:petit_sec deal A:garde B/Kh", {}, "tarot/first_lead"},
      {"first_lead", "\"right_of_dealer\"", "deal B:garde A/Kh", {0, 0, 0}},
      {"first_lead", "\"taker\"", "deal B:garde A/Kh", {}, "tarot/first_lead"},
      {"must_overtrump", "true", "deal A:garde A/T5 B/T2 C/T3 A/T6 B/T9", {}, "tarot/revoke_overtrump_led"},
      {"must_overtrump", "false", "deal A:garde A/T5 B/T2 C/T3 A/T6 B/T9", {0, 0, 0}},
      {"excuse_last_trick", "\"winner\"", excuse_last(), {}, "tarot/bouts_known"},
      {"excuse_last_trick", "\"owner\"", excuse_last(), {-828, 414, 414}},
  };
  return all;
}

}  // namespace

TEST_CASE("a house rule changes the score of a deal") {
  for (const Agreement& row : agreements()) {
    const std::string options = "{\"" + std::string(row.parameter) + "\":" + std::string(row.value) + "}";
    const TarotRow as_row[] = {{row.parameter, row.players, row.script, row.scores, row.refused, options}};
    CAPTURE(row.value);
    check(as_row);
  }
}

TEST_CASE("a petit sec and a passed deal are void, and the next player deals (N-6, N-7)") {
  const auto dealer_after = [](std::string_view script, std::string_view ruleset = "") {
    EventTable table = tarot_table(3, "{}", ruleset);
    table.play(event_lines(script));
    for (const Fact& fact : next_deal_facts(table.match())) {
      if (fact.name == "dealer") return fact.value.number;
    }
    return -1;
  };
  CHECK(dealer_after("deal B:petit_sec") == 0);
  CHECK(dealer_after("deal=B B:petit_sec") == 2);
  CHECK(dealer_after("deal B:petit_sec", "tarot-printed-3") == 2);  // which does not say who
  CHECK(dealer_after("deal A:pass B:pass C:pass") == 0);
  CHECK(dealer_after("deal C:pass") == 0);  // players passed over have passed
  CHECK(dealer_after("deal A:garde annulled") == 2);
  CHECK(dealer_after("deal A:garde result=b2,p49") == 0);
  CHECK(dealer_after("deal=A A:garde result=b2,p49") == 1);
  CHECK(dealer_after("deal A:pass B:pass C:pass deal A:pass deal B:garde result=b2,p49") == 2);
}

TEST_CASE("every value of every parameter has a row") {
  std::map<std::string_view, std::set<std::string>> tried;
  for (const Agreement& row : agreements()) tried[row.parameter].insert(std::string(row.value));
  for (const ParameterInfo& info : Tarot::parameters()) {
    CAPTURE(info.name);
    for (const auto word : info.words) CHECK(tried[info.name].contains("\"" + std::string(word) + "\""));
    for (const ParameterList& list : info.lists)
      CHECK(tried[info.name].contains(nlohmann::json(list).dump()));
    if (info.words.size() != 1) CHECK(tried[info.name].size() >= 2);
  }
}

TEST_CASE("a numeric agreement has limits (N-1, N-14, N-20, N-21)") {
  struct Range {
    std::string_view name;
    int least, most;
  };
  const Range ranges[] = {{"players", 3, 5},
                          {"deals", 0, 200},
                          {"poignee_thresholds", 1, 22},
                          {"poignee_points", 0, 200},
                          {"misere", 0, 200}};
  for (const auto& [name, least, most] : ranges) {
    CAPTURE(name);
    const auto info = std::ranges::find(Tarot::parameters(), name, [](const auto& one) { return one.name; });
    REQUIRE(info != Tarot::parameters().end());
    CHECK(info->min == least);
    CHECK(info->max == most);
  }
}

TEST_CASE("the open deal shows its state step by step (N-7, N-9, N-14, N-21)") {
  // "Ana Beto"; "-" if unknown, "" if there is nothing to report.
  const auto fact_text = [](const EventTable& table, const Facts& facts, std::string_view name) {
    std::string all;
    for (const Fact& fact : facts) {
      if (fact.name != name) continue;
      const auto json = codec::fact_json(fact, table.names());
      all += (all.empty() ? "" : " ") + (json.is_null()     ? "-"
                                         : json.is_string() ? json.get<std::string>()
                                                            : json.dump());
    }
    return all;
  };
  struct Row {
    std::string_view script, fact, text;
    int players = 5;
  };
  const Row rows[] = {
      {"deal", "dealer", "Eva"},
      {"deal", "leader", "Ana"},
      {"deal", "speaker", "Ana"},
      {"deal", "taker", "-"},
      {"deal", "contract", "-"},
      {"deal", "partner", "-"},
      {"deal", "called", "-"},
      {"deal", "chelem", "-"},
      {"deal", "poignees", "-"},
      {"deal", "attack", ""},
      {"deal", "partner", "", 4},
      {"deal A:pass", "speaker", "Beto"},
      {"deal A:pass B:garde", "speaker", "Caro"},
      {"deal A:pass B:garde", "taker", "Beto"},
      {"deal A:pass B:garde", "contract", "garde"},
      {"deal A:garde E:pass", "speaker", ""},
      {"deal A:garde A:call=Kh", "called", "Kh"},
      {"deal A:garde A:call=Kh", "attack", "Ana"},
      {"deal A:garde A:call=Kh", "defence", ""},
      {"deal A:garde A:call=Kh dog=Kh,1s,2s", "defence", "Beto Caro Dani Eva"},
      {"deal A:garde", "attack", "Ana", 3},
      {"deal A:garde", "defence", "Beto Caro", 3},
      {"deal B:garde B:chelem", "chelem", "Beto"},
      {"deal B:garde B:chelem", "leader", "Beto"},
      {"deal A:garde B:poignee=8 D:poignee=8", "poignees", "Beto Dani"},
      {"deal A:garde", "turn", ""},
      {"deal A:garde A/Kh", "turn", "Beto"},
      {"deal A:garde A/Kh", "tricks_left", "15"},
      {"deal A:garde A/1s B/2s C/3s D/4s E/5s", "turn", "Eva"},
      {"deal A:garde A/1s B/2s C/3s D/4s E/5s", "tricks_left", "14"},
      {"deal A:garde result=b2,p41,partner:C", "winner", "attack"},
      {"deal A:garde result=b2,p40,partner:C", "winner", "defence"},
      {"deal A:garde result=b2,p41,partner:C", "partner", "Caro"},
      {"deal A:garde result=b2,p41,partner:C", "attack", "Ana Caro"},
      {"deal A:garde result=b2,p41,partner:C", "turn", ""},
      {"deal=B", "dealer_mark", ""},
      {"deal=B A:garde result=b2,p41,partner:C deal=B", "dealer_mark", "out_of_turn"},
      {"deal=B A:garde result=b2,p41,partner:C deal", "dealer", "Caro"},
      {"deal A:garde annulled", "number", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.script);
    CAPTURE(row.fact);
    EventTable table = tarot_table(row.players);
    table.play(event_lines(row.script));
    CHECK(fact_text(table, deal_facts(table.match()), row.fact) == row.text);
  }
  EventTable table = tarot_table(5);
  table.play(event_lines("deal A:garde A/1s B/2s C/3s D/4s E/5s trick>E trick>A"));
  const std::string_view taken[] = {"1", "0", "0", "0", "2"};
  for (int side = 0; side < 5; ++side)
    CHECK(fact_text(table, side_facts(table.match(), side_at(side)), "taken") == taken[side]);
}

TEST_CASE("a player barred from bidding is listed with the deal, before and during it (NR-23)") {
  const auto barred = [](std::string_view script, Facts (*facts)(const AnyMatch&)) {
    EventTable table = tarot_table(4);
    table.play(event_lines(script));
    std::string names;
    for (const Fact& fact : facts(table.match())) {
      if (fact.name == "barred")
        names += table.names().seats[static_cast<std::size_t>(fact.value.number)] + " ";
    }
    return names;
  };
  CHECK(barred("B:barred D:barred", next_deal_facts) == "Beto Dani ");
  CHECK(barred("B:barred deal", deal_facts) == "Beto ");
  CHECK(barred("B:barred deal", next_deal_facts) == "");
  CHECK(barred("deal A:pass B:barred A:barred", deal_facts) == "Beto ");
  CHECK(barred("deal A:pass B:barred A:barred", next_deal_facts) == "Ana ");
}
