// A player: what he has played and against whom, and his rating.

#include <algorithm>

#include "src/session/league/ranking/ratings.hpp"
#include "src/session/league/ranking/statistics.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"
#include "src/web/pages/site.hpp"

namespace tanteador::web {

namespace {

using view::say;

std::string outcome_text(const league::GameOfPerson& game) {
  switch (game.verdict) {
    case league::Verdict::won: return tr("won");
    case league::Verdict::drawn: return tr(ENGLISH_IN("tie", "drawn"));
    case league::Verdict::lost: return tr("lost");
    case league::Verdict::none: break;
  }
  return game.kind == league::Kind::played ? std::string() : view::away_text(game.kind);
}

std::vector<Markup> counted(const std::string& of, const auto& record) {
  std::vector<Markup> cells{of};
  for (const int count : {record.games, record.won, record.drawn, record.lost})
    cells.emplace_back(std::to_string(count));
  return cells;
}

std::string joined_scores(const std::vector<int>& scores) {
  std::string text;
  for (const int score : scores) text += (text.empty() ? "" : ":") + view::plain_points(score);
  return text;
}

Markup results_of(const Site& site, const league::CompetitionOfPerson& competition) {
  Grid table{.columns = {tr("Round"), tr("Opponent"), tr("Result"), ""}, .rows = {}, .numbers = {true}};
  for (const league::GameOfPerson& game : competition.games) {
    std::string against;
    for (const std::string& name : game.opponents)
      against += (against.empty() ? "" : ", ") + site.shown(name);
    const std::string round =
        (competition.stages > 1 ? std::to_string(game.stage + 1) + "." : "") + std::to_string(game.round + 1);
    table.rows.push_back({round, against, joined_scores(game.scores), outcome_text(game)});
  }
  return grid(table, competition.name);
}

}  // namespace

Page player_page(Site& site, const std::string& person) {
  const auto name = site.league.name_of(person);
  if (!name) return not_found(tr("There is no such player."));
  const auto same = site.league.same_people();
  const league::PersonRecord record = session::record_of(site.league, same.who(person));
  Page page{.title = site.shown(*name)};
  page.main = heading(1, page.title);
  const auto rated = session::ratings(site.league);
  const auto own = std::ranges::find(rated, same.who(person), &session::RatedPlayer::person);
  if (own != rated.end()) {
    const std::string worth =
        render({"{0}",
                {league::arg_of(static_cast<league::Value>(session::worth(own->now) * 100),
                                league::Unit::hundredths)}},
               {});
    page.main += paragraph(say("{0}: {1}", {std::string_view(tr("Rating")), std::string_view(worth)}));
  }
  if (record.games.empty()) {
    page.main += paragraph(tr("No games yet."));
    return page;
  }
  const std::vector<std::string> columns{"", tr("Games"), tr("Won"), tr(ENGLISH_IN("tie", "Drawn")),
                                         tr("Lost")};
  Grid games{.columns = columns, .rows = {}, .numbers = {false, true, true, true, true}};
  games.columns.front() = tr("Game");
  for (const league::GameRecord& one : record.games)
    games.rows.push_back(counted(view::game_title(one.game), one));
  page.main += grid(games, tr("Games"));
  for (const league::CompetitionOfPerson& one : record.competitions) page.main += results_of(site, one);
  Grid others{.columns = columns, .rows = {}, .numbers = games.numbers};
  others.columns.front() = tr("Opponent");
  for (const league::OpponentRecord& one : record.opponents)
    others.rows.push_back(counted(site.shown(one.name), one.met));
  page.main += unfold(tr("Opponent"), grid(others, ""));
  return page;
}

}  // namespace tanteador::web
