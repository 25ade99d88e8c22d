// When rounds are, and a calendar of them.

#include <algorithm>

#include "src/cli/league/files.hpp"
#include "src/cli/printed.hpp"
#include "src/codec/calendar.hpp"
#include "src/core/text.hpp"
#include "src/session/league/times.hpp"
#include "src/session/rulings.hpp"
#include "src/view/league/club.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using view::say;

// Empty for "none".
std::string time_typed(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  if (text == "none") return {};
  auto moment = session::moment_typed(text);
  if (!moment) throw unreadable(say("{0} is no time: write 2026-12-04 20:00.", {std::string_view(text)}));
  return *std::move(moment);
}

// "2" is a round of the current stage, "1.2" of stage 1.
league::RoundRef round_named(const league::Competition& competition, const std::string& named) {
  const league::TableRef read = table_named(competition, named);
  if (std::ranges::count(named, '.') > 1)
    throw unreadable(say("{0} is no round: write 2, or 1.2 for stage 1.", {std::string_view(named)}));
  return {named.find('.') == named.npos ? competition.stage : read.round, read.table};
}

}  // namespace

Answer league_date(const Context& context, const LeagueArguments& arguments) {
  Desk desk(context, Wants::to_write);
  auto competition = desk.competition(arguments.id);
  const league::event::RoundDated event{round_named(competition.now, arguments.table),
                                        time_typed(arguments.time)};
  const auto answer = desk.league.enter(competition, event);
  const auto [stage, round] = event.round;
  return league_answer(context, desk, competition, answer,
                       event.begins.empty() ? say("Stage {0}, round {1} has no date.", {stage + 1, round + 1})
                                            : date_text(event.round, event.begins));
}

std::string date_text(league::RoundRef round, std::string_view begins) {
  const std::string when = view::day_and_time(begins);
  return say("Stage {0}, round {1} begins on {2}.",
             {round.stage + 1, round.round + 1, std::string_view(when)});
}

namespace {

// Of a round without a clock: as long as this game usually takes.
int usual_minutes(const league::Competition& now, int stage) {
  const auto all = view::usual_rounds();
  const auto usual = std::ranges::find(all, now.setup.game, &view::UsualRound::game);
  return usual == all.end() ? 0 : usual->minutes * now.setup.stages[static_cast<std::size_t>(stage)].sets;
}

codec::CalendarEntry entry_of(const session::OpenCompetition& open, const session::RoundTime& time) {
  const auto [stage, round] = time.round;
  const std::string_view name(open.now.setup.name);
  return {
      .uid = open.head.id + "-" + std::to_string(stage + 1) + "-" + std::to_string(round + 1) + "@tanteador",
      .summary = open.now.setup.stages.size() > 1
                     ? say("{0}: stage {1}, round {2}", {name, stage + 1, round + 1})
                     : say("{0}: round {1}", {name, round + 1}),
      .stamp = session::later(open.records.back().at, 0).value_or(""),
      .begin = begins(time),
      .end = ends(time, usual_minutes(open.now, stage))};
}

}  // namespace

Answer league_calendar(const Context& context, const LeagueArguments& arguments) {
  Desk desk(context, Wants::to_read);
  const auto open = desk.competition(arguments.id);
  std::vector<codec::CalendarEntry> entries;
  for (const session::RoundTime& time : round_times(open)) {
    if (!begins(time).empty()) entries.push_back(entry_of(open, time));
  }
  return {.json = {{"competition", open.head.id}, {"rounds", entries.size()}},
          .text = write_file(arguments.ics, codec::calendar(open.now.setup.name, entries)),
          .tells_of_files = true};
}

}  // namespace tanteador::cli
