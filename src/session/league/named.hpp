#pragma once
// Finds competitions by the name or id that a user typed.

#include <string>
#include <string_view>
#include <vector>

#include "src/session/store.hpp"

namespace tanteador::session {

inline constexpr std::size_t kPrefixMin = 6;  // minimum length of an abbreviated id

// Returns the ids of all competitions with this name, and the one with this id. If there are none: the ids
// that begin with the text.
inline std::vector<std::string> find_competitions(const Store& store, const std::string& named) {
  std::vector<std::string> ids;
  for (CompetitionSummary& one : store.competitions_by_name(named)) ids.push_back(std::move(one.id));
  if (const auto head = store.head(named); head && head->kind == "competition") ids.push_back(named);
  return ids.empty() && named.size() >= kPrefixMin ? store.ids_beginning("competition", named) : ids;
}

}  // namespace tanteador::session
