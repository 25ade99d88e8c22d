#include <array>

#include <doctest/doctest.h>

#include "src/core/parameters.hpp"

using namespace tanteador;
using std::string_view;

namespace {

enum class Height { low, high };

struct Agreements {
  int number = 7, below = 0;
  bool yes_no = false;
  Height word = Height::low;
  WordOr<Height> either = Height::low;
  ParameterList list{10, 13, 15};
  bool operator==(const Agreements&) const = default;
};

constexpr string_view kWords[] = {"low", "high"};
constexpr ParameterList kCustomary[] = {{10, 13, 15}};
constexpr auto kNumber = agreement<&Agreements::number>({"number", {}, 1, 200});
constexpr auto kBelow = agreement<&Agreements::below>({"below", {}, -100, 100});
constexpr auto kWord = agreement<&Agreements::word>({"word", kWords});
constexpr auto kEither = agreement<&Agreements::either>({"either", kWords, 0, 200});
constexpr auto kList = agreement<&Agreements::list>({"list", {}, 1, 22, kCustomary});
constexpr auto kYesNo = agreement<&Agreements::yes_no>({"yes_no"});

}  // namespace

TEST_CASE("a parameter holds valid values, returns them unchanged and refuses others") {
  struct Row {
    Parameter<Agreements> parameter;
    ParameterValue value;
    bool fits;
  };
  const Row rows[] = {
      {kNumber, 1, true},
      {kNumber, 200, true},
      {kNumber, 0, false},
      {kNumber, 201, false},
      {kNumber, true, false},
      {kNumber, string_view("low"), false},
      {kBelow, -1, true},
      {kBelow, -100, true},
      {kBelow, -101, false},
      {kWord, string_view("low"), true},
      {kWord, string_view("high"), true},
      {kWord, string_view("other"), false},
      {kWord, string_view(""), false},
      {kWord, 0, false},
      {kWord, -1, false},
      {kEither, string_view("high"), true},
      {kEither, 4, true},
      {kEither, 0, true},
      {kEither, -2, false},
      {kEither, 201, false},
      {kList, ParameterList{10, 13, 15}, true},
      {kList, ParameterList{1, 2, 22}, true},
      {kList, ParameterList{0, 2, 22}, false},
      {kList, ParameterList{1, 2, 23}, false},
      {kList, ParameterList{13, 13, 18}, false},
      {kList, ParameterList{13, 18, 18}, false},
      {kList, ParameterList{18, 15, 13}, false},
      {kList, 13, false},
      {kYesNo, true, true},
      {kYesNo, false, true},
      {kYesNo, 1, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.parameter.name);
    Agreements all;
    CHECK(row.parameter.set(all, row.value) == row.fits);
    if (row.fits) {
      const bool back = row.parameter.get(all) == row.value;
      CHECK(back);
    } else {
      CHECK(all == Agreements{});
    }
  }
}

TEST_CASE("a word has its place in the list, and a number is no word") {
  Agreements all;
  CHECK(kWord.set(all, string_view("high")));
  CHECK(all.word == Height::high);
  CHECK(kEither.set(all, string_view("high")));
  CHECK(all.either == Height::high);
  CHECK_FALSE(all.either.has_number());
  CHECK(all.either.number_or(9) == 9);
  CHECK(kEither.set(all, 0));
  CHECK(all.either.number_or(9) == 0);
}
