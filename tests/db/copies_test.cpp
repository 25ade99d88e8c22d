// Copies beside the database: the ones to keep, and each opens like the database.

#include <doctest/doctest.h>

#include <set>

#include "db/copies.hpp"
#include "src/core/text/time.hpp"
#include "tests/db/support.hpp"

using namespace tanteador;
using namespace tanteador::db;
using namespace tanteador::db::test;
using std::chrono::days;
using std::chrono::sys_days;

namespace {
namespace copies {

using namespace std::chrono_literals;
constexpr sys_days kToday = 2026y / 11 / 23;  // a Monday

std::set<std::string> remaining_copies(const std::vector<sys_days>& all) {
  std::set<std::string> names;
  for (const sys_days day : all) names.insert(date_text(day));
  for (const sys_days gone : superseded_copies(all, kToday)) names.erase(date_text(gone));
  return names;
}

}  // namespace copies
}  // namespace

TEST_CASE("daily copies are kept for seven days, then the last of each of four weeks") {
  std::vector<sys_days> all;
  for (int back = 0; back < 60; ++back) all.push_back(copies::kToday - days(back));
  CHECK(copies::remaining_copies(all) ==
        std::set<std::string>{"2026-11-23", "2026-11-22", "2026-11-21", "2026-11-20", "2026-11-19",
                              "2026-11-18", "2026-11-17",  // seven days
                              "2026-11-16", "2026-11-15", "2026-11-08", "2026-11-01"});
}

TEST_CASE("irregular copies are kept while they are the newest of their week") {
  const std::vector<sys_days> all{copies::kToday - days(1), copies::kToday - days(100),
                                  copies::kToday - days(101), copies::kToday - days(200)};
  CHECK(copies::remaining_copies(all) == std::set<std::string>{"2026-11-22", "2026-08-15", "2026-05-07"});
  CHECK(copies::remaining_copies({}).empty());
}

TEST_CASE("the daily copy opens, replaces an earlier one, and old ones are deleted") {
  const Folder folder;
  const fs::path file = folder / "scores.db";
  make_database(file);
  CHECK(last_copied(file).empty());
  for (int back = 60; back >= 0; --back) keep_copy(file, copies::kToday - days(back));
  keep_copy(file, copies::kToday);
  std::size_t there = 0;
  for (const auto& copy : fs::directory_iterator(folder_of_copies(file))) {
    ++there;
    CHECK(copy.path().extension() == ".db");
    CHECK(check(copy.path()).empty());
  }
  CHECK(there == 11);
  CHECK_FALSE(last_copied(file).empty());
}

TEST_CASE("a failed copy keeps the old one, and the reason is a sentence") {
  const Folder folder;
  const fs::path file = folder / "scores.db";
  make_database(file);
  write_bytes(folder_of_copies(file), "a file where the folder would be");
  CHECK_THROWS_AS(keep_copy(file, copies::kToday), StoreError);
  CHECK(last_copied(file).empty());
}

TEST_CASE("a copy is signed before it has its name, and an unsigned one replaces none") {
  const Folder folder;
  const fs::path file = folder / "scores.db",
                 copy = folder_of_copies(file) / (date_text(copies::kToday) + ".db");
  make_database(file);
  int signed_copies = 0;
  const Seal seal{"a form", [&](const fs::path& part) {
                    CHECK(find_signature(part) == "a form");
                    return part != copy && ++signed_copies < 3;
                  }};
  for (int i = 0; i < 2; ++i) keep_copy(file, copies::kToday, seal);
  CHECK(find_signature(copy) == "a form");
  CHECK_FALSE(find_signature(file));
  const std::string before = bytes_of(copy);
  CHECK(code_of([&] { keep_copy(file, copies::kToday, seal); }) == StoreError::Code::cannot_open);
  CHECK(bytes_of(copy) == before);
  CHECK(std::distance(fs::directory_iterator(folder_of_copies(file)), {}) == 1);

  backup(copy, folder / "again.db");
  CHECK_FALSE(find_signature(folder / "again.db"));
  (void)open_store(copy, OpenMode::write);
  CHECK_FALSE(find_signature(copy));
}
