// An unknown deciding fact leaves the remedy open. Without one answer, a remedy is fixed only if every answer
// leads to the same entries. A fixed remedy with entries changes something.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "tests/referee/facts.hpp"
#include "tests/referee/law.hpp"
#include "tests/referee/rows.hpp"

namespace tanteador::test::unknown_fixes_nothing {

using nlohmann::json;
using referee::Case;
using referee::FactAsked;

namespace {

std::vector<json> values_of(const FactAsked& fact) {
  if (fact.kind == FactAsked::Kind::yes_no) return {true, false};
  std::vector<json> values;
  if (fact.kind == FactAsked::Kind::choice)
    std::ranges::transform(fact.choices, std::back_inserter(values), &FactAsked::Choice::id);
  return values;
}

// All of it, and perhaps more.
bool enters_it(const referee::Finding& finding, const referee::Remedy& remedy) {
  return std::ranges::any_of(finding.remedies, [&](const referee::Remedy& each) {
    const bool all = std::ranges::all_of(remedy.events, [&](const json& event) {
      return std::ranges::find(each.events, event) != each.events.end();
    });
    return all || !each.missing.empty();
  });
}

// True for remedies judged after the deal, decided by the cards, or chosen by the player.
bool waits_for_nobody(const referee::Remedy& remedy) {
  constexpr std::string_view kIds[] = {"enter_late", "compared", "keep", "replace"};
  return std::ranges::find(kIds, remedy.id) != std::end(kIds);
}

void check_without(const EventTable& table, const Case& one, const FactAsked& fact,
                   referee::Answers answers) {
  answers.erase(fact.id);
  const auto known_facts = with_log(one, answers, table.match(), table.names(),
                                    [&](EventSeq seq) { return table.event_line(seq); });
  if (fact.from_log == "deal_of_poignee" && known_facts.contains(fact.id))
    return;  // not open: the log knows it
  const auto finding = hear(table, one, answers);
  for (const referee::Remedy& remedy : finding.remedies) {
    if (!remedy.fixed || remedy.events.empty() || waits_for_nobody(remedy)) continue;
    CAPTURE(fact.id);
    CAPTURE(remedy.id);
    for (const json& value : values_of(fact)) {
      CAPTURE(value.dump());
      answers[fact.id].found = value;
      CHECK(enters_it(hear(table, one, answers), remedy));
    }
    answers.erase(fact.id);
  }
}

// An entry that is amended is another one then.
void check_changes(const EventTable& table, const referee::Finding& finding) {
  for (const referee::Remedy& remedy : finding.remedies) {
    if (!remedy.fixed) continue;
    CAPTURE(remedy.id);
    for (const json& event : remedy.events) {
      if (event["type"] == "amended")
        CHECK(event["event"] != table.event_line(EventSeq{event["seq"].get<int>()}));
    }
  }
}

}  // namespace

TEST_CASE("an unknown deciding fact fixes nothing, and a correction changes what it amends") {
  for (const Rows& game : all_rows()) {
    for (const Row& row : game.rows) {
      if (row.facts.find(':') != row.facts.npos) continue;  // each side says its own
      CAPTURE(std::string(row.case_id));
      CAPTURE(std::string(row.facts));
      CAPTURE(std::string(row.lines));
      const Case& one = *referee::find_case(row.case_id);
      EventTable table(row.start);
      table.play(row.lines);
      const auto answers = answers_of(one, row.facts, table.names());
      check_changes(table, hear(table, one, answers));
      for (const FactAsked& fact : one.facts) {
        if (answers.contains(fact.id)) check_without(table, one, fact, answers);
      }
    }
  }
}

}  // namespace tanteador::test::unknown_fixes_nothing
