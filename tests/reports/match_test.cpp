// The score sheet of a match and the record of rulings: the same values for people and for programs.

#include <doctest/doctest.h>

#include "src/reports/rulings.hpp"
#include "src/reports/score_sheet.hpp"

namespace match_reports {

using namespace tanteador::report;

using Texts = std::vector<std::string>;

Texts titles(const Table& table) {
  Texts all;
  for (const std::size_t column : shown_columns(table, table.groups.front()))
    all.push_back(title_of(table, table.groups.front(), column));
  return all;
}

Texts shown_row(const Table& table, std::size_t group, std::size_t row) {
  Texts all;
  for (const std::size_t column : shown_columns(table, table.groups[group]))
    all.push_back(display_text(table.groups[group].rows[row][column]));
  return all;
}

ScoreSheet two_lines_of_a_hand() {
  return {.deal = "Hand",
          .sides = {"Nosotros", "Ellos"},
          .lines = {{.deal = 1,
                     .dealer = "Ana",
                     .purpose = "Envido",
                     .how = "2",
                     .rule = "T-32",
                     .by_side = {ScoreLine::Points{2, 2}, std::nullopt}},
                    {.deal = 1,
                     .dealer = "Ana",
                     .purpose = "Truco",
                     .how = "2",
                     .rule = "T-40",
                     .by_side = {std::nullopt, ScoreLine::Points{-2, 28}},
                     .won_set = "Ellos win the chico"},
                    {.deal = 2,
                     .dealer = "Beto",
                     .purpose = "Hand",
                     .how = "1",
                     .rule = "T-40",
                     .by_side = {ScoreLine::Points{1, 1}, std::nullopt}}}};
}

TEST_CASE("a score sheet shows the number and the dealer of a deal once, and a set ends a group") {
  const Table table = score_sheet(two_lines_of_a_hand());
  CHECK(titles(table) == Texts{"Hand", "Dealer", "For what", "How", "Rule", "Nosotros", "Ellos"});
  REQUIRE(table.groups.size() == 2);
  CHECK(shown_row(table, 0, 0) == Texts{"1", "Ana", "Envido", "2", "T-32", "+2 = 2", ""});
  CHECK(shown_row(table, 0, 1) == Texts{"", "", "Truco", "2", "T-40", "", "-2 = 28"});
  CHECK(table.groups[0].caption == "Ellos win the chico");
  CHECK(shown_row(table, 1, 0) == Texts{"2", "Beto", "Hand", "1", "T-40", "+1 = 1", ""});
}

TEST_CASE("programs get the deal and the dealer in every line, and points as numbers") {
  const Table table = score_sheet(two_lines_of_a_hand());
  CHECK(data_columns(table) == Texts{"deal", "dealer", "for", "how", "rule", "entries", "points_1", "total_1",
                                     "points_2", "total_2"});
  const std::vector<Value> row = data_row(table, table.groups[0], table.groups[0].rows[1]);
  CHECK((row[0] == Value(std::int64_t{1})));
  CHECK((row[1] == Value(std::string("Ana"))));
  CHECK((row[6] == Value()));
  CHECK((row[8] == Value(std::int64_t{-2})));
  CHECK((row[9] == Value(std::int64_t{28})));
}

TEST_CASE("a score sheet without dealers has no column for them") {
  const Table table = score_sheet(
      {.deal = "Deal",
       .sides = {"Ana"},
       .lines = {{.how = "7", .rule = "S-1", .entries = "3", .by_side = {ScoreLine::Points{7, 7}}}}});
  CHECK(titles(table) == Texts{"Deal", "How", "Rule", "Entries", "Ana"});
  CHECK(shown_row(table, 0, 0) == Texts{"", "7", "S-1", "3", "+7 = 7"});
}

Ruling appealed_ruling() {
  Ruling ruling{.at = "2026-11-21T20:05:00Z",
                .match = "0123456789ab",
                .seq = 7,
                .game = "truco",
                .ruleset = "truco-argentino",
                .ruleset_title = "Truco",
                .sides = {"Nosotros", "Ellos"},
                .players = "Ana – Beto",
                .case_id = "truco.cut_wrong",
                .title = "Cut wrongly",
                .people = {"Ana"},
                .rule = "truco/cut",
                .rule_number = "T-9",
                .rule_text = "T-9 · Cut",
                .remedy = "redeal",
                .remedy_title = "Deal again",
                .on_appeal = "stands",
                .on_appeal_title = "The deal stands",
                .reason = "late",
                .standing = "upheld",
                .standing_text = "appeal allowed"};
  ruling.facts = {{"open", "Was it open?", {{}, {"no", "false"}}, {"yes", "true"}}};
  ruling.appeals = {{.at = "2026-11-21T20:15:00Z",
                     .side = "Ellos",
                     .ground = "seen late",
                     .decided = true,
                     .allowed = true,
                     .decided_at = "2026-11-21T20:20:00Z",
                     .decided_by = "Dani",
                     .reason = "right"}};
  return ruling;
}

TEST_CASE("the list of rulings shows what an appeal has changed") {
  const Table table = rulings_list(std::vector{appealed_ruling()});
  const Texts row = shown_row(table, 0, 0);
  CHECK(row[1] == "01234567 7");
  CHECK(row[4] == "T-9");
  CHECK(row[5] == "before: Deal again; now: The deal stands (late)");
}

TEST_CASE("programs get statements, findings and appeals of a ruling in one row") {
  const Table table = rulings_data(std::vector{appealed_ruling()});
  const std::vector<Value> row = data_row(table, table.groups[0], table.groups[0].rows[0]);
  CHECK((row[9] == Value(std::string("open=true (Ellos: false)"))));
  const auto appeals = std::get<std::string>(row.back());
  CHECK(appeals.find("by Ellos: seen late; Allowed ") != std::string::npos);
  CHECK(appeals.find("by Dani: right") != std::string::npos);
}

TEST_CASE("the page of a ruling has a dash where nothing was said, and a rule that is not printed says so") {
  Ruling ruling = appealed_ruling();
  ruling.rule_text.clear();
  const Document page = rulings_page(std::vector{ruling}, "2026-11-22T08:00:00Z");
  std::string text;
  for (const Block& block : page.blocks) {
    if (const auto* table = std::get_if<Table>(&block.content))
      for (const Cell& cell : table->groups.front().rows.front()) text += display_text(cell) + "|";
    if (const auto* pairs = std::get_if<Pairs>(&block.content))
      for (const auto& [label, value] : pairs->lines) text += label + "=" + value + "|";
  }
  CHECK(text.find("Was it open?|–|no|yes|") != std::string::npos);
  CHECK(text.find("Rule=not printed|") != std::string::npos);
  CHECK(text.find("Referee=–|") != std::string::npos);
}

}  // namespace match_reports
