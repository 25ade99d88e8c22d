// The law of every remedy of tarot: the score after it is that of the correctly entered match. It holds for
// three, four and five players, in the last deal and once the next is begun. At a tournament a repetition
// costs 100 points more. The federation's code says what is correct, on pages 5 and 8.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "src/referee/finding.hpp"
#include "tests/referee/facts.hpp"
#include "tests/referee/tarot/by_cards.hpp"
#include "tests/support/event_table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using nlohmann::json;

namespace {

// Ana takes; with five players Beto is her partner. `shows` a simple poignée, nobody: -1.
struct Deal {
  int players = 3;
  bool made = true;
  int shows = -1;

  bool in_attack(int seat) const { return seat == 0 || (players == 5 && seat == 1); }
  std::string start() const {
    json players_named = json::array();
    for (int seat = 0; seat < players; ++seat) players_named.push_back(kNames[seat]);
    return json{
        {"game", "tarot"}, {"ruleset", "tarot-fft-" + std::to_string(players)}, {"players", players_named}}
        .dump();
  }
  std::string lines() const {
    std::string lines = R"({"type":"deal_started"})"
                        "\n"
                        R"({"type":"bid","player":"Ana","bid":"garde"})"
                        "\n";
    if (shows >= 0)
      lines += json{{"type", "poignee"}, {"player", kNames[shows]}, {"size", "simple"}}.dump() + "\n";
    json result{{"type", "result"}, {"bouts", 2}, {"points", made ? 49 : 35}};
    if (players == 5) result["partner"] = "Beto";
    return lines + result.dump() + "\n";
  }
  std::vector<Points> scores() const { return EventTable(start()).play(lines()).scores(); }
};

// The poignée counts, does not, or the deal is void; the code is silent on the taker's partner.
enum class Due { as_shown, without, nothing, judged };

struct Printed {
  const char* case_id;
  std::vector<std::pair<std::string, json>> facts;
  Due (*due)(bool attack, bool made, bool taker);
};

const Printed kRulings[] = {
    {"tarot.poignee_time",
     {{"time", "other"}},
     [](bool attack, bool made, bool taker) {
       if (attack && !taker) return Due::judged;
       if (attack) return made ? Due::without : Due::as_shown;
       return made ? Due::as_shown : Due::nothing;
     }},
    {"tarot.poignee_time", {{"time", "covered"}}, [](bool, bool, bool) { return Due::as_shown; }},
    {"tarot.poignee_incomplete",
     {{"fixable", false}},
     [](bool attack, bool made, bool taker) {
       if (attack && !taker) return Due::judged;
       return attack || made ? Due::without : Due::nothing;
     }},
    {"tarot.poignee_incomplete", {{"fixable", true}}, [](bool, bool, bool) { return Due::as_shown; }},
    {"tarot.poignee_too_many",
     {},
     [](bool attack, bool made, bool taker) {
       if (attack && !taker) return Due::judged;
       return attack || made ? Due::as_shown : Due::nothing;
     }},
    {"tarot.poignee_excuse",
     {},
     [](bool attack, bool made, bool) { return attack == made ? Due::nothing : Due::as_shown; }},
    {"tarot.poignee_order", {}, [](bool, bool, bool) { return Due::as_shown; }},
    {"tarot.revoke",
     {{"covered", true}},
     [](bool attack, bool made, bool) { return attack == made ? Due::nothing : Due::as_shown; }},
    {"tarot.exposed_card",
     {{"important", true}},
     [](bool attack, bool made, bool taker) {
       return attack == made && !taker ? Due::nothing : Due::as_shown;  // "sauf pour le preneur"
     }},
    {"tarot.hand_size",
     {},
     [](bool attack, bool made, bool) { return attack == made ? Due::nothing : Due::as_shown; }},
};

std::vector<Points> expected(Due due, const Deal& deal) {
  if (due == Due::nothing) return std::vector<Points>(static_cast<std::size_t>(deal.players), 0);
  return due == Due::as_shown ? deal.scores() : Deal{deal.players, deal.made, -1}.scores();
}

referee::Finding hear(const Printed& ruling, const EventTable& table, int seat, referee::Circumstances now) {
  referee::Answers answers;
  answers["player"].found = {{"player", kNames[seat]}};
  answers["size"].found = "simple";
  answers["deal"].found = "counted";
  for (const auto& [id, value] : ruling.facts) answers[id].found = value;
  now.written = [&](EventSeq seq) { return table.event_line(seq); };
  return referee::rule_on(*referee::find_case(ruling.case_id), answers, table.match(), table.names(), now);
}

// The score after the one fixed remedy; its penalty is on top.
void check(const Printed& ruling, const Deal& deal, const Deal& entered, bool next_begun,
           referee::Circumstances now) {
  EventTable table(entered.start());
  table.play(entered.lines());
  if (next_begun) table.play(R"({"type":"deal_started"})");
  const referee::Finding finding = hear(ruling, table, deal.shows, now);
  const Due due = ruling.due(deal.in_attack(deal.shows), deal.made, deal.shows == 0);
  const auto remedy = std::ranges::find_if(finding.remedies, &referee::Remedy::fixed);
  if (due == Due::judged) {
    CHECK(remedy == finding.remedies.end());
    return;
  }
  REQUIRE(remedy != finding.remedies.end());
  CHECK(std::ranges::count_if(finding.remedies, &referee::Remedy::fixed) == 1);
  CAPTURE(remedy->id);
  for (const json& event : remedy->events) CHECK(table.enter(event.dump()) == "");
  CAPTURE(table.sentence());
  std::vector<Points> right = expected(due, deal);
  if (remedy->id.ends_with("points")) right[static_cast<std::size_t>(deal.shows)] -= 100;
  CHECK(table.scores() == right);
}

bool is_in(const Facts& facts, std::string_view camp, int seat) {
  return std::ranges::any_of(
      facts, [&](const Fact& fact) { return fact.name == camp && fact.value.number == seat; });
}

template <class Each>
void each_deal(const Each& each) {
  for (const Printed& ruling : kRulings) {
    for (int players = 3; players <= 5; ++players) {
      for (int seat = 0; seat < players; ++seat) {
        for (const bool made : {true, false}) {
          CAPTURE(ruling.case_id);
          CAPTURE(players);
          CAPTURE(seat);
          CAPTURE(made);
          each(ruling, Deal{players, made, seat});
        }
      }
    }
  }
}

}  // namespace

