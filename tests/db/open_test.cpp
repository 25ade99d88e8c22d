#include <SQLiteCpp/SQLiteCpp.h>
#include <doctest/doctest.h>

#include <functional>

#include "tests/db/support.hpp"

using namespace tanteador::db;
using namespace tanteador::db::test;
using Code = StoreError::Code;

namespace {

void make_foreign(const fs::path& file, const std::string& journal_mode) {
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  database.execAndGet("PRAGMA journal_mode = " + journal_mode);
  database.exec("CREATE TABLE event (stream, seq); INSERT INTO event VALUES (1, 2); PRAGMA user_version = 1");
}

void raise_version(const fs::path& file) {
  make_database(file);
  SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 999");
}

// Like raise_version, but the new version is only in the write-ahead log, as after a killed program.
void raise_version_in_log(const fs::path& file) {
  const Folder elsewhere;
  make_database(elsewhere / "a.db");
  SQLite::Database open((elsewhere / "a.db").string(), SQLite::OPEN_READWRITE);
  open.exec("PRAGMA user_version = 999");
  fs::copy(elsewhere / "a.db", file);
  fs::copy(elsewhere / "a.db-wal", fs::path(file).concat("-wal"));
}

void overwrite(const fs::path& file, std::size_t from, std::size_t size) {
  std::string bytes = bytes_of(file);
  REQUIRE(bytes.size() > from + size);
  std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(from), size, '\x5a');
  write_bytes(file, bytes);
}

// Opens with both modes, checks, backs up: each must fail with `code` and a sentence naming the file.
void check_refused(const fs::path& file, const fs::path& copy, Code code) {
  const std::function<void()> ways[] = {
      [&] { (void)open_store(file, OpenMode::write); },
      [&] { (void)open_store(file, OpenMode::read); },
      [&] { (void)check(file); },
      [&] { backup(file, copy); },
  };
  for (const auto& way : ways) {
    CAPTURE(&way - ways);
    CHECK(code_of(way) == code);
    try {
      way();
    } catch (const StoreError& error) {
      const std::string sentence = error.what();
      CAPTURE(sentence);
      CHECK(sentence.find(file.filename().string()) != std::string::npos);
      CHECK(sentence.find('{') == std::string::npos);
      CHECK(sentence.back() == '.');
    }
  }
}

}  // namespace

TEST_CASE("a foreign, newer or damaged file is refused unchanged, and nothing is created beside it") {
  struct Row {
    std::string name;
    std::function<void(const fs::path&)> make;
    Code code;
  };
  const Row rows[] = {
      {"a folder", [](const fs::path& file) { fs::create_directory(file); }, Code::cannot_open},
      {"a link to nothing", [](const fs::path& file) { fs::create_symlink("nowhere", file); },
       Code::cannot_open},
      {"a pipe", [](const fs::path& file) { REQUIRE(mkfifo(file.c_str(), 0600) == 0); }, Code::not_ours},
      {"a text", [](const fs::path& file) { write_bytes(file, "Ana 15, Beto 12\n"); }, Code::not_ours},
      {"a long text", [](const fs::path& file) { write_bytes(file, std::string(9999, 'x')); },
       Code::not_ours},
      {"another program's", [](const fs::path& file) { make_foreign(file, "DELETE"); }, Code::not_ours},
      {"another program's, with a log", [](const fs::path& file) { make_foreign(file, "WAL"); },
       Code::not_ours},
      {"50 bytes of ours", [](const fs::path& file) { make_database(file), fs::resize_file(file, 50); },
       Code::not_ours},
      {"newer", raise_version, Code::newer},
      {"newer in its log", raise_version_in_log, Code::newer},
      {"truncated", [](const fs::path& file) { make_database(file), fs::resize_file(file, 40960); },
       Code::damaged},
      {"truncated in a page", [](const fs::path& file) { make_database(file), fs::resize_file(file, 41000); },
       Code::damaged},
      {"one page left", [](const fs::path& file) { make_database(file), fs::resize_file(file, 4096); },
       Code::damaged},
      {"garbage after the header",
       [](const fs::path& file) { make_database(file), overwrite(file, 100, 3996); }, Code::damaged},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const Folder folder;
    const Folder copies;
    row.make(folder / "a.db");
    const auto before = everything_in(folder.path());
    check_refused(folder / "a.db", copies / "copy.db", row.code);
    CHECK(everything_in(folder.path()) == before);
    CHECK(everything_in(copies.path()).empty());
  }
}

