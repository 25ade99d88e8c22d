// What was corrected, and the proof of a draw.

#include <algorithm>

#include "src/cli/files.hpp"
#include "src/cli/league/commands.hpp"
#include "src/cli/league/files.hpp"
#include "src/cli/league/history.hpp"
#include "src/cli/printed.hpp"
#include "src/core/embedded.hpp"
#include "src/core/text.hpp"
#include "src/session/league/history.hpp"
#include "src/session/league/times.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::embedded {
std::span<const File> cli();  // the checker of draws, in Python
}

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

struct Place {
  int rank = 0;
  std::string points;
  bool operator==(const Place&) const = default;
};

// After the last complete round.
std::map<league::Entrant, Place> places_of(const league::Competition& now, int stage) {
  std::map<league::Entrant, Place> places;
  for (const league::StageTable& table : league::standings(now, stage, complete_rounds(now, stage))) {
    for (const league::Standing& row : table.standings.rows) {
      const bool there = !row.values.empty();
      places[row.entrant] = {
          row.rank,
          there ? view::tiebreak_text(row.values.front(), table.standings.order.front()) : std::string()};
    }
  }
  return places;
}

}  // namespace

std::vector<Moved> moved(const league::Competition& before, const league::Competition& after, int stage) {
  std::vector<Moved> all;
  for (; stage <= after.stage; ++stage) {
    const auto was = places_of(before, stage), is = places_of(after, stage);
    for (const auto& [entrant, place] : is) {
      const auto old = was.find(entrant);
      if (old != was.end() && old->second != place)
        all.push_back({entrant, old->second.rank, place.rank, old->second.points, place.points, stage});
    }
  }
  std::ranges::stable_sort(all, {}, [](const Moved& one) { return std::pair(one.stage, one.rank_then); });
  return all;
}

Table moved_table(const std::vector<Moved>& all, const std::vector<std::string>& names) {
  std::vector<Table::Column> columns{{tr("Entrant"), Table::Align::left, true},
                                     {tr("Rank before"), Table::Align::right},
                                     {tr("Rank after"), Table::Align::right},
                                     {tr("Points before"), Table::Align::right},
                                     {tr("Points after"), Table::Align::right}};
  const bool staged = std::ranges::any_of(all, [](const Moved& one) { return one.stage > 0; });
  if (staged) columns.push_back({});
  Table table(std::move(columns));
  for (const Moved& one : all) {
    std::vector<Cell> row{{view::entrant_name(names, one.entrant), Ink::strong},
                          {std::to_string(one.rank)},
                          {std::to_string(one.rank_then)},
                          {one.points},
                          {one.points_then}};
    if (staged) row.push_back({say("Stage {0}", {one.stage + 1})});
    table.row(std::move(row));
  }
  return table;
}

json moved_json(const std::vector<Moved>& all, const std::vector<std::string>& names) {
  json list = json::array();
  for (const Moved& one : all)
    list.push_back({{"name", view::entrant_name(names, one.entrant)},
                    {"rank", one.rank},
                    {"rank_then", one.rank_then},
                    {"points", one.points},
                    {"points_then", one.points_then},
                    {"stage", one.stage + 1}});
  return list;
}

session::OpenCompetition competition_then(Desk& desk, const Moment& arguments) {
  session::OpenCompetition open = desk.competition(arguments.id);
  if (arguments.as_of.empty()) return open;
  std::string typed;
  for (const std::string& word : arguments.as_of) typed += (typed.empty() ? "" : " ") + word;
  constexpr std::size_t kDay = 10;  // letters of "2026-12-04", which is that day to its end
  const auto moment = typed.size() == kDay ? session::end_of_day(typed) : session::moment_typed(typed);
  if (!moment) throw unreadable(say("{0} is no time: write 2026-12-04 20:00.", {std::string_view(typed)}));
  auto then = session::as_of(open, *moment);
  if (!then) throw unreadable(tr("The competition had not begun by then."));
  return std::move(*then);
}

