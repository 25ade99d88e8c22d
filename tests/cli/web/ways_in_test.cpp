// Slips and cards lead to the room, and a slip's code read at the desk still names its table.

#include <doctest/doctest.h>

#include <fstream>

#include "tests/cli/secretary.hpp"

namespace ways_into_the_room {

using namespace tanteador::test;
using nlohmann::json;

constexpr const char* kRoom = "http://192.168.1.20:8080";

json printed(const Folder& folder, const std::string& what, std::vector<std::string> more = {}) {
  std::vector<std::string> words{
      "print",     "Friday", "--what", what, "--pdf", folder / "page.pdf", "--html", folder / "page.html",
      "--replace", "--json"};
  words.insert(words.end(), more.begin(), more.end());
  const Result result = league(folder, words);
  went_well(result);
  return result.json();
}
int tokens_of(const Folder& folder) {
  return static_cast<int>(run(folder, {"room", "status", "--json"}).json()["tokens"].size());
}
void friday(const Folder& folder) {
  club_with(folder, kFour);
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
}

TEST_CASE("a slip or card has its table's address as a QR code with its five characters") {
  const Folder folder;
  friday(folder);
  int before = 0;
  for (const char* what : {"slips", "cards"}) {
    CAPTURE(what);
    const json tokens = printed(folder, what, {"--room", std::string(kRoom) + "/"})["tokens"];
    REQUIRE(tokens.size() == 2);
    const std::string page = read_bytes(folder / "page.html"), paper = pdf_text(folder, folder / "page.pdf");
    for (const json& one : tokens) {
      const std::string address = one["address"], code = one["code"];
      CHECK(address.starts_with(std::string(kRoom) + "/t/"));
      CHECK(address.size() == std::string(kRoom).size() + 3 + 26);
      CHECK(has(page, "aria-label=\"" + address + "\""));
      CHECK(has(page, ">" + code + "<"));
      CHECK(has(paper, code));
      CHECK_FALSE(has(paper, address));  // a secret is no text to be read over a shoulder
    }
    CHECK(tokens_of(folder) == before + 2);  // a slip that was lost is printed again with a further one
    before += 2;
  }
}

TEST_CASE("a slip without a server names its table, and its code enters nothing") {
  const Folder folder;
  friday(folder);
  for (const std::vector<std::string>& more : {std::vector<std::string>{}, {"--room", "none"}}) {
    CHECK_FALSE(printed(folder, "slips", more).contains("tokens"));
    CHECK(has(read_bytes(folder / "page.html"), "aria-label=\"tanteador:"));
  }
  CHECK(tokens_of(folder) == 0);
  for (const char* wrong : {"192.168.1.20", "ftp://laptop", "http://", "http://a/b", "http://a?b"}) {
    CAPTURE(wrong);
    const Result result =
        league(folder, {"print", "Friday", "--what", "slips", "--html", folder / "x.html", "--room", wrong});
    CHECK(result.status == 2);
    CHECK(has(result.err, "is not an address for phones"));
  }
}

TEST_CASE("a table with a result gets no code after the next round begins, nor does a page of standings") {
  const Folder folder;
  friday(folder);
  for (const char* table : {"1", "2"}) went_well(league(folder, {"result", "Friday", table, "30:12"}));
  CHECK(printed(folder, "slips", {"--room", kRoom})["tokens"].size() == 2);  // it can be put right till then
  CHECK_FALSE(printed(folder, "standings", {"--room", kRoom}).contains("tokens"));
  went_well(league(folder, {"close", "Friday"}));
  CHECK(printed(folder, "slips", {"--room", kRoom, "--round", "1"})["tokens"].empty());
}

TEST_CASE("a slip's code identifies its table, only in its own competition") {
  const Folder folder;
  friday(folder);
  went_well(league(folder, {"new", "Other", "--rounds", "2"}));
  for (const std::string& name : kFour) went_well(league(folder, {"enter", "Other", name}));
  went_well(league(folder, {"draw", "Other", "--seed", "1"}));
  const json tokens = printed(folder, "slips", {"--room", kRoom})["tokens"];
  const std::string first = tokens[0]["address"], second = tokens[1]["address"];
  const std::string id = shown_now(folder)["competition"];

  for (const std::string& foreign : {first, "tanteador:" + id + "/1.1/1"}) {
    const Result refused = league(folder, {"result", "Other", foreign, "30:12"});
    CHECK(refused.status == 2);
    CHECK(has(refused.err, "another competition"));
  }
  went_well(league(folder, {"result", "Friday", first, "30:12"}));
  std::ofstream(folder / "list.txt") << second << " 30:21\n";
  went_well(league(folder, {"result", "Friday", "--file", folder / "list.txt"}));
  const json tables = shown_now(folder)["rounds"].back()["tables"];
  CHECK(has(tables[0].dump(), "30"));
  CHECK(has(tables[0].dump(), "12"));
  CHECK(has(tables[1].dump(), "21"));
  const Result unknown =
      league(folder, {"result", "Friday", std::string(kRoom) + "/t/22222222222222222222222222", "30:12"});
  CHECK(unknown.status == 2);
}

}  // namespace ways_into_the_room
