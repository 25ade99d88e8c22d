#pragma once
// Forms as tables: an event, its fields, and how each field is asked. A new form is a new row.

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/registry/entry.hpp"

namespace tanteador::view {

enum class Ask {
  player,   // a player of the offer
  anybody,  // every player
  side,
  contest,  // asked only when there are several
  word,     // one of the words
  reason,   // one of the words, or typed
  yes,      // yes or nothing
  yes_no,
  number,
  signed_number,
  scores,  // a number for each side
  cards,
  numbers,  // one of the words, entered as the list of its numbers
  suit,
  person,  // a typed name
};

struct FieldRow {
  std::string_view name;
  Ask ask = Ask::player;
  std::string_view title;                      // English; empty name: no field
  std::array<std::string_view, 6> words = {};  // of the event file, or English reasons
  bool optional = false;
  bool rivals_next = false;                     // either this field or the next one is answered
  std::string_view when_field = {}, when = {};  // asked only if that field has this answer
  std::string_view fact = {};                   // asked only if the next deal has this fact
  std::string_view parameter = {};              // the last word is a choice only if the parameter equals it
  int rest_of = 0;                              // proposes the rest of this total
  int at_least = 2, at_most = 3;                // number of cards
};

struct FormRow;
// The answers of a complete form: each required field has one, an optional field may have one.
struct Answers {
  const AnyMatch& match;
  const FormRow& form;
  std::map<std::string, std::string, std::less<>> given = {};

  const std::string& text(std::string_view field) const;  // empty: no answer
  bool has(std::string_view field) const { return !text(field).empty(); }
  int number(std::string_view field) const;
  std::optional<int> maybe_number(std::string_view field) const;
  bool is_yes(std::string_view field) const { return text(field) == "yes"; }
  Seat seat(std::string_view field) const { return seat_at(number(field)); }
  std::optional<Seat> maybe_seat(std::string_view field) const;
  Side side(std::string_view field) const { return side_at(number(field)); }
  std::vector<std::string> words(std::string_view field) const;  // cards, numbers
  // The chosen word as an enumerator. The field's words must be in the order of the enumeration.
  template <class Enum>
  Enum choice(std::string_view field) const {
    return static_cast<Enum>(place_of(field));
  }

 private:
  int place_of(std::string_view field) const;
};

struct FormRow {
  std::string_view id, type, title;
  bool offered = true;  // listed only while the engine offers the event
  std::array<FieldRow, 5> fields = {};
  std::string_view word = {};  // of the offer
  std::string_view help = {};
  Entry (*make)(const Answers& answers) = nullptr;  // never null in a listed form
};

constexpr FieldRow player(std::string_view title) { return {"player", Ask::player, title}; }
constexpr FieldRow anybody_field(std::string_view name, std::string_view title) {
  return {name, Ask::anybody, title};
}

inline constexpr std::string_view kKeypadField = "keypad_field";

std::span<const FormRow> common_forms();  // forms of every game; listed after the game's own
// The card field of the open keypad; null when the form has none.
const FieldRow* cards_field(std::string_view game, std::string_view form, std::string_view field);

}  // namespace tanteador::view
