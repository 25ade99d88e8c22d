#pragma once
// The screens of the panel.

namespace tanteador::view {

enum class Screen {
  home,
  matches,
  new_match,
  house_rules,
  board,
  history,
  referee,
  rulings,
  rulebook,
  why,
  settings,
  about,
  help,
  people,
  club,
  player,
  new_competition,
  competition,
  wall,
  tv,
  room,
  phone,
  server,
  together,
  print
};

}  // namespace tanteador::view
