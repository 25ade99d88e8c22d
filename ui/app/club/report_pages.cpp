#include "ui/app/club/report_pages.hpp"

#include <algorithm>

#include "src/session/league/ranking/ratings.hpp"

namespace tanteador::ui {

std::optional<ReportQuery> ReportPages::query_of(view::Screen screen) {
  using What = ReportQuery::What;
  if (screen == view::Screen::player)
    return ReportQuery{What::record, state_.get<view::PlayerState>().person};
  const auto& club = state_.get<view::ClubViewState>();
  if (screen == view::Screen::club && club.page == view::ClubPage::ratings)
    return ReportQuery{.what = What::ratings, .system = club.figures.system};
  if (screen == view::Screen::club && club.page == view::ClubPage::seasons &&
      !state_.book().seasons.empty()) {
    const auto& seasons = state_.book().seasons;
    const bool known = std::ranges::find(seasons, club.figures.season) != seasons.end();
    return ReportQuery{What::season, known ? club.figures.season : seasons.front(),
                       club.figures.by_person ? session::SeasonBy::person : session::SeasonBy::entrant};
  }
  if (screen != view::Screen::competition || !state_.open) return std::nullopt;
  const view::LeaguePage page = state_.get<view::CompetitionViewState>().page;
  const bool table = page == view::LeaguePage::standings &&
                     state_.get<view::StandingsState>().table == view::TableKind::season;
  const bool paper = page == view::LeaguePage::papers &&
                     view::resolve_report(state_.get<view::PaperState>()).word == "season";
  return table || paper ? std::optional(ReportQuery{What::season, state_.open->now.setup.season})
                        : std::nullopt;
}

view::ClubFigures ReportPages::figures(const ClubReport* report) {
  view::ClubFigures figures{.season = {}, .rated = {}, .folder = state_.options.papers};
  const auto& club = state_.get<view::ClubViewState>();
  if (report && club.page == view::ClubPage::seasons) figures.season = report->season;
  if (report && club.page == view::ClubPage::ratings) {
    for (const session::RatedPlayer& one : report->rated)
      figures.rated.push_back({view::person_name(state_.book(), one.person), one.now.value, one.now.deviation,
                               session::worth(one.now), one.now.games});
  }
  if (ranking_ && ranking_->of == club.figures) {
    figures.ranking = &ranking_->ranked.best;
    figures.ranked = ranking_->ranked.all;
  }
  return figures;
}

view::PlayerRecord ReportPages::record(const ClubReport& report) {
  view::PlayerRecord record{.person = {}, .played = report.played, .weeks = {}};
  const auto& people = state_.book().people;
  const auto person =
      std::ranges::find(people, state_.get<view::PlayerState>().person, &view::ClubPerson::id);
  if (person != people.end()) record.person = *person;
  if (report.rated.empty()) return record;
  for (const session::RatedWeek& week : report.rated.front().weeks)
    record.weeks.push_back({week.monday, week.rating.value, week.rating.deviation});
  return record;
}

// Usually the printed page has it already.
view::SeasonBook ReportPages::season() {
  const ReportQuery query{ReportQuery::What::season, state_.open->now.setup.season};
  const ClubReport* report = state_.reports.find(query);
  return report ? report->season : make_report(state_.league, query).season;
}

view::ProgressView ReportPages::progress() const {
  const JobProgress progress = state_.reports.progress();
  return view::make_work({view::command::ClubWork::What::ranking}, progress.tenths, progress.done,
                         progress.all);
}

ClubAnswer ReportPages::leave(ReportQuery::What what) {
  state_.get<view::ClubViewState>().page = view::ClubPage::players;
  state_.get<view::StandingsState>().table = view::TableKind::standings;
  view::LeaguePage& page = state_.get<view::CompetitionViewState>().page;
  if (page == view::LeaguePage::papers) page = view::LeaguePage::standings;
  if (what != ReportQuery::What::record) return {};
  return {.to = view::Screen::club};
}

void ReportPages::set_ranking(RankedPlayers ranked) {
  ranking_ = Ranking{std::move(ranked), state_.get<view::ClubViewState>().figures};
}

}  // namespace tanteador::ui
