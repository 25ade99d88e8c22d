#pragma once
// What the log of a Truco match says of calls, their answers, and who has won a flor or an envido. Private to
// this folder.

#include "src/referee/log.hpp"

namespace tanteador::referee {

// The answers to a call that opened its talk, and what raised it: struck without them, they would be taken
// for something else. Nothing where the call is itself a raise, which is struck alone.
std::optional<std::vector<EventSeq>> answers_of(const AnyMatch& match, const Written& written,
                                                const Entry& call);

// The duel of a player in the open hand, from 1; 0 where the hand is not a pica-pica.
int duel_of(const AnyMatch& match, Seat player);

struct Values {
  const AnyMatch& match;
  const Names& names;
  const Written& written;
  std::string_view player;
};
struct Which {
  std::string_view of = {};             // "envido", "flor"; empty: any
  std::optional<EventSeq> hand = {};    // the hand that this entry belongs to; else the latest there is
  std::optional<EventSeq> before = {};  // a hand that was over when this was entered
};
struct Won {
  Entry entry;           // what said his value or named his side; of a flor that nobody beat the call
  bool present = false;  // the hand is the present one, or the last and no other begun
};
// The latest hand in which this player, or for him his side, has won a value.
std::optional<Won> value_won(const Values& values, const Which& which);

}  // namespace tanteador::referee
