#pragma once
// Individual events of partnership games: partners change from round to round.

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

// Whist tournaments: everybody is everybody's partner once and opponent twice. 4n players (4 to 28) play 4n-1
// rounds; 4n+1 players (5 to 25) play 4n+1 rounds and each sits out once. 4n-1 players (7 to 27) play the
// rounds of 4n and those at the missing player's table sit out, each three times; two of them are partners
// once at the most and opponents twice at the most. For 4n+2 players, three, and more than 28 there is none
// and the answer is empty: make the rounds one by one with partners_round() and OpponentRule::fresh.
std::vector<PartnersRound> whist_tournament(int players);

// Somebody in an event of changing partners, round by round.
struct PartnersEntrant {
  Entrant entrant{};
  Halves points = 0;
  int rank = 0;  // initial order, the lower the stronger
  int byes = 0;
  std::vector<Entrant> partners, opponents;  // so far, once for each time
};
enum class PartnerRule : std::uint8_t {
  balanced,  // the first in the standings with the last, and so on
  drawn      // by lot
};
enum class OpponentRule : std::uint8_t {
  by_points,  // pairs with like points meet; of equally like ones those who have met least
  fresh       // those who have met least meet; of these, pairs with like points
};
struct PartnersRules {
  PartnerRule partners = PartnerRule::balanced;
  OpponentRule opponents = OpponentRule::by_points;
  std::uint64_t seed = 0;  // the lot of this round
};

// A Swiss of pairs formed for one round, for any number of players and rounds. Where the number asks, one to
// three sit out: who had the fewest byes, of these the lowest. Of the others nobody has a partner again while
// that is avoidable, then as few as possible have. Home is the pair higher by points.
PartnersRound partners_round(std::span<const PartnersEntrant> present, const PartnersRules& rules = {});

// What the rounds played so far make of those present: partners shared a side, opponents a table. By entrant:
// `ranks`.
std::vector<PartnersEntrant> partners_entrants(const Results& results, std::span<const Entrant> present,
                                               std::span<const int> ranks);

// The rainbow movement of duplicate for single players: four lines of `tables` players, boards that
// move. In as many rounds as there are tables everybody meets everybody of the other lines once and plays
// every set of boards once. Exists where the number of tables is no multiple of 2 or 3: 5, 7, 11, 13 and so
// on; else the answer is empty. North i is entrant i, then the lines east, south and west follow.
struct RainbowTable {
  std::array<Entrant, 4> seats{};  // north, east, south, west
  int boards = 0;                  // set of boards, from 0
  bool operator==(const RainbowTable&) const = default;
};
std::vector<std::vector<RainbowTable>> rainbow(int tables);

}  // namespace tanteador::league
