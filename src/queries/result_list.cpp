#include "src/queries/result_list.hpp"

#include <algorithm>

#include "src/core/text/text.hpp"
#include "src/rulebook/rulebook.hpp"
#include "src/view/league/round/slip.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::queries {

using view::say;

namespace {

bool is_remark(std::string_view line) {
  return line.starts_with('#') && (line.size() == 1 || line[1] < '0' || line[1] > '9');
}
bool is_heading(std::string_view text) { return text.find_first_of("0123456789") == text.npos; }

bool is_there(const league::PlayedTable& table, const view::ResultLine& read) {
  if (!read.forfeits.empty()) return !table.score && table.forfeits == read.forfeits;
  return table.score && table.score->sides == read.score.sides;
}

}  // namespace

std::vector<NumberedLine> lines_in(std::string_view text) {
  std::vector<NumberedLine> lines;
  int number = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    std::string_view line = text.substr(begin, end - begin);
    begin = end + 1;
    ++number;
    line = line.substr(0, line.find_last_not_of("\r \t") + 1);
    const std::size_t first = line.find_first_not_of(" \t");
    if (first != line.npos && !is_remark(line.substr(first)))
      lines.push_back({number, std::string(line.substr(first))});
  }
  return lines;
}

std::string as_slip_code(std::string line, const FindTable& find_table) {
  const std::size_t begin = line.find("http");
  if (begin == line.npos) return line;
  const std::size_t end = std::min(line.find_first_of(" \t;,", begin), line.size());
  const auto table = find_table(std::string_view(line).substr(begin, end - begin));
  if (!table) return line;
  return line.replace(begin, end - begin, report::slip_code(table->competition, table->table));
}

ResultList::ResultList(const session::OpenCompetition& open, std::vector<std::string> names,
                       codec::EditionPtr rules, std::optional<league::RoundRef> round)
    : id_(open.head.id),
      trial_(open.now),
      names_(std::move(names)),
      rules_(std::move(rules)),
      round_(round) {}

void ResultList::take(const std::vector<NumberedLine>& lines, const FindTable& find_table) {
  for (const NumberedLine& line : lines) {
    if (&line == &lines.front() && is_heading(line.text))
      add(line, State::heading, {});
    else
      take({line.number, as_slip_code(line.text, find_table)});
  }
  end();
}

void ResultList::take(const NumberedLine& line) {
  if (view::is_board_line(line.text)) return take_board(line);
  auto read = view::read_result_line(line.text, trial_, id_, rules_.get(), round_);
  if (!read) return refuse(line, std::move(read.error()));
  if (const auto first = first_lines_.find(read->table); first != first_lines_.end())
    return refuse(line, say("This table is already on line {0}.", {first->second}));
  const league::PlayedTable* table = view::table_in(trial_, read->table);
  if (!table) return enter(line, *read);  // enter() refuses it
  first_lines_.emplace(read->table, line.number);
  take(line, *read, *table);
  lines_.back().table = read->table;
}

void ResultList::take(const NumberedLine& line, const view::ResultLine& read,
                      const league::PlayedTable& table) {
  if (is_there(table, read)) return add(line, State::known, view::table_text(trial_, read.table, names_));
  const bool is_exception = !read.remark.empty() || !read.forfeits.empty();
  const rulebook::Edition* rules = is_exception ? nullptr : rules_.get();
  if (const auto fault = view::slip_fault(rules, read.score, trial_, read.table)) {
    const rulebook::Rule* rule = rulebook::find_rule(fault->rule);
    return refuse(line, render(fault->message, {}),
                  std::string(rule ? std::string_view(rule->number) : std::string_view(fault->rule)));
  }
  if (is_decided(table)) return refuse_second(line, read, table);
  const auto question = view::clock_question(rules, read.score, trial_, read.table);
  enter(line, read);
  if (!question || lines_.back().state != State::entered) return;
  lines_.back().question = render(*question, {});
  lines_.back().message += " " + lines_.back().question;
}

void ResultList::take_board(const NumberedLine& line) {
  last_ = line.number;
  auto read = view::read_board_line(line.text, trial_);
  if (!read) return refuse(line, std::move(read.error()));
  if (std::ranges::find(boards_, read->board, &view::BoardLine::board) != boards_.end())
    return refuse(line, say("Board {0} is already in this list.", {read->board}));
  boards_.push_back(std::move(*read));
  add(line, State::entered, {});
}

// The board slips of a table become a result when all are present.
void ResultList::end() {
  if (boards_.empty() || faults_ > 0) return;
  const auto results = view::results_of_boards(trial_, boards_);
  if (!results) return refuse({last_, {}}, results.error());
  for (const league::event::ResultEntered& result : *results) {
    if (const auto answer = league::apply(trial_, result); !answer)
      return refuse({last_, {}}, sentence(answer.error()));
    events_.emplace_back(result);
  }
}

void ResultList::add(const NumberedLine& line, State state, std::string message) {
  lines_.push_back({line.number, line.text, state, std::move(message)});
}

void ResultList::refuse(const NumberedLine& line, std::string message, std::string rule) {
  lines_.push_back({line.number, line.text, State::refused, std::move(message), std::move(rule)});
  ++faults_;
}

void ResultList::refuse_second(const NumberedLine& line, const view::ResultLine& read,
                               const league::PlayedTable& table) {
  const std::string before = view::remarked_text(table), reason(N_("typing mistake"));
  refuse(line, say("Its result is already {0}. Use \"tanteador league correct\" to change it.",
                   {std::string_view(before)}));
  league::CompetitionEvent correction =
      league::event::ResultCorrected{read.table, read.score, reason, {}, read.remark};
  if (!read.forfeits.empty()) correction = league::event::Forfeited{read.table, read.forfeits, reason};
  league::Competition then = trial_;
  if (const auto answer = league::apply(then, correction); !answer)
    lines_.back().message = sentence(answer.error());
  else
    lines_.back().correction = std::move(correction);
}

void ResultList::enter(const NumberedLine& line, const view::ResultLine& read) {
  league::CompetitionEvent event = league::event::ResultEntered{read.table, read.score, {}, read.remark};
  if (!read.forfeits.empty()) event = league::event::Forfeited{read.table, read.forfeits, read.remark};
  if (const auto answer = league::apply(trial_, event); !answer)
    return refuse(line, sentence(answer.error()));
  events_.push_back(std::move(event));
  add(line, State::entered, view::table_text(trial_, read.table, names_));
}

std::string ResultList::sentence(const league::LeagueRefusal& refused) const {
  return render(refused.message, {.seats = {}, .sides = names_});
}

}  // namespace tanteador::queries
