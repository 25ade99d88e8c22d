#pragma once
// Checks a score against the ruleset of the competition. An impossible one is a mistake or needs a remark.

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
  Phrase question = {};  // confirms a score that the clock may have ended
};
// The first rule that a score in this stage breaks, or empty. With a clock, unfinished scores are possible.
std::optional<SlipFault> slip_fault(const rulebook::Edition& edition, const league::event::TableScore& score,
                                    const league::StageSetup& stage);
// The question to confirm a score that is possible only if the clock ended the match. Empty: none.
std::optional<Phrase> clock_question(const rulebook::Edition& edition, const league::event::TableScore& score,
                                     league::StageSetup stage);
// `edition`, or the ruleset of its document for this number of players if `edition` is for another.
const rulebook::Edition& edition_for(const rulebook::Edition& edition, int players);

int number_of(const rulebook::Edition& edition, std::string_view parameter, int otherwise);
bool is_word(const rulebook::Edition& edition, std::string_view parameter, std::string_view word);
bool is_no(const rulebook::Edition& edition, std::string_view parameter);
std::int64_t sum_of(const league::event::TableScore& score);

// The last side's score if the others determine it, because all scores sum to 0. Empty: they do not.
std::optional<int> last_figure(const rulebook::Edition& edition, const std::vector<int>& others);

}  // namespace tanteador::view