TEST_CASE("tarot: the score after a remedy is that of the correct deal") {
  using enum referee::Level;
  each_deal([](const Printed& ruling, const Deal& deal) {
    for (const referee::Circumstances& now :
         {referee::Circumstances{kitchen, 2}, {club, 0}, {tournament, 0}, {tournament, 1}}) {
      check(ruling, deal, deal, false, now);
      check(ruling, deal, deal, true, now);
    }
  });
}

TEST_CASE("tarot: a missing poignée gives the same score when added") {
  each_deal([](const Printed& ruling, const Deal& deal) {
    if (!std::string_view(ruling.case_id).starts_with("tarot.poignee")) return;
    for (const bool next_begun : {false, true})
      check(ruling, deal, {deal.players, deal.made, -1}, next_begun, {referee::Level::club, 0});
  });
}

TEST_CASE("tarot: a poignée added after a deal ended by its cards gives the same score") {
  for (const char* name : {"three", "four", "five"}) {
    const ByCards deal = by_cards(name);
    EventTable shown(deal.start), not_shown(deal.start);
    shown.play(deal.shown);
    not_shown.play(deal.not_shown);
    REQUIRE(!referee::deal_is_open(shown.match()));
    REQUIRE(shown.scores() != not_shown.scores());
    const Facts facts = deal_facts(shown.match());
    const bool attack = is_in(facts, "attack", deal.shows);
    const bool made = std::ranges::find(facts, "winner", &Fact::name)->value.word == "attack";
    for (const Printed& ruling : kRulings) {
      if (!std::string_view(ruling.case_id).starts_with("tarot.poignee")) continue;
      for (const bool entered : {true, false}) {
        for (const bool next_begun : {false, true}) {
          CAPTURE(std::string(name));
          CAPTURE(std::string(ruling.case_id));
          CAPTURE(ruling.facts.empty() ? std::string() : ruling.facts.front().second.dump());
          CAPTURE(entered);
          CAPTURE(next_begun);
          EventTable table = entered ? shown : not_shown;
          if (next_begun) table.play(deal.next);
          const auto finding = hear(ruling, table, deal.shows, {referee::Level::club, 0});
          const Due due = ruling.due(attack, made, is_in(facts, "taker", deal.shows));
          if (due == Due::judged) {
            CHECK(std::ranges::none_of(finding.remedies, &referee::Remedy::fixed));
            continue;
          }
          REQUIRE(finding.remedies.size() == 1);
          for (const json& event : finding.remedies.front().events) CHECK(table.enter(event.dump()) == "");
          const std::vector<Points> nothing(shown.scores().size(), 0);
          CHECK(table.scores() == (due == Due::nothing    ? nothing
                                   : due == Due::as_shown ? shown.scores()
                                                          : not_shown.scores()));
          const bool struck = due == Due::nothing;  // and the next deal with it, if it no longer fits
          CHECK((struck || referee::deal_is_open(table.match()) == next_begun));
        }
      }
    }
  }
}

