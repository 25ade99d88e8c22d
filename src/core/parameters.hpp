#pragma once
// Table agreements by name. Each is a member of its game's Parameters. Types: int, bool, an enum for words,
// WordOr for a word or number, ParameterList for three rising numbers.

#include <array>
#include <concepts>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "src/core/ids.hpp"

namespace tanteador {

using ParameterList = std::array<int, 3>;
using ParameterValue = std::variant<bool, int, std::string_view, ParameterList>;  // in the form people write

// A parameter such as "shared, or a number".
template <class Word>
class WordOr {
 public:
  constexpr WordOr(Word word) : held_(word) {}
  constexpr WordOr(int number) : held_(number) {}
  constexpr bool has_number() const { return held_.index() == 1; }
  constexpr int number_or(int otherwise) const { return has_number() ? *std::get_if<1>(&held_) : otherwise; }
  constexpr Word word() const { return *std::get_if<0>(&held_); }  // precondition: !has_number()
  bool operator==(const WordOr&) const = default;

 private:
  std::variant<Word, int> held_;
};

struct ParameterInfo {
  std::string_view name;
  std::span<const std::string_view> words = {};
  int min = 0, max = -1;                      // inclusive range of numbers; none if min > max
  std::span<const ParameterList> lists = {};  // customary lists; if there are any, the value is a list
  bool yes_no = false;
  bool later = false;  // newer than stored matches: their starts omit it at its default
};

bool fits(const ParameterInfo& info, const ParameterValue& value);

template <class Parameters>
struct Parameter : ParameterInfo {
  ParameterValue (*read)(const ParameterInfo&, const Parameters&) = nullptr;
  void (*write)(const ParameterInfo&, const ParameterValue&, Parameters&) = nullptr;

  ParameterValue get(const Parameters& from) const { return read(*this, from); }
  // Returns false and changes nothing if the value does not fit.
  bool set(Parameters& to, const ParameterValue& value) const {
    if (!fits(*this, value)) return false;
    write(*this, value, to);
    return true;
  }
};

// Conversions between a value that fits and the type of a member.
namespace held {
int place_of(const ParameterInfo& info, std::string_view word);

template <class T>
concept Word = std::is_enum_v<T>;

template <class T>
void take(const ParameterInfo&, const ParameterValue& value, T& member) {
  member = *std::get_if<T>(&value);
}
void take(const ParameterInfo& info, const ParameterValue& value, Word auto& member) {
  member =
      static_cast<std::decay_t<decltype(member)>>(place_of(info, *std::get_if<std::string_view>(&value)));
}
template <Word T>
void take(const ParameterInfo& info, const ParameterValue& value, WordOr<T>& member) {
  if (const int* number = std::get_if<int>(&value)) {
    member = *number;
  } else {
    T word{};
    take(info, value, word);
    member = word;
  }
}

ParameterValue plain(const ParameterInfo&, const auto& member) { return member; }
ParameterValue plain(const ParameterInfo& info, const Word auto& member) { return info.words[index(member)]; }
template <Word T>
ParameterValue plain(const ParameterInfo& info, const WordOr<T>& member) {
  return member.has_number() ? member.number_or(0) : plain(info, member.word());
}

template <class P, class T>
P owner(T P::*);
}  // namespace held

// A row of a game's list: agreement<&Parameters::target>({.name = "target", .min = 1, .max = 200}).
template <auto member>
constexpr auto agreement(ParameterInfo info) {
  using P = decltype(held::owner(member));
  info.yes_no = std::is_same_v<bool, std::decay_t<decltype(std::declval<P&>().*member)>>;
  return Parameter<P>{
      info,
      [](const ParameterInfo& parameter, const P& from) { return held::plain(parameter, from.*member); },
      [](const ParameterInfo& parameter, const ParameterValue& value, P& to) {
        held::take(parameter, value, to.*member);
      }};
}

template <class P>
constexpr Parameter<P> newer_parameter(Parameter<P> row) {
  row.later = true;
  return row;
}

}  // namespace tanteador
