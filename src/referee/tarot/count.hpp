#pragma once
// The count of a deal of tarot that is over, and the same deal counted otherwise. Private to this folder.

#include <optional>

#include "src/referee/games.hpp"

namespace tanteador::referee {

// The `result` of the deal: as it was entered, or what its cards told. Null: the deal is not over.
nlohmann::json count_of_deal(const Asked& asked);

// The events by which these fields of the count stand instead: the `result` is amended; of a deal that ended
// by its cards they are struck, and what they told is entered with the new count. Nothing where there is no
// count.
std::optional<Recount> counted_anew(const Asked& asked, const nlohmann::json& count);

}  // namespace tanteador::referee
