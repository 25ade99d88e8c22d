// Many hands on one database at once: ten command lines, a room with 60 phones, a desk, backups and a
// synchronisation. The program measures every entry. In the end each match has exactly the entries that were
// reported as stored. With --long an hour.

#include <atomic>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <mutex>
#include <stdexcept>
#include <thread>

#include <fmt/format.h>

#include "db/store.hpp"
#include "src/session/session.hpp"
#include "tests/bench/bench.hpp"
#include "tests/bench/phones.hpp"
#include "tests/bench/program.hpp"
#include "tests/support/server.hpp"

namespace tanteador::bench {

namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

struct HandSizes {
  std::chrono::seconds time;
  std::size_t lines, phones;
};
HandSizes hand_sizes() {
  if (scale == Scale::whole) return {1h, 10, 60};
  return sized<HandSizes>({30s, 10, 60}, {2s, 2, 3});
}
constexpr auto kDeskPause = 1s, kLinePause = 3s, kPhonePause = 4s, kCopyPause = 5s;
constexpr double kLongestWait = 0.25;  // seconds, for 99 of 100 entries

constexpr const char* kOpenMatch =
    R"({{"type":"match_started","game":"sheet","ruleset":"sheet-any","players":["Ana {0}","Beto {0}"]}})";
constexpr const char* kOneDeal = R"({{"type":"counted","points":{{"Ana {0}":1,"Beto {0}":0}}}})";

std::string deal_of(const std::string& name) { return fmt::format(kOneDeal, name) + "\n"; }

// The work of one kind of hand: seconds of each entry, and every error.
class Record {
 public:
  void add(double seconds) {
    const std::scoped_lock lock(mutex_);
    seconds_.push_back(seconds);
  }
  void fail(const std::string& error) {
    const std::scoped_lock lock(mutex_);
    errors_.push_back(error);
  }
  const std::vector<double>& all() const { return seconds_; }  // once the threads have ended
  const std::vector<std::string>& errors() const { return errors_; }

 private:
  std::mutex mutex_;
  std::vector<double> seconds_;
  std::vector<std::string> errors_;
};

// A match and the number of its entries that were reported as stored.
struct HandMatch {
  std::string id, name;
  std::int64_t stored = 0;
};

HandMatch begin_match(session::Session& session, const std::string& name) {
  const auto scored = session.score(fmt::format(kOpenMatch, name) + "\n", session::RefusalPolicy::stop);
  if (!scored || !scored->match) throw std::runtime_error("a match of the hands cannot be begun");
  return {scored->match->id(), name, 1};
}

// Repeats the work at this pace until the end. A thrown error is recorded, and the work goes on.
class Hand {
 public:
  Hand(RoomClock::time_point end, RoomClock::duration pause, Record& record, std::function<void()> work)
      : thread_([end, pause, &record, work = std::move(work)] {
          for (auto due = RoomClock::now(); due < end; due = std::max(due + pause, RoomClock::now())) {
            std::this_thread::sleep_until(due);
            try {
              record.add(seconds(work));
            } catch (const std::exception& error) {
              record.fail(error.what());
            }
          }
        }) {}

 private:
  std::jthread thread_;
};

void enter_at_desk(session::Session& session, HandMatch& match) {
  auto open = session.open(match.id);
  if (!open) throw std::runtime_error("the desk does not find its match");
  const auto added = session.add(*open, deal_of(match.name), session::RefusalPolicy::stop);
  if (!added || !added->refused.empty()) throw std::runtime_error("an entry of the desk is refused");
  ++match.stored;
}

void run_well(const fs::path& data, const std::vector<std::string>& words) {
  const ProgramRun one = run_program(data, words);
  if (one.status != 0) throw std::runtime_error(fmt::format("{}: {}", fmt::join(words, " "), one.errors));
}

// A club whose people all enter at once.
class ManyHands {
 public:
  ManyHands(const fs::path& folder, std::string database)
      : folder_(folder),
        other_(folder / "other.db"),
        database_(std::move(database)),
        store_(open()),
        desk_(store_.get(), host_) {
    (void)db::open_store(other_, db::OpenMode::write);
    paths_ = begin_matches(database_, hand_sizes().phones);
    for (std::size_t line = 0; line <= hand_sizes().lines; ++line) {  // the last one is of the desk
      matches_.push_back(begin_match(desk_, std::to_string(line + 1)));
      std::ofstream(folder_ / (matches_.back().id + ".jsonl")) << deal_of(matches_.back().name);
    }
  }

  void work() {
    const ServedRoom room(database_);
    Lines lines(room.port());
    for (const std::string& path : paths_.tables)
      phones_.push_back(std::make_unique<TappingPhone>(lines, path));
    lines.poll_until(
        [&] { return std::ranges::all_of(phones_, [](const auto& one) { return one->is_ready(); }); });
    taps_.resize(phones_.size());
    const auto end = RoomClock::now() + hand_sizes().time;
    {
      std::vector<std::unique_ptr<Hand>> hands = all_hands(end);
      tap_until(lines, end);
    }
    lines.poll_until(
        [&] { return std::ranges::all_of(phones_, [](const auto& one) { return one->is_ready(); }); });
  }

