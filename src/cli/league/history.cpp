// Corrections of a competition, and the proof of a draw.

#include <algorithm>

#include "src/cli/league/commands.hpp"
#include "src/cli/league/files.hpp"
#include "src/cli/league/history.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/printed.hpp"
#include "src/cli/output/report.hpp"
#include "src/core/text/text.hpp"
#include "src/queries/past_acts.hpp"
#include "src/queries/proof.hpp"
#include "src/reports/report_page.hpp"
#include "src/session/league/history.hpp"
#include "src/session/league/times.hpp"
#include "src/view/league/round/undo.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

}  // namespace

namespace {

json number_json(const report::Cell& cell) {
  const report::Value number = report::value(cell);
  if (const auto* whole = std::get_if<std::int64_t>(&number)) return *whole;
  const auto* part = std::get_if<double>(&number);
  return part ? json(*part) : json();
}

}  // namespace

json moved_json(const std::vector<RankChange>& all, const std::vector<std::string>& names) {
  json list = json::array();
  for (const RankChange& one : all)
    list.push_back({{"name", view::entrant_name(names, one.entrant)},
                    {"rank", one.rank},
                    {"rank_then", one.rank_then},
                    {"points", number_json(one.points)},
                    {"points_then", number_json(one.points_then)},
                    {"stage", one.stage + 1}});
  return list;
}

session::OpenCompetition competition_then(LeagueContext& leagues, const Moment& arguments) {
  session::OpenCompetition open = leagues.competition(arguments.id);
  if (arguments.as_of.empty()) return open;
  std::string typed;
  for (const std::string& word : arguments.as_of) typed += (typed.empty() ? "" : " ") + word;
  const auto moment = session::moment_or_day(typed);
  if (!moment)
    throw unreadable(
        say("{0} is not a valid time. Write it like 2026-12-04 20:00.", {std::string_view(typed)}));
  auto then = session::as_of(open, *moment);
  if (!then) throw unreadable(tr("The competition had not started at that time."));
  return std::move(*then);
}

namespace {

Answer list_corrections(const Context& context, const All<OneCompetition, ReportFiles>& arguments) {
  LeagueContext leagues(context, Wants::to_read);
  const auto open = leagues.competition(arguments.id);
  const auto names = leagues.names(open.now);
  Answer answer{.json = {{"competition", open.head.id}, {"corrections", json::array()}}};
  std::vector<report::Correction> corrections;
  report::Document page =
      report::page_of(open.now.setup.name, tr("Corrections"), session::system_host().now());
  session::visit_corrections(open, [&](const session::CorrectedEvent& one) {
    const view::PutRight correction = view::put_right(one.event, one.before, one.after, names);
    const auto all = list_moves(one.before, one.after, correction.stage);
    const std::string at = view::day_and_time(one.at);
    const report::Table table = report::moved_table(all, names);
    answer.json["corrections"].push_back({{"at", one.at},
                                          {"what", correction.what},
                                          {"reason", correction.reason},
                                          {"moved", moved_json(all, names)}});
    answer.text +=
        context.paper.write(Ink::title,
                            say("{0}: {1}", {std::string_view(at), std::string_view(correction.what)})) +
        "\n";
    if (!correction.reason.empty()) answer.text += correction.reason + "\n";
    answer.text += terminal_text(context.paper, table);
    page.blocks.push_back({report::Heading{at}});
    page.blocks.push_back({report::Paragraph{correction.what, report::Weight::strong}});
    if (!correction.reason.empty()) page.blocks.push_back({report::Paragraph{correction.reason}});
    add_report(page, table);
    corrections.push_back({one.at, correction.what, correction.reason, all});
  });
  if (answer.json["corrections"].empty()) answer.text = tr("No corrections.") + "\n";
  if (arguments.is_wanted())
    answer.text = write_report_files(arguments, correction_lines(corrections, names), page);
  return answer;
}

Answer check_proof_file(const Context& context, const std::string& file) {
  const auto proved = session::check_proof(queries::proof_in(read_input_file(file)));
  if (!proved) throw unreadable(proved.error());
  Answer answer{.status = proved->same ? Exit::done : Exit::refused};
  answer.json = {{"competition", proved->competition}, {"hash", proved->head}, {"seed", proved->seed},
                 {"events", proved->events},           {"lots", proved->lots}, {"proved", proved->same}};
  answer.json.update(round_json(proved->round));
  const auto sentences = queries::proved_text(*proved);
  answer.text = context.paper.write(proved->same ? Ink::good : Ink::bad, sentences.front()) + "\n";
  for (std::size_t i = 1; i < sentences.size(); ++i) answer.text += sentences[i] + "\n";
  return answer;
}

struct UndoArguments : OneCompetition {
  std::optional<int> to;
  bool apply = false;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.number("--to", to, tr("the first entry to undo; all later ones are undone with it"), 1);
    usage.flag("--apply", apply, tr("undo them; without it, only show the effect"));
  }
};

