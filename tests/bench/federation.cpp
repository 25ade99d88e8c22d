#include "tests/bench/federation.hpp"

#include <set>
#include <stdexcept>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "src/core/text/time.hpp"
#include "src/league/pairing/random.hpp"
#include "src/session/chain.hpp"
#include "tests/support/competition.hpp"

namespace tanteador::bench {

namespace {

namespace event = league::event;

std::string id_of(std::uint64_t kind, std::uint64_t number) {
  return fmt::format("019c{:04x}-{:04x}-7000-8000-{:012x}", kind, number >> 32 & 0xffff, number & 0xffffffff);
}

// A competition as it grows, its events as the log has them.
class Growing {
 public:
  Growing(std::string id, TimePoint begin) : time_(begin) {
    open_.head = {std::move(id), "competition", 0, {}};
  }

  void enter(const league::CompetitionEvent& event) {
    if (!league::apply(open_.now, event)) throw std::logic_error("an event of the generator does not stand");
    nlohmann::json payload = codec::event_json(event);
    const std::string kind = payload["type"];
    payload.erase("type");
    session::StoredEvent& one = stored_.emplace_back(session::StoredEvent{
        {open_.head.count + 1, kind, payload.dump(), exact_time_text(time_), {}}, open_.head.hash, {}});
    one.hash = session::hash_event(open_.head.id, one.record, one.prev_hash);
    open_.head.count = one.record.seq;
    open_.head.hash = one.hash;
    open_.records.push_back(one.record);
    time_ += std::chrono::seconds(10);
  }
  const league::Competition& now() const { return open_.now; }
  void next_day() { time_ += std::chrono::days(1); }

  void store_in(session::Store& store, std::vector<session::Person> people) const {
    session::Append append;
    append.before = {open_.head.id, "competition", 0, {}};
    append.events = stored_;
    append.new_people = std::move(people);
    append.competition = projection_of(open_);
    store.append(append);
  }

 private:
  session::OpenCompetition open_;
  std::vector<session::StoredEvent> stored_;
  TimePoint time_;
};

league::CompetitionSetup setup_of(int week, int number) {
  return test::cup("truco-argentino", test::swiss(Federation::kRounds),
                   fmt::format("Cup {} of week {}", number + 1, week + 1), "2026");
}

// The entrant with the lower number is a little stronger.
event::TableScore score_of(league::Lots& lots) {
  const int lost = static_cast<int>(lots.pick_below(30));
  const bool first = lots.pick_below(5) < 3;
  event::TableScore score;
  score.sides = {{.score = first ? 30 : lost}, {.score = first ? lost : 30}};
  return score;
}

}  // namespace

std::string Federation::player(int number) const {
  return id_of(1, static_cast<std::uint64_t>(number) * 0x9e3779b97f4a7c15U >> 16);
}

int Federation::fill_week(session::Store& store, int week, int competitions) const {
  league::Lots lots(seed + static_cast<std::uint64_t>(week));
  std::vector<event::RoundDrawn>
      draws;  // of the first one: who plays whom does not matter to what is measured
  int matches = 0;
  for (int number = 0; number < competitions; ++number) {
    const auto begin = std::chrono::sys_days(std::chrono::year(2026) / 1 / 5) + std::chrono::weeks(week) +
                       std::chrono::hours(20);
    Growing cup(id_of(2, static_cast<std::uint64_t>(week) * 1'000'000 + static_cast<std::uint64_t>(number)),
                begin);
    cup.enter(event::CompetitionCreated{setup_of(week, number)});
    std::vector<session::Person> people;
    std::set<int> entered;
    while (static_cast<int>(entered.size()) < kEntrants) {
      const int one = static_cast<int>(lots.pick_below(players));
      if (!entered.insert(one).second) continue;
      people.push_back({player(one), fmt::format("Player {}", one)});
      event::EntrantEntered entrant{{people.back().id}, {}, {}};
      entrant.club = fmt::format("Club {}", one % clubs);
      cup.enter(entrant);
    }
    for (std::size_t round = 0; round < kRounds; ++round) {
      if (number == 0) draws.push_back(*next_round(cup.now(), seed));
      cup.enter(draws[round]);
      for (const league::OpenTable& table : whats_missing(cup.now())) {
        cup.enter(event::ResultEntered{table.table, score_of(lots), {}});
        ++matches;
      }
      cup.enter(event::RoundClosed{{0, static_cast<int>(round)}});
      cup.next_day();
    }
    cup.enter(event::CompetitionFinished{});
    cup.store_in(store, std::move(people));
  }
  return matches;
}

}  // namespace tanteador::bench
