#pragma once
// The forms as tables: which event, which fields, how each is asked. A new form is a new row.

#include <array>
#include <span>
#include <string_view>

namespace tanteador::view {

enum class Ask {
  player,   // who may be named, by the offer
  anybody,  // every player
  side,
  duel,    // asked only in a pica-pica
  word,    // one of the words
  reason,  // one of the words, or typed
  yes,     // yes or nothing
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
  std::string_view parameter = {};              // "redeal" is a choice exactly where it has that value
  int rest_of = 0;                              // a number proposed as what is left of so many
  int at_least = 2, at_most = 3;                // of cards
};

struct FormRow {
  std::string_view id, type, title;
  bool offered = true;  // listed only while the engine offers the event
  std::array<FieldRow, 5> fields = {};
  std::string_view word_field = {}, word = {};  // of the offer: "of", "envido"
  std::string_view help = {};
};

constexpr FieldRow player(std::string_view title) { return {"player", Ask::player, title}; }
constexpr FieldRow anybody(std::string_view name, std::string_view title) {
  return {name, Ask::anybody, title};
}

std::span<const FormRow> common_forms();  // of every game; listed after its own
// The field of cards the keypad is open for; nothing where that form has none.
const FieldRow* cards_field(std::string_view game, std::string_view form, std::string_view field);

}  // namespace tanteador::view
