#pragma once
// People, their cards, and the rules and referees of the house, as rows.

#include "db/sql/rows.hpp"
#include "src/core/text/names.hpp"

namespace tanteador::db {

// A name in its stored form.
inline std::optional<std::string> stored_name(const std::optional<std::string>& name) {
  return name ? std::optional(normal_name(*name)) : std::nullopt;
}

// The ids as one argument of a statement. No id contains a comma.
inline std::string comma_separated(std::span<const std::string> ids) {
  std::string list;
  for (const std::string& id : ids) list += (list.empty() ? "" : ",") + id;
  return list;
}

template <class Engine>
class SqlPeople : public SqlRows<Engine> {
  using Person = session::Person;
  using PlayerCard = session::PlayerCard;
  using RefereeRow = session::RefereeRow;

 public:
  using SqlRows<Engine>::SqlRows;

  std::optional<Person> person(std::string_view id) const override {
    auto all = with_stored_names(this->select("person_get", id));
    return all.empty() ? std::nullopt : std::optional(std::move(all.front()));
  }
  std::vector<Person> people() const override { return with_stored_names(this->select("person_list")); }
  std::vector<Person> people_among(std::span<const std::string> ids) const override {
    return with_stored_names(this->select("person_among", comma_separated(ids)));
  }
  std::vector<Person> people_by_name(std::string_view name) const override {
    return with_stored_names(this->select("person_named", normal_name(name)));
  }
  void name_person(const Person& person) override {
    this->write("person_put", person.id, stored_name(person.name));
  }
  void forget_person(std::string_view id) override {
    this->engine_.write([&] {
      this->engine_("person_forget").with(id).run();
      this->engine_("card_forget").with(id).run();
    });
    this->notify();
    this->engine_.truncate_wal();
  }

  std::vector<PlayerCard> player_cards() const override { return this->select("card_list"); }
  std::vector<PlayerCard> cards_among(std::span<const std::string> ids) const override {
    return this->select("card_among", comma_separated(ids));
  }
  void put_player_card(const PlayerCard& card) override {
    this->engine_.write([&] { put(this->engine_("card_put"), card); });
    this->notify();
  }
  void put_player(const Person& person, const PlayerCard& card, const session::Holders& licence) override {
    const std::optional<std::string> name = stored_name(person.name);
    this->engine_.write([&] {
      if (!licence.text.empty()) this->engine_.require_holders({}, {&licence, 1});
      this->engine_("person_put").with(person.id, name).run();
      put(this->engine_("card_put"), card);
    });
    this->notify();
  }

  std::vector<std::string> house_rulesets() const override { return this->select("ruleset_list"); }
  std::optional<std::string> house_ruleset(std::string_view id) const override {
    return this->select("ruleset_get", id);
  }
  void put_house_ruleset(std::string_view id, std::string_view text) override {
    this->write("ruleset_put", id, text);
  }
  void remove_house_ruleset(std::string_view id) override { this->write("ruleset_remove", id); }

  std::vector<RefereeRow> referees() const override { return this->select("referee_list"); }
  bool may_read_referees() const override { return this->engine_.may_read_referees(); }
  bool add_referee(const RefereeRow& referee) override {
    return this->notify_if(this->adds_row("referee_add", referee));
  }
  bool remove_referee(std::string_view name) override {
    return this->notify_if(this->changes_a_row("referee_remove", name));
  }
  bool replace_referee(const RefereeRow& before, const RefereeRow& after) override {
    return this->changes_a_row("referee_replace", after.pin, after.wrong_pins, after.tried_at, after.uptime,
                               after.roles, before.name, before.pin, before.wrong_pins, before.tried_at,
                               before.roles);
  }
  session::PinAnswer try_pin(const RefereeRow& before, const RefereeRow& attempt) override {
    using session::PinAnswer;
    if constexpr (!Engine::kHasClubs) return PinAnswer::moved;
    PinAnswer answer = PinAnswer::moved;
    this->engine_.write([&] {
      auto query = this->engine_("try_pin");
      query.with(before.name, before.pin, before.wrong_pins, attempt.pin, attempt.tried_at, attempt.uptime);
      while (query.step()) answer = static_cast<PinAnswer>(query.number(0));
    });
    return answer;
  }

 private:
  static std::vector<Person> with_stored_names(std::vector<Person> people) {
    for (Person& person : people) person.name = stored_name(person.name);
    return people;
  }
};

}  // namespace tanteador::db
