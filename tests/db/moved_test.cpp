// The file is deleted, moved, replaced or overwritten while it is open.

#include <SQLiteCpp/SQLiteCpp.h>
#include <doctest/doctest.h>
#include <signal.h>

#include <cstdlib>

#include "db/copies.hpp"
#include "tests/db/support.hpp"

using namespace tanteador::db;
using namespace tanteador::db::test;
using Code = StoreError::Code;

namespace moved {

struct Change {
  const char* name;
  void (*change)(const fs::path& file);
  bool leaves_file;  // a file has the name afterwards
};

void overwrite(const fs::path& file, const fs::path& with) {
  write_bytes(file, bytes_of(with));  // the same inode
}

// Another sound database that somebody puts in the place of the file.
fs::path other_of(const fs::path& file) { return file.parent_path() / "other.db"; }
void make_other(const fs::path& file) {
  const auto store = open_store(other_of(file), OpenMode::write);
  grow(*store, new_match("m2"), 3, std::string(9000, 'x'));
}

const Change kChanges[] = {
    {"deleted", [](const fs::path& file) { fs::remove(file); }, false},
    {"renamed", [](const fs::path& file) { fs::rename(file, file.parent_path() / "elsewhere.db"); }, false},
    {"deleted with its folder", [](const fs::path& file) { fs::remove_all(file.parent_path()); }, false},
    {"replaced", [](const fs::path& file) { fs::rename(other_of(file), file); }, true},
    {"overwritten", [](const fs::path& file) { overwrite(file, other_of(file)); }, true},
    {"overwritten with a backup", [](const fs::path& file) { overwrite(file, file.string() + ".backup"); },
     true}};

struct OpenFile {
  Folder folder = {};
  fs::path file = folder / "club/a.db";
  std::unique_ptr<Store> store = open_store(file, OpenMode::write);
  StreamHead head = grow(*store, new_match(), 2);
  OpenFile() {
    make_other(file);
    backup(file, file.string() + ".backup");
    head = grow(*store, head, 3);
  }
};

}  // namespace moved

TEST_CASE("a moved file receives no events, and no file is created in its place") {
  for (const moved::Change& row : moved::kChanges) {
    CAPTURE(row.name);
    moved::OpenFile opened;
    const Store& store = *opened.store;
    row.change(opened.file);
    CHECK(code_of([&] { grow(*opened.store, opened.head, 1); }) == Code::moved);
    CHECK(code_of([&] { opened.store->name_person({"p1", "Ana"}); }) == Code::moved);
    CHECK(code_of([&] { (void)store.data_version(); }) == Code::moved);
    for (const OpenMode mode : {OpenMode::write, OpenMode::read})
      CHECK(code_of([&] { (void)open_store(opened.file, mode); }) == Code::moved);
    CHECK(code_of([&] { backup(opened.file, opened.folder / "copy.db"); }) == Code::moved);
    CHECK(code_of([&] { keep_copy(opened.file, {}); }) == Code::moved);
    CHECK(code_of([&] { (void)check(opened.file); }) == Code::moved);
    CHECK(fs::exists(opened.file) == row.leaves_file);
    CHECK_FALSE(fs::exists(opened.folder / "copy.db"));
  }
}

TEST_CASE("a file overwritten or truncated after an entry is detected, also after the first entry") {
  const std::pair<std::string, void (*)(const fs::path&)> ways[] = {
      {"overwritten", [](const fs::path& file) { moved::overwrite(file, moved::other_of(file)); }},
      {"emptied", [](const fs::path& file) { fs::resize_file(file, 0); }}};
  for (const auto& [name, change] : ways) {
    for (const int entries : {1, 2, 400}) {  // 400: copies the log into the file, and begins it again
      CAPTURE(name);
      CAPTURE(entries);
      const Folder folder;
      const fs::path file = folder / "a.db";
      moved::make_other(file);
      (void)open_store(file, OpenMode::write);
      const auto store = open_store(file, OpenMode::write);
      StreamHead head = new_match();
      for (int i = 0; i < entries; ++i) head = grow(*store, head, 1, std::string(6000, 'x'));
      change(file);
      CHECK(code_of([&] { grow(*store, head, 1); }) == Code::moved);
    }
  }
}

TEST_CASE("a file overwritten with its own older copy of the same size is detected and not written to") {
  const Folder folder;
  const fs::path file = folder / "a.db", older = folder / "older.db";
  const auto store = open_store(file, OpenMode::write);
  StreamHead head = grow(*store, new_match(), 20);
  (void)open_store(file, OpenMode::write);  // copies the log into the file
  fs::copy_file(file, older);
  head = grow(*store, head, 1);
  (void)open_store(file, OpenMode::write);
  fs::resize_file(older, fs::file_size(file));
  moved::overwrite(file, older);
  const std::string bytes = bytes_of(file);
  CHECK(code_of([&] { grow(*store, head, 1); }) == Code::moved);
  CHECK(code_of([&] { store->name_person({"p1", "Ana"}); }) == Code::moved);
  CHECK(bytes_of(file) == bytes);
}

