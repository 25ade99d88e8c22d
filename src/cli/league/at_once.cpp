#include "src/cli/league/at_once.hpp"

#include <algorithm>

#include "src/cli/output/files.hpp"
#include "src/cli/output/report.hpp"
#include "src/core/text/text.hpp"
#include "src/queries/table_links.hpp"
#include "src/session/rulesets.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

std::string state_word(std::string_view state) {
  if (state == "entered") return tr("entered");
  if (state == "known") return tr("already there");
  if (state == "heading") return tr("header row");
  return tr("refused");
}

}  // namespace

void LineReport::add(int line, std::string written, std::string_view state, std::string message) {
  json_.push_back(
      {{"line", line}, {"text", written}, {"state", state}, {"message", message}, {"rule", nullptr}});
  rows_.push_back({std::to_string(line), std::move(written), state_word(state), std::move(message)});
}

void LineReport::refuse(int line, std::string written, std::string message, std::string_view rule) {
  add(line, std::move(written), "refused", std::move(message));
  if (!rule.empty()) json_.back()["rule"] = rule;
  ++faults_;
}

Answer LineReport::answer(const Context& context, const std::string& competition,
                          const std::string& done) const {
  report::Table table{.columns = {report::number_column({}, tr("Line")),
                                  report::text_column({}, tr("As typed")), report::word_column(""),
                                  report::text_column({}, "")}};
  for (const auto& row : rows_) {
    const report::Tone tone = row[2] == state_word("refused") ? report::Tone::bad : report::Tone::plain;
    // One bad line refuses the whole list.
    const std::string state =
        !are_all_valid() && row[2] == state_word("entered") ? tr("would be valid") : row[2];
    add_row(table, {row[0], row[1], report::Mark{state, tone}, report::Mark{row[3], tone}});
  }
  Answer out{.status = are_all_valid() ? Exit::done : Exit::refused};
  out.json = {{"competition", competition}, {"lines", json_}, {"entered", are_all_valid()}};
  out.text = terminal_text(context.paper, table);
  out.text += are_all_valid() ? done + "\n"
                              : context.paper.write(
                                    Ink::bad, trn("Nothing was entered: {0} line is not valid.",
                                                  "Nothing was entered: {0} lines are not valid.", faults_)) +
                                    "\n";
  return out;
}

std::vector<NumberedLine> lines_of_file(const std::string& file) {
  auto lines = queries::lines_in(read_text_file(file));
  if (lines.empty()) throw unreadable(tr("The list is empty."));
  return lines;
}

namespace {

LineReport report_of(const queries::ResultList& list) {
  using State = queries::ResultList::State;
  LineReport report;
  for (const queries::ResultList::Line& line : list.lines()) {
    if (line.state == State::refused)
      report.refuse(line.number, line.text, line.message, line.rule);
    else
      report.add(line.number, line.text,
                 line.state == State::known     ? "known"
                 : line.state == State::heading ? "heading"
                                                : "entered",
                 line.message);
  }
  return report;
}

}  // namespace

Answer results_at_once(const Context& context, const ResultTyped& arguments) {
  if (!(arguments.table.empty() && arguments.names.empty()))
    throw unreadable(tr("Give either a list or one table, not both."));
  const auto lines = lines_of_file(arguments.file);
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  const session::Session session(leagues.store.get(), session::system_host());
  queries::ResultList list(competition, leagues.names(competition.now),
                           session::Rulesets(session).find(competition.now.setup.ruleset));
  list.take(lines, queries::find_table(*leagues.store));
  if (list.lines().size() == 1 && list.lines().front().state == queries::ResultList::State::heading)
    throw unreadable(tr("The list is empty."));
  const LineReport report = report_of(list);
  if (report.are_all_valid() && !list.events().empty()) {
    const auto answer = leagues.league.enter_together(competition, list.events());
    if (!answer)
      return refused_answer(context, competition.head.id, answer.error(), leagues.names(competition.now));
  }
  return report.answer(context, competition.head.id,
                       view::open_tables_text(static_cast<int>(whats_missing(competition.now).size())));
}

}  // namespace tanteador::cli
