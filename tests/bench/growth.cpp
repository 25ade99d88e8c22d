// Growth of waiting times with the file. 100 to 10 000 matches, 10 to 1000 evenings of a club, a match of 400
// to 40 000 deals. The exponent is between the last two sizes. 0: no growth; 1: in proportion; 2 would be a
// fault. Also, on the same files, the time SQLite alone takes to read all events, and those of one match.

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <stdexcept>
#include <utility>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "db/store.hpp"
#include "src/session/check.hpp"
#include "src/session/exchange/exchange.hpp"
#include "src/session/league/league.hpp"
#include "src/session/league/ranking/ratings.hpp"
#include "src/session/league/ranking/statistics.hpp"
#include "src/session/session.hpp"
#include "tests/bench/bench.hpp"
#include "tests/support/evenings.hpp"

namespace tanteador::bench {

namespace {

using Sizes = std::array<int, 3>;

void add_deal(session::Session& session, session::OpenMatch& match) {
  const auto added = session.submit(match, {{"type", "counted"}, {"points", {{"Ana", 0}, {"Beto", 0}}}});
  if (!added) fail("a deal is refused");
}

void select(const std::filesystem::path& file, const std::string& where) {
  SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
  SQLite::Statement rows(database, "SELECT payload, hash FROM event " + where);
  std::int64_t bytes = 0;
  while (rows.executeStep()) bytes += rows.getColumn(0).getBytes() + rows.getColumn(1).getBytes();
  if (bytes == 0) fail("nothing was measured");
}

// A match of this many deals, of a game without an end, so that another deal can always follow.
session::OpenMatch fill_match(session::Store& store, int deals) {
  std::string lines =
      R"({"type":"match_started","game":"sheet","ruleset":"sheet-any","players":["Ana","Beto"]})";
  for (int i = 0; i < deals; ++i) lines += "\n{\"type\":\"counted\",\"points\":{\"Ana\":1,\"Beto\":2}}";
  auto scored = session::Session(&store, session::system_host()).score(lines, session::RefusalPolicy::stop);
  if (!scored || !scored->match || !scored->refused.empty()) fail("its own match does not stand");
  return std::move(*scored->match);
}

constexpr double kReadsAll = 1.1, kReadsOne = 0.1;  // the exponents there may be

struct Command {
  const char* name;
  double most;
  void (*run)(session::Store& store, const std::string& id);
};

const Command kCommands[] = {
    {"match list, a page", kReadsOne,
     [](session::Store& store, const std::string&) {
       if (store.summaries({50, 0}).size() != 50) fail();
     }},
    {"the match of an id's beginning", kReadsOne,
     [](session::Store& store, const std::string& id) {
       if (store.ids_beginning("match", id).size() != 1) fail();
     }},
    {"match show", kReadsOne,
     [](session::Store& store, const std::string& id) {
       if (!session::Session(&store, session::system_host()).open(id)) fail();
     }},
    {"match verify", kReadsOne,
     [](session::Store& store, const std::string& id) {
       if (const auto fault = session::Session(&store, session::system_host()).verify(id)) fail(*fault);
     }},
    {"match export", kReadsOne,
     [](session::Store& store, const std::string& id) {
       if (session::Exchange(session::Session(&store, session::system_host())).export_match(id).empty())
         fail();
     }},
    {"match add, one event", kReadsOne,
     [](session::Store& store, const std::string& id) {
       session::Session session(&store, session::system_host());
       auto match = *session.open(id);
       add_deal(session, match);
     }},
    {"db check", kReadsAll,
     [](session::Store& store, const std::string&) {
       if (!session::check(store, session::system_host()).faults.empty()) fail();
     }},
    {"db rebuild", kReadsAll, [](session::Store& store, const std::string&) {
       session::Session(&store, session::system_host()).rebuild();
     }}};

// `id`: of the competition being played.
const Command kClubCommands[] = {
    {"competition list", kReadsAll,
     [](session::Store& store, const std::string&) {
       if (store.competitions().empty()) fail();
     }},
    {"competition show, with its standings", kReadsOne,
     [](session::Store& store, const std::string& id) {
       const session::League club(&store, session::system_host());
       const auto open = club.open(store.competitions_by_name(store.competition(id)->name).front().id);
       if (!open || club.entrant_names(open->now).size() != 16 || standings(open->now, 0).empty()) fail();
     }},
    {"a result put right", kReadsOne,
     [](session::Store& store, const std::string& id) {
       session::League club(&store, session::system_host());
       auto open = *club.open(id);
       league::event::ResultCorrected right{.table = {0, 2, 1}, .score = {}, .reason = {}, .match = {}};
       right.score = {{{.score = 30}, {.score = 7}}, {}};
       if (!club.enter(open, right)) fail();
     }},
    {"competition verified", kReadsOne,
     [](session::Store& store, const std::string& id) {
       if (const auto fault = session::League(&store, session::system_host()).verify(id)) fail(*fault);
     }},
    {"what a person has played", kReadsAll,
     [](session::Store& store, const std::string&) {
       const session::League club(&store, session::system_host());
       if (record_of(club, club.people_of_name("Player 5").front()).games.empty()) fail();
     }},
    {"season", kReadsAll,
     [](session::Store& store, const std::string&) {
       if (season(session::League(&store, session::system_host()), "2026").competitions.empty()) fail();
     }},
    {"ratings", kReadsAll,
     [](session::Store& store, const std::string&) {
       if (ratings(session::League(&store, session::system_host())).empty()) fail();
     }},
    {"db check, a club", kReadsAll, kCommands[6].run},
    {"db rebuild, a club", kReadsAll, kCommands[7].run}};

// `id`: of the long match.
const Command kMatchCommands[] = {
    {"a long match, one event added", kReadsAll,
     [](session::Store& store, const std::string& id) {
       session::Session session(&store, session::system_host());
       auto match = *session.open(id);
       add_deal(session, match);
     }},
    {"a long match, out and in again", kReadsAll, [](session::Store& store, const std::string& id) {
       session::Session session(&store, session::system_host());
       if (session::Exchange(session).import_match(session::Exchange(session).export_match(id)) != id) fail();
     }}};

struct Row {
  std::string name;
  double most;
  std::vector<double> times = {};
};

void print(std::span<const Row> rows) {
  for (const Row& row : rows) {
    const double exponent = std::log10(row.times[2] / row.times[1]);
    note(row.name, fmt::format("{:.2f} ms {:.2f} ms {:.2f} ms   exponent {:.2f}   aim: under {}{}",
                               row.times[0] * 1e3, row.times[1] * 1e3, row.times[2] * 1e3, exponent, row.most,
                               exponent < row.most ? "" : "   MISSED"));
  }
}

// One file after the other, each command timed on it.
void measure(std::vector<Row>& rows, std::size_t first, session::Store& store, const std::string& id,
             std::span<const Command> commands) {
  for (const Command& command : commands) try {
      const double once = seconds([&] { command.run(store, id); });
      // Short commands run more often, so that a pause of the machine does not look like growth.
      const int runs = sized(std::clamp(static_cast<int>(0.2 / once), 5, 200), 1);
      rows[first++].times.push_back(best_seconds(runs, [&] { command.run(store, id); }));
    } catch (const std::exception& error) {
      throw std::runtime_error(fmt::format("{}: {}", command.name, error.what()));
    }
}

}  // namespace

void growth(const std::filesystem::path& folder) {
  session::keep_freed_memory();  // as the programs do
  std::vector<Row> rows{{"bare SELECT of all events", kReadsAll}, {"bare SELECT of one match", kReadsOne}};
  for (const Command& command : kCommands) rows.push_back({command.name, command.most});
  for (const int matches : sized<Sizes>({100, 1'000, 10'000}, {60, 70, 80})) {
    const auto file = folder / fmt::format("growth-{}.db", matches);
    const auto store = db::open_store(file, db::OpenMode::write);
    const session::OpenMatch played = fill_match(*store, 2);
    test::fill_matches(*store, {&played, 1}, matches - 1);
    const std::string id = test::match_id(matches / 2);
    rows[0].times.push_back(best_seconds(5, [&] { select(file, ""); }));
    rows[1].times.push_back(best_seconds(50, [&] { select(file, "WHERE stream = '" + id + "'"); }));
    measure(rows, 2, *store, id, kCommands);
  }
  print(rows);
  rows.clear();
  for (const Command& command : kClubCommands) rows.push_back({command.name, command.most});
  for (const int evenings : sized<Sizes>({10, 100, 1'000}, {2, 3, 4})) {
    const auto store = db::open_store(folder / fmt::format("club-{}.db", evenings), db::OpenMode::write);
    measure(rows, 0, *store, test::fill_club(*store, evenings), kClubCommands);
  }
  print(rows);
  rows.clear();
  for (const Command& command : kMatchCommands) rows.push_back({command.name, command.most});
  for (const int deals : sized<Sizes>({400, 4'000, 40'000}, {10, 20, 30})) {
    const auto store = db::open_store(folder / fmt::format("match-{}.db", deals), db::OpenMode::write);
    measure(rows, 0, *store, fill_match(*store, deals).id(), kMatchCommands);
  }
  print(rows);
}

}  // namespace tanteador::bench
