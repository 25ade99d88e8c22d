#pragma once
// Which competitions a name or an id means that people write.

#include <string>
#include <string_view>
#include <vector>

#include "src/session/store.hpp"

namespace tanteador::session {

inline constexpr std::size_t kPrefixMin = 6;  // letters by which an id is known

// The ids of all of this name, and of the one with this id; where there is none, of those whose ids begin so.
inline std::vector<std::string> find_competitions(const Store& store, const std::string& named) {
  std::vector<std::string> ids;
  for (CompetitionSummary& one : store.competitions_by_name(named)) ids.push_back(std::move(one.id));
  if (const auto head = store.head(named); head && head->kind == "competition") ids.push_back(named);
  return ids.empty() && named.size() >= kPrefixMin ? store.ids_beginning("competition", named) : ids;
}

}  // namespace tanteador::session