  void print(const std::string& where) const {
    std::vector<double> taps;
    for (const auto& phone : phones_)
      taps.insert(taps.end(), phone->answer_seconds().begin(), phone->answer_seconds().end());
    note("many hands on " + where, fmt::format("{} s", hand_sizes().time.count()));
    print_times("a desk", desk_record_.all());
    print_times(fmt::format("{} command lines, whole processes", hand_sizes().lines), lines_record_.all());
    print_times(fmt::format("{} phones, until the page shows the tap", phones_.size()), taps);
    note("  backups", std::to_string(backups_.all().size()));
    note("  synchronisations", std::to_string(syncs_.all().size()));
  }

  // Throws at the first error, or at a match that has more or fewer entries than reported.
  void check() {
    for (const Record* record : {&desk_record_, &lines_record_, &backups_, &syncs_})
      if (!record->errors().empty())
        fail(fmt::format("{} errors; the first: {}", record->errors().size(), record->errors().front()));
    for (const HandMatch& match : matches_) check_count(match.id, match.stored);
    for (std::size_t phone = 0; phone < taps_.size(); ++phone)
      check_count(paths_.matches[phone].substr(std::string_view("/m/").size()),
                  1 + kBegun / 2 + taps_[phone]);
    run_well(folder_, {"--db", database_, "db", "check"});
  }

 private:
  std::unique_ptr<session::Store> open() const { return db::open_store(database_, db::OpenMode::write); }

  std::vector<std::unique_ptr<Hand>> all_hands(RoomClock::time_point end) {
    std::vector<std::unique_ptr<Hand>> hands;
    const auto begin = [&](auto pause, Record& record, std::function<void()> work) {
      hands.push_back(std::make_unique<Hand>(end, pause, record, std::move(work)));
    };
    begin(kDeskPause, desk_record_, [this] { enter_at_desk(desk_, matches_.back()); });
    for (std::size_t line = 0; line < hand_sizes().lines; ++line)
      begin(kLinePause, lines_record_, [this, &match = matches_[line]] {
        run_well(folder_,
                 {"--db", database_, "match", "add", match.id, (folder_ / (match.id + ".jsonl")).string()});
        ++match.stored;
      });
    if (!db::is_on_server(database_))
      begin(kCopyPause, backups_, [this] {
        const fs::path copy = folder_ / "backup.db";
        fs::remove(copy);
        run_well(folder_, {"--db", database_, "db", "backup", copy.string()});
      });
    begin(kCopyPause, syncs_, [this] {
      run_well(folder_, {"--db", other_.string(), "db", "sync", database_, "--all"});
    });
    return hands;
  }

  // The phones take turns. Each adds a point, then undoes it. A phone without an answer waits for its next
  // turn.
  void tap_until(Lines& lines, RoomClock::time_point end) {
    const auto step = RoomClock::duration(kPhonePause) / static_cast<long>(phones_.size());
    std::size_t turn = 0;
    for (auto due = RoomClock::now(); due < end; due += step, ++turn) {
      while (RoomClock::now() < due)
        lines.receive_within(
            static_cast<int>(std::chrono::ceil<std::chrono::milliseconds>(due - RoomClock::now()).count()));
      const std::size_t phone = turn % phones_.size();
      if (!phones_[phone]->is_ready()) continue;
      taps_[phone]++ % 2 == 0 ? phones_[phone]->add_point() : phones_[phone]->undo_point();
    }
  }

  static void print_times(const std::string& hand, const std::vector<double>& times) {
    if (times.empty()) fail("no entry of " + hand);
    note("  " + hand, fmt::format("{} entries, half by {:.0f} ms, 99 % by {:.0f} ms, all by {:.0f} ms; aim: "
                                  "99 % by {:.0f} ms",
                                  times.size(), part_of(times, 0.5) * 1e3, part_of(times, 0.99) * 1e3,
                                  part_of(times, 1) * 1e3, kLongestWait * 1e3));
  }

  void check_count(const std::string& stream, std::int64_t stored) const {
    const auto head = store_->head(stream);
    if (!head || head->count != stored)
      fail(fmt::format("{} has {} entries, and {} were reported as stored", stream, head ? head->count : 0,
                       stored));
  }

  fs::path folder_, other_;  // `other_`: the database that is synchronised with the club's
  std::string database_;
  session::Host host_ = session::system_host();
  std::unique_ptr<session::Store> store_;
  session::Session desk_;
  RoomPaths paths_;
  std::vector<HandMatch> matches_;
  std::vector<std::unique_ptr<TappingPhone>> phones_;
  std::vector<std::int64_t> taps_;
  Record desk_record_, lines_record_, backups_, syncs_;
};

void measure_hands(const fs::path& folder, const std::string& database, const std::string& where) {
  allow_many_files();
  setenv("XDG_DATA_HOME", folder.c_str(), 1);
  ManyHands club(folder, database);
  club.work();
  club.print(where);
  club.check();
}

}  // namespace

void hands(const fs::path& folder) { measure_hands(folder, (folder / "club.db").string(), "a file"); }

void hands_on_server(const fs::path& folder) {
  if (scale != Scale::tiny) {
    setenv("TANTEADOR_TEST_DURABLE", "on", 1);
    setenv("TMPDIR", folder.c_str(), 1);  // on the disk to be measured
  }
  test::Server server;
  measure_hands(folder, server.address(server.new_database()), "a server");
}

}  // namespace tanteador::bench
