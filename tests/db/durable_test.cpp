#include <doctest/doctest.h>
#include <sched.h>
#include <signal.h>
#include <sys/mount.h>

#include <random>

#include "tests/db/support.hpp"

using namespace tanteador::db;
using namespace tanteador::db::test;
using Code = StoreError::Code;

namespace {

// Appends to m1 until it is killed and prints each seq once it is durable.
int append_for_ever(const fs::path& file, int pipe) {
  const auto store = open_store(file, OpenMode::write);
  StreamHead head = store->head("m1").value_or(new_match());
  for (int i = 0;; ++i) {
    head = grow(*store, head, 1 + i % 3, std::string(static_cast<std::size_t>(50 + i % 700), 'x'));
    if (write(pipe, &head.count, sizeof head.count) != sizeof head.count) return 1;
  }
}

struct Pipe {
  Pipe() {
    int ends[2];
    REQUIRE(::pipe(ends) == 0);
    out = ends[0];
    in = ends[1];
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    close_in();
    close(out);
  }
  void close_in() {
    if (in >= 0) close(in);
    in = -1;
  }
  // 0 at the end.
  std::int64_t next() const {
    std::int64_t seq = 0;
    return read(out, &seq, sizeof seq) == sizeof seq ? seq : 0;
  }
  int out = -1, in = -1;
};

}  // namespace

