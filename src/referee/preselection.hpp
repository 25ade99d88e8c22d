#pragma once
// The proposed remedy of a ruling and its reason, by the table in src/referee/data/remedies.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "src/referee/finding.hpp"

namespace tanteador::referee {

struct Preselection {
  std::size_t remedy = 0;  // index in Finding::remedies
  std::string why;         // English sentence, for tr()
};

// Returns nothing if somebody must choose. `possible`: the remedy can be entered.
std::optional<Preselection> preselect(const Finding& finding,
                                      const std::function<bool(const Remedy&)>& possible);

// True if it removes or replaces an entry, cancels the deal or ends the match.
bool strikes(const Remedy& remedy);

// The remedy that confirms an entry instead of an amendment without effect.
struct ConfirmationCase {
  std::string id, title;  // title: English, for tr()
};
const ConfirmationCase& confirmed_cases();

// All remedies that a case may offer, each id once, and confirmation if possible.
struct RemedyName {
  std::string id, title;
  bool fixed = false;
};
std::vector<RemedyName> remedies_of(const Case& one);

}  // namespace tanteador::referee
