#include <array>

#include <doctest/doctest.h>

#include "src/core/parameters.hpp"

using namespace tanteador;
using std::string_view;

namespace {

constexpr std::array kWords{string_view("low"), string_view("high")};
constexpr ParameterInfo kNumber{"number", {}, 1, 200, false};
constexpr ParameterInfo kWord{"word", kWords, 0, -1, false};
constexpr ParameterInfo kEither{"either", kWords, 0, 200, false};
constexpr std::array<ParameterList, 1> kCustomary{{{10, 13, 15}}};
constexpr ParameterInfo kList{"list", {}, 1, 22, false, kCustomary};
constexpr ParameterInfo kYesNo{"yes_no", {}, 0, -1, true};

}  // namespace

TEST_CASE(
    "an agreement is a number in its range, a yes or no, or one of its words, and comes back as it went in") {
  struct Row {
    ParameterInfo info;
    ParameterValue value;
    std::optional<int> held;
  };
  const Row rows[] = {
      {kNumber, 1, 1},
      {kNumber, 200, 200},
      {kNumber, 0, {}},
      {kNumber, 201, {}},
      {kNumber, true, {}},
      {kNumber, string_view("low"), {}},
      {kWord, string_view("low"), -1},
      {kWord, string_view("high"), -2},
      {kWord, string_view("other"), {}},
      {kWord, string_view(""), {}},
      {kWord, 0, {}},
      {kWord, -1, {}},
      {kEither, string_view("high"), -2},
      {kEither, 4, 4},
      {kEither, -2, {}},
      {kList, ParameterList{10, 13, 15}, value_of({10, 13, 15})},
      {kList, ParameterList{1, 2, 22}, value_of({1, 2, 22})},
      {kList, ParameterList{0, 2, 22}, {}},
      {kList, ParameterList{1, 2, 23}, {}},
      {kList, ParameterList{13, 13, 18}, {}},
      {kList, ParameterList{13, 18, 18}, {}},
      {kList, ParameterList{18, 15, 13}, {}},
      {kList, 13, {}},
      {kYesNo, true, 1},
      {kYesNo, false, 0},
      {kYesNo, 1, {}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.info.name);
    const auto held = encode_parameter(row.info, row.value);
    CHECK(held == row.held);
    if (held) {
      const bool back = decode_parameter(row.info, *held) == row.value;
      CHECK(back);
    }
  }
}
