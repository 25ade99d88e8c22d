#pragma once
// The referee's log: rulings of the match or of the whole database, and their appeals.

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "src/view/match_context.hpp"
#include "src/view/referee/referee.hpp"
#include "src/view/screens/screens.hpp"

namespace tanteador::view {

struct AppealMade {
  std::string at, side, ground;  // side: name; empty when the match is not open
  bool decided = false, upheld = false;
  std::string reason, referee;  // of the decision
  std::string instead;          // the remedy in force since then, as stored; empty: none
};

struct LoggedRuling {
  std::string match;
  std::int64_t seq = 0;
  std::string at, game;
  std::string id, title;  // of the case; "other" has a title
  std::string rule;       // empty: no printed rule
  bool fixed = false, precedent = false;
  std::string remedy, reason, referee;
  std::vector<std::string> people;
  std::vector<AppealMade> appeals;
  enum class Appeal { none, may_appeal, open, upheld, rejected };
  Appeal appeal = Appeal::none;
  bool late = false;
  int minutes_left = 0;  // to appeal, while an appeal is possible
};

// `rulings`: of the whole database, newest first. `context`: the open match, the only one that allows appeals
// here; null: none. `context.attempt` and `input` serve the remedies of an appeal.
RulingLog make_rulings(std::span<const LoggedRuling> rulings, const MatchContext* context,
                       const RulingLogState& state, const RefereeInput& input = {});

std::vector<std::size_t> rulings_listed(std::span<const LoggedRuling> rulings, const MatchContext* context,
                                        const RulingLogState& state);

// The time left to appeal against the last ruling of the match; empty: none.
std::string appeal_clock(std::span<const LoggedRuling> rulings, const std::string& match);

}  // namespace tanteador::view
