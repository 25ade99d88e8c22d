#pragma once
// The board as it was when an entry was made, so that only what was wrong is entered anew.

#include "src/view/picks.hpp"
#include "src/view/table.hpp"

namespace tanteador::view {

// What was picked and typed for that entry, on its game's board or in its form; empty where one tap made it,
// or where that cannot be told. `table.written` is needed.
Changes as_entered(const Table& table, EventSeq seq);

}  // namespace tanteador::view
