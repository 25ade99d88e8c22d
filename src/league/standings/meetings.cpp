#include "src/league/standings/meetings.hpp"

#include <algorithm>

namespace tanteador::league {

namespace {

bool has_two_sides(const TableResult& table) {
  const int first = table.lines.front().side;
  const auto second = std::ranges::find_if(table.lines, [&](const Line& line) { return line.side != first; });
  return second != table.lines.end() && std::ranges::all_of(table.lines, [&](const Line& line) {
           return line.side == first || line.side == second->side;
         });
}

}  // namespace

Meetings::Meetings(const Results& results) : results_(results) {
  const auto cells = static_cast<std::size_t>(results.entrants) * results.rounds.size();
  lines_.resize(cells);
  tables_.resize(cells);
  for (int round = 0; round < rounds(); ++round) {
    for (const TableResult& table : results.rounds[round].tables) {
      for (const Line& line : table.lines) {
        lines_[at(index(line.entrant), round)] = &line;
        tables_[at(index(line.entrant), round)] = &table;
      }
    }
  }
  meetings_.reserve(cells);
  begin_.reserve(static_cast<std::size_t>(results.entrants) + 1);
  for (int entrant = 0; entrant < results.entrants; ++entrant) {
    begin_.push_back(meetings_.size());
    for (int round = 0; round < rounds(); ++round) add(entrant, round);
  }
  begin_.push_back(meetings_.size());
}

void Meetings::add(int entrant, int round) {
  const Line* own = line(entrant, round);
  if (!own || tables_[at(entrant, round)]->lines.size() == 1) {
    meetings_.push_back({.round = round, .own = own});
    return;
  }
  const TableResult& table = *tables_[at(entrant, round)];
  const bool two_sided = has_two_sides(table);
  for (const Line& other : table.lines) {
    if (&other == own) continue;
    meetings_.push_back({round, own, &other, other.side == own->side, two_sided});
  }
}

std::int64_t Meetings::points(int entrant, TiebreakPoints counted) const {
  std::int64_t sum = 0;
  for (int round = 0; round < rounds(); ++round) {
    if (const Line* own = line(entrant, round)) sum += worth(*own, counted);
  }
  return sum;
}

}  // namespace tanteador::league
