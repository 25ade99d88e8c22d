#pragma once
// Writes the fields of one event, as described once in fields.hpp, in the stored form: players and sides by
// number, people by id, texts as they came.

#include <nlohmann/json.hpp>

#include "src/codec/roster.hpp"
#include "src/codec/words.hpp"

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
  void text(std::string_view name) { optional_text(name); }
  void rule_id(std::string_view name) { optional_text(name); }
  void optional_text(std::string_view name) {
    if (const auto found = source_.find(name); found != source_.end()) out_[std::string(name)] = *found;
  }
  void person(std::string_view name) {
    out_[std::string(name)] = roster_.person_id(source_.at(std::string(name)));
  }
  void cards(std::string_view name, const truco::HandCards& cards, std::size_t) {
    for (const truco::Card card : cards) out_[std::string(name)].push_back(spanish::name(card));
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
  static nlohmann::json plain(truco::Card value) { return spanish::name(value); }
  template <class Enum>
  requires requires { Words<Enum>::list; }
  static nlohmann::json plain(Enum value) { return Words<Enum>::list[static_cast<std::size_t>(value)]; }

  const nlohmann::json& source_;
  const Roster& roster_;
  nlohmann::json out_ = nlohmann::json::object();
};

}  // namespace tanteador::codec
