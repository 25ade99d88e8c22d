#pragma once
// Table agreements by name: each parameter is a whole number in a range, a yes/no, one of a few words, or
// three rising numbers. Words are kept as negative numbers, so that "per_flor, or a number" is one int; three
// numbers are one byte each of it.

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <variant>

namespace tanteador {

using ParameterList = std::array<int, 3>;
using ParameterValue = std::variant<bool, int, std::string_view, ParameterList>;

struct ParameterInfo {
  std::string_view name;
  std::span<const std::string_view> words;  // word i has the value -1-i
  int min = 0, max = -1;                    // numbers allowed when min <= max
  bool yes_no = false;
  std::span<const ParameterList> lists = {};  // customary ones; not empty: the value is such a list
};

template <class Parameters>
struct Parameter : ParameterInfo {
  int Parameters::*member = nullptr;
};

// The number behind a typed-in value, or nothing where the parameter has no such value.
std::optional<int> encode_parameter(const ParameterInfo& info, const ParameterValue& value);
constexpr ParameterList list_of(int value) { return {value & 255, value >> 8 & 255, value >> 16 & 255}; }
constexpr int value_of(const ParameterList& list) { return list[0] | list[1] << 8 | list[2] << 16; }
ParameterValue decode_parameter(const ParameterInfo& info, int value);

}  // namespace tanteador
