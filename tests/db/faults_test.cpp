// A failing disk and a killed program: the message is correct, and nothing is left half stored.

#include <doctest/doctest.h>
#include <signal.h>

#include <random>

#include "tests/db/faulty_disk.hpp"
#include "tests/db/support.hpp"

using namespace tanteador::db;
using namespace tanteador::db::test;
using Call = FaultyDisk::Call;
using Code = StoreError::Code;

namespace {

// The messages of the usual commands on a file.
std::vector<std::string> sayings(const fs::path& file, const fs::path& copy) {
  std::vector<std::string> all;
  const std::function<void()> ways[] = {
      [&] { all_events(*open_store(file, OpenMode::read), "m1"); },
      [&] {
        for (std::string& finding : check(file)) all.push_back(std::move(finding));
      },
      [&] { backup(file, copy); },
      [&] {
        const auto store = open_store(file, OpenMode::write);
        grow(*store, *store->head("m1"), 1);
      },
  };
  for (const auto& way : ways) {
    try {
      way();
    } catch (const StoreError& error) {
      all.emplace_back(error.what());
      const Code code = error.code();
      CHECK_FALSE((code == Code::damaged || code == Code::full || code == Code::not_ours));
    }
  }
  return all;
}

}  // namespace

TEST_CASE("a disk that does not answer is reported neither as damaged nor as full") {
  struct Row {
    Call call;
    int answer, most;
  };
  const Row rows[] = {{Call::read, SQLITE_IOERR_READ, 40},   {Call::read, SQLITE_IOERR_CORRUPTFS, 40},
                      {Call::write, SQLITE_IOERR_WRITE, 12}, {Call::sync, SQLITE_IOERR_FSYNC, 3},
                      {Call::map, SQLITE_IOERR_SHMMAP, 3},   {Call::map, SQLITE_IOERR_SHMSIZE, 3}};
  for (const Row& row : rows) {
    for (int after = 0; after < row.most; after += 1 + after / 8) {
      CAPTURE(row.answer);
      CAPTURE(after);
      const Folder folder, copies;
      make_database(folder / "a.db");
      bool struck = false;
      {
        const FaultyDisk disk(row.call, after, [&] { return row.answer; });
        for (const std::string& said : sayings(folder / "a.db", copies / "copy.db")) {
          CAPTURE(said);
          CHECK(said.find("damaged") == std::string::npos);
          CHECK(said.find("full") == std::string::npos);
          CHECK(said.find("backup") == std::string::npos);
        }
        struck = disk.has_failed();
      }
      CHECK(struck);
      CHECK(check(folder / "a.db").empty());
    }
  }
}

TEST_CASE("a single failed read is neither damage nor a reason to restore") {
  for (int after = 0; after < 60; after += 1 + after / 16) {
    CAPTURE(after);
    const Folder folder, copies;
    make_database(folder / "a.db");
    FaultyDisk disk(Call::read, after, [] { return SQLITE_IOERR_CORRUPTFS; });
    disk.only(1);
    for (const std::string& said : sayings(folder / "a.db", copies / "copy.db")) {
      CAPTURE(said);
      CHECK(said.find("damaged") == std::string::npos);
      CHECK(said.find("restore") == std::string::npos);
    }
  }
}

TEST_CASE("damage is reported with the commands that help") {
  const Folder folder;
  make_database(folder / "a.db");
  std::string bytes = bytes_of(folder / "a.db");
  for (std::size_t page = bytes.size() / 8192; page < bytes.size() / 4096; ++page)
    bytes.replace(page * 4096, 512, 512, 'x');
  write_bytes(folder / "a.db", bytes);
  const auto read = [&] { return all_events(*open_store(folder / "a.db", OpenMode::read), "m1"); };
  CHECK(code_of(read) == Code::damaged);
  CHECK_FALSE(check(folder / "a.db").empty());
  try {
    (void)read();
  } catch (const StoreError& error) {
    CHECK(std::string(error.what()).find("tanteador db restore") != std::string::npos);
    CHECK(std::string(error.what()).find("tanteador db salvage") != std::string::npos);
  }
}

