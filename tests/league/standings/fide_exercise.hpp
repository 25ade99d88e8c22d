#pragma once
// The tournament of M. Held, "Exercises in Tie-Breaking" (FIDE Technical Commission, 2024).

#include "tests/league/standings/crosstable.hpp"

namespace tanteador::league {

inline const Results& fide_exercise() {
  static const Results results = crosstable({
      "+9 =13 =2 +15 =4",       // 1 Alyx
      "+10 +7 =1 +16 =3",       // 2 Bruno
      "=11 +6 +8 =4 =2",        // 3 Charline
      "+12 =BYE +13 =3 =1",     // 4 David
      "-13 -15 +11 =7 +10",     // 5 Helene
      "-14 -3 +BYE +10 +8",     // 6 Franck
      "+15 -2 -16 =5 -11",      // 7 Genevieve
      "=16 +14 -3 +13 -6",      // 8 Irina
      "-1 -10 =BYE -F11 +BYE",  // 9 Jessica
      "-2 +9 -15 -6 -5",        // 10 Lais
      "=3 -16 -5 +F9 +7",       // 11 Maria
      "-4 +BYE +F14 -- --",     // 12 Nick
      "+5 =1 -4 -8 -14",        // 13 Opal
      "+6 -8 -F12 -- +13",      // 14 Paul
      "-7 +5 +10 -1 -16",       // 15 Reine
      "=8 +11 +7 -2 +15",       // 16 Stephan
  });
  return results;
}

}  // namespace tanteador::league
