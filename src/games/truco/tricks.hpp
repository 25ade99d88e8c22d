#pragma once
// The three tricks of the truco (T-5, T-38, T-39, T-44, T-45).

#include <span>

#include "src/games/truco/deck.hpp"
#include "src/games/truco/ruleset.hpp"
#include "src/games/truco/state.hpp"

namespace tanteador::truco {

// The winner among cards in order of play, with sides alternating. `highest`: indices of all highest cards.
struct TrickResult {
  int winner = -1;  // index; -1: tied
  boost::container::static_vector<int, kSeats> highest;
};
TrickResult trick_winner(std::span<const Card> cards, const Deck& deck);

// The team that has won by these results (TA-4), or kNobody (B-12); none while another trick is needed.
OptionalTeam truco_winner(std::span<const std::int8_t> results, int mano_team, const Parameters& parameters);

}  // namespace tanteador::truco
