// Evidence of an evening: earlier standings, corrections, the draw.

#include <doctest/doctest.h>

#include "tests/cli/secretary.hpp"

using namespace tanteador::test;

TEST_CASE("standings are shown as of any round or moment") {
  const Folder folder;
  club_with(folder, kFour);
  CHECK(league(folder, {"standings", "Friday", "--as-of", "2020-01-01", "20:00"}).status == 2);
  CHECK(league(folder, {"standings", "Friday", "--as-of", "yesterday"}).status == 2);
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  play(folder, 2);
  const auto before = league(folder, {"standings", "Friday", "--json"}).json()["tables"];
  went_well(league(folder, {"correct", "Friday", "1.1", "12:30", "--reason", "read the wrong way round"}));
  const auto after = league(folder, {"standings", "Friday", "--json"}).json()["tables"];
  CHECK(before != after);
  CHECK(
      league(folder, {"standings", "Friday", "--as-of", "2999-01-01T00:00:00Z", "--json"}).json()["tables"] ==
      after);
  // A day is that day to its end.
  CHECK(league(folder, {"standings", "Friday", "--as-of", "2999-01-01", "--json"}).json()["tables"] == after);
  CHECK(league(folder, {"standings", "Friday", "--as-of", "2020-01-01"}).status == 2);
  // The effect of the correction, for the notice board.
  const Result answer = league(folder, {"corrections", "Friday", "--json"});
  const auto corrections = answer.json()["corrections"];
  REQUIRE(corrections.size() == 1);
  CHECK(corrections[0]["reason"] == "read the wrong way round");
  CHECK(has(corrections[0]["what"].get<std::string>(), "12:30"));
  CHECK(has(corrections[0]["what"].get<std::string>(), "Before: 30:12."));
  CHECK(corrections[0]["moved"].size() >= 2);
  for (const auto& row : corrections[0]["moved"]) CHECK(row["name"] != "");
  const std::string at = corrections[0]["at"];
  const fs::path page = folder / "c.html", lines = folder / "c.csv";
  went_well(league(folder, {"corrections", "Friday", "--html", page, "--csv", lines}));
  CHECK(has(read_bytes(page), "read the wrong way round"));
  CHECK(has(read_bytes(page), "Rank before"));
  CHECK(has(read_bytes(lines), "rank_then"));
}

TEST_CASE("seat changes and lifted penalties appear on the page of corrections") {
  const Folder folder;
  club_with(folder, kFour);
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  went_well(league(folder, {"swap", "Friday", "Ana", "Dani"}));
  went_well(league(folder, {"penalty", "Friday", "Beto", "--points", "1", "--reason", "late"}));
  went_well(league(folder, {"lift", "Friday", "1"}));
  const std::string text = league(folder, {"corrections", "Friday"}).out;
  for (const char* line :
       {"Ana and Dani have swapped seats in round 1", "Beto has a penalty.", "Beto: penalty removed."})
    CHECK_MESSAGE(has(text, line), text);
}

