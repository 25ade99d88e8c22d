#include "src/reports/competition/meetings.hpp"

#include <utility>

#include "src/reports/league_words.hpp"

namespace tanteador::report {

Meetings meetings_of(const league::RoundResult& round) {
  Meetings meetings;
  for (const league::TableResult& table : round.tables) {
    for (const league::Line& line : table.lines) {
      Meeting meeting{&line, {}};
      for (const league::Line& other : table.lines) {
        if (other.side != line.side) meeting.opponents.push_back(other.entrant);
      }
      meetings.emplace(line.entrant, std::move(meeting));
    }
  }
  return meetings;
}

std::string result_sign(const league::Line& line) {
  switch (line.kind) {
    case league::Kind::played: break;
    case league::Kind::forfeit_win: return "+F";
    case league::Kind::forfeit_loss: return "-F";
    case league::Kind::allocated_bye:
    case league::Kind::full_bye:
    case league::Kind::half_bye:
    case league::Kind::zero_bye: return away_text(line.kind);
    case league::Kind::absent: return "–";
  }
  switch (line.verdict) {
    case league::Verdict::won: return "+";
    case league::Verdict::drawn: return "=";
    case league::Verdict::lost: return "−";
    case league::Verdict::none: break;
  }
  return "";
}

std::int64_t penalty_of(const league::Results& results, std::size_t round, league::Entrant entrant,
                        bool scores) {
  std::int64_t lost = 0;
  for (const league::Penalty& one : results.penalties) {
    if (one.entrant == entrant && one.round == static_cast<int>(round))
      lost += scores ? one.score : one.points;
  }
  return lost;
}

}  // namespace tanteador::report
