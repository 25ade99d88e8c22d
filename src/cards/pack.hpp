#pragma once
// The packs of 52 and 78 cards: four suits, with or without 21 trumps and a fool. Each pack has its own Card
// type, so cards of different packs cannot be confused.

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tanteador::cards {

inline constexpr int kSuits = 4;
inline constexpr int kTrumpSuit = 4, kFoolSuit = 5;  // after the suits 0-3
inline constexpr int kTrumps = 21;

// `Kind` defines suits (letters), ranks (low to high), tarocks (has trumps and a fool) and low_wins(suit).
// low_wins: the cards up to the ten rank in reverse.
template <class Kind>
struct Pack {
  static constexpr int kRanks = static_cast<int>(Kind::ranks.size());
  static constexpr int kInSuits = kSuits * kRanks;
  static constexpr int kSize = kInSuits + (Kind::tarocks ? kTrumps + 1 : 0);

  enum class Card : std::uint8_t { none = 255 };  // suit by suit, low to high; then T1-T21, then the fool
  using Set = std::bitset<static_cast<std::size_t>(kSize)>;

  static constexpr Card card(int place) { return static_cast<Card>(place); }
  static constexpr int place(Card card) { return static_cast<int>(card); }
  static constexpr Card card_of(int suit, int rank) { return card(suit * kRanks + rank - 1); }
  static constexpr Card trump(int number) { return card(kInSuits + number - 1); }
  static constexpr Card fool() { return card(kSize - 1); }  // only in packs with tarocks

  static constexpr int suit(Card card) {
    if (place(card) < kInSuits) return place(card) / kRanks;
    return place(card) < kInSuits + kTrumps ? kTrumpSuit : kFoolSuit;
  }
  // From 1, in the order of `ranks`; a trump's number; 0 for the fool.
  static constexpr int rank(Card card) {
    if (place(card) < kInSuits) return place(card) % kRanks + 1;
    return place(card) < kInSuits + kTrumps ? place(card) - kInSuits + 1 : 0;
  }
  // Order within a suit: the higher value wins.
  static constexpr int strength(Card card) {
    const int own = rank(card);
    const bool turned = suit(card) < kSuits && Kind::low_wins(suit(card)) && own <= 10;
    return turned ? 11 - own : own;
  }

  // Parses "10h", "kS", "T21", "x" in either case; nothing for any other text.
  static std::optional<Card> parse(std::string_view text) {
    for (int place = 0; place < kSize; ++place) {
      if (equals_ignoring_case(name(card(place)), text)) return card(place);
    }
    return std::nullopt;
  }
  // Lower case for suits, upper case for figures, T and X. The text is static.
  static std::string_view name(Card card) {
    const Name& name = kNames[place(card)];
    return {name.text.data(), name.size};
  }

 private:
  struct Name {
    std::array<char, 3> text{};
    std::size_t size = 0;
    constexpr void add(std::string_view more) {
      for (const char letter : more) text[size++] = letter;
    }
  };
  static constexpr char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  }
  static constexpr bool equals_ignoring_case(std::string_view ours, std::string_view theirs) {
    return std::ranges::equal(ours, theirs, {}, lower, lower);
  }
  static constexpr auto kNames = [] {
    std::array<Name, static_cast<std::size_t>(kSize)> names{};
    constexpr std::string_view kDigits = "0123456789";
    for (std::size_t place = 0; place < names.size(); ++place) {
      const Card one = card(static_cast<int>(place));
      const auto number = static_cast<std::size_t>(rank(one));
      if (suit(one) < kSuits) {
        names[place].add(Kind::ranks[number - 1]);
        names[place].add(Kind::suits.substr(suit(one), 1));
      } else if (suit(one) == kTrumpSuit) {
        names[place].add("T");
        if (number >= 10) names[place].add(kDigits.substr(number / 10, 1));
        names[place].add(kDigits.substr(number % 10, 1));
      } else {
        names[place].add("X");
      }
    }
    return names;
  }();
};

struct French52 {
  static constexpr std::string_view suits = "shdc";  // spades, hearts, diamonds, clubs
  static constexpr std::array<std::string_view, 13> ranks{"2", "3",  "4", "5", "6", "7", "8",
                                                          "9", "10", "J", "Q", "K", "A"};
  static constexpr bool tarocks = false;
  static constexpr bool low_wins(int) { return false; }
};

inline constexpr std::array<std::string_view, 14> kTarockRanks{"1", "2", "3",  "4", "5", "6", "7",
                                                               "8", "9", "10", "J", "C", "Q", "K"};
struct FrenchTarock78 {
  static constexpr std::string_view suits = "shdc";
  static constexpr auto& ranks = kTarockRanks;
  static constexpr bool tarocks = true;
  static constexpr bool low_wins(int) { return false; }
};
struct GrisonsTarock78 {
  static constexpr std::string_view suits = "sbcr";  // swords, batons, cups and roses
  static constexpr auto& ranks = kTarockRanks;
  static constexpr bool tarocks = true;
  static constexpr bool low_wins(int suit) { return suit >= 2; }  // cups and roses (C-12)
};

using French = Pack<French52>;
using FrenchTarock = Pack<FrenchTarock78>;
using GrisonsTarock = Pack<GrisonsTarock78>;

inline constexpr int kJack = 11, kKnight = 12, kQueen = 13, kKing = 14;  // ranks in the packs of 78

}  // namespace tanteador::cards
