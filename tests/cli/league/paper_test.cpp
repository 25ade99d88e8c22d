// The secretary's printouts: lists, brackets, prizes, cash.

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "tests/cli/secretary.hpp"

using namespace tanteador::test;

TEST_CASE("a participant finds the table by name") {
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

TEST_CASE("the people of a team find their table by name") {
  const Folder folder;
  for (const std::string team : {"Lobos", "Zorros"}) {
    for (const char* person : {" Uno", " Dos"}) went_well(league(folder, {"player", "add", team + person}));
    went_well(league(folder, {"team", "add", team, "--member", team + " Uno", team + " Dos"}));
  }
  went_well(league(folder, {"new", "Friday", "--format", "round-robin", "--match-tables", "2"}));
  went_well(league(folder, {"enter", "Friday", "--team", "Lobos"}));
  went_well(league(folder, {"enter", "Friday", "--team", "Zorros"}));
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  const auto rows = paper_rows(folder, "by-name");
  CHECK(names_of_rows(rows) ==
        std::vector<std::string>{"Lobos Dos", "Lobos Uno", "Zorros Dos", "Zorros Uno"});
  CHECK(rows[0]["against"] == "Zorros");
  CHECK(has(league(folder, {"print", "Friday", "--what", "by-name"}).out, "Lobos Dos (Lobos)"));
}

TEST_CASE("participants are listed by rating, club and category") {
  const Folder folder;
  went_well(league(folder, {"new", "Friday", "--rounds", "1"}));
  went_well(league(
      folder, {"enter", "Friday", "--file", "-"},
      "name,rating,club,category\nAna,1500,Norte,women / juniors\nBeto,1900,,\nCaro,1700,Sur,women\n"));
  CHECK(names_of_rows(paper_rows(folder, "entrants-by-rating")) ==
        std::vector<std::string>{"Beto", "Caro", "Ana"});
  const auto clubs = paper_rows(folder, "entrants-by-club");
  CHECK(names_of_rows(clubs) == std::vector<std::string>{"Ana", "Caro", "Beto"});
  CHECK(clubs[2]["part"] == "Without a club");
  const auto categories = paper_rows(folder, "entrants-by-category");
  CHECK(names_of_rows(categories) == std::vector<std::string>{"Ana", "Ana", "Caro", "Beto"});
  CHECK(categories[0]["part"] == "juniors");
}

TEST_CASE("each report is a table in the terminal, a page and spreadsheet rows") {
  const Folder folder;
  club_with(folder, kEight);
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  for (const char* what : {"entrants", "check-in", "by-name", "blank-results", "rounds", "by-rounds",
                           "own-rounds", "bracket", "final", "categories", "clubs", "club-totals", "prizes",
                           "box", "entrants-by-rating", "entrants-by-club", "entrants-by-category"}) {
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

TEST_CASE("long names fit the table card, and a diploma stays one page") {
  const Folder folder;
  const std::string name(95, 'a');
  club_with(folder, {"Begin" + name + " / " + name + "end", "Other" + name + " / " + name + "last"},
            {"--rounds", "1"});
  went_well(league(folder, {"draw", "Friday"}));
  const fs::path cards = folder / "cards.pdf", diplomas = folder / "diplomas.pdf";
  went_well(league(folder, {"print", "Friday", "--what", "cards", "--pdf", cards}));
  std::string text = pdf_text(folder, cards);
  std::erase_if(text, [](char c) { return c == '-' || c == '\n' || c == ' '; });  // where lines were broken
  CHECK(has(text, name + "end"));
  CHECK(has(text, name + "last"));
  play(folder, 1);
  went_well(league(folder, {"print", "Friday", "--what", "diplomas", "--pdf", diplomas}));
  const std::string pages = pdf_text(folder, diplomas);
  CHECK(std::ranges::count(pages, '\f') == 2);  // the first and the second
  CHECK(has(pages, "Place 2"));
}

TEST_CASE("a schedule drawn ahead prints as one document with dates, tables and byes") {
  const Folder folder;
  club_with(folder, {"Ana", "Beto", "Caro"}, {"--format", "round-robin"});
  CHECK(has(league(folder, {"print", "Friday", "--what", "rounds"}).out,
            "No round of this stage has been paired yet."));
  went_well(league(folder, {"date", "Friday", "2", "2026-12-04", "20:00"}));
  went_well(league(folder, {"draw", "Friday", "--all"}));
  went_well(league(folder, {"result", "Friday", "1", "30:12"}));
  const auto rows = paper_rows(folder, "rounds");
  REQUIRE(rows.size() == 6);
  CHECK(rows[0]["part"] == "Stage 1, round 1");
  CHECK(rows[0]["result"] == "30:12");
  CHECK(rows[1]["result"] == "sits out");
  CHECK(rows[2]["part"] == "Stage 1, round 2: 2026-12-04 20:00");
  CHECK(rows[2]["result"] == nullptr);
}

TEST_CASE("the report round by round has opponent, result and points") {
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
    if (row["name"] == "Beto") CHECK(has(cell, "- (0)"));
    if (row["name"] == "Caro") CHECK(cell == "bye (1)");
    CHECK(row["points_1"] == (row["name"] == "Beto" ? 0 : 1));
  }
  const Result shown = league(folder, {"print", "Friday", "--what", "by-rounds"});
  CHECK(has(shown.out, "− (0)"));
}

TEST_CASE("data is the same in every language, and halves and money are numbers") {
  const Folder folder;
  club_with(folder, {"Ana", "Beto", "Caro"}, {"--rounds", "2"});
  went_well(league(folder, {"fee", "Friday", "12.50", "--currency", "ARS"}));
  went_well(league(folder, {"entrant", "Friday", "Ana", "--category", "women"}));
  went_well(league(folder, {"absent", "Friday", "Caro", "--as", "half_bye"}));
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  went_well(league(folder, {"result", "Friday", "1", "30:12"}));
  went_well(league(folder, {"close", "Friday"}));
  for (const char* what : {"crosstable", "rounds", "by-rounds", "own-rounds", "categories", "box", "final"}) {
    CAPTURE(what);
    std::set<std::string> written;
    for (const char* language : {"en", "es", "de"}) {
      Run asked{.arguments = {"league", "print", "Friday", "--what", what, "--csv", "-"}};
      asked.environment["LANGUAGE"] = language;
      const Result result = run(folder, asked);
      went_well(result);
      CHECK_FALSE(has(result.out, "½"));
      written.insert(result.out);
    }
    CHECK(written.size() == 1);
  }
  const auto box = paper_rows(folder, "box");
  CHECK(box[0]["due"] == 12.5);
}

TEST_CASE("a participant card has tables, opponents, results and points") {
  const Folder folder;
  club_with(folder, {"Ana", "Beto", "Caro"}, {"--rounds", "2"});
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  play(folder, 1);  // Ana beats Beto, Caro sits out
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  const auto rows = paper_rows(folder, "own-rounds");
  REQUIRE(rows.size() == 6);
  CHECK(rows[0]["part"] == "Ana");
  CHECK(rows[0]["against"] == "Beto");
  CHECK(rows[0]["result"] == "+");
  CHECK(rows[0]["points"] == 1);
  CHECK(rows[1]["round"] == 2);  // not played yet
  CHECK(rows[1]["result"] == nullptr);
  CHECK(rows[1]["points"] == nullptr);
  CHECK(rows[4]["part"] == "Caro");
  CHECK(rows[4]["result"] == "sits out");
}

TEST_CASE("knock-out rounds have their names, and the bracket is drawn") {
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
    if (row["part"] == "Main bracket" && row["round_1"] != nullptr) first.push_back(row["round_1"]);
  }
  CHECK(first.size() == 8);
  CHECK(std::ranges::count_if(first, [](const std::string& one) { return has(one, "►"); }) == 4);
}

TEST_CASE("fees make the prizes; shared places share prizes; categories have their own") {
  const Folder folder;
  went_well(league(folder, {"new", "Friday", "--rounds", "1", "--order", "PTS"}));
  went_well(league(folder, {"enter", "Friday", "--file", "-"},
                   "name,category\nAna,women\nBeto,\nCaro,women / juniors\nDani,\n"));
  went_well(league(folder, {"fee", "Friday", "12.50", "--currency", "CHF"}));
  went_well(league(folder, {"paid", "Friday", "Ana", "Beto", "#4"}));
  went_well(league(folder, {"paid", "Friday", "Caro", "--amount", "10"}));
  CHECK(league(folder, {"paid", "Friday", "Ana"}).status == 2);
  CHECK(league(folder, {"fee", "Friday", "12.505"}).status == 2);
  CHECK(league(folder, {"fee", "Friday", "--", "-5"}).status == 2);
  went_well(league(folder, {"prize", "Friday", "1", "--amount", "20"}));
  went_well(league(folder, {"prize", "Friday", "2", "--amount", "10,50"}));
  went_well(league(folder, {"prize", "Friday", "1", "--category", "women", "--thing", "a ham"}));
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));  // Ana – Caro, Beto – Dani
  play(folder, 2);
  // Ana and Beto share the first place: 20 and 10.50 make 15.25 each; of the women Ana is alone.
  const auto prizes = paper_rows(folder, "prizes");
  REQUIRE(prizes.size() == 3);
  CHECK(prizes[0]["name"] == "Ana");
  CHECK(prizes[0]["place"] == 1);  // shared
  CHECK(prizes[0]["amount"] == 15.25);
  CHECK(prizes[1]["name"] == "Beto");
  CHECK(prizes[1]["amount"] == 15.25);
  CHECK(prizes[2]["name"] == "Ana");
  CHECK(prizes[2]["thing"] == "a ham");
  const auto box = paper_rows(folder, "box");
  CHECK(box[2]["open"] == 2.5);
  CHECK(box[4]["paid"] == 47.5);
  CHECK(box[6]["paid"] == 17);
  const auto women = paper_rows(folder, "categories");
  REQUIRE(women.size() == 3);
  CHECK(women[0]["part"] == "women");
  CHECK(women[0]["name"] == "Ana");
  CHECK(women[0]["points"] == 1);
  CHECK(women[1]["rank"] == 2);
  CHECK(women[1]["overall"] == 3);
  went_well(league(folder, {"verify", "Friday"}));
}

