#pragma once
// Store interface for people. Their names are stored outside the log.

#include "src/session/rows.hpp"

namespace tanteador::session {

class PeopleStore {
 public:
  virtual ~PeopleStore() = default;

  virtual std::optional<Person> person(std::string_view id) const = 0;
  virtual std::vector<Person> people() const = 0;
  // Returns the known people, in no order. The ids must be valid (src/codec/spelling.hpp).
  virtual std::vector<Person> people_among(std::span<const std::string> ids) const = 0;
  virtual std::vector<Person> people_by_name(std::string_view name) const = 0;
  virtual void name_person(const Person& person) = 0;   // adds or renames
  virtual void forget_person(std::string_view id) = 0;  // removes the name; scores and hashes stay

  virtual std::vector<PlayerCard> player_cards() const = 0;  // by person
  virtual std::vector<PlayerCard> cards_among(std::span<const std::string> ids) const = 0;
  virtual void put_player_card(const PlayerCard& card) = 0;  // adds or replaces the card of a known person
  // Stores a name and a card together. Throws a conflict if others have the licence by now.
  virtual void put_player(const Person& person, const PlayerCard& card, const Holders& licence) = 0;
};

}  // namespace tanteador::session
