#pragma once
// How a score came about: what it was after an event, and the arithmetic of what was written.

#include <span>
#include <string>
#include <vector>

#include "src/core/ground.hpp"
#include "src/registry/any_match.hpp"

namespace tanteador {

// What the sheet said after an event, seen from now: with all later corrections.
struct Moment {
  Facts deal;                  // as deal_facts
  std::vector<Points> scores;  // by side
  std::vector<int> sets;       // won, by side
};
Moment moment_after(const AnyMatch& match, EventSeq seq);

// The arithmetic of a line in words, with what of it was capped at the target and whether it was shown.
std::string arithmetic(const AnyMatch& match, const LedgerLine& line, const Names& names);

// Had that event of the line's deal a part in what the line is for? Nothing where the game does not tell.
std::optional<bool> had_part(const AnyMatch& match, EventSeq seq, const LedgerLine& line);
// Is it an event of the line's deal?
bool in_deal_of(const AnyMatch& match, EventSeq seq, const LedgerLine& line);
// Which of the games within the game an event belongs to; empty where there is no such thing.
std::string_view topic(const AnyMatch& match, EventSeq seq);
// The rules that the worth of an event rests on, accepted and refused; empty where the game does not tell.
WorthRules worth_rules(const AnyMatch& match, EventSeq seq);
// What the line rests on beside its own rule.
Grounds grounds(const AnyMatch& match, const LedgerLine& line);

// The score of the line's side with it, `now` being what its event left: within one event the later entries
// are taken off again.
Points running_score(std::span<const LedgerLine> lines, std::size_t at, const Moment& now);
// Two sides are given points by the same arithmetic, but for its last step: they share a line of the sheet,
// which tells the first one's.
bool one_reckoning(const LedgerLine& one, const LedgerLine& other);
// The side that has won a set between the two; nothing if none has.
std::optional<Side> winner_of_new_set(const Moment& before, const Moment& now);

}  // namespace tanteador
