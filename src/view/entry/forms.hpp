#pragma once
// The forms as tables: which event, which fields, how each is asked. A new form is a new row.

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
  player,   // who may be named, by the offer
  anybody,  // every player
  side,
  contest,  // asked only where there are several
  word,     // one of the words
  reason,   // one of the words, or typed
  yes,      // yes or nothing
  yes_no,
  number,
  signed_number,
  scores,  // a number for each side
  cards,
  numbers,  // one of the words, entered as a list of its numbers
  suit,     // of the pack
  person,   // a name, typed
};

struct FieldRow {
  std::string_view name;
  Ask ask = Ask::player;
  std::string_view title;                      // English; empty name: no field
  std::array<std::string_view, 6> words = {};  // of the event file, or English reasons
  bool optional = false;
  bool rivals_next = false;                     // either this or the next field is answered
  std::string_view when_field = {}, when = {};  // asked only where that field has this answer
  std::string_view fact = {};                   // asked only where the coming deal has it
  std::string_view parameter = {};              // the last word is the choice exactly where it has that value
  int rest_of = 0;                              // a number proposed as what is left of so many
  int at_least = 2, at_most = 3;                // of cards
};

struct FormRow;
// A form that is answered: every field that is wanted has its answer, each other may have one.
struct Answers {
  const AnyMatch& match;
  const FormRow& form;
  std::map<std::string, std::string, std::less<>> given = {};  // by name

  const std::string& text(std::string_view field) const;  // empty: not answered
  bool has(std::string_view field) const { return !text(field).empty(); }
  int number(std::string_view field) const;
  std::optional<int> maybe_number(std::string_view field) const;
  bool yes(std::string_view field) const { return text(field) == "yes"; }
  Seat seat(std::string_view field) const { return seat_at(number(field)); }
  std::optional<Seat> maybe_seat(std::string_view field) const;
  Side side(std::string_view field) const { return side_at(number(field)); }
  std::vector<std::string> words(std::string_view field) const;  // cards, numbers
  // The value of the word that was chosen, the field's words being those of the enumeration, in its order.
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
  Entry (*make)(const Answers& answers) = nullptr;  // never null in a form that is listed
};

constexpr FieldRow player(std::string_view title) { return {"player", Ask::player, title}; }
constexpr FieldRow anybody(std::string_view name, std::string_view title) {
  return {name, Ask::anybody, title};
}

inline constexpr std::string_view kKeypadField = "keypad_field";  // which field the keypad answers

std::span<const FormRow> common_forms();  // of every game; listed after its own
// The field of cards the keypad is open for; nothing where that form has none.
const FieldRow* cards_field(std::string_view game, std::string_view form, std::string_view field);

}  // namespace tanteador::view
