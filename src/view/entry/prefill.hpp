#pragma once
// Restores the state of the board before an entry, so that only the mistake is entered anew.

#include "src/view/states.hpp"
#include "src/view/table.hpp"

namespace tanteador::view {

// The answers of that entry, on the game's board or in its form. Empty: one tap made it, or it is unknown.
// Needs `table.written`.
Changes as_entered(const Table& table, EventSeq seq);

}  // namespace tanteador::view
