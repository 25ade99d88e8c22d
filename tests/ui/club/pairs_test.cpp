// Pairs formed out of a list of single players: by lot, strong with weak, across a category.

#include <doctest/doctest.h>

#include <set>

#include "tests/ui/club/clubs.hpp"

namespace club_command {

namespace {

constexpr const char* kList =
    "name,rating,category\nAna,1000,women\nBeto,1900,\nCaro,1700,women\nDani,1500,\n";

void let_go(Clubs& clubs, const std::string& text) {
  const auto file = clubs.panel.folder / "list.csv";
  write(file, text);
  clubs.app.take_file(file);
  clubs.ui.frame();
}

std::vector<std::string> names_of(const Clubs& clubs) {
  return session::League(clubs.panel.store.get(), session::system_host()).entrant_names(clubs.now());
}

}  // namespace

TEST_CASE("a list of single players is entered as rated or mixed pairs, as by the command") {
  for (const std::string rule : {"rating", "category"}) {
    Clubs clubs;
    clubs.both({"new", "Friday", "--game", "truco", "--rounds", "2"});
    open_evening(clubs);
    press(clubs.ui, {"league/view/2"});
    let_go(clubs, kList);
    press(clubs.ui, {"league/listed/pairs/" + rule});
    const auto file = clubs.line.folder / "list.csv";
    write(file, kList);
    clubs.type({"enter", "Friday", "--pairs", rule, "--file", file});
    CHECK(evening_of(clubs.panel) == evening_of(clubs.line));
    const bool rated = rule == "rating";
    CHECK(names_of(clubs) == std::vector<std::string>{rated ? "Beto / Ana" : "Caro / Dani",
                                                      rated ? "Caro / Dani" : "Ana / Beto"});
  }
}

TEST_CASE("pairs by lot name their number, and everybody is in one") {
  Clubs clubs;
  clubs.both({"new", "Friday", "--game", "truco", "--rounds", "2"});
  open_evening(clubs);
  press(clubs.ui, {"league/view/2"});
  let_go(clubs, "name\nAna\nBeto\nCaro\nDani\nEva\nFito\n");
  CHECK(clubs.ui.find("league/listed/pairs/rating") == nullptr);  // nobody has a rating
  CHECK(clubs.ui.find("league/listed/pairs/category") == nullptr);
  press(clubs.ui, {"league/listed/pairs/lot"});
  CHECK(clubs.ui.shows("The number of this random draw is"));
  std::set<std::string> people;
  REQUIRE(clubs.now().entrants.size() == 3);
  for (const league::EntrantState& pair : clubs.now().entrants) {
    CHECK(pair.people.size() == 2);
    people.insert(pair.people.begin(), pair.people.end());
  }
  CHECK(people.size() == 6);
}

TEST_CASE("players of a list keep their licences when they are entered as pairs") {
  Clubs clubs;
  clubs.both({"new", "Friday", "--game", "truco", "--rounds", "2"});
  open_evening(clubs);
  press(clubs.ui, {"league/view/2"});
  let_go(clubs, "name,licence\nAna,7\nBeto,8\nCaro,9\nDani,10\n");
  press(clubs.ui, {"league/listed/pairs/lot"});
  CHECK(clubs.now().entrants.size() == 2);
  const auto listed = clubs.type(clubs.panel, {"player", "list"});
  REQUIRE(listed.size() == 4);
  std::set<std::string> licences;
  for (const json& one : listed) licences.insert(one["licence"].get<std::string>());
  CHECK(licences == std::set<std::string>{"7", "8", "9", "10"});
}

TEST_CASE("no pairs are offered for an odd list, for pairs, or where partners change") {
  Clubs clubs;
  clubs.both({"new", "Friday", "--game", "truco", "--rounds", "2"});
  open_evening(clubs);
  press(clubs.ui, {"league/view/2"});
  for (const char* list :
       {"name\nAna\nBeto\nCaro\nDani\nEva\n", "name\nAna / Beto\nCaro / Dani\nEva / Fito\nGina / Hugo\n"}) {
    let_go(clubs, list);
    CHECK(clubs.ui.find("league/player/add") != nullptr);
    CHECK(clubs.ui.find("league/listed/pairs/lot") == nullptr);
  }
  Clubs whist;
  whist.both({"new", "Friday", "--game", "truco", "--format", "rotating-partners"});
  open_evening(whist);
  press(whist.ui, {"league/view/2"});
  let_go(whist, kList);
  CHECK(whist.ui.find("league/player/add") != nullptr);
  CHECK(whist.ui.find("league/listed/pairs/lot") == nullptr);
}

TEST_CASE("a new competition of pairs takes them out of a list of single players") {
  Clubs clubs;
  press(clubs.ui, {"go/club", "league/new", "league/plan/kind/1"});
  let_go(clubs, kList);
  press(clubs.ui, {"league/listed/pairs/rating", "league/begin"});
  REQUIRE(clubs.app.club()->competition().has_value());
  CHECK(names_of(clubs) == std::vector<std::string>{"Beto / Ana", "Caro / Dani"});
  CHECK(clubs.now().entrants.front().rating == 1450);
}

}  // namespace club_command
