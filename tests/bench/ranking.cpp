// Time and memory of a federation's weekly ranking from the database, with earlier weeks already ranked.
// ./dev bench ranking; with --long 10⁶ players and 1.25 M matches a week.

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>

#include <fmt/format.h>

#include "db/store.hpp"
#include "src/session/chain.hpp"
#include "tests/bench/bench.hpp"
#include "tests/bench/federation.hpp"
#include "tests/support/server.hpp"

namespace tanteador::bench {

namespace {

struct Ran {
  double seconds = 0, processor = 0, megabytes = 0;
};

// `top`: the number of places, or "" for everybody.
Ran run_ranking(const std::string& database, const std::filesystem::path& kept,
                const std::string& top = "1000") {
  std::vector<std::string> words{TANTEADOR_PROGRAM, "--db",        database, "league", "ranking",
                                 "--keep",          kept.string(), "--csv",  "-"};
  if (!top.empty()) words.insert(words.end(), {"--top", top});
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  Ran ran;
  ran.seconds = seconds([&] {
    pid_t child = 0;
    int status = 0;
    rusage used{};
    if (posix_spawn(&child, TANTEADOR_PROGRAM, &files, nullptr, arguments.data(), environ) != 0 ||
        wait4(child, &status, 0, &used) != child || status != 0)
      fail("the ranking ends with an error");
    for (const timeval& time : {used.ru_utime, used.ru_stime})
      ran.processor += static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
    ran.megabytes = static_cast<double>(used.ru_maxrss) / 1024;
  });
  posix_spawn_file_actions_destroy(&files);
  return ran;
}

// Every event of the competitions read and hashed, and nothing made of it: no ranking from the log costs
// less.
double bare_read(const std::string& database, int week) {
  return seconds([&] {
    const auto store = db::open_store(database, db::OpenMode::read);
    const std::string of_week = fmt::format("019c0002-0000-7000-8000-{:012x}", week * 1'000'000);
    for (const session::StreamHead& head : store->streams("competition")) {
      if (head.id < of_week) continue;
      store->read(head.id, [&](const session::StoredEvent& event) {
        if (session::hash_event(head.id, event.record, event.prev_hash) != event.hash)
          fail("a hash is wrong");
      });
    }
  });
}

void ranked_in(const std::string& database, const std::string& where, const std::filesystem::path& folder,
               const Federation& federation, int competitions) {
  const auto store = db::open_store(database, db::OpenMode::write);
  int matches = 0;
  const double filling = seconds([&] { matches = federation.fill_week(*store, 0, competitions); });
  note(fmt::format("{}: a week of {} matches generated", where, matches), fmt::format("{:.1f} s", filling));
  const Ran whole = run_ranking(database, folder);
  federation.fill_week(*store, 1, competitions);
  const double bare = bare_read(database, 1);
  const Ran week = run_ranking(database, folder), again = run_ranking(database, folder),
            everybody = run_ranking(database, folder, "");
  time_row(fmt::format("{}: ranking after a week more", where), week.seconds, "its events read and hashed",
           bare, "aim: 60 s with 1.25 M matches");
  time_row(fmt::format("{}: the same again", where), again.seconds, "the first week, from nothing",
           whole.seconds, "");
  note(fmt::format("{}: processor time of it", where),
       fmt::format("{:.2f} s; the same again {:.2f} s", week.processor, again.processor));
  note(fmt::format("{}: memory of it", where),
       fmt::format("{:.0f} MB, aim 200; from nothing {:.0f} MB", week.megabytes, whole.megabytes));
  note(fmt::format("{}: everybody as CSV", where),
       fmt::format("{:.1f} s, {:.0f} MB", everybody.seconds, everybody.megabytes));
}

}  // namespace

void ranking(const std::filesystem::path& folder) {
  const bool whole = scale == Scale::whole;
  const Federation federation{whole ? 1'000'000 : sized(50'000, 100), sized(1'000, 10)};
  const int competitions = (whole ? 1'250'000 : sized(62'500, 200)) / Federation::kMatches;
  ranked_in(folder / "federation.db", "SQLite", folder / "kept", federation, competitions);
  for (const char* file : {"federation.db", "federation.db-wal", "federation.db-shm"})
    std::filesystem::remove(folder / file);  // some gigabytes
  setenv("TMPDIR", folder.c_str(), 1);
  test::Server server;
  ranked_in(server.address(server.new_database()), "PostgreSQL", folder / "kept-there", federation,
            competitions);
}

}  // namespace tanteador::bench
