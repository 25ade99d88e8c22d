#pragma once
// Rounds of fours without a repeated meeting that no search finds quickly. For this folder's own use.

#include <vector>

namespace tanteador::league {

// By round and table, in no order within a table. Entrants count from 0.
using Tables = std::vector<std::vector<int>>;

// Tables of four for so many players, with tables of three where the number asks (one to three of them,
// everybody seated); so many rounds or as many as the design has, none where there is no design.
std::vector<Tables> design_of_fours(int players, int rounds);
// The same with one table of five and all others of four.
std::vector<Tables> design_with_a_five(int players, int rounds);

}  // namespace tanteador::league
