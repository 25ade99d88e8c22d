#pragma once
// The referee's log: every case that was ruled on, in this match or in the whole file, and where the appeals
// against it stand.

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "src/view/referee/referee.hpp"
#include "src/view/screens/screens.hpp"
#include "src/view/table.hpp"

namespace tanteador::view {

struct AppealMade {
  std::string at, side, ground;  // side: its name; empty where its match is not open
  bool decided = false, upheld = false;
  std::string reason, referee;  // of the decision
  std::string instead;          // the remedy in force since then, as it is kept; empty: none
};

// A ruling with names for people.
struct LoggedRuling {
  std::string match;
  std::int64_t seq = 0;
  std::string at, game;
  std::string id, title;  // of the case; "other" has a title
  std::string rule;       // rule id; empty: not printed
  bool fixed = false, precedent = false;
  std::string remedy, reason, referee;
  std::vector<std::string> people;
  std::vector<AppealMade> appeals;
  enum class Appeal { none, may_appeal, open, upheld, rejected };
  Appeal appeal = Appeal::none;
  bool late = false;
  int minutes_left = 0;  // for an appeal; while it may be made
};

// `table`: the open match, the only one whose rulings can be appealed here; null: none. `rulings`: of the
// whole file, newest first. `table.attempt` and `desk` are for what an appeal may change.
RulingLog make_rulings(std::span<const LoggedRuling> rulings, const Table* table, const LogPick& pick,
                       const Desk& desk = {});

// Which of them it lists, by place.
std::vector<std::size_t> rulings_listed(std::span<const LoggedRuling> rulings, const Table* table,
                                        const LogPick& pick);

// The time left for an appeal against the last ruling of that match; empty: none runs.
std::string appeal_clock(std::span<const LoggedRuling> rulings, const std::string& match);

}  // namespace tanteador::view
