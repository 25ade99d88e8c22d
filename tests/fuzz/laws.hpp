#pragma once
// The fuzzing targets: one kind of input each, and the laws that every input keeps. A function returns the
// broken law, nothing if all hold. CMakeLists.txt has the table; the seeds of a target are in seeds/TARGET.

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "generated/fuzz_targets.hpp"

namespace tanteador::fuzz {

using Law = std::optional<std::string> (*)(std::string_view bytes);

#define TANTEADOR_DECLARE(target) std::optional<std::string> law_of_##target(std::string_view bytes);
TANTEADOR_FUZZ_TARGETS(TANTEADOR_DECLARE)
#undef TANTEADOR_DECLARE

}  // namespace tanteador::fuzz
