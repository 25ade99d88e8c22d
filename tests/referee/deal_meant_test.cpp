// Between two deals, and while the next is bid or played, a fault may belong to either. The last counted deal
// is changed only if the ruling names it.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "src/referee/finding.hpp"
#include "tests/referee/facts.hpp"
#include "tests/referee/rows.hpp"
#include "tests/support/event_table.hpp"

namespace tanteador::test::resolve_deal {

using nlohmann::json;
using referee::Case;
using referee::FactAsked;

namespace {

// A counted deal, and possible events of the next one.
struct Shape {
  std::string_view game, start, counted, begun, taken;
};
constexpr Shape kShapes[] = {
    {"tarot", R"({"game":"tarot","ruleset":"tarot-fft-3","players":["Ana","Beto","Caro"]})",
     R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"poignee","player":"Beto","trumps":13}
{"type":"result","bouts":2,"points":35,"petit_au_bout":"attack"})",
     R"({"type":"deal_started"})", R"({"type":"bid","player":"Beto","bid":"garde"})"},
    {"tarot", R"({"game":"tarot","ruleset":"tarot-fft-4","players":["Ana","Beto","Caro","Dani"]})",
     R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"poignee","player":"Ana","size":"simple"}
{"type":"result","bouts":2,"points":49})",
     R"({"type":"deal_started"})", R"({"type":"bid","player":"Beto","bid":"garde"})"},
    {"tarot", R"({"game":"tarot","ruleset":"tarot-fft-5","players":["Ana","Beto","Caro","Dani","Eva"]})",
     R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"chelem_announced","player":"Ana"}
{"type":"result","bouts":2,"points":49,"partner":"Caro"})",
     R"({"type":"deal_started"})", R"({"type":"bid","player":"Beto","bid":"garde"})"},
    {"troccas", R"({"game":"troccas","ruleset":"troccas-1962","players":["Ana","Beto","Caro","Dani"]})",
     R"({"type":"deal_started"}
{"type":"counted","points":{"Nus":40}})",
     R"({"type":"deal_started"})", R"({"type":"trick_won","player":"Beto"})"},
    {"truf", R"({"game":"truf","ruleset":"truf-lodige","players":["Ana","Beto","Caro","Dani"]})",
     R"({"type":"deal_started"}
{"type":"bid","cards":{"Ana":"3h","Beto":"4h","Caro":"2c","Dani":"5s"}}
{"type":"tricks","taken":{"Ana":6,"Beto":3,"Caro":2,"Dani":2}})",
     R"({"type":"deal_started"})",
     R"({"type":"bid","cards":{"Ana":"3h","Beto":"4h","Caro":"2c","Dani":"5s"}})"},
    {"truco", R"({"game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]})",
     R"({"type":"hand_started"}
{"type":"trick_won","winner":"Ana"}
{"type":"trick_won","winner":"Ana"})",
     R"({"type":"hand_started"})", R"({"type":"trick_won","winner":"Beto"})"}};

bool asks_for_an_entry(const Case& one) {
  return std::ranges::find(one.facts, FactAsked::Kind::event, &FactAsked::kind) != one.facts.end();
}
// True if the case belongs to a contest of one hand of Truco, whichever hand was begun since.
bool is_of_a_contest(const Case& one) {
  constexpr std::string_view kContests[] = {"truco.flor_not_announced", "truco.false_flor",
                                            "truco.interfered"};
  return std::ranges::find(kContests, one.id) != std::end(kContests);
}

json sample(const FactAsked& fact, const Names& names, std::size_t turn) {
  using enum FactAsked::Kind;
  switch (fact.kind) {
    case yes_no: return turn % 2 == 0;
    case choice: return fact.choices[turn % fact.choices.size()].id;
    case player: return {{"player", names.seats[turn % names.seats.size()]}};
    case side: return {{"side", names.sides[turn % names.sides.size()]}};
    case card: return "7o";
    case cards: return json{"7o", "12o", "1e"};
    case number: return 40;
    case event: return nullptr;
  }
  return nullptr;
}

