#include "src/core/text/letters.hpp"

#include <array>

namespace tanteador {

namespace {

bool is_obeyed(char32_t c) {
  const bool control = (c < 0x20 && c != '\n') || (c >= 0x7F && c < 0xA0);
  const bool direction = c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x2028 && c <= 0x202E) ||
                         (c >= 0x2066 && c <= 0x2069);
  return control || direction;
}

}  // namespace

char32_t next_letter(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  const std::size_t length = lead < 0x80                   ? 1
                             : lead >= 0xC2 && lead < 0xE0 ? 2
                             : lead >= 0xE0 && lead < 0xF0 ? 3
                             : lead >= 0xF0 && lead < 0xF5 ? 4
                                                           : 0;
  char32_t letter = length == 1 ? lead : length == 0 ? kNoLetter : lead & (0xFFu >> (length + 1));
  bool good = length != 0 && length <= text.size();
  for (std::size_t i = 1; good && i < length; ++i) {
    good = (byte(i) & 0xC0) == 0x80;
    letter = letter << 6 | (byte(i) & 0x3Fu);
  }
  constexpr std::array<char32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
  if (good && (letter < kLeast[length] || (letter >= 0xD800 && letter < 0xE000) || letter > 0x10FFFF))
    good = false;
  text.remove_prefix(good ? length : 1);
  return good ? letter : kNoLetter;
}

std::size_t letter_count(std::string_view text) {
  std::size_t count = 0;
  for (; !text.empty(); ++count) next_letter(text);
  return count;
}

std::string_view first_letters(std::string_view text, std::size_t most) {
  std::string_view rest = text;
  for (; most > 0 && !rest.empty(); --most) next_letter(rest);
  return text.substr(0, text.size() - rest.size());
}

std::string strip_controls(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::string_view before = text;
    const char32_t letter = next_letter(text);
    const bool bad = letter == kNoLetter || is_obeyed(letter);
    out += bad ? std::string_view("\xEF\xBF\xBD") : before.substr(0, before.size() - text.size());
  }
  return out;
}

}  // namespace tanteador
