#include "src/session/league/ratings.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

#include "src/session/league/times.hpp"

namespace tanteador::session {

namespace {

constexpr int kDaysOfWeek = 7, kMondayAfterEpoch = 3;  // 1970-01-01 was a Thursday

int digits(std::string_view text, std::size_t at, std::size_t count) {
  int number = 0;
  if (at + count <= text.size()) std::from_chars(text.data() + at, text.data() + at + count, number);
  return number;
}

// Days since 1970-01-01, after H. Hinnant's days_from_civil.
int days_of(std::string_view at) {
  const int month = digits(at, 5, 2), day = digits(at, 8, 2), year = digits(at, 0, 4) - (month <= 2);
  const int era = (year >= 0 ? year : year - 399) / 400, of_era = year - era * 400;
  const int of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
  return era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
}

std::string date_of(int days) {
  days += 719468;
  const int era = (days >= 0 ? days : days - 146096) / 146097, of_era = days - era * 146097;
  const int year_of_era = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
  const int of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
  const int shifted = (5 * of_year + 2) / 153;
  const int day = of_year - (153 * shifted + 2) / 5 + 1, month = shifted + (shifted < 10 ? 3 : -9);
  const int year = year_of_era + era * 400 + (month <= 2);
  const auto two = [](int number) { return std::to_string(100 + number).substr(1); };
  return std::to_string(10'000 + year).substr(1) + "-" + two(month) + "-" + two(day);
}

int week_of(std::string_view at) { return (days_of(at) + kMondayAfterEpoch) / kDaysOfWeek; }
std::string monday_of(int week) { return date_of(week * kDaysOfWeek - kMondayAfterEpoch); }

// By the day a round was played on; of one that nobody knows it of, by the draw.
std::map<league::RoundRef, int> weeks_of(const OpenCompetition& competition) {
  std::map<league::RoundRef, int> weeks;
  for (const RoundTime& time : round_times(competition))
    weeks[time.round] = week_of(begins(time).empty() ? time.drawn : begins(time));
  return weeks;
}

struct Played {
  int week = 0;
  std::vector<league::Seated> people;
  std::vector<int> ranks;  // by side
};

// Ranks of the sides of one table; empty where it is not to be rated.
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

void collect_played(const OpenCompetition& open, const league::Club& club, std::vector<Played>& all) {
  const auto weeks = weeks_of(open);
  for (int stage = 0; stage < static_cast<int>(open.now.stages.size()); ++stage) {
    const auto& rounds = open.now.stages[static_cast<std::size_t>(stage)].rounds;
    for (int round = 0; round < static_cast<int>(rounds.size()); ++round) {
      const auto& tables = rounds[static_cast<std::size_t>(round)].tables;
      for (int table = 0; table < static_cast<int>(tables.size()); ++table) {
        const league::TableRef ref{stage, round, table};
        auto ranks =
            ranks_of(result_of(open.now, ref), tables[static_cast<std::size_t>(table)].drawn.sides.size());
        if (ranks.empty()) continue;
        auto people = seated_at(open.now, ref);
        for (league::Seated& one : people) one.person = club.who(one.person);
        all.push_back({weeks.at({stage, round}), std::move(people), std::move(ranks)});
      }
    }
  }
}

// Oldest first, those of equal age by id.
std::vector<CompetitionSummary> oldest_first(const League& league) {
  auto all = league.competitions();
  std::ranges::sort(all, {}, [](const CompetitionSummary& one) { return std::pair(one.started_at, one.id); });
  return all;
}

}  // namespace

double worth(const league::Rating& rating) { return rating.value - 3 * rating.deviation; }

std::vector<RatedPlayer> ratings(const League& league, const league::RatingSystem& system) {
  const OpenClub club = league.club();
  std::vector<Played> all;
  for (const CompetitionSummary& summary : oldest_first(league)) {
    const auto open = league.open(summary.id);
    if (open && open->now.setup.rated) collect_played(*open, club.now, all);
  }
  std::ranges::stable_sort(all, {}, &Played::week);
  if (all.empty()) return {};
  const int first = all.front().week;
  std::map<std::string, int> numbers;
  std::vector<std::string> people;
  std::vector<league::RatedMatch> log;
  for (const Played& played : all) {
    league::RatedMatch match{.period = played.week - first, .seats = {}};
    for (const league::Seated& one : played.people) {
      const auto [known, fresh] = numbers.emplace(one.person, static_cast<int>(people.size()));
      if (fresh) people.push_back(one.person);
      match.seats.push_back({static_cast<league::Player>(known->second), one.side,
                             played.ranks[static_cast<std::size_t>(one.side)], one.percent / 100.0});
    }
    // Somebody on both sides, say, after doubles were merged.
    if (!fault_in(std::span(&match, 1), static_cast<int>(people.size()))) log.push_back(std::move(match));
  }
  league::RatingHistory history(system);
  history.rate(log);
  std::vector<RatedPlayer> rated;
  for (std::size_t i = 0; i < people.size(); ++i) {
    const auto player = static_cast<league::Player>(i);
    RatedPlayer one{people[i], history.current(player), {}};
    for (const auto& step : history.steps(player))
      one.weeks.push_back({monday_of(first + step.period), step.rating});
    if (!one.weeks.empty()) rated.push_back(std::move(one));
  }
  std::ranges::stable_sort(rated, std::greater<>(), [](const RatedPlayer& one) { return worth(one.now); });
  return rated;
}

namespace {

// Who carries an entrant's points through a season: a team's name, the people together, or each of them.
struct Carrier {
  std::vector<std::string> key, people;
  std::string name;
};

std::vector<Carrier> carriers_of(const League& league, const league::EntrantState& entrant,
                                 const std::string& name, const league::Club& club, SeasonBy by) {
  std::vector<std::string> people = entrant.people;
  for (std::string& person : people) person = club.who(person);
  std::ranges::sort(people);
  if (by == SeasonBy::entrant)
    return {{entrant.team.empty() ? people : std::vector<std::string>{"team", entrant.team}, people, name}};
  std::vector<Carrier> carriers;
  for (const std::string& person : people)
    carriers.push_back({{person}, {person}, league.name_of(person).value_or(name)});
  return carriers;
}

}  // namespace

SeasonTable season(const League& league, std::string_view name, SeasonBy by) {
  const OpenClub club = league.club();
  SeasonTable table;
  league::SeasonRule rule;
  std::vector<league::Stage> stages;
  std::map<std::vector<std::string>, int> known;  // by Carrier::key
  std::vector<SeasonLine> lines;
  for (const CompetitionSummary& summary : oldest_first(league)) {
    if (summary.season != name || summary.status != "finished") continue;
    const auto open = league.open(summary.id);
    if (!open) continue;
    rule = open->now.setup.season_points;
    const auto names = league.entrant_names(open->now, club.now);
    table.competitions.push_back(summary);
    league::Stage& stage = stages.emplace_back();
    std::set<int> here;  // after doubles were merged somebody may be in two entrants: the better one counts
    for (const league::StagePlace& place : final_ranks(open->now)) {
      const auto at = static_cast<std::size_t>(index(place.entrant));
      for (const Carrier& one : carriers_of(league, open->now.entrants[at], names[at], club.now, by)) {
        const auto [line, fresh] = known.emplace(one.key, static_cast<int>(lines.size()));
        if (fresh) lines.emplace_back();
        lines[static_cast<std::size_t>(line->second)].name = one.name;
        lines[static_cast<std::size_t>(line->second)].people = one.people;
        if (here.insert(line->second).second)
          stage.places.push_back({league::entrant_at(line->second), place.rank});
      }
    }
  }
  for (const league::SeasonRow& row : season_standings(stages, rule)) {
    SeasonLine line = lines[static_cast<std::size_t>(index(row.entrant))];
    line.rank = row.rank;
    line.total = row.total;
    line.lantern = row.lantern;
    line.stages = row.stages;
    table.lines.push_back(std::move(line));
  }
  return table;
}

}  // namespace tanteador::session