namespace {

// What was put right: where, and what stood there before and since.
struct Told {
  std::string what, reason;
  int stage = 0;
};

Told told_of(const session::Corrected& one, const std::vector<std::string>& names) {
  const auto tables = [&](league::TableRef table, const std::string& reason) {
    const auto& was = round_in(one.before, table.in()).tables[static_cast<std::size_t>(table.table)];
    const std::string before = view::remarked_text(was), now = table_text(one.after, table, names);
    return Told{
        before.empty() ? now : say("{0} Before: {1}.", {std::string_view(now), std::string_view(before)}),
        reason, table.stage};
  };
  if (const auto* result = std::get_if<league::event::ResultCorrected>(&one.event))
    return tables(result->table, result->reason);
  if (const auto* forfeit = std::get_if<league::event::Forfeited>(&one.event))
    return tables(forfeit->table, forfeit->reason);
  if (const auto* penalty = std::get_if<league::event::PenaltyGiven>(&one.event)) {
    const std::string_view name = view::entrant_name(names, penalty->entrant);
    return {say("{0} has a penalty.", {name}), penalty->reason, penalty->round.stage};
  }
  if (const auto* lifted = std::get_if<league::event::PenaltyLifted>(&one.event)) {
    const auto& given = one.before.penalties[static_cast<std::size_t>(lifted->penalty)].given;
    const std::string_view name = view::entrant_name(names, given.entrant);
    return {say("{0}: the penalty is lifted.", {name}), lifted->reason, given.round.stage};
  }
  if (const auto* rules = std::get_if<league::event::RulesChanged>(&one.event))
    return {tr("The rules are changed."), rules->reason, rules->stage};
  const auto& swapped = std::get<league::event::SeatsSwapped>(one.event);
  const std::string_view first = view::entrant_name(names, swapped.first),
                         second = view::entrant_name(names, swapped.second);
  return {say("{0} and {1} have changed seats in round {2}; what was entered stays with the seats.",
              {first, second, swapped.round.round + 1}),
          "", swapped.round.stage};
}

Answer list_corrections(const Context& context, const All<OneCompetition, LeagueFiles>& arguments) {
  Desk desk(context, Wants::to_read);
  const auto open = desk.competition(arguments.id);
  const auto names = desk.names(open.now);
  Answer answer{.json = {{"competition", open.head.id}, {"corrections", json::array()}}};
  Records records{{"at", "what", "reason", "name", "rank", "rank_then", "points", "points_then", "stage"},
                  {}};
  print::Document page{.title = open.now.setup.name,
                       .subtitle = tr("Corrections"),
                       .footer = printed_at(session::system_host().now()),
                       .language = language()};
  session::each_correction(open, [&](const session::Corrected& one) {
    const Told told = told_of(one, names);
    const auto all = moved(one.before, one.after, told.stage);
    const std::string at = view::day_and_time(one.at);
    const Table table = moved_table(all, names);
    answer.json["corrections"].push_back(
        {{"at", one.at}, {"what", told.what}, {"reason", told.reason}, {"moved", moved_json(all, names)}});
    answer.text += context.paper.write(Ink::title,
                                       say("{0}: {1}", {std::string_view(at), std::string_view(told.what)})) +
                   "\n";
    if (!told.reason.empty()) answer.text += told.reason + "\n";
    answer.text += table.empty() ? tr("No place and no points change.") + "\n" : table.draw(context.paper);
    page.blocks.push_back({print::Heading{at}});
    page.blocks.push_back({print::Paragraph{told.what, print::Weight::strong}});
    if (!told.reason.empty()) page.blocks.push_back({print::Paragraph{told.reason}});
    if (table.empty())
      page.blocks.push_back({print::Paragraph{tr("No place and no points change.")}});
    else
      page.blocks.push_back({on_page(table)});
    for (const Moved& each : all)
      records.rows.push_back({one.at, told.what, told.reason, view::entrant_name(names, each.entrant),
                              each.rank, each.rank_then, each.points, each.points_then, each.stage + 1});
    if (all.empty()) records.rows.push_back({one.at, told.what, told.reason, {}, {}, {}, {}, {}, {}});
  });
  if (answer.json["corrections"].empty()) answer.text = tr("Nothing was corrected.") + "\n";
  if (arguments.wanted()) answer.text = write_league_files(arguments, records, page);
  return answer;
}

constexpr std::string_view kPlace = "\nPROOF = ";  // of the proof in the checker

// A program that checks this one proof: anybody can read it, and run it without ours.
std::string with_checker(const std::string& proof) {
  std::string program(embedded::cli().front().text);
  const std::size_t at = program.find(kPlace) + kPlace.size();
  return program.replace(at, program.find('\n', at) - at, json(proof).dump());
}

// The proof out of such a program; other files as they are.
std::string proof_in(std::string text) {
  const std::size_t place = text.starts_with("#!") ? text.find(kPlace) : text.npos;
  if (place == text.npos) return text;
  const std::size_t at = place + kPlace.size();
  const json proof = json::parse(text.substr(at, text.find('\n', at) - at), nullptr, false);
  return proof.is_string() ? proof.get<std::string>() : text;
}

Answer checked(const Context& context, const std::string& file) {
  const auto proved = session::check_proof(proof_in(read_input_file(file)));
  if (!proved) throw unreadable(proved.error());
  Answer answer{.status = proved->same ? Exit::done : Exit::refused};
  answer.json = {{"competition", proved->competition}, {"hash", proved->head}, {"seed", proved->seed},
                 {"events", proved->events},           {"lots", proved->lots}, {"proved", proved->same}};
  answer.json.update(round_json(proved->round));
  const std::string seed = std::to_string(proved->seed);
  const auto [stage, round] = proved->round;
  answer.text =
      proved->same
          ? context.paper.write(
                Ink::good,
                say("Stage {0}, round {1}: the number {2} draws it again from {3} events, table for table.",
                    {stage + 1, round + 1, std::string_view(seed), proved->events})) +
                "\n" +
                say("The last of them bears the hash {0}; the club's own log must bear it, too.",
                    {std::string_view(proved->head)}) +
                "\n"
          : context.paper.write(Ink::bad, say("Stage {0}, round {1}: the number {2} draws something else.",
                                              {stage + 1, round + 1, std::string_view(seed)})) +
                "\n";
  return answer;
}

struct Proof : InRound {
  std::string id, to, file;
  bool replace = false;
  void describe(Usage& usage) {
    usage.name("ID", id);
    InRound::describe(usage);
    usage.output(
        "--to", to,
        tr("write the seed and all it was drawn from to this file; as .py it brings its own checker"));
    usage.text("--file", file, tr("a proof to be checked; - is standard input"), "FILE");
    usage.replacing(replace);
  }
};

// Writes the proof of a draw, or checks one, which takes no database.
Answer prove(const Context& context, const Proof& arguments) {
  if (!arguments.file.empty()) return checked(context, arguments.file);
  if (arguments.id.empty() || arguments.to.empty())
    throw unreadable(tr("Name the competition and --to FILE, or a proof to be checked with --file."));
  Desk desk(context, Wants::to_read);
  const auto open = desk.competition(arguments.id);
  const league::RoundRef round = drawn_round(open.now, arguments);
  const std::string proof = session::draw_proof(*desk.store, open, round);
  const bool program = arguments.to.ends_with(".py");
  Answer answer{.json = {{"competition", open.head.id}},
                .text = write_file(arguments.to, program ? with_checker(proof) : proof)};
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
  return {command("league corrections", english("what was put right, and what it changed"), list_corrections),
          command("league prove", english("the draw of a round as a file anybody can check"), prove)};
}

}  // namespace tanteador::cli
