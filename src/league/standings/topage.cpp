#include "src/league/standings/topage.hpp"

#include <algorithm>
#include <map>

namespace tanteador::league {

namespace {

struct NoteSum {
  Note notes = 0;
  std::int64_t boards = 0;
};

// The average in hundredths of a percent, rounded.
Value average_note(const NoteSum& sum) {
  constexpr Note kHundredth = kTop / 10'000;
  if (sum.boards == 0) return -1;
  const Note by = kHundredth * sum.boards;
  return (2 * sum.notes + by) / (2 * by);
}

// Computed from the exact notes, not from the rounded parts, so that small differences remain.
Value whole_of(const NoteSum& attack, const NoteSum& defence, AttackPart part) {
  if (attack.boards == 0 || defence.boards == 0) return std::max(average_note(attack), average_note(defence));
  const auto quarters = static_cast<Note>(part);
  const Note both = quarters * attack.notes * defence.boards + (4 - quarters) * defence.notes * attack.boards;
  const Note by = 4 * attack.boards * defence.boards * (kTop / 10'000);
  return (2 * both + by) / (2 * by);
}

}  // namespace

std::vector<std::optional<Note>> taker_notes(std::span<const BoardPlayed> played) {
  std::map<int, std::vector<int>> scores;  // by board, lowest first
  for (const BoardPlayed& one : played) scores[one.board].push_back(one.score);
  for (auto& [board, all] : scores) std::ranges::sort(all);
  std::vector<std::optional<Note>> notes;
  for (const BoardPlayed& one : played) {
    const std::vector<int>& all = scores[one.board];
    const auto [first, last] = std::ranges::equal_range(all, one.score);
    const auto below = first - all.begin(), equal = last - first - 1;
    const auto others = static_cast<Note>(all.size()) - 1;
    notes.push_back(others == 0 ? std::nullopt
                                : std::optional<Note>(kTop * (2 * below + equal) / (2 * others)));
  }
  return notes;
}

std::vector<Percentage> percentages(std::span<const BoardPlayed> played, int entrants, AttackPart part) {
  std::vector<NoteSum> attack(entrants), defence(attack.size());
  const auto notes = taker_notes(played);
  for (std::size_t i = 0; i < played.size(); ++i) {
    if (!notes[i]) continue;
    const auto add = [](std::vector<NoteSum>& sums, const std::vector<Entrant>& who, Note note) {
      for (const Entrant entrant : who) {
        sums[index(entrant)].notes += note;
        ++sums[index(entrant)].boards;
      }
    };
    add(attack, played[i].attack, *notes[i]);
    add(defence, played[i].defence, kTop - *notes[i]);
  }
  std::vector<Percentage> out;
  for (std::size_t i = 0; i < attack.size(); ++i)
    out.push_back({average_note(attack[i]), average_note(defence[i]), whole_of(attack[i], defence[i], part)});
  return out;
}

}  // namespace tanteador::league
