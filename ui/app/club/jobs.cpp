// What takes a while in the club, and what is reckoned for its pages.

#include <algorithm>
#include <chrono>

#include "src/session/league/ratings.hpp"
#include "src/view/league/papers.hpp"
#include "src/view/words.hpp"
#include "ui/app/club/desk.hpp"

namespace tanteador::ui {

using view::Screen;

ClubDesk::ClubDesk(const session::Session& session, session::Store& store, Dependencies dependencies)
    : session_(session),
      store_(store),
      league_(&store, host_),
      dependencies_(std::move(dependencies)),
      reports_(session, league_, dependencies_.store_again, dependencies_.seconds),
      task_(dependencies_.seconds),
      draw_(dependencies_.seconds) {}

ClubDesk::Done ClubDesk::work(const view::command::ClubWork& what, const Voucher& voucher) {
  constexpr std::chrono::milliseconds kSoon(300);  // what is this quick needs no bar
  if (task_.is_active() || is_drawing() || !dependencies_.store_again) return {};
  ClubTask task{.what = what,
                .competition = open_ ? std::string(open_->head.id) : std::string(),
                .open = dependencies_.store_again,
                .command = dependencies_.command,
                .database = dependencies_.database,
                .voucher = voucher};
  if (open_) task.round = {open_->now.stage, static_cast<int>(open_->now.now().rounds.size()) - 1};
  running_ = what;
  task_.start([task = std::move(task)](Signals& signals) { return run_club_task(task, signals); });
  task_.wait_for(kSoon);
  return poll_task().value_or(Done{});
}

std::optional<ClubDesk::Done> ClubDesk::poll_task() {
  if (auto fault = reports_.take_fault()) {
    Done done = leave_report(fault->what);
    done.notice = std::move(fault->message);
    return done;
  }
  auto outcome = task_.take_result();
  if (!outcome) return std::nullopt;
  if (*outcome) return show_result(**std::move(outcome));
  reports_.forget();
  return Done{.to = {}, .notice = std::move(outcome->error())};
}

ClubDesk::Done ClubDesk::show_result(ClubTaskResult result) {
  reports_.forget();
  if (result.for_referee)
    return {.to = {}, .notice = {}, .for_referee = running_, .denied = std::move(result.notice)};
  if (result.corrections && open_) {
    corrections_ = std::move(result.corrections);
    corrections_of_ = open_->head.id;
    corrections_at_ = open_->head.count;
  }
  if (!result.results.empty()) {
    const auto count = static_cast<int>(result.results.size());
    return enter_together(
        {std::move(result.results), trn("{0} result of a list", "{0} results of a list", count)});
  }
  if (result.ranked) ranked_ = RankedOf{*std::move(result.ranked), own<view::ClubPick>().figures};
  Done shown{.to = {}, .notice = std::move(result.notice)};
  if (result.competition.empty()) return shown;
  const std::string remarks = std::move(shown.notice);
  shown = show(result.competition);
  shown.notice = view::say("{0} is taken in.", {std::string_view(open_ ? open_->now.setup.name : "")});
  if (!remarks.empty()) shown.notice += "\n" + remarks;
  return shown;
}

ClubDesk::Done ClubDesk::stop_working() {
  task_.abandon();
  const auto stopped = reports_.stop();
  return stopped ? leave_report(*stopped) : Done();
}

// To a page that needs no report.
ClubDesk::Done ClubDesk::leave_report(ReportQuery::What what) {
  own<view::ClubPick>().page = view::ClubPage::players;
  own<view::StandingsPick>().table = view::TableKind::standings;
  view::LeaguePage& page = own<view::CompetitionPick>().page;
  if (page == view::LeaguePage::papers) page = view::LeaguePage::standings;
  if (what == ReportQuery::What::record) return {.to = Screen::club, .notice = {}};
  return {};
}

view::ProgressView ClubDesk::progress_of_task() const {
  const JobProgress progress = task_.progress();
  return view::make_work(running_, progress.tenths, progress.done, progress.all);
}

view::ProgressView ClubDesk::progress_of_report() const {
  const JobProgress progress = reports_.progress();
  return view::make_work({view::command::ClubWork::What::ranking}, progress.tenths, progress.done,
                         progress.all);
}

// --- reports

std::optional<ReportQuery> ClubDesk::query_of(Screen screen) {
  using What = ReportQuery::What;
  if (screen == Screen::player) return ReportQuery{What::record, own<view::PlayerPick>().person};
  const auto& club = own<view::ClubPick>();
  if (screen == Screen::club && club.page == view::ClubPage::ratings)
    return ReportQuery{.what = What::ratings, .system = club.figures.system};
  if (screen == Screen::club && club.page == view::ClubPage::seasons && !book().seasons.empty()) {
    const auto& seasons = book().seasons;
    const bool known = std::ranges::find(seasons, club.figures.season) != seasons.end();
    return ReportQuery{What::season, known ? club.figures.season : seasons.front(),
                       club.figures.by_person ? session::SeasonBy::person : session::SeasonBy::entrant};
  }
  if (screen != Screen::competition || !open_) return std::nullopt;
  const view::LeaguePage page = own<view::CompetitionPick>().page;
  const bool table =
      page == view::LeaguePage::standings && own<view::StandingsPick>().table == view::TableKind::season;
  const bool paper =
      page == view::LeaguePage::papers && view::paper_meant(own<view::PaperPick>()).word == "season";
  return table || paper ? std::optional(ReportQuery{What::season, open_->now.setup.season}) : std::nullopt;
}

view::ClubFigures ClubDesk::figures(const ClubReport* report) {
  view::ClubFigures made{.season = {}, .rated = {}, .folder = dependencies_.papers};
  const auto& club = own<view::ClubPick>();
  if (report && club.page == view::ClubPage::seasons) made.season = report->season;
  if (report && club.page == view::ClubPage::ratings) {
    for (const session::RatedPlayer& one : report->rated)
      made.rated.push_back({view::person_name(book(), one.person), one.now.value, one.now.deviation,
                            session::worth(one.now), one.now.games});
  }
  if (ranked_ && ranked_->of == club.figures) {
    made.ranking = &ranked_->ranked.best;
    made.ranked = ranked_->ranked.all;
  }
  return made;
}

view::PlayerRecord ClubDesk::record(const ClubReport& report) {
  view::PlayerRecord made{.person = {}, .played = report.played, .weeks = {}};
  const auto& people = book().people;
  const auto person = std::ranges::find(people, own<view::PlayerPick>().person, &view::ClubPerson::id);
  if (person != people.end()) made.person = *person;
  if (report.rated.empty()) return made;
  for (const session::RatedWeek& week : report.rated.front().weeks)
    made.weeks.push_back({week.monday, week.rating.value, week.rating.deviation});
  return made;
}

// On paper, whatever it takes; the page it is printed from has it mostly.
view::SeasonBook ClubDesk::season() {
  const ReportQuery query{ReportQuery::What::season, open_->now.setup.season};
  const ClubReport* report = reports_.find(query);
  return report ? report->season : make_report(league_, query).season;
}

}  // namespace tanteador::ui
