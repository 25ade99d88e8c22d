#pragma once
// The home screen and the list of all matches.

#include <optional>
#include <string>
#include <vector>

#include "src/view/command.hpp"
#include "src/view/screens/pages.hpp"

namespace tanteador::view {

// The material on which a game's score is drawn.
enum class Material { cloth, ruled, slate, cards, squared };
struct MatchCard {
  struct Side {
    std::string name, points;
    int score = 0;
  };
  std::string title;
  std::string score;
  std::string detail;       // ruleset, status, time
  std::string game, state;  // its title, "in progress"
  std::vector<Side> sides;
  Material material = Material::squared;
  bool beans = false;  // the tally is of beans, not of matches
  bool live = false;
  Button open, again, discard;  // discard: a match without entries
};
struct Home {
  std::string title, welcome, live_title, recent_title;
  std::optional<MatchCard> first;       // newest match in progress, else the last one played
  std::vector<MatchCard> live, recent;  // without `first`
  std::string again_title;
  std::vector<Button> again;  // the last tables, each once
  std::string games_title;
  std::vector<Button> games;
  std::vector<Material> materials;  // one for each game
  Button club, all;                 // all: the match list
  Button people, referee, room;     // room: the phones' server
  Button sample;                    // a practice match, offered while there are no matches
  Button tutorial;
  std::string region_title;
  std::vector<Button> regions;  // where the user plays; empty once answered
};

struct MatchList {
  std::string title, empty;
  Button begin;  // the next step without any match; no label: none
  TextField search;
  std::vector<Button> games;  // filter
  Button live;
  std::vector<Button> rows;
  std::string page;  // "25 to 48 of 2000"; empty: a single page
  Button back, next;
};

}  // namespace tanteador::view
