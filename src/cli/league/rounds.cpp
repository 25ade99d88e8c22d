// Pairing and closing of rounds, and results.

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <iostream>

#include "src/cli/league/at_once.hpp"
#include "src/cli/league/commands.hpp"
#include "src/cli/league/files.hpp"
#include "src/cli/output/files.hpp"
#include "src/core/text/names.hpp"
#include "src/core/text/text.hpp"
#include "src/queries/table_reports.hpp"
#include "src/rulebook/rulebook.hpp"
#include "src/session/rulesets.hpp"
#include "src/view/league/corrections.hpp"
#include "src/view/league/round/dispute.hpp"
#include "src/view/league/round/result_lines.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

// The stage and round in the arguments; by default the current stage and `otherwise`.
league::RoundRef requested_round(const league::Competition& now, const RoundArguments& arguments,
                                 int otherwise) {
  return {arguments.stage ? *arguments.stage - 1 : now.stage,
          arguments.round ? *arguments.round - 1 : otherwise};
}
league::RoundRef last_drawn(const league::Competition& now, const RoundArguments& arguments) {
  return requested_round(now, arguments, std::max(0, static_cast<int>(now.now().rounds.size()) - 1));
}
league::RoundRef first_open(const league::Competition& now, const RoundArguments& arguments) {
  const auto& rounds = now.now().rounds;
  const auto open = std::ranges::find(rounds, league::RoundStatus::open, &league::PlayedRound::status);
  return requested_round(now, arguments,
                         open == rounds.end() ? std::max(0, static_cast<int>(rounds.size()) - 1)
                                              : static_cast<int>(open - rounds.begin()));
}

league::RoundRef current_round(const league::Competition& now, const RoundArguments& arguments) {
  return requested_round(now, arguments, std::max(0, round_in_play(now, now.stage)));
}

std::string open_text(const league::Competition& now) {
  return view::open_tables_text(static_cast<int>(whats_missing(now).size()));
}

// Refuses an impossible score and gives the rule.
Answer refused_slip(const Context& context, const std::string& competition, const rulebook::Edition& edition,
                    const view::SlipFault& fault) {
  const rulebook::Rule* rule = rulebook::find_rule(fault.rule);
  const std::string message = render(fault.message, {}),
                    source = rulebook::source_of(fault.rule, edition, {}),
                    place = rulebook::place_of(fault.rule, edition, {});
  Answer answer{.status = Exit::refused};
  answer.json = {{"competition", competition},
                 {"refused", json::array({{{"key", "league/slip"},
                                           {"message", message},
                                           {"rule", fault.rule},
                                           {"number", rule ? rule->number : ""},
                                           {"source", source}}})}};
  answer.text = context.paper.write(Ink::bad, message) + "\n" +
                say("{0} ({1})", {std::string_view(rule ? rule->number : ""), std::string_view(place)}) +
                "\n" + tr("If the score is correct anyway, add --remark with the reason.") + "\n";
  return answer;
}

// The current result of a table, with remarks and open tables.
// Shows the different results of the table beside each other.
void add_dispute(Answer& out, const Context& context, const session::OpenCompetition& competition,
                 league::TableRef table, const std::vector<std::string>& names) {
  const auto reports = queries::disputed_reports(competition, table);
  if (reports.empty()) return;
  const auto* at = view::table_in(competition.now, table);
  const view::Dispute dispute = view::compare_reports(*at, reports, names);
  out.text += terminal_text(context.paper, view::dispute_table(dispute));
  for (std::size_t i = 0; i < reports.size(); ++i)
    out.json["table"]["reports"].push_back({{"by", view::source_name(*at, reports[i], names)},
                                            {"at", reports[i].at},
                                            {"score", view::score_text(*at, reports[i])}});
}

