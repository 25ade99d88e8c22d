// The start of an evening and later changes: attendance, seeds, avoided pairings, rules, mistakes.

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/cli/secretary.hpp"

using namespace tanteador::test;

TEST_CASE("checked-in entrants play, and all others are absent from the next round") {
  const Folder folder;
  club_with(folder, kEight);
  went_well(league(folder, {"absent", "Friday", "Beto"}));
  const Result checked = league(folder, {"check-in", "Friday", "--file", "-", "--json"},
                                "# at the door\nAna\n#2\n#3\n4\nEva\nFito\n");
  went_well(checked);
  CHECK(checked.json()["absent"] == nlohmann::json({"Gina", "Hugo"}));
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  CHECK(pairings(folder).size() == 3);  // Beto is back
  CHECK(shown_now(folder)["rounds"][0]["tables"].dump().find("Beto") != std::string::npos);
}

TEST_CASE("an entrant on leave is listed while the round is open") {
  const Folder folder;
  club_with(folder, kEight);
  went_well(league(folder, {"absent", "Friday", "Beto", "--as", "half_bye"}));
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  CHECK(shown_now(folder)["rounds"][0]["away"] == nlohmann::json({{{"name", "Beto"}, {"as", "half_bye"}}}));
  const fs::path lines = folder / "round.jsonl";
  went_well(league(folder, {"show", "Friday", "--jsonl", lines}));
  const std::string text = read_bytes(lines);
  const std::string beto = text.substr(text.rfind("\n{", text.find("Beto")) + 1);
  CHECK_MESSAGE(has(beto.substr(0, beto.find('\n')), "\"status\":\"half_bye\""), beto);
}

TEST_CASE("a check-in list is entered whole or not at all, and every line is reported") {
  const Folder folder;
  club_with(folder, kEight);
  const Result checked = league(folder, {"check-in", "Friday", "--file", "-", "--json"}, "Ana\nZoe\nAna\n");
  CHECK(checked.status == 1);
  const auto lines = checked.json()["lines"];
  CHECK(lines[0]["state"] == "known");
  CHECK(has(lines[1]["message"].get<std::string>(), "There is no participant Zoe"));
  CHECK(has(lines[2]["message"].get<std::string>(), "already on line 1"));
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  CHECK(pairings(folder).size() == 4);
}

TEST_CASE("a penalty appears beside every total it changes") {
  const Folder folder;
  club_with(folder, kEight);
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  for (const char* table : {"1", "2", "3", "4"})
    went_well(league(folder, {"result", "Friday", table, "30:12"}));
  const std::string winner = shown_now(folder)["rounds"][0]["tables"][0]["sides"][0]["name"];
  went_well(league(folder, {"penalty", "Friday", winner, "--points", "1", "--reason", "late"}));
  went_well(league(folder, {"close", "Friday"}));
  const std::string penalty = "penalty −1";
  for (const std::vector<std::string>& shown :
       std::vector<std::vector<std::string>>{{"standings", "Friday"},
                                             {"standings", "Friday", "--why"},
                                             {"crosstable", "Friday"},
                                             {"print", "Friday", "--what", "own-rounds"}}) {
    CAPTURE(shown.front());
    CHECK(has(league(folder, shown).out, penalty));
  }
  CHECK(has(league(folder, {"print", "Friday", "--what", "by-rounds"}).out, "+ −1 (0)"));
  const auto rows = league(folder, {"standings", "Friday", "--json"}).json()["tables"][0]["rows"];
  const auto row = std::ranges::find_if(rows, [&](const auto& one) { return one["name"] == winner; });
  REQUIRE(row != rows.end());
  CHECK((*row)["penalty"] == nlohmann::json({{"points", 1}, {"score", 0}}));
}

TEST_CASE("a random round 1 is repeatable with its number") {
  std::vector<std::vector<std::string>> drawn;
  for (const char* seed : {"7", "7", "8"}) {
    const Folder folder;
    club_with(folder, kEight);
    went_well(league(folder, {"draw", "Friday", "--lots", "--seed", seed}));
    drawn.push_back(pairings(folder));
    CHECK(league(folder, {"seed", "Friday", "--lots"}).status == 1);
    went_well(league(folder, {"verify", "Friday"}));
  }
  CHECK(drawn[0] == drawn[1]);
  CHECK(drawn[0] != drawn[2]);
}

