#pragma once
// Calculators for card points, trick winners and legal cards. Cards are written as in event files.

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/parameters.hpp"
#include "src/core/ruling.hpp"
#include "src/registry/any_match.hpp"

namespace tanteador::referee {

struct TableStatus {
  int players = 4;      // if the count depends on it
  int trump_suit = -1;  // index in Calculators::trumps; -1: none
  bool broken = false;  // a trump has been played
  // The values of the table's ruleset by name, as far as they are known. A game reads those it needs.
  std::map<std::string, ParameterValue, std::less<>> parameters = {};
  Facts deal = {};  // of the deal
};
// The status in the open deal of a match, otherwise in its last one.
TableStatus table_status(const AnyMatch& match);

struct PileValue {
  int halves = 0;
  int cards = 0;
  std::optional<int> special = {};  // number of special cards, in games that count them
};
using PileResult = tl::expected<PileValue, Violation>;

struct TrickAnswer {
  int winner = -1;             // index in order of play; -1: tied, or no card
  std::vector<int> tied = {};  // indices; only in games with tied tricks
  std::string_view card = {};  // the winning card
};

struct FollowAnswer {
  bool legal = false;
  std::string_view rule;  // the duty of the player, or the game's rule of following suit
  Phrase message;
  std::vector<std::string_view> playable;  // legal cards of the hand
};

// Partners by the cards drawn: indices from 0, the lower of each pair first; the lowest deals.
struct Draw {
  std::array<int, 2> low{}, high{};
};

using Words = std::span<const std::string>;  // cards that can be parsed

struct CountRow {
  std::string_view kind;   // word of the command line and the panel
  std::string_view title;  // English
  std::string_view help;   // English, for the command
  std::string_view rule;
  std::size_t cards = 0;  // required number; 0: any pile
  PileResult (*count)(Words cards, const TableStatus& now) = nullptr;
  std::string_view special = {};       // name of PileValue::special in answers
  std::string_view with_special = {};  // English, with points, cards and special cards
  std::string_view parameter = {};     // of the ruleset, must be true; empty: counted everywhere
};

struct Calculators {
  std::string_view game, example;                    // example: a card
  bool (*is_card)(std::string_view word) = nullptr;  // null if the game does not enter cards
  std::span<const CountRow> counts = {};
  // Winner of a trick, in order of play. Null for games without cards.
  tl::expected<TrickAnswer, Violation> (*trick)(Words cards, const TableStatus& now) = nullptr;
  // `hand`: before the card; an empty `trick`: the card is led. Null if every card is legal.
  tl::expected<FollowAnswer, Violation> (*follow)(Words hand, Words trick, const std::string& card,
                                                  const TableStatus& now) = nullptr;
  std::string_view trumps = {};                                  // letters of the suits that may be trump
  tl::expected<Draw, Violation> (*draw)(Words cards) = nullptr;  // null if partners are not drawn
  std::string_view draw_help = {};                               // English, for the command
  bool counts_by_players = false;                                // uses TableStatus::players
  std::string_view tied = {};                                    // English; only in games with tied tricks
  // The fact of the deal with the card turned up; then ranks depend on the ruleset too. Empty: they do not.
  std::string_view turned_fact = {};
  bool (*turns_card)(const TableStatus& now) = nullptr;  // with turned_fact
};

std::span<const Calculators* const> all_calculators();
const Calculators& calculators(std::string_view game);  // precondition: the game exists
// True if a card turned up decides what the cards are worth, and `now` does not have it.
bool lacks_turned_card(const Calculators& game, const TableStatus& now);
const CountRow* find_count(const Calculators& game, std::string_view kind);

// The first card that cannot be parsed, and an example of a valid one.
struct NoCard {
  std::string typed;
  std::string_view example;
};
std::optional<NoCard> unreadable_card(std::string_view game, Words cards);

}  // namespace tanteador::referee
