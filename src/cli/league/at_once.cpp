#include "src/cli/league/at_once.hpp"

#include <algorithm>
#include <map>

#include "src/cli/files.hpp"
#include "src/core/text.hpp"
#include "src/rulebook/rulebook.hpp"
#include "src/view/league/boards.hpp"
#include "src/view/league/result_lines.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

std::string state_word(std::string_view state) {
  if (state == "entered") return tr("entered");
  if (state == "known") return tr("there already");
  if (state == "heading") return tr("a heading");
  return tr("refused");
}

}  // namespace

void LineReport::add(int line, std::string written, std::string_view state, std::string told) {
  json_.push_back(
      {{"line", line}, {"text", written}, {"state", state}, {"message", told}, {"rule", nullptr}});
  rows_.push_back({std::to_string(line), std::move(written), state_word(state), std::move(told)});
}

void LineReport::refuse(int line, std::string written, std::string told, std::string_view rule) {
  add(line, std::move(written), "refused", std::move(told));
  if (!rule.empty()) json_.back()["rule"] = rule;
  ++faults_;
}

Answer LineReport::answer(const Context& context, const std::string& competition,
                          const std::string& done) const {
  Table table({{tr("Line"), Table::Align::right},
               {tr("Written"), Table::Align::left, true},
               {""},
               {"", Table::Align::left, true}});
  for (const auto& row : rows_) {
    const Ink ink = row[2] == state_word("refused") ? Ink::bad : Ink::plain;
    // Of a list that does not stand nothing is entered.
    const std::string state = !all_stand() && row[2] == state_word("entered") ? tr("could stand") : row[2];
    table.row({{row[0]}, {row[1]}, {state, ink}, {row[3], ink}});
  }
  Answer out{.status = all_stand() ? Exit::done : Exit::refused};
  out.json = {{"competition", competition}, {"lines", json_}, {"entered", all_stand()}};
  out.text = table.draw(context.paper);
  out.text += all_stand() ? done + "\n"
                          : context.paper.write(
                                Ink::bad, trn("Nothing was entered: {0} line cannot stand.",
                                              "Nothing was entered: {0} lines cannot stand.", faults_)) +
                                "\n";
  return out;
}

namespace {

// "# at the door"; "#3" is an entrant.
bool is_remark(std::string_view line) {
  return line.starts_with('#') && (line.size() == 1 || line[1] < '0' || line[1] > '9');
}

}  // namespace

std::vector<NumberedLine> lines_of_file(const std::string& file) {
  const std::string text = read_text_file(file);
  std::vector<NumberedLine> lines;
  int number = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    std::string line = text.substr(begin, end - begin);
    begin = end + 1;
    ++number;
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ' || line.back() == '\t'))
      line.pop_back();
    const std::size_t first = line.find_first_not_of(" \t");
    if (first != line.npos && !is_remark(line.substr(first))) lines.push_back({number, line.substr(first)});
  }
  if (lines.empty()) throw unreadable(tr("The list is empty."));
  return lines;
}

namespace {

// Takes results in line by line, each judged as those before it would leave the competition.
class ResultList {
 public:
  ResultList(const session::OpenCompetition& open, std::vector<std::string> names, codec::EditionPtr rules)
      : id_(open.head.id), trial_(open.now), names_(std::move(names)), rules_(std::move(rules)) {}

  void take(const NumberedLine& line) {
    if (view::is_board_line(line.text)) return take_board(line);
    auto read = view::read_result_line(line.text, trial_, id_, rules_.get());
    if (!read) return report_.refuse(line.number, line.text, std::move(read.error()));
    if (const auto first = seen_.find(read->table); first != seen_.end())
      return report_.refuse(line.number, line.text,
                            say("This table is on line {0} already.", {first->second}));
    const league::PlayedTable* table = view::table_in(trial_, read->table);
    if (!table) return enter(line, *read);  // refused with its place
    seen_.emplace(read->table, line.number);
    if (is_there(*table, *read))
      return report_.add(line.number, line.text, "known", table_text(trial_, read->table, names_));
    if (is_decided(*table)) return refuse_second(line, *table);
    const bool told = !read->remark.empty() || !read->forfeits.empty();
    const auto fault = view::slip_fault(told ? nullptr : rules_.get(), read->score, trial_, read->table);
    if (fault) {
      const rulebook::Rule* rule = rulebook::find_rule(fault->rule);
      return report_.refuse(line.number, line.text, render(fault->message, {}),
                            rule ? rule->number : fault->rule);
    }
    enter(line, *read);
  }

