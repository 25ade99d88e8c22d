#pragma once
// The level a table plays at. A fault that is punished at a tournament may be only a warning elsewhere.

#include <array>
#include <string_view>

namespace tanteador {

enum class Level { kitchen, club, tournament };
inline constexpr std::array<std::string_view, 3> kLevels{"kitchen", "club", "tournament"};

}  // namespace tanteador
