// Every league command. documents_test.cpp types the evening of docs/tutorial/friday-night-command-line.md.

#include <doctest/doctest.h>

#include "tests/cli/league.hpp"

using namespace tanteador::test;

namespace {

// A Swiss of four, drawn.
void begin(const Folder& folder) {
  CHECK(league(folder, {"new", "Friday", "--rounds", "3"}).status == 0);
  CHECK(league(folder, {"enter", "Friday", "Ana", "Beto", "Caro", "Dani"}).status == 0);
  CHECK(league(folder, {"draw", "Friday", "--seed", "1"}).status == 0);
}

}  // namespace

TEST_CASE("league commands report errors with the correct exit status") {
  struct Row {
    std::vector<std::string> arguments;
    int status;
    std::string out, err;
  };
  const Folder folder;
  begin(folder);
  const Row rows[] = {
      {{"close", "Friday"}, 1, "table 1 has no valid result", ""},
      {{"result", "Friday", "9", "30:1"}, 1, "no table 9", ""},
      {{"result", "Friday", "1", "30"}, 1, "has 2 sides", ""},
      {{"result", "Friday", "1", "thirty"}, 2, "", "is not a score"},
      {{"result", "Friday", "x", "30:1"}, 2, "", "is not a table"},
      {{"result", "Friday", "1.2.3.4", "30:1"}, 2, "", "is not a table"},
      {{"correct", "Friday", "1", "30:1"}, 1, "has no result yet", ""},
      {{"forfeit", "Friday", "1", "Nobody"}, 2, "", "There is no participant Nobody"},
      {{"draw", "Friday"}, 1, "Close round", ""},
      {{"enter", "Friday", "Ana"}, 1, "already takes part, as Ana", ""},
      {{"enter", "Friday"}, 2, "", "Give the participants"},
      {{"enter", "Friday", "A / "}, 2, "", "is not a name"},
      {{"withdraw", "Friday", "17"}, 1, "There is no participant 17; the list has 4.", ""},
      {{"show", "Saturday"}, 2, "", "There is no competition Saturday"},
      {{"next-stage", "Friday"}, 1, "There is no stage after this one.", ""},
      {{"new", "X", "--rounds", "3", "--sets", "2"}, 1, "Use an odd number", ""},
      {{"new", "X", "--format", "ladder"}, 2, "", "There is no format ladder"},
      {{"new", "X", "--rounds", "3", "--order", "PTS,XX"}, 2, "", "is not a tie-break"},
      {{"new", "X", "--game", "chess"}, 2, "", "There is no game called chess"},
      {{"new", "X", "--rounds", "3", "--ruleset", "tarot-fft-4"}, 2, "", "is not a rule set for truco"},
      {{"new", "--rounds", "3"}, 2, "", "needs a name"},
      {{"new", "X", "--rounds", "3", "--substitutes", "half"},
       2,
       "",
       "it is one of: to_entrant, none, fixed"},
      {{"new", "X", "--rounds", "3", "--substitutes", "fixed"}, 2, "", "needs --substitute-points"},
      {{"new", "X", "--rounds", "3", "--substitute-score", "5"}, 2, "", "--substitutes fixed needs"},
      {{"new", "X", "--rounds", "3", "--substitutes", "fixed", "--substitute-points", "0.3"},
       2,
       "",
       "whole or half points"},
      {{"season", "1999"}, 0, "No competition of this season", ""},
      {{"team", "list"}, 0, "No teams yet", ""},
      {{"import", "-"}, 2, "", "This is not JSON"},
  };
  for (const Row& row : rows) {
    std::string command;
    for (const std::string& word : row.arguments) command += word + " ";
    CAPTURE(command);
    const Result result = league(folder, row.arguments);
    CAPTURE(result.out);
    CAPTURE(result.err);
    CHECK(result.status == row.status);
    CHECK(result.out.find(row.out) != std::string::npos);
    CHECK(result.err.find(row.err) != std::string::npos);
  }
}