TEST_CASE("a correction that changes only ranks, or the next stage, appears on its page") {
  const Folder folder;
  club_with(folder, {"Ana", "Beto", "Caro", "Dani"}, {"--format", "round_robin", "--order", "PTS,PD"});
  went_well(league(folder, {"draw", "Friday"}));
  play(folder, 2);  // 30:12 at both tables: two are first, two third
  const auto first = shown_now(folder)["rounds"][0]["tables"][0]["sides"];
  went_well(league(folder, {"correct", "Friday", "1.1", "30:20", "--reason", "read wrongly"}));
  const auto moved = league(folder, {"corrections", "Friday", "--json"}).json()["corrections"][0]["moved"];
  // The winner falls behind the other one; the other loser, now the lowest, behind this one.
  REQUIRE(moved.size() == 2);
  CHECK(moved[0]["name"] == first[0]["name"]);
  CHECK(moved[0]["rank"] == 1);
  CHECK(moved[0]["rank_then"] == 2);
  CHECK(moved[1]["rank_then"] == 4);
  for (const auto& each : moved) CHECK(each["points"] == each["points_then"]);
  const fs::path page = folder / "c.html";
  went_well(league(folder, {"corrections", "Friday", "--html", page}));
  CHECK(has(read_bytes(page), first[0]["name"].get<std::string>()));

  const Folder carried;
  club_with(carried, kFour, {"--rounds", "1", "--then", "round_robin", "--top", "4", "--carry-over"});
  went_well(league(carried, {"draw", "Friday", "--seed", "1"}));
  play(carried, 2);
  went_well(league(carried, {"lots", "Friday", "--seed", "3"}));
  went_well(league(carried, {"next-stage", "Friday"}));
  went_well(league(carried, {"draw", "Friday"}));
  play(carried, 2);
  went_well(league(carried, {"correct", "Friday", "1.1.1", "12:30", "--reason", "read wrongly"}));
  const auto later = league(carried, {"corrections", "Friday", "--json"}).json()["corrections"][0]["moved"];
  CHECK(std::ranges::any_of(later, [](const auto& each) { return each["stage"] == 1; }));
  CHECK(std::ranges::any_of(later, [](const auto& each) { return each["stage"] == 2; }));
  CHECK(has(league(carried, {"corrections", "Friday"}).out, "Stage 2"));
}

TEST_CASE("one file proves the draw, and a changed file fails") {
  const Folder folder, elsewhere;
  club_with(folder, {"Ana", "Beto", "Caro", "Dani", "Eva", "Fito", "Gina"}, {"--rounds", "3"});
  went_well(
      league(folder, {"draw", "Friday", "--lots", "--seed", "5", "--hand", "Ana; Eva", "--reason", "asked"}));
  play(folder, 3);
  went_well(league(folder, {"draw", "Friday", "--seed", "6"}));
  const fs::path file = folder / "draw.json";
  went_well(league(folder, {"prove", "Friday", "--round", "2", "--to", file}));
  CHECK(league(folder, {"prove", "Friday", "--round", "2", "--to", file}).status != 0);  // it is there
  const std::string text = read_bytes(file);
  CHECK_FALSE(has(text, "Ana"));  // it goes to anybody
  const Result checked = league(elsewhere, {"prove", "--file", "-", "--json"}, text);
  went_well(checked);
  CHECK(checked.json()["proved"] == true);
  CHECK(checked.json()["seed"] == 6);
  CHECK(checked.json()["round"] == 2);
  CHECK(checked.json()["lots"] == nlohmann::json({"seeded", "round_drawn", "round_drawn"}));
  std::string changed = text;
  const auto at = changed.find("30");
  REQUIRE(at != changed.npos);
  changed.replace(changed.find("\\\"score\\\":12"), 12, "\\\"score\\\":13");
  CHECK(league(elsewhere, {"prove", "--file", "-"}, changed).status == 2);
  CHECK(league(elsewhere, {"prove", "--file", "-"}, "{}").status == 2);
  CHECK(league(folder, {"prove", "Friday"}).status == 2);
}

