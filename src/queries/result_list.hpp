#pragma once
// Results of a list, a line a table, taken in whole or not at all, with a word on every line.

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/codec/roster.hpp"
#include "src/league/competition/competition.hpp"
#include "src/session/league/league.hpp"
#include "src/view/league/round/boards.hpp"
#include "src/view/league/round/result_lines.hpp"

namespace tanteador::queries {

struct NumberedLine {
  int number = 0;  // from 1
  std::string text;
};
// The lines of a text without blank ones and remarks ("# at the door"; "#3" is an entrant).
std::vector<NumberedLine> lines_in(std::string_view text);

// Which table an address leads to that a slip bears; nothing where it leads to none.
struct TableOf {
  std::string competition;
  league::TableRef table;
};
using FindTable = std::function<std::optional<TableOf>(std::string_view address)>;
// A line that was written, or scanned from a slip: the address of a table in it becomes view::slip_code().
std::string as_slip_code(std::string line, const FindTable& find_table);

// Takes results in line by line, each judged as those before it would leave the competition.
class ResultList {
 public:
  enum class State { entered, known, heading, refused };  // known: it was there already
  struct Line {
    int number = 0;
    std::string text;
    State state{};
    std::string told, rule = {};  // told: what was understood, or why it is refused, and by which rule
  };
  // `names`: of the entrants; `rules`: of the competition's ruleset, may be null.
  ResultList(const session::OpenCompetition& open, std::vector<std::string> names, codec::EditionPtr rules);

  // All of a text, a heading in front of it passed over. No line at all: the list is empty.
  void take(const std::vector<NumberedLine>& lines, const FindTable& find_table);
  const std::vector<Line>& lines() const { return lines_; }
  int faults() const { return faults_; }  // lines that are refused: nothing of the list is to be entered
  const std::vector<league::CompetitionEvent>& events() const { return events_; }

 private:
  void take(const NumberedLine& line);
  void take_board(const NumberedLine& line);
  void end();
  void add(const NumberedLine& line, State state, std::string told);
  void refuse(const NumberedLine& line, std::string told, std::string rule = {});
  void refuse_second(const NumberedLine& line, const league::PlayedTable& table);
  void enter(const NumberedLine& line, const view::ResultLine& read);
  std::string sentence(const league::Refused& refused) const;

  std::string id_;
  league::Competition trial_;
  std::vector<std::string> names_;
  codec::EditionPtr rules_;
  std::map<league::TableRef, int> seen_;  // the line of each
  std::vector<Line> lines_;
  int faults_ = 0;
  std::vector<view::BoardLine> boards_;
  int last_ = 0;  // line of a board
  std::vector<league::CompetitionEvent> events_;
};

}  // namespace tanteador::queries
