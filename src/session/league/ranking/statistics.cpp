#include "src/session/league/ranking/statistics.hpp"
#include "src/session/session.hpp"

#include <algorithm>
#include <map>

namespace tanteador::session {

namespace {

using league::CompetitionOfPerson;
using league::Entrant;
using league::GameOfPerson;
using league::GameRecord;

void add_competition(GameRecord& record, const league::Results& results, Entrant entrant) {
  ++record.competitions;
  for (const league::RoundResult& round : results.rounds) {
    for (const league::TableResult& table : round.tables) {
      for (const league::Line& line : table.lines) {
        if (line.entrant != entrant || line.kind != league::Kind::played || line.stood_in) continue;
        record.best = record.games == 0 ? line.score : std::max(record.best, line.score);
        ++record.games;
        record.won += line.verdict == league::Verdict::won ? 1 : 0;
        record.drawn += line.verdict == league::Verdict::drawn ? 1 : 0;
        record.lost += line.verdict == league::Verdict::lost ? 1 : 0;
      }
    }
  }
  record.longest = std::max(record.longest, longest_run(results, entrant));
}

void add_competition(league::HeadToHead& sum, const league::HeadToHead& met) {
  sum.games += met.games;
  sum.won += met.won;
  sum.drawn += met.drawn;
  sum.lost += met.lost;
  sum.score_for += met.score_for;
  sum.score_against += met.score_against;
  sum.sets_for += met.sets_for;
  sum.sets_against += met.sets_against;
}

league::Results all_results(const league::Competition& competition) {
  league::Results results;
  results.entrants = static_cast<int>(competition.entrants.size());
  for (int stage = 0; stage <= competition.stage; ++stage) {
    const league::Results part = results_of(competition, stage);
    const auto own = competition.stages[stage].rounds.size();
    results.rounds.insert(results.rounds.end(), part.rounds.end() - static_cast<std::ptrdiff_t>(own),
                          part.rounds.end());
  }
  return results;
}

// The scores on the slip, own side first.
std::vector<int> scores_of(const league::TableResult& table, int own) {
  const bool sets = std::ranges::any_of(table.lines, [](const league::Line& line) { return line.sets > 0; });
  std::map<int, int> by_side;
  for (const league::Line& line : table.lines)
    by_side[line.side == own ? -1 : line.side] = sets ? line.sets : line.score;
  std::vector<int> scores;
  for (const auto& [side, score] : by_side) scores.push_back(score);
  return scores;
}

void add_games(CompetitionOfPerson& out, const league::Competition& competition, Entrant entrant,
               const std::vector<std::string>& names) {
  for (int stage = 0; stage <= competition.stage; ++stage) {
    const league::Results results = results_of(competition, stage);
    const std::size_t own = competition.stages[stage].rounds.size();
    const std::size_t carried = results.rounds.size() - own;
    for (std::size_t round = carried; round < results.rounds.size(); ++round) {
      for (const league::TableResult& table : results.rounds[round].tables) {
        const auto line = std::ranges::find(table.lines, entrant, &league::Line::entrant);
        if (line == table.lines.end()) continue;
        GameOfPerson& game = out.games.emplace_back();
        game.stage = stage;
        game.round = static_cast<int>(round - carried);
        game.kind = line->kind;
        game.verdict = line->verdict;
        if (line->kind == league::Kind::played) game.scores = scores_of(table, line->side);
        for (const league::Line& other : table.lines) {
          if (other.entrant == entrant) continue;
          auto& list = other.side == line->side ? game.partners : game.opponents;
          list.push_back(names[index(other.entrant)]);
        }
      }
    }
  }
}

}  // namespace

league::PersonRecord record_of(const League& league, const std::string& person, const Progress& progress,
                               std::vector<DamagedStream>* left_out) {
  const league::SamePeople same = league.same_people();
  league::PersonRecord record;
  std::map<std::string, GameRecord> games;
  std::map<std::string, league::HeadToHead> opponents;
  const auto summaries = league.competitions();
  for (const CompetitionSummary& summary : summaries) {
    if (progress) progress(&summary - summaries.data(), summaries.size());
    const auto open = league.open_or_leave_out(summary.id, left_out);
    if (!open) continue;
    std::vector<std::string> names;  // filled when the person is found in the competition
    for (std::size_t i = 0; i < open->now.entrants.size(); ++i) {
      const auto& people = open->now.entrants[i].people;
      if (std::ranges::none_of(people, [&](const std::string& one) { return same.merged_id(one) == person; }))
        continue;
      if (names.empty()) names = league.entrant_names(open->now, same);
      const auto entrant = league::entrant_at(static_cast<int>(i));
      const league::Results results = all_results(open->now);
      add_competition(games[summary.game], results, entrant);
      record.competitions.push_back(
          {open->now.setup.name, static_cast<int>(open->now.setup.stages.size()), {}});
      add_games(record.competitions.back(), open->now, entrant, names);
      for (const auto& [other, met] : heads_to_head(results, entrant))
        add_competition(opponents[names[index(other)]], met);
    }
  }
  for (auto& [game, totals] : games) {
    totals.game = game;
    record.games.push_back(std::move(totals));
  }
  for (const auto& [name, met] : opponents) record.opponents.push_back({name, met});
  return record;
}

}  // namespace tanteador::session
