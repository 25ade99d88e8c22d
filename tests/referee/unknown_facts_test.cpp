// Every case has an answer, whatever facts are unknown. Each offered remedy can be entered or is refused, at
// every moment of the rows.

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "src/referee/finding.hpp"
#include "tests/referee/rows.hpp"
#include "tests/support/event_table.hpp"

namespace tanteador::test::unknown_facts {

using nlohmann::json;
using referee::Case;
using referee::FactAsked;

namespace {

// The first or the last value a fact can have at this table.
json sample(const FactAsked& fact, const EventTable& table, bool last) {
  using enum FactAsked::Kind;
  const Names& names = table.names();
  switch (fact.kind) {
    case yes_no: return last;
    case choice: return last ? fact.choices.back().id : fact.choices.front().id;
    case player: return {{"player", last ? names.seats.back() : names.seats.front()}};
    case side: return {{"side", last ? names.sides.back() : names.sides.front()}};
    case card: return "7o";
    case cards: return last ? json{"7o", "12o", "1e"} : json{"7o"};
    case number: return last ? 40 : 1;
    case event: return last ? static_cast<int>(last_seq(table.match())) : 2;
  }
  return nullptr;
}

void hear(const EventTable& table, const Case& one, const referee::Answers& answers, referee::Level level) {
  const referee::Circumstances now{level, 1, [&](EventSeq seq) { return table.event_line(seq); }};
  const auto finding = rule_on(one, answers, table.match(), table.names(), now);
  CHECK(!finding.steps.empty());
  for (const referee::Remedy& remedy : finding.remedies) {
    CAPTURE(remedy.id);
    for (const json& event : remedy.events) CHECK(event.value("type", "") != "");
    // Each missing fact is one the case asks for.
    for (const std::string& id : remedy.missing)
      CHECK_MESSAGE(std::ranges::find(one.facts, id, &FactAsked::id) != one.facts.end(), id);
  }
}

// Every choice of facts that are known, with the first values and with the last.
void judge_all(const EventTable& table, const Case& one) {
  for (const bool last : {false, true}) {
    const std::size_t step = one.facts.size() > 6 ? 11 : 1;  // of many facts some of the choices
    for (std::size_t known = 0; known < std::size_t{1} << one.facts.size(); known += step) {
      referee::Answers answers;
      for (std::size_t i = 0; i < one.facts.size(); ++i) {
        if ((known >> i & 1) != 0) answers[one.facts[i].id].found = sample(one.facts[i], table, last);
      }
      CAPTURE(known);
      CAPTURE(last);
      hear(table, one, answers, last ? referee::Level::tournament : referee::Level::kitchen);
    }
  }
}

// The row's own answers with some of them left open.
void judge_parts(const EventTable& table, const Case& one, std::string_view facts) {
  std::vector<std::pair<std::string, json>> given;
  for (std::size_t at = facts.find_first_not_of("; "); at < facts.size();) {
    const std::size_t end = std::min(facts.find(';', at), facts.size()), equals = facts.find('=', at);
    const std::string id(facts.substr(at, equals - at));
    const auto fact = std::ranges::find(one.facts, id, &FactAsked::id);
    if (fact != one.facts.end())
      given.emplace_back(id,
                         referee::read_value(*fact, facts.substr(equals + 1, end - equals - 1), table.names())
                             .value_or(nullptr));
    at = facts.find_first_not_of("; ", end);
  }
  for (std::size_t known = 0; known < std::size_t{1} << given.size(); ++known) {
    referee::Answers answers;
    for (std::size_t i = 0; i < given.size(); ++i) {
      if ((known >> i & 1) != 0) answers[given[i].first].found = given[i].second;
    }
    CAPTURE(known);
    hear(table, one, answers, referee::Level::club);
  }
}

}  // namespace

TEST_CASE("a case with unknown facts has an answer and asks only answerable questions") {
  std::set<std::string> judged;
  for (const Rows& game : all_rows()) {
    for (const Row& row : game.rows) {
      CAPTURE(std::string(row.case_id));
      CAPTURE(std::string(row.lines));
      CAPTURE(std::string(row.facts));
      const Case& one = *referee::find_case(row.case_id);
      EventTable table(row.start);
      table.play(row.lines);
      judge_parts(table, one, row.facts);
      const std::string position = std::string(row.case_id) + std::string(row.start) + std::string(row.lines);
      if (judged.insert(position).second) judge_all(table, one);
    }
  }
}

}  // namespace tanteador::test::unknown_facts
