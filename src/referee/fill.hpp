#pragma once
// Fills the events of a remedy and the gaps of a step from facts and the log. Private to this folder.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "src/referee/finding.hpp"

namespace tanteador::referee {

struct Filling {
  const Case& one;
  const std::string& rule;                                          // of the path; empty: not printed
  const std::map<std::string, nlohmann::json, std::less<>>& facts;  // known facts
  const AnyMatch& match;
  const Names& names;
  std::span<const Entry> deal;   // as entries_of_deal()
  std::span<const Entry> begun;  // of the deal started since, if the case is about the previous one
  const EventReader& written;
};

// Returns nothing if the remedy has nothing to act on, such as a missing entry.
std::optional<Remedy> fill(const RemedyTemplate& remedy, const Filling& filling);
Phrase fill(const Step& step, const Filling& filling);
// True if an entry has these fields.
bool stands_in_log(const nlohmann::json& fields, const Filling& filling);

// True for decisions and notes about people, which do not belong to a deal.
bool stands_without_deal(std::string_view type);

}  // namespace tanteador::referee
