// Evenings of card clubs: series seated by score, double elimination, pairs by lot.

#include <doctest/doctest.h>

#include <map>
#include <set>

#include "tests/cli/secretary.hpp"

namespace card_club {

using namespace tanteador::test;

namespace {

// The names at each table of the last round.
std::vector<std::vector<std::string>> seated(const Folder& folder) {
  std::vector<std::vector<std::string>> tables;
  const auto rounds = shown_now(folder)["rounds"];
  for (const auto& table : rounds.back()["tables"]) {
    auto& names = tables.emplace_back();
    for (const auto& side : table["sides"]) names.push_back(side["name"]);
  }
  return tables;
}

}  // namespace

TEST_CASE("a Skat evening: the first series by lot, the next by score, a final of four that counts on") {
  const Folder folder;
  club_with(folder, {"Ana", "Beto", "Caro", "Dani", "Eva", "Fito", "Gina", "Hugo", "Ines", "Juan"},
            {"--game", "sheet", "--format", "singles", "--rounds", "2", "--seats", "by_score", "--then",
             "singles", "--then-rounds", "1", "--top", "4", "--carry-over"});
  const Result first = league(folder, {"draw", "Friday", "--seed", "4"});
  went_well(first);
  CHECK_MESSAGE(has(first.out, "Tables with 4 players: 1. Tables with 3 players: 2."), first.out);
  CHECK_MESSAGE(has(first.out, "drawn by lot"), first.out);
  const auto tables = seated(folder);
  const std::string lists = "1 100:-50:900:300\n2 700:20:-10\n3 500:400:10\n";
  CHECK(league(folder, {"draw", "Friday"}).status == 1);  // the lists are missing
  went_well(league(folder, {"result", "Friday", "--file", "-"}, lists));
  went_well(league(folder, {"close", "Friday"}));
  const Result second = league(folder, {"draw", "Friday", "--seed", "1"});
  went_well(second);
  CHECK_MESSAGE(has(second.out, "places 5 to 7 so far"), second.out);
  CHECK(seated(folder) ==
        std::vector<std::vector<std::string>>{{tables[0][2], tables[1][0], tables[2][0], tables[2][1]},
                                              {tables[0][3], tables[0][0], tables[1][1]},
                                              {tables[2][2], tables[1][2], tables[0][1]}});
  went_well(league(folder, {"result", "Friday", "--file", "-"}, "1 1:2:3:4\n2 5:6:7\n3 8:9:10\n"));
  went_well(league(folder, {"close", "Friday"}));
  went_well(league(folder, {"next-stage", "Friday"}));
  went_well(league(folder, {"draw", "Friday"}));
  CHECK(seated(folder) ==
        std::vector<std::vector<std::string>>{{tables[0][2], tables[1][0], tables[2][0], tables[2][1]}});
  went_well(league(folder, {"result", "Friday", "1", "0:0:0:900"}));
  went_well(league(folder, {"close", "Friday"}));
  const auto rows = league(folder, {"standings", "Friday", "--json"}).json()["tables"][0]["rows"];
  CHECK(rows[0]["name"] == tables[2][1]);
  went_well(league(folder, {"verify", "Friday"}));
}

TEST_CASE("a second stage of tables asks for its rounds, and words that are no rule are refused") {
  const Folder folder;
  const Result asked = league(
      folder, {"new", "Friday", "--game", "sheet", "--then", "singles", "--rounds", "2", "--top", "4"});
  CHECK(asked.status == 1);
  CHECK_MESSAGE(has(asked.out + asked.err, "Stage 2: give the number of rounds"), asked.out);
  CHECK(league(folder, {"new", "Friday", "--format", "singles", "--rounds", "2", "--seats", "best"}).status ==
        2);
  CHECK(league(folder, {"new", "Friday", "--format", "knockout", "--elimination", "triple"}).status == 2);
  const Result third =
      league(folder, {"new", "Friday", "--format", "knockout", "--elimination", "double", "--third-place"});
  CHECK(third.status == 1);
  CHECK_MESSAGE(has(third.out + third.err, "already decides third place"), third.out);
}

TEST_CASE("an option that nothing can use is refused, and names what it needs") {
  const Folder folder;
  const std::pair<std::vector<std::string>, const char*> rows[] = {
      {{"--seats", "by_score"}, "--seats needs a stage with the format singles."},
      {{"--score-final"}, "--score-final needs a stage with the format singles."},
      {{"--elimination", "double"}, "--elimination needs a stage with the format knockout."},
      {{"--format", "knockout", "--accelerated"}, "--accelerated needs a stage with the format swiss."},
      {{"--third-place"}, "--third-place needs a stage with the format knockout."},
      {{"--repechage"}, "--repechage needs a stage with the format knockout."},
      {{"--cycles", "2"}, "--cycles needs a stage with the format round-robin, groups."},
      {{"--groups", "2"}, "--groups needs a stage with the format groups."},
      {{"--movement", "whist"}, "--movement needs a stage with the format rotating-partners."},
      {{"--boards", "2"}, "--boards needs a stage with the format rotating-partners."},
      {{"--top", "2"}, "--top needs --then."},
      {{"--best-next", "1"}, "--best-next needs --then."},
      {{"--carry-over"}, "--carry-over needs --then."},
      {{"--then-rounds", "2"}, "--then-rounds needs --then."}};
  for (const auto& [options, message] : rows) {
    CAPTURE(message);
    std::vector<std::string> all{"new", "Friday", "--rounds", "3"};
    all.insert(all.end(), options.begin(), options.end());
    const Result refused = league(folder, all);
    CHECK(refused.status == 2);
    CHECK(has(refused.err, message));
  }
  REQUIRE(league(folder, {"new", "Friday", "--rounds", "3"}).status == 0);
  const Result seed = league(folder, {"enter", "Friday", "Ana", "--seed", "3"});
  CHECK(seed.status == 2);
  CHECK(has(seed.err, "--seed needs --pairs lot."));
}

TEST_CASE("the new rules are stored only if they are chosen") {
  const Folder folder;
  const auto stage = [&](std::vector<std::string> options) {
    options.insert(options.begin(), {"new", "Friday"});
    options.emplace_back("--json");
    return league(folder, options).json()["setup"]["stages"][0];
  };
  const auto plain = stage({"--format", "singles", "--rounds", "3"});
  for (const char* key : {"seats", "score_final", "elimination"}) CHECK_FALSE(plain.contains(key));
  CHECK_FALSE(stage({"--format", "knockout"}).contains("elimination"));
  CHECK_FALSE(stage({"--format", "swiss", "--rounds", "5"}).contains("accelerated"));
  CHECK(stage({"--format", "swiss", "--rounds", "5", "--accelerated"})["accelerated"] == true);
  CHECK(stage({"--format", "knockout", "--elimination", "double"})["elimination"] == "double");
  const auto chosen =
      stage({"--format", "singles", "--rounds", "3", "--seats", "by_score_fresh", "--score-final"});
  CHECK(chosen["seats"] == "by_score_fresh");
  CHECK(chosen["score_final"] == true);
}

TEST_CASE("a double elimination is shown as winners' bracket, losers' bracket and final") {
  const Folder folder;
  club_with(folder, {"Ana", "Beto", "Caro", "Dani"}, {"--format", "knockout", "--elimination", "double"});
  const auto round = [&](int tables) {
    const Result drawn = league(folder, {"draw", "Friday"});
    went_well(drawn);
    play(folder, tables);
    return drawn.out;
  };
  CHECK(has(round(2), "Winners' bracket, round 1"));
  const std::string second = round(2);
  CHECK_MESSAGE(has(second, "Winners' bracket, round 2, Losers' bracket, round 1"), second);
  CHECK(has(round(1), "Losers' bracket, round 2"));
  went_well(league(folder, {"draw", "Friday"}));
  went_well(league(folder, {"result", "Friday", "1", "12:30"}));  // the first loss of the winners' best
  went_well(league(folder, {"close", "Friday"}));
  CHECK(has(round(1), "Second final"));
  CHECK(league(folder, {"draw", "Friday"}).status == 1);
  const std::string shown = league(folder, {"print", "Friday", "--what", "bracket"}).out;
  for (const char* title : {"Winners' bracket", "Losers' bracket", "Second final"})
    CHECK_MESSAGE(has(shown, title), shown);
  const auto rows = league(folder, {"standings", "Friday", "--json"}).json()["tables"][0]["rows"];
  CHECK(rows[0]["name"] == "Ana");
  CHECK(rows[1]["rank"] == 2);
  went_well(league(folder, {"verify", "Friday"}));
}

TEST_CASE("single players are entered as pairs by lot, or the strongest with the weakest") {
  const Folder folder;
  went_well(league(folder, {"new", "Friday", "--rounds", "3"}));
  const std::vector<std::string> words{"enter", "Friday", "--pairs", "lot",  "--seed", "11",
                                       "Ana",   "Beto",   "Caro",    "Dani", "Eva"};
  const Result odd = league(folder, words);
  CHECK(odd.status == 2);
  CHECK_MESSAGE(has(odd.out + odd.err, "5 people cannot form pairs"), (odd.out + odd.err));
  auto even = words;
  even.emplace_back("Fito");
  const Result entered = league(folder, even);
  went_well(entered);
  CHECK_MESSAGE(has(entered.out, "The number of this random draw is 11."), entered.out);
  std::set<std::string> people;
  const auto pairs = shown_now(folder)["entrants"];
  REQUIRE(pairs.size() == 3);
  for (const auto& pair : pairs) {
    CHECK(pair["people"].size() == 2);
    for (const auto& person : pair["people"]) CHECK(people.insert(person.get<std::string>()).second);
  }
  const Folder again;
  went_well(league(again, {"new", "Friday", "--rounds", "3"}));
  went_well(league(again, even));
  for (std::size_t i = 0; i < 3; ++i) CHECK(shown_now(again)["entrants"][i]["name"] == pairs[i]["name"]);
  CHECK(league(again, {"enter", "Friday", "--pairs", "lot", "Gina / Hugo", "Ines / Juan"}).status == 2);
  CHECK(league(again, {"enter", "Friday", "--pairs", "chance", "Gina", "Hugo"}).status == 2);

  const Folder rated;
  went_well(league(rated, {"new", "Friday", "--rounds", "3"}));
  went_well(league(rated, {"enter", "Friday", "--pairs", "rating", "--file", "-"},
                   "name,club,rating,category\nAna,North,1000,women\nBeto,South,1900,\n"
                   "Caro,South,1200,women\nDani,South,1400,women\n"));
  const auto strong = shown_now(rated)["entrants"];
  REQUIRE(strong.size() == 2);
  CHECK(strong[0]["name"] == "Beto / Ana");
  CHECK(strong[0]["rating"] == 1450);
  CHECK(strong[0]["club"] == "");
  CHECK(strong[1]["name"] == "Dani / Caro");
  CHECK(strong[1]["club"] == "South");

  const Folder mixed;
  const std::string women = "name,rating,category\nAna,1000,women\nBeto,1900,\nCaro,1700,women\n";
  went_well(league(mixed, {"new", "Friday", "--rounds", "3"}));
  CHECK(league(mixed, {"enter", "Friday", "--pairs", "category", "--file", "-"}, women + "Dani,1,women\n")
            .status == 2);
  went_well(league(mixed, {"enter", "Friday", "--pairs", "category", "--file", "-"}, women + "Dani,1500,\n"));
  const auto both = shown_now(mixed)["entrants"];
  REQUIRE(both.size() == 2);
  CHECK(both[0]["name"] == "Caro / Dani");  // the strongest woman with the weakest of the others
  CHECK(both[1]["name"] == "Ana / Beto");
}

}  // namespace card_club

