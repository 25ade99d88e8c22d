#pragma once
// The competition and the pages on the big screen. The desk chooses; the store keeps the choice.

#include <array>
#include <set>
#include <string>
#include <string_view>

#include "src/session/store.hpp"

namespace tanteador::web {

enum class WallPart : std::uint8_t { pairings, live, standings };
inline constexpr std::array<std::string_view, 3> kWallParts{"pairings", "live", "standings"};  // as stored

// The id of the competition that is shown; empty: all that are in progress.
std::string wall_selection(const session::KeyValueStore& store);
void hang_on_the_wall(session::KeyValueStore& store, const std::string& competition);
std::set<WallPart> wall_shows(const session::KeyValueStore& store);  // all parts by default
void show_on_the_wall(session::KeyValueStore& store, const std::set<WallPart>& parts);
// Toggles the part of that name; unknown names do nothing. Without any part, wall_shows() returns all.
void turn_on_the_wall(session::KeyValueStore& store, std::string_view word);

}  // namespace tanteador::web
