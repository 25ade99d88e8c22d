// What takes a while in the club, and what its further pages show.

#include <algorithm>
#include <chrono>

#include "src/session/league/ratings.hpp"
#include "src/view/words.hpp"
#include "ui/desk/club_desk.hpp"

namespace tanteador::ui {

struct ClubDesk::Work {
  view::command::ClubWork what;
  double since = 0;
  Signals signals;
  std::future<WorkDone> outcome;  // last: its thread sees all the others
  bool over() const { return outcome.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }
};

ClubDesk::ClubDesk(const session::Session& session, session::Store& store, Outside outside)
    : session_(session), store_(store), league_(&store, host_), outside_(std::move(outside)) {}

ClubDesk::~ClubDesk() { stop_working(); }

ClubDesk::Done ClubDesk::work(const view::command::ClubWork& what, const Voucher& voucher) {
  constexpr std::chrono::milliseconds kSoon(300);  // what is this quick needs no bar
  if (working() || drawing() || !outside_.store_again) return {};
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
  forget_books();
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
        {std::move(done.results), trn("{0} result of a list", "{0} results of a list", count)});
  }
  if (done.ranked) ranked_ = RankedOf{*std::move(done.ranked), pick_.figures};
  Done shown{.to = {}, .notice = std::move(done.notice)};
  if (done.competition.empty()) return shown;
  shown = show(done.competition);
  shown.notice = view::say("{0} is taken in.", {std::string_view(open_ ? open_->now.setup.name : "")});
  return shown;
}

// What writes ends at its next step; nobody waits for it.
void ClubDesk::stop_working() {
  std::erase_if(left_, [](const auto& one) { return one->over(); });
  if (!work_) return;
  work_->signals.stop = true;
  left_.push_back(std::move(work_));
}

view::ProgressView ClubDesk::progress_of_work() const {
  return view::make_work(work_->what, static_cast<int>((outside_.seconds() - work_->since) * 10),
                         work_->signals.done, work_->signals.all);
}

// --- seasons and ratings

view::ClubFigures ClubDesk::figures() {
  view::ClubFigures shown = figures_known();
  if (ranked_ && ranked_->of == pick_.figures) {
    shown.ranking = &ranked_->ranked.best;
    shown.ranked = ranked_->ranked.all;
  }
  return shown;
}

const view::ClubFigures& ClubDesk::figures_known() {
  const bool same = figures_ && figured_ == pick_.figures && figured_on_ == pick_.club;
  if (same) return *figures_;
  figured_ = pick_.figures;
  figured_on_ = pick_.club;
  view::ClubFigures made{.season = {}, .rated = {}, .folder = outside_.papers};
  if (pick_.club == view::ClubPage::seasons && !book().seasons.empty()) {
    const auto& seasons = book().seasons;
    const bool known = std::ranges::find(seasons, pick_.figures.season) != seasons.end();
    made.season =
        season_book(known ? pick_.figures.season : seasons.front(),
                    pick_.figures.by_person ? session::SeasonBy::person : session::SeasonBy::entrant);
  }
  if (pick_.club == view::ClubPage::ratings) {
    for (const session::RatedPlayer& one : session::ratings(league_, system_at(pick_.figures.system).rules))
      made.rated.push_back({view::person_name(book(), one.person), one.now.value, one.now.deviation,
                            session::worth(one.now), one.now.games});
  }
  return figures_.emplace(std::move(made));
}

}  // namespace tanteador::ui
