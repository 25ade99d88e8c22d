// A cell for people and for programs, the columns each of them gets, and wide tables in pieces.

#include <doctest/doctest.h>

#include "src/reports/club/club.hpp"
#include "src/reports/table.hpp"

namespace report_tables {

using namespace tanteador::report;

TEST_CASE("a cell is a text for people and a value for programs") {
  struct Case {
    Cell cell;
    std::string text;
    Value data;
  };
  const Case cases[] = {{Cell(), "", Value()},
                        {-3, "−3", std::int64_t{-3}},
                        {Fraction{7}, "3½", 3.5},
                        {Fraction{1}, "½", 0.5},
                        {Fraction{8}, "4", std::int64_t{4}},
                        {Fraction{-3}, "−1½", -1.5},
                        {Fraction{19, 4}, "4¾", 4.75},
                        {Fraction{1250, 100}, "12.50", 12.5},
                        {Measure{1512.346}, "1512.35", 1512.346},
                        {Money{1250, "CHF"}, "12.50 CHF", 12.5},
                        {Money{-5}, "−0.05", -0.05},
                        {"Norte", "Norte", std::string("Norte")},
                        {Participant{"Ana", "penalty −1"}, "Ana (penalty −1)", std::string("Ana")},
                        {Result{"3=", std::int64_t{3}}, "3=", std::int64_t{3}},
                        {Result{"·"}, "·", Value()},
                        {Mark{"withdrawn"}, "withdrawn", std::string("withdrawn")},
                        {Mark{""}, "", Value()},
                        {Reason{""}, "", std::string()},
                        {text_or_empty(""), "", Value()},
                        {true, "yes", true}};
  for (const Case& one : cases) {
    CAPTURE(one.text);
    CHECK(display_text(one.cell) == one.text);
    CHECK((value(one.cell) == one.data));
  }
}

TEST_CASE("people see no data columns, nor columns without a title in their group") {
  const Table table{.columns = {data_column("stage"), text_column("name", "Participant"),
                                number_column("1", "1"), remark_column()},
                    .groups = {{.title = "A", .rows = {{1, "Ana", 2, "late"}}},
                               {.title = "B", .rows = {{1, "Beto"}}, .titles = {"", "Participant", "", ""}}}};
  CHECK(shown_columns(table, table.groups[0]) == std::vector<std::size_t>{1, 2, 3});
  CHECK(shown_columns(table, table.groups[1]) == std::vector<std::size_t>{1});
  CHECK(data_columns(table) == std::vector<std::string>{"part", "stage", "name", "1"});
  CHECK((data_row(table, table.groups[1], table.groups[1].rows[0]) ==
         std::vector<Value>{"B", std::int64_t{1}, "Beto", Value()}));
}

TEST_CASE("groups without a title share a frame, others have their own") {
  const Table table{.groups = {{}, {}, {.title = "A"}, {}, {.title = "B"}, {.title = "C"}}};
  std::vector<std::size_t> sizes;
  for (const auto frame : frames(table)) sizes.push_back(frame.size());
  CHECK(sizes == std::vector<std::size_t>{2, 1, 1, 1, 1});
}

TEST_CASE("each piece of a wide table repeats the names before the next columns") {
  Table table{.columns = {number_column("place", "#"), text_column("name", "Participant"), data_column("x")}};
  for (int i = 1; i <= 5; ++i) table.columns.push_back(number_column(std::to_string(i), std::to_string(i)));
  table.groups = {{.rows = {{1, "Ana", 0, 11, 12, 13, 14, 15}}}};
  const auto pieces = split_table(table, 2);
  REQUIRE(pieces.size() == 3);
  CHECK((pieces[0].groups[0].rows[0] == Row{1, "Ana", 11, 12}));
  CHECK((pieces[2].groups[0].rows[0] == Row{1, "Ana", 15}));
  CHECK(pieces[1].groups[0].title == "3 to 4");
  CHECK(pieces[2].columns.back().title == "5");
  CHECK(split_table(Table{.columns = {text_column("name", "Participant")}}, 2).size() == 1);
}

TEST_CASE("the season has a column for each of its last competitions, and one for the earlier ones") {
  std::vector<std::string> competitions;
  std::vector<tanteador::league::SeasonLine> lines{{"Ana", {}, 1, 0, false, {}},
                                                   {"Beto", {}, 2, 4, true, {}}};
  for (int i = 0; i < kSeasonColumns + 2; ++i) {
    competitions.push_back("Evening");
    lines[0].stages.push_back({i, 1, 6, true});
    lines[0].total += 6;
  }
  lines[1].stages = {{0, 2, 4, false}, {1, 2, 2, true}, {2, 2, 3, false}};
  const Table table = season("2026", competitions, lines, kSeasonColumns);
  const auto columns = shown_columns(table, table.groups.front());
  REQUIRE(columns.size() == 5 + kSeasonColumns);
  CHECK(table.columns[columns[3]].title == "Earlier");
  CHECK(table.columns[columns[4]].key == "Evening");
  CHECK(table.columns[columns[5]].key == "Evening (2)");
  CHECK(table.columns[columns[5]].title == "Evening");
  const auto text = [&](std::size_t row, std::size_t column) {
    return display_text(table.groups.front().rows[row][columns[column]]);
  };
  CHECK(text(0, 2) == "42");
  CHECK(text(0, 3) == "6");
  CHECK(text(0, columns.size() - 2) == "3");
  CHECK(text(1, 3) == "1");  // the best of the earlier ones does not count
  CHECK(text(1, 4) == "(1½)");
  CHECK(text(1, 5).empty());
  CHECK(text(1, columns.size() - 1) == "last place");
}

}  // namespace report_tables
