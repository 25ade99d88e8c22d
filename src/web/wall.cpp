#include "src/web/wall.hpp"

#include <algorithm>

#include "src/core/ids.hpp"

namespace tanteador::web {

namespace {

constexpr std::string_view kWall = "wall", kShows = "wall-shows";

std::string stored_text(const session::KeyValueStore& store, std::string_view key) {
  for (const session::KeyValue& note : store.key_values(key))
    if (note.key == key) return note.text;
  return {};
}

}  // namespace

std::string wall_selection(const session::KeyValueStore& store) { return stored_text(store, kWall); }

void hang_on_the_wall(session::KeyValueStore& store, const std::string& competition) {
  store.put_key_values({{std::string(kWall), competition}});
}

std::set<WallPart> wall_shows(const session::KeyValueStore& store) {
  const std::string words = " " + stored_text(store, kShows) + " ";
  std::set<WallPart> parts;
  for (std::size_t i = 0; i < kWallParts.size(); ++i)
    if (words == "  " || words.find(" " + std::string(kWallParts[i]) + " ") != words.npos)
      parts.insert(static_cast<WallPart>(i));
  return parts;
}

void show_on_the_wall(session::KeyValueStore& store, const std::set<WallPart>& parts) {
  std::string words;
  for (const WallPart part : parts)
    words += (words.empty() ? "" : " ") + std::string(kWallParts[index(part)]);
  store.put_key_values({{std::string(kShows), words}});
}

void turn_on_the_wall(session::KeyValueStore& store, std::string_view word) {
  const auto known = std::ranges::find(kWallParts, word);
  if (known == kWallParts.end()) return;
  const auto part = static_cast<WallPart>(known - kWallParts.begin());
  std::set<WallPart> parts = wall_shows(store);
  if (parts.erase(part) == 0) parts.insert(part);
  show_on_the_wall(store, parts);
}

}  // namespace tanteador::web
