// Reading a file of matches: scored from event files, and opened from the store with all checks. Compared
// with a bare SELECT over the same rows.

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>

#include <vector>

#include "db/store.hpp"
#include "src/session/chain.hpp"
#include "src/session/ordered_thread_pool.hpp"
#include "src/session/session.hpp"
#include "tests/bench/bench.hpp"

namespace tanteador::bench {

std::string event_file() {
  std::string lines =
      R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]})";
  const auto add = [&](std::string_view line) { lines.append("\n").append(line); };
  for (int hand = 0; hand < 15; ++hand) {  // 4 points a hand: the first chico ends in the eighth
    const std::string_view first = hand % 2 == 0 ? "Ana" : "Beto", second = hand % 2 == 0 ? "Beto" : "Ana";
    add(R"({"type":"hand_started"})");
    add(fmt::format(R"({{"type":"called","player":"{}","call":"envido"}})", first));
    add(fmt::format(R"({{"type":"called","player":"{}","call":"quiero"}})", second));
    add(R"({"type":"settled","of":"envido","winner":"Ana"})");
    add(fmt::format(R"({{"type":"called","player":"{}","call":"truco"}})", first));
    add(fmt::format(R"({{"type":"called","player":"{}","call":"quiero"}})", second));
    add(R"({"type":"trick_won","winner":"Ana"})");
    add(R"({"type":"trick_won","winner":"Ana"})");
  }
  return lines;
}

namespace {

session::OpenMatch scored(const std::string& lines) {
  session::Session dry(nullptr, session::system_host());
  auto result = dry.score(lines, session::RefusalPolicy::stop);
  if (!result || !result->match || !result->refused.empty()) fail("its own match does not stand");
  return *result->match;
}

std::string stream_id(std::int64_t number) { return fmt::format("019a0000-0000-7000-8000-{:012x}", number); }

// The match's events again under another id, in one transaction.
void store_copy(session::Store& store, const session::OpenMatch& match, const std::string& id) {
  std::vector<session::StoredEvent> events;
  session::Hash previous{};
  for (const EventRecord& record : match.records()) {
    const session::Hash hash = session::hash_event(id, record, previous);
    events.push_back({record, previous, hash});
    previous = hash;
  }
  store.append(
      {.before = {id, "match", 0, {}}, .events = events, .new_people = {}, .summary = {}, .entries = {}});
}

// Every column of every row.
std::int64_t scan(const std::filesystem::path& file) {
  SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
  SQLite::Statement rows(database, "SELECT stream, seq, kind, payload, at, by, prev_hash, hash FROM event");
  std::int64_t bytes = 0;
  while (rows.executeStep()) {
    for (int column = 0; column < 8; ++column) bytes += rows.getColumn(column).getBytes();
  }
  return bytes;
}

// Replays the file like `db check` and `db rebuild`, on the reader's thread and `beside` further ones.
void replay_all(const session::Store& store, const session::Session& session, int beside) {
  std::size_t events = 0;  // keeps the work from being optimised away
  session::process_in_order<session::StoredMatch>(
      beside, store.streams("match"),
      [&](const session::StreamHead& head) { return session.read_stored(head); },
      [](session::StoredMatch& stored) {
        const session::StreamHead head = stored.head;
        stored = {open_stored(std::move(stored)).head(), {}, {}};
        if (stored.head.hash != head.hash) fail("a hash is wrong");
      },
      [&](const session::StoredMatch& done) { events += static_cast<std::size_t>(done.head.count); });
  if (events == 0) fail("nothing was measured");
}

}  // namespace

void replay(const std::filesystem::path& folder) {
  session::keep_freed_memory();  // as the programs do
  const std::string lines = event_file();
  const session::OpenMatch match = scored(lines);
  const auto per_match = static_cast<std::int64_t>(match.records().size());
  const int times = sized(100, 1);
  const double scoring = best_processor_seconds(3, [&] {
    for (int i = 0; i < times; ++i) scored(lines);
  });

  const auto file = folder / "replay.db";
  const auto store = db::open_store(file, db::OpenMode::write);
  const std::int64_t matches = sized<std::int64_t>(1'000'000, 1'000) / per_match;
  for (std::int64_t i = 0; i < matches; ++i) store_copy(*store, match, stream_id(i));
  const session::Session session(store.get(), session::system_host());
  const auto events = static_cast<double>(matches * per_match);

  std::int64_t bytes = 0;
  const double scanning = best_processor_seconds(3, [&] { bytes = scan(file); });
  const double scanning_by_the_clock = best_seconds(3, [&] { bytes = scan(file); });
  const double replaying = best_processor_seconds(3, [&] {
    for (std::int64_t i = 0; i < matches; ++i) {
      if (!session.open(stream_id(i))) fail("a match cannot be opened");
    }
  });
  const double beside = best_seconds(3, [&] { replay_all(*store, session, 1); });
  session::Session again(store.get(), session::system_host());
  const double rebuilt = seconds([&] { again.rebuild(); });
  if (bytes == 0) fail("nothing was measured");
  const double scanned = events / scanning;
  row("score without storing, from the event file", static_cast<double>(per_match * times) / scoring,
      "bare SELECT", scanned, "");
  row(fmt::format("replay of {:.2f} M events, verified", events / 1e6), events / replaying, "bare SELECT",
      scanned, "aim: 0.30");
  row("the same on two threads, by the clock", events / beside, "bare SELECT, by the clock",
      events / scanning_by_the_clock, "aim: 0.50");
  time_row(fmt::format("a club file of {:.2f} M events opened", events / 1e6), replaying, "bare SELECT",
           scanning, "aim: 5 s");
  time_row("the same, every projection written anew", rebuilt, "bare SELECT, by the clock",
           scanning_by_the_clock, "");
}

}  // namespace tanteador::bench
