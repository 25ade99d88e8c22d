// How what people wait for grows with the file: the same with 100, 1000 and 10 000 matches, and the exponent
// between the last two. 0: it does not grow; 1: in proportion; 2 would be a fault. Beside them, in the same
// run and on the same files, what SQLite alone takes to read all events, and those of one match.

#include <cmath>
#include <cstdlib>
#include <functional>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "db/store.hpp"
#include "src/session/chain.hpp"
#include "src/session/check.hpp"
#include "src/session/session.hpp"
#include "tests/bench/bench.hpp"

namespace tanteador::bench {

namespace {

constexpr int kSizes[] = {100, 1'000, 10'000};
constexpr const char* kLines =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]}
{"type":"tallied","side":"Ana","points":2}
{"type":"tallied","side":"Beto","points":1}
)";

std::string stream_id(int number) { return fmt::format("019a0000-0000-7000-8000-{:012x}", number); }

// The same match again and again under other ids, and the projections of all.
void fill(session::Store& store, int matches) {
  session::Session session(&store, session::system_host());
  const auto scored = session.score(kLines, session::OnRefusal::stop);
  if (!scored || !scored->match) std::abort();  // the benchmark's own match must stand
  for (int i = 1; i < matches; ++i) {
    std::vector<session::StoredEvent> events;
    session::Hash previous{};
    for (const EventRecord& record : scored->match->records()) {
      const session::Hash hash = session::hash_event(stream_id(i), record, previous);
      events.push_back({record, previous, hash});
      previous = hash;
    }
    store.append({.before = {stream_id(i), "match", 0, {}},
                  .events = events,
                  .new_people = {},
                  .summary = {},
                  .entries = {}});
  }
  session.rebuild();
}

void select(const std::filesystem::path& file, const std::string& where) {
  SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
  SQLite::Statement rows(database, "SELECT payload, hash FROM event " + where);
  std::int64_t bytes = 0;
  while (rows.executeStep()) bytes += rows.getColumn(0).getBytes() + rows.getColumn(1).getBytes();
  if (bytes == 0) std::abort();
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
       if (store.summaries({50, 0}).size() != 50) std::abort();
     }},
    {"the match of an id's beginning", kReadsOne,
     [](session::Store& store, const std::string& id) {
       if (store.ids_beginning("match", id).size() != 1) std::abort();
     }},
    {"match show", kReadsOne,
     [](session::Store& store, const std::string& id) {
       if (!session::Session(&store, session::system_host()).open(id)) std::abort();
     }},
    {"match verify", kReadsOne,
     [](session::Store& store, const std::string& id) {
       if (session::Session(&store, session::system_host()).verify(id)) std::abort();
     }},
    {"match export", kReadsOne,
     [](session::Store& store, const std::string& id) {
       if (session::Session(&store, session::system_host()).export_match(id).empty()) std::abort();
     }},
    {"match add, one event", kReadsOne,
     [](session::Store& store, const std::string& id) {
       session::Session session(&store, session::system_host());
       auto match = *session.open(id);
       if (!session.submit(match, {{"type", "tallied"}, {"side", "Ana"}, {"points", 1}})) std::abort();
     }},
    {"db check", kReadsAll,
     [](session::Store& store, const std::string&) {
       if (!session::check(store, session::system_host()).faults.empty()) std::abort();
     }},
    {"db rebuild", kReadsAll, [](session::Store& store, const std::string&) {
       session::Session(&store, session::system_host()).rebuild();
     }}};

}  // namespace

void growth(const std::filesystem::path& folder) {
  struct Row {
    std::string name;
    double most;
    std::vector<double> times = {};
  };
  std::vector<Row> rows{{"bare SELECT of all events", kReadsAll}, {"bare SELECT of one match", kReadsOne}};
  for (const Command& command : kCommands) rows.push_back({command.name, command.most});
  for (const int matches : kSizes) {
    const auto file = folder / fmt::format("growth-{}.db", matches);
    const auto store = db::open_store(file, db::OpenMode::write);
    fill(*store, matches);
    const std::string id = stream_id(matches / 2);
    std::size_t next = 0;
    const auto time = [&](const auto& work) { rows[next++].times.push_back(best_seconds(5, work)); };
    time([&] { select(file, ""); });
    time([&] { select(file, "WHERE stream = '" + id + "'"); });
    for (const Command& command : kCommands) time([&] { command.run(*store, id); });
  }
  for (const Row& row : rows) {
    const double exponent = std::log10(row.times[2] / row.times[1]);
    note(row.name, fmt::format("{:.2f} ms {:.2f} ms {:.2f} ms   exponent {:.2f}   aim: under {}{}",
                               row.times[0] * 1e3, row.times[1] * 1e3, row.times[2] * 1e3, exponent, row.most,
                               exponent < row.most ? "" : "   MISSED"));
  }
}

}  // namespace tanteador::bench
