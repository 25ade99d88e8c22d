#include <algorithm>
#include <chrono>
#include <map>

#include "src/core/text/time.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/game_view.hpp"
#include "src/view/sheets.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace people {

namespace {

enum class Result { won, level, lost };

Result result_for(const PlayedMatch& match, int side) {
  if (match.winners.empty()) return Result::level;
  return std::ranges::find(match.winners, side) != match.winners.end() ? Result::won : Result::lost;
}

std::optional<int> his_side(const PlayedMatch& match, const std::string& person) {
  for (std::size_t side = 0; side < match.sides.size(); ++side) {
    if (std::ranges::find(match.sides[side], person) != match.sides[side].end())
      return static_cast<int>(side);
  }
  return std::nullopt;
}

bool is_within(const PlayedMatch& match, int days, std::string_view today) {
  if (days == 0) return true;
  const auto then = read_time(match.at), now = read_time(today);
  return then && now && *now - *then <= std::chrono::days(days);
}

void count(ResultBar& tug, Result result) {
  (result == Result::won ? tug.won : result == Result::lost ? tug.lost : tug.level)++;
}

int matches_of(const ResultBar& tug) { return tug.won + tug.level + tug.lost; }

std::vector<ResultBar> order_bars(std::map<std::string, ResultBar> by_person) {
  std::vector<ResultBar> all;
  for (auto& [id, tug] : by_person) all.push_back(std::move(tug));
  std::ranges::stable_sort(all, [](const ResultBar& one, const ResultBar& other) {
    return matches_of(one) != matches_of(other) ? matches_of(one) > matches_of(other) : one.name < other.name;
  });
  constexpr std::size_t kMost = 8;
  if (all.size() > kMost) all.resize(kMost);
  for (ResultBar& tug : all)
    tug.figures = tug.level == 0 ? say("{0} : {1}", {tug.won, tug.lost})
                                 : say("{0} : {1}, {2} drawn", {tug.won, tug.lost, tug.level});
  return all;
}

struct Run {
  int longest = 0, now = 0;  // wins in a row
};

Run run_of(const std::vector<Result>& results) {
  Run run;
  for (const Result result : results) {
    run.now = result == Result::won ? run.now + 1 : 0;
    run.longest = std::max(run.longest, run.now);
  }
  return run;
}

struct Account {
  std::vector<const PlayedMatch*> matches;  // oldest first
  std::vector<int> sides;                   // the person's side in each match
  std::vector<Result> results;
  int wins() const { return static_cast<int>(std::ranges::count(results, Result::won)); }
  int losses() const { return static_cast<int>(std::ranges::count(results, Result::lost)); }
};

Account account_of(const PersonKnown& person, std::span<const PlayedMatch> all, const PeopleState& state,
                   std::string_view today) {
  Account account;
  for (auto match = all.rbegin(); match != all.rend(); ++match) {
    const auto side = his_side(*match, person.id);
    if (!side || (!state.game.empty() && match->game != state.game) || !is_within(*match, state.days, today))
      continue;
    account.matches.push_back(&*match);
    account.sides.push_back(*side);
    account.results.push_back(result_for(*match, *side));
  }
  return account;
}

void set_figures(PersonView& view, const Account& account) {
  const int all = static_cast<int>(account.results.size()), won = account.wins(), lost = account.losses();
  const Run run = run_of(account.results);
  const auto figure = [&](std::string value, std::string what) {
    view.figures.push_back({std::move(value), std::move(what)});
  };
  figure(std::to_string(all), trn("match", "matches", all));
  figure(std::to_string(won), trn("match won", "matches won", won));
  if (won + lost > 0)
    figure(say("{0} %", {(200 * won + won + lost) / (2 * (won + lost))}), tr("of decided matches"));
  figure(std::to_string(run.now), tr("current winning streak"));
  figure(std::to_string(run.longest), tr("longest winning streak"));
}

void set_curve(PersonView& view, const Account& account) {
  view.curve_title = tr("Matches won minus matches lost");
  view.curve.push_back(0);
  for (const Result result : account.results)
    view.curve.push_back(view.curve.back() + (result == Result::won ? 1 : result == Result::lost ? -1 : 0));
}

void set_company(PersonView& view, const PersonKnown& person, const Account& account) {
  std::map<std::string, ResultBar> with, against;
  for (std::size_t i = 0; i < account.matches.size(); ++i) {
    const PlayedMatch& match = *account.matches[i];
    for (std::size_t side = 0; side < match.sides.size(); ++side) {
      const bool own = static_cast<int>(side) == account.sides[i];
      for (std::size_t seat = 0; seat < match.sides[side].size(); ++seat) {
        const std::string& id = match.sides[side][seat];
        if (id == person.id || match.names[side][seat].empty()) continue;
        ResultBar& tug = (own ? with : against)[id];
        tug.name = match.names[side][seat];
        count(tug, account.results[i]);
      }
    }
  }
  view.with_title = tr("With partners: won and lost");
  view.against_title = tr("Against opponents: won and lost");
  view.with = order_bars(std::move(with));
  view.against = order_bars(std::move(against));
}

void set_records(PersonView& view, const Account& account) {
  view.records_title = tr("Records");
  std::map<std::string, const PlayedMatch*> highest;
  std::map<std::string, int> points;
  for (std::size_t i = 0; i < account.matches.size(); ++i) {
    const PlayedMatch& match = *account.matches[i];
    const int score = match.scores[account.sides[i]];
    const auto [best, fresh] = highest.try_emplace(match.game, &match);
    if (fresh || score > points[match.game]) {
      best->second = &match;
      points[match.game] = score;
    }
  }
  for (const auto& [game, match] : highest) {
    const std::string title = tr(game_view(game).title), score = plain_points(points[game]),
                      day = day_of(match->at);
    view.records.push_back(
        say("{0}: {1}, on {2}", {std::string_view(title), std::string_view(score), std::string_view(day)}));
  }
}

Button state_action(const PeopleState& now, std::string id, std::string label, PeopleState next) {
  const bool chosen = now == next;
  return {.id = "people/" + std::move(id),
          .label = std::move(label),
          .command = command::SetState{std::move(next)},
          .chosen = chosen};
}

void set_choices(PersonView& view, std::span<const PlayedMatch> all, const PeopleState& state) {
  PeopleState next = state;
  next.game.clear();
  view.games.push_back(state_action(state, "game/any", tr("All games"), next));
  for (const GameView& game : game_views()) {
    if (std::ranges::find(all, game.game, &PlayedMatch::game) == all.end()) continue;
    next.game = game.game;
    view.games.push_back(state_action(state, "game/" + next.game, tr(game.title), next));
  }
  next = state;
  constexpr int kMonth = 30, kYear = 365;
  for (const int days : {0, kYear, kMonth}) {
    next.days = days;
    view.periods.push_back(state_action(state, "days/" + std::to_string(days),
                                        days == 0 ? tr("All time") : say("{0} days", {days}), next));
  }
}

}  // namespace

}  // namespace people