Answer table_answer(const Context& context, const LeagueContext& leagues,
                    const session::OpenCompetition& competition, const session::LeagueAnswer& answer,
                    league::TableRef table, const std::string& done) {
  const auto* entered = view::table_in(competition.now, table);
  if (!answer || !entered) return league_answer(context, leagues, competition, answer, done);
  const auto names = leagues.names(competition.now);
  Answer out = league_answer(context, leagues, competition, answer,
                             table_text(competition.now, table, names) + "\n" + done);
  out.json["table"] = table_json(*entered, table.table + 1, {.seats = {}, .sides = names});
  out.json["table"].update(round_json(table.round_ref()));
  add_dispute(out, context, competition, table, names);
  return out;
}

struct NextDraw : ReasonArguments, Lot, ReportFiles {
  bool lots = false, all = false;
  std::vector<std::string> hand;  // tables set by hand
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    Lot::describe(usage);
    usage.flag("--lots", lots, tr("round 1: draw the seeds at random first"));
    usage
        .text("--hand", hand,
              tr("set a table by hand, \"Ana; Beto\"; a single name sits out; the others are paired around "
                 "them"),
              "NAMES")
        .one_by_one();
    describe_reason(usage, reason);
    usage.flag("--all", all, tr("pair all rounds that can be paired now (for a round robin, all of them)"));
    ReportFiles::describe(usage);
  }
};

// "Ana; Beto" is a table; a single name is a bye.
league::HandEdits read_hand_edits(const NextDraw& arguments, const LeagueContext& leagues,
                                  const league::Competition& now) {
  league::HandEdits by_hand;
  for (const std::string& written : arguments.hand) {
    league::event::DrawnTable table;
    for (std::size_t begin = 0; begin <= written.size();) {
      const std::size_t end = std::min(written.find(';', begin), written.size());
      const std::string name = normal_name(written.substr(begin, end - begin));
      if (!name.empty()) table.sides.push_back({leagues.entrant(now, name)});
      begin = end + 1;
    }
    table.remark = arguments.reason;
    if (table.sides.size() == 1)
      by_hand.byes.push_back(table.sides.front().front());
    else if (!table.sides.empty())
      by_hand.tables.push_back(std::move(table));
  }
  return by_hand;
}

// Describes a newly paired round.
void add_round(Answer& out, const Context& context, const LeagueContext& leagues,
               const league::Competition& now, const league::event::RoundDrawn& draw) {
  const auto names = leagues.names(now);
  if (const std::string sizes = view::table_sizes_text(draw.tables); !sizes.empty()) out.text += sizes + "\n";
  out.text += round_text(context, now, draw.round, names, true);
  out.json["round"] = round_tables_json(now, draw.round, names);
  out.json["seed"] = draw.seed;
}

// Pairs and enters the next round; describes it in `out`.
bool draw_next(const Context& context, const NextDraw& arguments, LeagueContext& leagues,
               session::OpenCompetition& competition, Answer& out) {
  const std::uint64_t lot = chance(arguments);
  if (arguments.lots) {
    const auto seeded = leagues.league.enter(competition, seeds_by_lot(competition.now, lot));
    if (!seeded) {
      out = refused_answer(context, competition.head.id, seeded.error(), leagues.names(competition.now));
      return false;
    }
  }
  const auto draw = next_round(competition.now, lot, read_hand_edits(arguments, leagues, competition.now));
  if (!draw) {
    out = refused_answer(context, competition.head.id, draw.error(), leagues.names(competition.now));
    return false;
  }
  const auto answer = leagues.league.enter(competition, *draw);
  const std::string done = answer ? view::round_title(competition.now, draw->round) : "";
  out = league_answer(context, leagues, competition, answer, context.paper.write(Ink::title, done));
  if (!answer) return false;
  add_round(out, context, leagues, competition.now, *draw);
  return true;
}

bool all_rounds_drawn(const league::Competition& now) {
  const int due = rounds_due(now, now.stage);
  return due > 0 && static_cast<int>(now.now().rounds.size()) >= due;
}