// All entries, latest first, each with its number.
Answer list_acts(const session::OpenCompetition& open, const std::vector<view::PastAct>& acts) {
  Answer answer{.json = {{"competition", open.head.id}, {"entries", json::array()}}};
  for (const view::PastAct& act : acts) {
    answer.json["entries"].push_back({{"entry", act.seq}, {"at", act.at}, {"what", act.what}});
    answer.text += std::to_string(act.seq) + "  " + act_text(act) + "\n";
  }
  if (acts.empty()) answer.text = tr("There is nothing to undo.") + "\n";
  return answer;
}

// Shows what the undo would change; enters it with --apply.
Answer undo(const Context& context, const UndoArguments& arguments) {
  if (arguments.apply && !arguments.to) throw unreadable(tr("Give the first entry to undo: --to ENTRY."));
  LeagueContext leagues(context, arguments.apply ? Wants::to_write : Wants::to_read);
  auto open = leagues.competition(arguments.id);
  const auto names = leagues.names(open.now);
  const std::vector<view::PastAct> acts = queries::past_acts(open, names);
  if (!arguments.to) return list_acts(open, acts);
  const auto chosen = std::ranges::find(acts, std::int64_t{*arguments.to}, &view::PastAct::seq);
  if (chosen == acts.end())
    throw unreadable(
        say("Entry {0} cannot be undone. \"league undo ID\" lists the entries that can.", {*arguments.to}));
  const auto events = events_back(std::span(acts).first(static_cast<std::size_t>(chosen - acts.begin()) + 1));
  const league::Competition before = open.now;
  const auto after = view::competition_after(before, events);
  if (!after) return refused_answer(context, open.head.id, after.error(), names);
  const std::string unpaired = view::unpaired_text(before, *after);
  const auto moves = list_moves(before, *after, std::min(before.stage, after->stage));
  Answer answer{.json = {{"competition", open.head.id}}};
  if (arguments.apply) {
    const auto done = leagues.league.enter_together(open, events);
    answer = league_answer(context, leagues, open, done, tr("The entries are undone."));
    if (!done) return answer;
  }
  answer.json["moved"] = moved_json(moves, names);
  answer.text += (unpaired.empty() ? tr("All pairings stay.")
                                   : say("Pairings undone: {0}", {std::string_view(unpaired)})) +
                 "\n" + terminal_text(context.paper, report::moved_table(moves, names));
  if (!arguments.apply) answer.text += tr("Nothing was saved. Use --apply to save.") + "\n";
  return answer;
}

struct Proof : RoundArguments {
  std::string id, to, file;
  bool replace = false;
  void describe(Usage& usage) {
    usage.name("ID", id);
    RoundArguments::describe(usage);
    usage.output(
        "--to", to,
        tr("write the seed and the data of the pairings to this file; as .py it includes its own checker"));
    usage.text("--file", file, tr("proof to check (- = standard input)"), "FILE");
    usage.replacing(replace);
  }
};

// Writes the proof of a draw, or checks one. The check needs no database.
Answer prove(const Context& context, const Proof& arguments) {
  if (!arguments.file.empty()) return check_proof_file(context, arguments.file);
  if (arguments.id.empty() || arguments.to.empty())
    throw unreadable(tr("Give the competition and --to FILE, or a proof to check with --file."));
  LeagueContext leagues(context, Wants::to_read);
  const auto open = leagues.competition(arguments.id);
  const league::RoundRef round = drawn_round(open.now, arguments);
  const std::string proof = session::draw_proof(*leagues.store, open, round);
  const bool program = arguments.to.ends_with(".py");
  Answer answer{.json = {{"competition", open.head.id}},
                .text = write_file(arguments.to, program ? queries::with_checker(proof) : proof)};
  answer.json.update(round_json(round));
  if (program)
    answer.text +=
        say("\"python3 {0}\" checks it without this program.", {std::string_view(arguments.to)}) + "\n";
  answer.text += say("\"tanteador league prove --file {0}\" checks it, on any machine.",
                     {std::string_view(arguments.to)}) +
                 "\n";
  return answer;
}

}  // namespace

Commands history_commands() {
  return {command("league corrections", N_("list corrections and their effect"), list_corrections),
          command("league undo", N_("list entries, show the effect of undoing them, and undo them"), undo),
          command("league prove", N_("export a proof of pairings that anyone can check"), prove)};
}

}  // namespace tanteador::cli
