// T-50: the score on paper decides between redonda and pica-pica. A later correction of that score leaves the
// played hands as they are.

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/support/truco_table.hpp"

namespace tanteador::truco_as_played {

namespace {

std::string_view fact_in(const Facts& facts, std::string_view name, std::string_view otherwise) {
  const auto fact = std::ranges::find(facts, name, &Fact::name);
  return fact == facts.end() ? otherwise : fact->value.word;
}

// The kind of the hand that is open, and of the next.
std::string_view mode_in(const Facts& facts) { return fact_in(facts, "mode", "redonda"); }

}  // namespace

TEST_CASE("a hand stays the redonda or pica-pica it was played as, whatever was due (T-50)") {
  struct Row {
    std::string_view before, start, refused, mode, next;
  };
  constexpr std::string_view kRedonda = "hand trick>A trick>A";
  const Row rows[] = {// After a redonda a pica-pica is due.
                      {kRedonda, "hand/redonda", "truco/redonda_schedule", "", ""},
                      {kRedonda, "hand/redonda!", "", "redonda", "pica_pica"},
                      {kRedonda, "hand/pica_pica!", "", "pica_pica", "redonda"},
                      {kRedonda, "hand/!", "", "pica_pica", "redonda"},
                      // The first of a chico is a redonda, dealt again too.
                      {"hand annulled", "hand", "", "redonda", "pica_pica"},
                      {"", "hand/pica_pica", "truco/pica_schedule", "", ""},
                      {"", "hand/pica_pica!", "", "pica_pica", "redonda"},
                      {"", "hand/redonda!", "", "redonda", "pica_pica"}};
  for (const Row& row : rows) {
    CAPTURE(row.before);
    CAPTURE(row.start);
    test::Table table(6);
    CHECK(table.play(row.before).play(row.start).refusal_key() == row.refused);
    if (!row.refused.empty()) continue;
    const auto& match = table.match();
    CHECK(mode_in(Truco::deal_facts(match.rules(), match.state())) == row.mode);
    CHECK(mode_in(Truco::next_deal_facts(match.rules(), match.state())) == row.next);
  }
}

TEST_CASE("the next hand says why it is a redonda or a pica-pica (T-50)") {
  struct Row {
    std::string_view before, parameters, reason;
  };
  const Row rows[] = {
      {"hand annulled", "", "first_hand"},
      {"hand trick>A trick>A", "", "alternate"},
      {"hand trick>A trick>A", "pica_schedule=always_after_first", "after_first"},
      {"carried=23-0 hand trick>A trick>A", "", "alternate"},
      {"carried=24-0 hand trick>A trick>A", "", "points_reached"},
      {"carried=0-24 hand trick>B trick>B", "pica_schedule=always_after_first", "points_reached"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.before);
    CAPTURE(row.parameters);
    test::Table table(6, row.parameters);
    CHECK(table.play(row.before).refusal_key() == "");
    const auto& match = table.match();
    CHECK(fact_in(Truco::next_deal_facts(match.rules(), match.state()), "because", "") == row.reason);
  }
}

TEST_CASE("two to four play no pica-pica, as played or not; eight who played one have named their pairs") {
  CHECK(test::Table(4).play("hand/pica_pica!").refusal_key() == "truco/pica_players");
  CHECK(test::Table(8).play("hand/pica_pica!").refusal_key() == "truco/pairs_needed");
  CHECK(test::Table(8).play("hand/pica_pica!/A1-B1,A2-B2,A3-B3,A4-B4").refusal_key().empty());
}

}  // namespace tanteador::truco_as_played
