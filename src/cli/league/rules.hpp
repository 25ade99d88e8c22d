#pragma once
// Rules of a competition from command options. Every function throws Problem.

#include <string>
#include <vector>

#include "src/cli/output/answer.hpp"
#include "src/codec/competition/words.hpp"
#include "src/league/competition/stage_setup.hpp"

namespace tanteador::cli {

// Parses "3,1,0,3,1": points for a win, a draw, a loss, a bye and half a bye.
league::RoundPoints round_points(const std::string& typed);
// Parses "PTS,BH,DE". `place`: name of the field in the error.
std::vector<league::Tiebreak> tiebreaks(const std::string& typed, const std::string& place);
// Parses "3,7": numbers of tables. "none": no number.
std::vector<int> free_tables(const std::string& typed);
// Reads one word of a choice.
template <class Choice>
Choice choice(const std::string& place, const std::string& word) {
  const auto read = codec::read_word<Choice>(place, word);
  if (!read) throw unreadable(read.error());
  return *read;
}
void require_clean_text(const std::string& field, const std::string& text);

}  // namespace tanteador::cli
