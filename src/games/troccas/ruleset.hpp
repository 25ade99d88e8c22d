#pragma once
// A Troccas table ready to play: agreements, players and sides.

#include <array>
#include <optional>

#include "src/core/ids.hpp"
#include "src/core/per.hpp"
#include "src/games/troccas/parameters.hpp"

namespace tanteador::troccas {

struct Ruleset {
  Parameters parameters;
  int seats = 4;  // 3, 4, 5 or 6
  int sides = 2;
  PerSeat<std::uint8_t, 6> side_of{};
  std::optional<Seat> first_dealer{};  // empty: drawn by lot, named by the first deal
  bool operator==(const Ruleset&) const = default;
};

// Three and five players play for themselves (C-19).
constexpr bool is_solo(const Ruleset& rules) { return rules.sides == rules.seats; }
// Tricks of a deal, and cards of a hand (C-7, C-18, C-19).
constexpr int tricks_of(const Ruleset& rules) {
  constexpr std::array kTricks{25, 19, 15, 13};
  return kTricks[rules.seats - 3];
}
constexpr int skat_size(const Ruleset& rules) { return is_solo(rules) ? 3 : rules.seats == 4 ? 2 : 0; }
// Deals of a match; 0: no fixed number. The printed 4 means that everyone is skatist once (CA-7).
constexpr int deals_of(const Ruleset& rules) {
  return rules.parameters.deals == 4 ? rules.seats : rules.parameters.deals;
}
inline Side side_of(const Ruleset& rules, Seat seat) { return side_at(rules.side_of[seat]); }
inline unsigned players_of(const Ruleset& rules, Side side) {
  unsigned mask = 0;
  for (int seat = 0; seat < rules.seats; ++seat) {
    if (side_of(rules, seat_at(seat)) == side) mask |= 1u << seat;
  }
  return mask;
}

}  // namespace tanteador::troccas
