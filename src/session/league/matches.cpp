// Results of linked matches.

#include <algorithm>

#include "src/session/league/league.hpp"
#include "src/session/league/unlinking.hpp"
#include "src/session/session.hpp"

namespace tanteador::session {

namespace {

using league::event::SideScore;
using league::event::TableScore;

std::vector<std::string> people_of_side(const OpenMatch& match, int side, const league::Club& club) {
  std::vector<std::string> people;
  const auto ids = match.person_ids();
  for (int seat = 0; seat < seat_count(match.match()); ++seat) {
    if (side_of(match.match(), seat_at(seat)) == side_at(side)) people.push_back(club.merged_id(ids[seat]));
  }
  return people;
}

// Returns the side of the match for each side of the table, by its people. A single remaining side is matched
// by elimination. Empty: not clear.
std::vector<int> sides_of_match(const OpenMatch& match, const league::Competition& competition,
                                league::TableRef table, const league::Club& club) {
  const int sides = side_count(match.match());
  const auto& drawn = competition.stages[table.stage].rounds[table.round].tables[table.table].drawn;
  if (sides != static_cast<int>(drawn.sides.size())) return {};
  std::vector<int> of(drawn.sides.size(), -1);
  std::vector<int> left;
  const auto seated = seated_entrants(competition, table);
  for (int side = 0; side < sides; ++side) {
    const auto people = people_of_side(match, side, club);
    const auto owner = std::ranges::find_if(seated, [&](const league::SeatedPerson& one) {
      return std::ranges::count(people, club.merged_id(one.person)) > 0;
    });
    if (owner == seated.end())
      left.push_back(side);
    else if (int& known = of[owner->side]; known < 0)
      known = side;
    else
      return {};
  }
  for (int& side : of) {
    if (side >= 0) continue;
    if (left.size() != 1) return {};
    side = left.front();
    left.clear();
  }
  return of;
}

int total(const OpenMatch& match, int side) {
  if (!sets_won(match.match(), side_at(side))) return score(match.match(), side_at(side));
  int points = 0;
  for (const LedgerLine& line : ledger(match.match())) {
    if (index(line.entry.side) == side) points += line.entry.points;
  }
  return points;
}

}  // namespace

std::optional<TableScore> score_of(const OpenMatch& match, const league::Competition& competition,
                                   league::TableRef table, const league::Club& club) {
  const Outcome outcome = tanteador::outcome(match.match());
  if (outcome.status == Outcome::Status::in_progress) return std::nullopt;
  const auto sides = sides_of_match(match, competition, table, club);
  if (sides.empty()) return std::nullopt;
  TableScore score;
  for (const int side : sides)
    score.sides.push_back({.score = total(match, side),
                           .sets = sets_won(match.match(), side_at(side)).value_or(0),
                           .deals = 0});
  if (outcome.winners.size() == 1) {
    const auto winner = std::ranges::find(sides, index(outcome.winners.front()));
    score.winner = static_cast<int>(winner - sides.begin());
  } else if (sides.size() == 2) {
    score.winner = -1;
  }
  return score;
}

LeagueAnswer League::link(OpenCompetition& competition, league::TableRef table, const OpenMatch& match) {
  auto answer = enter(competition, league::event::MatchLinked{table, match.id()});
  if (answer) follow(match);
  if (auto now = open(competition.head.id)) competition = std::move(*now);
  return answer;
}

// Reads the competition again, so that corrections by other desks stay.
LeagueAnswer League::unlink(OpenCompetition& competition, league::TableRef table, const std::string& match) {
  if (auto now = open(competition.head.id)) competition = std::move(*now);
  return enter_together(competition, unlinking(competition, table, match));
}

namespace {

// The latest statement of this match about its current table. Outer null: there is none.
std::optional<std::optional<TableScore>> last_from(const OpenCompetition& competition,
                                                   const std::string& match) {
  for (auto record = competition.records.rbegin(); record != competition.records.rend(); ++record) {
    const bool linked = record->kind == "match_linked";
    if (!linked && record->kind != "result_entered" && record->kind != "result_corrected") continue;
    auto payload = nlohmann::json::parse(record->payload);
    if (payload.value("match", "") != match) continue;
    if (linked) return std::nullopt;
    payload["type"] = record->kind;
    const auto event = codec::read_competition_event(payload);
    if (!event) return std::nullopt;
    if (const auto* entered = std::get_if<league::event::ResultEntered>(&*event)) return entered->score;
    return std::get<league::event::ResultCorrected>(*event).score;
  }
  return std::nullopt;
}

}  // namespace

void League::follow(const OpenMatch& match) {
  const OpenClub club = this->club();
  League own(store_, host_);
  own.follows_match_ = true;
  for (const std::string& id : store_->competitions_with(match.id())) {
    if (!store_->may_continue(id)) continue;  // the other club enters the result itself
    auto competition = open(id);
    const auto table = competition ? league::table_with(competition->now, match.id()) : std::nullopt;
    if (!table) continue;
    const auto score = score_of(match, competition->now, *table, club.now);
    const auto before = last_from(*competition, match.id());
    // Only a change of the match has an effect, so that corrections by hand stay.
    if (before ? *before == score : !score) continue;
    // A result that the table cannot take (a drawn knock-out) waits for the referee.
    if (before)
      (void)own.enter(*competition, league::event::ResultCorrected{*table, score, {}, match.id()});
    else
      (void)own.enter(*competition, league::event::ResultEntered{*table, *score, match.id()});
  }
}

void League::catch_up(OpenCompetition& competition) {
  const Session session(store_, host_);
  bool followed = false;
  for (const league::OpenTable& open : whats_missing(competition.now)) {
    const auto& round = competition.now.stages[open.table.stage].rounds[open.table.round];
    for (const std::string& id : round.tables[open.table.table].matches) {
      if (const auto match = session.open(id)) {
        follow(*match);
        followed = true;
      }
    }
  }
  if (!followed) return;
  if (auto now = open(competition.head.id)) competition = std::move(*now);
}

}  // namespace tanteador::session
