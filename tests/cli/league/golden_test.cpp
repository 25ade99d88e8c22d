// The data of every report of a few competitions: other programs rely on its keys, types and figures.

#include <doctest/doctest.h>

#include <cstdlib>
#include <regex>

#include "tests/cli/league.hpp"

using namespace tanteador::test;

namespace {
namespace report_data {

using Commands = std::vector<std::vector<std::string>>;

void play(const Folder& folder, const Commands& commands) {
  for (const auto& command : commands) {
    const std::string typed = command.front() + " " + command.back();
    CAPTURE(typed);
    const Result result = league(folder, command);
    REQUIRE_MESSAGE(result.status == 0, result.err);
  }
}

// Half points, a drawn table, half a bye, a penalty, a fee and prizes.
void play_swiss(const Folder& folder) {
  play(folder, {{"new", "Swiss", "--rounds", "3", "--minutes", "30", "--season", "2026", "--season-points",
                 "10,6,4,2"},
                {"enter", "Swiss", "Ana", "Beto", "--club", "Norte", "--rating", "1500"},
                {"enter", "Swiss", "Caro", "Dani", "Eva"},
                {"fee", "Swiss", "2.50", "--currency", "CHF"},
                {"paid", "Swiss", "Ana"},
                {"prize", "Swiss", "1", "--amount", "12.50"},
                {"prize", "Swiss", "2", "--thing", "Wine"},
                {"absent", "Swiss", "Eva", "--as", "half_bye"},
                {"draw", "Swiss", "--seed", "1"},
                {"result", "Swiss", "1", "20:20", "--winner", "0"},
                {"result", "Swiss", "2", "30:12"},
                {"close", "Swiss"},
                {"penalty", "Swiss", "Beto", "--points", "1", "--reason", "late"},
                {"draw", "Swiss", "--seed", "2"},
                {"result", "Swiss", "1", "30:21"},
                {"forfeit", "Swiss", "2", "Caro"},
                {"close", "Swiss"}});
}

void play_groups(const Folder& folder) {
  play(folder, {{"new", "Cup", "--format", "groups", "--groups", "2", "--then", "knockout", "--top", "1"},
                {"enter", "Cup", "Ana", "Beto", "Caro", "Dani", "Eva", "Fede"},
                {"draw", "Cup", "--all", "--seed", "1"}});
  for (int round = 1; round <= 3; ++round) {
    play(folder, {{"result", "Cup", std::to_string(round) + ".1", "30:" + std::to_string(10 + round)},
                  {"result", "Cup", std::to_string(round) + ".2", std::to_string(20 + round) + ":30"},
                  {"close", "Cup"}});
  }
  play(folder, {{"next-stage", "Cup"}, {"draw", "Cup", "--seed", "3"}, {"result", "Cup", "1", "30:28"}});
}

void play_teams(const Folder& folder) {
  play(folder, {{"new", "Teams", "--format", "round-robin", "--match-tables", "3", "--season", "2026",
                 "--season-points", "9,5,2"},
                {"enter", "Teams", "Norte", "Sur", "Este"},
                {"draw", "Teams", "--all", "--seed", "1"},
                {"result", "Teams", "1.1", "2:1"},
                {"close", "Teams"},
                {"result", "Teams", "2.1", "1:2"},
                {"close", "Teams"},
                {"correct", "Teams", "1.1", "1:2", "--reason", "read wrongly"},
                {"result", "Teams", "3.1", "3:0"},
                {"close", "Teams"},
                {"close", "Teams", "--finish"}});
}

// Ids and times are others each time.
std::string without_chance(const std::string& text) {
  static const std::regex id("[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{16,64}"),
      time("20[0-9]{2}-[0-9]{2}-[0-9]{2}(T[0-9:.]+Z)?");
  return std::regex_replace(std::regex_replace(text, id, "<id>"), time, "<time>");
}

std::string answers(const Folder& folder, const std::vector<std::string>& command, bool as_csv) {
  std::vector<std::string> json = command, csv = command;
  json.emplace_back("--json");
  csv.insert(csv.end(), {"--csv", "-"});
  const Result answer = league(folder, json);
  std::string text = "== " + command.front() + " " + command.back() + ": " + std::to_string(answer.status) +
                     "\n" + (answer.json().is_discarded() ? answer.out : answer.json().dump(1)) + "\n";
  if (!as_csv) return text;
  const Result data = league(folder, csv);
  return text + "-- " + std::to_string(data.status) + "\n" + data.out;
}

}  // namespace report_data
}  // namespace

using namespace report_data;

TEST_CASE("the data of every report stays the same") {
  const Folder folder;
  play_swiss(folder);
  play_groups(folder);
  play_teams(folder);
  const std::string_view words[] = {"entrants",  "check-in",   "by-name", "blank-results", "rounds",
                                    "by-rounds", "own-rounds", "bracket", "final",         "categories",
                                    "clubs",     "prizes",     "box"};
  for (const std::string name : {"Swiss", "Cup", "Teams"}) {
    CAPTURE(name);
    std::string text;
    for (const char* report : {"standings", "crosstable", "show", "corrections"})
      text += answers(folder, {report, name}, true);
    if (name == "Cup") text += answers(folder, {"standings", name, "--stage", "1"}, true);
    for (const std::string_view word : words)
      text += answers(folder, {"print", name, "--what", std::string(word)}, true);
    if (name == "Teams")
      for (const Commands::value_type& report : Commands{{"season", "2026"},
                                                         {"season", "2026", "--by", "person"},
                                                         {"ratings"},
                                                         {"ratings", "--system", "elo"},
                                                         {"ranking"},
                                                         {"stats", "Ana"}})
        text += answers(folder, report, true);
    const fs::path golden = fs::path(TANTEADOR_ROOT) / "tests/cli/golden" / ("league_" + name + ".txt");
    text = without_chance(text);
    if (std::getenv("TANTEADOR_WRITE_GOLDEN")) write_bytes(golden, text);
    CHECK(text == read_bytes(golden));
  }
}
