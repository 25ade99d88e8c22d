// Evenings of single players whose later series are seated by score.

#include <algorithm>
#include <map>
#include <set>

#include "src/league/pairing/random.hpp"
#include "src/league/pairing/seating/seating.hpp"
#include "tests/league/competition/evening.hpp"

namespace evening_by_score {

using namespace tanteador::test;

namespace {

StageSetup series(SeatRule seats, int rounds = 3) {
  StageSetup setup = stage_of(Format::singles, rounds);
  setup.seats = seats;
  return setup;
}

std::vector<Entrant> seats_of(const event::DrawnTable& table) {
  std::vector<Entrant> seats;
  for (const auto& side : table.sides) seats.push_back(side.front());
  return seats;
}

std::vector<std::vector<int>> numbers_of(const event::RoundDrawn& draw) {
  std::vector<std::vector<int>> tables;
  for (const auto& table : draw.tables) {
    auto& numbers = tables.emplace_back();
    for (const Entrant entrant : seats_of(table)) numbers.push_back(index(entrant) + 1);
  }
  return tables;
}

std::vector<std::size_t> sizes_of(const event::RoundDrawn& draw) {
  std::vector<std::size_t> sizes;
  for (const auto& table : draw.tables) sizes.push_back(table.sides.size());
  return sizes;
}

// The list of each open table, from a lot. Skat lists can end below zero.
void play_by_lot(Evening& evening, Lots& lots) {
  for (const OpenTable& open : whats_missing(evening.now)) {
    const PlayedRound& round = evening.now.now().rounds.back();
    event::TableScore score;
    for (std::size_t i = 0; i < round.tables[static_cast<std::size_t>(open.table.table)].drawn.sides.size();
         ++i)
      score.sides.push_back({.score = lots.pick_below(2000) - 300});
    evening.enter(event::ResultEntered{open.table, score, {}});
  }
}

std::map<Entrant, std::int64_t> totals_of(const Competition& now) {
  std::map<Entrant, std::int64_t> totals;
  for (const StageTable& table : standings(now, now.stage)) {
    for (const Standing& row : table.standings.rows) totals[row.entrant] = row.values.front();
  }
  return totals;
}

int meetings_before(const Competition& now, Entrant one, Entrant other) {
  int times = 0;
  for (const PlayedRound& round : now.now().rounds) {
    for (const PlayedTable& table : round.tables) {
      const auto seats = seats_of(table.drawn);
      times += std::ranges::count(seats, one) > 0 && std::ranges::count(seats, other) > 0 ? 1 : 0;
    }
  }
  return times;
}

// The fewest meetings again of any seating at tables of these sizes, by trying all.
struct LeastAgain {
  const Competition& now;
  std::vector<Entrant> players;
  std::vector<std::size_t> sizes;
  std::vector<std::vector<Entrant>> tables = std::vector<std::vector<Entrant>>(sizes.size());
  int least = 1'000'000;

  void seat(std::size_t player, int again) {
    if (again >= least) return;
    if (player == players.size()) {
      least = again;
      return;
    }
    for (std::size_t table = 0; table < sizes.size(); ++table) {
      if (tables[table].size() == sizes[table]) continue;
      int more = again;
      for (const Entrant other : tables[table]) more += meetings_before(now, players[player], other);
      tables[table].push_back(players[player]);
      seat(player + 1, more);
      tables[table].pop_back();
    }
  }
};

int again_in(const Competition& now, const event::RoundDrawn& draw) {
  int again = 0;
  for (const auto& table : draw.tables) {
    const auto seats = seats_of(table);
    for (std::size_t i = 0; i < seats.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) again += meetings_before(now, seats[i], seats[j]);
    }
  }
  return again;
}

}  // namespace

