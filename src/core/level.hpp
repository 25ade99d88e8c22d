#pragma once
// At which level a table plays: what a federation punishes at a tournament is a warning elsewhere.

#include <array>
#include <string_view>

namespace tanteador {

enum class Level { kitchen, club, tournament };
inline constexpr std::array<std::string_view, 3> kLevels{"kitchen", "club", "tournament"};

}  // namespace tanteador
