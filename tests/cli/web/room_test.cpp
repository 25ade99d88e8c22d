// The phones' server from outside: tokens are created, listed without their secret, and revoked.

#include <doctest/doctest.h>

#include "tests/cli/league.hpp"

namespace room_from_outside {

using namespace tanteador::test;
using nlohmann::json;

json answer(const Folder& folder, std::vector<std::string> words) {
  words.emplace_back("--json");
  return run(folder, words).json();
}

// A competition of four with its first round drawn.
Folder& friday(Folder& folder) {
  league(folder, {"new", "Friday", "--rounds", "3"});
  for (const std::string& name : kFour) league(folder, {"enter", "Friday", name});
  league(folder, {"draw", "Friday", "--seed", "1"});
  return folder;
}

TEST_CASE("a code's secret is shown once, and the list opens nothing") {
  Folder folder;
  friday(folder);
  const std::string match = store_match(folder);
  const json table = answer(folder, {"room", "token", "Friday", "2"}),
             of_match = answer(folder, {"room", "token", match}),
             desk = answer(folder, {"room", "token", "--desk"});
  CHECK(table["reach"] == "table");
  CHECK(table["round"] == 1);
  CHECK(table["table"] == 2);
  CHECK(of_match["match"] == match);
  CHECK_FALSE(desk.contains("code"));
  const std::string path = table["path"], code = table["code"];
  CHECK(path.starts_with("/t/"));
  CHECK(path.size() == 3 + 26);
  CHECK(code.size() == 5);
  CHECK(desk["path"].get<std::string>().starts_with("/desk/"));
  CHECK(table["addresses"].empty());  // the room is not open

  const Result listed = run(folder, {"room", "status", "--json"});
  CHECK(listed.json()["tokens"].size() == 3);
  CHECK(listed.json()["open"].empty());
  CHECK_FALSE(has(listed.out, path.substr(3)));
  CHECK_FALSE(has(listed.out, code));
  CHECK(has(run(folder, {"room", "status"}).out, "Friday, stage 1, round 1, table 2"));

  CHECK(answer(folder, {"room", "revoke", code})["revoked"] == 1);
  CHECK(run(folder, {"room", "revoke", code}).status == 2);
  const std::string id = answer(folder, {"room", "status"})["tokens"][0]["token"];
  CHECK(answer(folder, {"room", "revoke", id})["revoked"] == 1);
  CHECK(answer(folder, {"room", "revoke", "all"})["revoked"] == 1);
  CHECK(answer(folder, {"room", "revoke", "all"})["revoked"] == 0);
}

TEST_CASE("the list marks expired codes, and no code is created for a finished match") {
  Folder folder;
  friday(folder);
  answer(folder, {"room", "token", "Friday", "1"});
  CHECK(answer(folder, {"room", "status"})["tokens"][0]["opens"] == true);
  for (const char* table : {"1", "2"}) league(folder, {"result", "Friday", table, "30:12"});
  league(folder, {"close", "Friday"});
  league(folder, {"draw", "Friday", "--seed", "1"});
  CHECK(answer(folder, {"room", "status"})["tokens"][0]["opens"] == false);
  const Result late = run(folder, {"room", "token", "Friday", "1.1"});
  CHECK(late.status == 2);
  CHECK(has(late.err, "a code would be useless"));
  CHECK(answer(folder, {"room", "token", "Friday", "1"})["round"] == 2);
}

TEST_CASE("a code for an unknown target is refused, and so is revoking an unknown code") {
  Folder folder;
  friday(folder);
  const std::string match = store_match(folder);
  const std::vector<std::vector<std::string>> rows{{"room", "token"},
                                                   {"room", "token", "--desk", match},
                                                   {"room", "token", "abcdef"},
                                                   {"room", "token", "Friday"},
                                                   {"room", "token", "Friday", "3"},
                                                   {"room", "token", "Friday", "2.1"},
                                                   {"room", "token", "Friday", "x"},
                                                   {"room", "token", "Saturday", "1"},
                                                   {"room", "revoke"},
                                                   {"room", "revoke", ""},
                                                   {"room", "revoke", "AAAAA"},
                                                   {"room"}};
  for (const auto& words : rows) {
    std::string line;
    for (const std::string& word : words) line += word + " ";
    CAPTURE(line);
    CHECK(run(folder, words).status == 2);
  }
  CHECK(answer(folder, {"room", "status"})["tokens"].empty());
}

TEST_CASE("the phones commands without a database report that and create none") {
  const Folder folder;
  const json status = answer(folder, {"room", "status"});
  CHECK(status == json{{"open", json::array()}, {"phones", json::array()}, {"tokens", json::array()}});
  CHECK_FALSE(fs::exists(database(folder)));
}

}  // namespace room_from_outside
