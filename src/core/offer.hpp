#pragma once
// What may be entered now: a family of events, by whom, and worth what. A button when it needs nothing
// more, a form when it does. Everything accepted belongs to an offered family.

#include <optional>
#include <string_view>
#include <vector>

#include "src/core/ruling.hpp"

namespace tanteador {

// A side none of whose players may be named, and why, where those of another side may.
struct NotForSide {
  Side side{};
  Violation why;
};

struct Offer {
  std::string_view type;           // event type: "card_played", "ruled", …
  std::string_view field = {};     // the field that tells offers of one type apart: "of"
  std::string_view word = {};      // and its value
  std::vector<Seat> players = {};  // who may be named; empty where the event names no player
  std::vector<Side> sides = {};
  std::optional<int> contest = {};        // of several in one deal, from 1
  std::optional<Points> worth = {};       // what its side gets if it is accepted and won
  std::optional<Points> if_refused = {};  // what its side gets if the other side refuses
  std::optional<Violation> refused = {};  // set: not allowed now, and why
  std::vector<NotForSide> not_for = {};   // of an allowed one, as far as offers are wanted with_refused
};

// What an event is worth to the side that enters it, as an offer says.
struct Worth {
  std::optional<Points> accepted, refused;
  std::string_view rule = {};  // it hangs on, where that is not the rule of every such event
  bool operator==(const Worth&) const = default;
};

enum class Offers { legal, with_refused };

}  // namespace tanteador
