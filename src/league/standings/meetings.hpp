#pragma once
// The line and the opponents of each entrant by round. Private to this folder.

#include <span>
#include <vector>

#include "src/league/standings/results.hpp"

namespace tanteador::league {

struct Meeting {
  int round = 0;
  const Line* own = nullptr;    // null: no line in this round
  const Line* other = nullptr;  // null: a bye or no line
  bool partner = false;         // `other` is on the same side
  bool two_sided = false;
};

// The points that a tie-break counts: competition points, or game points of teams.
enum class TiebreakPoints : std::uint8_t { match_points, game_points };
inline Halves worth(const Line& line, TiebreakPoints counted) {
  return counted == TiebreakPoints::match_points ? line.points : line.game_points;
}

inline bool is_played(const Line& line) { return line.kind == Kind::played; }
inline bool is_forfeit(const Line& line) {
  return line.kind == Kind::forfeit_win || line.kind == Kind::forfeit_loss;
}

class Meetings {
 public:
  explicit Meetings(const Results& results);

  int entrants() const { return results_.entrants; }
  int rounds() const { return static_cast<int>(results_.rounds.size()); }
  const Results& results() const { return results_; }

  // Null: the entrant has no line in the round.
  const Line* line(int entrant, int round) const { return lines_[at(entrant, round)]; }
  // In order of rounds: one for each other entrant at the table, or one without `other` if there was nobody.
  std::span<const Meeting> list_for(int entrant) const {
    const auto place = static_cast<std::size_t>(entrant);
    return std::span(meetings_).subspan(begin_[place], begin_[place + 1] - begin_[place]);
  }
  // Sum over the rounds, without penalties.
  std::int64_t points(int entrant, TiebreakPoints counted = TiebreakPoints::match_points) const;

 private:
  std::size_t at(int entrant, int round) const {
    return static_cast<std::size_t>(entrant) * results_.rounds.size() + static_cast<std::size_t>(round);
  }
  void add(int entrant, int round);

  const Results& results_;
  std::vector<const Line*> lines_;
  std::vector<const TableResult*> tables_;
  std::vector<Meeting> meetings_;
  std::vector<std::size_t> begin_;
};

}  // namespace tanteador::league
