#include "src/league/table/statistics.hpp"

#include <algorithm>

#include "src/league/table/meetings.hpp"

namespace tanteador::league {

namespace {

// Of the two, at a table of two sides; else by their scores.
Verdict verdict(const Meeting& meeting) {
  if (meeting.two_sided) return meeting.own->verdict;
  const auto order = meeting.own->score <=> meeting.other->score;
  return order > 0 ? Verdict::won : order < 0 ? Verdict::lost : Verdict::drawn;
}

struct Run {
  int longest = 0, now = 0;
  void game(bool goes_on) {
    now = goes_on ? now + 1 : 0;
    longest = std::max(longest, now);
  }
};

// Keeps the greatest, and all who share it.
void enter_mark(std::vector<Mark>& marks, const Mark& mark) {
  if (!marks.empty() && mark.value < marks.front().value) return;
  if (!marks.empty() && mark.value > marks.front().value) marks.clear();
  marks.push_back(mark);
}

// The widest win of a line: over the best of the other side, at a table of two sides.
void enter_margin(std::vector<Mark>& marks, const TableResult& table, const Mark& at, const Line& line) {
  if (line.verdict != Verdict::won) return;
  const Line* other = nullptr;
  for (const Line& one : table.lines) {
    if (one.side == line.side) continue;
    if (other && other->side != one.side) return;
    other = &one;
  }
  if (!other) return;
  Mark mark = at;
  mark.value = std::int64_t{line.score} - other->score;
  enter_mark(marks, mark);
}

}  // namespace

HeadToHead head_to_head(const Results& results, Entrant entrant, Entrant opponent) {
  HeadToHead all;
  if (index(entrant) < 0 || index(entrant) >= results.entrants) return all;
  const Meetings meetings(results);
  for (const Meeting& meeting : meetings.of(index(entrant))) {
    if (!meeting.other || meeting.partner || meeting.other->entrant != opponent || !played(*meeting.own))
      continue;
    const Verdict result = verdict(meeting);
    ++all.games;
    all.won += result == Verdict::won;
    all.drawn += result == Verdict::drawn;
    all.lost += result == Verdict::lost;
    all.score_for += meeting.own->score;
    all.score_against += meeting.other->score;
    all.sets_for += meeting.own->sets;
    all.sets_against += meeting.other->sets;
  }
  return all;
}

Streaks streaks(const Results& results, Entrant entrant) {
  Run won, unbeaten, lost;
  for (const RoundResult& round : results.rounds) {
    for (const TableResult& table : round.tables) {
      for (const Line& line : table.lines) {
        if (line.entrant != entrant || !played(line)) continue;
        won.game(line.verdict == Verdict::won);
        unbeaten.game(line.verdict == Verdict::won || line.verdict == Verdict::drawn);
        lost.game(line.verdict == Verdict::lost);
      }
    }
  }
  return {won.longest, unbeaten.longest, lost.longest, won.now, unbeaten.now, lost.now};
}

Records records(const Results& results) {
  Records all;
  std::vector<Run> runs(static_cast<std::size_t>(std::max(results.entrants, 0)));
  for (std::size_t round = 0; round < results.rounds.size(); ++round) {
    const auto& tables = results.rounds[round].tables;
    for (std::size_t number = 0; number < tables.size(); ++number) {
      for (const Line& line : tables[number].lines) {
        if (!played(line)) continue;
        Mark mark{line.entrant, static_cast<int>(round), static_cast<int>(number), line.score};
        enter_mark(all.score, mark);
        enter_margin(all.margin, tables[number], mark, line);
        Run& run = runs[static_cast<std::size_t>(index(line.entrant))];
        run.game(line.verdict == Verdict::won);
        mark.value = run.now;
        if (run.now > 0) enter_mark(all.run, mark);
      }
    }
  }
  return all;
}

Encounters::Encounters(const Results& results) {
  for (const RoundResult& round : results.rounds) {
    for (const TableResult& table : round.tables) {
      const bool two = std::ranges::all_of(table.lines, [](const Line& line) { return line.side < 2; });
      for (const Line& own : table.lines) {
        for (const Line& other : table.lines) {
          if (own.side == other.side) continue;
          games_[{own.entrant, other.entrant}].push_back(
              {two ? own.points : own.score, two, own.kind == Kind::played});
        }
      }
    }
  }
}

std::span<const Met> Encounters::of(Entrant entrant, Entrant other) const {
  const auto found = games_.find({entrant, other});
  return found == games_.end() ? std::span<const Met>() : found->second;
}

}  // namespace tanteador::league
