// People of one club, kept apart in a knock-out and where seats are drawn by lot.

#include <algorithm>
#include <set>

#include "src/league/pairing/random.hpp"
#include "tests/league/competition/evening.hpp"

namespace club_evening {

using namespace tanteador::test;

namespace {

StageSetup series() {
  StageSetup setup = stage_of(Format::singles, 3);
  setup.seats = SeatRule::by_score;
  return setup;
}

std::string club_of(const Evening& evening, Entrant entrant) {
  return evening.now.entrants[static_cast<std::size_t>(index(entrant))].club;
}

// Pairs of clubmates at the tables of a draw.
int clubmates(const Evening& evening, const event::RoundDrawn& draw) {
  int pairs = 0;
  for (const event::DrawnTable& table : draw.tables) {
    std::vector<std::string> clubs;
    for (const auto& side : table.sides) clubs.push_back(club_of(evening, side.front()));
    for (std::size_t one = 0; one < clubs.size(); ++one)
      for (std::size_t other = 0; other < one; ++other)
        pairs += !clubs[one].empty() && clubs[one] == clubs[other] ? 1 : 0;
  }
  return pairs;
}

// The fewest pairs of clubmates at tables of these sizes, found by trying all seats.
int fewest_clubmates(const std::vector<int>& clubs, std::vector<int>& room, std::vector<std::vector<int>>& at,
                     std::size_t next = 0) {
  if (next == clubs.size()) return 0;
  int best = 1000;
  for (std::size_t table = 0; table < room.size(); ++table) {
    if (room[table] == 0) continue;
    const auto here = static_cast<int>(std::ranges::count(at[table], clubs[next]));
    --room[table];
    at[table].push_back(clubs[next]);
    best = std::min(best, here + fewest_clubmates(clubs, room, at, next + 1));
    at[table].pop_back();
    ++room[table];
  }
  return best;
}

}  // namespace

TEST_CASE("in a knock-out clubmates meet as late as the order of seeds allows") {
  Evening evening(stage_of(Format::knockout), 0);
  evening.join_all({"A", "A", "B", "C", "C", "B", "A", "A"});  // 1-8, 4-5, 2-7 and 3-6 would meet at once
  const auto draw = evening.draw();
  CHECK(clubmates(evening, draw) == 0);
  REQUIRE(draw.seeds.size() == 8);
  CHECK(evening.now.now().entrants == draw.seeds);
  CHECK(draw.seeds[0] == numbered(1));
  CHECK(draw.seeds[1] == numbered(2));
  CHECK(std::ranges::any_of(draw.tables, [](const auto& table) {
    return std::ranges::count(table.reasons, Reason{PairingCause::club_seeds, {}}) == 1;
  }));
  CHECK(evening.can_redraw(draw));
  evening.play_all();
  evening.close();
  const auto second = evening.draw();
  CHECK(second.seeds.empty());
  CHECK(evening.can_redraw(second));
}

TEST_CASE("without clubs, and where they are ignored, the seeds stay as they are") {
  StageSetup ignored = stage_of(Format::knockout);
  ignored.clubs = ClubRule::ignored;
  Evening evening(ignored, 0), nobody(stage_of(Format::knockout), 4);
  evening.join_all({"A", "B", "B", "A"});
  const auto draw = evening.draw();
  CHECK(draw.seeds.empty());
  CHECK(clubmates(evening, draw) == 2);
  CHECK(nobody.draw().seeds.empty());
}

TEST_CASE("an older draw of a knock-out keeps its seeds, and is proved as it was") {
  Evening evening(stage_of(Format::knockout), 0);
  evening.join_all({"A", "B", "B", "A"});
  Competition without_clubs = evening.now;
  for (EntrantState& entrant : without_clubs.entrants) entrant.club.clear();
  const event::RoundDrawn older = *next_round(without_clubs, 1);  // 1 against 4, 2 against 3
  evening.enter(older);
  CHECK(evening.now.now().entrants == std::vector{numbered(1), numbered(2), numbered(3), numbered(4)});
  CHECK(evening.can_redraw(older));
  evening.play_all();
  evening.close();
  CHECK(evening.draw().tables.front().sides ==
        std::vector<std::vector<Entrant>>{{numbered(1)}, {numbered(2)}});
}

TEST_CASE("a draw cannot bring other seeds, or seeds of another format") {
  Evening evening(stage_of(Format::knockout), 0);
  evening.join_all({"A", "B", "B", "A"});
  event::RoundDrawn draw = *next_round(evening.now, 1);
  REQUIRE(draw.seeds.size() == 4);
  const auto seeds = draw.seeds;
  for (const auto& wrong : {std::vector{seeds[0]}, std::vector{seeds[0], seeds[0], seeds[1], seeds[2]}}) {
    draw.seeds = wrong;
    CHECK(evening.refusal_key(draw) == "league/seeds_of_draw");
  }
  Evening swiss(stage_of(Format::swiss, 3), 4);
  event::RoundDrawn other = *next_round(swiss.now, 1);
  other.seeds = seeds;
  CHECK(swiss.refusal_key(other) == "league/seeds_of_draw");
}

TEST_CASE("seeds after a stage of groups keep first and second of a group apart, whatever their clubs") {
  StageSetup groups = stage_of(Format::groups);
  groups.groups = 4;
  groups.go_on = {.who = GoOn::Who::top, .top = 2};
  Evening evening({groups, stage_of(Format::knockout)}, 0);
  for (int i = 0; i < 16; ++i) evening.join(i % 3 == 0 ? "A" : "B");
  for (int round = 0; round < 3; ++round) evening.play_round();
  evening.enter(*next_stage(evening.now));
  const auto going_on = evening.now.now().entrants;
  CHECK(evening.draw().seeds.empty());
  CHECK(evening.now.now().entrants == going_on);
}

TEST_CASE("a first series by lot seats as few clubmates together as possible") {
  Lots lots(3);
  for (const int players : {8, 9, 10, 11, 12}) {
    for (int trial = 0; trial < 6; ++trial) {
      Evening evening(series(), 0);
      std::vector<int> clubs;
      for (int i = 0; i < players; ++i) {
        clubs.push_back(lots.pick_below(4));
        evening.join(std::string(1, static_cast<char>('A' + clubs.back())));
      }
      const auto draw = evening.draw(static_cast<std::uint64_t>(trial) + 1);
      std::vector<int> room;
      for (const auto& table : draw.tables) room.push_back(static_cast<int>(table.sides.size()));
      std::vector<std::vector<int>> at(room.size());
      CAPTURE(players);
      CAPTURE(trial);
      CHECK(clubmates(evening, draw) == fewest_clubmates(clubs, room, at));
      CHECK(evening.can_redraw(draw));
    }
  }
}

TEST_CASE("later series go by score, and the lot stays as it was where clubs do not matter") {
  StageSetup ignored = series();
  ignored.clubs = ClubRule::ignored;
  Evening evening(series(), 0), plain(series(), 12), all(ignored, 0);
  for (int i = 0; i < 12; ++i) {
    evening.join(i < 6 ? "A" : "B");
    all.join(i < 6 ? "A" : "B");
  }
  const auto draw = evening.draw(), usual = plain.draw();
  CHECK(clubmates(evening, draw) == 6);  // two and two at each of three tables
  CHECK(all.draw() == usual);
  CHECK(draw != usual);
  evening.play_all();
  evening.close();
  const auto second = evening.draw();
  CHECK(second.tables.front().reasons.front().because == PairingCause::by_score);
}

TEST_CASE("two who must not meet are apart before all clubmates") {
  Evening evening(series(), 0);
  for (int i = 0; i < 8; ++i) evening.join("A");
  evening.enter(event::KeptApart{{numbered(1), numbered(2)}, {}, false});
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    const auto draw = next_round(evening.now, seed);
    for (const auto& table : draw->tables) {
      CHECK(std::ranges::count(table.sides, std::vector{numbered(1)}) +
                std::ranges::count(table.sides, std::vector{numbered(2)}) <
            2);
      CHECK(std::ranges::count(table.reasons, Reason{PairingCause::club_found, {}}) == 1);
    }
  }
}

TEST_CASE("an older series by lot is proved as it was drawn") {
  Evening evening(series(), 0);
  for (int i = 0; i < 8; ++i) evening.join(i < 4 ? "A" : "B");
  Competition without_clubs = evening.now;
  for (EntrantState& entrant : without_clubs.entrants) entrant.club.clear();
  const event::RoundDrawn older = *next_round(without_clubs, 4);
  evening.enter(older);
  CHECK(evening.can_redraw(older));
}

}  // namespace club_evening
