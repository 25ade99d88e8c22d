#include <doctest/doctest.h>

#include "src/codec/files/calendar.hpp"
#include "src/codec/files/csv.hpp"

using namespace tanteador::codec;
using Cells = std::vector<std::vector<std::string>>;

namespace {

Cells cells_of(std::string_view text, char separator = 0) {
  Cells cells;
  const auto rows = read_csv(text, separator);
  REQUIRE(rows);
  for (const CsvRow& row : *rows) cells.push_back(row.cells);
  return cells;
}

}  // namespace

TEST_CASE("a cell is the text between separators, and quotes protect separators (RFC 4180)") {
  CHECK(cells_of("a,b\r\nc,d\r\n") == Cells{{"a", "b"}, {"c", "d"}});
  CHECK(cells_of("a,b\nc,d") == Cells{{"a", "b"}, {"c", "d"}});
  CHECK(cells_of("\"a,b\",\"say \"\"no\"\"\"\n") == Cells{{"a,b", "say \"no\""}});
  CHECK(cells_of("\"two\nlines\",b\n") == Cells{{"two\nlines", "b"}});
  CHECK(cells_of("a,,\n\n,b,\n") == Cells{{"a", "", ""}, {"", "b", ""}});
  CHECK(cells_of("") == Cells{});
}

TEST_CASE("the separator is the most frequent one of the first line outside quotes") {
  CHECK(cells_of("a;b,c;d\n") == Cells{{"a", "b,c", "d"}});
  CHECK(cells_of("a\tb\tc,d\n") == Cells{{"a", "b", "c,d"}});
  CHECK(cells_of("\"a;b;c\",d\n") == Cells{{"a;b;c", "d"}});
  CHECK(cells_of("a;b,c\n", ',') == Cells{{"a;b", "c"}});
}

TEST_CASE("a row knows its first line, and an unclosed quote is reported with its position") {
  const auto rows = read_csv("\"a\nb\",c\n\nd,e\n");
  REQUIRE(rows);
  REQUIRE(rows->size() == 2);
  CHECK((*rows)[0].line == 1);
  CHECK((*rows)[1].line == 4);
  const auto open = read_csv("a,b\nc,\"d\n");
  REQUIRE_FALSE(open);
  CHECK(open.error().line == 2);
  CHECK(open.error().column == 3);
}

TEST_CASE("a file has at most a hundred thousand rows; blank lines do not count") {
  std::string lines = "\n\n";
  for (int row = 0; row < 100'000; ++row) lines += "a\n";
  const auto rows = read_csv(lines);
  REQUIRE(rows);
  CHECK(rows->size() == 100'000);
  const auto more = read_csv(lines + "a\n");
  REQUIRE_FALSE(more);
  CHECK(more.error().line == 100'004);
}

TEST_CASE("a formula is exported as text, and a line reads back unchanged") {
  CHECK(csv_text("=1+1") == "'=1+1");
  CHECK(csv_text("'@x") == "''@x");
  CHECK(csv_text("Ana") == "Ana");
  CHECK(csv_cell("-3") == "-3");
  const std::vector<std::string> texts{"a,b", "say \"no\"", "two\nlines", "", "plain", "a;b"};
  for (const char separator : {',', ';', '\t'}) {
    std::vector<std::string> written;
    for (const std::string& text : texts) written.push_back(csv_cell(text));
    const std::string line = csv_line(written, separator);
    CHECK(line.ends_with("\r\n"));
    CHECK(cells_of(line, separator) == Cells{texts});
  }
}

TEST_CASE("a calendar folds lines at 75 octets between letters and escapes texts (RFC 5545)") {
  const CalendarEntry entry{.uid = "round-1",
                            .summary = "Ana, Beto; Caro\\Dani ññññññññññññññññññññññññññññññññññññññññññ",
                            .stamp = "2026-11-20T20:00:00Z",
                            .begin = "2026-11-27T20:00:00Z",
                            .end = ""};
  const std::string text = calendar("Club", {&entry, 1});
  std::string unfolded;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find("\r\n", at);
    REQUIRE(end != text.npos);
    CHECK(end - at <= 75);
    const bool goes_on = text[at] == ' ';
    if (goes_on) CHECK((static_cast<unsigned char>(text[at + 1]) & 0xc0) != 0x80);
    unfolded += (goes_on ? "" : "\n") + text.substr(at + (goes_on ? 1 : 0), end - at - (goes_on ? 1 : 0));
    at = end + 2;
  }
  CHECK(unfolded.find("SUMMARY:Ana\\, Beto\\; Caro\\\\Dani ñ") != unfolded.npos);
  CHECK(unfolded.find("DTSTART:20261127T200000Z") != unfolded.npos);
  CHECK(unfolded.find("DTEND") == unfolded.npos);
}