TEST_CASE("an entrant or substitute becomes a club player; a guest does not") {
  const Folder folder;
  CHECK(league(folder, {"player", "add", "Ana"}).status == 0);
  CHECK(league(folder, {"new", "Friday", "--rounds", "3"}).status == 0);
  CHECK(league(folder, {"enter", "Friday", "Ana", "Beto"}).status == 0);
  CHECK(league(folder, {"enter", "Friday", "Ana"}).status == 1);  // twice: refused, nobody is added
  CHECK(league(folder, {"enter", "Friday", "Gast", "--club", "Elsewhere"}).status == 0);
  CHECK(league(folder, {"draw", "Friday", "--seed", "1"}).status == 0);
  CHECK(league(folder, {"substitute", "Friday", "Beto", "--in", "Zoe"}).status == 0);
  std::vector<std::string> names;
  for (const auto& player : league(folder, {"player", "list", "--json"}).json())
    names.push_back(player["name"]);
  CHECK(names == std::vector<std::string>{"Ana", "Beto", "Zoe"});
}

TEST_CASE("a substitute's round counts as the competition sets, in points or in score") {
  const Folder folder;
  CHECK(league(folder,
               {"new", "Pairs", "--rounds", "3", "--substitutes", "fixed", "--substitute-points", "0.5"})
            .status == 0);
  CHECK(league(folder, {"enter", "Pairs", "Ana", "Beto"}).status == 0);
  CHECK(league(folder, {"draw", "Pairs", "--seed", "1"}).status == 0);
  CHECK(league(folder, {"result", "Pairs", "1", "30:12"}).status == 0);
  CHECK(league(folder, {"substitute", "Pairs", "Ana", "--in", "Gina"}).status == 0);
  const auto rows = league(folder, {"standings", "Pairs", "--json"}).json()["tables"][0]["rows"];
  REQUIRE(rows.size() == 2);
  CHECK(rows[0]["name"] == "Ana");
  CHECK(rows[0]["values"]["PTS"] == "½");
  CHECK(league(folder, {"new", "Singles", "--game", "tarot", "--format", "singles", "--rounds", "2",
                        "--substitutes", "fixed", "--substitute-score", "-15000"})
            .status == 0);
  const auto stage = league(folder, {"show", "Singles", "--json"}).json()["setup"]["stages"][0];
  CHECK(stage["substitutes"] == nlohmann::json{{"policy", "fixed"}, {"score", -15000}});
}

TEST_CASE("with --json every league command prints one value, and refusals have a key") {
  const Folder folder;
  begin(folder);
  const Result refused = league(folder, {"close", "Friday", "--json"});
  CHECK(refused.status == 1);
  CHECK(refused.json()["refused"][0]["key"] == "league/open_tables");
  for (const std::vector<std::string>& arguments :
       std::vector<std::vector<std::string>>{{"list"},
                                             {"show", "Friday"},
                                             {"standings", "Friday"},
                                             {"crosstable", "Friday"},
                                             {"stats", "Ana"},
                                             {"ratings"},
                                             {"season", "x"},
                                             {"club", "show"},
                                             {"player", "list"},
                                             {"team", "list"},
                                             {"verify", "Friday"},
                                             {"export", "Friday"},
                                             {"new", "--propose", "40", "--hours", "4"}}) {
    auto with_json = arguments;
    with_json.push_back("--json");
    CAPTURE(arguments.front());
    const Result result = league(folder, with_json);
    CHECK(result.status == 0);
    CHECK_FALSE(result.json().is_discarded());
  }
  CHECK(league(folder, {"show", "Friday", "--json"}).json()["entrants"].size() == 4);
}

TEST_CASE("a list of players is entered whole or not at all, and the bad line is reported") {
  struct Row {
    const char* csv;
    int line;
    const char* message;
  };
  const Row rows[] = {
      {"", 1, "names nobody"},
      {"who;what\nAna;1\n", 1, "must be a header row"},
      {"name\nAna\nBeto\nAna\n", 4, "\"Ana\" appears on lines 2 and 4."},
      {"name,licence\nAna,7\nBeto,7\n", 3, "\"7\" appears twice"},
      {"name,licence\nAna,7,8\n", 2, "more cells"},
      {"name,licence\nAna,7\n,8\n", 3, "no name"},
      {"name\n\"Ana\n", 2, "closing quotation mark is missing"},
      {"name\n\"Ana\"x\n", 2, "may follow the closing quotation mark"},
      {"name\nAna\x01\n", 2, "no name"},
  };
  const Folder folder;
  for (const Row& row : rows) {
    CAPTURE(row.csv);
    const Result result = league(folder, {"player", "import", "-", "--json"}, row.csv);
    CHECK(result.status == 2);
    CHECK(result.json()["error"]["line"] == row.line);
    CHECK(result.json()["error"]["message"].get<std::string>().find(row.message) != std::string::npos);
  }
  CHECK_FALSE(fs::exists(database(folder)));
  const std::string csv =
      "\xEF\xBB\xBFName;Alias;Licence\r\n\"Núñez; Ana \"\"la "
      "Flaca\"\"\";Flaca;AR-1\r\n李小龙;;\r\n\r\nМарья;;9\r\n";
  CHECK(league(folder, {"player", "import", "-"}, csv).status == 0);
  const auto players = league(folder, {"player", "list", "--json"}).json();
  REQUIRE(players.size() == 3);
  CHECK(players[0]["name"] == "Núñez; Ana \"la Flaca\"");
  CHECK(players[1]["name"] == "李小龙");
  CHECK(players[2]["licence"] == "9");
  const Result again = league(folder, {"player", "import", "-", "--json"}, "name\nNeu\nМарья\n");
  CHECK(again.json()["error"]["line"] == 3);
  CHECK(league(folder, {"player", "list", "--json"}).json().size() == 3);
  CHECK(league(folder, {"player", "forget", "Flaca"}).status == 0);
  CHECK(read_bytes(database(folder)).find("Flaca") == std::string::npos);
}

