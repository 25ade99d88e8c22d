#pragma once
// What the facts of a hand are worth. Awards are worked out afresh from the facts whenever they are needed,
// so a card shown later simply changes the answer.

#include <boost/container/static_vector.hpp>

#include "src/games/truco/amounts.hpp"

namespace tanteador::truco {

struct Award {
  AwardKind kind{};
  int contest = 0;
  int seat = 0;  // of a penalty: who is at fault
  int team = kNoTeam;
  Points points = 0;  // before any cap
  std::string_view rule;
  std::string_view turned_by = {};  // the rule by which shown cards or a challenge changed it
  Phrase how;
  bool to_be_shown = false;
  bool shown = false;       // the cards behind it are known
  bool given_back = false;  // points of a duel that interference has lost: written as nought, to be seen
  Reach reach = Reach::points;
  std::uint8_t key() const {
    return static_cast<std::uint8_t>(contest << 6 | static_cast<int>(kind) << 3 | seat);
  }
};
inline constexpr std::size_t kAwardsMax = 40;
using Awards = boost::container::static_vector<Award, kAwardsMax>;

// In posting order: contest by contest, flor, envido, truco, penalties. Only what is decided.
Awards awards_of(const Ruleset& rules, const State& state);

// The best value said so far and whose it is; on equal values the one nearer to mano (T-28, T-36).
struct Best {
  int team = kNoTeam;
  int seat = -1;
  int value = -1;
};
Best best_value(const Ruleset& rules, const Hand& hand, const Contest& contest, Talk of);
// The first player of the other side who said that value, too.
std::optional<Seat> equalled_by(const Ruleset& rules, const Hand& hand, const Contest& contest, Talk of);

// Has the winner of the award behind this entry shown his cards?
bool award_was_shown(const Ruleset& rules, const State& state, const PointEntry& entry);

// Writes the awards that stand and reverses those that no longer do.
void post_awards(Step& step);
// Takes back what this hand has written (an annulled hand under immediate posting).
void reverse_awards(Step& step);
// Writes points straight to one side, up to the target; decides the chico where they reach it.
void write_points(Step& step, const PointEntry& entry);
void check_chico(Step& step);

}  // namespace tanteador::truco