TEST_CASE("seeds come from a list, from ratings in a file, or from the club's ratings") {
  const Folder folder;
  club_with(folder, kFour);
  const auto seeds = [](const Result& result) {
    std::vector<std::string> names;
    const auto answer = result.json();
    for (const auto& one : answer["seeds"]) names.push_back(one["name"]);
    return names;
  };
  // A list of licences names many who do not play here.
  const std::string list = "name;licence;elo\nDani;;1900\nZoe;77;2400\nCaro;;1800\n";
  CHECK(league(folder, {"entrant", "Friday", "--file", "-"}, list).status == 1);
  went_well(league(folder, {"entrant", "Friday", "--file", "-", "--only-known"}, list));
  const std::vector<std::string> by_hand{"Beto", "Dani", "Caro", "Ana"};
  CHECK(seeds(league(folder, {"seed", "Friday", "Beto", "--json"})) == by_hand);
  CHECK(league(folder, {"seed", "Friday", "--by", "elo"}).status == 2);  // nobody has one yet
  CHECK(league(folder, {"seed", "Friday", "--lots", "Ana"}).status == 2);
  CHECK(league(folder, {"seed", "Friday", "Ana", "Ana"}).status == 1);
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  CHECK(meet(folder, "Beto", "Caro"));  // 1 against 3, 2 against 4
  play(folder, 2);
  went_well(league(folder, {"new", "Second", "--rounds", "2"}));
  went_well(league(folder, {"enter", "Second", "Ana", "Beto", "Caro", "Dani"}));
  const auto rated = seeds(league(folder, {"seed", "Second", "--by", "elo", "--json"}));
  const auto results = league(folder, {"ratings", "--system", "elo", "--json"}).json();
  REQUIRE(rated.size() == 4);
  CHECK(rated[0] == results[0]["name"]);
  CHECK(results[0]["deviation"] == nullptr);  // Elo knows of none
}

TEST_CASE("separated entrants do not meet if avoidable, and the round says where they do") {
  const Folder folder;
  club_with(folder, kFour, {"--rounds", "3"});
  went_well(league(folder, {"apart", "Friday", "Ana", "Caro", "--reason", "one family"}));
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  CHECK_FALSE(meet(folder, "Ana", "Caro"));  // the seeds 1 and 3 would
  play(folder, 2);
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  CHECK_FALSE(meet(folder, "Ana", "Caro"));
  play(folder, 2);
  const std::string last = league(folder, {"draw", "Friday", "--seed", "1", "--json"}).out;
  CHECK_MESSAGE(has(last, "should be kept apart; nothing better found"), last);
  CHECK_FALSE(has(last, "have met"));
  CHECK(league(folder, {"apart", "Friday", "Ana"}).status == 1);
  went_well(league(folder, {"verify", "Friday"}));
}

TEST_CASE("a table of single players seats no separated entrants together if avoidable") {
  const Folder folder;
  club_with(folder, kEight, {"--game", "tarot", "--format", "singles", "--rounds", "2"});
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  const auto seats = shown_now(folder)["rounds"][0]["tables"][0]["sides"];
  const std::string one = seats[0]["name"], other = seats[1]["name"];
  went_well(league(folder, {"undraw", "Friday"}));
  went_well(league(folder, {"apart", "Friday", one, other}));
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  for (const std::string& table : pairings(folder)) CHECK_FALSE((has(table, one) && has(table, other)));
}

TEST_CASE("a manual table keeps its reason, and the rest is drawn around it") {
  const Folder folder;
  club_with(folder, {"Ana", "Beto", "Caro", "Dani", "Eva", "Fito", "Gina"});
  const Result drawn = league(folder, {"draw", "Friday", "--seed", "1", "--hand", "Ana; Beto", "--hand",
                                       "Gina", "--reason", "the late bus"});
  went_well(drawn);
  CHECK(has(drawn.out, "by hand: the late bus"));
  CHECK(meet(folder, "Ana", "Beto"));
  CHECK(pairings(folder).size() == 3);
  CHECK(shown_now(folder)["rounds"][0]["byes"][0]["name"] == "Gina");
  went_well(league(folder, {"verify", "Friday"}));
  const Folder other;
  club_with(other, kFour, {"--format", "round-robin"});
  CHECK(has(league(other, {"draw", "Friday", "--hand", "Ana; Beto"}).out,
            "in a Swiss, in Keizer, or at tables"));
}