TEST_CASE("reading, checking and copying a missing database create none") {
  const Folder folder;
  for (const char* name : {"a.db", "none/a.db"}) {
    CAPTURE(std::string(name));
    CHECK(code_of([&] { (void)open_store(folder / name, OpenMode::read); }) == Code::cannot_open);
    CHECK(code_of([&] { (void)check(folder / name); }) == Code::cannot_open);
    CHECK(code_of([&] { backup(folder / name, folder / "copy.db"); }) == Code::cannot_open);
    CHECK(everything_in(folder.path()).empty());
  }
}

TEST_CASE("check and reading find garbage in the middle, and the file stays unchanged") {
  const Folder folder;
  const fs::path file = folder / "a.db";
  make_database(file);
  overwrite(file, fs::file_size(file) / 8192 * 4096, 4096);
  const std::string before = bytes_of(file);
  CHECK_FALSE(check(file).empty());
  for (const OpenMode mode : {OpenMode::read, OpenMode::write}) {
    const auto store = open_store(file, mode);
    CHECK(code_of([&] { all_events(*store, "m1"); }) == Code::damaged);
  }
  CHECK(bytes_of(file) == before);
  CHECK(everything_in(folder.path()).size() == 1);
}

TEST_CASE("a new database and the files beside it are private") {
  const Folder folder;
  const mode_t old = umask(0);
  const fs::path file = folder / "club/records/a.db";
  const auto store = open_store(file, OpenMode::write);
  grow(*store, new_match(), 1);
  umask(old);
  CHECK(mode_of(folder / "club") == 0700);
  CHECK(mode_of(folder / "club/records") == 0700);
  for (const char* suffix : {"", "-wal", "-shm"}) {
    CAPTURE(std::string(suffix));
    CHECK(mode_of(fs::path(file).concat(suffix)) == 0600);
  }
}

TEST_CASE("an empty file becomes a database, and a link leads to its target") {
  const Folder folder;
  write_bytes(folder / "real.db", "");
  fs::create_symlink("real.db", folder / "link.db");
  const auto by_link = open_store(folder / "link.db", OpenMode::write);
  const StreamHead head = grow(*by_link, new_match(), 1);
  CHECK(fs::exists(folder / "real.db-wal"));
  CHECK_FALSE(fs::exists(folder / "link.db-wal"));
  grow(*open_store(folder / "real.db", OpenMode::write), head, 1);
  CHECK(all_events(*by_link, "m1").size() == 2);
}

TEST_CASE("file names accept percent, question and hash signs, spaces and accents") {
  const Folder folder;
  for (const char* name : {"100%25 a?mode=rwc#b.db", "file:a.db", "Peña Élodie.db"}) {
    CAPTURE(std::string(name));
    grow(*open_store(folder / name, OpenMode::write), new_match(), 2);
    CHECK(all_events(*open_store(folder / name, OpenMode::read), "m1").size() == 2);
    CHECK(fs::remove(folder / name));
    CHECK(everything_in(folder.path()).empty());
  }
}

TEST_CASE("reading changes no file and sees the last write") {
  const Folder folder;
  const fs::path file = folder / "a.db";
  SUBCASE("closed") {
    make_database(file);
    const auto before = everything_in(folder.path());
    CHECK(all_events(*open_store(file, OpenMode::read), "m1").size() == 1000);
    CHECK(check(file).empty());
    CHECK(everything_in(folder.path()) == before);
  }
  SUBCASE("open elsewhere") {
    const auto writer = open_store(file, OpenMode::write);
    StreamHead head = grow(*writer, new_match(), 5);
    const std::string before = bytes_of(file) + bytes_of(folder / "a.db-wal");
    const auto reader = open_store(file, OpenMode::read);
    CHECK(all_events(*reader, "m1").size() == 5);
    CHECK(check(file).empty());
    CHECK(bytes_of(file) + bytes_of(folder / "a.db-wal") == before);
    grow(*writer, head, 1);
    CHECK(all_events(*reader, "m1").size() == 6);
    CHECK(code_of([&] { grow(const_cast<Store&>(*reader), new_match("m2"), 1); }) == Code::read_only);
  }
  SUBCASE("left behind with its log by a killed program") {
    const Folder left;
    const auto writer = open_store(file, OpenMode::write);
    grow(*writer, new_match(), 5);
    fs::copy(file, left / "a.db");
    fs::copy(folder / "a.db-wal", left / "a.db-wal");
    const auto before = everything_in(left.path());
    CHECK(all_events(*open_store(left / "a.db", OpenMode::read), "m1").size() == 5);
    CHECK(check(left / "a.db").empty());
    CHECK(everything_in(left.path()) == before);
    CHECK(all_events(*open_store(left / "a.db", OpenMode::write), "m1").size() == 5);
  }
}

