// Truco's `apply` over hands as they are entered at a table, on one core.

#include <algorithm>
#include <vector>

#include "src/games/truco/truco.hpp"
#include "tests/bench/bench.hpp"

namespace tanteador::bench {

namespace {

using truco::Call;

// One hand: an envido settled, a truco accepted, the tricks by their winner.
std::vector<truco::Event> hand(Side winner) {
  const Seat first = seat_at(0), second = seat_at(1);
  return {truco::HandStarted{},
          truco::Called{.player = first, .call = Call::envido},
          truco::Called{.player = second, .call = Call::quiero},
          truco::Settled{.of = truco::Talk::envido, .winner = winner, .points = {}},
          truco::Called{.player = first, .call = Call::truco},
          truco::Called{.player = second, .call = Call::quiero},
          truco::TrickWon{.winner = winner},
          truco::TrickWon{.winner = winner}};
}

// Hands won in turn until the match is decided, each event at the place it has in the log.
std::vector<truco::Event> whole_match(const truco::Ruleset& rules) {
  std::vector<truco::Event> events;
  truco::State state = Truco::initial_state(rules);
  for (int number = 0; Truco::outcome(rules, state).status == Outcome::Status::in_progress; ++number) {
    for (truco::Event& event : hand(side_at(number % 3 == 0 ? 1 : 0))) {
      auto ruling = Truco::apply(rules, state, event, EventSeq{static_cast<std::int64_t>(events.size()) + 2});
      if (!ruling) fail("its own match does not stand");
      state = ruling->next;
      events.push_back(event);
    }
  }
  return events;
}

}  // namespace

void engine(const std::filesystem::path&) {
  const auto rules = Truco::seat({}, {.players = 2});
  if (!rules) fail("the rules seat nobody");
  const auto events = whole_match(*rules);
  const int matches = sized(20'000, 10);
  const std::size_t count = events.size() * static_cast<std::size_t>(matches);
  Points points = 0;  // keeps the work from being optimised away

  const long before = allocations();
  const double applied = best_processor_seconds(3, [&] {
    for (int match = 0; match < matches; ++match) {
      truco::State state = Truco::initial_state(*rules);
      std::int64_t seq = 1;
      for (const truco::Event& event : events) {
        auto ruling = Truco::apply(*rules, state, event, EventSeq{++seq});
        state = ruling->next;
      }
      points += Truco::score(state, side_at(0));
    }
  });
  const long allocated = allocations() - before;

  std::vector<truco::State> states(64, Truco::initial_state(*rules));
  const double copied = best_processor_seconds(3, [&] {
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t from = i % states.size();
      states[(from + 7) % states.size()] = states[from];
      asm volatile("" : : "r"(states.data()) : "memory");
    }
  });
  if (points == 0) fail("nothing was measured");
  const auto events_done = static_cast<double>(count);
  row("apply, Truco, one core", events_done / applied, "copying a state", events_done / copied,
      "aim: 10 M/s");
  note("allocations by apply", std::to_string(allocated));
  note("bytes of a state", std::to_string(sizeof(truco::State)));
}

}  // namespace tanteador::bench
