// The stored form of names, and names that count as equal.

#include <doctest/doctest.h>

#include "src/core/text/names.hpp"

using namespace tanteador;

TEST_CASE("a name is stored composed, in single spaces, without invisible characters") {
  struct Row {
    const char *written, *kept;
  };
  const Row rows[] = {
      {"Ana", "Ana"},
      {"Ana ", "Ana"},
      {"  Ana \u00A0 Mar\u00EDa\u2003", "Ana Mar\u00EDa"},
      {"Jose\u0301", "Jos\u00E9"},         // e and an accent: one letter
      {"\u212Bsa", "\u00C5sa"},            // the unit sign is the letter
      {"A\u00ADna", "Ana"},                // a soft hyphen
      {"An\u200Ba", "Ana"},                // no width at all
      {"\u2060Ana\uFEFF", "Ana"},          // joins words; a byte order mark
      {"Ana\u3164", "Ana"},                // Hangul filler
      {"Ana\U000E0041\U000E007F", "Ana"},  // tags
      {"\u202EAna\u202C", "Ana"},          // written backwards
      {"Ana\u200F\u061C", "Ana"},
      {"Ana\uFE0F", "Ana"},  // a choice of glyph
      {"\u3164\u200B", ""},
      {"李小龙", "李小龙"},
      {"Ana & Beto / 3", "Ana & Beto / 3"},
      {"O'Neill-D\u2019Arcy", "O'Neill-D\u2019Arcy"},
      {"", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.written);
    CHECK(normal_name(row.written) == row.kept);
    CHECK(normal_name(normal_name(row.written)) == row.kept);
  }
}

TEST_CASE("invalid UTF-8 and control characters stay for a later refusal") {
  for (const std::string_view text : {std::string_view("A\xFFna"), std::string_view("An\xC3"),
                                      std::string_view("A\nna\t"), std::string_view("\u00E9\0a", 4)}) {
    CAPTURE(text);
    CHECK(normal_name(text) == text);
    (void)confusable_key(text);
  }
}

TEST_CASE("case, accents and look-alike scripts do not distinguish names, letters do") {
  struct Row {
    const char *one, *other;
    bool alike;
  };
  const Row rows[] = {
      {"Ana", "\u0410na", true},  // Cyrillic A
      {"Ana", "\u0391na", true},  // Greek Alpha
      {"Ana", "An\u00E1", true},  // an accent
      {"Ana", "ANA", true},
      {"Ana", " a\u200Bna", true},
      {"Beto", "\u0412\u0435to", true},     // Cyrillic Ve and Ie
      {"\u0410\u043D\u0430", "Aha", true},  // all of it Cyrillic
      {"\uFF21na", "Ana", true},            // full width
      {"Stra\u00DFer", "Strasser", true},
      {"Ana", "Anna", false},
      {"Ana", "Eva", false},
      {"Player 1", "Player 2", false},
      {"Player 10", "Player 1O", false},
      {"李小龙", "李小明", false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.one);
    CAPTURE(row.other);
    CHECK((confusable_key(row.one) == confusable_key(row.other)) == row.alike);
  }
}
