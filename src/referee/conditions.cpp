#include "src/referee/conditions.hpp"

#include <algorithm>

namespace tanteador::referee {

using nlohmann::json;

namespace {

json parameter_json(const AnyMatch& match, const std::string& name) {
  const auto value = parameter(match, name);
  if (!value) return nullptr;
  return std::visit([](const auto& each) { return json(each); }, *value);
}

}  // namespace

bool holds_in(const json& wanted, int number) {
  return number >= wanted.value("min", INT32_MIN) && number <= wanted.value("max", INT32_MAX);
}

bool value_fits(const json& wanted, const json* value) {
  if (wanted.is_object() && wanted.contains("not")) return !value_fits(wanted["not"], value);
  if (wanted.is_object() && wanted.contains("known")) return wanted["known"] == (value != nullptr);
  if (!value) return false;
  if (wanted.is_object()) return value->is_number_integer() && holds_in(wanted, value->get<int>());
  if (wanted.is_array()) return std::ranges::find(wanted, *value) != wanted.end();
  return wanted == *value;
}

bool parameters_fit(const json& wanted, const AnyMatch& match) {
  return std::ranges::all_of(wanted.items(), [&](const auto& each) {
    const json ours = parameter_json(match, each.key());
    return value_fits(each.value(), &ours);
  });
}

}  // namespace tanteador::referee
