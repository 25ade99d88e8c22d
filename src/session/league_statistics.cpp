#include "src/session/league_statistics.hpp"

#include <algorithm>
#include <map>

namespace tanteador::session {

namespace {

using league::Entrant;

void add(GameRecord& record, const league::Results& results, Entrant entrant) {
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
  record.longest = std::max(record.longest, streaks(results, entrant).won);
}

void add(league::HeadToHead& sum, const league::HeadToHead& met) {
  sum.games += met.games;
  sum.won += met.won;
  sum.drawn += met.drawn;
  sum.lost += met.lost;
  sum.score_for += met.score_for;
  sum.score_against += met.score_against;
  sum.sets_for += met.sets_for;
  sum.sets_against += met.sets_against;
}

// The results of all stages, one after another.
league::Results all_results(const league::Competition& competition) {
  league::Results results;
  results.entrants = static_cast<int>(competition.entrants.size());
  for (int stage = 0; stage <= competition.stage; ++stage) {
    const league::Results part = results_of(competition, stage);
    const auto own = competition.stages[static_cast<std::size_t>(stage)].rounds.size();
    results.rounds.insert(results.rounds.end(), part.rounds.end() - static_cast<std::ptrdiff_t>(own),
                          part.rounds.end());
  }
  return results;
}

}  // namespace

PersonRecord record_of(const League& league, const std::string& person) {
  const OpenClub club = league.club();
  std::map<std::string, GameRecord> games;
  std::map<std::string, league::HeadToHead> opponents;
  for (const CompetitionSummary& summary : league.competitions()) {
    const auto open = league.open(summary.id);
    const auto names = league.entrant_names(open->now);
    for (std::size_t i = 0; i < open->now.entrants.size(); ++i) {
      const auto& people = open->now.entrants[i].people;
      if (std::ranges::none_of(people, [&](const std::string& one) { return club.now.who(one) == person; }))
        continue;
      const auto entrant = league::entrant_at(static_cast<int>(i));
      const league::Results results = all_results(open->now);
      add(games[summary.game], results, entrant);
      for (std::size_t other = 0; other < names.size(); ++other) {
        const auto met = head_to_head(results, entrant, league::entrant_at(static_cast<int>(other)));
        if (other != i && met.games > 0) add(opponents[names[other]], met);
      }
    }
  }
  PersonRecord record;
  for (auto& [game, totals] : games) {
    totals.game = game;
    record.games.push_back(std::move(totals));
  }
  for (const auto& [name, met] : opponents) record.opponents.push_back({name, met});
  return record;
}

}  // namespace tanteador::session
