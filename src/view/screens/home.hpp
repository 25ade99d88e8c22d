#pragma once
// What there is to go on with or to begin: the home screen and the list of all matches.

#include <optional>
#include <string>
#include <vector>

#include "src/view/command.hpp"
#include "src/view/screens/pages.hpp"

namespace tanteador::view {

// What a game is kept on.
enum class Material { cloth, ruled, slate, cards, squared };
struct MatchCard {
  struct Side {
    std::string name, points;
  };
  std::string title;        // "Ana – Beto"
  std::string score;        // "21 – 14"
  std::string detail;       // ruleset, status, when
  std::string game, state;  // its title, "in progress"
  std::vector<Side> sides;
  Material material = Material::squared;
  bool live = false;
  Action open, again, discard;  // discard: of a match in which nothing was entered
};
struct Home {
  std::string title, welcome, live_title, recent_title;
  std::optional<MatchCard> first;       // to go on with: the newest in progress, else the last played
  std::vector<MatchCard> live, recent;  // the others
  std::string again_title;
  std::vector<Action> again;  // the tables that played last, each once
  std::string games_title;
  std::vector<Action> games;        // a new match of each
  std::vector<Material> materials;  // and what each is kept on
  Action club, all;                 // all: every match there is
  Action people, referee, room;     // room: every phone in the hall takes part
  Action sample;                    // a match to try things with, before the first
  Action tutorial;                  // how everything is done
};

// --- all matches

struct MatchList {
  std::string title, empty;
  TextField search;
  std::vector<Action> games;  // which are listed
  Action live;
  std::vector<Action> rows;  // a page of them
  std::string page;          // "25 to 48 of 2000"; empty: there is but one
  Action back, next;
};

}  // namespace tanteador::view