  // The boards' slips are results once all of a table are there.
  void end() {
    if (boards_.empty() || !report_.all_stand()) return;
    const auto results = view::results_of_boards(trial_, boards_);
    if (!results) return report_.refuse(last_, {}, results.error());
    for (const league::event::ResultEntered& result : *results) {
      if (const auto answer = league::apply(trial_, result); !answer)
        return report_.refuse(last_, {}, sentence(answer.error(), names_));
      events_.emplace_back(result);
    }
  }

  void skip(const NumberedLine& line) { report_.add(line.number, line.text, "heading", {}); }

  const LineReport& report() const { return report_; }
  const std::vector<league::CompetitionEvent>& events() const { return events_; }

 private:
  static bool is_there(const league::PlayedTable& table, const view::ResultLine& read) {
    if (!read.forfeits.empty()) return !table.score && table.forfeits == read.forfeits;
    return table.score && table.score->sides == read.score.sides;
  }
  void take_board(const NumberedLine& line) {
    last_ = line.number;
    auto read = view::read_board_line(line.text, trial_);
    if (!read) return report_.refuse(line.number, line.text, std::move(read.error()));
    const auto same = std::ranges::find(boards_, read->board, &view::BoardLine::board);
    if (same != boards_.end())
      return report_.refuse(line.number, line.text, say("Board {0} is in this list already.", {read->board}));
    boards_.push_back(std::move(*read));
    report_.add(line.number, line.text, "entered", {});
  }
  void refuse_second(const NumberedLine& line, const league::PlayedTable& table) {
    const std::string before = view::remarked_text(table);
    report_.refuse(line.number, line.text,
                   say("Its result is {0} already; \"tanteador league correct\" changes it.",
                       {std::string_view(before)}));
  }
  void enter(const NumberedLine& line, const view::ResultLine& read) {
    league::CompetitionEvent event = league::event::ResultEntered{read.table, read.score, {}, read.remark};
    if (!read.forfeits.empty()) event = league::event::Forfeited{read.table, read.forfeits, read.remark};
    if (const auto answer = league::apply(trial_, event); !answer)
      return report_.refuse(line.number, line.text, sentence(answer.error(), names_));
    events_.push_back(std::move(event));
    report_.add(line.number, line.text, "entered", table_text(trial_, read.table, names_));
  }

  std::string id_;
  league::Competition trial_;
  std::vector<std::string> names_;
  codec::EditionPtr rules_;
  std::map<league::TableRef, int> seen_;  // the line of each
  LineReport report_;
  std::vector<view::BoardLine> boards_;
  int last_ = 0;  // line of a board
  std::vector<league::CompetitionEvent> events_;
};

bool is_heading(const std::string& text) { return text.find_first_of("0123456789") == text.npos; }

}  // namespace

Answer results_at_once(const Context& context, const ResultTyped& arguments) {
  if (!(arguments.table.empty() && arguments.names.empty()))
    throw unreadable(tr("Either a list or one table, not both."));
  const std::vector<NumberedLine> lines = lines_of_file(arguments.file);
  if (lines.size() == 1 && is_heading(lines.front().text)) throw unreadable(tr("The list is empty."));
  Desk desk(context, Wants::to_write);
  auto competition = desk.competition(arguments.id);
  const session::Session session(desk.store.get(), session::system_host());
  ResultList list(competition, desk.names(competition.now), session.ruleset(competition.now.setup.ruleset));
  for (const NumberedLine& line : lines) {
    if (&line == &lines.front() && is_heading(line.text))
      list.skip(line);
    else
      list.take({line.number, as_slip_code(*desk.store, line.text)});
  }
  list.end();
  const LineReport& report = list.report();
  if (report.all_stand() && !list.events().empty()) {
    const auto answer = desk.league.enter_together(competition, list.events());
    if (!answer)
      return refused_answer(context, competition.head.id, answer.error(), desk.names(competition.now));
  }
  return report.answer(context, competition.head.id,
                       view::open_tables_text(static_cast<int>(whats_missing(competition.now).size())));
}

}  // namespace tanteador::cli
