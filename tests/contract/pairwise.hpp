#pragma once
// Tables that try all parameters against each other: any two values of any two parameters meet in one row.

#include <span>
#include <vector>

#include "src/core/parameters.hpp"

namespace tanteador::laws {

// `values[i]`: what parameter i can be. A row has one value for each, by its place in that list.
std::vector<std::vector<ParameterValue>> pairwise(std::span<const std::vector<ParameterValue>> values);

}  // namespace tanteador::laws
