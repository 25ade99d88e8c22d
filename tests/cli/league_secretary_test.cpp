// A secretary's evening: who is there, how it starts, what is changed, printed and paid.

#include <doctest/doctest.h>

#include <algorithm>

#include <SQLiteCpp/SQLiteCpp.h>

#include "tests/cli/league.hpp"

using namespace tanteador::test;

namespace {
namespace secretary {

void went_well(const Result& result) { CHECK_MESSAGE(result.status == 0, (result.out + result.err)); }

const std::vector<std::string> kEight{"Ana", "Beto", "Caro", "Dani", "Eva", "Fito", "Gina", "Hugo"};

void club_with(const Folder& folder, const std::vector<std::string>& entrants,
               std::vector<std::string> options = {"--rounds", "3"}) {
  options.insert(options.begin(), {"new", "Friday"});
  went_well(league(folder, options));
  std::vector<std::string> enter{"enter", "Friday"};
  enter.insert(enter.end(), entrants.begin(), entrants.end());
  went_well(league(folder, enter));
}

nlohmann::json shown_now(const Folder& folder) { return league(folder, {"show", "Friday", "--json"}).json(); }

// "Ana–Eva", of the last round drawn.
std::vector<std::string> pairings(const Folder& folder) {
  std::vector<std::string> all;
  const auto rounds = shown_now(folder)["rounds"];
  for (const auto& table : rounds.back()["tables"]) {
    std::string text;
    for (const auto& side : table["sides"])
      text += (text.empty() ? "" : "–") + side["name"].get<std::string>();
    all.push_back(text);
  }
  return all;
}

bool meet(const Folder& folder, const std::string& one, const std::string& other) {
  const auto all = pairings(folder);
  return std::ranges::count(all, one + "–" + other) + std::ranges::count(all, other + "–" + one) > 0;
}

// The home sides win round `number`.
void play(const Folder& folder, int tables) {
  std::string lines;
  for (int table = 1; table <= tables; ++table) lines += std::to_string(table) + " 30:12\n";
  went_well(league(folder, {"result", "Friday", "--file", "-"}, lines));
  went_well(league(folder, {"close", "Friday"}));
}

nlohmann::json paper_rows(const Folder& folder, const char* what) {
  return league(folder, {"print", "Friday", "--what", what, "--json"}).json()["rows"];
}

std::vector<std::string> names_of_rows(const nlohmann::json& rows) {
  std::vector<std::string> names;
  for (const auto& row : rows) names.push_back(row["name"]);
  return names;
}

}  // namespace secretary
}  // namespace

using namespace secretary;

