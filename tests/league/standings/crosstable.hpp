#pragma once
// Results in printed form: a line for each entrant, a word for each round.

#include <sstream>
#include <string>
#include <vector>

#include "tests/support/results.hpp"

namespace tanteador::league {

// "+10" has beaten number 10, "=3" drawn, "-7" lost; "+F9" and "-F9" by forfeit; "+BYE" allocated, "=BYE"
// half, "0BYE" asked for; "--" absent, "." nothing. Each pairing is read from both sides.
inline Results crosstable(const std::vector<std::string>& lines, const PointScheme& scheme = {}) {
  std::vector<std::vector<std::string>> words;
  for (const std::string& line : lines) {
    std::istringstream in(line);
    words.emplace_back();
    for (std::string word; in >> word;) words.back().push_back(word);
  }
  Results results{.entrants = static_cast<int>(lines.size()), .rounds = {}, .penalties = {}};
  for (std::size_t round = 0; round < words.front().size(); ++round) {
    RoundResult played;
    for (int place = 0; place < results.entrants; ++place) {
      const Entrant own = entrant_at(place);
      const std::string& word = words[static_cast<std::size_t>(place)].at(round);
      if (word == ".") continue;
      if (word == "--") {
        played.tables.push_back(bye(own, Kind::absent, 0));
      } else if (word.substr(1) == "BYE") {
        played.tables.push_back(word[0] == '+'   ? bye(own, Kind::allocated_bye, scheme.win)
                                : word[0] == '=' ? bye(own, Kind::half_bye, scheme.draw)
                                                 : bye(own, Kind::zero_bye, 0));
      } else {
        const bool forfeit = word[1] == 'F';
        const Entrant other = entrant_at(std::stoi(word.substr(forfeit ? 2 : 1)) - 1);
        const bool both_forfeit =
            forfeit && word[0] == '-' && words[static_cast<std::size_t>(index(other))][round][0] == '-';
        if (both_forfeit && own < other) played.tables.push_back(double_forfeit(own, other));
        if (word[0] == '+')
          played.tables.push_back(forfeit ? forfeited(own, other, scheme) : won(own, other, scheme));
        if (word[0] == '=' && own < other) played.tables.push_back(drawn(own, other, scheme));
      }
    }
    results.rounds.push_back(played);
  }
  return results;
}

}  // namespace tanteador::league
