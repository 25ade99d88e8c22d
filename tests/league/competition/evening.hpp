#pragma once
// A competition played in a test. Every event must be accepted, unless the test asks for the refusal.

#include <doctest/doctest.h>

#include <span>
#include <string>
#include <vector>

#include "src/core/text/text.hpp"

#include "src/league/competition/competition.hpp"

namespace tanteador::test {

using namespace tanteador::league;

inline Entrant numbered(int number) { return entrant_at(number - 1); }

inline StageSetup stage_of(Format format, int rounds = 0) {
  StageSetup setup;
  setup.format = format;
  setup.rounds = rounds;
  return setup;
}

// A competition in a format, and the number of its rounds to play.
struct FormatCase {
  StageSetup setup;
  int entrants, rounds;
};
inline std::vector<FormatCase> every_format() {
  StageSetup by_score = stage_of(Format::singles, 3), groups = stage_of(Format::groups);
  by_score.seats = SeatRule::by_score;
  groups.groups = 2;
  return {{stage_of(Format::swiss, 4), 13, 4},
          {stage_of(Format::keizer, 5), 13, 5},
          {stage_of(Format::round_robin), 8, 7},
          {stage_of(Format::knockout), 12, 4},
          {stage_of(Format::singles, 3), 16, 3},
          {stage_of(Format::singles, 3), 13, 3},
          {by_score, 16, 3},
          {groups, 8, 3},
          {stage_of(Format::rotating_partners), 12, 5}};
}

class Evening {
 public:
  explicit Evening(std::vector<StageSetup> stages, int entrants = 0, SeasonRule season = {}) {
    CompetitionSetup setup{.name = "Friday",
                           .game = "truco",
                           .ruleset = "truco-argentino",
                           .season = {},
                           .season_points = std::move(season),
                           .stages = std::move(stages)};
    enter(event::CompetitionCreated{setup});
    for (int i = 0; i < entrants; ++i) join();
  }
  Evening(StageSetup stage, int entrants) : Evening(std::vector{std::move(stage)}, entrants) {}

  Change enter(const CompetitionEvent& event) {
    auto change = apply(now, event);
    REQUIRE_MESSAGE(change.has_value(), (change ? "" : change.error().key));
    log.push_back(event);
    return *change;
  }
  // The key of the refusal, "" if the event would be accepted. Enters nothing.
  std::string_view refusal_key(const CompetitionEvent& event) const {
    Competition copy = now;
    const auto change = apply(copy, event);
    if (!change) CHECK(copy == now);
    return change ? "" : change.error().key;
  }
  void join(std::string club = {}) {
    const std::string number = std::to_string(now.entrants.size() + 1);
    enter(event::EntrantEntered{.people = {"p" + number}, .team = {}, .club = std::move(club)});
  }
  void join_all(std::initializer_list<const char*> clubs) {
    for (const char* club : clubs) join(club);
  }
  const event::RoundDrawn draw(std::uint64_t seed = 1) {
    const auto draw = next_round(now, seed);
    REQUIRE_MESSAGE(draw.has_value(), (draw ? "" : draw.error().key));
    enter(*draw);
    return *draw;
  }
  // True if the last event is this draw, and its seed gives the same again.
  bool can_redraw(const event::RoundDrawn& draw) const {
    Competition before;
    for (const CompetitionEvent& event : std::span(log).first(log.size() - 1)) REQUIRE(apply(before, event));
    const auto again = next_round(before, draw.seed, {}, &draw);
    return log.back() == CompetitionEvent(draw) && again && *again == draw;
  }
  std::string_view draw_fails() const {
    const auto draw = next_round(now, 1);
    return draw ? "" : draw.error().key;
  }
  int round() const { return static_cast<int>(now.now().rounds.size()) - 1; }
  TableRef table(int number) const { return {now.stage, round(), number}; }
  // Enters the scores of the first and the second side.
  Change result(TableRef table, int first, int second) {
    return enter(event::ResultEntered{table, {{{.score = first}, {.score = second}}, {}}, {}});
  }
  // The lower number wins 30 to 10 at all open tables; at tables of singles the order is by seat.
  void play_all() {
    for (const OpenTable& open : whats_missing(now)) {
      const auto& drawn = now.stages[static_cast<std::size_t>(open.table.stage)]
                              .rounds[static_cast<std::size_t>(open.table.round)]
                              .tables[static_cast<std::size_t>(open.table.table)]
                              .drawn;
      event::TableScore score;
      for (const auto& side : drawn.sides) score.sides.push_back({.score = 100 - index(side.front())});
      if (drawn.sides.size() == 2) {
        const bool first = drawn.sides[0].front() < drawn.sides[1].front();
        score.sides = {{.score = first ? 30 : 10}, {.score = first ? 10 : 30}};
      }
      enter(event::ResultEntered{open.table, score, {}});
    }
  }
  void close() { enter(event::RoundClosed{{now.stage, round()}}); }
  void play_round() {
    draw();
    play_all();
    close();
  }
  // The entrants of one table of the standings, best first, numbered from 1.
  std::vector<int> order(int stage = 0, std::size_t group = 0) const {
    std::vector<int> list;
    const auto tables = standings(now, stage);
    for (const Standing& row : tables.at(group).standings.rows) list.push_back(index(row.entrant) + 1);
    return list;
  }
  const Standing& row(Entrant entrant, int stage = 0) {
    tables_ = standings(now, stage);
    for (const StageTable& table : tables_) {
      for (const Standing& row : table.standings.rows) {
        if (row.entrant == entrant) return row;
      }
    }
    FAIL("not in the table");
    return tables_.front().standings.rows.front();
  }
  Value points(int entrant) { return row(entrant_at(entrant - 1)).values.front(); }

  Competition now;
  std::vector<CompetitionEvent> log;

 private:
  std::vector<StageTable> tables_;
};

}  // namespace tanteador::test