TEST_CASE("a proof with its Python checker finds a change without the program") {
  const Folder folder;
  club_with(folder, {"Ana", "Beto", "Caro", "Dani", "Eva", "Fito", "Gina"}, {"--rounds", "3"});
  went_well(league(folder, {"draw", "Friday", "--lots", "--seed", "5"}));
  play(folder, 3);
  went_well(league(folder, {"draw", "Friday", "--seed", "6"}));
  play(folder, 3);
  went_well(league(folder, {"draw", "Friday", "--seed", "7"}));
  const fs::path file = folder / "draw.py", changed = folder / "changed.py";
  went_well(league(folder, {"prove", "Friday", "--round", "3", "--to", file}));
  const auto python = [&](const fs::path& program) {
    return run(folder, Run{.arguments = {program.string()}, .program = "/usr/bin/python3"});
  };
  const Result checked = python(file);
  went_well(checked);
  for (const char* line : {"Stage 1, round 3. Checked:", "the lot of the seeds",
                           "stage 1, round 3: everybody has one place", "no second meeting"})
    CHECK_MESSAGE(has(checked.out, line), checked.out);
  CHECK_FALSE(has(checked.out, "Not checked"));
  went_well(league(folder, {"prove", "--file", file}));  // ours reads it, too
  const std::string text = read_bytes(file);
  struct Row {
    const char *from, *to, *said;
  };
  const Row rows[] = {
      {R"(\\\"score\\\":12)", R"(\\\"score\\\":13)", "does not bear its own hash"},
      {R"(\"kind\": \"result_entered\")", R"(\"kind\": \"absent\")", "does not bear its own hash"}};
  for (const Row& row : rows) {
    CAPTURE(row.from);
    std::string other = text;
    const auto at = other.find(row.from);
    REQUIRE(at != other.npos);
    write_bytes(changed, other.replace(at, std::string_view(row.from).size(), row.to));
    const Result found = python(changed);
    CHECK(found.status == 1);
    CHECK_MESSAGE(has(found.out, row.said), found.out);
  }
}

TEST_CASE("a second bye for fewer rematches is no fault of the draw, and the program says so") {
  const Folder folder;
  club_with(folder, {"Ana", "Beto", "Caro"}, {"--rounds", "3"});
  const auto round = [&] {
    went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
    play(folder, 1);
  };
  round();  // Caro sits out
  round();  // and Ana or Beto, whom Caro meets
  const auto byes = shown_now(folder)["rounds"][1]["byes"];
  const std::string once = byes[0]["name"];
  // Caro, who has met both, is gone and somebody new comes. The other two have met, so one of them sits out
  // again.
  const std::string gone = once == "Ana" ? "Beto" : "Ana";
  went_well(league(folder, {"withdraw", "Friday", "Caro"}));
  went_well(league(folder, {"enter", "Friday", "Dani"}));
  const Result drawn = league(folder, {"draw", "Friday", "--seed", "1"});
  CHECK_MESSAGE(has(drawn.out, "so that fewer others meet again"), drawn.out);
  const fs::path file = folder / "draw.py";
  went_well(league(folder, {"prove", "Friday", "--round", "3", "--to", file}));
  went_well(run(folder, Run{.arguments = {file.string()}, .program = "/usr/bin/python3"}));
  went_well(league(folder, {"prove", "--file", file}));
}

TEST_CASE("a drawn table remains a draw although its figures differ, also after reloading") {
  const Folder folder;
  club_with(folder, {"Ana", "Beto"}, {"--rounds", "1"});
  went_well(league(folder, {"draw", "Friday"}));
  went_well(league(folder, {"result", "Friday", "1", "30:12", "--winner", "0", "--remark", "so ruled"}));
  const auto rows = league(folder, {"standings", "Friday", "--json", "--now"}).json()["tables"][0]["rows"];
  CHECK(rows[0]["drawn"] == 1);
  went_well(league(folder, {"verify", "Friday"}));
}

