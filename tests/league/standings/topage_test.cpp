// Topage: Règlement officiel (FFT), Le classement en duplicate individuel, Le classement en triplettes.

#include <doctest/doctest.h>

#include "src/league/standings/topage.hpp"

using namespace tanteador::league;

namespace {
namespace notes {

constexpr Note kPercent = kTop / 100;

std::vector<BoardPlayed> board(std::initializer_list<int> scores) {
  std::vector<BoardPlayed> played;
  int table = 0;
  for (const int score : scores) {
    const int first = 4 * table++;
    played.push_back({1,
                      {entrant_at(first)},
                      {entrant_at(first + 1), entrant_at(first + 2), entrant_at(first + 3)},
                      score});
  }
  return played;
}

}  // namespace notes
}  // namespace

using namespace notes;

TEST_CASE("the printed example has a board of five tables") {
  const int scores[] = {56, 62, -56, -52, 50};
  const Note percent[] = {75, 100, 0, 25, 50};
  const auto notes = taker_notes(board({56, 62, -56, -52, 50}));
  for (std::size_t i = 0; i < std::size(scores); ++i) CHECK(notes[i] == percent[i] * kPercent);
}

TEST_CASE("eleven tables go down by tens, equal scores share, and a board played once has no percentage") {
  const auto eleven = taker_notes(board({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
  for (std::size_t i = 0; i < eleven.size(); ++i) CHECK(eleven[i] == static_cast<Note>(i) * 10 * kPercent);
  const auto shared = taker_notes(board({50, 50, 10, -20, -20}));
  CHECK(shared[0] == kTop * 7 / 8);  // of 100 and 75
  CHECK(shared[1] == kTop * 7 / 8);
  CHECK(shared[2] == 50 * kPercent);
  CHECK(shared[4] == kTop / 8);
  CHECK(taker_notes(board({50, 50, 50}))[1] == 50 * kPercent);
  CHECK_FALSE(taker_notes(board({50}))[0]);
}

TEST_CASE("boards compare only with the same board, and the defence has the rest to 100") {
  auto played = board({50, -10});
  auto other = board({-80, 90, 0});
  for (BoardPlayed& one : other) one.board = 2;
  played.insert(played.end(), other.begin(), other.end());
  const auto notes = taker_notes(played);
  CHECK(notes[0] == kTop);
  CHECK(notes[2] == Note{0});
  CHECK(notes[4] == 50 * kPercent);
  const auto all = percentages(board({56, 62, -56, -52, 50}), 20, AttackPart::quarter);
  CHECK(all[0].attack == 7500);
  CHECK(all[1].defence == 2500);
  CHECK(all[1].attack == -1);
  CHECK(all[1].whole == 2500);  // no board in attack: its defence alone
}

TEST_CASE("the total is a quarter attack and three quarters defence, of formations half and half") {
  // 0 takes board 1 and has 80; defends boards 2 to 4 against 10, 20 and 30 of a hundred.
  const auto at_step = [](int number, int above, int below, bool takes) {
    std::vector<BoardPlayed> played{{number, {entrant_at(takes ? 0 : 1)}, {entrant_at(takes ? 1 : 0)}, 0}};
    for (int i = 0; i < above; ++i) played.push_back({number, {entrant_at(2)}, {entrant_at(3)}, 10});
    for (int i = 0; i < below; ++i) played.push_back({number, {entrant_at(2)}, {entrant_at(3)}, -10});
    return played;
  };
  std::vector<BoardPlayed> played;
  for (const auto& part :
       {at_step(1, 2, 8, true), at_step(2, 9, 1, false), at_step(3, 8, 2, false), at_step(4, 7, 3, false)})
    played.insert(played.end(), part.begin(), part.end());
  const auto singles = percentages(played, 4, AttackPart::quarter)[0];
  CHECK(singles.attack == 8000);
  CHECK(singles.defence == 8000);
  CHECK(singles.whole == 8000);
  const auto theirs = percentages(played, 4, AttackPart::quarter)[1];
  CHECK(theirs.attack == 2000);
  CHECK(theirs.defence == 2000);
  // Uneven: attack 100 and defence 50.
  auto uneven = at_step(1, 0, 10, true);
  const auto half = at_step(2, 5, 5, false);
  uneven.insert(uneven.end(), half.begin(), half.end());
  CHECK(percentages(uneven, 4, AttackPart::quarter)[0].whole == 6250);
  CHECK(percentages(uneven, 4, AttackPart::half)[0].whole == 7500);
  CHECK(percentages(uneven, 4, AttackPart::half)[3].attack == -1);
}
