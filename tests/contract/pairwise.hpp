#pragma once
// Pairwise parameter tables: any two values of any two parameters occur together in one row.

#include <span>
#include <vector>

#include "src/core/parameters.hpp"

namespace tanteador::laws {

// `values[i]`: the values of parameter i. A row holds the index of one value for each parameter.
std::vector<std::vector<ParameterValue>> pairwise(std::span<const std::vector<ParameterValue>> values);

}  // namespace tanteador::laws
