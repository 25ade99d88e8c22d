#pragma once
// What cards are worth, who wins a trick, and whether a card may be played: for the command line and for the
// keypad beside a case. Cards are written as in event files.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/ruling.hpp"

namespace tanteador::referee {

// What a pack does not know is said before anything else: a card that cannot be read, and how one is written.
struct NoCard {
  std::string typed;
  std::string_view example;
};
std::optional<NoCard> unreadable_card(std::string_view game, std::span<const std::string> cards);

// What is known of the deal besides the cards.
struct TableNow {
  int players = 4;      // of Troccas: as their table counts
  int trump_suit = -1;  // of Truf: the place of its letter in kTrufSuits; -1: none
  bool broken = false;  // of Truf: a trump has been played
};
inline constexpr std::string_view kTrufSuits = "shdc";

struct PileValue {
  int halves = 0;  // half-points; whole points in all games but tarot
  int cards = 0;
  int bouts = 0;  // of tarot
};
// `what`: "envido" or "flor" of Truco, otherwise the game. The cards must be readable, here and below.
tl::expected<PileValue, Violation> count(std::string_view what, std::span<const std::string> cards,
                                         const TableNow& now);

struct TrickAnswer {
  int winner = -1;             // place from 0 in the order played; -1: tied, or nobody yet
  std::vector<int> tied = {};  // of Truco
  std::string_view card = {};  // that wins
};
// In the order played; in Truco the sides alternate.
tl::expected<TrickAnswer, Violation> trick(std::string_view game, std::span<const std::string> cards,
                                           const TableNow& now);

struct FollowAnswer {
  bool legal = false;
  std::string_view rule;  // what binds the player, or the game's rule of following
  Phrase message;
  std::vector<std::string_view> playable;  // of the hand
};
// Truf, Troccas and tarot. `hand` is as it was before the card; no trick: the card is led.
tl::expected<FollowAnswer, Violation> follow(std::string_view game, std::span<const std::string> hand,
                                             std::span<const std::string> trick, const std::string& card,
                                             const TableNow& now);

}  // namespace tanteador::referee
