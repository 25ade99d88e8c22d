#pragma once
// The people beside the log.

#include "src/session/rows.hpp"

namespace tanteador::session {

class PeopleStore {
 public:
  virtual ~PeopleStore() = default;

  virtual std::optional<Person> person(std::string_view id) const = 0;
  virtual std::vector<Person> people() const = 0;
  // The known ones, in no order. The ids are the program's own (src/codec/spelling.hpp).
  virtual std::vector<Person> people_among(std::span<const std::string> ids) const = 0;
  virtual std::vector<Person> people_by_name(std::string_view name) const = 0;
  virtual void name_person(const Person& person) = 0;   // adds or renames
  virtual void forget_person(std::string_view id) = 0;  // the name goes, every score and hash stays

  virtual std::vector<PlayerCard> player_cards() const = 0;  // by person
  virtual std::vector<PlayerCard> cards_among(std::span<const std::string> ids) const = 0;
  virtual void put_player_card(const PlayerCard& card) = 0;  // of a known person; adds or replaces
  // A name and a card together. Throws a conflict where others have the licence by now.
  virtual void put_player(const Person& person, const PlayerCard& card, const Holders& licence) = 0;
};

}  // namespace tanteador::session
