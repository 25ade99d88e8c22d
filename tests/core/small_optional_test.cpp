#include <doctest/doctest.h>

#include <cstdint>

#include "src/core/small_optional.hpp"

using tanteador::SmallOptional;

TEST_CASE("a small optional is as large as its value, and holds all values but one") {
  using Small = SmallOptional<std::int8_t>;
  static_assert(sizeof(Small) == 1);
  CHECK(!Small());
  CHECK(!Small().has_value());
  CHECK(Small() == Small(std::nullopt));
  CHECK(Small().value_or(7) == 7);
  for (const int value : {0, 1, 127, -128}) {
    CAPTURE(value);
    const Small held = value;
    CHECK(held.has_value());
    CHECK(*held == value);
    CHECK(held.value_or(7) == value);
    CHECK(held == value);
    CHECK(held != Small());
    CHECK(held != value - 1);
  }
}