Answer draw(const Context& context, const NextDraw& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  const int stage = competition.now.stage;
  Answer out;
  if (!draw_next(context, arguments, leagues, competition, out)) return out;
  const std::vector<league::RoundRef> before = all_rounds(competition.now);
  Answer more;
  while (arguments.all && draw_next(context, arguments, leagues, competition, more)) {
    out.text += more.text;
    out.json["further"].push_back(more.json);
  }
  if (arguments.all && !all_rounds_drawn(competition.now)) {
    out.text += more.text;
    out.json["stopped"] = more.json.at("refused");
  }
  if (arguments.is_wanted()) {
    const auto names = leagues.names(competition.now);
    const ShownPart shown{.open = competition, .names = names, .stage = stage, .why = true};
    const std::vector<league::RoundRef> all = all_rounds(competition.now);
    const auto drawn = std::span(all).subspan(before.size() - 1);
    out.text +=
        write_report_files(arguments, report::round_lines(input_of(shown), drawn), rounds_page(shown, drawn));
  }
  return out;
}

using OneRound = All<OneCompetition, RoundArguments>;

// Reports manual entries that were repeated or lost.
void add_entries(Answer& out, const Context& context, const league::Redraw& redraw,
                 const std::vector<std::string>& names) {
  for (const std::string& one : view::redraw_sentences(redraw, names))
    out.text += context.paper.write(Ink::bad, one) + "\n";
  const auto in_round = [&](const auto& entries) {
    json all = json::array();
    for (const auto& [round, entrant] : entries) {
      all.push_back(round_json(round));
      all.back()["entrant"] = view::entrant_name(names, entrant);
    }
    return all;
  };
  json absent = json::array(), seeds = json::array();
  for (const league::CompetitionEvent& event : redraw.events) {
    if (const auto* one = std::get_if<league::event::Absent>(&event))
      absent.push_back(view::entrant_name(names, one->entrant));
  }
  for (const league::Entrant entrant : redraw.lost.seeds) seeds.push_back(view::entrant_name(names, entrant));
  out.json["absent"] = absent;
  out.json["lost"] = {{"absences", in_round(redraw.lost.absences)},
                      {"stand_ins", in_round(redraw.lost.stand_ins)},
                      {"seeds", seeds}};
}

Answer undraw(const Context& context, const OneRound& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  const auto names = leagues.names(competition.now);
  const league::Competition& now = competition.now;
  const league::RoundRef round = last_drawn(now, arguments);
  const bool is_last = round == league::RoundRef{now.stage, static_cast<int>(now.now().rounds.size()) - 1};
  const auto back = is_last ? take_draws_back(now, round)
                            : league::Redraw{.events = {league::event::DrawTakenBack{round}}, .draws = false};
  if (!back) return refused_answer(context, competition.head.id, back.error(), names);
  const auto answer = leagues.league.enter_together(competition, back->events);
  Answer out = league_answer(context, leagues, competition, answer, tr("The pairings have been removed."));
  if (answer) add_entries(out, context, *back, names);
  return out;
}

using Redrawing = All<OneCompetition, RoundArguments, Lot>;

// Undoes the pairings from a round on and pairs it again with the current results.
Answer redraw_round(const Context& context, const Redrawing& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  const league::Competition& now = competition.now;
  const auto due = arguments.round ? std::nullopt : round_to_redraw(now);
  auto again = redraw(now, due.value_or(last_drawn(now, arguments)));
  league::Competition then = now;
  std::optional<league::event::RoundDrawn> draw;
  if (again) {
    for (const league::CompetitionEvent& event : again->events) (void)league::apply(then, event);
    if (again->draws) {
      auto drawn = next_round(then, chance(arguments));
      if (drawn)
        again->events.emplace_back(draw.emplace(*std::move(drawn)));
      else
        again = tl::unexpected(drawn.error());
    }
  }
  if (!again) return refused_answer(context, competition.head.id, again.error(), leagues.names(now));
  const auto answer = leagues.league.enter_together(competition, again->events);
  std::string done = say("Stage {0} begins again.", {now.stage + 1});
  if (draw)
    done = tr("The pairings have been removed.") + "\n" +
           context.paper.write(Ink::title, view::round_title(competition.now, draw->round));
  Answer out = league_answer(context, leagues, competition, answer, done);
  if (answer) add_entries(out, context, *again, leagues.names(competition.now));
  if (answer && draw) add_round(out, context, leagues, competition.now, *draw);
  return out;
}

