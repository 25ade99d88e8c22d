#include "ui/desk/club/look_back.hpp"

#include "src/session/league/history.hpp"
#include "src/view/words.hpp"
#include "ui/desk/refusals.hpp"

namespace tanteador::ui {

void LookBack::to(const std::string& typed, const session::OpenCompetition& now,
                  const session::League& league) {
  if (typed.empty()) return then_.reset();
  if (then_ && then_->typed == typed && then_->count == now.head.count) return;
  then_ = Then{typed, now.head.count, {}, {}, {}};
  const auto moment = session::moment_or_day(typed);
  if (!moment) {
    then_->fault = no_time(typed);
    return;
  }
  then_->open = session::as_of(now, *moment);
  if (then_->open)
    then_->names = league.entrant_names(then_->open->now);
  else
    then_->fault = tr("The competition had not started at that time.");
}

}  // namespace tanteador::ui
