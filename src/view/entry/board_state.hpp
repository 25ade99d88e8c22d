#pragma once
// BoardState: the state of the board. A button carries only the changes it makes to it.

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "src/core/ids.hpp"
#include "src/registry/entry.hpp"

namespace tanteador::view {

// Questions of the "Allowed?" mode.
struct AskState {
  bool on = false;      // the next tap asks instead of entering
  std::int64_t at = 0;  // the moment just before this event; 0: now
  Entries events;       // in question; empty: none yet
  std::string what;     // the pressed button, in words
  bool operator==(const AskState&) const = default;
};

// The state of the board, its keypad and its dialog of further entries.
enum class Keypad { none, value, card, shown, field };
struct BoardState {
  std::array<std::optional<Seat>, kSidesMax> speaker{};  // of each side with several players
  Keypad keypad = Keypad::none;
  std::string value_of;  // Keypad::value: a word of the game
  int contest = 0;       // of the keypad; 0 when there is only one contest
  std::string digits;
  std::vector<std::string> cards;
  bool more = false;                                       // the dialog of further entries is open
  std::string form;                                        // its open form; empty: its list
  std::map<std::string, std::string, std::less<>> values;  // answers by field; the game's: "<game>/…"
  bool results = false;                                    // hands are entered by result, not call by call
  std::optional<Seat> dealer;                              // of the next hand, against the rotation
  std::vector<std::array<Seat, 2>> pairs;                  // of the next contests of two; empty: as proposed
  std::optional<Seat> moving;                              // player of a pair who changes places next
  std::int64_t replacing = 0;                              // event replaced by the next entry; 0: none
  AskState ask;
  std::vector<BoardState> paused_draft;  // the draft before a replacement or question; at most one
  bool operator==(const BoardState&) const = default;
  const std::string& value(std::string_view name) const;  // empty when there is none
};

// The changes that buttons make.
namespace change {
// Sets an answer.
struct Text {
  std::string name, text;  // name: key of BoardState::values; empty text: removes the answer
  bool operator==(const Text&) const = default;
};
// Picks or puts back a card.
struct Card {
  std::string card;
  std::size_t most = 1;
  bool operator==(const Card&) const = default;
};
// Opens an empty keypad; none: closes it.
struct Pad {
  Keypad keypad = Keypad::none;
  int contest = 0;
  bool operator==(const Pad&) const = default;
};
// Opens a form without answers, or closes the dialog.
struct Form {
  bool open = false;
  std::string id = {};
  bool operator==(const Form&) const = default;
};
// Removes the answers whose names begin with `of`; empty: all answers.
struct Forget {
  std::string of = {};
  bool operator==(const Forget&) const = default;
};
template <class Value>
Value value_of(Value BoardState::*);
template <auto kMember>
struct Put {
  decltype(value_of(kMember)) value;
  bool operator==(const Put&) const = default;
};
}  // namespace change
using Change = std::variant<
    change::Text, change::Card, change::Pad, change::Form, change::Forget, change::Put<&BoardState::speaker>,
    change::Put<&BoardState::value_of>, change::Put<&BoardState::digits>, change::Put<&BoardState::cards>,
    change::Put<&BoardState::results>, change::Put<&BoardState::dealer>, change::Put<&BoardState::pairs>,
    change::Put<&BoardState::moving>, change::Put<&BoardState::replacing>, change::Put<&BoardState::ask>>;
using Changes = std::vector<Change>;  // applied in order

inline Change put(std::string_view name, std::string text) {
  return change::Text{std::string(name), std::move(text)};
}
template <auto kMember>
Change put(decltype(change::value_of(kMember)) value) {
  return change::Put<kMember>{std::move(value)};
}
// The counted points of each side, as if typed. The mark `given_key` lets the next digit start anew.
Changes put_counted(const auto& points, auto points_key, auto given_key) {
  Changes changes;
  for (int side = 0; side < std::ssize(points); ++side) {
    if (!points[side]) continue;
    changes.push_back(put(points_key(side), std::to_string(*points[side])));
    changes.push_back(put(given_key(side), "1"));
  }
  return changes;
}
BoardState apply_changes(BoardState state, const Changes& changes);
// The empty state to replace an earlier event or to ask about it. It holds the draft until that is done.
BoardState pause_draft(BoardState state);
// Names of the differing members: "digits", "more", …
std::set<std::string> differences(const BoardState& one, const BoardState& other);
// Picks the card, or puts it back if it is picked. If `most` is 1, the card replaces the picked one.
std::vector<std::string> toggle_card(std::vector<std::string> cards, const std::string& card,
                                     std::size_t most);

}  // namespace tanteador::view