// Deutschlandturnier der Finanzämter 2017, rule 6: the second and third series are set by the single results.
// VSV Trebbin, Skat of January 2013: eleven players sat at two tables of four and one of three.
TEST_CASE("eleven Skat players sit at tables of four, four and three, in later series by their points") {
  Evening evening(series(SeatRule::by_score), 11);
  const auto first = evening.draw(7);
  CHECK(sizes_of(first) == std::vector<std::size_t>{4, 4, 3});
  for (const auto& table : first.tables) CHECK(table.reasons.front().because == PairingCause::by_lot);
  CHECK(numbers_of(first) != numbers_of(*next_round(Evening(series(SeatRule::by_score), 11).now, 8)));
  const std::map<int, int> lists{{1, 522}, {2, 230}, {3, 1204}, {4, -96}, {5, 231},  {6, 88},
                                 {7, 640}, {8, 0},   {9, 913},  {10, 17}, {11, -240}};
  for (int table = 0; table < 3; ++table) {
    event::TableScore score;
    for (const Entrant entrant : seats_of(first.tables[static_cast<std::size_t>(table)]))
      score.sides.push_back({.score = lists.at(index(entrant) + 1)});
    CHECK(evening.draw_fails() == "league/round_open");
    evening.enter(event::ResultEntered{evening.table(table), score, {}});
  }
  evening.close();
  const auto second = evening.draw(1);
  CHECK(numbers_of(second) == std::vector<std::vector<int>>{{3, 9, 7, 1}, {5, 2, 6, 10}, {8, 4, 11}});
  CHECK(second.tables[1].reasons == std::vector<Reason>{{PairingCause::by_score, {4, 7}}});
  const tanteador::Names names{};
  CHECK(tanteador::render(reason_phrase(second.tables[1].reasons[0]), names) == "places 5 to 8 so far");
  event::TableScore score;
  for (int i = 0; i < 4; ++i) score.sides.push_back({.score = 100 * i});
  evening.enter(event::ResultEntered{evening.table(0), score, {}});
  CHECK(evening.row(numbered(9)).values.front() == 913 + 100);  // the series add up
}

TEST_CASE("series by score: everybody once, the better never at a later table, whoever comes and goes") {
  Lots lots(49);
  for (int evening_number = 0; evening_number < 40; ++evening_number) {
    StageSetup setup = series(SeatRule::by_score, 4);
    if (evening_number % 3 == 1) setup.sizes = {3, 4};
    if (evening_number % 3 == 2) setup.sizes = {4};
    Evening evening(setup, 7 + lots.pick_below(30));
    for (int round = 0; round < 4; ++round) {
      CAPTURE(evening_number);
      CAPTURE(round);
      if (round == 1) evening.join();
      if (round == 2) evening.enter(event::EntrantWithdrawn{numbered(2), {}});
      if (round == 3) evening.enter(event::Absent{numbered(3)});
      const auto draw = evening.draw(lots.next());
      std::set<Entrant> seen;
      for (const auto& table : draw.tables) {
        for (const Entrant entrant : seats_of(table)) CHECK(seen.insert(entrant).second);
      }
      for (const event::DrawnBye& bye : draw.byes) CHECK(seen.insert(bye.entrant).second);
      const std::size_t gone = round == 2 ? 1 : round == 3 ? 2 : 0;
      CHECK(seen.size() + gone == evening.now.entrants.size());
      CHECK(std::ranges::is_sorted(sizes_of(draw), [&](std::size_t one, std::size_t other) {
        const auto at = [&](std::size_t size) {
          return std::ranges::find(setup.sizes, static_cast<int>(size)) - setup.sizes.begin();
        };
        return at(one) < at(other);
      }));
      if (round > 0) {
        const auto totals = totals_of(evening.now);
        std::int64_t lowest = 1'000'000;
        for (const auto& table : draw.tables) {
          for (const Entrant entrant : seats_of(table)) {
            CHECK(totals.at(entrant) <= lowest);
            lowest = totals.at(entrant);
          }
        }
      }
      play_by_lot(evening, lots);
      evening.close();
    }
    // A second bye comes only after everybody has had one.
    std::map<Entrant, int> out;
    for (const PlayedRound& round : evening.now.now().rounds) {
      for (const event::DrawnBye& bye : round.byes) CHECK(++out[bye.entrant] == 1);
    }
  }
}

TEST_CASE("series by score with new opponents repeat no meeting that some seating avoids") {
  Lots lots(9);
  int kept_order = 0, again = 0;
  for (const int players : {8, 9, 10, 11}) {
    for (int number = 0; number < 4; ++number) {
      CAPTURE(players);
      Evening evening(series(SeatRule::by_score_fresh, 4), players);
      for (int round = 0; round < 4; ++round) {
        const auto draw = *next_round(evening.now, lots.next());
        LeastAgain least{evening.now, evening.now.now().entrants, sizes_of(draw)};
        least.seat(0, 0);
        CHECK(again_in(evening.now, draw) == least.least);
        const auto explained = std::ranges::count_if(draw.tables, [](const auto& table) {
          return std::ranges::count(table.reasons, PairingCause::repeat, &Reason::because) > 0;
        });
        CHECK((explained > 0) == (least.least > 0));
        again += least.least;
        for (const auto& table : draw.tables)
          kept_order += table.reasons.front().because == PairingCause::by_score ? 1 : 0;
        evening.enter(draw);
        play_by_lot(evening, lots);
        evening.close();
      }
    }
  }
  CHECK(again > 0);
  CHECK(kept_order > 0);
}

