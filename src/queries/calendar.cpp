#include "src/queries/calendar.hpp"

#include <algorithm>
#include <vector>

#include "src/codec/files/calendar.hpp"
#include "src/session/cases/rulings.hpp"
#include "src/session/league/times.hpp"
#include "src/view/league/club.hpp"
#include "src/view/words.hpp"

namespace tanteador::queries {

namespace {

int usual_minutes(const league::Competition& now, int stage) {
  const auto all = view::usual_rounds();
  const auto usual = std::ranges::find(all, now.setup.game, &view::UsualRound::game);
  return usual == all.end() ? 0 : usual->minutes * now.setup.stages[stage].sets;
}

codec::CalendarEntry entry_of(const session::OpenCompetition& open, const session::RoundTime& time) {
  const auto [stage, round] = time.round;
  const std::string_view name(open.now.setup.name);
  return {
      .uid = open.head.id + "-" + std::to_string(stage + 1) + "-" + std::to_string(round + 1) + "@tanteador",
      .summary = open.now.setup.stages.size() > 1
                     ? view::say("{0}: stage {1}, round {2}", {name, stage + 1, round + 1})
                     : view::say("{0}: round {1}", {name, round + 1}),
      .stamp = session::add_minutes(open.records.back().at, 0).value_or(""),
      .begin = begins(time),
      .end = ends(time, usual_minutes(open.now, stage))};
}

}  // namespace

Calendar calendar_of(const session::OpenCompetition& open) {
  std::vector<codec::CalendarEntry> entries;
  for (const session::RoundTime& time : round_times(open)) {
    if (!begins(time).empty()) entries.push_back(entry_of(open, time));
  }
  return {codec::calendar(open.now.setup.name, entries), entries.size()};
}

}  // namespace tanteador::queries
