#include "ui/app/club/task_controller.hpp"

#include "src/session/cases/roles.hpp"
#include "src/view/words.hpp"

namespace tanteador::ui {

TaskController::TaskController(ClubState& state, CompetitionController& competition, CompetitionPages& pages,
                               ReportPages& reports)
    : state_(state), competition_(competition), pages_(pages), reports_(reports) {}

ClubAnswer TaskController::run(const view::command::ClubWork& what, const Voucher& voucher) {
  constexpr std::chrono::milliseconds kSoon(300);
  if (job_.is_active() || competition_.is_drawing() || !state_.options.store_again) return {};
  using What = view::command::ClubWork::What;
  if (what.what == What::take_in || what.what == What::results)
    require(state_.store, session::Operation::manage);
  ClubTask task{.what = what,
                .competition = state_.open ? std::string(state_.open->head.id) : std::string(),
                .open = state_.options.store_again,
                .command = state_.options.command,
                .database = state_.options.server.here,
                .voucher = voucher,
                .keys = state_.options.keys};
  if (state_.open)
    task.round = {state_.open->now.stage, static_cast<int>(state_.open->now.now().rounds.size()) - 1};
  what_ = what;
  job_.start([task = std::move(task)](Signals& signals) { return run_club_task(task, signals); });
  job_.wait_for(kSoon);
  return poll().value_or(ClubAnswer{});
}

std::optional<ClubAnswer> TaskController::poll() {
  auto outcome = job_.take_result();
  if (!outcome) return std::nullopt;
  if (*outcome) return show(**std::move(outcome));
  state_.reports.forget();
  return ClubAnswer{.notice = std::move(outcome->error())};
}

ClubAnswer TaskController::show(ClubTaskResult result) {
  state_.reports.forget();
  if (result.for_referee) return {.for_referee = what_, .denied = std::move(result.notice)};
  if (result.history) pages_.set_history(*std::move(result.history));
  if (!result.results.empty()) {
    const auto count = static_cast<int>(result.results.size());
    return competition_.enter_together(
        {std::move(result.results), trn("{0} result from a list", "{0} results from a list", count)});
  }
  if (result.ranked) reports_.set_ranking(*std::move(result.ranked));
  ClubAnswer shown{.to = {}, .notice = std::move(result.notice), .done = std::move(result.done)};
  if (result.competition.empty()) return shown;
  const std::string remarks = std::move(shown.notice), signer = std::move(shown.done);
  shown = competition_.show(result.competition);
  shown.done = view::say("{0} imported.", {std::string_view(state_.open ? state_.open->now.setup.name : "")});
  if (!signer.empty()) shown.done += " " + signer;
  shown.notice = remarks;
  return shown;
}

view::ProgressView TaskController::progress() const {
  const JobProgress progress = job_.progress();
  return view::make_work(what_, progress.tenths, progress.done, progress.all);
}

}  // namespace tanteador::ui
