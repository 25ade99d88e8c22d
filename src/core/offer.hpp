#pragma once
// A family of events that may be entered now: by whom and for how many points. No other event is accepted.

#include <optional>
#include <string_view>
#include <vector>

#include "src/core/ruling.hpp"

namespace tanteador {

// A side whose players may not be named, although players of another side may.
struct NotForSide {
  Side side{};
  Violation why;
};

struct Offer {
  std::string_view type;           // event type: "card_played", "ruled", …
  std::string_view field = {};     // the field that distinguishes offers of one type: "of"
  std::string_view word = {};      // the value of that field
  std::vector<Seat> players = {};  // players who may be named; empty if the event names none
  std::vector<Side> sides = {};
  std::optional<int> contest = {};        // number of the contest in the deal, from 1
  std::optional<Points> worth = {};       // points of its side if accepted and won
  std::optional<Points> if_refused = {};  // points of its side if refused
  std::optional<Violation> refused = {};  // set: the reason why it is not allowed now
  std::vector<NotForSide> not_for = {};   // only for allowed offers with Offers::with_refused
};

struct Worth {
  std::optional<Points> accepted, refused;
  std::string_view rule = {};  // the rule of the worth, if not the usual one of the event
  bool operator==(const Worth&) const = default;
};

enum class Offers { legal, with_refused };

}  // namespace tanteador
