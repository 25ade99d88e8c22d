#include "src/core/text/encoding.hpp"

#include <algorithm>
#include <array>

#include "src/core/text/letters.hpp"

namespace tanteador {

namespace {

constexpr std::string_view kMark8 = "\xEF\xBB\xBF", kMarkLittle = "\xFF\xFE", kMarkBig = "\xFE\xFF";

void append(std::string& out, char32_t letter) {
  const auto tail = [&](int shift) { out += static_cast<char>(0x80 | (letter >> shift & 0x3F)); };
  if (letter < 0x80) {
    out += static_cast<char>(letter);
  } else if (letter < 0x800) {
    out += static_cast<char>(0xC0 | letter >> 6);
    tail(0);
  } else if (letter < 0x10000) {
    out += static_cast<char>(0xE0 | letter >> 12);
    tail(6);
    tail(0);
  } else {
    out += static_cast<char>(0xF0 | letter >> 18);
    tail(12);
    tail(6);
    tail(0);
  }
}

// Windows-1252 from 0x80 to 0x9F; 0: undefined. All other bytes are as in Unicode.
constexpr std::array<char16_t, 32> kWindows{0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                            0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017D, 0,
                                            0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                            0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

BadByte place_of(std::string_view bytes, std::size_t at) {
  const std::string_view before = bytes.substr(0, at);
  const auto line = before.rfind('\n');
  return {static_cast<int>(std::ranges::count(before, '\n')) + 1,
          static_cast<int>(line == before.npos ? at + 1 : at - line), static_cast<unsigned char>(bytes[at])};
}

tl::expected<std::string, BadByte> from_windows(std::string_view bytes) {
  std::string out;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const auto byte = static_cast<unsigned char>(bytes[i]);
    const char32_t letter = byte >= 0x80 && byte < 0xA0 ? kWindows[byte - 0x80u] : byte;
    if (letter == 0) return tl::unexpected(place_of(bytes, i));
    append(out, letter);
  }
  return out;
}

// Mac Roman from 0x80 to 0xFF, which spreadsheets on a Macintosh still write.
constexpr std::array<char16_t, 128> kMac{
    0xC4,   0xC5,   0xC7,   0xC9,   0xD1,   0xD6,   0xDC,   0xE1,   0xE0,   0xE2,   0xE4, 0xE3,   0xE5,
    0xE7,   0xE9,   0xE8,   0xEA,   0xEB,   0xED,   0xEC,   0xEE,   0xEF,   0xF1,   0xF3, 0xF2,   0xF4,
    0xF6,   0xF5,   0xFA,   0xF9,   0xFB,   0xFC,   0x2020, 0xB0,   0xA2,   0xA3,   0xA7, 0x2022, 0xB6,
    0xDF,   0xAE,   0xA9,   0x2122, 0xB4,   0xA8,   0x2260, 0xC6,   0xD8,   0x221E, 0xB1, 0x2264, 0x2265,
    0xA5,   0xB5,   0x2202, 0x2211, 0x220F, 0x3C0,  0x222B, 0xAA,   0xBA,   0x3A9,  0xE6, 0xF8,   0xBF,
    0xA1,   0xAC,   0x221A, 0x192,  0x2248, 0x2206, 0xAB,   0xBB,   0x2026, 0xA0,   0xC0, 0xC3,   0xD5,
    0x152,  0x153,  0x2013, 0x2014, 0x201C, 0x201D, 0x2018, 0x2019, 0xF7,   0x25CA, 0xFF, 0x178,  0x2044,
    0x20AC, 0x2039, 0x203A, 0xFB01, 0xFB02, 0x2021, 0xB7,   0x201A, 0x201E, 0x2030, 0xC2, 0xCA,   0xC1,
    0xCB,   0xC8,   0xCD,   0xCE,   0xCF,   0xCC,   0xD3,   0xD4,   0xF8FF, 0xD2,   0xDA, 0xDB,   0xD9,
    0x131,  0x2C6,  0x2DC,  0xAF,   0x2D8,  0x2D9,  0x2DA,  0xB8,   0x2DD,  0x2DB,  0x2C7};

std::string from_mac(std::string_view bytes) {
  std::string out;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    append(out, byte < 0x80 ? byte : kMac[byte - 0x80u]);
  }
  return out;
}

// Accented letters of Mac Roman are signs or capitals in Windows-1252, and the reverse.
bool looks_like_mac(std::string_view bytes) {
  constexpr std::string_view kCapitals = "\x8A\x8C\x8E\x9F", kWindowsLetters = "\x92\x9A\x9C\x9E";
  const auto small = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto letter = [&](char c) { return small(c) || (c >= 'A' && c <= 'Z'); };
  bool mac = false;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const auto byte = static_cast<unsigned char>(bytes[i]);
    const char before = i > 0 ? bytes[i - 1] : ' ', after = i + 1 < bytes.size() ? bytes[i + 1] : ' ';
    if (byte < 0x80 || (!letter(before) && !letter(after))) continue;
    const bool capital_to_mac = byte >= 0xE5 && byte <= 0xF4 && byte != 0xF0 && !letter(before);
    if (byte >= 0xC0 && !capital_to_mac) return false;
    if (kCapitals.find(bytes[i]) != kCapitals.npos)
      mac = mac || small(before);
    else if (byte < 0xA0 && kWindowsLetters.find(bytes[i]) == kWindowsLetters.npos)
      mac = true;
  }
  return mac;
}

