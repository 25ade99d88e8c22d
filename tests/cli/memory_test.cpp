// Memory runs out at any allocation of any command, once or for good. The command stores all or nothing, ends
// with a true message, and leaves a sound file. TANTEADOR_LONG in the environment tries many more.

#include <doctest/doctest.h>

#include "tests/cli/command_lines.hpp"
#include "tests/cli/failing_memory.hpp"
#include "tests/support/long_run.hpp"

using namespace tanteador::test;

namespace {
namespace memory {

struct Shortage {
  const char* name;
  Heap heap;
  bool lasts;
};
constexpr Shortage kShortages[] = {{"one allocation fails", Heap::program, false},
                                   {"no allocation works", Heap::program, true},
                                   {"one allocation of SQLite fails", Heap::sqlite, false},
                                   {"no allocation of SQLite works", Heap::sqlite, true}};

Result run_short(const Club& club, const CommandLine& command, const MemoryPlan& plan, MemoryCount& count) {
  count = {};
  club.renew();
  return club.run_with(command, [&](const std::function<int()>& work) {
    plan_memory(plan, count);
    return work();
  });
}

void check_short(const Club& club, const CommandLine& command, const Result& result, std::int64_t whole) {
  CAPTURE(result.err);
  // The JSON library needs memory to free a value; without it the program ends as if killed.
  const bool ended = result.status == -1 && has(result.err, "terminate called");
  CHECK((ended || result.status == 0 || result.status == 3));
  if (result.status == 3) CHECK((has(result.err, "Out of memory.") || has(result.err, "Memory ran out")));
  for (const char* word : {"damaged", "full", "db restore", "Unexpected"}) CHECK_FALSE(has(result.err, word));
  const fs::path file = database(club.folder());
  for (const std::string& finding : tanteador::db::check(file)) FAIL_CHECK(finding);
  const std::int64_t now = events_in(file);
  const bool part = command.in_steps && now > club.events() && now < whole;
  CHECK((now == whole || (result.status != 0 && (part || now == club.events()))));
  if (fs::exists(club.folder() / "copy.db")) CHECK(tanteador::db::check(club.folder() / "copy.db").empty());
}

}  // namespace memory
}  // namespace

using namespace memory;

TEST_SUITE_BEGIN("file");

TEST_CASE("memory that runs out in any command loses nothing and is reported truly") {
  const Club club;
  const Shared<MemoryCount> count;
  int tried = 0;
  std::size_t pair = 0;
  for (const CommandLine& command : club.commands()) {
    CAPTURE(command.words[0]);
    CAPTURE(command.words[1]);
    for (const Shortage& shortage : kShortages) {
      CAPTURE(std::string(shortage.name));
      if (!in_turn(++pair, 9)) continue;
      constexpr std::size_t kNever = SIZE_MAX;
      const Result alone = run_short(club, command, {shortage.heap, kNever, false}, *count.data);
      REQUIRE_MESSAGE(alone.status == 0, (alone.out + alone.err));
      const std::int64_t whole = events_in(database(club.folder()));
      const std::size_t all = count->allocations, points = long_run() ? 25 : 5;
      for (std::size_t point = 0; point < points; ++point) {
        const MemoryPlan plan{shortage.heap, all * (2 * point + 1) / (2 * points), shortage.lasts};
        CAPTURE(plan.after);
        const Result result = run_short(club, command, plan, *count.data);
        check_short(club, command, result, whole);
        tried += count->has_failed;
      }
    }
  }
  MESSAGE(tried << " shortages");
  CHECK(tried > 30);
}

TEST_SUITE_END();
