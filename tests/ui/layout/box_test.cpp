// Boxes get places: never smaller than their least size, optional parts first left out, nothing over another.

#include <doctest/doctest.h>

#include <map>
#include <string>

#include "ui/layout/box.hpp"

namespace layout_boxes {

using namespace tanteador::ui::layout;

Box box(const char* name, Extent least, Extent best = {}, float weight = 0) {
  return {.name = name, .least = least, .best = best, .weight = weight};
}
Box optional(const char* name, Extent best) { return {.name = name, .best = best, .optional = true}; }

std::map<std::string, Bounds> places(const Box& whole, Extent room) {
  std::map<std::string, Bounds> all;
  visit_places(whole, {0, 0, room.wide, room.tall},
               [&](const Box& one, const Bounds& at) { all[one.name] = at; });
  return all;
}

TEST_CASE("the least size of a box is the sum of its parts along it and the largest across") {
  Box rows = column(8, {box("a", {100, 44}), optional("text", {0, 20}), box("b", {60, 30})});
  CHECK(least_of(rows).wide == 100);
  CHECK(least_of(rows).tall == 44 + 8 + 30);
  rows.inset = {10, 5};
  CHECK(least_of(rows).wide == 120);
  CHECK(least_of(rows).tall == 92);
  const Box beside = row(4, {rows, box("c", {50, 200})});
  CHECK(least_of(beside).wide == 174);
  CHECK(least_of(beside).tall == 200);
  CHECK(fits(beside, {174, 200}));
  CHECK_FALSE(fits(beside, {173, 200}));
  CHECK_FALSE(fits(beside, {174, 199}));
}

TEST_CASE("room goes to optional parts in their order, then to the best sizes, then to the weights") {
  const Box whole = column(10, {box("keys", {0, 40}, {0, 80}), optional("first", {0, 20}),
                                optional("second", {0, 20}), box("list", {0, 40}, {}, 1)});
  auto at = places(whole, {100, 90});
  CHECK(at["keys"].height() == 40);
  CHECK(at["list"].height() == 40);
  CHECK(!at.contains("first"));
  at = places(whole, {100, 129});
  CHECK(at["first"].height() == 20);
  CHECK(!at.contains("second"));
  CHECK(at["keys"].height() == doctest::Approx(49));
  CHECK(at["list"].top == doctest::Approx(49 + 10 + 20 + 10));
  at = places(whole, {100, 250});
  CHECK(at["second"].height() == 20);
  CHECK(at["keys"].height() == 80);
  CHECK(at["list"].height() == 100);
  CHECK(at["list"].bottom == 250);
}

TEST_CASE("every part has its good size before one grows to its best") {
  const Box whole = column(
      0, {{.name = "a", .least = {0, 40}, .good = {0, 50}, .best = {0, 60}}, box("b", {0, 40}, {0, 100})});
  auto at = places(whole, {100, 90});
  CHECK(at["a"].height() == 50);
  CHECK(at["b"].height() == 40);
  at = places(whole, {100, 160});
  CHECK(at["a"].height() == 60);
  CHECK(at["b"].height() == 100);
}

TEST_CASE("a text inside a part comes before the growth of the keys beside that part") {
  const Box inner = column(0, {optional("text", {0, 20}), box("keys", {0, 40}, {0, 60})});
  const Box whole = column(0, {box("first", {0, 40}, {0, 100}), inner});
  auto at = places(whole, {100, 100});
  CHECK(at["text"].height() == 20);
  CHECK(at["first"].height() == 40);
  at = places(whole, {100, 90});
  CHECK(!at.contains("text"));
}

TEST_CASE("no part is smaller than its least size, even without room, and parts keep their order and gaps") {
  const Box whole =
      row(8, {box("a", {100, 44}, {300, 0}), column(8, {box("b", {50, 44}), box("c", {50, 44})}),
              box("d", {100, 44}, {120, 0}, 2)});
  for (const float wide : {10.0f, 266.0f, 300.0f, 500.0f, 2000.0f}) {
    CAPTURE(wide);
    auto at = places(whole, {wide, 96});
    CHECK(at["a"].width() >= 100);
    CHECK(at["b"].width() >= 50);
    CHECK(at["d"].width() >= 100);
    CHECK(at["b"].left == doctest::Approx(at["a"].right + 8));
    CHECK(at["d"].left == doctest::Approx(at["b"].right + 8));
    CHECK(at["c"].top == doctest::Approx(at["b"].bottom + 8));
    if (wide >= 266) CHECK(at["d"].right <= wide + 0.01f);
  }
}

TEST_CASE("the first variant whose least size fits is taken, else the last") {
  const Box variants[] = {box("beside", {1000, 400}), box("above", {500, 800}), box("pages", {400, 300})};
  CHECK(first_fitting(variants, {1280, 800}).name == "beside");
  CHECK(first_fitting(variants, {600, 900}).name == "above");
  CHECK(first_fitting(variants, {600, 400}).name == "pages");
  CHECK(first_fitting(variants, {100, 100}).name == "pages");
}

TEST_CASE("a box with variants is as small as the last, and the first that fits has its place") {
  const Box both =
      row(10, {variants({box("beside", {300, 40}), box("above", {100, 80}, {0, 90})}), box("b", {50, 20})});
  CHECK(least_of(both).wide == 160);
  CHECK(least_of(both).tall == 80);
  CHECK(good_of(both).tall == 80);
  auto at = places(both, {200, 100});
  CHECK(at["above"].width() == 100);
  CHECK_FALSE(at.contains("beside"));
  Box wide = both;
  wide.parts[0].weight = 1;
  at = places(wide, {360, 100});
  CHECK(at["beside"].width() == 300);
  CHECK(at["beside"].bottom == 100);
  CHECK_FALSE(at.contains("above"));
}

TEST_CASE("a whole is drawn before its parts, and a part left out is not drawn") {
  std::string drawn;
  const auto note = [&](const char* name) { return [&drawn, name](const Bounds&) { drawn += name; }; };
  Box whole = column(0, {box("a", {0, 10}), optional("b", {0, 10})});
  whole.draw = note("w");
  whole.parts[0].draw = note("a");
  whole.parts[1].draw = note("b");
  draw(whole, {0, 0, 10, 15});
  CHECK(drawn == "wa");
  draw(whole, {0, 0, 10, 20});
  CHECK(drawn == "wawab");
}

}  // namespace layout_boxes
