#pragma once
// The three tricks of the truco (T-5, T-38, T-39, T-44, T-45).

#include <span>

#include "src/games/truco/ruleset.hpp"
#include "src/games/truco/state.hpp"

namespace tanteador::truco {

// Higher wins; equal ranks tie (T-5). With figures_equal kings, knights and jacks are one rank (TA-23).
int trick_rank(Card card, const Parameters& parameters);

// Position of the winning card among cards in the order played, sides alternating from the first;
// `tied` lists the positions of the highest cards where both sides hold one.
struct TrickResult {
  int winner = -1;  // position from 0, or -1: tied
  boost::container::static_vector<int, kSeats> highest;
};
TrickResult trick_winner(std::span<const Card> cards, const Parameters& parameters);

// The team that has won the truco by these results, or kNoTeam while another trick is needed (TA-4).
int truco_winner(std::span<const std::int8_t> results, int mano_team, const Parameters& parameters);

}  // namespace tanteador::truco
