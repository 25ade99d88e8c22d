#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "src/core/text/byte_words.hpp"

using namespace tanteador;

TEST_CASE("every pair of bytes is one word, which is read as the same bytes") {
  std::set<std::string> words;
  for (int bits = 0; bits < 65'536; ++bits) {
    const std::uint8_t bytes[] = {static_cast<std::uint8_t>(bits >> 8), static_cast<std::uint8_t>(bits)};
    const std::string word = byte_words(bytes);
    const auto read = read_byte_words(word);
    const bool same = read && std::ranges::equal(*read, bytes) && word.size() == 5;
    if (!same) FAIL_CHECK(word);
    words.insert(word);
  }
  CHECK(words.size() == 65'536);
}

TEST_CASE("the words of known bytes never change, as paper keeps them") {
  const std::uint8_t bytes[] = {0x7f, 0x00, 0x00, 0x01, 0xff, 0xff};
  CHECK(byte_words(bytes) == "lusab-babad-zuzuz");
  CHECK(byte_words({}) == "");
}

TEST_CASE("words are read in any case and with any separator") {
  const auto plain = read_byte_words("lusab-babad-zuzuz");
  REQUIRE(plain);
  for (const char* text : {"LUSAB babad\nZuzuz", " lusab, babad, zuzuz ", "--lusab  babad\tzuzuz-"}) {
    CAPTURE(text);
    CHECK(read_byte_words(text) == plain);
  }
  CHECK(read_byte_words(" - ")->empty());
}

TEST_CASE("a mistyped word is the error") {
  const std::pair<const char*, const char*> rows[] = {{"lusab-babed-zuzuz", "babed"},
                                                      {"lusab-baba", "baba"},
                                                      {"lusabb", "lusabb"},
                                                      {"ulusa babad", "ulusa"},
                                                      {"lusab-b\xc3\xa1"
                                                       "bad",
                                                       "b\xc3\xa1"
                                                       "bad"}};
  for (const auto& [text, word] : rows) {
    CAPTURE(text);
    const auto read = read_byte_words(text);
    REQUIRE(!read);
    CHECK(read.error() == word);
  }
}
