// What takes a while in the club, and what is reckoned for its pages.

#include <algorithm>
#include <chrono>

#include "src/session/league/ratings.hpp"
#include "src/view/league/papers.hpp"
#include "src/view/words.hpp"
#include "ui/desk/club/desk.hpp"
#include "ui/desk/is_over.hpp"

namespace tanteador::ui {

using view::Screen;

struct ClubDesk::Work {
  view::command::ClubWork what;
  double since = 0;
  Signals signals;
  std::future<WorkDone> outcome;  // last: its thread sees all the others
  bool over() const { return is_over(outcome); }
};

ClubDesk::ClubDesk(const session::Session& session, session::Store& store, Outside outside)
    : session_(session),
      store_(store),
      league_(&store, host_),
      outside_(std::move(outside)),
      books_(session, league_, outside_.store_again) {}

ClubDesk::~ClubDesk() { stop_working(); }

ClubDesk::Done ClubDesk::work(const view::command::ClubWork& what, const Voucher& voucher) {
  constexpr std::chrono::milliseconds kSoon(300);  // what is this quick needs no bar
  if (work_ || drawing() || !outside_.store_again) return {};
  ClubWork job{.what = what,
               .competition = open_ ? std::string(open_->head.id) : std::string(),
               .open = outside_.store_again,
               .command = outside_.command,
               .database = outside_.database,
               .voucher = voucher};
  if (open_) job.round = {open_->now.stage, static_cast<int>(open_->now.now().rounds.size()) - 1};
  work_ = std::make_unique<Work>();
  work_->what = what;
  work_->since = outside_.seconds();
  work_->outcome = std::async(std::launch::async, [job = std::move(job), &signals = work_->signals] {
    return carry_out(job, signals);
  });
  work_->outcome.wait_for(kSoon);
  return worked().value_or(Done{});
}

std::optional<ClubDesk::Done> ClubDesk::worked() {
  if (!work_ || !work_->over()) return std::nullopt;
  const auto work = std::move(work_);
  return told(work->outcome.get(), work->what);
}

ClubDesk::Done ClubDesk::told(WorkDone done, const view::command::ClubWork& what) {
  books_.forget();
  if (done.for_referee)
    return {.to = {}, .notice = {}, .for_referee = what, .denied = std::move(done.notice)};
  if (done.corrections && open_) {
    corrections_ = std::move(done.corrections);
    corrections_of_ = open_->head.id;
    corrections_at_ = open_->head.count;
  }
  if (!done.results.empty()) {
    const auto count = static_cast<int>(done.results.size());
    return enter_together(
        {std::move(done.results), trn("{0} result from a list", "{0} results from a list", count)});
  }
  if (done.ranked) ranked_ = RankedOf{*std::move(done.ranked), own<view::ClubPick>().figures};
  Done shown{.to = {}, .notice = std::move(done.notice)};
  if (done.competition.empty()) return shown;
  const std::string remarks = std::move(shown.notice);
  shown = show(done.competition);
  shown.notice = view::say("{0} imported.", {std::string_view(open_ ? open_->now.setup.name : "")});
  if (!remarks.empty()) shown.notice += "\n" + remarks;
  return shown;
}

// What writes ends at its next step; nobody waits for it. Where something is reckoned for a page, another is
// shown that needs nothing of it.
ClubDesk::Done ClubDesk::stop_working() {
  std::erase_if(left_, [](const auto& one) { return one->over(); });
  if (work_) {
    work_->signals.stop = true;
    left_.push_back(std::move(work_));
  }
  const auto reckoned = books_.stop();
  if (!reckoned) return {};
  own<view::ClubPick>().page = view::ClubPage::players;
  own<view::StandingsPick>().table = view::TableKind::standings;
  view::LeaguePage& page = own<view::CompetitionPick>().page;
  if (page == view::LeaguePage::papers) page = view::LeaguePage::standings;
  if (*reckoned == AskedOfClub::What::record) return {.to = Screen::club, .notice = {}};
  return {};
}

view::ProgressView ClubDesk::progress_of_work() const {
  return view::make_work(work_->what, static_cast<int>((outside_.seconds() - work_->since) * 10),
                         work_->signals.done, work_->signals.all);
}

view::ProgressView ClubDesk::progress_of_reckoning() const {
  const auto progress = books_.under_way().value_or(ClubBooks::Progress());
  return view::make_work({view::command::ClubWork::What::ranking}, progress.tenths, progress.done,
                         progress.all);
}

// --- what is reckoned for pages

// What the page that is shown there needs of it.
std::optional<AskedOfClub> ClubDesk::asked_on(Screen screen) {
  using What = AskedOfClub::What;
  if (screen == Screen::player) return AskedOfClub{What::record, own<view::PlayerPick>().person};
  const auto& club = own<view::ClubPick>();
  if (screen == Screen::club && club.page == view::ClubPage::ratings)
    return AskedOfClub{.what = What::ratings, .system = club.figures.system};
  if (screen == Screen::club && club.page == view::ClubPage::seasons && !book().seasons.empty()) {
    const auto& seasons = book().seasons;
    const bool known = std::ranges::find(seasons, club.figures.season) != seasons.end();
    return AskedOfClub{What::season, known ? club.figures.season : seasons.front(),
                       club.figures.by_person ? session::SeasonBy::person : session::SeasonBy::entrant};
  }
  if (screen != Screen::competition || !open_) return std::nullopt;
  const view::LeaguePage page = own<view::CompetitionPick>().page;
  const bool table =
      page == view::LeaguePage::standings && own<view::StandingsPick>().table == view::TableKind::season;
  const bool paper =
      page == view::LeaguePage::papers && view::paper_meant(own<view::PaperPick>()).word == "season";
  return table || paper ? std::optional(AskedOfClub{What::season, open_->now.setup.season}) : std::nullopt;
}

view::ClubFigures ClubDesk::figures(const Reckoned* known) {
  view::ClubFigures made{.season = {}, .rated = {}, .folder = outside_.papers};
  const auto& club = own<view::ClubPick>();
  if (known && club.page == view::ClubPage::seasons) made.season = known->season;
  if (known && club.page == view::ClubPage::ratings) {
    for (const session::RatedPlayer& one : known->rated)
      made.rated.push_back({view::person_name(book(), one.person), one.now.value, one.now.deviation,
                            session::worth(one.now), one.now.games});
  }
  if (ranked_ && ranked_->of == club.figures) {
    made.ranking = &ranked_->ranked.best;
    made.ranked = ranked_->ranked.all;
  }
  return made;
}

view::PlayerRecord ClubDesk::record(const Reckoned& known) {
  view::PlayerRecord made{.person = {}, .played = known.played, .weeks = {}};
  const auto& people = book().people;
  const auto person = std::ranges::find(people, own<view::PlayerPick>().person, &view::ClubPerson::id);
  if (person != people.end()) made.person = *person;
  if (known.rated.empty()) return made;
  for (const session::RatedWeek& week : known.rated.front().weeks)
    made.weeks.push_back({week.monday, week.rating.value, week.rating.deviation});
  return made;
}

// On paper, whatever it takes; the page it is printed from has it mostly.
view::SeasonBook ClubDesk::season() {
  const AskedOfClub asked{AskedOfClub::What::season, open_->now.setup.season};
  const Reckoned* known = books_.ask(asked);
  return known ? known->season : reckon(league_, asked).season;
}

}  // namespace tanteador::ui
