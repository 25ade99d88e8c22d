#pragma once
// What an entry rests on beside its own rule: asked for when somebody wants to know why.

#include <string_view>

#include <boost/container/static_vector.hpp>

#include "src/core/text/phrase.hpp"

namespace tanteador {

struct Ground {
  std::string_view rule;         // rule id
  std::string_view aspect = {};  // which of what the rule says is meant: "distance"
  Phrase why = {};               // what of the deal called for it; empty where the arithmetic says so
};

// The rules that what an event is worth rests on: where it is accepted and won, and where it is refused.
struct WorthRules {
  std::string_view accepted = {}, refused = {};
};

inline constexpr std::size_t kGroundsMax = 8;
using Grounds = boost::container::static_vector<Ground, kGroundsMax>;

}  // namespace tanteador
