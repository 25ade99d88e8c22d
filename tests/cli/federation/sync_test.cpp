// db push, pull, sync and merge: two databases brought together from the command line.

#include <doctest/doctest.h>

#include "tests/cli/process.hpp"

using namespace tanteador::test;

namespace {

using nlohmann::json;

// Two desks with separate databases.
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

TEST_CASE("a preview shows the streams, a merge takes them, and a second merge finds no change") {
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

TEST_CASE("matches without a competition are not shared unless requested") {
  const TwoDesks desks;
  const std::string match = desks.match(desks.here);
  const Result kept = desks.at(desks.here, {"db", "push", desks.there});
  CHECK(kept.status == 0);
  CHECK(has(kept.out, "1 match outside competitions was left out; --all includes it."));
  CHECK(desks.answer(desks.here, {"db", "push", desks.there, "--all"})["given"]["streams"] == 1);
  CHECK(desks.at(desks.there, {"match", "verify", match}).status == 0);
}

TEST_CASE("matches sent with --all are not reported as not sent") {
  const TwoDesks desks;
  desks.match(desks.here);
  desks.match(desks.there);
  const Result both = desks.at(desks.here, {"db", "sync", desks.there, "--all"});
  CHECK(both.status == 0);
  CHECK(has(both.out, "1 fetched."));
  CHECK(has(both.out, "1 sent."));
  CHECK_FALSE(has(both.out, "--all"));
}

TEST_CASE("a sync in both directions reports forks and leaves them") {
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
  const json rows = desks.answer(desks.here, {"db", "sync", desks.there, "--all", "--dry-run"})["streams"];
  REQUIRE(rows.size() == 1);
  CHECK(rows[0]["stands"] == "forked");
  CHECK(rows[0]["fork"] == 9);
  const Result forked = desks.at(desks.here, {"db", "sync", desks.there, "--all"});
  CHECK(forked.status == 1);
  CHECK(has(
      forked.out,
      "1 conflict: the two databases continued it differently. Use \"tanteador db conflicts\" to choose."));
  CHECK(desks.answer(desks.here, {"db", "sync", desks.there, "--all"})["streams"].empty());
  for (const std::string& desk : {desks.here, desks.there}) {
    CHECK(desks.at(desk, {"match", "verify", match}).status == 0);
    CHECK(desks.at(desk, {"db", "check"}).status == 0);
    CHECK(has(desks.at(desk, {"match", "list"}).out, "not decided"));
    const Result refused = desks.at(desk, {"match", "add", match, "-"}, kTally);
    CHECK(refused.status == 1);
    CHECK(has(refused.out + refused.err, "First choose which version counts."));
  }
}

TEST_CASE("a fork is listed, one version is chosen, and events of the other are entered again") {
  const TwoDesks desks;
  CHECK(has(desks.at(desks.here, {"db", "forks"}).out, "No conflicts."));
  CHECK(desks.at(desks.here, {"db", "settle", "0123456", "ab"}).status == 2);
  const std::string match = desks.match(desks.here);
  desks.at(desks.here, {"db", "push", desks.there, "--all"});
  REQUIRE(desks.at(desks.here, {"match", "add", match, "-"}, kTally).status == 0);
  REQUIRE(desks.at(desks.there, {"match", "add", match, "-"}, kOtherTally).status == 0);
  desks.at(desks.here, {"db", "sync", desks.there, "--all"});
  const json listed = desks.answer(desks.there, {"db", "forks"});
  REQUIRE(listed.size() == 1);
  CHECK(listed[0]["id"] == match);
  CHECK_FALSE(listed[0]["settled"]);
  REQUIRE(listed[0]["branches"].size() == 2);
  CHECK(listed == desks.answer(desks.here, {"db", "forks"}));
  const json both = desks.answer(desks.there, {"db", "forks", match});
  REQUIRE(both["left"].size() == 2);
  const json& tally = both["left"][both["left"][0]["event"]["side"] == "Ana" ? 0 : 1];
  CHECK(tally["event"]["points"] == 2);
  CHECK(tally["seq"] == 9);
  CHECK_FALSE(tally["stands"]);
  CHECK(desks.at(desks.there, {"db", "settle", match, "none"}).status == 2);
  const std::string branch = tally["branch"];
  const Result chosen = desks.at(desks.there, {"db", "settle", match, branch.substr(0, 8)});
  CHECK(chosen.status == 0);
  CHECK(has(chosen.out, "This version is now in use."));
  CHECK(has(desks.at(desks.there, {"db", "forks", match}).out, "not in use"));
  const json again = desks.answer(desks.there, {"db", "settle", match, branch, "--again", "1"});
  CHECK_FALSE(again["settled"]);
  CHECK(again["entered"] == 1);
  CHECK(desks.answer(desks.there, {"db", "forks", match})["left"][0]["entered_again"] == true);
  CHECK(has(desks.at(desks.there, {"db", "forks", match}).out, "re-entered"));
  CHECK(desks.answer(desks.there, {"db", "settle", match, branch, "--all-again"})["entered"] == 0);
  REQUIRE(desks.at(desks.here, {"db", "sync", desks.there, "--all"}).status == 0);
  CHECK(desks.at(desks.here, {"match", "export", match}).out ==
        desks.at(desks.there, {"match", "export", match}).out);
  REQUIRE(desks.at(desks.here, {"match", "add", match, "-"}, kTally).status == 0);
  CHECK(desks.at(desks.here, {"db", "check"}).status == 0);
}

TEST_CASE("a competition marked as not shared stays, and the list of shared streams names the partner") {
  const TwoDesks desks;
  const json made = desks.answer(desks.here, {"league", "new", "Cup", "--rounds", "3"});
  const std::string cup = made["competition"];
  CHECK(has(desks.at(desks.here, {"db", "share"}).out, "Nothing has been shared yet."));
  CHECK(desks.answer(desks.here, {"db", "share", "Cup", "--home"})["changed"] == true);
  CHECK(has(desks.at(desks.here, {"db", "share"}).out, "not shared"));
  CHECK(desks.answer(desks.here, {"db", "push", desks.there})["given"]["streams"] == 0);
  CHECK(desks.answer(desks.here, {"db", "share"})["given"].empty());
  CHECK(desks.at(desks.here, {"db", "share", "Cup"}).status == 2);
  CHECK(desks.at(desks.here, {"db", "share", "--home"}).status == 2);
  REQUIRE(desks.at(desks.here, {"db", "share", "Cup", "--give"}).status == 0);
  CHECK(desks.answer(desks.here, {"db", "push", desks.there})["given"]["streams"] == 1);
  CHECK(desks.answer(desks.here, {"db", "push", desks.there})["given"]["streams"] == 0);
  const json listed = desks.answer(desks.here, {"db", "share"});
  CHECK(listed["competitions"][0]["home"] == false);
  REQUIRE(listed["given"].size() == 1);
  CHECK(listed["given"][0]["with"] == desks.there);
  CHECK(listed["given"][0]["streams"] == json{cup});
  CHECK(desks.at(desks.here, {"db", "check"}).status == 0);
  CHECK(desks.at(desks.there, {"db", "check"}).status == 0);
}

TEST_CASE("a missing database is reported, and none is created for it") {
  const TwoDesks desks;
  desks.match(desks.here);
  for (const char* way : {"pull", "sync", "merge"}) {
    const std::string nowhere = (desks.folder / "nowhere.db").string();
    const Result result = desks.at(desks.here, {"db", way, nowhere});
    CHECK(result.status == 3);
    CHECK(has(result.err, "There is no database at " + nowhere + "."));
    CHECK_FALSE(fs::exists(nowhere));
  }
}

TEST_CASE("a person in two clubs is proposed by licence, merged and separated") {
  const TwoDesks desks;
  const std::string all = place(desks.folder, "all.db");
  int number = 0;
  for (const std::string& club : {desks.here, desks.there}) {
    const std::string ana = number++ == 0 ? "Ana" : "Ana N.";
    REQUIRE(desks.at(club, {"league", "player", "add", ana, "--licence", "AR-1204"}).status == 0);
    REQUIRE(desks.at(club, {"league", "new", "Cup of " + ana, "--rounds", "3"}).status == 0);
    REQUIRE(desks.at(club, {"league", "enter", "Cup of " + ana, ana}).status == 0);
    REQUIRE(desks.at(club, {"db", "push", all}).status == 0);
  }
  const json before = desks.answer(all, {"league", "player", "doubles"});
  REQUIRE(before["likely"].size() == 1);
  CHECK(before["likely"][0]["licence"] == "AR-1204");
  CHECK(before["likely"][0]["people"].size() == 2);
  CHECK(before["same"].empty());
  CHECK(has(desks.at(all, {"league", "player", "doubles"}).out, "Ana N."));
  CHECK(desks.at(all, {"league", "player", "merge", "AR-1204", "Ana"}).status == 2);  // it fits two
  CHECK(has(desks.at(all, {"league", "player", "merge", "Ana N.", "Ana"}).out,
            "Ana N. and Ana have been merged into Ana."));
  const json said = desks.answer(all, {"league", "player", "doubles"});
  CHECK(said["likely"].empty());
  REQUIRE(said["same"].size() == 1);
  CHECK(said["same"][0]["name"] == "Ana N.");
  CHECK(said["same"][0]["is"]["name"] == "Ana");
  const Result again = desks.at(all, {"league", "player", "merge", "Ana N.", "Ana"});
  CHECK(again.status == 1);
  CHECK(has(again.out + again.err, "Choose two different ones."));
  CHECK(has(desks.at(all, {"league", "player", "part", "Ana", "Ana N."}).out,
            "Ana and Ana N. are separate people now."));
  const json parted = desks.answer(all, {"league", "player", "doubles"});
  CHECK(parted["same"].empty());
  CHECK(parted["two"].size() == 1);
  CHECK(parted["likely"].empty());
  REQUIRE(desks.at(all, {"league", "player", "forget", "Ana N."}).status == 0);
  CHECK(desks.answer(desks.there, {"db", "pull", all})["taken"]["forgotten"] == 1);
  CHECK(desks.answer(all, {"db", "pull", desks.there})["taken"]["forgotten"] == 0);
  CHECK(desks.at(all, {"league", "player", "merge", "Nobody", "Ana"}).status == 2);
  for (const std::string& database : {desks.here, desks.there, all})
    CHECK(desks.at(database, {"db", "check"}).status == 0);
}

TEST_CASE("a merge lists possible duplicates: similar names, or the same licence number") {
  const TwoDesks desks;
  // People come with the competitions they take part in: each club has its own record.
  const auto club = [&](const std::string& database, const std::string& list) {
    REQUIRE(desks.at(database, {"league", "new", "Cup", "--rounds", "3"}).status == 0);
    for (const auto& words : {std::vector<std::string>{"league", "player", "import", "-"},
                              std::vector<std::string>{"league", "enter", "Cup", "--file", "-"}}) {
      const Result entered = desks.at(database, words, list);
      CHECK_MESSAGE(entered.status == 0, entered.err);
    }
  };
  club(desks.here, "name;licence\nAna Pérez;\nBeto;7\nCaro;\n");
  club(desks.there, "name;licence\nana perez;\nRoberto;7\nDani;\n");
  const json merged = desks.answer(desks.here, {"db", "merge", desks.there});
  const json& pairs = merged["may_be_one"];
  REQUIRE_MESSAGE(pairs.size() == 2, merged.dump());
  CHECK(pairs[0]["name"] == "ana perez");
  CHECK(pairs[0]["known_name"] == "Ana Pérez");
  CHECK(pairs[0]["same_licence"] == false);
  CHECK(pairs[1]["name"] == "Roberto");
  CHECK(pairs[1]["same_licence"] == true);
  CHECK(desks.answer(desks.here, {"db", "merge", desks.there})["may_be_one"].empty());  // nobody came
}

TEST_CASE("two clubs with separate records are told why players stay apart and how to join them") {
  const TwoDesks desks;
  for (const auto& [database, name] : {std::pair(desks.here, "Ana"), std::pair(desks.there, "Beto")})
    REQUIRE(desks.at(database, {"league", "player", "add", name}).status == 0);
  const Result merged = desks.at(desks.here, {"db", "merge", desks.there});
  CHECK(merged.status == 0);
  CHECK(has(merged.out, "Each of the two has its own club"));
  CHECK(has(merged.out, "tanteador league player import"));
  CHECK_FALSE(has(merged.out, "nothing to bring together"));
  CHECK(desks.answer(desks.here, {"db", "merge", desks.there})["club_records"] == "different");
}
