// The encoding of a file is recognised from its bytes.

#include <doctest/doctest.h>

#include "src/core/text/encoding.hpp"

using namespace tanteador;
using namespace std::string_literals;

TEST_CASE("a list reads the same in every encoding a spreadsheet writes") {
  const std::string text = "Jürgen;Peña\nŽižka €";
  const std::string rows[] = {
      text,
      "\xEF\xBB\xBF" + text,
      "J\xFCrgen;Pe\xF1"
      "a\n\x8Ei\x9Eka \x80",  // Windows-1252: the table of the Unicode consortium, CP1252.TXT
      "\xFF\xFE"s + "J\0\xFC\0r\0g\0e\0n\0;\0P\0e\0\xF1\0a\0\n\0\x7D\x01i\0\x7E\x01k\0a\0 \0\xAC\x20"s,
      "J\0\xFC\0r\0g\0e\0n\0;\0P\0e\0\xF1\0a\0\n\0\x7D\x01i\0\x7E\x01k\0a\0 \0\xAC\x20"s,
      "\xFE\xFF"s + "\0J\0\xFC\0r\0g\0e\0n\0;\0P\0e\0\xF1\0a\0\n\x01\x7D\0i\x01\x7E\0k\0a\0 \x20\xAC"s,
      "\0J\0\xFC\0r\0g\0e\0n\0;\0P\0e\0\xF1\0a\0\n\x01\x7D\0i\x01\x7E\0k\0a\0 \x20\xAC"s};
  for (const std::string& bytes : rows) {
    const auto read = as_utf8(bytes);
    REQUIRE(read.has_value());
    CHECK(*read == text);
    CHECK(!bad_byte(*read));
  }
  CHECK(*as_utf8("") == "");
  CHECK(*as_utf8("\xFF\xFE\x3D\xD8\x00\xDE"s) == "\xF0\x9F\x98\x80");  // a surrogate pair: U+1F600
}

TEST_CASE("Macintosh accents differ from those of Windows") {
  const std::pair<std::string, std::string> rows[] = {
      // The table of the Unicode consortium, ROMAN.TXT.
      {"Jos\x8E P\x8Erez,C\x97rdoba\rMu\x96oz", "José Pérez,Córdoba\rMuñoz"},
      {"\xE7ngel Mar\x92"
       "a Mu\x96oz",
       "Ángel María Muñoz"},
      // Windows-1252: an apostrophe and a dash are no accents, a capital begins a word.
      {"O\x92"
       "Brien \x96 Pe\xF1"
       "a",
       "O’Brien – Peña"},
      {"Ivan \x8Ei\x9Eka", "Ivan Žižka"}};
  for (const auto& [bytes, text] : rows) {
    const auto read = as_utf8(bytes);
    REQUIRE(read.has_value());
    CHECK(*read == text);
  }
}

TEST_CASE("undecodable bytes are reported with their position") {
  struct Row {
    std::string bytes;
    int line, column;
  };
  const Row rows[] = {
      {"name\nJos\xE9\nA\x81", 3, 2},       // 0x81 is no letter of Windows-1252
      {"\xFF\xFE\x41\x00\x00\xDC"s, 1, 3},  // half a pair; columns from behind the mark
      {"\xFF\xFE\x41\x00\x42"s, 1, 3},      // half a letter
      {"a\0b\0\0c"s, 1, 2},                 // zero bytes on both sides
      {"name\nJosé\nJos\xE9\n", 3, 4},      // UTF-8 with a line of something else in it
      {"name\nAna\nB\0eto\n"s, 3, 2},       // one zero byte is no UTF-16, at whatever place
      {"name\nAna\nBe\0to\n"s, 3, 3},
  };
  for (const Row& row : rows) {
    const auto read = as_utf8(row.bytes);
    REQUIRE(!read.has_value());
    CHECK(read.error().line == row.line);
    CHECK(read.error().column == row.column);
  }
}

TEST_CASE("invalid UTF-8 is reported with its first bad byte") {
  CHECK(!bad_byte("José \xEF\xBF\xBD"));  // U+FFFD itself is a character
  CHECK(bad_byte("Jos\xE9") == 3);
  CHECK(bad_byte("a\xC0\xAF") == 1);          // longer than need be
  CHECK(bad_byte("a\xED\xA0\x80") == 1);      // a surrogate
  CHECK(bad_byte("a\xF4\x90\x80\x80") == 1);  // behind the last character
  CHECK(bad_byte("ab\xE2\x82") == 2);         // cut off
}
