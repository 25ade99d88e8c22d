#pragma once
// Awards of a hand, computed anew from its state, so a card shown later changes them.

#include <boost/container/static_vector.hpp>

#include "src/games/truco/scoring/amounts.hpp"

namespace tanteador::truco {

struct Award {
  AwardKind kind{};
  int contest = 0;
  int seat = 0;  // of a penalty: the player at fault
  int team = 0;
  Points points = 0;  // before any cap
  std::string_view rule;
  std::string_view turned_by = {};  // rule by which shown cards or a challenge changed it
  Phrase how;
  bool to_be_shown = false;
  bool shown = false;       // the cards behind it are known
  bool given_back = false;  // lost by interference: listed with 0 points
  Reach reach = Reach::points;
  std::uint8_t key() const {
    return static_cast<std::uint8_t>(contest << 6 | static_cast<int>(kind) << 3 | seat);
  }
};
inline constexpr std::size_t kAwardsMax = 40;
using Awards = boost::container::static_vector<Award, kAwardsMax>;

// The decided awards in posting order: by contest; flor, envido, truco, penalties.
Awards awards_of(const Ruleset& rules, const State& state);

// The best value said so far; of equal values the one nearer to mano (T-28, T-36).
struct Best {
  int team = 0;
  Seat seat{};
  int value = 0;
};
std::optional<Best> best_value(const Ruleset& rules, const Hand& hand, const Contest& contest, Talk of);
// The first player of the other side who said the same value.
std::optional<Seat> find_equal_hand(const Ruleset& rules, const Hand& hand, const Contest& contest, Talk of);

bool award_was_shown(const Ruleset& rules, const State& state, const Posting& entry);

// Writes new awards and reverses those that have become invalid.
void post_awards(Step& step);
// Reverses all awards written by this hand.
void reverse_awards(Step& step);
// Writes points to one side, capped at the target; checks whether the chico is won.
void write_points(Step& step, const Posting& entry);
void check_chico(Step& step);

}  // namespace tanteador::truco