struct Swap : OneRound {
  std::vector<std::string> names;
  bool tables = false;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.name("PARTICIPANT", names).required().times(2, 2);
    usage.flag("--tables", tables, tr("these numbers are table numbers"));
    RoundArguments::describe(usage);
  }
};

Answer swap(const Context& context, const Swap& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  if (arguments.names.size() != 2)
    throw unreadable(tr("Give the two participants who sat in each other's seats."));
  if (arguments.tables) {
    const league::TableRef first = read_table_ref(*leagues.store, competition, arguments.names[0]);
    const league::TableRef second = read_table_ref(*leagues.store, competition, arguments.names[1]);
    const league::event::TablesSwapped event{current_round(competition.now, arguments), first.table,
                                             second.table};
    return league_answer(context, leagues, competition, leagues.league.enter(competition, event),
                         tr("The two tables have swapped numbers."));
  }
  const league::event::SeatsSwapped event{current_round(competition.now, arguments),
                                          leagues.entrant(competition.now, arguments.names[0]),
                                          leagues.entrant(competition.now, arguments.names[1])};
  const auto answer = leagues.league.enter(competition, event);
  return league_answer(context, leagues, competition, answer,
                       tr("Seats swapped; results stay with the seats."));
}

Answer draw_for_level(const Context& context, const All<OneCompetition, Lot>& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  const auto lots = draw_lots(competition.now, chance(arguments));
  const auto answer = leagues.league.enter(competition, lots);
  Answer out = league_answer(context, leagues, competition, answer, tr("Drawn at random, in this order:"));
  if (!answer) return out;
  const auto names = leagues.names(competition.now);
  for (const league::Entrant entrant : lots.order) {
    out.json["lots"].push_back(index(entrant) + 1);
    out.text += names[index(entrant)] + "\n";
  }
  return out;
}

struct Closing : OneRound {
  bool force = false, finish = false;
  void describe(Usage& usage) {
    OneRound::describe(usage);
    usage.flag("--force", force,
               tr("close with open tables: they count as not played until their result arrives"));
    usage.flag("--finish", finish, tr("finish the whole competition"));
  }
};

Answer close(const Context& context, const Closing& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  if (arguments.finish) {
    const auto answer = leagues.league.enter(competition, league::event::CompetitionFinished{});
    return league_answer(context, leagues, competition, answer, tr("The competition is finished."));
  }
  const league::RoundRef round = first_open(competition.now, arguments);
  const auto answer = leagues.league.enter(competition, league::event::RoundClosed{round, arguments.force});
  return league_answer(context, leagues, competition, answer, say("Round {0} is closed.", {round.round + 1}));
}

Answer begin_next_stage(const Context& context, const OneCompetition& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  const auto event = next_stage(competition.now);
  if (!event)
    return refused_answer(context, competition.head.id, event.error(), leagues.names(competition.now));
  const auto answer = leagues.league.enter(competition, *event);
  Answer out = league_answer(context, leagues, competition, answer,
                             say("In stage {0}, in order of seeding:", {competition.now.stage + 1}));
  if (!answer) return out;
  const auto names = leagues.names(competition.now);
  const auto list = [&](const std::vector<league::Entrant>& entrants, const char* field) {
    out.json[field] = json::array();
    for (const league::Entrant entrant : entrants) {
      out.json[field].push_back(names[index(entrant)]);
      out.text += "  " + names[index(entrant)] + "\n";
    }
  };
  list(event->going_on, "going_on");
  if (!event->repechage.empty()) out.text += tr("Playing for the last open place:") + "\n";
  list(event->repechage, "repechage");
  return out;
}

// The effect of reopening, by the state before it.
std::string reopened_text(const league::Competition& now) {
  if (now.withdrawn) return tr("The competition counts again.");
  if (now.finished) return tr("The competition is open again.");
  const auto drawn = static_cast<int>(now.stages[now.stage].rounds.size());
  return drawn == 0 ? say("Stage {0} is open again.", {now.stage}) : say("Round {0} is open again.", {drawn});
}

