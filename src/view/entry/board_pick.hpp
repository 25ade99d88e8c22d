#pragma once
// What is pointed at on the board, and what its many keys say of it: each what is otherwise once it is
// pressed, not the whole of it.

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

// What is asked instead of entered.
struct AskPick {
  bool on = false;      // the next tap that would enter something asks about it
  std::int64_t at = 0;  // asked of the moment just before that event; 0: now
  Entries events;       // that are asked about; empty: none yet
  std::string what;     // what was pressed, in words
  bool operator==(const AskPick&) const = default;
};

// The board, its keypad and the sheet of everything else.
enum class Keypad { none, value, card, shown, field };
struct BoardPick {
  std::array<std::optional<Seat>, kSidesMax> speaker{};  // of those who play together
  Keypad keypad = Keypad::none;
  std::string value_of;                                    // Keypad::value: a word of the game
  int contest = 0;                                         // the keypad's; 0 where there is but one contest
  std::string digits;                                      // typed so far
  std::vector<std::string> cards;                          // picked so far on a keypad
  bool more = false;                                       // the sheet of everything else is open …
  std::string form;                                        // … at this form; empty: at its list
  std::map<std::string, std::string, std::less<>> values;  // of the form's fields; the game's: "<game>/…"
  bool results = false;                    // hands are entered by what came of them, not call by call
  std::optional<Seat> dealer;              // of the next hand, against the rotation
  std::vector<std::array<Seat, 2>> pairs;  // of the next contests of two; empty: as proposed
  std::optional<Seat> moving;              // the player of a pair who is to change places
  std::int64_t replacing = 0;              // the next event entered stands in this one's place
  AskPick ask;
  std::vector<BoardPick>
      paused_draft;  // waits while an earlier event is replaced or asked about; one at most
  bool operator==(const BoardPick&) const = default;
  const std::string& value(std::string_view name) const;  // empty: there is none
};

// What a key of the board says.
namespace change {
struct Text {
  std::string name, text;  // of BoardPick::values; no text: forgotten
  bool operator==(const Text&) const = default;
};
struct Card {
  std::string card;
  std::size_t most = 1;  // that can be picked
  bool operator==(const Card&) const = default;
};  // pressed
struct Pad {
  Keypad keypad = Keypad::none;
  int contest = 0;
  bool operator==(const Pad&) const = default;
};  // opened, empty; none: closed
struct Form {
  bool open = false;
  std::string id = {};
  bool operator==(const Form&) const = default;
};  // opened, unanswered; or the sheet closed
struct Forget {
  std::string of = {};
  bool operator==(const Forget&) const = default;
};  // answers on the board, by the beginning of their names; of nothing: all of them
template <class Value>
Value value_of(Value BoardPick::*);
template <auto kMember>
struct Put {
  decltype(value_of(kMember)) value;
  bool operator==(const Put&) const = default;
};
}  // namespace change
using Change = std::variant<
    change::Text, change::Card, change::Pad, change::Form, change::Forget, change::Put<&BoardPick::speaker>,
    change::Put<&BoardPick::value_of>, change::Put<&BoardPick::digits>, change::Put<&BoardPick::cards>,
    change::Put<&BoardPick::results>, change::Put<&BoardPick::dealer>, change::Put<&BoardPick::pairs>,
    change::Put<&BoardPick::moving>, change::Put<&BoardPick::replacing>, change::Put<&BoardPick::ask>>;
using Changes = std::vector<Change>;  // one after the other

inline Change put(std::string_view name, std::string text) {
  return change::Text{std::string(name), std::move(text)};
}
template <auto kMember>
Change put(decltype(change::value_of(kMember)) value) {
  return change::Put<kMember>{std::move(value)};
}
// What was counted, as if it had been typed: the points of each side that has some, under the names that
// those of a side are kept by, and of the mark that a digit begins them anew.
Changes put_counted(const auto& points, auto points_key, auto given_key) {
  Changes changes;
  for (int side = 0; side < std::ssize(points); ++side) {
    if (!points[side]) continue;
    changes.push_back(put(points_key(side), std::to_string(*points[side])));
    changes.push_back(put(given_key(side), "1"));
  }
  return changes;
}
BoardPick changed(BoardPick pick, const Changes& changes);
// The state to replace an earlier event in, or to ask about it. The draft comes back when that is done with.
BoardPick pause_draft(BoardPick pick);
// The names of the values that differ: "digits", "more", …
std::set<std::string> differences(const BoardPick& one, const BoardPick& other);
// Pressed once a card is picked, pressed again it is put back; of a single one the last pressed counts.
std::vector<std::string> pressed(std::vector<std::string> cards, const std::string& card, std::size_t most);

}  // namespace tanteador::view