TEST_CASE("tarot: a player who caused a misdeal may not bid in the next deal only") {
  const Printed barring[] = {
      {"tarot.misdeal", {{"deal", "present"}, {"found", "dealing"}}, nullptr},
      {"tarot.misdeal", {{"deal", "present"}, {"found", "dealer"}, {"reported", true}}, nullptr},
      {"tarot.misdeal", {{"deal", "present"}, {"found", "dealer"}, {"reported", false}}, nullptr},
      {"tarot.misdeal", {{"deal", "present"}, {"found", "dealer"}}, nullptr},
      {"tarot.misdeal", {{"deal", "present"}, {"found", "hands"}}, nullptr},
      {"tarot.turned_up", {{"high", true}}, nullptr}};
  constexpr const char *kStarted = R"({"type":"deal_started"})",
                       *kTaken = R"({"type":"bid","player":"Ana","bid":"garde"})";
  for (const Printed& fault : barring) {
    for (int players = 3; players <= 5; ++players) {
      for (const char* lines : {"", kStarted, "both"}) {
        CAPTURE(std::string(fault.case_id));
        CAPTURE(players);
        CAPTURE(std::string(lines));
        const Deal deal{players};
        const int dealer = players - 1;
        EventTable table(deal.start());
        if (*lines) table.play(kStarted);
        if (lines == std::string_view("both")) table.play(kTaken);
        const auto finding = hear(fault, table, dealer, {referee::Level::club, 0});
        REQUIRE(finding.remedies.size() == 1);
        for (const json& event : finding.remedies.front().events) CHECK(table.enter(event.dump()) == "");
        CHECK_FALSE(referee::deal_is_open(table.match()));
        table.play(kStarted);
        EventTable other = table;
        const json bid{{"type", "bid"}, {"player", kNames[dealer]}, {"bid", "garde"}};
        CHECK(other.enter(bid.dump()) == "tarot/bid_barred");
        CHECK(other.rule() == "tarot.arbiter.barred");
        std::string rest = deal.lines();
        rest.erase(0, rest.find('\n') + 1);
        table.play(rest).play(kStarted);
        CHECK(table.scores() == deal.scores());
        CHECK(table.enter(bid.dump()) == "");
      }
    }
  }
}

