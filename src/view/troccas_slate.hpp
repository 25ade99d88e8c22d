#pragma once
// The slate of Troccas: debt and credit around the line, and the count being entered.

#include <string>
#include <vector>

#include "src/view/command.hpp"

namespace tanteador::view {

struct TroccasSlate {};

}  // namespace tanteador::view
