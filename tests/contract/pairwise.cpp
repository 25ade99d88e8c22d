#include "tests/contract/pairwise.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <utility>

namespace tanteador::laws {

namespace {

using Choice = std::pair<std::size_t, int>;  // parameter, place of its value
using Pair = std::pair<Choice, Choice>;      // the lower parameter first

Pair pair_of(Choice one, Choice other) { return one < other ? Pair{one, other} : Pair{other, one}; }

int newly_met(const std::set<Pair>& open, Choice choice, const std::vector<Choice>& row) {
  int met = 0;
  for (const Choice& other : row) met += open.contains(pair_of(choice, other)) ? 1 : 0;
  return met;
}

}  // namespace

// Greedy: each row begins with a new pair and takes the values that add most new pairs.
std::vector<std::vector<ParameterValue>> pairwise(std::span<const std::vector<ParameterValue>> values) {
  std::set<Pair> open;
  for (std::size_t one = 0; one < values.size(); ++one) {
    for (std::size_t other = one + 1; other < values.size(); ++other) {
      for (int a = 0; a < static_cast<int>(values[one].size()); ++a) {
        for (int b = 0; b < static_cast<int>(values[other].size()); ++b) open.insert({{one, a}, {other, b}});
      }
    }
  }
  std::vector<std::vector<ParameterValue>> rows;
  while (!open.empty()) {
    std::vector<Choice> row{open.begin()->first, open.begin()->second};
    for (std::size_t parameter = 0; parameter < values.size(); ++parameter) {
      if (parameter == row[0].first || parameter == row[1].first) continue;
      Choice best{parameter, static_cast<int>(rows.size() % values[parameter].size())};
      int most = newly_met(open, best, row);
      for (int value = 0; value < static_cast<int>(values[parameter].size()); ++value) {
        const int met = newly_met(open, {parameter, value}, row);
        if (met > most) best = {parameter, value}, most = met;
      }
      row.push_back(best);
    }
    std::vector<ParameterValue>& made = rows.emplace_back(values.size());
    for (const auto& [parameter, value] : row)
      made[parameter] = values[parameter][static_cast<std::size_t>(value)];
    for (const Choice& one : row) {
      for (const Choice& other : row) open.erase(pair_of(one, other));
    }
  }
  return rows;
}

TEST_CASE("any two values of any two parameters meet in a row") {
  const std::vector<std::vector<ParameterValue>> values{{0, 1}, {5, 6, 7}, {1}, {0, 1}, {2, 3, 4, 5}};
  const auto rows = pairwise(values);
  CHECK(rows.size() >= 12);
  CHECK(rows.size() < 20);
  for (std::size_t one = 0; one < values.size(); ++one) {
    for (std::size_t other = 0; other < values.size(); ++other) {
      for (const ParameterValue& a : values[one]) {
        for (const ParameterValue& b : values[other]) {
          if (one == other) continue;
          CHECK(std::ranges::any_of(rows, [&](const auto& row) { return row[one] == a && row[other] == b; }));
        }
      }
    }
  }
}

}  // namespace tanteador::laws
