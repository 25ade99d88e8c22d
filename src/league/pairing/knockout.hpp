#pragma once
// Knock-out: a bracket for any number of entrants, and its state after results.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "src/league/standings/entrant.hpp"

namespace tanteador::league {

// The origin of an entrant in a match.
struct BracketPlace {
  enum class From : std::uint8_t { nobody, seed, winner_of, loser_of };
  From from = From::nobody;
  int number = 0;  // the seed (from 0) or the match
  bool operator==(const BracketPlace&) const = default;
};

// Double elimination has the last three instead of the others.
enum class BracketPart : std::uint8_t { main_draw, third_place, repechage, winners, losers, grand_final };
struct BracketMatch {
  BracketPart part{};
  int round = 0;      // of its part, from 0
  int remaining = 2;  // entrants in this part when the round begins: 2 the final, 4 the semi-finals; losers'
                      // bracket: entrants who have not lost twice
  BracketPlace first, second;
  bool operator==(const BracketMatch&) const = default;
};
// Each match comes after the matches that its entrants come from. The last of its part is the final.
struct Bracket {
  int entrants = 0;
  std::vector<BracketMatch> matches;
  int final_match() const;         // -1: fewer than two entrants
  int rounds() const;              // the most that are drawn one after another
  int place_out(int match) const;  // of an entrant who goes out in it, not counting a repechage
};

// Losses until an entrant is out; with `twice`, the losers' bracket's winner must win two finals.
enum class Elimination : std::uint8_t { once, twice, twice_one_final };

struct BracketRules {
  bool third_place = false;  // with at least four entrants
  bool repechage = false;    // the losers of the first round play a knock-out of their own
};
// Seeds 1 and 2 meet only in the final, 1 to 4 only from the semi-finals on. The first have the byes.
Bracket knockout(int entrants, const BracketRules& rules = {});

// Two entrants who have met in the winners' bracket meet again as late as possible. `second_final`: played if
// the winner of the losers' bracket wins the first.
Bracket double_elimination(int entrants, bool second_final = true);

// `direct` entrants (at least 3) play for three places in the semi-finals. The winner of the repechage among
// `others` gets the fourth; they are seeded after the direct entrants. Without others, the losers of the
// direct entrants' first round play it.
Bracket knockout_with_repechage(int direct, int others, bool third_place = false);

// The entered result of a match: the winner, or null if both forfeited.
struct BracketResult {
  std::optional<Entrant> winner;
  bool operator==(const BracketResult&) const = default;
};

enum class BracketStatus : std::uint8_t {
  waiting,  // for an earlier match
  ready,
  walkover,  // only one entrant can come; it advances without a result
  decided,
  forfeited,     // by both; nobody advances
  empty,         // no entrant can come
  contradicted,  // the result names an entrant who is not in this match; it is ignored
};
struct BracketState {
  BracketStatus status{};
  std::optional<Entrant> first = {}, second = {};  // null: not known yet
  std::optional<Entrant> winner = {}, loser = {};  // by the result
  // The entrants who advance as winner and as loser: as drawn, otherwise by the result.
  std::optional<Entrant> as_winner = {}, as_loser = {};
  bool operator==(const BracketState&) const = default;
};
// A drawn round fixes the two entrants of a match, even if earlier results change.
struct BracketOccupants {
  int match = 0;
  std::optional<Entrant> first, second;
  bool operator==(const BracketOccupants&) const = default;
};
// Returns the state of each match. `by_seed`: entrants, strongest first. `results`: one for each match; null:
// not entered. `drawn`: matches with fixed entrants. In other matches a result stands as long as its winner
// still plays there. An entrant who forfeits together with the opponent does not advance as a loser.
std::vector<BracketState> play_bracket(const Bracket& bracket, std::span<const Entrant> by_seed,
                                       std::span<const std::optional<BracketResult>> results,
                                       std::span<const BracketOccupants> drawn = {});
// The entrants that a draw of these matches fixes, also in earlier matches. `is_drawn`: by match.
std::vector<BracketOccupants> occupants_fixed(const Bracket& bracket, std::span<const BracketState> states,
                                              std::span<const int> matches,
                                              const std::vector<bool>& is_drawn);

}  // namespace tanteador::league
