#pragma once
// The count of a finished deal of tarot, and its correction. Private to this folder.

#include <optional>

#include "src/referee/games.hpp"

namespace tanteador::referee {

// The `result` as entered, or computed from the cards; null if the deal is not over.
nlohmann::json count_of_deal(const FactQuery& query);

// Corrects fields of the count: amends the `result`, or replaces the cards of a deal that ended by cards.
// Returns nothing without a count.
std::optional<Recount> count_again(const FactQuery& query, const nlohmann::json& count);

}  // namespace tanteador::referee
