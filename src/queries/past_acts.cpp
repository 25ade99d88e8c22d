#include "src/queries/past_acts.hpp"

#include <algorithm>

#include "src/session/league/history.hpp"
#include "src/view/league/round/undo.hpp"

namespace tanteador::queries {

std::vector<view::PastAct> past_acts(const session::OpenCompetition& open,
                                     const std::vector<std::string>& names) {
  std::vector<view::PastAct> acts;
  league::Competition now;
  for (const EventRecord& record : open.records) {
    const league::CompetitionEvent event = session::event_of(record);
    auto done = now.created ? view::is_undone(now, names, event) : std::nullopt;
    (void)league::apply(now, event);
    if (done)
      acts.push_back({record.seq, record.at, std::move(done->what), std::move(done->back)});
    else
      acts.clear();
  }
  std::ranges::reverse(acts);
  return acts;
}

}  // namespace tanteador::queries
