#include "src/room/wall.hpp"

#include <algorithm>

namespace tanteador::room {

namespace {

constexpr std::string_view kWall = "wall", kShows = "wall-shows";

std::string noted(const session::Store& store, std::string_view key) {
  for (const session::NoteRow& note : store.notes(key))
    if (note.key == key) return note.text;
  return {};
}

}  // namespace

std::string on_the_wall(const session::Store& store) { return noted(store, kWall); }

void hang_on_the_wall(session::Store& store, const std::string& competition) {
  store.put_beside({{}, {{std::string(kWall), competition}}});
}

std::set<WallPart> wall_shows(const session::Store& store) {
  const std::string words = " " + noted(store, kShows) + " ";
  std::set<WallPart> parts;
  for (std::size_t i = 0; i < kWallParts.size(); ++i)
    if (words == "  " || words.find(" " + std::string(kWallParts[i]) + " ") != words.npos)
      parts.insert(static_cast<WallPart>(i));
  return parts;
}

void show_on_the_wall(session::Store& store, const std::set<WallPart>& parts) {
  std::string words;
  for (const WallPart part : parts)
    words += (words.empty() ? "" : " ") + std::string(kWallParts[index(part)]);
  store.put_beside({{}, {{std::string(kShows), words}}});
}

void turn_on_the_wall(session::Store& store, std::string_view word) {
  const auto known = std::ranges::find(kWallParts, word);
  if (known == kWallParts.end()) return;
  const auto part = static_cast<WallPart>(known - kWallParts.begin());
  std::set<WallPart> parts = wall_shows(store);
  if (parts.erase(part) == 0) parts.insert(part);
  show_on_the_wall(store, parts);
}

}  // namespace tanteador::room