TEST_CASE(
    "the Python checker proves a bracket after groups, and lots and scores at tables of single players") {
  const Folder folder;
  const auto checked_draw = [&](const char* name, const char* round) {
    const fs::path file = folder / name;
    went_well(league(folder, {"prove", "Friday", "--round", round, "--to", file}));
    const Result found = run(folder, Run{.arguments = {file.string()}, .program = "/usr/bin/python3"});
    went_well(found);
    return found.out;
  };
  went_well(league(folder, {"new", "Friday", "--format", "groups", "--groups", "2", "--then", "knockout",
                            "--top", "2", "--order", "WIN,LOT"}));
  for (const auto& [name, club] : {std::pair("Ana", "North"),
                                   {"Beto", "South"},
                                   {"Caro", "North"},
                                   {"Dani", "South"},
                                   {"Eva", "North"},
                                   {"Fito", "East"}})
    went_well(league(folder, {"enter", "Friday", name, "--club", club}));
  for (int round = 0; round < 3; ++round) {
    went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
    play(folder, 2);
  }
  went_well(league(folder, {"lots", "Friday", "--seed", "2"}));
  went_well(league(folder, {"next-stage", "Friday"}));
  went_well(league(folder, {"draw", "Friday"}));
  const std::string bracket = checked_draw("bracket.py", "1");
  for (const char* line : {"stage 2: those of one group, then of one club, are as far apart as they can be",
                           "stage 2, round 1: the seeds in their places of the bracket"})
    CHECK_MESSAGE(has(bracket, line), bracket);

  const Folder skat;
  club_with(skat, kEight, {"--game", "sheet", "--format", "singles", "--rounds", "3", "--seats", "by_score"});
  for (int round = 1; round <= 2; ++round) {
    went_well(league(skat, {"draw", "Friday", "--seed", std::to_string(round)}));
    went_well(league(skat, {"result", "Friday", "--file", "-"}, "1 522:-96:1204:230\n2 640:88:-240:17\n"));
    went_well(league(skat, {"close", "Friday"}));
  }
  const fs::path file = skat / "skat.py";
  went_well(league(skat, {"prove", "Friday", "--round", "2", "--to", file}));
  const Result found = run(skat, Run{.arguments = {file.string()}, .program = "/usr/bin/python3"});
  went_well(found);
  for (const char* line : {"stage 1, round 1: who sits where", "stage 1, round 2: who sits where"})
    CHECK_MESSAGE(has(found.out, line), found.out);
  CHECK_FALSE(has(found.out, "Not checked"));

  // The same checks on draws that are not right.
  const std::string load =
      "import importlib.util as u, sys\n"
      "s = u.spec_from_file_location('draw', sys.argv[1]); d = u.module_from_spec(s); "
      "s.loader.exec_module(d)\n"
      "def t(*sides, **more): return dict(sides=[[one] for one in sides], reasons=[dict(because='by_lot')]) "
      "| more\n"
      "def go(setup, people, *events):\n"
      "    c = d.Competition(); c.competition_created(dict(stages=setup))\n"
      "    for club in people: c.entrant_entered(dict(club=club))\n"
      "    try:\n"
      "        for kind, event in events: c.apply(kind, event)\n"
      "    except d.Wrong as wrong: return str(wrong)\n"
      "    return 'right'\n";
  const auto said = [&](const std::string& code) {
    return run(skat, Run{.arguments = {"-c", load + "print(" + code + ")", file.string()},
                         .program = "/usr/bin/python3"})
        .out;
  };
  const std::string bracket_of_four =
      "go([dict(format='knockout')], ['']*4, ('round_drawn', dict(stage=1, round=1, ";
  CHECK(said(bracket_of_four + "tables=[t(1, 4, bracket=1), t(2, 3, bracket=2)])))") == "right\n");
  CHECK(has(said(bracket_of_four + "tables=[t(1, 3, bracket=1), t(2, 4, bracket=2)])))"),
            "not in their places"));
  const std::string groups =
      "go([dict(format='groups', go_on=dict(who='top', top=2)), dict(format='knockout')], "
      "['N', 'S', 'N', 'S', 'E', 'E', 'E', 'E'], ('round_drawn', dict(stage=1, round=1, tables=[], "
      "groups=[[1, 5], [2, 6], [3, 7], [4, 8]], byes=[dict(entrant=i) for i in range(1, 9)])), "
      "('stage_closed', dict(stage=1, going_on=[1, 2, 3, 4, ";
  CHECK(has(said(groups + "5, 6, 7, 8])))"), "in the same half"));
  CHECK(said(groups + "6, 5, 8, 7])))") == "right\n");
  const std::string tables =
      "go([dict(format='singles')], ['']*6, ('round_drawn', dict(stage=1, round=1, seed=5, ";
  CHECK(has(said(tables + "tables=[t(1, 2, 3), t(4, 5, 6)])))"), "not those of the lot"));
}
