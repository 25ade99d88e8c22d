// Matches of the board and tables of a competition: started at one, linked with it; and the wall.

#include <algorithm>
#include <set>

#include "src/session/league/ratings.hpp"
#include "src/view/league/slip.hpp"
#include "src/view/words.hpp"
#include "ui/desk/club_desk.hpp"

namespace tanteador::ui {

namespace {

const league::PlayedTable& table_at(const league::Competition& now, league::TableRef ref) {
  return view::round_in(now, ref.in()).tables[static_cast<std::size_t>(ref.table)];
}

// Who plays for most of the match, by side.
std::vector<std::vector<std::string>> people_by_side(const league::Competition& now, league::TableRef table) {
  std::vector<std::vector<std::string>> sides(table_at(now, table).drawn.sides.size());
  for (const league::Seated& one : seated_at(now, table)) {
    if (one.percent >= 50) sides[static_cast<std::size_t>(one.side)].push_back(one.person);
  }
  return sides;
}

// The names of a match's sides and their scores: "Ana 30, Beto 12".
std::string score_text(const nlohmann::json& sides, const session::NameBook& names) {
  std::string text;
  for (const auto& side : sides) {
    std::string name;
    for (const std::string id : side["players"]) {
      const auto found = names.find(id);
      const bool known = found != names.end() && found->second;
      name += (name.empty() ? "" : " / ") + (known ? *found->second : tr("a forgotten player"));
    }
    text += (text.empty() ? "" : ", ") + name + " " + std::to_string(side.value("score", 0));
  }
  return text;
}

}  // namespace

std::optional<view::MatchDraft> ClubDesk::match_at(league::TableRef table) const {
  if (!open_) return std::nullopt;
  const league::Club club = league_.club().now;
  const session::NameBook names = league_.names();
  const auto sides = people_by_side(open_->now, table);
  view::MatchDraft draft;
  draft.game = open_->now.setup.game;
  draft.players = 0;
  for (std::size_t row = 0; row < sides.front().size(); ++row) {  // partners sit across
    for (const auto& side : sides) {
      const auto name = row < side.size() ? names.find(club.who(side[row])) : names.end();
      if (name == names.end() || !name->second || draft.players == kSeatsMax) return std::nullopt;
      draft.names[static_cast<std::size_t>(draft.players++)] = *name->second;
    }
  }
  const bool as_many =
      std::ranges::all_of(sides, [&](const auto& side) { return side.size() == sides.front().size(); });
  if (!as_many || draft.players < 2) return std::nullopt;
  draft.ruleset = open_->now.setup.ruleset;
  if (const auto rules = session_.ruleset(draft.ruleset))
    draft.ruleset = view::edition_for(*rules, draft.players).id;
  if (sides.size() != 2 || sides.front().size() < 2) return draft;
  draft.in_teams = true;
  for (std::size_t side = 0; side < 2; ++side) {
    const auto& drawn = table_at(open_->now, table).drawn.sides[side];
    const std::string& name = names_[static_cast<std::size_t>(index(drawn.front()))];
    if (drawn.size() == 1 && codec::is_name(name)) draft.sides[side] = name;
  }
  return draft;
}

ClubDesk::Done ClubDesk::link(league::TableRef table, const std::string& match) {
  const auto scored = session_.open(match);
  if (!open_ || !scored) return {};
  const auto answer = league_.link(*open_, table, *scored);
  if (!answer) return {.to = {}, .notice = sentence(answer.error())};
  pick_.result = {};
  return {};
}

bool ClubDesk::has(const std::string& match) const {
  if (!open_) return false;
  for (const league::PlayedStage& stage : open_->now.stages) {
    for (const league::PlayedRound& round : stage.rounds) {
      for (const league::PlayedTable& table : round.tables) {
        if (std::ranges::find(table.matches, match) != table.matches.end()) return true;
      }
    }
  }
  return false;
}

// Those of the same game and people that no table of this competition has; newest first.
std::vector<view::TableMatch> ClubDesk::matches_for_table() const {
  const auto round = view::shown_round(open_->now, pick_);
  if (pick_.page != view::LeaguePage::round || pick_.result.table < 0 || round.round < 0) return {};
  const league::TableRef table{round.stage, round.round, pick_.result.table};
  const auto& tables = view::round_in(open_->now, round).tables;
  if (table.table >= static_cast<int>(tables.size()) || is_decided(table_at(open_->now, table))) return {};
  const league::Club club = league_.club().now;
  const session::NameBook names = league_.names();
  std::multiset<std::string> wanted;
  for (const auto& side : people_by_side(open_->now, table)) {
    for (const std::string& person : side) wanted.insert(club.who(person));
  }
  std::vector<view::TableMatch> found;
  constexpr std::size_t kMost = 2;
  session_.each_match(false, [&](const session::MatchSummary& match) {
    if (match.game != open_->now.setup.game || has(match.id)) return true;
    const auto sides = nlohmann::json::parse(match.sides);
    std::multiset<std::string> people;
    for (const auto& side : sides) {
      for (const std::string id : side["players"]) people.insert(club.who(id));
    }
    if (people != wanted) return true;
    const std::string score = score_text(sides, names), when = view::day_and_time(match.last_at);
    found.push_back({match.id, view::say("{0} · {1}", {std::string_view(score), std::string_view(when)})});
    return found.size() < kMost;
  });
  return found;
}

const view::SeasonBook& ClubDesk::season() {
  if (season_) return *season_;
  view::SeasonBook& book = season_.emplace();
  book.name = open_->now.setup.season;
  const session::SeasonTable table = session::season(league_, book.name);
  for (const session::CompetitionSummary& one : table.competitions) book.competitions.push_back(one.name);
  for (const session::SeasonLine& line : table.lines)
    book.rows.push_back({line.rank, line.name, line.total, line.lantern, line.stages});
  return book;
}

bool ClubDesk::hang_up(const std::string& named) {
  for (const session::CompetitionSummary& row : league_.competitions()) {
    if (row.name != named && row.id != named) continue;
    only_wall_ = open(row.id);
    wall_since_ = outside_.seconds();
    return only_wall_;
  }
  return false;
}

view::WallView ClubDesk::wall() const {
  view::WallView wall = view::make_wall(shown(), turn_);
  if (only_wall_) wall.back = {};
  return wall;
}

}  // namespace tanteador::ui
