#include "src/core/match.hpp"

#include "src/core/log_rules.hpp"

namespace tanteador {

std::span<const ViolationKind> log_violations() { return log_rules::kAll; }

}  // namespace tanteador
