#include "src/league/standings/statistics.hpp"

#include <algorithm>

#include "src/league/standings/meetings.hpp"

namespace tanteador::league {

namespace {

// The verdict at a table of two sides; otherwise by the two scores.
Verdict verdict(const Meeting& meeting) {
  if (meeting.two_sided) return meeting.own->verdict;
  const auto order = meeting.own->score <=> meeting.other->score;
  return order > 0 ? Verdict::won : order < 0 ? Verdict::lost : Verdict::drawn;
}

}  // namespace

std::map<Entrant, HeadToHead> heads_to_head(const Results& results, Entrant entrant) {
  std::map<Entrant, HeadToHead> against;
  if (index(entrant) < 0 || index(entrant) >= results.entrants) return against;
  const Meetings meetings(results);
  for (const Meeting& meeting : meetings.list_for(index(entrant))) {
    if (!meeting.other || meeting.partner || !is_played(*meeting.own)) continue;
    const Verdict result = verdict(meeting);
    HeadToHead& all = against[meeting.other->entrant];
    ++all.games;
    all.won += result == Verdict::won;
    all.drawn += result == Verdict::drawn;
    all.lost += result == Verdict::lost;
    all.score_for += meeting.own->score;
    all.score_against += meeting.other->score;
    all.sets_for += meeting.own->sets;
    all.sets_against += meeting.other->sets;
  }
  return against;
}

int longest_run(const Results& results, Entrant entrant) {
  int longest = 0, now = 0;
  for (const RoundResult& round : results.rounds) {
    for (const TableResult& table : round.tables) {
      for (const Line& line : table.lines) {
        if (line.entrant != entrant || !is_played(line)) continue;
        now = line.verdict == Verdict::won ? now + 1 : 0;
        longest = std::max(longest, now);
      }
    }
  }
  return longest;
}

Encounters::Encounters(const Results& results) : games_(results.entrants) {
  for (const RoundResult& round : results.rounds) {
    for (const TableResult& table : round.tables) {
      const bool two = std::ranges::all_of(table.lines, [](const Line& line) { return line.side < 2; });
      for (const Line& own : table.lines) {
        for (const Line& other : table.lines) {
          if (own.side == other.side) continue;
          games_[index(own.entrant)][other.entrant].push_back(
              {two ? own.points : own.score, two, own.kind == Kind::played});
        }
      }
    }
  }
}

std::span<const EncounterResult> Encounters::between(Entrant entrant, Entrant other) const {
  const auto& games = games_[index(entrant)];
  const auto found = games.find(other);
  return found == games.end() ? std::span<const EncounterResult>() : found->second;
}

}  // namespace tanteador::league
