// Rulings of tarot on cards, bidding and dealer leave the match as if entered correctly from the start.

#include <doctest/doctest.h>

#include "src/referee/finding.hpp"
#include "tests/referee/tarot/by_cards.hpp"
#include "tests/support/event_table.hpp"

namespace tanteador::test::tarot_deals {

using nlohmann::json;

namespace {

using NamedFacts = std::vector<std::pair<std::string, json>>;

json player(const char* name) { return {{"player", name}}; }

const referee::Remedy* remedy_of(const referee::Finding& finding, std::string_view id) {
  const auto found = std::ranges::find(finding.remedies, id, &referee::Remedy::id);
  return found == finding.remedies.end() ? nullptr : &*found;
}

// The refusal of a ruling; "-" if the remedy is not offered.
std::string rule(EventTable& table, const char* case_id, const NamedFacts& facts, const char* remedy) {
  referee::Answers answers;
  for (const auto& [id, value] : facts) answers[id].found = value;
  const auto finding =
      referee::rule_on(*referee::find_case(case_id), answers, table.match(), table.names(),
                       {referee::Level::club, 0, [&](EventSeq seq) { return table.event_line(seq); }});
  const auto* found = remedy_of(finding, remedy);
  if (!found || !found->missing.empty()) return "-";
  std::string lines;
  for (const json& event : found->events) lines += event.dump() + "\n";
  return table.enter(lines);
}

// Scores, taker, dealer, and the next dealer.
json standing(const EventTable& table) {
  json all = table.scores();
  for (const auto& facts : {deal_facts(table.match()), next_deal_facts(table.match())}) {
    for (const Fact& fact : facts) {
      if (fact.name == "dealer" || fact.name == "taker" || fact.name == "contract")
        all.push_back(fact.value.kind == Arg::Kind::word ? json(fact.value.word) : json(fact.value.number));
    }
  }
  return all;
}

EventTable play(const std::string& start, const std::string& lines) {
  EventTable table(start);
  table.play(lines);
  return table;
}

std::string start_for(int players) {
  json names = json::array();
  for (int seat = 0; seat < players; ++seat) names.push_back(kNames[seat]);
  return json{{"game", "tarot"}, {"ruleset", "tarot-fft-" + std::to_string(players)}, {"players", names}}
      .dump();
}

std::string bid(const char* name, const char* word) {
  return json{{"type", "bid"}, {"player", name}, {"bid", word}}.dump() + "\n";
}

std::string deal_line(const char* name = nullptr) {
  json event{{"type", "deal_started"}};
  if (name) event["dealer"] = name;
  return event.dump() + "\n";
}

std::string result_line(int players, double points) {
  json result{{"type", "result"}, {"bouts", 2}, {"points", points}};
  if (players == 5) result["partner"] = "Caro";
  return result.dump() + "\n";
}

}  // namespace

// The transcripts of these matches hold the facts known from the cards. A new count keeps partner and Petit.
TEST_CASE("tarot: a deal ended by its cards is recounted as if its result had been entered") {
  struct Row {
    const char *name, *result;  // the entered result
    double points;
    int bouts;
  };
  const Row rows[] = {
      {"three", R"({"type":"result","bouts":3,"points":66.5,"petit_au_bout":"attack"})", 40.5, 2},
      {"four", R"({"type":"result","bouts":3,"points":83,"petit_au_bout":"attack"})", 30, 2},
      {"five", R"({"type":"result","bouts":3,"points":60.5,"partner":"Eva"})", 34.5, 1},
      {"five", R"({"type":"result","bouts":3,"points":60.5,"partner":"Eva"})", 60.5, 3}};
  for (const Row& row : rows) {
    const ByCards deal = by_cards(row.name);
    REQUIRE(play(deal.start, deal.shown).scores() == play(deal.start, deal.no_cards + row.result).scores());
    for (const bool next_begun : {false, true}) {
      for (const bool bouts : {true, false}) {
        CAPTURE(row.name);
        CAPTURE(next_begun);
        CAPTURE(bouts);
        json right = json::parse(row.result);
        right["points"] = row.points;
        if (bouts) right["bouts"] = row.bouts;
        const std::string after = next_begun ? "\n" + deal.next : "";
        EventTable table = play(deal.start, deal.shown + after);
        NamedFacts facts{{"player", player("Beto")}, {"points", row.points}};
        facts.push_back({"deal", "counted"});
        if (bouts) facts.push_back({"bouts", row.bouts});
        const bool same = right == json::parse(row.result);
        CHECK(rule(table, bouts ? "tarot.points_back" : "tarot.claimed", facts,
                   same    ? "entry_stands"
                   : bouts ? "given_back"
                           : "worst_counted") == "");
        CHECK(standing(table) == standing(play(deal.start, deal.no_cards + right.dump() + after)));
      }
    }
  }
}

TEST_CASE("tarot: returned points cancel a chelem") {
  const std::string slam =
      R"({"type":"result","bouts":3,"points":91,"petit_au_bout":"attack","chelem":"attack"})";
  EventTable table = play(start_for(3), deal_line() + bid("Ana", "garde") + slam);
  CHECK(rule(table, "tarot.points_back",
             {{"player", player("Ana")}, {"points", 80}, {"bouts", 3}, {"deal", "counted"}},
             "given_back") == "");
  // (25 + 44) x 2, and 20 for the Petit, from each of two.
  CHECK(table.scores() == std::vector<Points>{316, -158, -158});
}

TEST_CASE("tarot: a bid over a rejected one counts as if alone") {
  for (int players = 3; players <= 5; ++players) {
    CAPTURE(players);
    const std::string start = start_for(players), high = bid("Beto", "garde_sans");
    const std::string call =
        players == 5 ? json{{"type", "king_called"}, {"player", "Beto"}, {"card", "Kh"}}.dump() + "\n" : "";
    for (const char* own : {"prise", "garde"}) {
      const std::string right = deal_line() + bid("Ana", own);
      EventTable table = play(start, right + high + call);
      CHECK(rule(table, "tarot.high_bid_refused", {{"plays", true}, {"played", false}}, "plays") == "");
      EventTable alone = play(start, deal_line() + high + call);
      const NamedFacts facts{{"player", player("Ana")}, {"bid", own}, {"plays", true}, {"played", false}};
      CHECK(rule(alone, "tarot.high_bid_refused", facts, "plays_own") == "");
      for (EventTable* ruled : {&table, &alone}) {
        CHECK(standing(*ruled) == standing(play(start, right)));
        ruled->play(result_line(players, 49));
        CHECK(standing(*ruled) == standing(play(start, right + result_line(players, 49))));
      }
      EventTable refused = play(start, right + high + call);
      CHECK(rule(refused, "tarot.high_bid_refused", {{"plays", false}, {"played", false}}, "void") == "");
      CHECK(standing(refused) == standing(play(start, deal_line() + R"({"type":"annulled","reason":"x"})")));
    }
  }
}

TEST_CASE("tarot: a wrong dealer's deal stands or is dealt again, whenever noticed") {
  for (int players = 3; players <= 5; ++players) {
    CAPTURE(players);
    const std::string start = start_for(players), taken = bid("Ana", "garde"),
                      count = result_line(players, 49);
    const char* dealer = kNames[players - 1];
    const NamedFacts stands{{"player", player("Beto")}, {"right", player(dealer)}, {"dealt", true}};
    const NamedFacts again{{"player", player(dealer)}, {"right", player("Beto")}, {"dealt", false}};
    const auto with = [](NamedFacts facts, const char* deal) {
      facts.push_back({"deal", deal});
      return facts;
    };
    struct Row {
      std::string wrong;
      NamedFacts facts;
      const char* remedy;
      std::string right;
    };
    const std::string over = deal_line() + taken + count, void_deal = R"({"type":"annulled","reason":"x"})"
                                                                      "\n";
    const Row rows[] = {
        {deal_line(), stands, "stands", deal_line("Beto")},
        {deal_line() + taken, stands, "stands", deal_line("Beto") + taken},
        {over, with(stands, "counted"), "stands", deal_line("Beto") + taken + count},
        {over + deal_line(), with(stands, "counted"), "stands",
         deal_line("Beto") + taken + count + deal_line()},
        {over, with(stands, "present"), "stands_unopened", over + deal_line("Beto")},
        {"", with(stands, "present"), "stands_unopened", deal_line("Beto")},
        {deal_line(), again, "again", deal_line() + void_deal + deal_line("Beto")},
        {deal_line() + taken, again, "again", deal_line() + void_deal + deal_line("Beto")},
        {over, with(again, "present"), "again", over + deal_line("Beto")},
        {"", again, "again", deal_line("Beto")},
    };
    for (const Row& row : rows) {
      CAPTURE(row.wrong);
      CAPTURE(row.right);
      EventTable table = play(start, row.wrong);
      CHECK(rule(table, "tarot.wrong_dealer", row.facts, row.remedy) == "");
      CHECK(standing(table) == standing(play(start, row.right)));
    }
  }
}

TEST_CASE("tarot: a deal struck for conduct is the one in question") {
  const std::string over = deal_line() + bid("Ana", "garde") + result_line(3, 49);
  struct Row {
    std::string lines;
    const char* deal;
    std::vector<Points> scores;
  };
  const Row rows[] = {{over, "counted", {0, 0, 0}},
                      {over, "present", {132, -66, -66}},
                      {over + deal_line(), "present", {132, -66, -66}},
                      {over + deal_line(), "counted", {0, 0, 0}}};
  for (const Row& row : rows) {
    CAPTURE(row.lines);
    CAPTURE(row.deal);
    EventTable table = play(start_for(3), row.lines);
    const NamedFacts facts{{"player", player("Beto")}, {"what", "words"}, {"deal", row.deal}};
    CHECK(rule(table, "tarot.conduct", facts, "void") == "");
    CHECK(table.scores() == row.scores);
  }
}

TEST_CASE("tarot: without a deal no deal is struck") {
  const NamedFacts facts{{"player", player("Beto")}, {"what", "words"}};
  for (const char* lines : {"", R"({"type":"ruled","side":"Ana","points":5,"reason":"x"})"}) {
    EventTable table = play(start_for(3), lines);
    const auto scores = table.scores();
    CHECK(rule(table, "tarot.conduct", facts, "void") == "");  // it is void where it was played
    CHECK(table.scores() == scores);
    CHECK(rule(table, "tarot.conduct", facts, "warn") == "");
  }
}

TEST_CASE("tarot: the size of a poignée follows its trumps and the table's numbers (N-14, NA-4)") {
  struct Row {
    int players, trumps;
    const char* size;
  };
  const Row rows[] = {{3, 13, "simple"}, {3, 14, "simple"}, {3, 15, "double"}, {3, 17, "double"},
                      {3, 18, "triple"}, {4, 10, "simple"}, {4, 13, "double"}, {4, 15, "triple"},
                      {5, 8, "simple"},  {5, 9, "simple"},  {5, 10, "double"}, {5, 12, "double"},
                      {5, 13, "triple"}};
  for (const Row& row : rows) {
    CAPTURE(row.players);
    CAPTURE(row.trumps);
    const json shown{{"type", "poignee"}, {"player", "Ana"}, {"trumps", row.trumps}};
    const EventTable table = play(start_for(row.players), deal_line() + bid("Ana", "garde") + shown.dump());
    referee::Answers answers;
    answers["player"].found = player("Ana");
    answers = with_log(*referee::find_case("tarot.poignee_time"), answers, table.match(), table.names(),
                       [&](EventSeq seq) { return table.event_line(seq); });
    CHECK(answers["size"].found == row.size);
  }
}

TEST_CASE(
    "tarot: with four players the one opposite the dealer is known, with others there is none (NR-19)") {
  for (const int players : {3, 4, 5}) {
    CAPTURE(players);
    EventTable table(start_for(players));
    const auto opposite = [&] {
      return with_log(*referee::find_case("tarot.cut_card"), {}, table.match(), table.names(),
                      [&](EventSeq seq) { return table.event_line(seq); })["player"]
          .found;
    };
    CHECK(opposite() == (players == 4 ? player("Beto") : json()));  // the last player deals first
    table.play(R"({"type":"deal_started","dealer":"Ana"})");
    CHECK(opposite() == (players == 4 ? player("Caro") : json()));
  }
}

}  // namespace tanteador::test::tarot_deals
