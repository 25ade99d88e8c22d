#pragma once
// Writes the fields of one event, as described in fields.hpp. The stored form has numbers for players and
// sides, ids for people, and texts as entered. With `names` it writes players and sides by name.

#include <algorithm>

#include "src/codec/archive.hpp"
#include "src/codec/card_names.hpp"
#include "src/codec/roster.hpp"
#include "src/registry/entry.hpp"

namespace tanteador::codec {

class Writer : public Output {
 public:
  Writer(const std::vector<FieldText>& texts, const PersonId& person_id, const Names* names = nullptr)
      : texts_(texts), person_id_(person_id), names_(names) {}

  void operator()(std::string_view name, const auto& value) { at(name) = plain(value); }
  template <class T>
  void operator()(std::string_view name, const std::optional<T>& value) {
    if (value) (*this)(name, *value);
  }
  template <class T>
  void optional(std::string_view name, const T& value) {
    if constexpr (requires { Words<T>::list; })
      (*this)(name, value);
    else if (value != T{})
      (*this)(name, value);
  }
  template <class T>
  void value_or_flag(std::string_view name, const std::optional<T>& value, std::string_view otherwise) {
    if (value)
      (*this)(name, *value);
    else
      (*this)(otherwise, true);
  }
  void exactly_one(std::string_view, bool, std::string_view, bool) {}
  void require_pair(std::string_view, bool, std::string_view, bool) {}
  bool has_field(std::string_view) const { return false; }
  void text(std::string_view name) { optional_text(name); }
  void rule_id(std::string_view name) { optional_text(name); }
  void optional_text(std::string_view name) {
    if (const std::string* text = find_announced(texts_, name)) at(name) = *text;
  }
  void level(std::string_view name) { optional_text(name); }
  void optional_number(std::string_view name, int, int) {
    if (const std::string* number = find_announced(texts_, name)) at(name) = std::stoi(*number);
  }
  void flag(std::string_view name) {
    if (const std::string* text = find_announced(texts_, name)) at(name) = !text->empty();
  }
  void count(std::string_view name, int value) { optional(name, value); }
  void optional_flag(std::string_view name) { flag(name); }
  void case_facts(std::string_view name, Seat, Side) {
    if (const std::string* facts = find_announced(texts_, name)) at(name) = nlohmann::json::parse(*facts);
  }
  void check_case() {}
  void optional_person(std::string_view name) { person(name); }
  void person(std::string_view name) {
    if (const std::string* who = find_announced(texts_, name)) at(name) = person_id_(*who);
  }
  void cards(std::string_view name, const auto& cards, std::size_t) { numbers(name, cards); }
  void card_list(std::string_view name, const auto& cards) { numbers(name, cards); }
  void need_card_list(std::string_view name, const auto& cards) {
    at(name) = nlohmann::json::array();
    numbers(name, cards);
  }
  void numbers(std::string_view name, const auto& values) {
    for (const auto& value : values) at(name).push_back(plain(value));
  }
  template <class List>
  void numbers(std::string_view name, const std::optional<List>& values) {
    if (!values) return;
    at(name) = nlohmann::json::array();
    numbers(name, *values);
  }
  void by_seat(std::string_view name, const auto& values) {
    if (std::ranges::any_of(values, [](const auto& value) { return value.has_value(); }))
      need_by_seat(name, values);
  }
  void need_by_seat(std::string_view name, const auto& values) {
    by_place(name, values, names_ ? &names_->seats : nullptr);
  }
  void need_by_side(std::string_view name, const auto& values) {
    by_place(name, values, names_ ? &names_->sides : nullptr);
  }
  void pairs(std::string_view name, const auto& pairs) {
    for (const auto& [one, other] : pairs) at(name).push_back({plain(one), plain(other)});
  }
  void scores(std::string_view name, const std::array<Points, kSidesMax>& scores) {
    nlohmann::json& out = at(name) = scores;
    for (std::size_t i = scores.size(); !names_ && i > kStoredScores && scores[i - 1] == 0; --i)
      out.erase(i - 1);
    if (!names_) return;
    out = nlohmann::json::object();
    for (std::size_t i = 0; i < names_->sides.size(); ++i) out[names_->sides[i]] = scores[i];
  }

 private:
  // Minimum length of stored scores, whatever the number of sides.
  static constexpr std::size_t kStoredScores = 6;

  using Output::plain;
  static nlohmann::json plain(std::int8_t value) { return static_cast<int>(value); }
  static nlohmann::json plain(EventSeq value) { return static_cast<std::int64_t>(value); }
  nlohmann::json plain(Seat value) const { return name_at(index(value), names_ ? &names_->seats : nullptr); }
  nlohmann::json plain(Side value) const { return name_at(index(value), names_ ? &names_->sides : nullptr); }
  static nlohmann::json name_at(int place, const std::vector<std::string>* names) {
    return names ? nlohmann::json(names->at(place)) : nlohmann::json(place);
  }
  template <NamedCard Card>
  static nlohmann::json plain(Card value) {
    return CardNames<Card>::name(value);
  }
  template <Halves Number>
  static nlohmann::json plain(const Number& value) {
    return value.halves % 2 == 0 ? nlohmann::json(value.halves / 2) : nlohmann::json(value.halves / 2.0);
  }

  // A list in the order of places; with names an object of the existing values.
  void by_place(std::string_view name, const auto& values, const std::vector<std::string>* names) {
    nlohmann::json& out = at(name) = names ? nlohmann::json::object() : nlohmann::json::array();
    for (std::size_t i = 0; i < values.size(); ++i) {
      const nlohmann::json value = values[i] ? plain(*values[i]) : nlohmann::json();
      if (!names)
        out.push_back(value);
      else if (values[i])
        out[names->at(i)] = value;
    }
  }

  const std::vector<FieldText>& texts_;
  const PersonId& person_id_;
  const Names* names_;
};

}  // namespace tanteador::codec
