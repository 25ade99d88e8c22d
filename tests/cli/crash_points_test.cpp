// A fault of the disk at any call of any command. Everything reported as stored is there. A failed command
// stored all or nothing. The message is true, and the file is sound. Writing commands, readers and backups.
// TANTEADOR_LONG in the environment tries every call.

#include <doctest/doctest.h>

#include "tests/cli/command_lines.hpp"
#include "tests/db/faulty_disk.hpp"
#include "tests/support/long_run.hpp"

using namespace tanteador::test;
using tanteador::db::test::FaultyDisk;

namespace {
namespace crash_points {

using Call = FaultyDisk::Call;

struct Fault {
  const char* name;
  Call call;
  int answer;  // 0: the program is killed
  bool lasts = false, torn = false;
};
constexpr Fault kFaults[] = {{"one read fails", Call::read, SQLITE_IOERR_READ},
                             {"no read works", Call::read, SQLITE_IOERR_READ, true},
                             {"one write fails", Call::write, SQLITE_IOERR_WRITE},
                             {"no write works", Call::write, SQLITE_IOERR_WRITE, true},
                             {"one write is cut short", Call::write, SQLITE_IOERR_WRITE, false, true},
                             {"the disk is full", Call::write, SQLITE_FULL, true, true},
                             {"the disk is full for a moment", Call::write, SQLITE_FULL},
                             {"one flush fails", Call::sync, SQLITE_IOERR_FSYNC},
                             {"no flush works", Call::sync, SQLITE_IOERR_FSYNC, true},
                             {"no memory can be shared", Call::map, SQLITE_IOERR_SHMMAP, true},
                             {"killed at a read", Call::read, 0},
                             {"killed at a write", Call::write, 0},
                             {"killed in a write", Call::write, 0, false, true},
                             {"killed at a flush", Call::sync, 0}};

Result run_struck(const Club& club, const CommandLine& command, const Fault& fault, int after, bool* struck) {
  *struck = false;
  return club.run_with(command, [&](const std::function<int()>& work) {
    FaultyDisk disk(fault.call, after, [&] {
      *struck = true;
      if (fault.answer == 0) raise(SIGKILL);
      return fault.answer;
    });
    if (!fault.lasts && fault.answer != 0) disk.only(1);
    if (fault.torn) disk.tear();
    return work();
  });
}

void check_message(const Fault& fault, const Result& result) {
  const std::string said = result.out + result.err;
  CAPTURE(said);
  CHECK(result.status == (fault.answer == 0 ? -1 : result.status > 0 ? 3 : 0));
  for (const char* word : {"damaged", "tanteador db restore", "tanteador db salvage"})
    CHECK_FALSE(has(result.err, word));
  const bool full = fault.answer == SQLITE_FULL;
  if (result.status == 3) CHECK(has(result.err, "full") == full);
}

// False once no call of the command is left to fail.
bool holds_at(const Club& club, const CommandLine& command, const Fault& fault, int after, std::int64_t whole,
              bool* struck) {
  CAPTURE(after);
  club.renew();
  const Result result = run_struck(club, command, fault, after, struck);
  if (!*struck) return false;
  check_message(fault, result);
  const fs::path file = database(club.folder());
  for (const std::string& finding : tanteador::db::check(file)) FAIL_CHECK(finding);
  const std::int64_t now = events_in(file);
  const bool part = command.in_steps && now > club.events() && now < whole;
  CHECK((now == whole || (result.status != 0 && (part || now == club.events()))));
  if (fs::exists(club.folder() / "copy.db")) CHECK(tanteador::db::check(club.folder() / "copy.db").empty());
  if (long_run()) CHECK(run(club.folder(), {"db", "check"}).status == 0);
  return true;
}

}  // namespace crash_points
}  // namespace

using namespace crash_points;

TEST_SUITE_BEGIN("file");

TEST_CASE("a fault of the disk at any call of any command loses nothing and is reported truly") {
  const Club club;
  const Shared<bool> struck;
  int tried = 0;
  std::size_t pair = 0;
  for (const CommandLine& command : club.commands()) {
    CAPTURE(command.words[0]);
    CAPTURE(command.words[1]);
    club.renew();
    const Result alone = run(club.folder(), Run{command.words, command.input});
    REQUIRE_MESSAGE(alone.status == 0, (alone.out + alone.err));
    const std::int64_t whole = events_in(database(club.folder()));
    for (const Fault& fault : kFaults) {
      CAPTURE(std::string(fault.name));
      const int offset = static_cast<int>(++pair % 5), stride = long_run() ? 1 : 3;
      if (!in_turn(pair, 12)) continue;
      for (int after = long_run() ? 0 : offset; holds_at(club, command, fault, after, whole, struck.data);) {
        ++tried;
        after += stride + (long_run() ? 0 : after);
      }
    }
  }
  MESSAGE(tried << " faults");
  CHECK(tried > 40);
}

TEST_SUITE_END();
