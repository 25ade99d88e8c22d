#pragma once
// Knock-out: a bracket for any number of entrants, and what results make of it.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "src/league/standings/entrant.hpp"

namespace tanteador::league {

// Who comes to a place of a match.
struct BracketPlace {
  enum class From : std::uint8_t { nobody, seed, winner_of, loser_of };
  From from = From::nobody;
  int number = 0;  // the seed (from 0) or the match
  bool operator==(const BracketPlace&) const = default;
};

enum class BracketPart : std::uint8_t { main_draw, third_place, repechage };
struct BracketMatch {
  BracketPart part{};
  int round = 0;      // of its part, from 0
  int remaining = 2;  // places still in this part when the round begins: 2 the final, 4 the semi-finals
  BracketPlace first, second;
  bool operator==(const BracketMatch&) const = default;
};
// A match comes after those it takes its entrants from; the last of the main draw is the final.
struct Bracket {
  int entrants = 0;
  std::vector<BracketMatch> matches;
  int final_match() const;  // -1: fewer than two entrants
};

struct BracketRules {
  bool third_place = false;  // from four entrants on
  bool repechage = false;    // the losers of the first round play a knock-out of their own
};
// 1 and 2 can meet in the final only, 1 to 4 from the semi-finals on, and so on; the first seeds have the
// byes, which are matches with nobody in the second place.
Bracket knockout(int entrants, const BracketRules& rules = {});

// `direct` entrants (at least 3) play for three places in the semi-finals; the fourth goes to the winner of
// the repechage among `others`, who are seeded after them. Without others the losers of the direct entrants'
// first round play it.
Bracket knockout_with_repechage(int direct, int others, bool third_place = false);

// What was entered for a match: who won, or nobody (both forfeited).
struct BracketResult {
  std::optional<Entrant> winner;
  bool operator==(const BracketResult&) const = default;
};

enum class BracketStatus : std::uint8_t {
  waiting,   // for an earlier match
  ready,     // both are known
  walkover,  // only one can come: it goes on without a result
  decided,
  forfeited,     // by both: nobody goes on
  empty,         // nobody can come
  contradicted,  // the result names somebody who is not in this match: it counts as not entered
};
struct BracketState {
  BracketStatus status{};
  std::optional<Entrant> first = {}, second = {};  // as far as known
  std::optional<Entrant> winner = {}, loser = {};  // by the result
  // They play on in the winner's and in the loser's place: as drawn, else by the result.
  std::optional<Entrant> as_winner = {}, as_loser = {};
  bool operator==(const BracketState&) const = default;
};
// A drawn round fixes who came to the two places of a match, whatever earlier results become.
struct BracketComers {
  int match = 0;
  std::optional<Entrant> first, second;
  bool operator==(const BracketComers&) const = default;
};
// For each match of the bracket. `by_seed`: the entrants, strongest first. `results`: one for each match,
// without a value where none is entered. `drawn`: the matches whose comers are fixed. In the others later
// results stand as long as the winner they name still plays in their match. Whoever forfeits a match together
// with the opponent is no loser who goes on elsewhere.
std::vector<BracketState> play_bracket(const Bracket& bracket, std::span<const Entrant> by_seed,
                                       std::span<const std::optional<BracketResult>> results,
                                       std::span<const BracketComers> drawn = {});
// The comers that a draw of these matches fixes: theirs, and those of the matches before them that nobody
// plays. `is_drawn`: by match, in this draw or an earlier one.
std::vector<BracketComers> comers_fixed(const Bracket& bracket, std::span<const BracketState> states,
                                        std::span<const int> matches, const std::vector<bool>& is_drawn);

}  // namespace tanteador::league
