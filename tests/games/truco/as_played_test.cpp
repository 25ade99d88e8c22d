// T-50: a redonda or a pica-pica is what is due by the score on paper. Where that score is put right
// afterwards, what was played stays what it was.

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/support/truco_table.hpp"

namespace tanteador::truco_as_played {

namespace {

// The kind of the hand that is open, and of the next.
std::string mode_in(const Facts& facts) {
  const auto mode = std::ranges::find(facts, std::string_view("mode"), &Fact::name);
  return mode == facts.end() ? "redonda" : std::string(mode->value.word);
}

}  // namespace

TEST_CASE("a hand stays the redonda or pica-pica it was played as, whatever would be due") {
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
    CHECK(table.play(row.before).play(row.start).refused() == row.refused);
    if (!row.refused.empty()) continue;
    const auto& match = table.match();
    CHECK(mode_in(Truco::deal_facts(match.rules(), match.state())) == row.mode);
    CHECK(mode_in(Truco::next_deal_facts(match.rules(), match.state())) == row.next);
  }
}

TEST_CASE("two to four play no pica-pica, as played or not; eight who played one have named their pairs") {
  CHECK(test::Table(4).play("hand/pica_pica!").refused() == "truco/pica_players");
  CHECK(test::Table(8).play("hand/pica_pica!").refused() == "truco/pairs_needed");
  CHECK(test::Table(8).play("hand/pica_pica!/A1-B1,A2-B2,A3-B3,A4-B4").refused().empty());
}

}  // namespace tanteador::truco_as_played