Answer reopen(const Context& context, const ReasonArguments& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  const std::string effect = reopened_text(competition.now);
  const auto answer = leagues.league.enter(competition, league::event::Reopened{arguments.reason});
  return league_answer(context, leagues, competition, answer, effect);
}

struct Link : OneTable {
  std::string match;
  void describe(Usage& usage) {
    OneTable::describe(usage);
    usage.name("MATCH", match, tr("id of a scored match")).required();
  }
};

Answer link_match(const Context& context, const Link& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  session::Session session(leagues.store.get(), session::system_host());
  const auto match = open_match(session, match_id(leagues.store.get(), arguments.match));
  const league::TableRef table = read_table_ref(*leagues.store, competition, arguments.table);
  const auto answer = leagues.league.link(competition, table, match);
  return table_answer(
      context, leagues, competition, answer, table,
      tr("Match linked: this table gets its result from it.") + " " + open_text(competition.now));
}

Answer unlink_match(const Context& context, const Link& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  const league::TableRef table = read_table_ref(*leagues.store, competition, arguments.table);
  const auto answer =
      leagues.league.unlink(competition, table, match_id(leagues.store.get(), arguments.match));
  return table_answer(
      context, leagues, competition, answer, table,
      tr("Match unlinked; the result it gave has been removed.") + " " + open_text(competition.now));
}

// Asks at a terminal; a script only gets the text, and the answer is yes.
bool is_confirmed(const Context& context, const std::string& question) {
  const bool asks = context.form == Form::text && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1;
  const std::string yes = tr("yes");
  const std::string text =
      asks ? say("{0} Type {1} to enter it: ", {std::string_view(question), std::string_view(yes)})
           : question + "\n";
  std::fputs(text.c_str(), stderr);
  if (!asks) return true;
  std::string typed;
  std::getline(std::cin, typed);
  return view::to_lower(typed) == view::to_lower(yes);
}

// The typed score, completed and checked. The error is the answer to an impossible score without a remark.
tl::expected<league::event::TableScore, Answer> read_figures(const Context& context,
                                                             const ScoreTyped& arguments,
                                                             LeagueContext& leagues,
                                                             const session::OpenCompetition& competition,
                                                             league::TableRef table) {
  const session::Session session(leagues.store.get(), session::system_host());
  const auto rules = session::Rulesets(session).find(competition.now.setup.ruleset);
  auto score = view::read_score(arguments.names, competition.now, table, rules.get());
  if (!score) throw unreadable(std::move(score.error()));
  if (arguments.winner) score->winner = *arguments.winner - 1;
  if (!arguments.remark.empty()) return *std::move(score);
  if (const auto fault = view::slip_fault(rules.get(), *score, competition.now, table)) {
    const auto sides = static_cast<int>(score->sides.size());
    return tl::unexpected(
        refused_slip(context, competition.head.id, view::edition_for(*rules, sides), *fault));
  }
  const auto question = view::clock_question(rules.get(), *score, competition.now, table);
  if (question && !is_confirmed(context, render(*question, {})))
    return tl::unexpected(Answer{.status = Exit::refused,
                                 .json = {{"competition", competition.head.id}, {"refused", json::array()}},
                                 .text = tr("Nothing was entered.") + std::string("\n")});
  return *std::move(score);
}

Answer enter_result(const Context& context, const ResultTyped& arguments) {
  if (!arguments.file.empty()) return results_at_once(context, arguments);
  if (arguments.table.empty() || arguments.names.empty())
    throw unreadable(tr("Give the table and the score, as in 7 30:12, or a list with --file."));
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  const league::TableRef table = read_table_ref(*leagues.store, competition, arguments.table);
  const auto score = read_figures(context, arguments, leagues, competition, table);
  if (!score) return score.error();
  const auto answer =
      leagues.league.enter(competition, league::event::ResultEntered{table, *score, {}, arguments.remark});
  return table_answer(context, leagues, competition, answer, table, open_text(competition.now));
}

