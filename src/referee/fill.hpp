#pragma once
// Fills the events of a remedy, and the gaps of a step, with the facts and what the log says. Private to this
// folder.

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
  std::span<const Entry> deal;   // entries_of_deal
  std::span<const Entry> begun;  // of the deal begun since, where the case is about the one before it
  const Written& written;
};

// Nothing where the remedy has nothing to act on, such as an entry that does not stand in the log.
std::optional<Remedy> fill(const RemedyTemplate& remedy, const Filling& filling);
Phrase fill(const Step& step, const Filling& filling);
// Is there an entry with these fields?
bool stands_in_log(const nlohmann::json& fields, const Filling& filling);

// Decisions and what is said about people: entered whether or not a deal is open, and struck with none.
bool stands_without_deal(std::string_view type);

}  // namespace tanteador::referee