TEST_CASE("in larger fields nobody meets again, and neighbours by score stay near each other") {
  Lots lots(3);
  for (const int players : {22, 40, 101}) {
    CAPTURE(players);
    Evening evening(series(SeatRule::by_score_fresh, 4), players);
    for (int round = 0; round < 4; ++round) {
      const auto order = evening.order();
      const auto draw = *next_round(evening.now, lots.next());
      CHECK(again_in(evening.now, draw) == 0);
      const auto place = [&](Entrant entrant) {
        return std::ranges::find(order, index(entrant) + 1) - order.begin();
      };
      std::ptrdiff_t widest = 0;
      for (const auto& table : draw.tables) {
        std::vector<std::ptrdiff_t> places;
        for (const Entrant entrant : seats_of(table)) places.push_back(place(entrant));
        widest = std::max(widest, std::ranges::max(places) - std::ranges::min(places));
      }
      if (round > 0) CHECK(widest <= 20);
      evening.enter(draw);
      play_by_lot(evening, lots);
      evening.close();
    }
  }
}

TEST_CASE("after series with new opponents the last one has a final table of the best") {
  StageSetup setup = series(SeatRule::fresh, 3);
  setup.score_final = true;
  Evening evening(setup, 16);
  for (int round = 0; round < 2; ++round) {
    const auto draw = evening.draw();
    CHECK(draw.tables[0].reasons.front().because == PairingCause::design);
    CHECK(again_in(evening.now, draw) == 6 * 4);  // only its own meetings
    evening.play_all();
    evening.close();
  }
  const auto order = evening.order();
  const auto last = evening.draw();
  CHECK(numbers_of(last).front() == std::vector<int>(order.begin(), order.begin() + 4));
  CHECK(last.tables.back().reasons == std::vector<Reason>{{PairingCause::by_score, {12, 15}}});
  setup.seats = SeatRule::by_score_fresh;
  Evening fresh(setup, 12);
  for (int round = 0; round < 3; ++round) {
    const auto ranks = fresh.order();
    const auto draw = fresh.draw();
    if (round == 2) CHECK(numbers_of(draw).front() == std::vector<int>(ranks.begin(), ranks.begin() + 4));
    fresh.play_all();
    fresh.close();
  }
}

TEST_CASE("people to keep apart sit at different tables, by score as well") {
  Evening evening(series(SeatRule::by_score), 12);
  evening.enter(event::KeptApart{{numbered(1), numbered(2)}, "one car"});
  for (int round = 0; round < 3; ++round) {
    const auto draw = evening.draw(static_cast<std::uint64_t>(round) + 1);
    for (const auto& table : draw.tables) {
      const auto seats = seats_of(table);
      CHECK(std::ranges::count(seats, numbered(1)) + std::ranges::count(seats, numbered(2)) <= 1);
    }
    evening.play_all();  // the first two have the most points
    evening.close();
  }
}

TEST_CASE("a corrected list marks the series it seated, which keeps its tables until paired again") {
  Evening evening(series(SeatRule::by_score), 8);
  evening.play_round();
  const auto second = evening.draw(5);
  CHECK(*next_round(
            [&] {
              Competition before = evening.now;
              REQUIRE(apply(before, event::DrawTakenBack{{0, 1}}).has_value());
              return before;
            }(),
            5, {}, &second) == second);
  const auto& first = evening.now.now().rounds[0].tables[0];
  event::TableScore other = *first.score;
  other.sides[0].score = -500;
  const Change change = evening.enter(event::ResultCorrected{{0, 0, 0}, other, {}, {}, {}});
  CHECK(change.affected == std::vector<RoundRef>{{0, 1}});
  CHECK(round_to_redraw(evening.now) == RoundRef{0, 1});
  CHECK(evening.now.now().rounds[1].tables[0].drawn == second.tables[0]);
  const auto again = redraw(evening.now, {0, 1});
  REQUIRE(again.has_value());
  for (const CompetitionEvent& event : again->events) evening.enter(event);
  CHECK(numbers_of(evening.draw(5)) != numbers_of(second));
}

TEST_CASE("a final of the best by carried points is seated by score from its first series") {
  StageSetup before = series(SeatRule::by_score, 2), final_stage = series(SeatRule::by_score, 1);
  before.go_on = {.who = GoOn::Who::top, .top = 8, .carry_over = true};
  Evening evening({before, final_stage}, 13);
  Lots lots(2);
  for (int round = 0; round < 2; ++round) {
    evening.draw(lots.next());
    play_by_lot(evening, lots);
    evening.close();
  }
  const auto best = evening.order();
  evening.enter(*next_stage(evening.now));
  const auto last = evening.draw();
  CHECK(numbers_of(last) == std::vector<std::vector<int>>{{best.begin(), best.begin() + 4},
                                                          {best.begin() + 4, best.begin() + 8}});
}

}  // namespace evening_by_score
