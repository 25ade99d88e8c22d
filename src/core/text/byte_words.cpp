#include "src/core/text/byte_words.hpp"

#include <optional>

namespace tanteador {

namespace {

// No c, q, w, x and y, which languages read differently; no e, which is near i on the phone.
constexpr std::string_view kConsonants = "bdfghjklmnprstvz";
constexpr std::string_view kVowels = "aiou";
constexpr std::size_t kLetters = 5;
constexpr bool is_vowel_at(std::size_t place) { return place % 2 == 1; }

std::string word_of(unsigned bits) {
  std::string word(kLetters, ' ');
  for (std::size_t place = kLetters; place-- > 0;) {
    const std::string_view letters = is_vowel_at(place) ? kVowels : kConsonants;
    word[place] = letters[bits % letters.size()];
    bits /= static_cast<unsigned>(letters.size());
  }
  return word;
}

std::optional<unsigned> bits_of(std::string_view word) {
  if (word.size() != kLetters) return std::nullopt;
  unsigned bits = 0;
  for (std::size_t place = 0; place < kLetters; ++place) {
    const std::string_view letters = is_vowel_at(place) ? kVowels : kConsonants;
    const char small =
        word[place] >= 'A' && word[place] <= 'Z' ? static_cast<char>(word[place] + 32) : word[place];
    const std::size_t value = letters.find(small);
    if (value == letters.npos) return std::nullopt;
    bits = bits * static_cast<unsigned>(letters.size()) + static_cast<unsigned>(value);
  }
  return bits;
}

}  // namespace

std::string byte_words(std::span<const std::uint8_t> bytes) {
  std::string words;
  for (std::size_t i = 0; i + 1 < bytes.size(); i += kBytesPerWord)
    words += (i == 0 ? "" : "-") + word_of(bytes[i] * 256u + bytes[i + 1]);
  return words;
}

tl::expected<std::vector<std::uint8_t>, std::string> read_byte_words(std::string_view text) {
  constexpr std::string_view kBetween = "- ,\t\r\n";
  std::vector<std::uint8_t> bytes;
  while (true) {
    const std::size_t begin = text.find_first_not_of(kBetween);
    if (begin == text.npos) return bytes;
    text.remove_prefix(begin);
    const std::string_view word = text.substr(0, text.find_first_of(kBetween));
    const auto bits = bits_of(word);
    if (!bits) return tl::unexpected(std::string(word));
    bytes.push_back(static_cast<std::uint8_t>(*bits >> 8));
    bytes.push_back(static_cast<std::uint8_t>(*bits));
    text.remove_prefix(word.size());
  }
}

}  // namespace tanteador
