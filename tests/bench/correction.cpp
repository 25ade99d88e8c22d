// A late correction in a competition of 200 over 9 rounds: computing the new table, and storing the
// correction. Compared with copying the competition. Then a file of many such logs, read again.

#include <fmt/format.h>

#include "db/store.hpp"
#include "src/league/pairing/random.hpp"
#include "src/session/chain.hpp"
#include "src/session/league/league.hpp"
#include "tests/bench/bench.hpp"
#include "tests/support/competition.hpp"

namespace tanteador::bench {

namespace {

namespace event = league::event;

constexpr int kRounds = 9;

int entrants() { return sized(200, 16); }
int corrections() { return sized(60, 2); }

league::CompetitionSetup swiss() { return test::cup("truco-argentino", test::swiss(kRounds), "Bench"); }

event::TableScore by_lot(league::Lots& lots) {
  event::TableScore score{{{.score = lots.pick_below(31)}, {.score = lots.pick_below(31)}}, {}};
  return score;
}

// The last round's tables have their results too; the competition is finished.
std::vector<league::CompetitionEvent> whole_event() {
  league::Lots lots(1);
  std::vector<league::CompetitionEvent> events;
  league::Competition now;
  const auto enter = [&](const league::CompetitionEvent& one) {
    if (!apply(now, one)) fail("its own competition does not stand");
    events.push_back(one);
  };
  enter(event::CompetitionCreated{swiss()});
  for (int i = 0; i < entrants(); ++i)
    enter(event::EntrantEntered{
        {fmt::format("019a0000-0000-7000-9000-{:012x}", i)}, {}, {}, lots.pick_below(500)});
  for (int round = 0; round < kRounds; ++round) {
    const auto draw = next_round(now, 1);
    if (!draw) fail("a round cannot be drawn");
    enter(*draw);
    for (const league::OpenTable& open : whats_missing(now))
      enter(event::ResultEntered{open.table, by_lot(lots), {}});
    enter(event::RoundClosed{{0, round}});
  }
  enter(event::CompetitionFinished{});
  return events;
}

event::ResultCorrected correction(int number) {
  league::Lots lots(static_cast<std::uint64_t>(number));
  return {{0, lots.pick_below(kRounds), lots.pick_below(entrants() / 2)},
          by_lot(lots),
          "read the wrong way round",
          {}};
}

session::OpenCompetition stored(session::League& league,
                                const std::vector<league::CompetitionEvent>& events) {
  auto open = league.create(swiss());
  if (!open) fail("the competition cannot be created");
  for (std::size_t i = 1; i < events.size(); ++i) {
    if (!league.enter(*open, events[i])) fail("its own competition does not stand");
  }
  return *open;
}

// The same log under another id, in one transaction.
void store_copy(session::Store& store, const session::OpenCompetition& open, const std::string& id) {
  std::vector<session::StoredEvent> events;
  session::Hash previous{};
  for (const EventRecord& record : open.records) {
    const session::Hash hash = session::hash_event(id, record, previous);
    events.push_back({record, previous, hash});
    previous = hash;
  }
  store.append({.before = {id, "competition", 0, {}},
                .events = events,
                .new_people = {},
                .summary = {},
                .entries = {}});
}

void read_again(const std::filesystem::path& folder, const session::OpenCompetition& open) {
  const auto store = db::open_store(folder / "competitions.db", db::OpenMode::write);
  const auto logs = sized<std::int64_t>(1'000'000, 1'000) / open.head.count;
  const auto id = [](std::int64_t number) { return fmt::format("019a0000-0000-7000-8000-{:012x}", number); };
  for (std::int64_t i = 0; i < logs; ++i) store_copy(*store, open, id(i));
  const session::League league(store.get(), session::system_host());
  std::size_t rows = 0, bytes = 0;  // keep the work from being optimised away
  const double read = best_seconds(2, [&] {
    for (std::int64_t i = 0; i < logs; ++i) {
      store->read(id(i), [&](const session::StoredEvent& one) { bytes += one.record.payload.size(); });
    }
  });
  const double projected = best_seconds(2, [&] {
    for (std::int64_t i = 0; i < logs; ++i) {
      const auto again = league.open(id(i));
      if (!again) fail("a competition cannot be opened");
      rows += projection_of(*again).summary.name.size();
    }
  });
  if (rows == 0 || bytes == 0) fail("nothing was measured");
  time_row(fmt::format("{:.2f} M league events opened, projected",
                       static_cast<double>(logs * open.head.count) / 1e6),
           projected, "reading them", read, "aim: 5 s");
}

}  // namespace

void correction(const std::filesystem::path& folder) {
  const auto events = whole_event();
  league::Competition now;
  for (const auto& one : events) {
    if (!apply(now, one)) fail("its own competition does not stand");
  }
  std::size_t rows = 0;
  const double copied = best_seconds(20, [&] {
    const league::Competition copy = now;
    rows += copy.entrants.size();
    asm volatile("" : : "r"(copy.stages.data()) : "memory");
  });
  std::vector<double> pure, entered;
  for (int number = 0; number < corrections(); ++number) {
    pure.push_back(seconds([&] {
      if (!apply(now, correction(number))) fail("a correction is refused");
      rows += standings(now, 0).front().standings.rows.size();
    }));
  }
  const auto store = db::open_store(folder / "correction.db", db::OpenMode::write);
  session::League league(store.get(), session::system_host());
  session::OpenCompetition open = stored(league, events);
  for (int number = 0; number < corrections(); ++number) {
    const std::int64_t before = open.head.count;
    entered.push_back(seconds([&] {
      if (!league.enter(open, correction(number))) fail("a correction is refused");
    }));
    if (open.head.count != before + 1 || store->head(open.head.id)->count != before + 1)
      fail("a correction is not one event");
  }
  if (rows == 0) fail("nothing was measured");
  time_row(fmt::format("correction, {} x {}: the new standings", entrants(), kRounds), median(pure),
           "copying the competition", copied, "aim: 20 ms");
  time_row("the same entered: durable, 1 event more", median(entered), "copying the competition", copied,
           "aim: 20 ms");
  read_again(folder, open);
}

}  // namespace tanteador::bench
