#pragma once
// The further rules on which an entry rests.

#include <string_view>

#include <boost/container/static_vector.hpp>

#include "src/core/text/phrase.hpp"

namespace tanteador {

struct Ground {
  std::string_view rule;
  std::string_view aspect = {};  // the part of the rule that is meant: "distance"
  Phrase why = {};               // the fact of the deal that called for it; empty if the arithmetic shows it
};

// The rules for the worth of an event, if accepted and won, and if refused.
struct WorthRules {
  std::string_view accepted = {}, refused = {};
};

inline constexpr std::size_t kGroundsMax = 8;
using Grounds = boost::container::static_vector<Ground, kGroundsMax>;

}  // namespace tanteador