TEST_CASE_ON_BOTH("a program killed during a write keeps every event reported as stored") {
  const Place place;
  const fs::path& file = place.path;
  std::mt19937 random(2);
  std::int64_t events = 0;
  for (int kill_number = 0; kill_number < 15; ++kill_number) {
    CAPTURE(kill_number);
    Pipe pipe;
    const pid_t child = start_child([&] { return append_for_ever(file, pipe.in); });
    pipe.close_in();
    std::int64_t said = pipe.next();  // so that it is in the middle
    usleep(std::uniform_int_distribution<useconds_t>(0, 40'000)(random));
    kill(child, SIGKILL);
    CHECK(exit_of(child) == -SIGKILL);
    while (const std::int64_t seq = pipe.next()) said = seq;

    CHECK(check(file).empty());  // as it was left, and again once it was opened
    const auto store = open_store(file, OpenMode::write);
    const std::int64_t count = store->head("m1")->count;
    CHECK(said > events);
    CHECK(count >= said);
    CHECK(static_cast<std::int64_t>(all_events(*store, "m1").size()) == count);
    CHECK(check(file).empty());
    events = count;
  }
  MESSAGE(events << " events over 15 kills");
}

TEST_CASE("a program killed while it creates the database leaves one that opens") {
  std::mt19937 random(3);
  for (int kill_number = 0; kill_number < 15; ++kill_number) {
    CAPTURE(kill_number);
    const Folder folder;
    const fs::path file = folder / "club/a.db";
    Pipe pipe;
    const pid_t child = start_child([&] { return append_for_ever(file, pipe.in); });
    usleep(std::uniform_int_distribution<useconds_t>(0, 5'000)(random));
    kill(child, SIGKILL);
    CHECK(exit_of(child) == -SIGKILL);
    const auto store = open_store(file, OpenMode::write);
    grow(*store, store->head("m1").value_or(new_match()), 1);
    CHECK(check(file).empty());
  }
}

TEST_CASE_ON_BOTH("several programs create one database together, and each adds its match") {
  for (int round = 0; round < 5; ++round) {
    CAPTURE(round);
    const Place place(New::yes);
    const fs::path& file = place.path;
    std::vector<pid_t> children;
    for (int i = 0; i < 4; ++i) {
      children.push_back(start_child([&] {
        const auto store = open_store(file, OpenMode::write);
        StreamHead head = new_match(std::string("m").append(std::to_string(i)));
        for (int event = 0; event < 25; ++event) head = grow(*store, head, 1);
        return 0;
      }));
    }
    for (const pid_t child : children) CHECK(exit_of(child) == 0);
    const auto store = open_store(file, OpenMode::read);
    REQUIRE(store->streams("match").size() == 4);
    for (const StreamHead& head : store->streams("match")) CHECK(head.count == 25);
    CHECK(check(file).empty());
  }
}

TEST_CASE_ON_BOTH("two programs that add to one match never store two events at one place") {
  const Place place;
  const fs::path& file = place.path;
  grow(*open_store(file, OpenMode::write), new_match(), 1);
  const auto add_fifty = [&](const char* mine) {
    const auto store = open_store(file, OpenMode::write);
    for (int stored = 0; stored < 50;) {
      const auto refused = code_of([&] { grow(*store, *store->head("m1"), 1, mine); });
      if (refused && refused != Code::conflict) return 1;
      if (!refused) ++stored;
    }
    return 0;
  };
  const pid_t one = start_child([&] { return add_fifty("one"); });
  const pid_t two = start_child([&] { return add_fifty("two"); });
  CHECK(exit_of(one) == 0);
  CHECK(exit_of(two) == 0);
  const auto events = all_events(*open_store(file, OpenMode::read), "m1");
  CHECK(events.size() == 101);
  CHECK(std::count_if(events.begin(), events.end(),
                      [](const auto& e) { return e.record.payload == "two"; }) == 50);
  CHECK(check(file).empty());
}

TEST_CASE("a full disk is reported, and earlier events stay intact") {
  const Folder folder;
  constexpr int kNoMount = 77;
  const pid_t child = start_child([&] {  // with a small file system that no one else sees
    const fs::path disk = folder / "disk";
    fs::create_directory(disk);
    if (unshare(CLONE_NEWNS) != 0 || mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
        mount("tmpfs", disk.c_str(), "tmpfs", 0, "size=512k") != 0) {
      return kNoMount;
    }
    StreamHead head = new_match();
    {
      const auto store = open_store(disk / "a.db", OpenMode::write);
      const auto refused = code_of([&] {
        for (;;) head = grow(*store, head, 5, std::string(900, 'x'));
      });
      if (refused != Code::full) return 2;
      if (store->head("m1")->count != head.count || head.count == 0) return 3;
      if (code_of([&] { backup(disk / "a.db", disk / "copy.db"); }) != Code::full) return 4;
      if (fs::exists(disk / "copy.db")) return 5;
    }
    const auto store = open_store(disk / "a.db", OpenMode::read);
    if (static_cast<std::int64_t>(all_events(*store, "m1").size()) != head.count) return 6;
    return check(disk / "a.db").empty() ? 0 : 7;
  });
  const int result = exit_of(child);
  if (result == kNoMount) {
    MESSAGE("skipped: this user cannot mount a small file system");
    return;
  }
  CHECK(result == 0);
}

TEST_CASE("a database on a full disk can be read, checked and copied to another disk") {
  for (const bool left_behind : {false, true}) {
    CAPTURE(left_behind);
    const Folder folder;
    constexpr int kNoMount = 77;
    const pid_t child = start_child([&] {
      const fs::path disk = folder / "disk", file = disk / "a.db";
      fs::create_directory(disk);
      if (unshare(CLONE_NEWNS) != 0 || mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
          mount("tmpfs", disk.c_str(), "tmpfs", 0, "size=1m") != 0)
        return kNoMount;
      const pid_t writer = start_child([&] {
        const auto store = open_store(file, OpenMode::write);
        grow(*store, new_match(), 40, std::string(900, 'x'));
        if (left_behind) raise(SIGKILL);
        return 0;
      });
      if (exit_of(writer) != (left_behind ? -SIGKILL : 0)) return 1;
      std::ofstream filler(disk / "filler", std::ios::binary);
      while (filler << std::string(1024, 'x') << std::flush) {
      }
      for (int times = 0; times < 2; ++times) {
        if (all_events(*open_store(file, OpenMode::read), "m1").size() != 40) return 2;
        if (!check(file).empty()) return 3;
        const fs::path copy = folder / ("copy" + std::to_string(times) + ".db");
        backup(file, copy);
        if (all_events(*open_store(copy, OpenMode::read), "m1").size() != 40) return 4;
      }
      try {
        backup(file, disk / "copy.db");
        return 5;
      } catch (const StoreError& error) {
        const std::string said = error.what();
        return error.code() == Code::full && said.find("copy.db") != said.npos ? 0 : 6;
      }
    });
    const int result = exit_of(child);
    if (result == kNoMount) {
      MESSAGE("skipped: this user cannot mount a small file system");
      return;
    }
    CHECK(result == 0);
  }
}

TEST_CASE("a copy made in use is complete, private, and overwrites nothing") {
  const Folder folder;
  const fs::path file = folder / "a.db";
  const auto store = open_store(file, OpenMode::write);
  StreamHead head = grow(*store, new_match(), 10);
  backup(file, folder / "copy.db");
  grow(*store, head, 1);
  CHECK(mode_of(folder / "copy.db") == 0600);
  CHECK(check(folder / "copy.db").empty());
  CHECK(all_events(*open_store(folder / "copy.db", OpenMode::read), "m1").size() == 10);
  CHECK(all_events(*store, "m1").size() == 11);

  const std::string before = bytes_of(folder / "copy.db");
  for (const fs::path& taken : {folder / "copy.db", file}) {
    CAPTURE(taken.string());
    CHECK(code_of([&] { backup(file, taken); }) == Code::cannot_open);
    try {
      backup(file, taken);
    } catch (const StoreError& error) {
      CHECK(std::string(error.what()).find("is there already") != std::string::npos);
    }
  }
  CHECK(bytes_of(folder / "copy.db") == before);
  CHECK(code_of([&] { backup(file, folder / "none/copy.db"); }) == Code::cannot_open);
  CHECK(check(file).empty());

  SUBCASE("and is a database one can go on with") {
    const auto copy = open_store(folder / "copy.db", OpenMode::write);
    grow(*copy, *copy->head("m1"), 1);
    CHECK(check(folder / "copy.db").empty());
  }
}

TEST_CASE("each copy made during writes is a consistent snapshot") {
  const Folder folder;
  const fs::path file = folder / "a.db";
  grow(*open_store(file, OpenMode::write), new_match(), 1);
  Pipe pipe;
  const pid_t child = start_child([&] { return append_for_ever(file, pipe.in); });
  pipe.close_in();
  REQUIRE(pipe.next() > 0);
  for (const char* name : {"1.db", "2.db", "3.db", "4.db", "5.db"}) {
    backup(file, folder / name);
    CHECK(check(folder / name).empty());
    CHECK(check(file).empty());
  }
  kill(child, SIGKILL);
  CHECK(exit_of(child) == -SIGKILL);
}