enum class Order : std::uint8_t { little, big };

tl::expected<std::string, BadByte> from_utf16(std::string_view bytes, Order order) {
  const auto unit = [&](std::size_t at) {
    const auto one = static_cast<unsigned char>(bytes[at]), other = static_cast<unsigned char>(bytes[at + 1]);
    return static_cast<char32_t>(order == Order::little ? other << 8 | one : one << 8 | other);
  };
  std::string out;
  for (std::size_t i = 0; i < bytes.size(); i += 2) {
    if (i + 1 == bytes.size()) return tl::unexpected(place_of(bytes, i));
    char32_t letter = unit(i);
    const bool high = letter >= 0xD800 && letter < 0xDC00, low = letter >= 0xDC00 && letter < 0xE000;
    const char32_t second = high && i + 3 < bytes.size() ? unit(i + 2) : 0;
    if (low || letter == 0 || (high && (second < 0xDC00 || second >= 0xE000)))
      return tl::unexpected(place_of(bytes, i));
    if (high) {
      letter = 0x10000 + ((letter - 0xD800) << 10) + (second - 0xDC00);
      i += 2;
    }
    append(out, letter);
  }
  return out;
}

// Western letters in UTF-16 have one zero byte each, always on the same side.
std::optional<Order> utf16_without_mark(std::string_view bytes) {
  const auto plain = [](char byte) { return byte >= ' ' && byte <= '~'; };
  std::array<std::size_t, 2> zeros{};
  std::size_t pairs = 0;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    zeros[i % 2] += bytes[i] == '\0' ? 1 : 0;
    pairs += i % 2 == 1 && plain(bytes[i - 1]) && plain(bytes[i]) ? 1 : 0;
  }
  if (zeros[0] + zeros[1] <= pairs) return std::nullopt;
  if (zeros[0] == 0 && zeros[1] > 0) return Order::little;
  if (zeros[1] == 0 && zeros[0] > 0) return Order::big;
  return std::nullopt;
}

}  // namespace

std::optional<std::size_t> bad_byte(std::string_view text) {
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t left = rest.size();
    if (next_letter(rest) == kNoLetter && left - rest.size() == 1) return text.size() - left;
  }
  return std::nullopt;
}

namespace {

// True for a letter of several bytes. Windows-1252 has none by chance, so the text was partly UTF-8.
bool has_long_letter(std::string_view text) {
  while (!text.empty()) {
    const std::size_t left = text.size();
    if (next_letter(text) != kNoLetter && left - text.size() > 1) return true;
  }
  return false;
}

}  // namespace

tl::expected<std::string, BadByte> as_utf8(std::string_view bytes) {
  if (bytes.starts_with(kMarkLittle)) return from_utf16(bytes.substr(2), Order::little);
  if (bytes.starts_with(kMarkBig)) return from_utf16(bytes.substr(2), Order::big);
  if (bytes.starts_with(kMark8)) bytes.remove_prefix(kMark8.size());
  if (const auto order = utf16_without_mark(bytes)) return from_utf16(bytes, *order);
  if (const auto zero = bytes.find('\0'); zero != bytes.npos) return tl::unexpected(place_of(bytes, zero));
  const auto bad = bad_byte(bytes);
  if (!bad) return std::string(bytes);
  if (has_long_letter(bytes)) return tl::unexpected(place_of(bytes, *bad));
  return looks_like_mac(bytes) ? from_mac(bytes) : from_windows(bytes);
}

}  // namespace tanteador