TEST_CASE("a log shortened by another program is not written to") {
  const Folder folder;
  const fs::path file = folder / "a.db";
  const auto store = open_store(file, OpenMode::write);
  grow(*store, new_match(), 2);
  SQLite::Database(file.string(), SQLite::OPEN_READWRITE)
      .exec(
          "DROP TRIGGER event_no_delete; DROP TRIGGER stream_head_is_last; DELETE FROM event WHERE seq = 2;"
          "UPDATE stream SET count = 1, hash = (SELECT hash FROM event)");
  CHECK(code_of([&] { grow(*store, *store->head("m1"), 1); }) == Code::moved);
  CHECK(code_of([&] { store->name_person({"p1", "Ana"}); }) == Code::moved);
  CHECK(all_events(*store, "m1").size() == 1);
}

TEST_CASE("a file overwritten after a killed program left its log is detected") {
  const Folder folder;
  const fs::path file = folder / "a.db";
  moved::make_other(file);
  const pid_t child = start_child([&] {
    const auto store = open_store(file, OpenMode::write);
    grow(*store, new_match(), 5);
    return raise(SIGKILL);
  });
  REQUIRE(exit_of(child) == -SIGKILL);
  const auto store = open_store(file, OpenMode::write);
  const StreamHead head = grow(*store, *store->head("m1"), 1);
  moved::overwrite(file, moved::other_of(file));
  CHECK(code_of([&] { grow(*store, head, 1); }) == Code::moved);
}

TEST_CASE("all entries of a deleted, moved or replaced file can be saved to a new one") {
  for (const moved::Change& row : std::span(moved::kChanges).first(4)) {
    CAPTURE(row.name);
    moved::OpenFile opened;
    const Folder home;
    setenv("HOME", home.path().c_str(), 1);
    row.change(opened.file);
    const fs::path copy = opened.store->copy_next_to();
    CHECK(copy.filename() == "a-saved.db");
    CHECK(mode_of(copy) == 0600);
    CHECK(check(copy).empty());
    CHECK(all_events(*open_store(copy, OpenMode::read), "m1").size() == 5);
    CHECK(opened.store->copy_next_to() != copy.string());
    CHECK(fs::exists(opened.file) == row.leaves_file);
  }
}

TEST_CASE("a restored file accepts writes again") {
  moved::OpenFile opened;
  const fs::path aside = opened.folder / "aside.db";
  fs::rename(opened.file, aside);
  CHECK(code_of([&] { grow(*opened.store, opened.head, 1); }) == Code::moved);
  fs::rename(aside, opened.file);
  opened.head = grow(*opened.store, opened.head, 1);
  opened.store.reset();
  CHECK(check(opened.file).empty());
  CHECK(all_events(*open_store(opened.file, OpenMode::read), "m1").size() == 6);
}

TEST_CASE("the file that replaced an open one stays intact when that one is closed") {
  for (const moved::Change& row : std::span(moved::kChanges).last(3)) {
    CAPTURE(row.name);
    moved::OpenFile opened;
    const bool is_backup = std::string_view(row.name).ends_with("backup");
    row.change(opened.file);
    CHECK(code_of([&] { (void)opened.store->data_version(); }) == Code::moved);
    opened.store.reset();
    CHECK(check(opened.file).empty());
    const auto now = open_store(opened.file, OpenMode::write);
    CHECK(all_events(*now, is_backup ? "m1" : "m2").size() == (is_backup ? 2 : 3));
    CHECK(fs::exists(opened.file.string() + ".old-wal"));
  }
}

TEST_CASE("no database is created beside a leftover log") {
  moved::OpenFile opened;
  const fs::path log = opened.file.string() + "-wal";
  fs::remove(opened.file);
  opened.store.reset();
  REQUIRE(fs::file_size(log) > 0);
  const std::string before = bytes_of(log);
  for (const OpenMode mode : {OpenMode::write, OpenMode::read})
    CHECK(code_of([&] { (void)open_store(opened.file, mode); }) == Code::cannot_open);
  CHECK(is_there(opened.file));
  CHECK_FALSE(fs::exists(opened.file));
  CHECK(bytes_of(log) == before);
}

TEST_CASE("a file written, truncated or touched by others is not reported as overwritten") {
  moved::OpenFile opened;
  const auto other = open_store(opened.file, OpenMode::write);
  for (int i = 0; i < 20; ++i) {
    CAPTURE(i);
    opened.head = grow(*(i % 2 == 0 ? opened.store : other), opened.head, 30, std::string(3000, 'x'));
    if (i % 3 == 0) (void)open_store(opened.file, OpenMode::write);  // copies the log into the file
    if (i % 5 == 0) fs::last_write_time(opened.file, fs::file_time_type::clock::now());
    const pid_t child = start_child([&] {
      const auto store = open_store(opened.file, OpenMode::write);
      grow(*store, *store->head("m1"), 10);
      return 0;
    });
    REQUIRE(exit_of(child) == 0);
    opened.head = *other->head("m1");
    CHECK_NOTHROW(opened.store->data_version());
  }
  CHECK(check(opened.file).empty());
}
