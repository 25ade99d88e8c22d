#pragma once
// Explanations of a score: the score after an event, and the arithmetic of postings.

#include <span>
#include <string>
#include <vector>

#include "src/core/ground.hpp"
#include "src/registry/any_match.hpp"

namespace tanteador {

// The score sheet after an event, computed with all later corrections.
struct Moment {
  Facts deal;                  // as in deal_facts
  std::vector<Points> scores;  // by side
  std::vector<int> sets;       // sets won, by side
};
Moment moment_after(const AnyMatch& match, EventSeq seq);

// The last event of each finished set; empty if the game has no sets.
std::vector<EventSeq> set_ends(const AnyMatch& match);
// The points by side of each finished set, and of the one in play if it has points.
std::vector<std::vector<Points>> set_scores(const AnyMatch& match);

// The translated arithmetic of a line, with its cap at the target and whether it was shown.
std::string arithmetic(const AnyMatch& match, const LedgerLine& line, const Names& names);

// True if event `seq` of the line's deal contributed to the line; nothing if the game cannot tell.
std::optional<bool> had_part(const AnyMatch& match, EventSeq seq, const LedgerLine& line);
bool is_in_deal_of(const AnyMatch& match, EventSeq seq, const LedgerLine& line);
// The part of the game that an event belongs to; empty if the game has no parts.
std::string_view topic(const AnyMatch& match, EventSeq seq);
// The rules for the worth of an event; empty if the game does not give them.
WorthRules worth_rules(const AnyMatch& match, EventSeq seq);
// Further rules on which the line rests.
Grounds grounds(const AnyMatch& match, const LedgerLine& line);

// The score of the line's side just after this line. `now`: the moment after the line's event.
Points running_score(std::span<const LedgerLine> lines, std::size_t at, const Moment& now);
// True if only the last step of two sides' arithmetic differs, so that they share a line of the sheet.
bool one_reckoning(const LedgerLine& one, const LedgerLine& other);
// The side that won a set between the two moments; nothing if none did.
std::optional<Side> winner_of_new_set(const Moment& before, const Moment& now);

}  // namespace tanteador