TEST_CASE("without write permission a write is refused at once and reading works") {
  // In a child without root's rights, which would pass over the modes.
  struct Row {
    std::string name;
    mode_t folder, file;
    Code code;
  };
  const Row rows[] = {{"the file", 0777, 0444, Code::read_only},
                      {"the folder", 0555, 0666, Code::read_only},
                      {"both", 0555, 0444, Code::read_only}};
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const Folder folder;
    const fs::path file = folder / "a.db";
    make_database(file);
    REQUIRE(chmod(file.c_str(), row.file) == 0);
    REQUIRE(chmod(folder.path().c_str(), row.folder) == 0);
    const auto before = everything_in(folder.path());
    const pid_t child = start_child([&] {
      if (geteuid() == 0 && (setgid(65534) != 0 || setuid(65534) != 0)) return 2;
      if (code_of([&] { (void)open_store(file, OpenMode::write); }) != row.code) return 3;
      const auto store = open_store(file, OpenMode::read);
      if (all_events(*store, "m1").size() != 1000) return 4;
      if (code_of([&] { grow(*store, new_match("m2"), 1); }) != Code::read_only) return 5;
      return check(file).empty() ? 0 : 6;
    });
    CHECK(exit_of(child) == 0);
    CHECK(everything_in(folder.path()) == before);
  }
}

TEST_CASE("a new database needs write permission") {
  const Folder folder;
  REQUIRE(chmod(folder.path().c_str(), 0555) == 0);
  const pid_t child = start_child([&] {
    if (geteuid() == 0 && (setgid(65534) != 0 || setuid(65534) != 0)) return 2;
    for (const char* name : {"a.db", "club/a.db"}) {
      if (code_of([&] { (void)open_store(folder / name, OpenMode::write); }) != Code::read_only) return 3;
    }
    return 0;
  });
  CHECK(exit_of(child) == 0);
  CHECK(everything_in(folder.path()).empty());
}

TEST_CASE("a database locked by another program is reported after a wait and unchanged") {
  const Folder folder;
  const fs::path file = folder / "a.db";
  make_database(file);
  SQLite::Database other(file.string(), SQLite::OPEN_READWRITE);
  SUBCASE("while it writes") {
    const auto store = open_store(file, OpenMode::write);
    other.exec("BEGIN EXCLUSIVE");
    const std::string before = bytes_of(file);
    CHECK(code_of([&] { grow(*store, new_match("m2"), 1); }) == Code::locked);
    CHECK(all_events(*store, "m1").size() == 1000);
    other.exec("ROLLBACK");
    CHECK(bytes_of(file) == before);
    grow(*store, new_match("m2"), 1);
  }
  SUBCASE("for itself alone") {
    other.execAndGet("PRAGMA journal_mode = DELETE");
    other.execAndGet("PRAGMA locking_mode = EXCLUSIVE");
    other.exec("BEGIN EXCLUSIVE");
    const std::string before = bytes_of(file);
    CHECK(code_of([&] { (void)open_store(file, OpenMode::write); }) == Code::locked);
    CHECK(bytes_of(file) == before);
  }
}

TEST_CASE("a server address is never taken for a folder") {
  const Folder folder;
  const fs::path here = fs::current_path();
  fs::current_path(folder / "");
  for (const char* address : {"postgresql:///club?host=/nowhere", "postgres://u:p@host:5432/x",
                              "mysql://h/club", "file:///tmp/t.db"}) {
    CAPTURE(address);
    for (const OpenMode mode : {OpenMode::read, OpenMode::write})
      CHECK(code_of([&] { const auto store = open_store(address, mode); }) == Code::cannot_open);
    CHECK(code_of([&] { (void)check(address); }) == Code::cannot_open);
    CHECK(code_of([&] { backup(address, folder / "copy.db"); }) == Code::cannot_open);
  }
  CHECK(fs::is_empty(folder / ""));
  CHECK(!code_of(
      [&] { const auto store = open_store("a:b.db", OpenMode::write); }));  // a colon alone is a name
  fs::current_path(here);
}
