// When rounds are, and a calendar of them.

#include <algorithm>

#include "src/cli/league/commands.hpp"
#include "src/cli/league/files.hpp"
#include "src/cli/printed.hpp"
#include "src/codec/calendar.hpp"
#include "src/core/text.hpp"
#include "src/session/league/times.hpp"
#include "src/session/rulings.hpp"
#include "src/view/league/club.hpp"
#include "src/view/league/result_lines.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

using view::say;

std::string date_text(league::RoundRef round, std::string_view begins) {
  const std::string when = view::day_and_time(begins);
  return say("Stage {0}, round {1} begins on {2}.",
             {round.stage + 1, round.round + 1, std::string_view(when)});
}

namespace {

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
  const auto read = view::read_table(named);
  if (!read || read->stage)
    throw unreadable(say("{0} is no round: write 2, or 1.2 for stage 1.", {std::string_view(named)}));
  return {read->round.value_or(competition.stage), read->table};
}

struct Dating : OneCompetition {
  std::string round;
  std::vector<std::string> time;  // its words
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.text("ROUND", round, tr("2, or 1.2 for stage 1; also one that is not drawn yet")).required();
    usage.text("TIME", time, tr("2026-12-04 20:00, or none")).required();
  }
};

Answer date_round(const Context& context, const Dating& arguments) {
  Desk desk(context, Wants::to_write);
  auto competition = desk.competition(arguments.id);
  const league::event::RoundDated event{round_named(competition.now, arguments.round),
                                        time_typed(arguments.time)};
  const auto answer = desk.league.enter(competition, event);
  const auto [stage, round] = event.round;
  return league_answer(context, desk, competition, answer,
                       event.begins.empty() ? say("Stage {0}, round {1} has no date.", {stage + 1, round + 1})
                                            : date_text(event.round, event.begins));
}

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

struct Calendar : OneCompetition {
  std::string ics;
  bool replace = false;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.output("--ics", ics, tr("write it to this file")).required();
    usage.replacing(replace);
  }
};

Answer write_calendar(const Context& context, const Calendar& arguments) {
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

}  // namespace

Commands date_commands() { return {command("league date", english("when a round begins"), date_round)}; }
Commands calendar_commands() {
  return {command("league calendar", english("the rounds for a calendar"), write_calendar)};
}

}  // namespace tanteador::cli
