// A person's record of play, with figures counted by hand.

#include <doctest/doctest.h>

#include <set>

#include "src/view/sheets.hpp"
#include "src/view/words.hpp"

using namespace tanteador;

namespace {
namespace people_view {

view::PlayedMatch match(const std::string& id, const std::string& at, std::vector<int> winners,
                        const std::string& game = "truco") {
  view::PlayedMatch played;
  played.id = id;
  played.game = game;
  played.at = at;
  played.sides = {{"ana", "caro"}, {"beto", "dani"}};
  played.names = {{"Ana", "Caro"}, {"Beto", "Dani"}};
  played.scores = {30, 12};
  played.winners = std::move(winners);
  return played;
}

std::string figure(const view::PersonView& view, const std::string& what) {
  for (const auto& one : view.figures) {
    if (one.what == what) return one.value;
  }
  return "none";
}

// The newest first: won, won, drawn, lost, won.
const std::vector<view::PlayedMatch> kFive{
    match("5", "2026-11-20T20:00:00Z", {0}), match("4", "2026-11-19T20:00:00Z", {0}),
    match("3", "2026-11-01T20:00:00Z", {}), match("2", "2026-02-01T20:00:00Z", {1}, "tarot"),
    match("1", "2025-01-01T20:00:00Z", {0})};

view::PersonView of(const std::string& person, view::PeopleState wanted = {}) {
  wanted.person = person;
  return view::make_person({person, "Ana", {}}, kFive, wanted, "2026-11-21T00:00:00Z");
}

}  // namespace people_view
}  // namespace

TEST_CASE("matches, wins, percentage and runs of wins count for each person") {
  struct Row {
    const char* person;
    const char *matches, *won, *share, *now, *longest;
    std::vector<int> curve;
  };
  const Row rows[] = {{"ana", "5", "3", "75 %", "2", "2", {0, 1, 0, 0, 1, 2}},
                      {"dani", "5", "1", "25 %", "0", "1", {0, -1, 0, 0, -1, -2}}};
  for (const Row& row : rows) {
    CAPTURE(row.person);
    const view::PersonView view = people_view::of(row.person);
    CHECK(people_view::figure(view, "matches") == row.matches);
    CHECK(people_view::figure(view, row.won == std::string_view("1") ? "match won" : "matches won") ==
          row.won);
    CHECK(people_view::figure(view, "of decided matches") == row.share);
    CHECK(people_view::figure(view, "current winning streak") == row.now);
    CHECK(people_view::figure(view, "longest winning streak") == row.longest);
    CHECK(view.curve == row.curve);
  }
}

TEST_CASE("partners and opponents are separate, with wins and losses") {
  const view::PersonView view = people_view::of("ana");
  REQUIRE(view.with.size() == 1);
  CHECK(view.with[0].name == "Caro");
  CHECK(view.with[0].figures == "3 : 1, 1 drawn");
  REQUIRE(view.against.size() == 2);
  CHECK(view.against[0].name == "Beto");
  CHECK(view.against[1].lost == 1);
}

TEST_CASE("one game or thirty days count alone, and an empty set claims nothing") {
  view::PeopleState tarot, month, none;
  tarot.game = "tarot";
  month.days = 30;
  none.game = "truf";
  CHECK(people_view::figure(people_view::of("ana", tarot), "matches won") == "0");
  CHECK(people_view::figure(people_view::of("ana", month), "matches") == "3");
  CHECK(people_view::of("ana", none).figures.empty());
  CHECK(people_view::of("nobody").figures.empty());
}

TEST_CASE("a person has the initials of first and last name, and one colour in every spelling") {
  struct Row {
    const char *name, *initials;
  };
  for (const Row& row : {Row{"Ana", "A"},
                         {"María de la Cruz", "MC"},
                         {"Łukasz Żak", "ŁŻ"},
                         {"  Ana   Ruiz ", "AR"},
                         {"Ωμέγα", "Ω"}}) {
    CAPTURE(row.name);
    CHECK(view::badge_of(row.name).initials == row.initials);
  }
  CHECK(view::badge_of("Zoé").colour == view::badge_of("zoe").colour);
  std::set<int> colours;
  for (int i = 0; i < 200; ++i) colours.insert(view::badge_of("Player " + std::to_string(i)).colour);
  CHECK(colours.size() == 12);
  CHECK(*colours.begin() == 0);
  CHECK(*colours.rbegin() == 11);
}
