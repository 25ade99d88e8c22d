// Databases of earlier versions with whole matches and a season: opened by reading and by writing, every
// score and standing equals what that version printed (tests/db/fixtures/old, made by make.sh there).

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>

#include <SQLiteCpp/SQLiteCpp.h>

#include "tests/cli/league.hpp"

using namespace tanteador::test;
using Json = nlohmann::json;

namespace {
namespace old_files {

const fs::path kOld = fs::path(TANTEADOR_ROOT) / "tests/db/fixtures/old";

// "v01-ab982c59": the version of the schema, and the commit or day of the program.
std::vector<std::string> versions() {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(kOld)) {
    const std::string name = entry.path().filename().string();
    if (name.ends_with(".sql.gz")) names.insert(name.substr(0, name.size() - 7));
  }
  return {names.begin(), names.end()};
}

std::string unpack(const fs::path& file) {
  FILE* const pipe = popen(("gzip -dc '" + file.string() + "'").c_str(), "r");
  REQUIRE(pipe);
  std::string text;
  char block[1 << 14];
  while (const std::size_t got = std::fread(block, 1, sizeof block, pipe)) text.append(block, got);
  REQUIRE(pclose(pipe) == 0);
  return text;
}

struct OldFile {
  explicit OldFile(const std::string& version) : printed(Json::parse(unpack(kOld / (version + ".json.gz")))) {
    SQLite::Database file(name, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    file.exec(unpack(kOld / (version + ".sql.gz")));
    REQUIRE(file.execAndGet("PRAGMA user_version").getInt() == printed["schema"]);
  }
  // The whole JSON answer of a command of today.
  Json answer(std::vector<std::string> words, std::string input = {}) const {
    words.insert(words.end(), {"--db", name, "--json"});
    const Result result = run(folder, std::move(words), std::move(input));
    CHECK_MESSAGE(result.status == 0, (result.out + result.err));
    return result.json();
  }

  Folder folder;
  std::string name = (folder / "old.db").string();
  Json printed;
};

// A rule that was corrected since, with the reason.
struct Correction {
  const char* field;  // of an entry or a row, as printed
  const char* before;
  const char* now;
  const char* reason;
};
constexpr Correction kCorrections[] = {
    {"", "", "", ""},  // none so far
};

std::string as_now(const std::string& field, const std::string& before) {
  for (const Correction& one : kCorrections)
    if (field == one.field && before == one.before) return one.now;
  return before;
}

// Scores and reasons, without the wording.
const std::set<std::string> kValues{
    "status",  "winners", "sides",        "entries", "name",    "players", "score",   "deal",
    "for",     "points",  "rule",         "seq",     "side",    "rank",    "round",   "complete",
    "tables",  "rows",    "group",        "won",     "drawn",   "lost",    "lantern", "number",
    "figures", "values",  "competitions", "stages",  "counted", "halves",  "met"};

// Numbers count whatever their field is called.
Json values_of(const Json& printed, const std::string& field = {}) {
  if (printed.is_string()) return as_now(field, printed);
  if (!printed.is_structured()) return printed;
  Json all = printed.is_array() ? Json::array() : Json::object();
  for (const auto& [name, value] : printed.items()) {
    if (printed.is_array())
      all.push_back(values_of(value, field));
    else if (kValues.contains(name) || value.is_number())
      all[name] = values_of(value, name);
  }
  return all;
}

// The first value of `before` that `now` lacks or has otherwise. Fields that were added since do not count.
std::string difference(const Json& before, const Json& now, const std::string& at = {}) {
  if (before.is_object() && now.is_object()) {
    for (const auto& [name, value] : before.items()) {
      const std::string here = at + "/" + name;
      if (!now.contains(name)) return here + " is gone";
      if (std::string found = difference(value, now[name], here); !found.empty()) return found;
    }
    return {};
  }
  if (before.is_array() && now.is_array() && before.size() == now.size()) {
    for (std::size_t i = 0; i < before.size(); ++i)
      if (std::string found = difference(before[i], now[i], at + "/" + std::to_string(i)); !found.empty())
        return found;
    return {};
  }
  return before == now ? "" : at + ": " + before.dump() + " then, " + now.dump() + " now";
}

void check_same(const Json& before, const Json& now) {
  CHECK(difference(values_of(before), values_of(now)) == "");
}

// Earlier versions had no order among equals, and wrote the points of a stage as text beside the halves. They
// gave a lantern to each who shares the last place; now nobody gets it (docs/reference/glossary.md).
Json by_rank(Json season) {
  const auto place = [](const Json& row) { return std::pair(row["rank"].get<int>(), row["name"].dump()); };
  std::sort(season["rows"].begin(), season["rows"].end(),
            [&](const Json& one, const Json& other) { return place(one) < place(other); });
  std::map<Json, int> places;
  for (const Json& row : season["rows"]) ++places[row["rank"]];
  for (Json& row : season["rows"]) {
    if (places[row["rank"]] > 1) row.erase("lantern");
    for (Json& stage : row["stages"])
      if (stage["points"].is_string()) stage.erase("points");
  }
  return season;
}

void check_league(const OldFile& old) {
  const std::pair<const char*, const char*> lists[] = {{"standings", "standings"},
                                                       {"crosstables", "crosstable"}};
  for (const auto& [field, command] : lists)
    for (const Json& table : old.printed[field]) {
      CAPTURE(field);
      check_same(table, old.answer({"league", command, table["competition"]}));
    }
  if (!old.printed["season"].is_null())
    check_same(by_rank(old.printed["season"]), by_rank(old.answer({"league", "season", "2026"})));
}

}  // namespace old_files
}  // namespace

using namespace old_files;

TEST_CASE("matches and standings of earlier versions are what these versions printed" *
          doctest::test_suite("file")) {
  CHECK(versions().size() > 0);
  for (const std::string& version : versions()) {
    CAPTURE(version);
    const OldFile old(version);
    CHECK(old.printed["matches"].size() > 4);
    for (const Json& match : old.printed["matches"]) {
      CAPTURE(match["ruleset"]);
      check_same(match, old.answer({"match", "show", match["match"]}));
    }
    check_league(old);
    CHECK(old.answer({"db", "check"})["ok"] == true);
  }
}

TEST_CASE("matches of earlier versions take an entry, which is undone" * doctest::test_suite("file")) {
  for (const std::string& version : versions()) {
    CAPTURE(version);
    const OldFile old(version);
    for (const Json& match : old.printed["matches"]) {
      CAPTURE(match["ruleset"]);
      const std::string id = match["match"];
      const int last = old.answer({"match", "export", id})["stream"]["count"];
      const auto remove = [](int seq) {
        return Json{{"type", "voided"}, {"seq", seq}, {"reason", "a test"}}.dump() + "\n";
      };
      old.answer({"match", "add", id, "-"}, remove(last));
      check_same(match, old.answer({"match", "add", id, "-"}, remove(last + 1)));
      CHECK(old.answer({"match", "export", id})["stream"]["count"] == last + 2);
    }
    for (const Json& table : old.printed["standings"]) {
      const std::string id = table["competition"];
      old.answer({"league", "reopen", id});
      old.answer({"league", "close", id, "--finish"});
    }
    check_league(old);
    CHECK(old.answer({"db", "check"})["ok"] == true);
  }
}
