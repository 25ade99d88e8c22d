// Tie-breaks of a Swiss: M. Held, "Exercises in Tie-Breaking" (FIDE Technical Commission, 2024).
// Its tables follow the rules C.07 of 2023. The same tournament is ranked by the rules of March 2026, too.

#include "src/league/standings/tiebreaks.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <map>

#include "src/core/text/text.hpp"
#include "tests/league/standings/fide_exercise.hpp"

using namespace tanteador;
using namespace tanteador::league;

namespace {

TiebreakRules rules(UnplayedRule unplayed) {
  return {.unplayed = unplayed,
          .ratings = {2200, 2150, 2100, 2050, 2000, 1950, 1900, 1850, 1800, 1750, 1700, 1650, 1600, 1550,
                      1500, 1450},
          .lots = {}};
}

// The printed values, in the order of the final table.
constexpr int kFinalOrder[] = {2, 1, 3, 4, 16, 6, 5, 8, 11, 12, 14, 15, 7, 9, 13, 10};
struct Printed {
  Tiebreak system;
  double values[16];
};

double number_of(Value value, Unit unit) {
  constexpr double kParts[] = {1, 2, 4, 100};
  return static_cast<double>(value) / kParts[static_cast<std::size_t>(unit)];
}

using enum Tiebreak;

constexpr Printed kPrinted[] = {
    {points, {4, 3.5, 3.5, 3.5, 3.5, 3, 2.5, 2.5, 2.5, 2, 2, 2, 1.5, 1.5, 1.5, 1}},
    {wins, {3, 2, 2, 2, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1}},
    {wins_played, {3, 2, 2, 2, 3, 2, 2, 2, 1, 0, 2, 2, 1, 0, 1, 1}},
    {progressive, {13, 11, 11, 11.5, 10.5, 6, 5, 8.5, 5.5, 7, 6, 7, 6, 2.5, 7, 4}},
    {buchholz, {13, 12.5, 15.5, 15, 12.5, 12, 8.5, 13.5, 13.5, 11.5, 11, 12, 14.5, 9, 14, 13}},
    {fore_buchholz, {13.5, 13.5, 15, 15.5, 13.5, 12, 10, 12.5, 12.5, 11.5, 10.5, 12, 13.5, 9.5, 13.5, 12.5}},
    {average_buchholz,
     {13.6, 12.6, 13.4, 13.38, 13.3, 13.25, 13.4, 13, 12.75, 15, 13.17, 12.2, 11.9, 12.75, 12.1, 10.9}},
    {sonneborn, {9.5, 8, 10.5, 9.75, 7.25, 6.5, 4.25, 5.25, 5.75, 4, 4.5, 3.5, 3.25, 2.25, 4.25, 1.5}},
    {sonneborn_cut, {8.5, 7.25, 9.25, 8, 5.75, 5.5, 3.25, 3.75, 4.25, 4, 3, 2.5, 1.25, 2.25, 4.25, 0}},
    {average_rating,
     {1880, 1820, 1940, 1888, 1820, 1813, 1690, 1730, 1863, 2050, 1800, 1860, 1760, 1975, 1930, 1880}},
    {performance,
     {2120, 1969, 2089, 2081, 1969, 1813, 1690, 1730, 1776, 1250, 1925, 1788, 1611, 1175, 1781, 1640}},
};

// Values that the rules of 2026 change, by number.
struct Changed {
  Tiebreak system;
  std::map<int, double> values;
};
const Changed kChanged[] = {{buchholz, {{4, 14}, {6, 11.5}, {11, 12.5}}},
                            {fore_buchholz, {{4, 14.5}, {11, 12}, {12, 11}}},
                            {sonneborn, {{4, 9.25}, {6, 6}, {11, 4.75}}},
                            {sonneborn_cut, {{4, 7.75}, {6, 5}, {11, 3.25}}}};

double apply_changes(Tiebreak system, int number, double otherwise) {
  for (const Changed& row : kChanged) {
    if (row.system == system && row.values.contains(number)) return row.values.at(number);
  }
  return otherwise;
}

}  // namespace

TEST_CASE("every printed value of the exercises is reproduced under the rules of 2023") {
  const Tiebreaks tiebreaks(fide_exercise(), rules(UnplayedRule::fide2023));
  for (const Printed& row : kPrinted) {
    const auto values = tiebreaks.values_of(row.system);
    for (std::size_t i = 0; i < 16; ++i) {
      CAPTURE(info(row.system).id);
      CAPTURE(kFinalOrder[i]);
      CHECK(number_of(values[static_cast<std::size_t>(kFinalOrder[i] - 1)], info(row.system).unit) ==
            row.values[i]);
    }
  }
}

TEST_CASE("before the final round the fore Buchholz equals the Buchholz") {
  TiebreakRules running = rules(UnplayedRule::fide2026);
  running.rounds = 7;  // two more than were played
  const Tiebreaks tiebreaks(fide_exercise(), running);
  CHECK(tiebreaks.values_of(fore_buchholz) == tiebreaks.values_of(buchholz));
  running.rounds = 5;
  const Tiebreaks final(fide_exercise(), running);
  CHECK(final.values_of(fore_buchholz) != final.values_of(buchholz));
}

TEST_CASE("since 2026 an unplayed round counts no more than the absent opponent or a draw in every round") {
  const Tiebreaks tiebreaks(fide_exercise(), rules(UnplayedRule::fide2026));
  for (const Printed& row : kPrinted) {
    if (row.system == average_buchholz) continue;  // not printed; it follows Buchholz
    const auto values = tiebreaks.values_of(row.system);
    for (std::size_t i = 0; i < 16; ++i) {
      CAPTURE(info(row.system).id);
      CAPTURE(kFinalOrder[i]);
      CHECK(number_of(values[static_cast<std::size_t>(kFinalOrder[i] - 1)], info(row.system).unit) ==
            apply_changes(row.system, kFinalOrder[i], row.values[i]));
    }
  }
}

TEST_CASE("Buchholz without the least cuts a requested bye before a weak opponent") {
  const std::map<int, double> printed{{5, 7.5}, {8, 12},   {11, 12}, {7, 12.5}, {9, 7.5}, {13, 12}, {1, 11},
                                      {3, 13},  {4, 11.5}, {16, 11}, {12, 9.5}, {14, 9},  {15, 11}};
  for (const UnplayedRule unplayed : {UnplayedRule::fide2023, UnplayedRule::fide2026}) {
    const Tiebreaks tiebreaks(fide_exercise(), rules(unplayed));
    const auto values = tiebreaks.values_of(buchholz_cut);
    for (const auto& [number, value] : printed) {
      CAPTURE(number);
      const bool eleven = unplayed == UnplayedRule::fide2026 && number == 11;
      CHECK(number_of(values[static_cast<std::size_t>(number - 1)], Unit::halves) == (eleven ? 11 : value));
    }
  }
}
