// Printed documents: the record of cases and the score sheet, read back from the files.

#include <doctest/doctest.h>

#include "tests/cli/process.hpp"

using namespace tanteador::test;

namespace {

const char* const kRuledAndAppealed =
    R"({"type":"hand_started"}
{"type":"case_ruled","case":"truco.out_of_turn","facts":{"player":{"said":{"Ana":{"player":"Beto"}},"found":{"player":"Beto"}}},"rule":"truco.turn","fixed":false,"remedy":"warn","reason":"for the first time","referee":"Dani","at":"2026-03-07T20:10:00Z"}
{"type":"warned","player":"Beto","fault":"truco.out_of_turn"}
{"type":"appealed","of":3,"by_side":"Beto","ground":"it was my turn","at":"2026-03-07T20:20:00Z"}
{"type":"appeal_decided","of":5,"upheld":false,"reason":"the cards say so","referee":"Eva"}
)";

}  // namespace

TEST_CASE(
    "the log file holds time, match, players, facts of each side, rule, edition, remedy, referee and "
    "appeal") {
  const Folder folder;
  const std::string id = store_match(folder, std::string(kStart) + kRuledAndAppealed);
  const std::string pdf = (folder / "a.pdf").string(), page = (folder / "a.html").string();
  const Result result = run(folder, {"case", "log", "--pdf", pdf, "--html", page});
  CHECK(result.status == 0);
  CHECK(result.out == "Saved: " + pdf +
                          "\n"
                          "Saved: " +
                          page + "\n");
  const std::string printed = pdf_text(folder, pdf), html = read_bytes(page);
  for (const char* part :
       {"A card was played out of turn", "Ana, Beto", "Who played out of turn?", "Ana says", "Beto says",
        "finding", "T-38", "German edition", "Warn the player", "for the first time", "Dani",
        "it was my turn", "the cards say so", "Eva", "Rejected", "2026-03-07 20:10", "Page 1 of 1"}) {
    CAPTURE(part);
    CHECK(has(printed, part));
    if (!has(part, "Page")) CHECK(has(html, part));
  }
  CHECK(has(printed, id));
}

TEST_CASE("the sheet prints as shown, with a real minus sign") {
  const Folder folder;
  const std::string id =
      store_match(folder, one_hand() + R"({"type":"ruled","side":"Ana","points":-5,"reason":"late"})");
  const std::string pdf = (folder / "a.pdf").string();
  CHECK(run(folder, {"match", "show", id, "--pdf", pdf}).status == 0);
  const std::string printed = pdf_text(folder, pdf);
  for (const char* part : {"Truco", "Ana", "Beto", "envido", "T-33", "+2 = 2", "−5 = −3", "In progress."}) {
    CAPTURE(part);
    CHECK(has(printed, part));
  }
  const Result json = run(folder, {"match", "show", id, "--pdf", pdf, "--json", "--replace"});
  CHECK(json.json()["match"] == id);
}

TEST_CASE("long, foreign and hostile names print") {
  for (const std::string& name : {std::string(200, 'x'), std::string("王小明 👑"),
                                  std::string("<b>&amp;(\\\\"), std::string("\\u202Eleft to right")}) {
    CAPTURE(name.substr(0, 20));
    const Folder folder;
    const std::string id = store_match(
        folder, R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana",")" +
                    name + R"("]})" + "\n" + std::string(R"({"type":"tallied","side":"Ana","points":2})"));
    REQUIRE_FALSE(id.empty());
    const std::string pdf = (folder / "a.pdf").string(), page = (folder / "a.html").string();
    CHECK(run(folder, {"match", "show", id, "--pdf", pdf, "--html", page}).status == 0);
    CHECK(has(pdf_text(folder, pdf), "+2 = 2"));
    CHECK_FALSE(has(read_bytes(page), "<b>"));
  }
}

TEST_CASE("an empty log says so, and an unwritable file is an error") {
  const Folder folder;
  const std::string pdf = (folder / "a.pdf").string(), nowhere = (folder / "no/a.pdf").string();
  CHECK(run(folder, {"case", "log", "--pdf", pdf}).status == 0);
  CHECK(has(pdf_text(folder, pdf), "No rulings yet."));
  const Result failed = run(folder, {"case", "log", "--pdf", nowhere});
  CHECK(failed.status == 3);
  CHECK(has(failed.err, nowhere));
}
