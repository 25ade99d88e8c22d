#pragma once
// Individual events of partnership games: partners change each round.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "src/league/standings/results.hpp"

namespace tanteador::league {

struct PartnersTable {
  std::array<Entrant, 2> home{}, away{};
  bool operator==(const PartnersTable&) const = default;
};
struct PartnersRound {
  std::vector<PartnersTable> tables;
  std::vector<Entrant> byes;
  bool operator==(const PartnersRound&) const = default;
};

// Whist tournaments: each two players are partners once and opponents twice. 4n players (4 to 28) play 4n-1
// rounds. 4n+1 players (5 to 25) play 4n+1 rounds, and each sits out once. 4n-1 players (7 to 27) play the
// rounds of 4n. Players at the missing player's table sit out, each three times. Two of them are partners at
// most once and opponents at most twice. Empty for 4n+2 players, three, and more than 28; then make the
// rounds one by one with partners_round() and OpponentRule::fresh.
std::vector<PartnersRound> whist_tournament(int players);

// The state of an entrant before a round with changing partners.
struct PartnersEntrant {
  Entrant entrant{};
  Halves points = 0;
  int rank = 0;  // initial order, lower is stronger
  int byes = 0;
  std::vector<Entrant> partners, opponents;  // earlier ones, once for each time
};
enum class PartnerRule : std::uint8_t {
  balanced,  // the first in the standings with the last, and so on
  drawn
};
enum class OpponentRule : std::uint8_t {
  by_points,  // pairs with similar points meet; among equals, those who have met least
  fresh       // those who have met least meet; among equals, pairs with similar points
};
struct PartnersRules {
  PartnerRule partners = PartnerRule::balanced;
  OpponentRule opponents = OpponentRule::by_points;
  std::uint64_t seed = 0;
};

// Makes a round of a Swiss of newly formed pairs, for any number of players and rounds. Up to three players
// sit out if necessary: those with the fewest byes, of these the lowest. The number of repeated partners is
// minimal. The pair with more points has the home place.
PartnersRound partners_round(std::span<const PartnersEntrant> present, const PartnersRules& rules = {});

// The state of the present entrants: partners shared a side, opponents a table. `ranks` is by entrant.
std::vector<PartnersEntrant> partners_entrants(const Results& results, std::span<const Entrant> present,
                                               std::span<const int> ranks);

// The rainbow movement of duplicate for single players: four lines of `tables` players, and boards that move.
// In `tables` rounds everybody meets everybody of the other lines once and plays every board set once. Exists
// if the number of tables is no multiple of 2 or 3 (5, 7, 11, 13 …); otherwise empty. North i is entrant i,
// followed by the lines east, south and west.
struct RainbowTable {
  std::array<Entrant, 4> seats{};  // north, east, south, west
  int boards = 0;                  // board set, from 0
  bool operator==(const RainbowTable&) const = default;
};
std::vector<std::vector<RainbowTable>> rainbow(int tables);

}  // namespace tanteador::league
