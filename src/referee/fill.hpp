#pragma once
// Fills the events of a remedy with the facts. Private to this folder.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "src/referee/finding.hpp"

namespace tanteador::referee {

struct Filling {
  const Case& one;
  const std::string& rule;                                          // of the path; empty: not printed
  const std::map<std::string, nlohmann::json, std::less<>>& facts;  // those that are known
  const AnyMatch& match;
  const Names& names;
};

// Nothing where the remedy has nothing to act on, such as points that were never written.
std::optional<Remedy> fill(const RemedyTemplate& remedy, const Filling& filling);

}  // namespace tanteador::referee
