#pragma once
// Writes the fields of one event, as described once in fields.hpp, in the stored form: players and sides by
// number, people by id, texts as they came.

#include <algorithm>

#include <nlohmann/json.hpp>

#include "src/codec/card_names.hpp"
#include "src/codec/roster.hpp"
#include "src/codec/type.hpp"
#include "src/games/tarot/events.hpp"
#include "src/games/truco/events.hpp"

namespace tanteador::codec {

class Writer {
 public:
  static constexpr bool reading = false;

  Writer(const nlohmann::json& source, const Roster& roster) : source_(source), roster_(roster) {}
  nlohmann::json take() { return std::move(out_); }

  template <class T>
  void operator()(std::string_view name, const T& value) {
    out_[std::string(name)] = plain(value);
  }
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
  void either(std::string_view name, const std::optional<T>& value, std::string_view otherwise) {
    if (value)
      (*this)(name, *value);
    else
      (*this)(otherwise, true);
  }
  void exactly_one(std::string_view, bool, std::string_view, bool) {}
  void both(std::string_view, bool, std::string_view, bool) {}
  bool given(std::string_view name) const { return source_.contains(name); }
  void text(std::string_view name) { optional_text(name); }
  void rule_id(std::string_view name) { optional_text(name); }
  void optional_text(std::string_view name) {
    if (const auto found = source_.find(name); found != source_.end()) out_[std::string(name)] = *found;
  }
  void flag(std::string_view name) { optional_text(name); }
  void optional_flag(std::string_view name) { optional_text(name); }
  void optional_person(std::string_view name) {
    if (source_.contains(name)) person(name);
  }
  void case_facts(std::string_view name, Seat, Side);
  void check_case() {}
  void person(std::string_view name) {
    out_[std::string(name)] = roster_.person_id(source_.at(std::string(name)));
  }
  void cards(std::string_view name, const truco::HandCards& cards, std::size_t) { numbers(name, cards); }
  template <class List>
  void card_list(std::string_view name, const List& cards) {
    numbers(name, cards);
  }
  template <class List>
  void need_card_list(std::string_view name, const List& cards) {
    out_[std::string(name)] = nlohmann::json::array();
    numbers(name, cards);
  }
  template <class List>
  void numbers(std::string_view name, const List& values) {
    for (const auto& value : values) out_[std::string(name)].push_back(plain(value));
  }
  template <class List>
  void numbers(std::string_view name, const std::optional<List>& values) {
    if (!values) return;
    out_[std::string(name)] = nlohmann::json::array();
    numbers(name, *values);
  }
  template <class Values>
  void by_seat(std::string_view name, const Values& values) {
    if (std::ranges::any_of(values, [](const auto& value) { return value.has_value(); }))
      need_by_seat(name, values);
  }
  template <class Values>
  void need_by_seat(std::string_view name, const Values& values) {
    auto& list = out_[std::string(name)] = nlohmann::json::array();
    for (const auto& value : values) list.push_back(value ? plain(*value) : nlohmann::json());
  }
  template <class Values>
  void need_by_side(std::string_view name, const Values& values) {
    need_by_seat(name, values);
  }
  void pairs(std::string_view name, const truco::Pairs& pairs) {
    for (const auto& [one, other] : pairs) out_[std::string(name)].push_back({index(one), index(other)});
  }
  void scores(std::string_view name, const std::array<Points, kSidesMax>& scores) {
    out_[std::string(name)] = scores;
  }
  void fail(std::string_view, std::string_view, PhraseArgs = {}) {}

 private:
  static nlohmann::json plain(bool value) { return value; }
  static nlohmann::json plain(int value) { return value; }
  static nlohmann::json plain(std::int8_t value) { return static_cast<int>(value); }
  static nlohmann::json plain(EventSeq value) { return static_cast<std::int64_t>(value); }
  static nlohmann::json plain(Seat value) { return index(value); }
  static nlohmann::json plain(Side value) { return index(value); }
  template <NamedCard Card>
  static nlohmann::json plain(Card value) {
    return CardNames<Card>::name(value);
  }
  static nlohmann::json plain(const tarot::CardPoints& value) {
    return value.halves % 2 == 0 ? nlohmann::json(value.halves / 2) : nlohmann::json(value.halves / 2.0);
  }
  template <class Enum>
  requires requires { Words<Enum>::list; }
  static nlohmann::json plain(Enum value) { return Words<Enum>::list[static_cast<std::size_t>(value)]; }

  const nlohmann::json& source_;
  const Roster& roster_;
  nlohmann::json out_ = nlohmann::json::object();
};

}  // namespace tanteador::codec