TEST_CASE("a participant who cannot move keeps a table, on every list, and the proof holds") {
  const Folder folder;
  club_with(folder, kEight, {"--format", "singles", "--rounds", "2", "--seats", "by_score"});
  went_well(league(folder, {"participant", "Friday", "Hugo", "--table", "2"}));
  CHECK(has(league(folder, {"show", "Friday"}).out, "table 2"));
  for (int round = 1; round <= 2; ++round) {
    went_well(league(folder, {"pair", "Friday", "--seed", "5"}));
    const auto tables = shown_now(folder)["rounds"].back()["tables"];
    CHECK(has(tables[1].dump(), "Hugo"));
    went_well(league(folder, {"result", "Friday", "1", "4:3:2:1"}));
    went_well(league(folder, {"result", "Friday", "2", "9:8:7:6"}));
    went_well(league(folder, {"close", "Friday"}));
  }
  const std::string proof = (folder / "proof.json").string();
  went_well(league(folder, {"prove", "Friday", "--round", "2", "--to", proof}));
  went_well(league(folder, {"prove", "--file", proof}));
  went_well(league(folder, {"participant", "Friday", "Hugo", "--table", "0"}));
  CHECK_FALSE(has(league(folder, {"show", "Friday"}).out, "table 2"));
  CHECK(league(folder, {"participant", "Friday", "Hugo", "--table", "-1"}).status == 2);
}

