// Matches of the board and tables of a competition: started at one, linked with it; and the wall.

#include <algorithm>
#include <set>

#include "src/desk/league_tables.hpp"
#include "src/session/league/named.hpp"
#include "src/session/league/unlinking.hpp"
#include "src/view/board.hpp"
#include "src/view/words.hpp"
#include "ui/desk/club/desk.hpp"

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

// All ids that somebody counts under one of.
std::vector<std::string> ids_of(const league::Club& club, const std::string& person) {
  std::vector<std::string> ids{person};
  for (const auto& [one, other] : club.same.pairs()) {
    if (club.who(one) == person) ids.push_back(one);
  }
  return ids;
}

// Of a hundred thousand matches all but those of one person are passed by unparsed.
bool names_one(const std::string& sides, const std::vector<std::string>& ids) {
  return std::ranges::any_of(ids, [&](const std::string& id) { return sides.find(id) != sides.npos; });
}

// So many events are its last one of this kind and what came of it.
int since_last(const session::OpenCompetition& competition, std::string_view kind) {
  const auto last =
      std::ranges::find(competition.records.rbegin(), competition.records.rend(), kind, &EventRecord::kind);
  return static_cast<int>(last - competition.records.rbegin()) + 1;
}

}  // namespace

std::optional<view::MatchDraft> ClubDesk::match_at(league::TableRef table) const {
  if (!open_) return std::nullopt;
  return desk::match_at(session_, league_, open_->now, table);
}

ClubDesk::Done ClubDesk::link(league::TableRef table, const std::string& match) {
  const auto scored = session_.open(match);
  if (!open_ || !scored) return {};
  const auto answer = league_.link(*open_, table, *scored);
  if (!answer) return {.to = {}, .notice = sentence(answer.error())};
  auto act = view::match_linked(open_->now, table, session::unlinking(*open_, table, match));
  act.events = since_last(*open_, "match_linked");
  remember(std::move(act));
  own<view::RoundPick>().result = {};
  return {};
}

ClubDesk::Done ClubDesk::unlink(league::TableRef table, const std::string& match) {
  if (!open_ || drawing() || !open(std::string(open_->head.id))) return {};
  const league::Competition before = open_->now;
  const auto answer = league_.unlink(*open_, table, match);
  if (!answer) return {.to = {}, .notice = sentence(answer.error())};
  std::optional<view::DoneInLeague> act;
  if (!before.finished) {  // where it was, no match can be linked any more
    act = view::match_unlinked(
        open_->now, table,
        session::linking_again(table, match, table_at(before, table), table_at(open_->now, table)));
    act->events = since_last(*open_, "match_unlinked");
  }
  remember(std::move(act));
  own<view::RoundPick>().result = {};
  return {.to = {}, .notice = effects(*answer)};
}

std::optional<league::TableRef> ClubDesk::table_of(const std::string& match) const {
  if (!open_) return std::nullopt;
  return league::table_with(open_->now, match);
}

// Those of the same game and people that no table of this competition has; newest first.
std::vector<view::TableMatch> ClubDesk::matches_for_table() const {
  const auto& shown = pick<view::CompetitionPick>();
  const int number = pick<view::RoundPick>().result.table;
  const auto round = view::shown_round(open_->now, shown.round);
  if (shown.page != view::LeaguePage::round || number < 0 || round.round < 0) return {};
  const league::TableRef table{round.stage, round.round, number};
  const auto& tables = round_at(open_->now, round).tables;
  if (table.table >= static_cast<int>(tables.size()) || is_decided(table_at(open_->now, table))) return {};
  const league::Club club = league_.club().now;
  const session::NameBook names = league_.names();
  std::multiset<std::string> wanted;
  for (const auto& side : desk::people_by_side(open_->now, table)) {
    for (const std::string& person : side) wanted.insert(club.who(person));
  }
  if (wanted.empty()) return {};
  const std::vector<std::string> known = ids_of(club, *wanted.begin());
  std::vector<view::TableMatch> found;
  constexpr std::size_t kMost = 2;
  session_.each_match(false, [&](const session::MatchSummary& match) {
    if (match.game != open_->now.setup.game || !names_one(match.sides, known) || has(match.id)) return true;
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

std::string ClubDesk::hang_up(const session::Store& store, const std::string& named) {
  const std::vector<std::string> ids = session::competitions_meant(store, named);
  only_wall_ = ids.size() == 1 && open(ids.front());
  if (only_wall_) {
    wall_since_ = outside_.seconds();
    return {};
  }
  if (ids.size() < 2) return view::say("There is no competition called {0}.", {std::string_view(named)});
  const std::string all = view::joined(ids, "; ");
  return view::say("\"{0}\" could be {1} of them: {2}. Write which one.",
                   {std::string_view(named), static_cast<int>(ids.size()), std::string_view(all)});
}

view::WallView ClubDesk::wall() const {
  view::WallView wall = view::make_wall(shown_now(), turn_);
  if (only_wall_) wall.back = {};
  return wall;
}

}  // namespace tanteador::ui
