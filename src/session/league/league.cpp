#include "src/session/league/league.hpp"

#include <algorithm>
#include <iterator>

#include "src/session/check.hpp"
#include "src/session/merge/forks.hpp"
#include "src/session/session.hpp"

namespace tanteador::session {

std::vector<CompetitionSummary> League::competitions() const {
  auto all = all_competitions();
  std::erase_if(all, [](const CompetitionSummary& one) { return one.status == "withdrawn"; });
  return all;
}

std::optional<OpenCompetition> League::open_or_leave_out(std::string_view id,
                                                         std::vector<DamagedStream>* left_out) const {
  try {
    return open(id);
  } catch (const StoreError& error) {
    const auto fault = left_out ? damage_of_stream(error) : std::nullopt;
    if (!fault) throw;
    const auto is_it = [&](const DamagedStream& one) { return one.head.id == id; };
    if (std::ranges::none_of(*left_out, is_it))
      left_out->push_back({{.id = std::string(id), .kind = "competition"}, *fault});
    return std::nullopt;
  }
}

std::optional<OpenCompetition> League::open(std::string_view id) const {
  return read<league::Competition>(id);
}

tl::expected<OpenCompetition, league::LeagueRefusal> League::create(const league::CompetitionSetup& setup) {
  OpenCompetition competition;
  competition.head.id = host_.new_id();
  const auto answer = enter(competition, league::event::CompetitionCreated{setup});
  if (!answer) return tl::unexpected(answer.error());
  return competition;
}

LeagueAnswer League::enter(OpenCompetition& competition, const league::CompetitionEvent& event) {
  return append(competition, std::span(&event, 1), {});
}

LeagueAnswer League::enter_together(OpenCompetition& competition,
                                    std::span<const league::CompetitionEvent> events,
                                    std::vector<PlayerCard> cards) {
  return append(competition, events, std::move(cards));
}

std::vector<league::LeagueRefusal> League::enter_all(OpenCompetition& competition,
                                                     std::span<const league::CompetitionEvent> events) {
  league::Competition trial = competition.now;
  std::vector<league::CompetitionEvent> standing;
  std::vector<league::LeagueRefusal> refused;
  for (const league::CompetitionEvent& event : events) {
    if (auto wrong = objection(trial, event))
      refused.push_back(std::move(*wrong));
    else if (auto answer = apply(trial, event))
      standing.push_back(event);
    else
      refused.push_back(std::move(answer.error()));
  }
  if (standing.empty()) return refused;
  // After a conflict in which one event became invalid, nothing was entered: checks all again.
  if (!append(competition, std::span<const league::CompetitionEvent>(standing), {}))
    std::ranges::move(enter_all(competition, standing), std::back_inserter(refused));
  return refused;
}

CompetitionProjection projection_of(const OpenCompetition& open) {
  const league::Competition& now = open.now;
  CompetitionProjection out;
  out.summary = {.id = open.head.id,
                 .name = now.setup.name,
                 .game = now.setup.game,
                 .ruleset = now.setup.ruleset,
                 .season = now.setup.season,
                 .status = open.continuation && open.continuation->waits ? std::string(kForkedStatus)
                           : now.withdrawn                               ? "withdrawn"
                           : now.finished                                ? "finished"
                           : now.stages.front().rounds.empty()           ? "entering"
                                                                         : "playing",
                 .started_at = open.records.front().at,
                 .last_at = open.records.back().at,
                 .entrants = static_cast<int>(now.entrants.size()),
                 .stage = now.stage + 1,
                 .round = static_cast<int>(now.now().rounds.size()),
                 .open_tables = static_cast<int>(whats_missing(now).size())};
  for (int stage = 0; stage <= now.stage; ++stage) {
    for (const league::PlayedRound& round : now.stages[stage].rounds) {
      for (const league::PlayedTable& table : round.tables)
        out.matches.insert(out.matches.end(), table.matches.begin(), table.matches.end());
    }
  }
  return out;
}

std::optional<std::string> League::verify(std::string_view id) const {
  return difference(*store_, host_, "competition", id);
}

}  // namespace tanteador::session