TEST_CASE("a change of rules is an event with a preview of its effects") {
  const Folder folder;
  club_with(folder, {"Ana", "Beto", "Caro"}, {"--rounds", "2"});
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  play(folder, 1);
  const std::vector<std::string> change{"change", "Friday", "--points", "1,0,0,0", "--json"};
  const auto before = league(folder, {"standings", "Friday", "--json"}).json()["tables"];
  const auto would = league(folder, change).json();
  CHECK(would["applied"] == false);
  const auto moved = would["moved"];
  const auto bye =
      std::ranges::find_if(moved, [](const auto& one) { return one["points"] != one["points_then"]; });
  REQUIRE(bye != moved.end());
  CHECK((*bye)["points"] == 1);
  CHECK((*bye)["points_then"] == 0);
  CHECK(league(folder, {"standings", "Friday", "--json"}).json()["tables"] == before);
  std::vector<std::string> applied = change;
  applied.emplace_back("--apply");
  CHECK(league(folder, applied).json()["applied"] == true);
  CHECK(league(folder, {"standings", "Friday", "--json"}).json()["tables"] != before);
  went_well(league(folder, {"change", "Friday", "--rounds", "3", "--order", "PTS,WIN", "--apply"}));
  CHECK(has(league(folder, {"standings", "Friday"}).out, "After round 1 of 3."));
  CHECK(league(folder, {"change", "Friday", "--order", "PTS,XX", "--apply"}).status == 2);
  CHECK(league(folder, {"change", "Friday"}).status == 2);
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  CHECK(has(league(folder, {"change", "Friday", "--rounds", "1", "--apply"}).out,
            "2 rounds have already been paired"));
  went_well(league(folder, {"verify", "Friday"}));
}

TEST_CASE("points may be halves, and a half bye counts as a draw by default") {
  struct Row {
    const char *points, *half_bye;
  };
  for (const auto& [points, worth] :
       {Row{"3,1,0,3", "1"}, {"2,1,0,1", "1"}, {"3,1,0,3,1.5", "1½"}, {"1,0.5,0", "½"}}) {
    CAPTURE(points);
    const Folder folder;
    club_with(folder, {"Ana", "Beto", "Caro"}, {"--rounds", "2", "--points", points});
    went_well(league(folder, {"absent", "Friday", "Ana", "--as", "half_bye"}));
    went_well(league(folder, {"draw", "Friday"}));
    play(folder, 1);
    const auto rows = league(folder, {"standings", "Friday", "--json"}).json()["tables"][0]["rows"];
    for (const auto& row : rows) {
      if (row["name"] == "Ana") CHECK(row["values"]["PTS"] == worth);
    }
  }
  const Folder folder;
  for (const char* bad : {"3,x", "3,-1", "3,,0", "3,1,0,3,1,9", "99999999999", "0.25"})
    CHECK(league(folder, {"new", "Friday", "--rounds", "2", "--points", bad}).status == 2);
  for (const char* bad : {"10,x", "10,-1", "99999999999"})
    CHECK(league(folder, {"new", "Friday", "--rounds", "2", "--season-points", bad}).status == 2);
  CHECK(league(folder, {"new", "Friday", "--rounds", "2", "--unplayed", "fide2022"}).status == 2);
  CHECK(league(folder, {"list", "--json"}).json().empty());
  went_well(league(folder, {"new", "Friday", "--rounds", "2", "--unplayed", "fide2023"}));
  CHECK(has(league(folder, {"export", "Friday"}).out, "fide2023"));
}

TEST_CASE("a withdrawn competition counts nowhere until it is opened again") {
  const Folder folder;
  club_with(folder, kFour, {"--rounds", "1", "--season", "2026"});
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  play(folder, 2);
  went_well(league(folder, {"close", "Friday", "--finish"}));
  CHECK(league(folder, {"season", "2026", "--json"}).json()["rows"].size() == 4);
  went_well(league(folder, {"cancel", "Friday", "--reason", "begun twice"}));
  CHECK(league(folder, {"list", "--json"}).json().empty());
  CHECK(league(folder, {"list", "--all", "--json"}).json()[0]["status"] == "withdrawn");
  CHECK(league(folder, {"season", "2026", "--json"}).json()["rows"].empty());
  CHECK(league(folder, {"ratings", "--json"}).json().empty());
  CHECK(has(league(folder, {"enter", "Friday", "Zoe"}).out, "The competition is cancelled"));
  went_well(run(folder, {"db", "check"}));
  const auto reopened = [&] { return league(folder, {"reopen", "Friday"}).out; };
  CHECK(has(reopened(), "The competition counts again."));
  CHECK(league(folder, {"season", "2026", "--json"}).json()["rows"].size() == 4);
  CHECK(has(reopened(), "The competition is open again."));
  CHECK(has(reopened(), "Round 1 is open again."));
}

TEST_CASE("a name shared by two competitions is refused by every command with both ids") {
  const Folder folder;
  club_with(folder, kFour);
  went_well(league(folder, {"new", "Friday", "--rounds", "2"}));
  const std::vector<std::vector<std::string>> rows{{"verify", "Friday"},
                                                   {"show", "Friday"},
                                                   {"export", "Friday"},
                                                   {"draw", "Friday"},
                                                   {"withdraw", "Friday", "Ana"}};
  for (const auto& row : rows) {
    CAPTURE(row[0]);
    const Result refused = league(folder, row);
    CHECK(refused.status == 2);
    CHECK_MESSAGE(has(refused.err, "\"Friday\" could be 2 of them: Friday, "), refused.err);
  }
}
