#pragma once
// Conditions of the case files: on values and on the parameters of a match. Private to this folder.

#include <nlohmann/json.hpp>

#include "src/registry/any_match.hpp"

namespace tanteador::referee {

// `wanted`: a range {"min": …, "max": …}.
bool holds_in(const nlohmann::json& wanted, int number);
// `wanted`: a value, a list of values, a range, {"known": true}, or {"not": …} of these.
bool value_fits(const nlohmann::json& wanted, const nlohmann::json* value);
// `wanted`: values by name of the parameter; all must fit.
bool parameters_fit(const nlohmann::json& wanted, const AnyMatch& match);

}  // namespace tanteador::referee
