// One round of a Swiss: the pairings and their reasons.

#include "src/league/pairing/swiss/swiss.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

using namespace tanteador::league;

namespace {

// Entrants in order of rank with these points in halves, nobody has met anybody.
std::vector<SwissEntrant> field(const std::vector<Halves>& points) {
  std::vector<SwissEntrant> entrants;
  for (std::size_t i = 0; i < points.size(); ++i) {
    SwissEntrant entrant;
    entrant.entrant = entrant_at(static_cast<int>(i));
    entrant.rank = static_cast<int>(i);
    entrant.points = points[i];
    entrants.push_back(entrant);
  }
  return entrants;
}

void have_met(std::vector<SwissEntrant>& entrants, std::size_t a, std::size_t b) {
  entrants[a - 1].met.push_back(entrants[b - 1].entrant);
  entrants[b - 1].met.push_back(entrants[a - 1].entrant);
}

// "1-3 2-4 bye 5", numbers from 1.
std::string text(const SwissRound& round) {
  std::string line;
  const auto add = [&](const std::string& words) { line += (line.empty() ? "" : " ") + words; };
  for (const auto& [first, second] : round.round().pairings) {
    const auto [low, high] = std::minmax({index(first) + 1, index(second) + 1});
    add(std::to_string(low) + "-" + std::to_string(high));
  }
  for (const SwissBye& bye : round.byes) add("bye " + std::to_string(index(bye.entrant) + 1));
  return line;
}

}  // namespace

TEST_CASE("in the first round the top half meets the bottom half") {
  CHECK(text(pair_swiss(field({0, 0, 0, 0, 0, 0, 0, 0}))) == "1-5 2-6 3-7 4-8");
  const SwissRound odd = pair_swiss(field({0, 0, 0, 0, 0, 0, 0}));
  CHECK(text(odd) == "1-4 2-5 3-6 bye 7");
  CHECK(odd.byes[0].reason == ByeReason::lowest);
}

TEST_CASE("zero, one and two entrants are paired") {
  CHECK(text(pair_swiss({})) == "");
  CHECK(text(pair_swiss(field({0}))) == "bye 1");
  CHECK(text(pair_swiss(field({0, 2}))) == "1-2");
}

TEST_CASE("each score group is paired within itself") {
  const SwissRound round = pair_swiss(field({2, 2, 2, 2, 0, 0, 0, 0}));
  CHECK(text(round) == "1-3 2-4 5-7 6-8");
  for (const SwissPairing& pairing : round.pairings) {
    CHECK(pairing.reason == FloatReason::none);
    CHECK(pairing.point_difference == 0);
    CHECK(pairing.times_met == 0);
  }
}

TEST_CASE("the order of the list does not matter") {
  auto entrants = field({4, 2, 2, 2, 0, 0, 0});
  const SwissRound round = pair_swiss(entrants);
  std::ranges::reverse(entrants);
  CHECK(text(pair_swiss(entrants)) == text(round));
}

TEST_CASE("from an odd group the lowest floats down and meets the highest of the next") {
  const SwissRound round = pair_swiss(field({2, 2, 2, 0, 0, 0}));
  CHECK(text(round) == "1-2 3-4 5-6");
  CHECK(round.pairings[1].reason == FloatReason::odd_group);
  CHECK(round.pairings[1].higher == entrant_at(2));
  CHECK(round.pairings[1].point_difference == 2);
}

TEST_CASE("two small floats beat one large float") {
  CHECK(text(pair_swiss(field({4, 4, 4, 2, 2, 0, 0, 0}))) == "1-2 3-4 5-6 7-8");
}

TEST_CASE("a float in the last round is not repeated") {
  auto entrants = field({2, 2, 2, 0, 0, 0});
  entrants[2].last = Float::down;
  entrants[3].last = Float::up;
  CHECK(text(pair_swiss(entrants)) == "1-3 2-5 4-6");
  entrants = field({2, 2, 2, 0, 0, 0});
  entrants[2].before = Float::down;
  CHECK(text(pair_swiss(entrants)) == "1-3 2-4 5-6");
  entrants[1].last = Float::down;  // the last round weighs more than the one before it
  entrants[0].last = Float::down;
  CHECK(text(pair_swiss(entrants)) == "1-2 3-4 5-6");
}

