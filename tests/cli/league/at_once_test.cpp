// Lists taken in at once: all of it or nothing, with a word on every line.

#include <doctest/doctest.h>

#include <chrono>

#include "tests/cli/league.hpp"

using namespace tanteador::test;

namespace {
namespace at_once {

void came_in(const Result& result) { CHECK_MESSAGE(result.status == 0, (result.out + result.err)); }

// A list of this many entrants.
std::string so_many(int count) {
  std::string list = "name\n";
  for (int i = 1; i <= count; ++i) list += "Player " + std::to_string(i) + "\n";
  return list;
}

void drawn_round_of(const Folder& folder, const std::string& entrants,
                    std::vector<std::string> options = {}) {
  options.insert(options.begin(), {"new", "Friday", "--rounds", "3"});
  came_in(league(folder, options));
  came_in(league(folder, {"enter", "Friday", "--file", "-"}, entrants));
  came_in(league(folder, {"draw", "Friday", "--seed", "1"}));
}

Result results_typed(const Folder& folder, const std::string& lines,
                     std::vector<std::string> more = {"--json"}) {
  more.insert(more.begin(), {"result", "Friday", "--file", "-"});
  return league(folder, more, lines);
}

std::vector<std::string> result_states(const Result& result) {
  std::vector<std::string> all;
  const auto report = result.json();
  for (const auto& line : report["lines"]) all.push_back(line["state"]);
  return all;
}

nlohmann::json tables_now(const Folder& folder) {
  return league(folder, {"show", "Friday", "--json"}).json()["rounds"][0]["tables"];
}

}  // namespace at_once
}  // namespace

using namespace at_once;

TEST_CASE("the results of a round come from one list in any format") {
  const Folder folder;
  drawn_round_of(folder, so_many(9));
  const std::string id = league(folder, {"list", "--json"}).json()[0]["competition"];
  const Result entered = results_typed(
      folder, "table;home;away\n1;30;12\n\n# from the second room\n2: 30 28\n3 +:- # no car\ntanteador:" +
                  id + "/1.1/4 12:30\n");
  came_in(entered);
  CHECK(result_states(entered) ==
        std::vector<std::string>{"heading", "entered", "entered", "entered", "entered"});
  const auto now = tables_now(folder);
  CHECK(now[0]["sides"][1]["score"] == 12);
  CHECK(now[2]["sides"][1]["forfeit"] == true);
  CHECK(now[3]["sides"][1]["score"] == 30);
  // A second import of the list changes nothing.
  const Result again = results_typed(folder, "1 30-12\n2 30:28\n3 +:-\n4 12–30\n");
  CHECK(result_states(again) == std::vector<std::string>(4, "known"));
  CHECK(has(league(folder, {"close", "Friday"}).out, "Round 1 is closed."));
  came_in(league(folder, {"verify", "Friday"}));
}

TEST_CASE("a list of results is entered whole or not at all, and every line is reported") {
  const Folder folder;
  drawn_round_of(folder, so_many(8));
  came_in(league(folder, {"result", "Friday", "4", "30:11"}));
  const Result refused =
      results_typed(folder, "1 30:12\n2 30:99\n3 30/12\n9 30:12\n1 12:30\n4 30:12\n2 30:99 # so ruled\n");
  CHECK(refused.status == 1);
  const std::vector<std::string> report{"entered", "refused", "refused", "refused",
                                        "refused", "refused", "refused"};
  CHECK(result_states(refused) == report);
  CHECK(refused.json()["entered"] == false);
  const auto lines = refused.json()["lines"];
  CHECK(lines[1]["rule"] != nullptr);
  CHECK(has(lines[3]["message"].get<std::string>(), "Round 1 of stage 1 has no table 9."));
  CHECK(has(lines[4]["message"].get<std::string>(), "already on line 1"));
  CHECK(has(lines[5]["message"].get<std::string>(), "Its result is already 30:11"));
  CHECK(tables_now(folder)[0]["decided"] == false);
  const Result read = results_typed(folder, "1 30:12\n2 30:99\n", {});
  CHECK(has(read.out, "would be valid"));
  CHECK(has(read.out, "Nothing was entered: 1 line is not valid."));
  CHECK(results_typed(folder, "").status == 2);
  CHECK(results_typed(folder, "table;home;away\n").status == 2);
  CHECK(league(folder, {"result", "Friday"}).status == 2);
}

TEST_CASE("tarot accounts accept any minus sign, and the last account follows from the others") {
  const Folder folder;
  drawn_round_of(folder, so_many(8), {"--game", "tarot", "--format", "singles"});
  came_in(results_typed(folder, "tarot 1: +120 −40 −40 −40\n2 90 -30 –30\n"));
  CHECK(tables_now(folder)[1]["sides"][3]["score"] == -30);
}

TEST_CASE("a thousand entrants, their check-in, ratings and results are imported within a second each") {
  const Folder folder;
  came_in(league(folder, {"new", "Friday", "--rounds", "3"}));
  const auto seconds = [](const auto& run) {
    const auto begin = std::chrono::steady_clock::now();
    run();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  };
  // A build with the sanitizers takes a multiple of the time of a release build.
  constexpr double kSlower = 10;
  CHECK(seconds([&] {
          came_in(league(folder, {"enter", "Friday", "--file", "-"}, so_many(1000)));
        }) < kSlower);
  std::string lines, ratings = "name;rating\n";
  for (int number = 1; number <= 1000; ++number) lines += std::to_string(number) + "\n";
  CHECK(seconds([&] { came_in(league(folder, {"check-in", "Friday", "--file", "-"}, lines)); }) < kSlower);
  const auto shown = league(folder, {"show", "Friday", "--json"}).json();
  for (const auto& row : shown["entrants"]) ratings += row["name"].get<std::string>() + ";1500\n";
  CHECK(seconds([&] { came_in(league(folder, {"entrant", "Friday", "--file", "-"}, ratings)); }) < kSlower);
  came_in(league(folder, {"draw", "Friday", "--seed", "1"}));
  lines.clear();
  for (int table = 1; table <= 500; ++table) lines += std::to_string(table) + " 30:12\n";
  CHECK(seconds([&] { came_in(results_typed(folder, lines)); }) < kSlower);
}
