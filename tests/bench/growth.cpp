// How what people wait for grows with the file: the same with 100, 1000 and 10 000 matches, and the exponent
// between the last two. 0: it does not grow; 1: in proportion; 2 would be a fault.

#include <cmath>
#include <cstdlib>
#include <functional>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "db/store.hpp"
#include "src/session/chain.hpp"
#include "src/session/check.hpp"
#include "src/session/session.hpp"
#include "tests/bench/bench.hpp"

namespace tanteador::bench {

namespace {

constexpr int kMatches[] = {100, 1'000, 10'000};
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

struct Command {
  const char* name;
  void (*run)(session::Store& store, const std::string& id);
};

const Command kCommands[] = {
    {"match list, a page",
     [](session::Store& store, const std::string&) {
       if (store.summaries({50, 0}).size() != 50) std::abort();
     }},
    {"the match of an id's beginning",
     [](session::Store& store, const std::string& id) {
       if (store.ids_beginning("match", id).size() != 1) std::abort();
     }},
    {"match show",
     [](session::Store& store, const std::string& id) {
       if (!session::Session(&store, session::system_host()).open(id)) std::abort();
     }},
    {"match verify",
     [](session::Store& store, const std::string& id) {
       if (session::Session(&store, session::system_host()).verify(id)) std::abort();
     }},
    {"match export",
     [](session::Store& store, const std::string& id) {
       if (session::Session(&store, session::system_host()).export_match(id).empty()) std::abort();
     }},
    {"match add, one event",
     [](session::Store& store, const std::string& id) {
       session::Session session(&store, session::system_host());
       auto match = *session.open(id);
       if (!session.submit(match, {{"type", "tallied"}, {"side", "Ana"}, {"points", 1}})) std::abort();
     }},
    {"db check",
     [](session::Store& store, const std::string&) {
       if (!session::check(store, session::system_host()).faults.empty()) std::abort();
     }},
    {"db rebuild", [](session::Store& store, const std::string&) {
       session::Session(&store, session::system_host()).rebuild();
     }}};

}  // namespace

void growth(const std::filesystem::path& folder) {
  std::vector<std::vector<double>> times(std::size(kCommands));
  for (const int matches : kMatches) {
    const auto store = db::open_store(folder / fmt::format("growth-{}.db", matches), db::OpenMode::write);
    fill(*store, matches);
    for (std::size_t i = 0; i < std::size(kCommands); ++i)
      times[i].push_back(best_seconds(3, [&] { kCommands[i].run(*store, stream_id(matches / 2)); }));
  }
  for (std::size_t i = 0; i < std::size(kCommands); ++i) {
    const double small = times[i][0], middle = times[i][1], large = times[i][2];
    note(fmt::format("{}, with 100, 1000, 10000 matches", kCommands[i].name),
         fmt::format("{:.2f} ms {:.2f} ms {:.2f} ms   exponent {:.2f}", small * 1e3, middle * 1e3,
                     large * 1e3, std::log10(large / middle)));
  }
}

}  // namespace tanteador::bench