TEST_CASE("a team enters by name, a match gives its table's result, and the file transfers") {
  const Folder folder;
  CHECK(league(folder, {"player", "add", "Ana", "Beto", "Caro"}).status == 0);
  CHECK(league(folder,
               {"team", "add", "Tigres", "--member", "Ana", "Beto", "--captain", "Ana", "--reserve", "Caro"})
            .status == 0);
  CHECK(league(folder, {"new", "Cup", "--format", "knockout"}).status == 0);
  CHECK(league(folder, {"enter", "Cup", "--team", "Tigres"}).out.find("Tigres has number 1.") !=
        std::string::npos);
  CHECK(league(folder, {"enter", "Cup", "Eva / Fito"}).status == 0);
  CHECK(league(folder, {"draw", "Cup"}).out.find("Tigres – Eva / Fito") != std::string::npos);
  const std::string match = store_match(
      folder,
      R"({"type":"match_started","game":"truco","ruleset":"truco-argentino","players":["Ana","Eva","Beto","Fito"],"options":{"chicos_to_win":1}})"
      "\n"
      R"({"type":"tallied","side":"Ellos","points":30})"
      "\n");
  CHECK(league(folder, {"link", "Cup", "1", match}).out.find("All tables have a result.") !=
        std::string::npos);
  CHECK(league(folder, {"show", "Cup"}).out.find("0:30") != std::string::npos);
  CHECK(league(folder, {"close", "Cup"}).status == 0);
  CHECK(league(folder, {"close", "Cup", "--finish"}).status == 0);
  const Result ratings = league(folder, {"ratings", "--json"});
  CHECK(ratings.json().size() == 4);
  const std::string file = league(folder, {"export", "Cup", "--unsigned"}).out;
  const Folder elsewhere;
  CHECK(league(elsewhere, {"import", "-"}, file).status == 0);
  CHECK(league(elsewhere, {"export", "Cup", "--unsigned"}).out == file);
  CHECK(league(elsewhere, {"verify", "Cup"}).status == 0);
  CHECK(run(elsewhere, {"db", "rebuild"}).status == 0);
  CHECK(league(elsewhere, {"standings", "Cup"}).out == league(folder, {"standings", "Cup"}).out);
}

