#pragma once
// Stored rounds of fours without a repeated meeting, hard to find by search. Private to this folder.

#include <vector>

namespace tanteador::league {

// By round and table; the order within a table has no meaning. Entrants count from 0.
using Tables = std::vector<std::vector<int>>;

// Returns `rounds` rounds, or as many as the design has. If needed, one to three tables have three players;
// nobody sits out. Empty: no design.
std::vector<Tables> design_of_fours(int players, int rounds);
// The same with one table of five; all others have four.
std::vector<Tables> design_with_a_five(int players, int rounds);

}  // namespace tanteador::league
