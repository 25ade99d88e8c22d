#include "src/session/cases/casebook.hpp"

#include <algorithm>
#include <iterator>

#include <nlohmann/json.hpp>

#include "src/core/level.hpp"
#include "src/league/competition/rules.hpp"
#include "src/session/league/league.hpp"
#include "src/session/session.hpp"

namespace tanteador::session {

namespace {

bool is_precedent(const CaseRow& row) { return row.precedent || row.name == "other"; }

}  // namespace

std::vector<CaseRecord> Casebook::log(const CaseFilter& filter, int appeal_minutes) const {
  std::vector<CaseRecord> entries;
  if (!session_.store_) return entries;
  const std::string now = session_.host_.now();
  const auto fits = [](const std::string& wanted, const std::string& ours) {
    return wanted.empty() || wanted == ours;
  };
  for (CaseRow& row : session_.store_->cases()) {
    if (!fits(filter.game, row.game) || !fits(filter.match, row.match)) continue;
    if (filter.precedents_only && !is_precedent(row)) continue;
    const auto people = nlohmann::json::parse(row.people).get<std::vector<std::string>>();
    if (!filter.person.empty() && std::ranges::find(people, filter.person) == people.end()) continue;
    const Standing standing = standing_of(row, appeal_minutes, now);
    if (filter.open_only && standing.state != Standing::State::open) continue;
    entries.push_back({std::move(row), standing});
  }
  return entries;
}

std::vector<Warning> Casebook::earlier_warnings(const OpenMatch& match, std::string_view person,
                                                std::span<const std::string> faults,
                                                std::optional<EventSeq> before) const {
  std::vector<Warning> all = warnings_in(match, person, faults);
  auto others = session_.store_ ? session_.store_->streams_with_warnings() : std::vector<std::string>{};
  if (session_.store_ &&
      session_.store_->count_streams(kFork) > 0) {  // a branch that counts is stored in its own stream
    std::ranges::copy(forked_streams(*session_.store_), std::back_inserter(others));
    std::ranges::sort(others);
    others.erase(std::ranges::unique(others).begin(), others.end());
  }
  for (const std::string& id : others) {
    const auto other = id == match.id() ? std::nullopt : session_.open(id);
    if (!other) continue;
    for (Warning& warning : warnings_in(*other, person, faults)) all.push_back(std::move(warning));
  }
  if (before) {
    const auto seq = static_cast<std::int64_t>(*before);
    const std::string& at = match.records()[seq - 1].at;
    std::erase_if(all, [&](const Warning& warning) {
      return warning.match == match.id() ? warning.seq >= seq : is_after(warning.at, at).value_or(false);
    });
  }
  for (Warning& warning : all) {
    if (warning.competition.empty() && warning.level.empty())
      warning.competition = competition_of(warning.match);
    if (warning.level.empty())
      warning.level = kLevels[index(warning.competition.empty() ? Level::kitchen : Level::tournament)];
  }
  // Times that cannot be read come first, which keeps the order consistent.
  std::ranges::stable_sort(all, {},
                           [](const Warning& warning) { return add_minutes(warning.at, 0).value_or(""); });
  return all;
}

std::string Casebook::competition_of(std::string_view match) const {
  const auto linked =
      session_.store_ ? session_.store_->competitions_with(match) : std::vector<std::string>();
  return linked.empty() ? std::string() : linked.front();
}

bool Casebook::plays_boards(std::string_view match) const {
  if (!session_.store_) return false;
  const League league(session_.store_, session_.host_);
  std::vector<std::string> competitions;
  if (match.empty()) {
    for (const CompetitionSummary& each : league.competitions()) {
      if (each.status != "finished") competitions.push_back(each.id);
    }
  } else {
    competitions = session_.store_->competitions_with(match);
  }
  return std::ranges::any_of(competitions, [&](const std::string& id) {
    const auto open = league.open(id);
    return open && std::ranges::any_of(open->now.setup.stages, league::is_duplicate);
  });
}

std::vector<CaseRow> Casebook::precedents(std::string_view game) const {
  std::vector<CaseRow> precedents;
  if (!session_.store_) return precedents;
  for (CaseRow& row : session_.store_->cases()) {
    if (row.game == game && is_precedent(row)) precedents.push_back(std::move(row));
  }
  return precedents;
}

}  // namespace tanteador::session
