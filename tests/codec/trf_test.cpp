#include "src/codec/files/trf.hpp"

#include <doctest/doctest.h>

using namespace tanteador::codec;

TEST_CASE("points above ninety-nine and below minus nine are the same read again") {
  for (const int halves : {0, 1, 199, 200, 247, 1999, 2000, -1, -19, -20, -247}) {
    CAPTURE(halves);
    TrfFile file{.name = "Cup"};
    file.players.push_back({.number = 1, .name = "Ada", .licence = "12345678901", .halves = halves});
    const auto again = read_trf(trf_text(file));
    REQUIRE(again);
    CHECK(again->players.front().halves == halves);
  }
}

TEST_CASE("a date of birth before the points is no part of them") {
  const std::string line = "001    1      " + std::string(33, 'A') + " 2000           12345 1990/01/01 ";
  for (const auto& [points, halves] : {std::pair{" 2.5", 5}, {"12.5", 25}}) {
    CAPTURE(points);
    const auto file = read_trf(line + points + "    1\n");
    REQUIRE(file);
    CHECK(file->players.front().halves == halves);
  }
}

TEST_CASE("points of a hundred touch the date of birth before them") {
  const std::string line = "001    1      " + std::string(33, 'A') + " 2000           12345 1990/01/01";
  const auto file = read_trf(line + "100.5    1\n");
  REQUIRE(file);
  CHECK(file->players.front().halves == 201);
}

TEST_CASE("an error names its line, however the lines end") {
  for (const char* end : {"\n", "\r\n", "\r"}) {
    const auto file = read_trf(std::string("012 Cup") + end + "022 Berlin" + end + "001 ?" + end);
    REQUIRE_FALSE(file);
    CHECK(file.error().line == 3);
  }
}