TEST_CASE("who is checked in plays, everybody else is away from the next round") {
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

TEST_CASE("of a check-in all stands or nothing, and every line is told of") {
  const Folder folder;
  club_with(folder, kEight);
  const Result checked = league(folder, {"check-in", "Friday", "--file", "-", "--json"}, "Ana\nZoe\nAna\n");
  CHECK(checked.status == 1);
  const auto lines = checked.json()["lines"];
  CHECK(lines[0]["state"] == "known");
  CHECK(has(lines[1]["message"].get<std::string>(), "There is no entrant Zoe"));
  CHECK(has(lines[2]["message"].get<std::string>(), "on line 1 already"));
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  CHECK(pairings(folder).size() == 4);
}

TEST_CASE("round 1 is drawn by lot where that is asked for, and the same number draws the same") {
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

TEST_CASE("seeds are told by hand, by a list of ratings, or by the club's own") {
  const Folder folder;
  club_with(folder, kFour);
  const auto seeds = [](const Result& result) {
    std::vector<std::string> names;
    const auto told = result.json();
    for (const auto& one : told["seeds"]) names.push_back(one["name"]);
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
}

TEST_CASE("those who are kept apart do not meet while it can be avoided, and it is said where it cannot") {
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
  CHECK_MESSAGE(has(last, "are to be kept apart; none better was found"), last);
  CHECK_FALSE(has(last, "have met"));
  CHECK(league(folder, {"apart", "Friday", "Ana"}).status == 1);
  went_well(league(folder, {"verify", "Friday"}));
}

TEST_CASE("a table of single players seats nobody beside whom he is kept apart from") {
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

TEST_CASE("one table is told by hand, its reason stays, and the rest is drawn round it") {
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
  CHECK(has(league(other, {"draw", "Friday", "--hand", "Ana; Beto"}).out, "in a Swiss and at tables"));
}

TEST_CASE("rules are changed by an event, and what it would change is shown first") {
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
  CHECK((*bye)["points"] == "1");
  CHECK((*bye)["points_then"] == "0");
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
  CHECK(has(league(folder, {"change", "Friday", "--rounds", "1", "--apply"}).out, "2 rounds are drawn"));
  went_well(league(folder, {"verify", "Friday"}));
}

TEST_CASE("a competition that was a mistake counts nowhere until it is opened again") {
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
  CHECK(has(league(folder, {"enter", "Friday", "Zoe"}).out, "The competition is withdrawn"));
  went_well(run(folder, {"db", "check"}));
  went_well(league(folder, {"reopen", "Friday"}));
  CHECK(league(folder, {"season", "2026", "--json"}).json()["rows"].size() == 4);
}

TEST_CASE("a drawn table stays drawn though its figures differ, also when it is read again") {
  const Folder folder;
  club_with(folder, {"Ana", "Beto"}, {"--rounds", "1"});
  went_well(league(folder, {"draw", "Friday"}));
  went_well(league(folder, {"result", "Friday", "1", "30:12", "--winner", "0", "--remark", "so ruled"}));
  const auto rows = league(folder, {"standings", "Friday", "--json", "--now"}).json()["tables"][0]["rows"];
  CHECK(rows[0]["drawn"] == 1);
  went_well(league(folder, {"verify", "Friday"}));
}

TEST_CASE("everybody finds his table by his name") {
  const Folder folder;
  club_with(folder, {"Zoe / Ana", "Élan / Beto", "Caro / Dani"});
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  const auto rows = paper_rows(folder, "by-name");
  CHECK(names_of_rows(rows) == std::vector<std::string>{"Ana", "Beto", "Caro", "Dani", "Élan", "Zoe"});
  CHECK(rows[0]["table"] == 1);
  CHECK(rows[0]["against"] == "Élan / Beto");
  CHECK(rows[2]["table"] == nullptr);
  CHECK(rows[2]["against"] == "sits out");
}

TEST_CASE("each paper is a table at the terminal, a page and lines for a spreadsheet") {
  const Folder folder;
  club_with(folder, kEight);
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  for (const char* what : {"entrants", "check-in", "by-name", "blank-results", "by-rounds", "bracket",
                           "final", "categories", "clubs", "prizes", "box"}) {
    CAPTURE(what);
    went_well(league(folder, {"print", "Friday", "--what", what}));
    const fs::path page = folder / (std::string(what) + ".html"), pdf = folder / (std::string(what) + ".pdf"),
                   lines = folder / (std::string(what) + ".csv");
    went_well(
        league(folder, {"print", "Friday", "--what", what, "--html", page, "--pdf", pdf, "--csv", lines}));
    CHECK(has(read_bytes(page), "<title>Friday"));
    CHECK(has(pdf_text(folder, pdf), "Friday"));
    CHECK(has(read_bytes(lines), "\r\n"));
  }
  const Result unknown = league(folder, {"print", "Friday", "--what", "nonsense"});
  CHECK(unknown.status == 2);
  CHECK(has(unknown.err, "by-rounds"));
}

TEST_CASE("round by round: opponent, result, points by then") {
  const Folder folder;
  club_with(folder, {"Ana", "Beto", "Caro"}, {"--rounds", "2"});
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  play(folder, 1);  // Ana beats Beto, Caro sits out
  const auto rows = paper_rows(folder, "by-rounds");
  REQUIRE(rows.size() == 3);
  for (const auto& row : rows) {
    CAPTURE(row.dump());
    const std::string cell = row["round_1"];
    if (row["name"] == "Ana") CHECK(has(cell, "+ (1)"));
    if (row["name"] == "Beto") CHECK(has(cell, "− (0)"));
    if (row["name"] == "Caro") CHECK(cell == "sits out (1)");
  }
}

TEST_CASE("the rounds of a knock-out are called by their names, and it is drawn as a bracket") {
  const Folder folder;
  club_with(folder, kEight, {"--format", "knockout", "--third-place"});
  CHECK(has(league(folder, {"draw", "Friday"}).out, "Stage 1, round 1: Quarter-finals"));
  play(folder, 4);
  CHECK(has(league(folder, {"draw", "Friday"}).out, "round 2: Semi-finals"));
  play(folder, 2);
  CHECK(has(league(folder, {"draw", "Friday"}).out, "round 3: "));
  const Result bracket = league(folder, {"print", "Friday", "--what", "bracket"});
  for (const char* word : {"Quarter-finals", "Semi-finals", "Final", "Third place"})
    CHECK_MESSAGE(has(bracket.out, word), bracket.out);
  // Eight in the first round below one another, each once in its column.
  const auto rows = paper_rows(folder, "bracket");
  std::vector<std::string> first;
  for (const auto& row : rows) {
    if (row["part"] == "Main draw" && row["round_1"] != nullptr) first.push_back(row["round_1"]);
  }
  CHECK(first.size() == 8);
  CHECK(std::ranges::count_if(first, [](const std::string& one) { return has(one, "►"); }) == 4);
}

TEST_CASE(
    "fees and prizes make what is in the box; who shares a place shares the prizes; categories have their "
    "own") {
  const Folder folder;
  went_well(league(folder, {"new", "Friday", "--rounds", "1", "--order", "PTS"}));
  went_well(league(folder, {"enter", "Friday", "--file", "-"},
                   "name,category\nAna,women\nBeto,\nCaro,women / juniors\nDani,\n"));
  went_well(league(folder, {"fee", "Friday", "12.50", "--currency", "CHF"}));
  went_well(league(folder, {"paid", "Friday", "Ana", "Beto", "#4"}));
  went_well(league(folder, {"paid", "Friday", "Caro", "--amount", "10"}));
  CHECK(league(folder, {"paid", "Friday", "Ana"}).status == 2);
  CHECK(league(folder, {"fee", "Friday", "12.505"}).status == 2);
  went_well(league(folder, {"prize", "Friday", "1", "--amount", "20"}));
  went_well(league(folder, {"prize", "Friday", "2", "--amount", "10,50"}));
  went_well(league(folder, {"prize", "Friday", "1", "--category", "women", "--thing", "a ham"}));
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));  // Ana – Caro, Beto – Dani
  play(folder, 2);
  // Ana and Beto share the first place: 20 and 10.50 make 15.25 each; of the women Ana is alone.
  const auto prizes = paper_rows(folder, "prizes");
  REQUIRE(prizes.size() == 3);
  CHECK(prizes[0]["name"] == "Ana");
  CHECK(prizes[0]["place"] == "1=");
  CHECK(prizes[0]["amount"] == "15.25 CHF");
  CHECK(prizes[1]["name"] == "Beto");
  CHECK(prizes[1]["amount"] == "15.25 CHF");
  CHECK(prizes[2]["name"] == "Ana");
  CHECK(prizes[2]["thing"] == "a ham");
  const auto box = paper_rows(folder, "box");
  CHECK(box[2]["open"] == "2.50");
  CHECK(box[4]["paid"] == "47.50 CHF");
  CHECK(box[6]["paid"] == "17.00 CHF");
  const auto women = paper_rows(folder, "categories");
  REQUIRE(women.size() == 3);
  CHECK(women[0]["part"] == "women");
  CHECK(women[0]["name"] == "Ana");
  CHECK(women[1]["rank"] == 2);
  CHECK(women[1]["overall"] == 3);
  went_well(league(folder, {"verify", "Friday"}));
}

TEST_CASE("the final list goes over all stages of a competition") {
  const Folder folder;
  club_with(folder, kEight, {"--rounds", "1", "--then", "knockout", "--top", "2", "--order", "PTS,PN"});
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  play(folder, 4);
  went_well(league(folder, {"next-stage", "Friday"}));
  went_well(league(folder, {"draw", "Friday"}));
  went_well(league(folder, {"result", "Friday", "1", "12:30"}));
  const auto rows = paper_rows(folder, "final");
  CHECK(rows.size() == 8);
  CHECK(rows[0]["name"] == "Beto");  // lost nothing, won the final
  CHECK(rows[1]["name"] == "Ana");
  CHECK(has(rows[0]["stage"].get<std::string>(), "knock-out"));
  CHECK(has(rows[7]["stage"].get<std::string>(), "Swiss"));
  const fs::path page = folder / "d.html";
  went_well(league(folder, {"print", "Friday", "--what", "diplomas", "--html", page}));
  CHECK(has(read_bytes(page), "Place 1"));
}

TEST_CASE("any standing is shown as it was after a round or at a moment") {
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
  // What the correction changed, for the notice board.
  const Result told = league(folder, {"corrections", "Friday", "--json"});
  const auto corrections = told.json()["corrections"];
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
  CHECK(has(read_bytes(lines), "rank_then"));
}

TEST_CASE("the draw is proved by one file that anybody can check, and a changed one proves nothing") {
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

TEST_CASE("a proof written as a program is checked by Python alone, and finds what was changed") {
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

TEST_CASE("a season is counted by entrants, or by everybody of them") {
  const Folder folder;
  const auto evening = [&](const char* name, std::vector<std::string> pairs) {
    went_well(league(folder, {"new", name, "--rounds", "1", "--season", "2026", "--season-points", "3,1"}));
    pairs.insert(pairs.begin(), {"enter", name});
    went_well(league(folder, pairs));
    went_well(league(folder, {"draw", name, "--seed", "1"}));
    went_well(league(folder, {"result", name, "1", "30:12"}));
    went_well(league(folder, {"close", name}));
    went_well(league(folder, {"close", name, "--finish"}));
  };
  evening("One", {"Ana / Beto", "Caro / Dani"});
  evening("Two", {"Ana / Caro", "Beto / Dani"});
  CHECK(league(folder, {"season", "2026", "--json"}).json()["rows"].size() == 4);
  const auto rows = league(folder, {"season", "2026", "--by", "person", "--json"}).json()["rows"];
  REQUIRE(rows.size() == 4);
  CHECK(rows[0]["name"] == "Ana");
  CHECK(rows[0]["halves"] == 12);  // 3 and 3
  CHECK(rows[1]["halves"] == 8);
  CHECK(rows[2]["halves"] == 8);
  CHECK(rows[3]["name"] == "Dani");
  CHECK(rows[3]["halves"] == 4);
  CHECK(league(folder, {"season", "2026", "--by", "club"}).status == 2);

  // Of many competitions the last have a column each; what counts of those before is one figure.
  CHECK_FALSE(has(league(folder, {"season", "2026", "--by", "person"}).out, "Earlier"));
  const Result last = league(folder, {"season", "2026", "--by", "person", "--last", "1"});
  CHECK(has(last.out, "Earlier"));
  CHECK(has(last.out, "Two"));
  CHECK_FALSE(has(last.out, "One"));
  const fs::path csv = folder / "season.csv";
  went_well(league(folder, {"season", "2026", "--by", "person", "--last", "1", "--csv", csv}));
  const std::string lines = read_bytes(csv);
  CHECK(lines.starts_with("rank,name,points,lantern,earlier,Two\r\n1,Ana,6,false,3,3\r\n"));
  CHECK(has(lines, "4,Dani,2,true,1,1"));
  went_well(league(folder, {"season", "2026", "--csv", csv, "--replace"}));
  CHECK(read_bytes(csv).starts_with("rank,name,points,lantern,One,Two\r\n"));
  went_well(league(folder, {"season", "2026", "--last", "0", "--csv", csv, "--replace"}));
  CHECK(read_bytes(csv).starts_with("rank,name,points,lantern,earlier\r\n"));
}

TEST_CASE("one competition is shown whatever has become of the others and of the club's own log") {
  const Folder folder;
  club_with(folder, kFour);
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  went_well(league(folder, {"new", "Saturday", "--rounds", "1"}));
  went_well(league(folder, {"player", "add", "Nobody"}));
  {
    SQLite::Database file(database(folder).string(), SQLite::OPEN_READWRITE);
    file.exec("DROP TRIGGER event_no_update");
    file.exec(
        "UPDATE event SET payload = 'no' WHERE stream IN (SELECT id FROM stream WHERE kind = 'club')"
        " OR kind = 'competition_created' AND payload LIKE '%Saturday%'");
  }
  const std::string id = shown_now(folder)["competition"];
  const std::vector<std::vector<std::string>> rows{
      {"show", "Friday"},         {"show", id},
      {"show", id.substr(0, 13)}, {"standings", "Friday"},
      {"crosstable", "Friday"},   {"result", "Friday", "1", "30:12"},
      {"corrections", "Friday"}};
  for (const auto& row : rows) {
    CAPTURE(row[0] + " " + row[1]);
    went_well(league(folder, row));
  }
  CHECK(league(folder, {"show", "Saturday"}).status == 3);
  CHECK(league(folder, {"player", "list"}).status == 3);
}

TEST_CASE("a name that two competitions bear is refused by every command, and both are listed") {
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
    CHECK_MESSAGE(has(refused.err, "Friday fits 2 of them: Friday, "), refused.err);
  }
}

TEST_CASE("a spreadsheet opens a file with semicolons by a double click, and it is read again") {
  const Folder folder;
  club_with(folder, {"Ana", "Beto", "Caro"}, {"--rounds", "2"});
  went_well(league(folder, {"absent", "Friday", "Ana", "--as", "half_bye"}));
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  play(folder, 1);
  const fs::path file = folder / "a.csv";
  went_well(league(folder, {"standings", "Friday", "--csv", file, "--separator", ";"}));
  const std::string text = read_bytes(file);
  CHECK(text.starts_with("\xEF\xBB\xBFstage;group;rank;number;name;PTS;"));
  CHECK(has(text, ";Ana;\"0,5\";"));
  CHECK(league(folder, {"standings", "Friday", "--csv", file, "--replace", "--separator", "x"}).status == 2);
  const fs::path list = folder / "list.csv";
  went_well(league(folder, {"print", "Friday", "--what", "entrants", "--csv", list, "--separator", ";"}));
  went_well(league(folder, {"new", "Second", "--rounds", "2"}));
  went_well(league(folder, {"enter", "Second", "--file", list}));
}

TEST_CASE("the club goes on the web as a folder of linked pages, made anew by one command") {
  const Folder folder;
  club_with(folder, {"Ana / Beto", "Élan / <Dani>", "Eva / Fito", "Gina / Hugo"},
            {"--format", "knockout", "--season", "2026", "--season-points", "3,1"});
  went_well(league(folder, {"draw", "Friday"}));
  play(folder, 2);
  const fs::path site = folder / "web" / "club";
  const auto pages = league(folder, {"site", "--to", site, "--json"}).json()["pages"].get<int>();
  int written = 0, links = 0;
  for (const auto& entry : fs::directory_iterator(site)) {
    ++written;
    const std::string page = read_bytes(entry.path());
    CAPTURE(entry.path());
    CHECK(has(page, "<title>"));
    CHECK_FALSE(has(page, "<title></title>"));
    CHECK_FALSE(has(page, "<Dani>"));
    // Every link leads to a page of the folder.
    for (std::size_t at = page.find("href=\""); at != page.npos; at = page.find("href=\"", at + 1)) {
      const std::size_t begins = at + 6, ends = page.find('"', begins);
      CHECK(fs::exists(site / page.substr(begins, ends - begins)));
      ++links;
    }
  }
  CHECK(written == pages);
  CHECK(links > 50);
  CHECK(has(read_bytes(site / "players.html"), "type=\"search\""));
  CHECK(has(read_bytes(site / "competition-1.html"), "Semi-finals"));
  CHECK(league(folder, {"site", "--to", site}).status != 0);  // there is one
  write_bytes(site / "mine.html", "<p>my own</p>");
  went_well(league(folder, {"cancel", "Friday"}));
  const auto again = league(folder, {"site", "--to", site, "--replace", "--json"}).json();
  CHECK(again["removed"].get<int>() > 5);
  CHECK(fs::exists(site / "mine.html"));
  CHECK_FALSE(fs::exists(site / "competition-1.html"));
}

TEST_CASE(
    "teams over several tables: a slip of all tables, or of what they come to, and game points in the "
    "table") {
  const Folder folder;
  went_well(league(folder, {"new", "Friday", "--rounds", "1", "--match-tables", "3"}));
  went_well(league(folder, {"enter", "Friday", "Ana / Beto", "Caro / Dani", "Eva / Fito", "Gina / Hugo"}));
  went_well(league(folder, {"draw", "Friday"}));
  const Result all = league(folder, {"result", "Friday", "1", "30:12", "28:30", "30:25"});
  went_well(all);
  CHECK_MESSAGE(has(all.out, "2:1 (88:67)"), all.out);
  CHECK(league(folder, {"result", "Friday", "2", "30:12", "28:30"}).status == 2);
  CHECK(league(folder, {"result", "Friday", "2", "31:12", "28:30", "30:2"}).status ==
        1);  // 31 is no score of Truco
  CHECK(league(folder, {"result", "Friday", "2", "3:1"}).status != 0);
  went_well(league(folder, {"result", "Friday", "2", "1.5:1.5"}));
  const auto rows = league(folder, {"standings", "Friday", "--now", "--json"}).json()["tables"][0]["rows"];
  CHECK(rows[0]["values"]["GP"] == "2");
  CHECK(rows[1]["values"]["GP"] == "1½");
  CHECK(rows[3]["values"]["GP"] == "1");
}

TEST_CASE(
    "a duplicate: drawn at once, boards entered by their slips, cards and boards on paper, a workbook") {
  const Folder folder;
  went_well(league(folder, {"new", "Friday", "--game", "tarot", "--format", "rotating-partners", "--movement",
                            "howell", "--boards", "2"}));
  went_well(league(folder, {"enter", "Friday", "A", "B", "C", "D", "E", "F"}));
  went_well(league(folder, {"draw", "Friday", "--all"}));
  const Result cards = league(folder, {"print", "Friday", "--what", "movement"});
  went_well(cards);
  for (const char* part : {"N–S", "E–W", "1 2", "9 10"}) CHECK_MESSAGE(has(cards.out, part), cards.out);
  // Three tables play the boards of a round at a time.
  std::string boards;
  for (int board = 1; board <= 10; ++board)
    boards += "board " + std::to_string(board) + ": 56 " + std::to_string(10 * board) + " -72\n";
  CHECK(
      league(folder, {"result", "Friday", "--file", "-"}, boards.substr(0, boards.find("board 10"))).status !=
      0);
  went_well(league(folder, {"result", "Friday", "--file", "-"}, boards));
  const auto rows = league(folder, {"standings", "Friday", "--json"}).json()["tables"][0]["rows"];
  REQUIRE(rows.size() == 6);
  double sum = 0;
  for (const auto& row : rows) sum += std::stod(row["values"]["PCT"].get<std::string>());
  CHECK(sum > 200);
  const auto notes = league(folder, {"print", "Friday", "--what", "boards", "--json"}).json()["rows"];
  REQUIRE(notes.size() == 30);
  CHECK(notes[0]["attack"] == "100.00");  // 56 before 10 before −72
  CHECK(notes[1]["attack"] == "50.00");
  CHECK(notes[2]["attack"] == "0.00");
  CHECK(notes[2]["defence"] == "100.00");
  const fs::path book = folder / "a.xlsx";
  went_well(league(folder, {"standings", "Friday", "--xlsx", book}));
  CHECK(read_bytes(book).starts_with("PK"));
  CHECK(league(folder, {"standings", "Friday", "--xlsx", book}).status != 0);  // it is there
}
