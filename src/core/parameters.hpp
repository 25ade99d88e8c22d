#pragma once
// Table agreements by name: each parameter is a whole number in a range, a yes/no, or one of a few words.
// Words are kept as negative numbers, so that "per_flor, or a number" is one int.

#include <optional>
#include <span>
#include <string_view>
#include <variant>

namespace tanteador {

using ParameterValue = std::variant<bool, int, std::string_view>;

struct ParameterInfo {
  std::string_view name;
  std::span<const std::string_view> words;  // word i has the value -1-i
  int min = 0, max = -1;                    // numbers allowed when min <= max
  bool yes_no = false;
};

template <class Parameters>
struct Parameter : ParameterInfo {
  int Parameters::*member = nullptr;
};

// The number behind a typed-in value, or nothing where the parameter has no such value.
std::optional<int> encode_parameter(const ParameterInfo& info, const ParameterValue& value);
ParameterValue decode_parameter(const ParameterInfo& info, int value);

}  // namespace tanteador
