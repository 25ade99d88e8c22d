#include "src/session/league/ranking/ratings.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include "src/core/text/names.hpp"
#include "src/core/text/time.hpp"
#include "src/session/league/played.hpp"
#include "src/session/league/times.hpp"
#include "src/session/session.hpp"

namespace tanteador::session {

namespace {

using Monday = std::chrono::sys_days;

// By the date of the round, or by its draw if there is no date.
std::map<league::RoundRef, Monday> weeks_of(const OpenCompetition& competition) {
  std::map<league::RoundRef, Monday> weeks;
  for (const RoundTime& time : round_times(competition)) {
    const std::string begin = begins(time);
    weeks[time.round] = monday_of(read_time(begin.empty() ? time.drawn : begin).value_or(TimePoint()));
  }
  return weeks;
}

// Ranks of the sides of a table; empty: not rated.
std::vector<int> ranks_of(const league::TableResult& result, std::size_t sides) {
  std::vector<int> ranks(sides, 0);
  for (const league::Line& line : result.lines) {
    if (line.kind != league::Kind::played) return {};
    const auto side = static_cast<std::size_t>(line.side);
    if (sides == 2) {
      ranks[side] = line.verdict == league::Verdict::lost ? 1 : 0;
      continue;
    }
    ranks[side] = line.verdict == league::Verdict::lost ? 1 : 0;
    for (const league::Line& other : result.lines) {
      if (other.side != line.side && line.verdict == league::Verdict::lost)
        ranks[side] += other.score > line.score;
    }
  }
  return result.lines.empty() ? std::vector<int>{} : ranks;
}

}  // namespace

void collect_played(const OpenCompetition& open, const league::SamePeople& same,
                    std::vector<RatedTable>& all) {
  const auto weeks = weeks_of(open);
  for (int stage = 0; stage < static_cast<int>(open.now.stages.size()); ++stage) {
    const auto& rounds = open.now.stages[stage].rounds;
    for (int round = 0; round < static_cast<int>(rounds.size()); ++round) {
      const auto& tables = rounds[round].tables;
      for (int table = 0; table < static_cast<int>(tables.size()); ++table) {
        const league::TableRef ref{stage, round, table};
        auto ranks = ranks_of(result_of(open.now, ref), tables[table].drawn.sides.size());
        if (ranks.empty()) continue;
        auto people = seated_entrants(open.now, ref);
        for (league::SeatedPerson& one : people) one.person = same.merged_id(one.person);
        all.push_back({weeks.at({stage, round}), std::move(people), std::move(ranks)});
      }
    }
  }
}

std::vector<CompetitionSummary> oldest_first(const League& league) {
  auto all = league.competitions();
  std::ranges::sort(all, {}, [](const CompetitionSummary& one) { return std::pair(one.started_at, one.id); });
  return all;
}

bool is_ranked(const CompetitionSummary& row, const RatingQuery& of) {
  return (of.game.empty() || row.game == of.game) && (of.season.empty() || row.season == of.season) &&
         (!of.finished || row.status == "finished");
}

double worth(const league::Rating& rating) { return rating.value - 3 * rating.deviation; }

namespace {

struct RatedLog {
  std::vector<std::string> people;  // by number
  std::vector<league::RatedMatch> matches;
};

RatedLog log_of(std::span<const RatedTable> all) {
  RatedLog log;
  std::map<std::string, int> numbers;
  for (const RatedTable& played : all) {
    league::RatedMatch match{
        .period = static_cast<int>((played.week - all.front().week) / std::chrono::weeks(1)), .seats = {}};
    for (const league::SeatedPerson& one : played.people) {
      const auto [known, fresh] = numbers.emplace(one.person, static_cast<int>(log.people.size()));
      if (fresh) log.people.push_back(one.person);
      match.seats.push_back({static_cast<league::Player>(known->second), one.side, played.ranks[one.side],
                             one.percent / 100.0});
    }
    // Skips invalid tables, for example a person on both sides after a merge.
    if (!fault_in(std::span(&match, 1), static_cast<int>(log.people.size())))
      log.matches.push_back(std::move(match));
  }
  return log;
}

}  // namespace

std::vector<RatedPlayer> ratings(const League& league, const league::RatingSystem& system,
                                 const RatingQuery& of, const Progress& progress,
                                 std::vector<DamagedStream>* left_out) {
  const league::SamePeople same = league.same_people();
  std::vector<RatedTable> all;
  std::map<std::string, std::string> clubs;  // the latest one by person
  const auto summaries = oldest_first(league);
  for (const CompetitionSummary& summary : summaries) {
    if (progress) progress(&summary - summaries.data(), summaries.size());
    const auto open = is_ranked(summary, of) ? league.open_or_leave_out(summary.id, left_out) : std::nullopt;
    if (!open || !open->now.setup.rated) continue;
    collect_played(*open, same, all);
    for (const league::EntrantState& entrant : open->now.entrants) {
      for (const std::string& person : entrant.people)
        if (!entrant.club.empty()) clubs[same.merged_id(person)] = entrant.club;
    }
  }
  std::ranges::stable_sort(all, {}, &RatedTable::week);
  if (all.empty()) return {};
  const RatedLog log = log_of(all);
  league::RatingHistory history(system);
  history.rate(log.matches);
  std::vector<RatedPlayer> rated;
  for (std::size_t i = 0; i < log.people.size(); ++i) {
    const auto player = static_cast<league::Player>(i);
    RatedPlayer one{log.people[i], history.current(player), {}, clubs[log.people[i]]};
    if (!of.clubs.empty() && !of.clubs.contains(one.club)) continue;
    for (const auto& step : history.steps(player))
      one.weeks.push_back({date_text(all.front().week + std::chrono::weeks(step.period)), step.rating});
    if (!one.weeks.empty()) rated.push_back(std::move(one));
  }
  std::ranges::sort(rated, {}, [](const RatedPlayer& one) {
    return std::pair(-worth(one.now), std::string_view(one.person));
  });
  if (rated.size() > of.most) rated.erase(rated.begin() + static_cast<std::ptrdiff_t>(of.most), rated.end());
  return rated;
}

namespace {

struct Carrier {
  std::vector<std::string> key, people;
  std::string name;
};

std::vector<Carrier> carriers_of(const League& league, const league::EntrantState& entrant,
                                 const std::string& name, const league::SamePeople& same, SeasonBy by) {
  std::vector<std::string> people = entrant.people;
  for (std::string& person : people) person = same.merged_id(person);
  std::ranges::sort(people);
  if (by == SeasonBy::entrant)
    return {{entrant.team.empty() ? people : std::vector<std::string>{"team", entrant.team}, people, name}};
  std::vector<Carrier> carriers;
  for (const std::string& person : people)
    carriers.push_back({{person}, {person}, league.name_of(person).value_or(name)});
  return carriers;
}

}  // namespace

SeasonTable season(const League& league, std::string_view name, SeasonBy by, const Progress& progress,
                   std::vector<DamagedStream>* left_out) {
  const league::SamePeople same = league.same_people();
  SeasonTable table;
  league::SeasonRule rule;
  std::vector<league::Stage> stages;
  std::map<std::vector<std::string>, int> known;  // by Carrier::key
  std::vector<league::SeasonLine> lines;
  const auto summaries = oldest_first(league);
  for (const CompetitionSummary& summary : summaries) {
    if (progress) progress(&summary - summaries.data(), summaries.size());
    if (summary.season != name || summary.status != "finished") continue;
    const auto open = league.open_or_leave_out(summary.id, left_out);
    if (!open) continue;
    rule = open->now.setup.season_points;
    const auto names = league.entrant_names(open->now, same);
    table.competitions.push_back(summary);
    league::Stage& stage = stages.emplace_back();
    std::set<int> here;  // a merged person may be in two entrants; the better one counts
    for (const league::StagePlace& place : final_ranks(open->now)) {
      const auto at = static_cast<std::size_t>(index(place.entrant));
      for (const Carrier& one : carriers_of(league, open->now.entrants[at], names[at], same, by)) {
        const auto [line, fresh] = known.emplace(one.key, static_cast<int>(lines.size()));
        if (fresh) lines.emplace_back();
        lines[line->second].name = one.name;
        lines[line->second].people = one.people;
        if (here.insert(line->second).second)
          stage.places.push_back({league::entrant_at(line->second), place.rank});
      }
    }
  }
  for (const league::SeasonRow& row : season_standings(stages, rule)) {
    league::SeasonLine line = lines[index(row.entrant)];
    line.rank = row.rank;
    line.total = row.total;
    line.lantern = row.lantern;
    line.stages = row.stages;
    table.lines.push_back(std::move(line));
  }
  // Sorts equal places by name, because ids are random.
  std::ranges::stable_sort(table.lines, {}, [](const league::SeasonLine& line) {
    return std::tuple(line.rank, confusable_key(line.name), line.name);
  });
  return table;
}

std::vector<league::CompetitionEvent> seeds_by_ratings(const League& league, const league::Competition& now,
                                                       const league::RatingSystem& system) {
  const league::Club club = league.club().now;
  std::map<std::string, double> values;
  for (const RatedPlayer& one : ratings(league, system)) values[one.person] = worth(one.now);
  std::vector<league::CompetitionEvent> events;
  for (std::size_t place = 0; place < now.entrants.size(); ++place) {
    double sum = 0;
    int rated = 0;
    for (const std::string& person : now.entrants[place].people) {
      const auto found = values.find(club.merged_id(person));
      if (found == values.end()) continue;
      sum += found->second;
      ++rated;
    }
    if (rated == 0) continue;
    constexpr double kParts = 100, kMost = 1'000'000;
    league::event::EntrantChanged changed{.entrant = league::entrant_at(static_cast<int>(place))};
    changed.rating = static_cast<int>(std::clamp(std::round(sum / rated * kParts), 1.0, kMost));
    events.emplace_back(std::move(changed));
  }
  return events;
}

}  // namespace tanteador::session
