// A player's page: results, opponents and rating.

#include <algorithm>

#include "src/reports/club/club.hpp"
#include "src/reports/report.hpp"
#include "src/session/league/ranking/ratings.hpp"
#include "src/session/league/ranking/statistics.hpp"
#include "src/session/session.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"
#include "src/web/pages/page_context.hpp"

namespace tanteador::web {

namespace {

using view::say;

league::PersonRecord with_public_names(const PageContext& site, league::PersonRecord record) {
  for (league::OpponentRecord& one : record.opponents) one.name = site.public_name(one.name);
  for (league::CompetitionOfPerson& one : record.competitions)
    for (league::GameOfPerson& game : one.games)
      for (std::string& name : game.opponents) name = site.public_name(name);
  return record;
}

// The card of a movement for the entrant that this person plays for; empty for others.
Markup movement_card(PageContext& site, const session::OpenCompetition& open, const std::string& person) {
  const league::Competition& now = open.now;
  if (now.rules().format != league::Format::rotating_partners) return {};
  const auto names = site.entrants(now);
  const auto same = site.league.same_people();
  const auto& entrants = now.now().entrants;
  report::Table card =
      report::report_by_name("movement")->make({.now = now, .names = names, .stage = now.stage});
  if (card.groups.size() != entrants.size()) return {};  // not paired yet
  for (std::size_t i = 0; i < entrants.size(); ++i) {
    const auto plays = [&](const std::string& one) { return same.merged_id(one) == person; };
    if (std::ranges::none_of(now.entrants[index(entrants[i])].people, plays)) continue;
    card.groups = {card.groups[i]};
    const std::string title =
        say("{0}: {1}", {std::string_view(now.setup.name), std::string_view(card.title)});
    return heading(2, title) + table_markup(card);
  }
  return {};
}

Markup movement_cards(PageContext& site, const std::string& person) {
  Markup all;
  for (const session::CompetitionSummary& one : site.league.competitions())
    if (const auto* open = one.status == "playing" ? site.cache.competition(one.id) : nullptr)
      all += movement_card(site, *open, person);
  return all;
}

}  // namespace

Page player_page(PageContext& site, const std::string& person) {
  const auto name = site.league.name_of(person);
  if (!name) return not_found(tr("There is no such player."));
  const auto same = site.league.same_people();
  std::vector<session::DamagedStream> damaged;
  const league::PersonRecord record =
      with_public_names(site, session::record_of(site.league, same.merged_id(person), {}, &damaged));
  Page page{.title = site.public_name(*name)};
  page.main = heading(1, page.title);
  const auto rated = session::ratings(site.league, league::WengLin{}, {}, {}, &damaged);
  const auto own = std::ranges::find(rated, same.merged_id(person), &session::RatedPlayer::person);
  if (own != rated.end()) {
    const std::string worth =
        render({"{0}",
                {league::arg_of(static_cast<league::Value>(session::worth(own->now) * 100),
                                league::Unit::hundredths)}},
               {});
    page.main += paragraph(say("{0}: {1}", {std::string_view(tr("Rating")), std::string_view(worth)}));
  }
  if (!damaged.empty())
    page.main += paragraph(trn("{0} competition is damaged and does not count here.",
                               "{0} competitions are damaged and do not count here.",
                               static_cast<int>(damaged.size())));
  page.main += movement_cards(site, same.merged_id(person));
  const report::Table games = report::games_played(record, view::game_title);
  page.main += has_rows(games) ? table_markup(games, games.title) : paragraph(games.empty);
  for (const league::CompetitionOfPerson& one : record.competitions)
    page.main += table_markup(report::results_of(one), one.name);
  const report::Table opponents = report::opponents_met(record);
  if (has_rows(opponents)) page.main += unfold(opponents.title, table_markup(opponents));
  return page;
}

}  // namespace tanteador::web
