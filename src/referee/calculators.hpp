#pragma once
// What cards are worth, who wins a trick, and whether a card may be played: for the command line and for the
// keypad beside a case. One row a game. Cards are written as in event files.

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/ruling.hpp"

namespace tanteador::referee {

// What is known of the deal besides the cards.
struct TableNow {
  int players = 4;      // where the table's number changes the count
  int trump_suit = -1;  // place in Calculators::trumps; -1: none
  bool broken = false;  // a trump has been played
};

struct PileValue {
  int halves = 0;  // half-points
  int cards = 0;
  std::optional<int> special = {};  // cards that count by their number, of a game that has them
};
using Counted = tl::expected<PileValue, Violation>;

struct TrickAnswer {
  int winner = -1;             // place from 0 in the order played; -1: tied, or nobody yet
  std::vector<int> tied = {};  // of a game whose tricks may be
  std::string_view card = {};  // that wins
};

struct FollowAnswer {
  bool legal = false;
  std::string_view rule;  // what binds the player, or the game's rule of following
  Phrase message;
  std::vector<std::string_view> playable;  // of the hand
};

// Who plays with whom by the cards they drew: places from 0, the lower of each pair first; the lowest deals.
struct Draw {
  std::array<int, 2> low{}, high{};
};

using Words = std::span<const std::string>;  // cards, readable ones

// Cards that are worth something together.
struct CountRow {
  std::string_view kind;   // a word for the command line and the panel
  std::string_view title;  // English
  std::string_view help;   // English, of the command
  std::string_view rule;
  std::size_t cards = 0;  // just so many of them; 0: any pile
  Counted (*count)(Words cards, const TableNow& now) = nullptr;
  std::string_view special = {};       // what PileValue::special is called in answers …
  std::string_view with_special = {};  // … and English, of points, cards and those
};

struct Calculators {
  std::string_view game, example;                    // example: a card
  bool (*is_card)(std::string_view word) = nullptr;  // null where the game is kept without its cards
  std::span<const CountRow> counts = {};
  // In the order played. Null where nothing is known of its cards.
  tl::expected<TrickAnswer, Violation> (*trick)(Words cards, const TableNow& now) = nullptr;
  // `hand` is as it was before the card; no trick: the card is led. Null where any card may be played.
  tl::expected<FollowAnswer, Violation> (*follow)(Words hand, Words trick, const std::string& card,
                                                  const TableNow& now) = nullptr;
  std::string_view trumps = {};  // the suits of which one may be trump, by their letters
  tl::expected<Draw, Violation> (*draw)(Words cards) = nullptr;  // null where partners are not drawn
  std::string_view draw_help = {};                               // English, of the command
  bool counts_by_players = false;                                // TableNow::players matters
  std::string_view tied = {};                                    // English, of a game whose tricks may be
};

std::span<const Calculators* const> all_calculators();
const Calculators& calculators(std::string_view game);  // of one of the games
const CountRow* find_count(const Calculators& game, std::string_view kind);

// What a pack does not know is said before anything else: a card that cannot be read, and how one is written.
struct NoCard {
  std::string typed;
  std::string_view example;
};
std::optional<NoCard> unreadable_card(std::string_view game, Words cards);

}  // namespace tanteador::referee