// Some facts known, in several ways.
template <class Each>
void each_answers(const Case& one, const Names& names, const FactAsked* deal, const Each& each) {
  constexpr std::size_t kWays = 2, kTurns = 3;
  for (std::size_t way = 0; way < kWays; ++way) {
    referee::Answers answers;
    for (std::size_t i = 0; i < one.facts.size(); ++i) {
      const FactAsked& fact = one.facts[i];
      const std::size_t turn = (way * (i + 1) + i) % (kTurns + 1);
      if (turn < kTurns && &fact != deal) answers[fact.id].found = sample(fact, names, turn);
    }
    each(std::move(answers));
  }
}

json written_of(const EventTable& table, EventSeq seq) { return table.event_line(seq); }

// The lines of the deal that is counted, as they count after the remedy.
std::vector<json> lines_until(const EventTable& table, EventSeq end) {
  std::vector<json> lines;
  for (EventSeq seq{2}; seq <= end; seq = EventSeq{static_cast<std::int64_t>(seq) + 1})
    lines.push_back(is_struck(table.match(), seq) ? json() : written_of(table, seq));
  return lines;
}

bool leaves_deals(const json& event) {
  return event["type"] == "ruled" || event["type"] == "warned" || event["type"] == "barred";
}

void check_untouched(const EventTable& table, EventSeq end, const Case& one,
                     const referee::Answers& answers) {
  const auto finding =
      rule_on(one, answers, table.match(), table.names(),
              {referee::Level::tournament, 1, [&](EventSeq seq) { return table.event_line(seq); }});
  const auto before = lines_until(table, end);
  for (const referee::Remedy& remedy : finding.remedies) {
    if (std::ranges::all_of(remedy.events, leaves_deals)) continue;
    CAPTURE(remedy.id);
    EventTable after = table;
    std::string lines;
    for (const json& event : remedy.events) lines += event.dump() + "\n";
    CAPTURE(lines);
    if (!after.enter(lines).empty()) continue;  // facts that contradict each other
    CHECK(lines_until(after, end) == before);
  }
}

// The answers to try for a fact: none, its first and its last value.
std::vector<json> sayings(const FactAsked& fact, const Names& names) {
  const json first = sample(fact, names, 0);
  if (first.is_null()) return {nullptr};
  return {nullptr, first,
          fact.kind == FactAsked::Kind::choice ? json(fact.choices.back().id) : sample(fact, names, 1)};
}

// Calls `each` with every combination of answers to the facts unknown to the log.
template <class Each>
void each_saying(const Case& one, const Names& names, const referee::Answers& known, std::size_t place,
                 referee::Answers& said, const Each& each) {
  if (place == one.facts.size()) return each();
  const FactAsked& fact = one.facts[place];
  if (known.contains(fact.id)) return each_saying(one, names, known, place + 1, said, each);
  for (const json& value : sayings(fact, names)) {
    said[fact.id].found = value;
    each_saying(one, names, known, place + 1, said, each);
  }
}

void check_over(const EventTable& table, const Case& one) {
  constexpr std::string_view kPlays[] = {"played to its end", "lay goes on", "dealer corrects it"};
  const FactAsked* deal = which_deal(one);
  if (!deal) return;
  CAPTURE(one.id);
  const auto written = [&](EventSeq seq) { return table.event_line(seq); };
  referee::Answers said;
  said[deal->id].found = deal->kind == FactAsked::Kind::yes_no ? json(true) : json("counted");
  const auto known = with_log(one, said, table.match(), table.names(), written);
  each_saying(one, table.names(), known, 0, said, [&] {
    const auto finding = rule_on(one, said, table.match(), table.names(), {referee::Level::club, 0, written});
    for (const referee::Remedy& remedy : finding.remedies) {
      for (const std::string_view words : kPlays)
        CHECK_MESSAGE(remedy.title.find(words) == remedy.title.npos, remedy.title);
    }
  });
}

}  // namespace

TEST_CASE("a counted deal takes no more play, whatever is known of it") {
  for (const Shape& shape : kShapes) {
    if (&shape != kShapes && shape.game == "tarot") continue;  // of three; five play as they do
    EventTable table(shape.start);
    table.play(shape.counted);
    for (const Case& one : referee::cases(shape.game)) check_over(table, one);
    table.play(shape.begun);
    for (const Case& one : referee::cases(shape.game)) check_over(table, one);
  }
  // Over without a winner.
  EventTable table(kShapes[0].start);
  table.play(R"({"type":"deal_started"}
{"type":"petit_sec","player":"Beto"})");
  for (const Case& one : referee::cases("tarot")) check_over(table, one);
}