TEST_CASE("tarot: a substitute dealer may bid") {
  const Printed fault{"tarot.dealt_for_another", {{"found", "before"}}, nullptr};
  EventTable table(Deal{}.start());
  table.play(R"({"type":"deal_started"})");
  const auto finding = hear(fault, table, 2, {referee::Level::tournament, 1});
  REQUIRE(finding.remedies.size() == 1);
  for (const json& event : finding.remedies.front().events) CHECK(table.enter(event.dump()) == "");
  CHECK(table.enter(R"({"type":"deal_started"}
{"type":"bid","player":"Caro","bid":"garde"})") == "");
}

TEST_CASE("tarot: a remedy for an unentered deal leaves the last counted one") {
  const Printed faults[] = {{"tarot.turned_up", {{"high", true}}, nullptr},
                            {"tarot.turned_up", {}, nullptr},
                            {"tarot.dealt_for_another", {{"found", "before"}, {"deal", "present"}}, nullptr},
                            {"tarot.cards_dropped", {}, nullptr}};
  for (const Printed& fault : faults) {
    CAPTURE(fault.case_id);
    EventTable table(Deal{}.start());
    table.play(Deal{}.lines());
    const auto finding = hear(fault, table, 1, {referee::Level::club, 0});
    for (const referee::Remedy& remedy : finding.remedies) {
      EventTable after = table;
      for (const json& event : remedy.events) CHECK(after.enter(event.dump()) == "");
      CHECK(after.scores() == Deal{}.scores());
    }
  }
}

TEST_CASE("tarot: no penalty point is offered outside tournaments") {
  each_deal([](const Printed& ruling, const Deal& deal) {
    for (const auto level : {referee::Level::kitchen, referee::Level::club}) {
      EventTable table(deal.start());
      table.play(deal.lines());
      for (const referee::Remedy& remedy : hear(ruling, table, deal.shows, {level, 3}).remedies) {
        for (const json& event : remedy.events) CHECK(event["type"] != "ruled");
      }
    }
  });
}

TEST_CASE("tarot: a poignée added to the previous deal leaves the next one unchanged") {
  const Printed early{"tarot.poignee_time", {{"time", "covered"}}, nullptr};
  EventTable table(Deal{}.start()), rightly(Deal{}.start());
  constexpr const char* kNext = R"({"type":"deal_started"}
{"type":"bid","player":"Beto","bid":"pass"}
{"type":"bid","player":"Caro","bid":"pass"})";
  table.play(Deal{}.lines()).play(kNext);
  rightly.play(Deal{3, true, 0}.lines()).play(kNext);
  for (const referee::Remedy& remedy : hear(early, table, 0, {referee::Level::club, 0}).remedies) {
    EventTable after = table;
    for (const json& event : remedy.events) CHECK(after.enter(event.dump()) == "");
    CHECK(after.scores() == rightly.scores());
    // Ana bids last of three in it, and no other.
    EventTable other = after;
    CHECK(other.enter(R"({"type":"bid","player":"Beto","bid":"prise"})") != "");
    CHECK(after.enter(R"({"type":"bid","player":"Ana","bid":"prise"})") == "");
  }
  // A ruling without entries does not depend on the deal.
  table.play(
      R"({"type":"case_ruled","case":"tarot.hesitation","facts":{},"fixed":true,"remedy":"nothing","events":0})");
  CHECK(hear(early, table, 0, {referee::Level::club, 0}).remedies.size() == 1);
  // A ruling among the entries of the next deal would be struck with them: then it is not offered.
  table.play(
      R"({"type":"case_ruled","case":"tarot.touched_cards","facts":{},"fixed":true,"remedy":"warn","events":1}
{"type":"warned","player":"Beto","fault":"tarot.touched_cards"})");
  CHECK(hear(early, table, 0, {referee::Level::club, 0}).remedies.empty());
}

TEST_CASE("half points are accepted only where the case asks for points") {
  const referee::Case& one = *referee::find_case("tarot.points_back");
  const auto read = [&](std::string_view fact, std::string_view text) {
    return referee::read_value(*std::ranges::find(one.facts, fact, &referee::FactAsked::id), text, {});
  };
  CHECK(read("points", "40.5") == json(40.5));
  CHECK(read("points", "40,5") == json(40.5));
  CHECK(read("points", "40") == json(40));
  for (const char* text : {"40.25", "40.", ".5", "-1.5", "40.5.5", "4o", "99999999999.5"}) {
    CAPTURE(text);
    CHECK(read("points", text) == std::nullopt);
  }
  CHECK(read("bouts", "1.5") == std::nullopt);
}

TEST_CASE("tarot: an open deal allows no remedy that depends on its result") {
  EventTable table(Deal{}.start());
  table.play(R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"})");
  const Printed revoke{"tarot.revoke", {{"covered", true}}, nullptr};
  const referee::Finding finding = hear(revoke, table, 1, {referee::Level::club, 0});
  REQUIRE(finding.remedies.size() == 1);
  CHECK(finding.remedies.front().id == "play_on");
}
