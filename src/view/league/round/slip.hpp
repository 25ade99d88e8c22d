#pragma once
// What the slip of a table may say by the ruleset of the competition: figures it cannot give are a slip of
// the pen, or somebody's ruling, which is then said beside the result.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "src/league/competition/events.hpp"
#include "src/rulebook/rulebook.hpp"

namespace tanteador::view {

struct SlipFault {
  std::string_view rule;  // id
  Phrase message;
  Phrase question = {};  // asked before it is entered, where a clock may have ended the match
};
// The first rule a score of a table of this stage is against; nothing where it can be. A score that was cut
// short can be where the stage has a clock.
std::optional<SlipFault> slip_fault(const rulebook::Edition& edition, const league::event::TableScore& score,
                                    const league::StageSetup& stage);
// What is asked before such a score is entered: only the stage's clock can have ended the match.
std::optional<Phrase> clock_question(const rulebook::Edition& edition, const league::event::TableScore& score,
                                     league::StageSetup stage);
// A ruleset may be for one number of players only: that of the same document for so many, where there is one.
const rulebook::Edition& edition_for(const rulebook::Edition& edition, int players);

// For the games' own: a number or a word of the edition, and what the sides have together.
int number_of(const rulebook::Edition& edition, std::string_view parameter, int otherwise);
bool is_word(const rulebook::Edition& edition, std::string_view parameter, std::string_view word);
bool is_no(const rulebook::Edition& edition, std::string_view parameter);
std::int64_t sum_of(const league::event::TableScore& score);

// The figure of the side left over, where the others decide it: accounts that sum to nought.
std::optional<int> last_figure(const rulebook::Edition& edition, const std::vector<int>& others);

}  // namespace tanteador::view
