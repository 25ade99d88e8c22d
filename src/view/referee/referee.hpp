#pragma once
// Something went wrong: which cases the present situation offers, what one of them asks, and the ruling that
// follows from the answers with what every remedy would make of the score.

#include <functional>
#include <string>
#include <vector>

#include "src/referee/calculators.hpp"
#include "src/referee/finding.hpp"
#include "src/view/screens/screens.hpp"
#include "src/view/table.hpp"

namespace tanteador::view {

// A ruling that is kept for when the same happens again.
struct Precedent {
  std::string id, title;  // of the case; "other" has a title
  std::string remedy, reason;
};

// A warning given before: when, at which table.
struct EarlierWarning {
  std::string id, text;
  bool counts = false;  // at this level, in this competition
};

// What a referee has at hand besides the match.
struct Desk {
  std::string level = "club";    // of referee::kLevels
  std::string competition = {};  // of the match; empty: none
  // The warnings of that player for one of these faults before, in all matches. With an event of the match:
  // before that was entered, and whoever had the seat then.
  std::function<std::vector<EarlierWarning>(Seat, const std::vector<std::string>& faults,
                                            std::optional<EventSeq> before)>
      warnings = {};
  std::function<bool()> plays_boards = {};  // of duplicate, at this table
  std::vector<Precedent> precedents = {};   // the latest first
  referee::Enters enters = {};              // at this table
  bool no_match = false;                    // what is shown is told of a table that nobody plays at
};
// Which game it is about, where no match is open.
RefereeSheet choose_dispute();

// The match must be as it stands now; `table.attempt` says what a remedy would do.
RefereeSheet make_referee(const Table& table, const RefereePick& pick, const Desk& desk);

// The cards laid out in `pick.calculation`, and what the rules say of them.
CalculatorView make_calculator(const Table& table, const RefereePick& pick);
command::Aim calculation(std::string_view game, const RefereePick& pick);  // opens it
// "24½ points in 30 cards"; of a hand its value alone.
std::string pile_text(const referee::CountRow& row, const referee::PileValue& value);

// The English title of a case: of one that is not listed what was typed.
std::string case_title(const std::string& id, const std::string& typed);

// "Ana: 3 → 0", of every side.
std::vector<std::string> scores_until(const Table& table, const AnyMatch& after);

// One case that is being heard.
struct Hall {
  const Table& table;
  const RefereePick& pick;
  const Desk& desk;
  const referee::Case& one;  // of what is not listed a case without facts and paths
};
std::vector<FactView> make_facts(const Hall& hall);
bool all_answered(
    const Hall& hall);  // numbers, cards, entries and what the log may know too may be left open
referee::Answers answers_of(const Hall& hall);
CaseView make_case(const Hall& hall);

inline constexpr std::string_view kOther = "other";  // the case of what is not listed

}  // namespace tanteador::view