TEST_CASE("a failed flush is reported as possibly stored, and it may be") {
  for (const bool once : {true, false}) {
    CAPTURE(once);
    const Folder folder;
    make_database(folder / "a.db");
    std::string said;
    const pid_t child = start_child([&] {
      FaultyDisk disk(Call::sync, 1'000'000, [] { return SQLITE_IOERR_FSYNC; });
      const auto store = open_store(folder / "a.db", OpenMode::write);
      grow(*store, *store->head("m1"), 1);
      disk.strike_after(0);
      if (once) disk.only(1);
      try {
        grow(*store, *store->head("m1"), 1, "the last");
      } catch (const StoreError& error) {
        const bool is_said =
            std::string(error.what()).find("Check whether your entry is there") != std::string::npos;
        if (error.code() != Code::cannot_open || !is_said) return 2;
        // A retry leaves exactly one copy, whether the event is entered again or not.
        if (once) grow(*store, *store->head("m1"), 1, "the last");
        return 0;
      }
      return 1;
    });
    CHECK(exit_of(child) == 0);
    CHECK(check(folder / "a.db").empty());
    const auto events = all_events(*open_store(folder / "a.db", OpenMode::read), "m1");
    CHECK(events.size() >= 1001);
    CHECK(std::ranges::count(events, "the last", [](const auto& e) { return e.record.payload; }) <= 1);
    if (once) CHECK(events.size() == 1002);
  }
}

TEST_CASE("a program killed while it creates the database leaves a whole one or none") {
  for (int writes = 0; writes < 40; ++writes) {
    CAPTURE(writes);
    const Folder folder;
    const fs::path file = folder / "a.db";
    const pid_t child = start_child([&] {
      const FaultyDisk disk(Call::write, writes, [] { return raise(SIGKILL); });
      (void)open_store(file, OpenMode::write);
      return 0;
    });
    const bool killed = exit_of(child) == -SIGKILL;
    if (fs::exists(file)) {
      CHECK(open_store(file, OpenMode::read)->streams("match").empty());
      CHECK(check(file).empty());
    }
    const auto store = open_store(file, OpenMode::write);
    grow(*store, new_match(), 1);
    CHECK(check(file).empty());
    if (!killed) break;
    CHECK(writes < 39);
  }
}

TEST_CASE("a copy has its name only when complete, whenever the program is killed") {
  for (int writes = 0; writes < 60; writes += 7) {
    CAPTURE(writes);
    const Folder folder;
    make_database(folder / "a.db");
    const pid_t child = start_child([&] {
      const FaultyDisk disk(Call::write, writes, [] { return raise(SIGKILL); });
      backup(folder / "a.db", folder / "copy.db");
      return 0;
    });
    if (exit_of(child) == 0) CHECK(fs::exists(folder / "copy.db"));
    if (!fs::exists(folder / "copy.db")) continue;
    CHECK(check(folder / "copy.db").empty());
    CHECK(all_events(*open_store(folder / "copy.db", OpenMode::read), "m1").size() == 1000);
  }
}

TEST_CASE("after a match the file alone contains it, while the program stays open") {
  const Folder folder;
  const auto store = open_store(folder / "a.db", OpenMode::write);
  const auto events = events_after(new_match(), 3);
  const auto in_the_file_alone = [&] {
    const Folder elsewhere;
    fs::copy(folder / "a.db", elsewhere / "a.db");
    const auto copy = open_store(elsewhere / "a.db", OpenMode::read);
    return all_events(*copy, "m1").size();
  };
  Append append{new_match(), std::span(events).first(2), {}, {}, 0, {}};
  store->append(append);
  CHECK(in_the_file_alone() == 0);
  append = {{"m1", "match", 2, events[1].hash}, std::span(events).last(1), {}, {}, 0, {}};
  append.checkpoint = true;
  store->append(append);
  CHECK(in_the_file_alone() == 3);

  SUBCASE("and so it does when somebody closes while another has it open") {
    grow(*open_store(folder / "a.db", OpenMode::write), *store->head("m1"), 4);
    CHECK(in_the_file_alone() == 7);
  }
}

TEST_CASE("the data version changes after a write by another program") {
  const Folder folder;
  const auto one = open_store(folder / "a.db", OpenMode::write);
  const auto two = open_store(folder / "a.db", OpenMode::write);
  const std::int64_t before = one->data_version();
  CHECK(one->data_version() == before);
  const StreamHead head = grow(*two, new_match(), 1);
  const std::int64_t after = one->data_version();
  CHECK(after != before);
  grow(*one, head, 1);
  CHECK(one->data_version() == after);
}
