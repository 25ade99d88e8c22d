// Workbooks, read back with another program's reader.

#include <doctest/doctest.h>

#include "src/print/xlsx.hpp"
#include "tests/support/workbook.hpp"

using namespace tanteador;
using namespace tanteador::print;
using namespace tanteador::test;

namespace {
namespace workbooks {

report::Table sheet(std::string title, std::vector<std::string> columns, std::vector<report::Row> rows) {
  report::Table made{.title = std::move(title)};
  for (std::string& column : columns) made.columns.push_back(report::data_column(std::move(column)));
  made.groups.push_back({.rows = std::move(rows)});
  return made;
}

std::string read_back(std::span<const report::Table> tables) {
  const auto bytes = xlsx(tables);
  REQUIRE_MESSAGE(bytes, (bytes ? "" : bytes.error()));
  return read_workbook(*bytes);
}

}  // namespace workbooks
}  // namespace

using namespace workbooks;

TEST_CASE("cells are numbers, booleans, texts or empty, below their titles") {
  const report::Table table =
      sheet("Standings", {"rank", "name", "points", "withdrawn"},
            {{1, report::Participant{"Ana", "penalty −1"}, report::Fraction{5}, false},
             {report::Cell(), "王 ½ 😀", report::Money{-300, "CHF"}, true}});
  CHECK(read_back({&table, 1}) ==
        "[Standings]\nA1=s:rank B1=s:name C1=s:points D1=s:withdrawn\nA2=n:1 B2=s:Ana C2=n:2.5 D2=b:0\n"
        "B3=s:王 ½ 😀 C3=n:-3 D3=b:1\n");
}

TEST_CASE("rows of several groups are below one another, each with its group's title") {
  report::Table table = sheet("x", {"name"}, {{"Ana"}});
  table.groups.front().title = "A";
  table.groups.push_back({.title = "B", .rows = {{"Beto"}}});
  CHECK(read_back({&table, 1}) == "[x]\nA1=s:part B1=s:name\nA2=s:A B2=s:Ana\nA3=s:B B3=s:Beto\n");
}

TEST_CASE("a text stays a text, whatever a spreadsheet would make of it") {
  const report::Table table =
      sheet("x", {"=1+1"}, {{"=HYPERLINK(\"http://x\")"}, {"+49"}, {"12"}, {"<a&b>"}, {"\x1b[2J"}});
  CHECK(read_back({&table, 1}) ==
        "[x]\nA1=s:=1+1\nA2=s:=HYPERLINK(\"http://x\")\nA3=s:+49\nA4=s:12\nA5=s:<a&b>\nA6=s:\uFFFD[2J\n");
}

TEST_CASE("worksheets have unique valid names") {
  const std::string longish(40, 'a');
  const report::Table tables[] = {sheet("a/b:c", {"x"}, {}), sheet("a b c", {"x"}, {}),
                                  sheet("", {"x"}, {}),      sheet("A b:C", {"x"}, {}),
                                  sheet(longish, {"x"}, {}), sheet(longish, {"x"}, {})};
  const std::string text = read_back(tables);
  for (const char* title : {"[a b c]\n", "[a b c 1]\n", "[3]\n", "[A b C 2]\n"}) {
    CAPTURE(title);
    CHECK(text.find(title) != text.npos);
  }
  CHECK(text.find("[" + longish.substr(0, 31) + "]") != text.npos);
  CHECK(text.find("[" + longish.substr(0, 29) + " 1]") != text.npos);
}

TEST_CASE("too many rows or columns for a worksheet are refused in a sentence") {
  report::Table wide = sheet("x", std::vector<std::string>(16'385, "c"), {});
  CHECK_FALSE(xlsx({&wide, 1}));
  wide.columns.pop_back();
  CHECK(xlsx({&wide, 1}));
}