TEST_CASE("a round names who has a fixed table and sits elsewhere, until it is closed") {
  struct Row {
    const char *what, *first, *second;  // the fixed tables of Ana and Hugo
    const char* named;                  // in the reasons; null: nobody
  };
  for (const Row& row :
       {Row{"two different tables", "1", "2", nullptr},
        Row{"one table for two", "2", "2", "Hugo should sit at table 2"},
        Row{"a table that the round does not have", "9", "2", "Ana should sit at table 9"}}) {
    CAPTURE(row.what);
    const Folder folder;
    club_with(folder, kEight, {"--format", "swiss", "--rounds", "2"});
    went_well(league(folder, {"participant", "Friday", "Ana", "--table", row.first}));
    went_well(league(folder, {"participant", "Friday", "Hugo", "--table", row.second}));
    const std::string drawn = league(folder, {"pair", "Friday", "--seed", "5"}).out;
    CHECK_MESSAGE(has(drawn, "should sit at table") == (row.named != nullptr), drawn);
    if (row.named) CHECK_MESSAGE(has(drawn, row.named), drawn);
    for (const char* table : {"1", "2", "3", "4"})
      went_well(league(folder, {"result", "Friday", table, "30:20"}));
    went_well(league(folder, {"close", "Friday"}));
    CHECK_FALSE(has(league(folder, {"show", "Friday", "--why"}).out, "should sit at table"));
  }
}

