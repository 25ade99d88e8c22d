#include "ui/app/club/competition_pages.hpp"

#include <algorithm>
#include <set>

#include "src/queries/league_tables.hpp"
#include "src/queries/table_reports.hpp"
#include "src/session/league/named.hpp"
#include "src/session/rulesets.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/league/clock.hpp"
#include "src/view/league/round/result_lines.hpp"
#include "src/view/words.hpp"

namespace tanteador::ui {

namespace {

// The names of a match's sides and their scores: "Ana 30, Beto 12".
std::string score_text(const nlohmann::json& sides, const session::NameBook& names) {
  std::string text;
  for (const auto& side : sides) {
    std::string name;
    for (const std::string id : side["players"]) {
      const auto found = names.find(id);
      const bool known = found != names.end() && found->second;
      name += (name.empty() ? "" : " / ") + (known ? *found->second : tr("a player whose name was erased"));
    }
    text += (text.empty() ? "" : ", ") + name + " " + view::plain_points(side.value("score", 0));
  }
  return text;
}

// The person's id and all ids merged with it.
std::vector<std::string> ids_of(const league::Club& club, const std::string& person) {
  std::vector<std::string> ids{person};
  for (const auto& [one, other] : club.same.pairs()) {
    if (club.merged_id(one) == person) ids.push_back(one);
  }
  return ids;
}

// Skips the matches of other people without parsing: there may be a hundred thousand.
bool names_one(const std::string& sides, const std::vector<std::string>& ids) {
  return std::ranges::any_of(ids, [&](const std::string& id) { return sides.find(id) != sides.npos; });
}

}  // namespace

std::optional<league::TableRef> CompetitionPages::open_table() const {
  const auto& shown = state_.get<view::CompetitionViewState>();
  const int number = state_.get<view::RoundState>().result.table;
  const auto round = view::shown_round(state_.open->now, shown.round);
  if (shown.page != view::LeaguePage::round || number < 0 || round.round < 0) return {};
  const league::TableRef table{round.stage, round.round, number};
  return view::table_in(state_.open->now, table) ? std::optional(table) : std::nullopt;
}

std::vector<view::TableReport> CompetitionPages::reports_of_table() const {
  const auto table = open_table();
  return table ? queries::disputed_reports(*state_.open, *table) : std::vector<view::TableReport>();
}

// Newest first; the same game and people, and not linked with a table of this competition.
std::vector<view::TableMatch> CompetitionPages::matches_for_table() const {
  const auto open = open_table();
  if (!open || is_decided(table_at(state_.open->now, *open))) return {};
  const league::TableRef table = *open;
  const league::Club club = state_.league.club().now;
  const session::NameBook names = state_.league.names();
  std::multiset<std::string> wanted;
  for (const auto& side : queries::people_by_side(state_.open->now, table)) {
    for (const std::string& person : side) wanted.insert(club.merged_id(person));
  }
  if (wanted.empty()) return {};
  const std::vector<std::string> known = ids_of(club, *wanted.begin());
  std::vector<view::TableMatch> found;
  constexpr std::size_t kMost = 2;
  state_.session.visit_matches(false, [&](const session::MatchSummary& match) {
    if (match.game != state_.open->now.setup.game || !names_one(match.sides, known) ||
        league::table_with(state_.open->now, match.id))
      return true;
    const auto sides = nlohmann::json::parse(match.sides);
    std::multiset<std::string> people;
    for (const auto& side : sides) {
      for (const std::string id : side["players"]) people.insert(club.merged_id(id));
    }
    if (people != wanted) return true;
    const std::string score = score_text(sides, names), when = view::day_and_time(match.last_at);
    found.push_back({match.id, view::say("{0} · {1}", {std::string_view(score), std::string_view(when)})});
    return found.size() < kMost;
  });
  return found;
}

std::string CompetitionPages::hang_up(const std::string& named) {
  const std::vector<std::string> ids = session::find_competitions(state_.store, named);
  is_wall_only_ = ids.size() == 1 && state_.open_competition(ids.front());
  if (is_wall_only_) {
    wall_since_ = state_.options.seconds();
    return {};
  }
  if (ids.size() < 2) return view::say("There is no competition called {0}.", {std::string_view(named)});
  const std::string all = view::join(ids, "; ");
  return view::say("\"{0}\" could be {1} of them: {2}. Write which one.",
                   {std::string_view(named), static_cast<int>(ids.size()), std::string_view(all)});
}

view::WallView CompetitionPages::wall() {
  const view::OpenLeague league = current_league();
  view::WallView wall = view::make_wall(league, turn_);
  wall.club = state_.book().name;
  if (is_wall_only_) wall.back = {};
  return wall;
}

bool CompetitionPages::update_clock(view::WallView& wall) const {
  if (wall.countdown.empty()) return false;
  view::RoundClock clock = clock_;
  queries::set_time_left(clock, state_.host.now());
  const std::string before = wall.countdown;
  view::set_wall_clock(wall, clock);
  return wall.countdown != before;
}

bool CompetitionPages::is_clock_old() const {
  if (!state_.open || clock_.until.empty()) return false;
  view::RoundClock clock = clock_;
  queries::set_time_left(clock, state_.host.now());
  return view::clock_line(clock) != view::clock_line(clock_);
}

void CompetitionPages::restart_wall() {
  wall_since_ = state_.options.seconds();
  turn_ = 0;
}

bool CompetitionPages::turn_wall() {
  constexpr double kTurn = 10;  // seconds of a page
  const int turn = static_cast<int>((state_.options.seconds() - wall_since_) / kTurn);
  if (!state_.open || turn == turn_) return false;
  turn_ = turn;
  state_.reopen();  // another tablet may have entered results
  return true;
}

void CompetitionPages::set_history(view::CompetitionHistory history) {
  if (state_.open) history_ = History{std::move(history), state_.open->head};
}

view::OpenLeague CompetitionPages::league_view() {
  const auto& state = state_.get<view::CompetitionViewState>();
  const bool may = state.page == view::LeaguePage::standings || state.page == view::LeaguePage::papers;
  past_moment_.set_moment(may ? state.as_of : std::string(), *state_.open, state_.league);
  const PastMoment::Past* past = past_moment_.past_moment();
  if (past && past->open) {
    view::OpenLeague league{past->open->now, past->names};
    league.as_of = past->typed;
    league.shown = state;
    return league;
  }
  view::OpenLeague league = current_league();
  if (past) league.no_moment = past->fault;
  if (history_ && history_->at.id == state_.open->head.id && history_->at.count == state_.open->head.count)
    league.history = &history_->all;
  return league;
}

// With the points that end a game, if its ruleset has them.
view::OpenLeague CompetitionPages::current_league() const {
  int target = 0;
  rules_ = session::Rulesets(state_.session).find(state_.open->now.setup.ruleset);
  if (rules_) {
    const auto found = rules_->parameters.find("target");
    const int* number = found == rules_->parameters.end() ? nullptr : std::get_if<int>(&found->second);
    if (number) target = *number;
  }
  view::OpenLeague league{state_.open->now, state_.names, target, matches_for_table()};
  league.reports = reports_of_table();
  league.rules = rules_.get();
  league.shown = state_.get<view::CompetitionViewState>();
  queries::set_clock(league, *state_.open, state_.host.now());
  clock_ = league.clock;
  if (const view::DoneInLeague* act = competition_.last_act()) league.last_act = act->what;
  return league;
}

}  // namespace tanteador::ui