PeopleView make_people(std::span<const PersonKnown> people, const PeopleState& state) {
  PeopleView view;
  view.title = tr("Players");
  view.empty = people.empty() ? tr("Nobody has played yet.") : tr("No player with this name.");
  if (people.empty())
    view.begin = {.id = "begin", .label = tr("Start a match"), .command = command::Go{Screen::home}};
  view.search = {std::string(kPeopleSearch), tr("Search by name"), tr("name"), state.search};
  const std::string wanted = to_lower(state.search);
  for (const PersonKnown& person : people) {
    if (to_lower(person.name).find(wanted) == std::string::npos) continue;
    PeopleState next = people_list_state(state);
    next.person = person.id;
    view.rows.push_back({.id = "person/" + person.id,
                         .label = person.name,
                         .detail = person.last.empty() ? "" : day_of(person.last),
                         .command = command::SetState{std::move(next)},
                         .badge = badge_of(person.name)});
  }
  return view;
}

PeopleState people_list_state(const PeopleState& state) {
  return {.person = {}, .game = {}, .days = 0, .search = state.search};
}

PersonView make_person(const PersonKnown& person, std::span<const PlayedMatch> played,
                       const PeopleState& state, std::string_view today) {
  PersonView view;
  view.title = person.name;
  view.badge = badge_of(person.name);
  view.empty = tr("No finished matches in that time.");
  const PeopleState all{.person = state.person, .game = {}, .days = 0, .search = state.search};
  view.begin = {.id = "begin", .label = tr("Show everything"), .command = command::SetState{all}};
  if (state.days == 0 && state.game.empty())
    view.begin = {.id = "begin", .label = tr("Start a match"), .command = command::Go{Screen::home}};
  view.back = {
      .id = "people/back", .label = tr("Everybody"), .command = command::SetState{people_list_state(state)}};
  people::set_choices(view, played, state);
  const people::Account account = people::account_of(person, played, state, today);
  if (account.matches.empty()) return view;
  people::set_figures(view, account);
  people::set_curve(view, account);
  people::set_company(view, person, account);
  people::set_records(view, account);
  return view;
}

}  // namespace tanteador::view