TEST_CASE("a match linked to the wrong table moves to another with its result") {
  const Folder folder;
  CHECK(league(folder, {"new", "Cup", "--rounds", "1"}).status == 0);
  CHECK(league(folder, {"enter", "Cup", "Ana", "Beto", "Caro", "Dani"}).status == 0);
  CHECK(league(folder, {"draw", "Cup", "--seed", "1"}).out.find("Ana – Caro") != std::string::npos);
  const std::string match = store_match(
      folder,
      R"({"type":"match_started","game":"truco","ruleset":"truco-argentino","players":["Ana","Caro"],"options":{"chicos_to_win":1}})"
      "\n"
      R"({"type":"tallied","side":"Ana","points":30})"
      "\n");
  struct Row {
    std::vector<std::string> words;
    int status;
    std::string says;
  };
  const Row rows[] = {
      {{"unlink", "Cup", "1", match}, 1, "This match is not linked with table 1 of round 1."},
      {{"link", "Cup", "2", match}, 0, "2 tables are open."},
      {{"link", "Cup", "1", match}, 1, "This match is already linked with table 2 of round 1."},
      {{"unlink", "Cup", "1", match}, 1, "This match is not linked with table 1 of round 1."},
      {{"unlink", "Cup", "2", match}, 0, "Match unlinked; the result it gave has been removed."},
      {{"link", "Cup", "1", match}, 0, "Ana – Caro, 1:0 (30:0)."},
      {{"unlink", "Cup", "1", match.substr(0, 13)}, 0, "Stage 1, round 1, table 1: Ana – Caro\n"},
      {{"unlink", "Cup", "1", match}, 1, "This match is not linked with table 1 of round 1."},
      {{"unlink", "Cup", "9", match}, 1, "Round 1 of stage 1 has no table 9."},
      {{"unlink", "Cup", "1", "0123456789ab"}, 2, "There is no match 0123456789ab"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.says);
    const Result result = league(folder, row.words);
    const std::string said = result.out + result.err;
    CAPTURE(said);
    CHECK(result.status == row.status);
    CHECK(said.find(row.says) != std::string::npos);
  }
  CHECK(league(folder, {"show", "Cup"}).out.find("1:0") == std::string::npos);
  const auto text = league(folder, {"corrections", "Cup"}).out;
  CHECK(text.find("no longer linked to a match") != std::string::npos);
  CHECK(run(folder, {"db", "check"}).status == 0);
  CHECK(league(folder, {"verify", "Cup"}).status == 0);
}

TEST_CASE("a removed team is not listed, and plays on in its competitions") {
  const Folder folder;
  CHECK(league(folder, {"player", "add", "Ana", "Beto"}).status == 0);
  const auto add = [&] {
    return league(folder, {"team", "add", "Tigres", "--member", "Ana", "Beto"}).status;
  };
  CHECK(add() == 0);
  CHECK(league(folder, {"new", "Cup", "--format", "knockout"}).status == 0);
  CHECK(league(folder, {"enter", "Cup", "--team", "Tigres"}).status == 0);
  const std::string shown = league(folder, {"show", "Cup"}).out;
  const Result removed = league(folder, {"team", "remove", "Tigres"});
  CHECK(removed.status == 0);
  CHECK(removed.out == "Tigres is no longer a team of the club. Competitions it entered keep it.\n");
  CHECK(league(folder, {"team", "list"}).out == "No teams yet.\n");
  CHECK(league(folder, {"club", "show", "--json"}).json()["teams"] == 0);
  CHECK(league(folder, {"show", "Cup"}).out == shown);
  const Result again = league(folder, {"team", "remove", "Tigres"});
  CHECK(again.status == 2);
  CHECK(again.err.find("There is no team Tigres") != std::string::npos);
  CHECK(add() == 0);
  CHECK(run(folder, {"db", "check"}).status == 0);
}

TEST_CASE("the example of an exported competition imports and exports byte for byte") {
  const fs::path example = fs::path(TANTEADOR_ROOT) / "schemas/examples/competition_export.json";
  const Folder folder;
  CHECK(league(folder, {"import", example}).status == 0);
  CHECK(league(folder, {"export", "Malam Jumat", "--unsigned"}).out == read_bytes(example));
  const auto checked = run(folder, {"db", "check", "--json"}).json();
  CHECK(checked["matches"] == 1);
  CHECK(checked["competitions"] == 1);
  CHECK(league(folder, {"verify", "Malam Jumat"}).status == 0);
}

TEST_CASE("a schedule is drawn completely, a Swiss as far as possible") {
  const Folder folder;
  CHECK(league(folder, {"new", "League", "--format", "round-robin"}).status == 0);
  CHECK(league(folder, {"enter", "League", "Ana", "Beto", "Caro", "Dani"}).status == 0);
  const fs::path page = folder / "a.html";
  const Result drawn = league(folder, {"draw", "League", "--all", "--html", page});
  CHECK(drawn.status == 0);
  for (const char* round : {"Stage 1, round 1", "Stage 1, round 2", "Stage 1, round 3"}) {
    CHECK(drawn.out.find(round) != std::string::npos);
    CHECK(read_bytes(page).find(round) != std::string::npos);
  }
  CHECK(league(folder, {"draw", "League", "--all"}).status == 1);
  CHECK(league(folder, {"new", "Swiss", "--rounds", "3"}).status == 0);
  CHECK(league(folder, {"enter", "Swiss", "Ana", "Beto", "Caro", "Dani"}).status == 0);
  CHECK(league(folder, {"draw", "Swiss", "--all", "--json"}).json().contains("further") == false);
}
