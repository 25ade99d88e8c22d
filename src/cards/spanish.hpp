#pragma once
// The Spanish pack of 40: 1-7, 10 (sota), 11 (caballo), 12 (rey) in espadas, bastos, oros, copas.

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace tanteador::spanish {

inline constexpr int kPackSize = 40;

enum class Card : std::uint8_t { none = 255 };  // 0-39, suit by suit

enum class Suit : std::uint8_t { espadas, bastos, oros, copas };

constexpr bool is_card(Card card) { return static_cast<int>(card) < kPackSize; }
constexpr Suit suit(Card card) { return static_cast<Suit>(static_cast<int>(card) / 10); }
// 1-7 or 10-12.
constexpr int rank(Card card) {
  const int place = static_cast<int>(card) % 10;
  return place < 7 ? place + 1 : place + 3;
}
constexpr bool is_figure(Card card) { return rank(card) >= 10; }

// The way to write a card. Brazilian letters: ranks A 2-7 Q J K, suits p c e o (paus, copas, espadas, ouros).
// "4p" is the 4 of bastos. Spanish numbers and b are read too.
enum class Letters : std::uint8_t { spanish, brazilian };

// Parses "7o", "12C": rank and suit letter in either case; nothing for any other text.
std::optional<Card> parse(std::string_view text, Letters letters = Letters::spanish);
// Lower case, but A Q J K; the text is static.
std::string_view name(Card card, Letters letters = Letters::spanish);

// Value in the hand: figures 0, other cards their number (T-6).
constexpr int points(Card card) { return is_figure(card) ? 0 : rank(card); }

}  // namespace tanteador::spanish
