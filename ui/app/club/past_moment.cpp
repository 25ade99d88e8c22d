#include "ui/app/club/past_moment.hpp"

#include "src/session/league/history.hpp"
#include "src/session/league/times.hpp"
#include "src/view/words.hpp"
#include "ui/app/refusals.hpp"

namespace tanteador::ui {

void PastMoment::set_moment(const std::string& typed, const session::OpenCompetition& now,
                            const session::League& league) {
  if (typed.empty()) return past_.reset();
  if (past_ && past_->typed == typed && past_->count == now.head.count) return;
  past_ = Past{typed, now.head.count, {}, {}, {}};
  const auto moment = session::moment_or_day(typed);
  if (!moment) {
    past_->fault = no_time(typed);
    return;
  }
  past_->open = session::as_of(now, *moment);
  if (past_->open)
    past_->names = league.entrant_names(past_->open->now);
  else
    past_->fault = tr("The competition had not started at that time.");
}

}  // namespace tanteador::ui
