// Start times of rounds, and a calendar of them.

#include "src/cli/league/commands.hpp"
#include "src/cli/league/files.hpp"
#include "src/cli/output/printed.hpp"
#include "src/core/text/text.hpp"
#include "src/queries/calendar.hpp"
#include "src/session/league/times.hpp"
#include "src/view/league/round/result_lines.hpp"
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
std::string time_argument(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  if (text == "none") return {};
  auto moment = session::read_moment(text);
  if (!moment)
    throw unreadable(
        say("{0} is not a valid time. Write it like 2026-12-04 20:00.", {std::string_view(text)}));
  return *std::move(moment);
}

// "2" is a round of the current stage, "1.2" of stage 1.
league::RoundRef read_round(const league::Competition& competition, const std::string& named) {
  const auto read = view::read_table(named);
  if (!read || read->stage)
    throw unreadable(say("{0} is not a round. Write 2, or 1.2 for stage 1.", {std::string_view(named)}));
  return {read->round.value_or(competition.stage), read->table};
}

struct Dating : OneCompetition {
  std::string round;
  std::vector<std::string> time;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.text("ROUND", round, tr("round, such as 2, or 1.2 for stage 1; it need not be paired yet"))
        .required();
    usage.text("TIME", time, tr("start time, such as 2026-12-04 20:00, or none")).required();
  }
};

Answer date_round(const Context& context, const Dating& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  const league::event::RoundDated event{read_round(competition.now, arguments.round),
                                        time_argument(arguments.time)};
  const auto answer = leagues.league.enter(competition, event);
  const auto [stage, round] = event.round;
  return league_answer(context, leagues, competition, answer,
                       event.begins.empty()
                           ? say("Round {1} of stage {0} has no start time now.", {stage + 1, round + 1})
                           : date_text(event.round, event.begins));
}

struct Calendar : OneCompetition {
  std::string ics;
  bool replace = false;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.output("--ics", ics, tr("save to this file")).required();
    usage.replacing(replace);
  }
};

Answer write_calendar(const Context& context, const Calendar& arguments) {
  LeagueContext leagues(context, Wants::to_read);
  const auto open = leagues.competition(arguments.id);
  const queries::Calendar calendar = queries::calendar_of(open);
  return {.json = {{"competition", open.head.id}, {"rounds", calendar.rounds}},
          .text = write_file(arguments.ics, calendar.text),
          .tells_of_files = true};
}

}  // namespace

Commands date_commands() { return {command("league date", N_("set when a round starts"), date_round)}; }
Commands calendar_commands() {
  return {command("league calendar", N_("export the rounds as a calendar"), write_calendar)};
}

}  // namespace tanteador::cli
