// A file restored by hand beside the write-ahead log of the file that was there before:
// https://www.sqlite.org/howtocorrupt.html#_deleting_a_hot_journal and the points around it.

#include <doctest/doctest.h>
#include <signal.h>

#include "db/copies.hpp"
#include "tests/db/support.hpp"

using namespace tanteador::db;
using namespace tanteador::db::test;
using Code = StoreError::Code;

namespace {
namespace leftover_log {

// A club with entries of three evenings. Each evening ends in the file, the log has the last one.
struct Club {
  Folder folder = {};
  fs::path file = folder / "a.db", early = folder / "early.db", backup_file = folder / "backup.db",
           daily = folder / "daily.db", recent = folder / "recent.db", late = folder / "late.db",
           other = folder / "other.db";
  std::string log, memory;

  Club() {
    StreamHead head = grow(*open_store(file, OpenMode::write), new_match(), 4, std::string(900, 'a'));
    fs::copy_file(file, early);
    backup(file, backup_file);
    keep_copy(file, {});
    fs::copy_file(fs::directory_iterator(folder_of_copies(file))->path(), daily);
    head = grow(*open_store(file, OpenMode::write), head, 3, std::string(900, 'b'));
    {
      const auto store = open_store(file, OpenMode::write);
      head = grow(*store, head, 2, std::string(900, 'c'));
      head = grow(*store, head, 2, std::string(900, 'c'));
      backup(file, recent);
      log = bytes_of(sibling("-wal"));
      memory = bytes_of(sibling("-shm"));
    }
    grow(*open_store(file, OpenMode::write), head, 1, std::string(900, 'd'));
    fs::copy_file(file, late);
    grow(*open_store(other, OpenMode::write), new_match("m2"), 5, std::string(900, 'x'));
  }
  fs::path sibling(const char* suffix) const { return fs::path(file).concat(suffix); }
  void restore_by_hand(const fs::path& from, bool with_memory) const {
    fs::copy_file(from, file, fs::copy_options::overwrite_existing);
    write_bytes(sibling("-wal"), log);
    fs::remove(sibling("-shm"));
    if (with_memory) write_bytes(sibling("-shm"), memory);
  }
};

// Every way to open the file gives this error with a sentence that names the log. Nothing changes.
void check_refused(const Club& club) {
  const auto before = everything_in(club.folder.path());
  const std::function<void()> ways[] = {[&] { (void)open_store(club.file, OpenMode::read); },
                                        [&] { (void)open_store(club.file, OpenMode::write); },
                                        [&] { (void)check(club.file); },
                                        [&] { backup(club.file, club.folder / "copy.db"); }};
  for (const auto& way : ways) {
    CAPTURE(&way - ways);
    CHECK(code_of(way) == Code::cannot_open);
    try {
      way();
    } catch (const StoreError& error) {
      CHECK(std::string(error.what()).find("a.db-wal still has the last entries") != std::string::npos);
    }
  }
  CHECK(everything_in(club.folder.path()) == before);
}

}  // namespace leftover_log
}  // namespace

using leftover_log::Club;

TEST_CASE("a file restored by hand beside an old log is not mixed with it") {
  const Club club;
  const std::pair<const char*, const fs::path*> rows[] = {
      {"an early copy of the file", &club.early},
      {"a backup", &club.backup_file},
      {"a daily copy", &club.daily},
      {"a backup made while the log was in use", &club.recent},
      {"a later copy", &club.late},
      {"another club", &club.other}};
  for (const auto& [name, from] : rows) {
    for (const bool with_memory : {false, true}) {
      CAPTURE(std::string(name));
      CAPTURE(with_memory);
      club.restore_by_hand(*from, with_memory);
      leftover_log::check_refused(club);
      CHECK(restore(*from, club.file) == club.sibling(".old"));
      CHECK(check(club.file).empty());
      CHECK(bytes_of(club.sibling(".old-wal")) == club.log);
      for (const char* suffix : {".old", ".old-wal", ".old-shm"}) fs::remove(club.sibling(suffix));
    }
  }
}

TEST_CASE("without the old log a restored file is as it was") {
  const Club club;
  club.restore_by_hand(club.early, true);
  for (const char* suffix : {"-wal", "-shm"}) fs::remove(club.sibling(suffix));
  CHECK(check(club.file).empty());
  CHECK(all_events(*open_store(club.file, OpenMode::write), "m1").size() == 4);
}

TEST_CASE("a file restored beside the log of a running program is not opened by another one") {
  const Club club;
  const pid_t child = start_child([&] {
    const auto store = open_store(club.file, OpenMode::write);
    grow(*store, *store->head("m1"), 1);
    fs::copy_file(club.early, club.folder / "put.db");
    fs::rename(club.folder / "put.db", club.file);
    raise(SIGSTOP);
    return code_of([&] { grow(*store, *store->head("m1"), 1); }) == Code::moved ? 0 : 1;
  });
  int status = 0;
  REQUIRE(waitpid(child, &status, WUNTRACED) == child);
  REQUIRE(WIFSTOPPED(status));
  leftover_log::check_refused(club);
  kill(child, SIGCONT);
  CHECK(exit_of(child) == 0);
}

TEST_CASE("the log of a killed program is applied to its own file, and to a copy of both") {
  const Club club;
  const pid_t child = start_child([&] {
    const auto store = open_store(club.file, OpenMode::write);
    for (int i = 0; i < 3; ++i) grow(*store, *store->head("m1"), 1, std::string(2000, 'y'));
    return raise(SIGKILL);
  });
  REQUIRE(exit_of(child) == -SIGKILL);
  const fs::path copy = club.folder / "elsewhere.db";
  fs::copy_file(club.file, copy);
  fs::copy_file(club.sibling("-wal"), fs::path(copy).concat("-wal"));
  for (const fs::path& file : {copy, club.file}) {
    CHECK(check(file).empty());
    CHECK(all_events(*open_store(file, OpenMode::write), "m1").size() == 15);
  }
}