struct ResultCorrection : ScoreTyped {
  std::string reason;
  bool remove = false;
  void describe(Usage& usage) {
    OneTable::describe(usage);
    usage.name("SCORE", names, tr("as it should be"));
    usage.flag("--remove", remove, tr("remove the result: the table is open again; needs --reason"));
    describe_winner(usage);
    describe_reason(usage, reason);
    describe_remark(usage);
  }
};

// Removing a result needs --remove and a reason.
void check_correction(const ResultCorrection& arguments) {
  if (!arguments.remove && arguments.names.empty())
    throw unreadable(
        tr("Write the score as it should be, as in 7 30:12. To remove the result, write --remove and "
           "--reason."));
  if (!arguments.remove) return;
  if (!arguments.names.empty() || arguments.winner || !arguments.remark.empty())
    throw unreadable(tr("--remove takes neither a score nor what is said of one."));
  if (arguments.reason.empty()) throw unreadable(tr("Say with --reason why the result is removed."));
}

Answer correct(const Context& context, const ResultCorrection& arguments) {
  check_correction(arguments);
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  const league::TableRef table = read_table_ref(*leagues.store, competition, arguments.table);
  league::event::ResultCorrected event{table, {}, arguments.reason, {}, arguments.remark};
  if (!arguments.remove) {
    auto score = read_figures(context, arguments, leagues, competition, table);
    if (!score) return score.error();
    event.score = std::move(*score);
  }
  const auto answer = leagues.league.enter(competition, event);
  return table_answer(context, leagues, competition, answer, table,
                      event.score ? tr("The result is corrected.")
                                  : tr("The result has been removed; the table is open again."));
}

struct NoShow : OneTable {
  std::vector<std::string> names;
  std::string reason;
  void describe(Usage& usage) {
    OneTable::describe(usage);
    usage.name("PARTICIPANT", names, tr("the absent side; two names for a double forfeit")).required();
    describe_reason(usage, reason);
  }
};

Answer forfeit(const Context& context, const NoShow& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  const league::TableRef table = read_table_ref(*leagues.store, competition, arguments.table);
  league::event::Forfeited event{table, {}, arguments.reason};
  const auto* at = view::table_in(competition.now, table);
  for (const std::string& name : arguments.names) {
    if (!at) break;
    const league::Entrant entrant = leagues.entrant(competition.now, name);
    const auto& sides = at->drawn.sides;
    const auto side =
        std::ranges::find_if(sides, [&](const auto& one) { return std::ranges::count(one, entrant) > 0; });
    if (side == sides.end()) throw unreadable(say("{0} is not at this table.", {std::string_view(name)}));
    event.sides.push_back(static_cast<int>(side - sides.begin()));
  }
  const auto answer = leagues.league.enter(competition, event);
  return table_answer(context, leagues, competition, answer, table,
                      tr("The forfeit is entered.") + " " + open_text(competition.now));
}

}  // namespace

Commands round_commands() {
  return {command("league pair", N_("pair the next round and show the reasons"), draw),
          command("league unpair", N_("undo the last pairing, before any result"), undraw),
          command("league pair-again", N_("undo pairings made before a result was corrected, and pair again"),
                  redraw_round),
          command("league swap", N_("swap two participants' seats or two table numbers"), swap),
          command("league lots", N_("draw lots between tied participants"), draw_for_level),
          command("league link", N_("link a scored match to a table"), link_match),
          command("league unlink", N_("unlink a match from a table"), unlink_match),
          command("league result", N_("enter the result of a table"), enter_result),
          command("league correct", N_("correct a result, including earlier rounds"), correct),
          command("league forfeit", N_("enter a no-show"), forfeit),
          command("league close", N_("close the round, or the competition"), close),
          command("league next-stage", N_("set who goes on to the next stage"), begin_next_stage),
          command("league reopen", N_("undo the last closing"), reopen)};
}

}  // namespace tanteador::cli
