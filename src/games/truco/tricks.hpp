#pragma once
// The three tricks of the truco (T-5, T-38, T-39, T-44, T-45).

#include <span>

#include "src/games/truco/ruleset.hpp"
#include "src/games/truco/state.hpp"

namespace tanteador::truco {

// Higher wins; equal ranks tie (T-5). With figures_equal all figures have one rank (TA-23).
int trick_rank(Card card, const Parameters& parameters);

// The winner among cards in order of play, with sides alternating. `highest`: indices of all highest cards.
struct TrickResult {
  int winner = -1;  // index; -1: tied
  boost::container::static_vector<int, kSeats> highest;
};
TrickResult trick_winner(std::span<const Card> cards, const Parameters& parameters);

// The team that has won by these results; kNoTeam while another trick is needed (TA-4).
int truco_winner(std::span<const std::int8_t> results, int mano_team, const Parameters& parameters);

}  // namespace tanteador::truco