TEST_CASE("clubs are ranked by the sum of their best participants") {
  const Folder folder;
  went_well(league(folder, {"new", "Friday", "--format", "singles", "--rounds", "1", "--sizes", "4"}));
  went_well(league(folder, {"enter", "Friday", "--file", "-"},
                   "name,club\nAna,North\nBeto,North\nCaro,North\nDani,South\nEva,South\nFito,South\n"
                   "Gina,South\nHugo,\n"));
  went_well(league(folder, {"pair", "Friday", "--seed", "1"}));
  // The scores of Ana to Hugo.
  const std::map<std::string, int> scores{{"Ana", 900}, {"Beto", 100}, {"Caro", -50}, {"Dani", 400},
                                          {"Eva", 300}, {"Fito", 300}, {"Gina", 200}, {"Hugo", 2000}};
  const auto tables = shown_now(folder)["rounds"].back()["tables"];
  for (std::size_t table = 0; table < tables.size(); ++table) {
    std::string line;
    for (const auto& side : tables[table]["sides"])
      line += (line.empty() ? "" : ":") + std::to_string(scores.at(side["name"]));
    went_well(league(folder, {"result", "Friday", std::to_string(table + 1), line}));
  }
  went_well(league(folder, {"close", "Friday"}));
  const auto rows = [&](std::vector<std::string> options) {
    options.insert(options.begin(), {"print", "Friday", "--what", "club-totals", "--json"});
    return league(folder, options).json()["rows"];
  };
  const auto best_three = rows({});
  REQUIRE(best_three.size() == 2);
  CHECK(best_three[0]["club"] == "South");
  CHECK(best_three[0]["points"] == 1000);  // 400 + 300 + 300
  CHECK(best_three[1]["points"] == 950);   // 900 + 100 − 50
  const auto best_one = rows({"--best", "1"});
  CHECK(best_one[0]["club"] == "North");
  CHECK(best_one[0]["counted"] == "Ana 900");
  CHECK(rows({"--best", "4"})[0]["points"] == 1200);
  const Result other = league(folder, {"print", "Friday", "--what", "clubs", "--best", "2"});
  CHECK(other.status == 2);
  CHECK(has(other.err, "--best needs --what club-totals."));
}