TEST_CASE("no pairing repeats if avoidable") {
  auto entrants = field({2, 2, 0, 0});
  have_met(entrants, 1, 2);
  const SwissRound round = pair_swiss(entrants);
  CHECK(text(round) == "1-3 2-4");
  CHECK(round.pairings[0].reason == FloatReason::met_group);
}

TEST_CASE("an unavoidable rematch says so") {
  auto entrants = field({2, 2, 0, 0});
  for (std::size_t a = 1; a <= 4; ++a) {
    for (std::size_t b = a + 1; b <= 4; ++b) have_met(entrants, a, b);
  }
  const SwissRound round = pair_swiss(entrants);
  CHECK(text(round) == "1-2 3-4");
  CHECK(round.pairings[0].times_met == 1);
  have_met(entrants, 1, 2);  // twice: the others have met only once
  CHECK(text(pair_swiss(entrants)) == "1-3 2-4");
}

TEST_CASE("the bye goes to the lowest entrant without one") {
  auto entrants = field({4, 2, 2, 0, 0});
  CHECK(text(pair_swiss(entrants)) == "1-2 3-4 bye 5");
  entrants[4].byes = 1;
  const SwissRound next = pair_swiss(entrants);
  CHECK(text(next) == "1-2 3-5 bye 4");
  CHECK(next.byes[0].reason == ByeReason::lowest);
  entrants[3].byes = 1;
  const SwissRound higher = pair_swiss(entrants);
  CHECK(text(higher) == "1-2 4-5 bye 3");
  CHECK(higher.byes[0].reason == ByeReason::lowest_of_due);
  for (SwissEntrant& entrant : entrants) entrant.byes = 1;
  CHECK(pair_swiss(entrants).byes[0].reason == ByeReason::second);
}

TEST_CASE("avoiding a rematch outweighs the choice of the bye") {
  auto entrants = field({4, 2, 0});
  have_met(entrants, 1, 2);
  const SwissRound round = pair_swiss(entrants);
  CHECK(text(round) == "1-3 bye 2");
  CHECK(round.byes[0].reason == ByeReason::for_the_rest);
}

TEST_CASE("a second bye happens only for the others' sake") {
  auto entrants = field({4, 2, 0});
  have_met(entrants, 1, 2);
  entrants[0].byes = entrants[1].byes = 1;  // 3 could sit out, and 1 and 2 would meet again
  const SwissRound round = pair_swiss(entrants);
  CHECK(text(round) == "1-3 bye 2");
  CHECK(round.byes[0].reason == ByeReason::for_the_rest);
  entrants[2].byes = 1;
  CHECK(pair_swiss(entrants).byes[0].reason == ByeReason::for_the_rest);  // 3 is lower, and could not either
  have_met(entrants, 1, 3);
  have_met(entrants, 2, 3);
  CHECK(pair_swiss(entrants).byes[0].reason == ByeReason::second);
}

TEST_CASE("entrants of one club are separated as far as the rule says") {
  auto entrants = field({2, 2, 0, 0});
  entrants[0].club = entrants[1].club = 7;
  const SwissRound apart = pair_swiss(entrants, {.clubs = ClubRule::before_points});
  CHECK(text(apart) == "1-3 2-4");
  CHECK(apart.pairings[0].reason == FloatReason::club_group);
  const SwissRound together = pair_swiss(entrants, {.clubs = ClubRule::within_points});
  CHECK(text(together) == "1-2 3-4");
  CHECK(together.pairings[0].same_club);
  CHECK(text(pair_swiss(entrants, {.clubs = ClubRule::ignored})) == "1-2 3-4");

  entrants = field({0, 0, 0, 0});
  entrants[0].club = entrants[2].club = 7;
  CHECK(text(pair_swiss(entrants, {.clubs = ClubRule::within_points})) != "1-3 2-4");
  CHECK(text(pair_swiss(entrants, {.clubs = ClubRule::ignored})) == "1-3 2-4");
}