TEST_CASE("the last counted deal changes only if the case refers to it") {
  for (const Shape& shape : kShapes) {
    for (const std::string_view more : {std::string_view(), shape.taken}) {
      EventTable table(shape.start);
      table.play(shape.counted);
      const EventSeq end = last_seq(table.match());
      if (!more.empty()) table.play(shape.begun);
      if (more == shape.taken && !more.empty()) table.play(shape.taken);
      for (const Case& one : referee::cases(shape.game)) {
        if (asks_for_an_entry(one) || is_of_a_contest(one)) continue;
        if (one.id.starts_with("tarot.poignee_") && more.empty()) continue;  // of the deal it was entered in
        CAPTURE(one.id);
        CAPTURE(std::string(more));
        const FactAsked* deal = which_deal(one);
        each_answers(one, table.names(), deal, [&](referee::Answers answers) {
          check_untouched(table, end, one, answers);
          if (!deal) return;
          answers[deal->id].found = deal->kind == FactAsked::Kind::yes_no ? json(false) : json("present");
          check_untouched(table, end, one, answers);
        });
      }
    }
  }
}

TEST_CASE("tarot: an entered poignée belongs to its deal without a question") {
  EventTable table(R"({"game":"tarot","ruleset":"tarot-fft-4","players":["N","E","S","O"]})");
  table.play(R"({"type":"deal_started"}
{"type":"bid","player":"S","bid":"garde"}
{"type":"poignee","player":"S","size":"simple"}
{"type":"result","bouts":2,"points":49})");
  const Case& one = *referee::find_case("tarot.poignee_time");
  const auto rule = [&](std::string_view facts) {
    return rule_on(one, answers_of(one, facts, table.names()), table.match(), table.names(),
                   {referee::Level::club, 0, [&](EventSeq seq) { return table.event_line(seq); }});
  };
  CHECK(!rule("player=E; time=other").remedies.front().missing.empty());  // who has shown none there
  const auto finding = rule("player=S; time=other");
  REQUIRE(finding.remedies.front().missing.empty());
  CHECK(finding.remedies.front().fixed);
  for (const json& event : finding.remedies.front().events) CHECK(table.enter(event.dump()) == "");
  CHECK(table.scores() == std::vector<Points>{-66, -66, 198, -66});  // (25 + 8) × 2, without the poignée's 20
}

// The deal before it can still be meant while the next is bid.
TEST_CASE("tarot, Troccas, Truf: the last deal is struck alike before and after the next begins") {
  constexpr std::pair<std::string_view, std::string_view> kCases[] = {
      {"tarot.conduct", "player=Ana; what=words; deal=counted"},
      {"troccas.false_knock", "player=Ana; entered=yes"},
      {"truf.revoke", "player=Ana; open=no; entered=yes"}};
  for (const Shape& shape : kShapes) {
    for (const auto& [case_id, facts] : kCases) {
      if (!case_id.starts_with(std::string(shape.game) + ".")) continue;
      CAPTURE(std::string(case_id));
      std::vector<Points> none(EventTable(shape.start).scores().size(), 0);
      for (const std::string& more : {std::string(), std::string(shape.begun),
                                      std::string(shape.begun) + "\n" + std::string(shape.taken)}) {
        CAPTURE(more);
        EventTable table(shape.start);
        table.play(shape.counted);
        table.play(more);
        const Case& one = *referee::find_case(case_id);
        const auto finding =
            rule_on(one, answers_of(one, facts, table.names()), table.match(), table.names(),
                    {referee::Level::club, 0, [&](EventSeq seq) { return table.event_line(seq); }});
        const auto remedy = std::ranges::find_if(finding.remedies, [](const referee::Remedy& each) {
          return each.id == "void" || each.id == "annul";
        });
        REQUIRE(remedy != finding.remedies.end());
        for (const json& event : remedy->events) CHECK(table.enter(event.dump()) == "");
        CAPTURE(table.sentence());
        CHECK(table.scores() == none);
      }
    }
  }
}

}  // namespace tanteador::test::resolve_deal