TEST_CASE("one prize each: the list says who receives what and why, and receipts are printed") {
  const Folder folder;
  went_well(league(folder, {"new", "Friday", "--rounds", "1", "--order", "PTS,PN"}));
  went_well(league(folder, {"enter", "Friday", "--file", "-"},
                   "name,category\nAna,women\nBeto,\nCaro,women\nDani,\n"));
  went_well(league(folder, {"fee", "Friday", "20", "--currency", "CHF"}));
  went_well(league(folder, {"paid", "Friday", "Ana", "Beto", "Caro", "Dani"}));
  went_well(league(folder, {"prize", "Friday", "1", "--amount", "40"}));
  went_well(league(folder, {"prize", "Friday", "1", "--category", "women", "--amount", "15"}));
  went_well(league(folder, {"prize", "Friday", "1", "--category", "juniors", "--thing", "a cup"}));
  went_well(league(folder, {"prize", "Friday", "1", "--by", "from_last", "--thing", "a lantern"}));
  went_well(league(folder, {"prize", "Friday", "--each", "one"}));
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));  // Ana – Caro, Beto – Dani
  play(folder, 2);
  const auto prizes = paper_rows(folder, "prizes");
  REQUIRE(prizes.size() == 4);
  CHECK(prizes[0]["name"] == "Ana");
  CHECK(prizes[0]["reason"] == "rank 1");
  CHECK(prizes[1]["name"] == "Caro");
  CHECK(prizes[1]["reason"] == "rank 3; 1 ahead has a larger prize");
  CHECK(prizes[2]["name"] == "Dani");
  CHECK(prizes[2]["ranking"] == "From the last place");
  CHECK(prizes[3]["thing"] == "a cup");
  CHECK(prizes[3]["reason"] == "not awarded");
  CHECK(has(league(folder, {"print", "Friday", "--what", "prizes"}).out,
            "In the cash box after the prizes: 25.00 CHF"));
  const fs::path receipts = folder / "receipts.pdf", fees = folder / "fees.pdf";
  went_well(league(folder, {"print", "Friday", "--what", "prize-receipts", "--pdf", receipts}));
  went_well(league(folder, {"print", "Friday", "--what", "fee-receipts", "--pdf", fees}));
  for (const char* line : {"Receipt for a prize", "Caro", "15.00 CHF", "a lantern", "Signature"})
    CHECK_MESSAGE(has(pdf_text(folder, receipts), line), line);
  CHECK(has(pdf_text(folder, fees), "Receipt for the entry fee"));
  for (const char* name : {"Ana", "Beto", "Caro", "Dani"}) CHECK(has(pdf_text(folder, fees), name));
  CHECK(league(folder, {"prize", "Friday", "--each", "two"}).status == 2);
  CHECK(league(folder, {"prize", "Friday", "1", "--each", "one"}).status == 2);
  CHECK(league(folder, {"prize", "Friday", "--each", "one", "--category", "women"}).status == 2);
  CHECK(league(folder, {"prize", "Friday", "--each", "one", "--by", "performance"}).status == 2);
  CHECK(league(folder, {"prize", "Friday", "--amount", "5"}).status == 2);
  CHECK(league(folder, {"prize", "Friday", "1", "--amount", "5", "--by", "luck"}).status == 2);
  went_well(league(folder, {"verify", "Friday"}));
}

