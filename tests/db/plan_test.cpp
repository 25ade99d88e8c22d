// Files grow for years, so only queries for everything may read a whole table.

#include <SQLiteCpp/SQLiteCpp.h>
#include <doctest/doctest.h>

#include <set>

#include "db/sqlite/migrations.hpp"
#include "db/sqlite/query.hpp"
#include "tests/db/support.hpp"

using namespace tanteador::db;
using namespace tanteador::db::test;
using sqlite::statements;

namespace {

// Statements that read all of something, by their nature.
const std::set<std::string> kReadsAll = {
    // checks and rebuilds of the whole file
    "schema_size", "head_page", "check_heads", "check_links", "check_schema", "check_streams",
    // everything except damaged streams
    "case_clear_but", "competition_clear_but", "entry_clear_but", "link_clear_but", "summary_clear_but",
    // all people, cards, cases, referees and house rulesets, and the program's own data
    "case_list", "card_list", "competition_list", "person_list", "referee_list", "ruleset_list", "link_list",
    "token_list", "request_list",
    // one row
    "count_write",
    // a list of given names, each looked up
    "person_among", "card_among"};

}  // namespace

TEST_CASE("a query for one thing or page scans no whole table and sorts nothing") {
  const Folder folder;
  const auto store = open_store(folder / "a.db", OpenMode::write);
  SQLite::Database database((folder / "a.db").string(), SQLite::OPEN_READONLY);
  std::set<std::string> reading;
  for (const auto& [name, text] : statements()) {
    CAPTURE(name);
    if (name.starts_with("rules_")) continue;  // of the index of the printed rules: it does not grow
    std::string plan;
    SQLite::Statement explained(database, "EXPLAIN QUERY PLAN " + text);
    while (explained.executeStep()) plan += explained.getColumn(3).getString() + "\n";
    CAPTURE(plan);
    const bool whole = plan.find("SCAN") != std::string::npos &&
                       plan.find("USING INDEX match_summary_") == std::string::npos &&
                       plan.find("USING INDEX event_told_people") == std::string::npos;  // few
    const bool sorts = plan.find("TEMP B-TREE FOR ORDER BY") != std::string::npos;
    if (kReadsAll.contains(name)) reading.insert(name);
    CHECK((!(whole || sorts) || kReadsAll.contains(name)));
    // Events about people are a thousandth of the club's stream.
    if (name == "event_same_person") CHECK(plan.find("USING INDEX event_told_people") != std::string::npos);
  }
  CHECK(reading == kReadsAll);  // none is named that is not there
}
