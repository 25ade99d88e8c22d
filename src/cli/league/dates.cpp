// Start times of rounds, and a calendar of them.

#include "src/cli/league/commands.hpp"
#include "src/cli/league/files.hpp"
#include "src/cli/output/printed.hpp"
#include "src/core/text/text.hpp"
#include "src/queries/calendar.hpp"
#include "src/queries/league_tables.hpp"
#include "src/session/league/times.hpp"
#include "src/view/league/clock.hpp"
#include "src/view/league/club.hpp"
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

struct ClockArguments : OneCompetition {
  int add = 0, remove = 0;
  std::vector<std::string> tables;
  bool stop = false, resume = false;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.number("--add", add, tr("minutes to add"), 1, league::event::kRoundMinutesMax);
    usage.number("--remove", remove, tr("minutes to take away"), 1, league::event::kRoundMinutesMax);
    usage.text("--table", tables, tr("only for this table; may be repeated"), "TABLE").one_by_one();
    usage.flag("--stop", stop, tr("stop the clock"));
    usage.flag("--resume", resume, tr("let the stopped clock run on"));
  }
};

// Empty: the clock is only to be shown.
std::optional<league::event::ClockChanged> read_clock_change(const ClockArguments& arguments,
                                                             const LeagueContext& leagues,
                                                             const session::OpenCompetition& open,
                                                             league::RoundRef round) {
  using league::event::ClockChange;
  const int changes = (arguments.add > 0) + (arguments.remove > 0) + arguments.stop + arguments.resume;
  const bool adds = arguments.add > 0 || arguments.remove > 0;
  if (changes > 1) throw unreadable(tr("Give only one of --add, --remove, --stop and --resume."));
  if (!arguments.tables.empty() && !adds) throw unreadable(tr("--table needs --add or --remove."));
  if (changes == 0) return std::nullopt;
  league::event::ClockChanged event{.round = round, .change = ClockChange::add, .tables = {}};
  event.minutes = arguments.add - arguments.remove;
  if (!adds) event.change = arguments.stop ? ClockChange::stop : ClockChange::resume;
  for (const std::string& named : arguments.tables) {
    const league::TableRef table = read_table_ref(*leagues.store, open, named);
    if (table.round_ref() != round)
      throw unreadable(say("{0} is not a table of the round in play.", {std::string_view(named)}));
    event.tables.push_back(table.table);
  }
  return event;
}

// The clock of the round in play, in words and as data.
Answer clock_answer(const session::OpenCompetition& open, league::RoundRef round) {
  static const std::vector<std::string> kNoNames;
  view::OpenLeague league{open.now, kNoNames};
  queries::set_clock(league, open, session::system_host().now());
  const view::RoundClock& clock = league.clock;
  Answer answer{.json = {{"competition", open.head.id}}};
  answer.json.update(round_json(round));
  if (clock.until.empty()) {
    answer.text = tr("No clock is running.") + "\n";
    return answer;
  }
  nlohmann::json tables = nlohmann::json::array();
  for (const view::AddedTime& one : clock.tables)
    tables.push_back({{"table", one.table + 1}, {"until", table_clock(clock, one.table).until}});
  answer.json.update({{"until", clock.until},
                      {"minutes", clock.minutes},
                      {"seconds_left", clock.seconds_left},
                      {"stopped", !clock.stopped.empty()},
                      {"tables", std::move(tables)}});
  const std::string title = say("Round {0}", {round.round + 1}), line = clock_line(clock),
                    others = other_ends_text(clock, round_at(open.now, round));
  answer.text = say("{0}: {1}", {std::string_view(title), std::string_view(line)}) + "\n" +
                (others.empty() ? "" : others + "\n");
  return answer;
}

Answer change_clock(const Context& context, const ClockArguments& arguments) {
  const bool shows = arguments.add == 0 && arguments.remove == 0 && !arguments.stop && !arguments.resume;
  LeagueContext leagues(context, shows ? Wants::to_read : Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  const league::RoundRef round = view::shown_round(competition.now, std::nullopt);
  const auto event = read_clock_change(arguments, leagues, competition, round);
  if (event) {
    const auto answer = leagues.league.enter(competition, *event);
    if (!answer) return league_answer(context, leagues, competition, answer, {});
  }
  return clock_answer(competition, round);
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

Commands date_commands() {
  return {command("league date", N_("set when a round starts"), date_round),
          command("league clock", N_("show, stop or extend the time of the round"), change_clock)};
}
Commands calendar_commands() {
  return {command("league calendar", N_("export the rounds as a calendar"), write_calendar)};
}

}  // namespace tanteador::cli
