#include "src/league/table/results.hpp"

#include <algorithm>
#include <cstdlib>

namespace tanteador::league {

namespace {

constexpr int kNumberMax = 1'000'000;

TableResult pair_table(Line first, Line second) {
  second.side = 1;
  return {{first, second}};
}

bool is_bye(Kind kind) {
  return kind != Kind::played && kind != Kind::forfeit_win && kind != Kind::forfeit_loss;
}

bool too_great(const Line& line) {
  return std::max({std::abs(std::int64_t{line.points}), std::abs(std::int64_t{line.score}),
                   std::abs(std::int64_t{line.sets}), std::abs(std::int64_t{line.deals}),
                   std::abs(std::int64_t{line.game_points})}) > kNumberMax;
}

// Where a fault is, counted as people count.
struct Place {
  int round = 0, table = 0;
};

std::optional<Phrase> line_fault(const TableResult& table, const Line& line, Place at) {
  const auto same_side = [&](const Line& other) { return other.side == line.side; };
  if (is_bye(line.kind) && table.lines.size() > 1) {
    return Phrase{english("Round {0}, table {1}: {2} has a bye and sits at a table with others."),
                  {at.round, at.table, name_of(line.entrant)}};
  }
  if (!is_bye(line.kind) && std::ranges::all_of(table.lines, same_side)) {
    return Phrase{english("Round {0}, table {1}: {2} has nobody to play against."),
                  {at.round, at.table, name_of(line.entrant)}};
  }
  if (too_great(line)) {
    return Phrase{english("Round {0}, table {1}: {2} has a number beyond one million."),
                  {at.round, at.table, name_of(line.entrant)}};
  }
  return std::nullopt;
}

std::optional<Phrase> round_fault(const RoundResult& round, int number, std::vector<int>& seen_in) {
  Place at{number, 0};
  for (const TableResult& table : round.tables) {
    ++at.table;
    for (const Line& line : table.lines) {
      const int place = index(line.entrant);
      if (place < 0 || place >= static_cast<int>(seen_in.size())) {
        return Phrase{english("Round {0}, table {1}: there is no entrant {2}; the list has {3}."),
                      {at.round, at.table, place + 1, static_cast<int>(seen_in.size())}};
      }
      int& seen = seen_in[static_cast<std::size_t>(place)];
      if (seen == number) {
        return Phrase{english("Round {0}, table {1}: {2} is in this round twice."),
                      {at.round, at.table, name_of(line.entrant)}};
      }
      seen = number;
      if (auto fault = line_fault(table, line, at)) return fault;
    }
  }
  return std::nullopt;
}

}  // namespace

TableResult won(Entrant winner, Entrant loser, const PointScheme& scheme) {
  return pair_table({.entrant = winner, .verdict = Verdict::won, .points = scheme.win},
                    {.entrant = loser, .verdict = Verdict::lost, .points = scheme.loss});
}

TableResult drawn(Entrant first, Entrant second, const PointScheme& scheme) {
  return pair_table({.entrant = first, .verdict = Verdict::drawn, .points = scheme.draw},
                    {.entrant = second, .verdict = Verdict::drawn, .points = scheme.draw});
}

TableResult forfeited(Entrant winner, Entrant loser, const PointScheme& scheme) {
  return pair_table({.entrant = winner, .kind = Kind::forfeit_win, .points = scheme.win},
                    {.entrant = loser, .kind = Kind::forfeit_loss});
}

TableResult double_forfeit(Entrant first, Entrant second) {
  return pair_table({.entrant = first, .kind = Kind::forfeit_loss},
                    {.entrant = second, .kind = Kind::forfeit_loss});
}

TableResult bye(Entrant entrant, Kind kind, Halves points) {
  return {{{.entrant = entrant, .kind = kind, .points = points}}};
}

TableResult singles(std::span<const Scored> scores) {
  TableResult table;
  if (scores.empty()) return table;
  const int best = std::ranges::max_element(scores, {}, &Scored::score)->score;
  const Verdict top = std::ranges::count(scores, best, &Scored::score) == 1 ? Verdict::won : Verdict::drawn;
  for (const auto& [entrant, score] : scores) {
    table.lines.push_back({.entrant = entrant,
                           .side = static_cast<int>(table.lines.size()),
                           .verdict = score == best ? top : Verdict::lost,
                           .score = score});
  }
  return table;
}

std::optional<Phrase> fault_in(const Results& results) {
  std::vector<int> seen_in(static_cast<std::size_t>(std::max(results.entrants, 0)));
  int number = 0;
  for (const RoundResult& round : results.rounds) {
    if (auto fault = round_fault(round, ++number, seen_in)) return fault;
  }
  for (const Penalty& penalty : results.penalties) {
    const int place = index(penalty.entrant);
    if (place < 0 || place >= results.entrants) {
      return Phrase{english("A penalty: there is no entrant {0}; the list has {1}."),
                    {place + 1, results.entrants}};
    }
    if (std::max(std::abs(std::int64_t{penalty.points}), std::abs(std::int64_t{penalty.score})) >
        kNumberMax) {
      return Phrase{english("The penalty of {0} is a number beyond one million."),
                    {name_of(penalty.entrant)}};
    }
  }
  return std::nullopt;
}

}  // namespace tanteador::league