TEST_CASE("the entrant with fewer home places has it now") {
  auto entrants = field({0, 0});
  CHECK(pair_swiss(entrants).pairings[0].pairing.first == entrant_at(0));
  entrants[0].times_first = 1;
  CHECK(pair_swiss(entrants).pairings[0].pairing.first == entrant_at(1));
}

TEST_CASE("scores of thousands, all different, pair neighbours") {
  CHECK(text(pair_swiss(field({80'000, 79'000, 500, -300, -9'000, -9'001}))) == "1-2 3-4 5-6");
}

TEST_CASE("played rounds give each entrant's points, sides and opponents") {
  const auto line = [](int entrant, int side, Kind kind, Halves points) {
    Line made;
    made.entrant = entrant_at(entrant);
    made.side = side;
    made.kind = kind;
    made.points = points;
    return made;
  };
  Results results;
  results.entrants = 5;
  results.rounds = {
      {{{{line(0, 0, Kind::played, 2), line(2, 1, Kind::played, 0)}},
        {{line(1, 0, Kind::forfeit_win, 2), line(3, 1, Kind::forfeit_loss, 0)}},
        {{line(4, 0, Kind::allocated_bye, 2)}}}},
      {{{{line(3, 0, Kind::played, 2), line(0, 1, Kind::played, 0)}}, {{line(2, 0, Kind::half_bye, 1)}}}}};
  const std::vector present{entrant_at(0), entrant_at(1), entrant_at(3), entrant_at(4), entrant_at(6)};
  const std::vector ranks{4, 3, 2, 1, 0};
  const auto entrants = swiss_entrants(results, {.present = present, .ranks = ranks, .clubs = {}});
  REQUIRE(entrants.size() == 5);

  CHECK(entrants[0].points == 2);
  CHECK(entrants[0].rank == 4);
  CHECK(entrants[0].met == std::vector{entrant_at(2), entrant_at(3)});
  CHECK(entrants[0].times_first == 1);
  CHECK(entrants[0].last == Float::down);
  CHECK(entrants[0].before == Float::none);

  CHECK(entrants[1].met.empty());  // a forfeit is no meeting, its win as good as a bye
  CHECK(entrants[1].byes == 1);
  CHECK(entrants[1].before == Float::down);

  CHECK(entrants[2].last == Float::up);
  CHECK(entrants[2].byes == 0);
  CHECK(entrants[3].byes == 1);
  CHECK(entrants[3].points == 2);
  CHECK(entrants[4].points == 0);  // has just joined
}

TEST_CASE("the stronger half has virtual points in the first half of the rounds (FIDE C.04.5.1)") {
  // Nine rounds: five are accelerated. Of 161 entrants, 82 are the stronger half.
  constexpr int kEntrants = 161, kRounds = 9;
  std::vector<Entrant> present;
  std::vector<int> ranks;
  for (int i = 0; i < kEntrants; ++i) {
    present.push_back(entrant_at(i));
    ranks.push_back(kEntrants - i);  // the last is the strongest
  }
  const std::vector<Entrant> half = stronger_half(present, ranks);
  REQUIRE(half.size() == 82);
  CHECK(index(half.front()) == 160);
  CHECK(index(half.back()) == 79);
  Results results;
  results.entrants = kEntrants;
  std::vector<VirtualPoints> virtual_points;
  for (const Halves extra : {2, 2, 2, 1, 1, 0, 0, 0, 0}) {
    const auto round = static_cast<int>(results.rounds.size());
    CAPTURE(round);
    virtual_points.push_back({virtual_points_in(round, kRounds, 2), half});
    const auto entrants = swiss_entrants(
        results, {.present = present, .ranks = ranks, .clubs = {}, .virtual_points = virtual_points});
    CHECK(entrants[79].extra == extra);
    CHECK(entrants[79].points == extra);
    CHECK(entrants[78].extra == 0);
    results.rounds.emplace_back();
  }
}
