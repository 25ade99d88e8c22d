#pragma once
// The referee's screen: cases that fit the situation, their questions, a ruling, the effect of each remedy.

#include <functional>
#include <string>
#include <vector>

#include "src/referee/calculators.hpp"
#include "src/referee/finding.hpp"
#include "src/view/match_context.hpp"
#include "src/view/screens/screens.hpp"

namespace tanteador::view {

// An earlier ruling marked as precedent.
struct Precedent {
  std::string id, title;  // of the case; "other" has a title
  std::string remedy, reason;
};

struct EarlierWarning {
  std::string id, text;
  bool counts = false;  // counts at this level and in this competition
};

struct RefereeInput {
  std::string level = "club";    // of referee::kLevels
  std::string competition = {};  // id of the match's competition; empty: none
  // Earlier warnings for these faults in all matches. `before`: only before it, of the seat's player then.
  std::function<std::vector<EarlierWarning>(Seat, const std::vector<std::string>& faults,
                                            std::optional<EventSeq> before)>
      warnings = {};
  std::function<bool()> plays_boards = {};  // this table plays duplicate boards
  std::vector<Precedent> precedents = {};   // newest first
  referee::Enters enters = {};              // events the referee may enter at this table
  bool no_match = false;
};
// The choice of the game when no match is open.
RefereeSheet choose_dispute();

// The match must be the current one. `match.attempt` shows the effect of a remedy.
RefereeSheet make_referee(const MatchContext& match, const RefereeState& state, const RefereeInput& input);

// The calculator with the cards of `state.calculation` and their values by the rules.
CalculatorView make_calculator(const MatchContext& match, const RefereeState& state);
command::SetState calculation(const AnyMatch& match, const RefereeState& state);  // opens it
// "24½ points in 30 cards"; for a hand only its value.
std::string pile_text(const referee::CountRow& row, const referee::PileValue& value);

// The English title of a case; `typed` for an unlisted case.
std::string case_title(const std::string& id, const std::string& typed);

// "Ana: 3 → 0", one line for each side.
std::vector<std::string> scores_until(const MatchContext& match, const AnyMatch& after);

struct CaseContext {
  const MatchContext& table;
  const RefereeState& state;
  const RefereeInput& input;
  const referee::Case& one;  // an unlisted case has no facts and no paths
};
std::vector<FactView> make_facts(const CaseContext& context);
bool all_answered(
    const CaseContext& context);  // numbers, cards, entries and what the log may know too may be left open
referee::Answers answers_of(const CaseContext& context);
CaseView make_case(const CaseContext& context);

inline constexpr std::string_view kOther = "other";  // id of an unlisted case

}  // namespace tanteador::view
