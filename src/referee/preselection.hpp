#pragma once
// Which of the remedies of a ruling is proposed, and why: by the table in src/referee/data/remedies.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "src/referee/finding.hpp"

namespace tanteador::referee {

struct Preselection {
  std::size_t remedy = 0;  // its place among those of the finding
  std::string why;         // a sentence in English, for tr()
};

// Nothing where no remedy is to be proposed: somebody must choose. `possible`: can it be entered?
std::optional<Preselection> preselect(const Finding& finding,
                                      const std::function<bool(const Remedy&)>& possible);

// Does it strike or replace an entry, void the deal or end the match?
bool strikes(const Remedy& remedy);

// The remedy in the place of one that would leave its entry as it is.
struct Confirmed {
  std::string id, title;  // the title is English, for tr()
};
const Confirmed& confirmed();

// Every remedy some path of the case may offer, each id once; the confirmed entry where one can be.
struct RemedyName {
  std::string id, title;
  bool fixed = false;
};
std::vector<RemedyName> remedies_of(const Case& one);

}  // namespace tanteador::referee
