// A Keizer season on the command line, and its papers.

#include <doctest/doctest.h>

#include "tests/cli/secretary.hpp"

namespace keizer_evening {

using namespace tanteador::test;

namespace {

std::map<std::string, double> totals(const Folder& folder) {
  std::map<std::string, double> all;
  const auto shown = league(folder, {"standings", "Friday", "--json"}).json();
  for (const auto& row : shown["tables"][0]["rows"]) all[row["name"]] = row["figures"]["KZ"];
  return all;
}

}  // namespace

TEST_CASE("a club plays Keizer: who is away has a third, who sits out two thirds, a win the value") {
  const Folder folder;
  club_with(folder, {"Ana", "Beto", "Caro", "Dani", "Eva"}, {"--format", "keizer", "--rounds", "4"});
  went_well(league(folder, {"absent", "Friday", "Beto"}));
  went_well(league(folder, {"draw", "Friday"}));
  CHECK(pairings(folder) == std::vector<std::string>{"Ana–Caro", "Dani–Eva"});
  const std::string why = league(folder, {"show", "Friday", "--why"}).out;
  CHECK_MESSAGE(has(why, "places 1 and 3 so far"), why);
  went_well(league(folder, {"result", "Friday", "1", "12:30"}));
  went_well(league(folder, {"result", "Friday", "2", "30:12"}));
  went_well(league(folder, {"close", "Friday"}));
  // Values 8 to 4: Caro 8 + 5 of Ana, Dani 7 + 4 of Eva, Beto 6 + 2, Ana 5, Eva 4.
  const std::map<std::string, double> first{{"Ana", 5}, {"Beto", 8}, {"Caro", 13}, {"Dani", 11}, {"Eva", 4}};
  CHECK(totals(folder) == first);
  went_well(league(folder, {"draw", "Friday"}));
  CHECK(pairings(folder) == std::vector<std::string>{"Caro–Dani", "Beto–Ana"});
  play(folder, 2);
  const std::string causes = league(folder, {"standings", "Friday", "--why"}).out;
  CHECK_MESSAGE(has(causes, "Own value: 8; Round 1: won against Ana, value"), causes);
  CHECK_MESSAGE(has(causes, "Round 1: absent: 2"), causes);
  CHECK_MESSAGE(has(causes, "Round 2: sits out: "), causes);
  const auto rows = paper_rows(folder, "by-rounds");
  REQUIRE(rows.size() == 5);
  const auto now = totals(folder);
  for (const auto& row : rows) {
    CHECK(row["points_2"] == now.at(row["name"]));
    CHECK(row["result"] == now.at(row["name"]));
  }
  CHECK(has(league(folder, {"print", "Friday", "--what", "own-rounds"}).out, "Caro, value 8"));
  went_well(league(folder, {"verify", "Friday"}));
}

TEST_CASE("a Keizer draw proves itself, and its numbers are read or refused") {
  const Folder folder;
  club_with(folder, kEight, {"--format", "keizer", "--rounds", "6", "--keizer", "60,1/2,0,2"});
  const auto setup = shown_now(folder);
  for (const char* round : {"1", "2", "3", "4"}) {
    went_well(league(folder, {"draw", "Friday"}));
    const fs::path file = folder / (std::string("round") + round + ".py");
    went_well(league(folder, {"prove", "Friday", "--round", round, "--to", file}));
    const Result alone = run(folder, Run{.arguments = {file.string()}, .program = "/usr/bin/python3"});
    went_well(alone);
    CHECK_MESSAGE(has(alone.out, "who sits out, and no second meeting"), alone.out);
    play(folder, 4);
  }
  CHECK(totals(folder).begin()->second > 60);
  for (const char* wrong : {"x", "60,2", "60,1/4", "60,1,1,1,1", "60,7/6", "1,,1"}) {
    const Result refused =
        league(folder, {"new", "Bad", "--format", "keizer", "--rounds", "3", "--keizer", wrong});
    CHECK_MESSAGE(refused.status == 2, wrong);
  }
  CHECK(league(folder, {"new", "Bad", "--rounds", "3", "--keizer", "60"}).status == 2);
  CHECK(league(folder, {"new", "Bad", "--format", "keizer", "--rounds", "3", "--keizer", "99999"}).status ==
        1);
}

}  // namespace keizer_evening
