// db push, pull, sync and merge: two databases brought together from the command line.

#include <doctest/doctest.h>

#include "tests/cli/process.hpp"

using namespace tanteador::test;
using nlohmann::json;

namespace {

// Two desks, each with a database of its own.
struct TwoDesks {
  Folder folder;
  std::string here = place(folder, "here.db"), there = place(folder, "there.db");

  Result at(const std::string& database, std::vector<std::string> words,
            const std::string& input = {}) const {
    words.insert(words.begin(), {"--db", database});
    return run(folder, words, input);
  }
  json answer(const std::string& database, std::vector<std::string> words,
              const std::string& input = {}) const {
    words.emplace_back("--json");
    return at(database, words, input).json();
  }
  std::string match(const std::string& database) const {
    return answer(database, {"score", "-"}, one_hand())["match"];
  }
};

constexpr char kTally[] = R"({"type":"tallied","side":"Ana","points":2})";
constexpr char kOtherTally[] = R"({"type":"tallied","side":"Beto","points":1})";

}  // namespace

TEST_CASE("what would be taken in is shown first, then taken in, then is the same") {
  const TwoDesks desks;
  const std::string match = desks.match(desks.there);
  const json shown = desks.answer(desks.here, {"db", "merge", desks.there, "--dry-run"});
  REQUIRE(shown["streams"].size() == 1);
  CHECK(shown["streams"][0]["id"] == match);
  CHECK(shown["streams"][0]["stands"] == "only_there");
  CHECK_FALSE(shown.contains("taken"));
  CHECK(desks.answer(desks.here, {"match", "list"}).empty());
  CHECK(desks.answer(desks.here, {"db", "merge", desks.there})["taken"]["streams"] == 1);
  CHECK(desks.at(desks.here, {"match", "export", match}).out ==
        desks.at(desks.there, {"match", "export", match}).out);
  const json again = desks.answer(desks.here, {"db", "merge", desks.there});
  CHECK(again["same"] == 1);
  CHECK(again["taken"]["streams"] == 0);
  CHECK(desks.at(desks.here, {"db", "check"}).status == 0);
}

TEST_CASE("matches of no competition stay at home unless they are asked for") {
  const TwoDesks desks;
  const std::string match = desks.match(desks.here);
  const Result kept = desks.at(desks.here, {"db", "push", desks.there});
  CHECK(kept.status == 0);
  CHECK(has(kept.out, "1 match of no competition stays where it is; --all takes it along."));
  CHECK(desks.answer(desks.here, {"db", "push", desks.there, "--all"})["given"]["streams"] == 1);
  CHECK(desks.at(desks.there, {"match", "verify", match}).status == 0);
}

TEST_CASE("both ways at once, and what went different ways is named and left") {
  const TwoDesks desks;
  const std::string match = desks.match(desks.here);
  desks.at(desks.here, {"db", "sync", desks.there, "--all"});
  REQUIRE(desks.at(desks.here, {"db", "push", desks.there, "--all"}).status == 0);
  const std::string other = desks.match(desks.there);
  const json both = desks.answer(desks.here, {"db", "sync", desks.there, "--all"});
  CHECK(both["taken"]["streams"] == 1);
  CHECK(both["given"]["streams"] == 0);
  REQUIRE(desks.at(desks.here, {"match", "add", match, "-"}, kTally).status == 0);
  REQUIRE(desks.at(desks.there, {"match", "add", match, "-"}, kOtherTally).status == 0);
  const Result forked = desks.at(desks.here, {"db", "sync", desks.there, "--all"});
  CHECK(forked.status == 1);
  CHECK(has(forked.out, "1 went different ways here and there; it stays as it is on both sides."));
  const json rows = desks.answer(desks.here, {"db", "sync", desks.there, "--all"})["streams"];
  REQUIRE(rows.size() == 1);
  CHECK(rows[0]["stands"] == "forked");
  CHECK(rows[0]["fork"] == 9);
  CHECK(desks.at(desks.here, {"match", "verify", match}).status == 0);
}

TEST_CASE("a database that is not there is named, and none is made for it") {
  const TwoDesks desks;
  desks.match(desks.here);
  for (const char* way : {"pull", "sync", "merge"}) {
    const std::string nowhere = (desks.folder / "nowhere.db").string();
    const Result result = desks.at(desks.here, {"db", way, nowhere});
    CHECK(result.status == 3);
    CHECK(has(result.err, "There is no database in " + nowhere + "."));
    CHECK_FALSE(fs::exists(nowhere));
  }
}
