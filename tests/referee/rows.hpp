#pragma once
// One row for each ruling: a position, a case with its facts, and the expected result. Each game registers
// its rows from its own file; referee_test.cpp plays them all.

#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

#include "src/core/ids.hpp"

namespace tanteador::test {

// Scores by side. Not std::vector, because rows are constant data and hundreds of vectors compile slowly.
class Scores {
 public:
  constexpr Scores(std::initializer_list<Points> list) : count_(list.size()) {
    std::ranges::copy(list, points_.begin());
  }
  operator std::vector<Points>() const { return {points_.begin(), points_.begin() + count_}; }

 private:
  std::array<Points, 8> points_{};
  std::size_t count_;
};

struct Row {
  std::string_view start;  // a match_started without its type
  std::string_view lines;  // event lines before the ruling
  std::string_view case_id;
  std::string_view facts;         // "player=Ana; held=yes"; "Nosotros:held=yes" is what that side says
  std::string_view rule;          // expected; "not printed"
  std::string_view remedy;        // expected among those offered, and applied; "own judgement" remedies too
  Scores after;                   // scores after the remedy
  std::string_view missing = {};  // expected instead: "player cards", the facts it lacks
  std::string_view level = "club";
  int earlier_warnings = 0;
};

struct Rows {
  std::string_view game;
  std::span<const Row> rows;
};
std::vector<Rows>& all_rows();

// Static in a game's file: const RegisterRows kRegistered("truco", kRows);
struct RegisterRows {
  RegisterRows(std::string_view game, std::span<const Row> rows) { all_rows().push_back({game, rows}); }
};

}  // namespace tanteador::test
