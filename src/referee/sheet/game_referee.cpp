#include <algorithm>

#include "src/referee/games.hpp"

namespace tanteador::referee {

namespace {

using nlohmann::json;

json single_deal(const FactQuery& query) {
  const auto is_deal = [](const Entry& entry) { return type_of(entry) == "counted"; };
  const auto first = std::ranges::find_if(query.deal, is_deal);
  if (std::ranges::count_if(query.deal, is_deal) != 1) return nullptr;
  return static_cast<std::int64_t>(first->seq);
}

constexpr KnownFact kSheetFacts[] = {{"only_deal", single_deal}};

}  // namespace

const Calculators kSheetCalculators{.game = "sheet", .example = {}};
const GameReferee kSheetReferee{.calculators = kSheetCalculators, .facts = kSheetFacts};

}  // namespace tanteador::referee
