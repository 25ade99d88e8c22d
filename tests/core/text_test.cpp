#include <doctest/doctest.h>

#include "src/core/text/text.hpp"

using namespace tanteador;
using std::string_view;

namespace {

Arg as(Arg::Kind kind, int number) {
  Arg arg(number);
  arg.kind = kind;
  return arg;
}
Arg quarters(int number) { return as(Arg::Kind::quarters, number); }
Arg hundredths(int number) { return as(Arg::Kind::hundredths, number); }

}  // namespace

TEST_CASE("a phrase accepts numbers, names, words and log positions") {
  const Names names{.seats = {"Ana", "Beto"}, .sides = {"Nosotros", "Ellos"}};
  struct Row {
    Phrase phrase;
    string_view text;
  };
  const Row rows[] = {
      {{"no gaps", {}}, "no gaps"},
      {{"{0} + {1} = {2}", {2, 3, 5}}, "2 + 3 = 5"},
      {{"{1} before {0}", {1, 2}}, "2 before 1"},
      {{"{0} against {1}", {Seat{0}, Seat{1}}}, "Ana against Beto"},
      {{"{0} wins", {Side{1}}}, "Ellos wins"},
      {{"the {0}", {string_view("7e")}}, "the 7e"},
      {{"event {0}", {EventSeq{12}}}, "event 12"},
      {{"{0}", {-3}}, "-3"},
      {{"{0}, {1}, {2}", {Arg::from_halves(81), Arg::from_halves(-1), Arg::from_halves(0)}}, "40½, -½, 0"},
      {{"{0}, {1}, {2}, {3}", {quarters(19), quarters(-3), quarters(2), quarters(-8)}}, "4¾, -¾, ½, -2"},
      {{"{0}, {1}, {2}", {hundredths(1338), hundredths(-5), hundredths(1200)}}, "13.38, -0.05, 12.00"},
      {{"{0}{0}", {4}}, "44"},
      {{"unused {3}.", {}}, "unused ."},
      {{"braces { } and {x} stay", {}}, "braces { } and {x} stay"},
      {{"", {}}, ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text);
    CHECK(render(row.phrase, names) == row.text);
  }
}

TEST_CASE("a seat or side without a name has its place as name") {
  CHECK(render({"{0}", {Seat{2}}}, {}) == "player 3");
  CHECK(render({"{0}", {Side{0}}}, {}) == "side 1");
}

TEST_CASE("plurals choose between one and many") {
  CHECK(trn("{0} point", "{0} points", 1) == "1 point");
  CHECK(trn("{0} point", "{0} points", 3) == "3 points");
  CHECK(tr("").empty());
}