TEST_CASE("half-point byes are refused beyond the limit of the competition") {
  const Folder folder;
  club_with(folder, kFour, {"--rounds", "3", "--half-byes", "0"});
  const Result refused = league(folder, {"absent", "Friday", "Ana", "--as", "half_bye"});
  CHECK(refused.status == 1);
  CHECK(has(refused.err + refused.out, "the limit is 0"));
  went_well(league(folder, {"absent", "Friday", "Ana", "--as", "zero_bye"}));
}

TEST_CASE("fees and prizes accept any currency up to ten million, and unpaid fees are listed") {
  const Folder folder;
  club_with(folder, kFour, {"--rounds", "1"});
  went_well(league(folder, {"fee", "Friday", "25000", "--currency", "IDR"}));
  went_well(league(folder, {"paid", "Friday", "Ana", "Beto"}));
  went_well(league(folder, {"prize", "Friday", "1", "--amount", "9999999.99"}));
  CHECK(league(folder, {"prize", "Friday", "1", "--amount", "10000000"}).status == 2);
  CHECK(league(folder, {"fee", "Friday", "123456789"}).status == 2);
  const auto door = paper_rows(folder, "check-in");
  CHECK(door[0]["open"] == nullptr);  // Ana
  CHECK(door[2]["open"] == 25000);
  went_well(league(folder, {"paid", "Friday", "Caro", "--amount", "9999999"}));
  const Result more = league(folder, {"paid", "Friday", "Caro", "--amount", "9999999"});
  CHECK(more.status == 1);
  CHECK(has(more.out, "The largest amount is ten million"));
  went_well(league(folder, {"verify", "Friday"}));
}

TEST_CASE("the final list covers all stages of a competition") {
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
