// Roles on the command line: who is refused, who enters with --as, and who gives roles.

#include <doctest/doctest.h>

#include "tests/cli/league.hpp"

using namespace tanteador::test;

namespace {
namespace role_tests {

constexpr const char* kHandStarted = "{\"type\":\"hand_started\"}\n";

void add(const Folder& folder, const char* name, const char* role, const std::string& pins,
         std::vector<std::string> options = {}) {
  std::vector<std::string> words{"roles", "add", name, role};
  words.insert(words.end(), options.begin(), options.end());
  const Result result = run(folder, words, pins);
  REQUIRE_MESSAGE(result.status == 0, result.err);
}

}  // namespace role_tests
}  // namespace

using namespace role_tests;

TEST_CASE("commands are refused without their role, and accepted with --as and the PIN") {
  const Folder folder;
  const std::string id = store_match(folder);
  const std::string exported = run(folder, {"match", "export", id, "--unsigned"}).out;
  write_bytes(folder / "match.json", exported);
  write_bytes(folder / "pin", "1111\n");
  REQUIRE(league(folder, {"new", "Cup", "--rounds", "1"}).status == 0);
  CHECK(run(folder, {"roles", "list"}).out == "Nobody has a role, so anyone may make any entry.\n");
  add(folder, "Sara", "secretary", "1111\n");
  add(folder, "Coco", "scorer", "1111\n2222\n", {"--referee", "Sara"});
  CHECK(run(folder, {"roles", "list", "--json"}).json().dump() ==
        R"([{"name":"Coco","roles":["scorer"]},{"name":"Sara","roles":["secretary"]}])");
  struct Row {
    std::vector<std::string> words;
    std::string input;
    bool scores;  // else it manages
  };
  std::vector<Row> rows{
      {{"score", "-"}, one_hand(), true},
      {{"match", "add", id, "-"}, kHandStarted, true},
      {{"match", "import", (folder / "match.json").string()}, "", false},
      {{"league", "player", "add", "Eva"}, "", false},
      {{"league", "enter", "Cup", "Ana", "Beto"}, "", false},
      {{"league", "pair", "Cup"}, "", false},
      {{"key", "trust", "Bar", "gojos-vokif-monib-fakub-mofak-robav-mobab-mamor"}, "", false}};
#ifdef TANTEADOR_WEB
  rows.push_back({{"phones", "code", "--desk"}, "", false});
#endif
  for (const Row& row : rows) {
    CAPTURE(row.words[1]);
    const auto answer = [&](const char* name, const char* pin) {
      std::vector<std::string> words = row.words;
      if (*name) words.insert(words.begin(), {"--as", name});
      words.emplace_back("--json");
      return run(folder, words, pin + row.input);
    };
    const std::string before = run(folder, {"db", "check", "--json"}).out;
    const Result refused = answer("", "");
    CHECK(refused.status == 1);
    CHECK(refused.json()["error"]["code"] == "needs_role");
    CHECK(has(refused.err, row.scores ? "Coco, Sara" : "Sara"));
    CHECK(answer("Sara", "9999\n").json()["error"]["code"] == "referee");
    CHECK(run(folder, {"db", "check", "--json"}).out == before);
    const Result scorer = answer("Coco", "2222\n");
    CHECK(scorer.status == (row.scores ? 0 : 1));
    const Result secretary = answer("Sara", "1111\n");
    CHECK_MESSAGE(secretary.status == 0, secretary.err);
  }
}

TEST_CASE("roles are given by the highest role in use, and the last one is taken by its holder") {
  const Folder folder;
  add(folder, "Coco", "scorer", "2222\n");
  CHECK(run(folder, {"roles", "add", "Sara", "secretary"}, "1111\n").status == 1);
  add(folder, "Sara", "secretary", "2222\n1111\n", {"--as", "Coco"});
  const Result refused = run(folder, {"--as", "Coco", "roles", "add", "Coco", "secretary"}, "2222\n");
  CHECK(refused.status == 1);
  CHECK(has(refused.err, "Only a secretary can do this, with a PIN: Sara."));
  add(folder, "Sara", "referee", "1111\n", {"--as", "Sara"});
  CHECK(run(folder, {"referee", "list", "--json"}).json().dump() == R"([{"referee":"Sara"}])");
  CHECK(run(folder, {"roles", "pin", "Coco"}, "2222\n3333\n").status == 0);  // the own PIN
  CHECK(run(folder, {"roles", "remove", "Coco", "scorer", "--referee", "Sara"}, "1111\n").status == 0);
  CHECK(run(folder, {"roles", "remove", "Coco", "scorer", "--referee", "Sara"}, "1111\n").status == 1);
  CHECK(run(folder, {"roles", "add", "Eva", "boss"}).status == 2);
  for (const char* role : {"referee", "secretary"})
    CHECK(run(folder, {"--as", "Sara", "roles", "remove", "Sara", role}, "1111\n").status == 0);
  CHECK(run(folder, {"roles", "list", "--json"}).json().empty());
}
