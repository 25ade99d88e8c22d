#pragma once
// Reads a list of results, one line for each table. All or none are entered; every line gets a remark.

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
// Returns the lines without blank ones and remarks ("# at the door"; "#3" is an entrant).
std::vector<NumberedLine> lines_in(std::string_view text);

// Finds the table that an address on a slip leads to. Null: none.
struct CompetitionTable {
  std::string competition;
  league::TableRef table;
};
using FindTable = std::function<std::optional<CompetitionTable>(std::string_view address)>;
// Replaces the address of a table in a typed or scanned line with report::slip_code().
std::string as_slip_code(std::string line, const FindTable& find_table);

// Reads results line by line. Each line is judged after the effects of the previous ones.
class ResultList {
 public:
  enum class State { entered, known, heading, refused };  // known: the result was entered before
  struct Line {
    int number = 0;
    std::string text;
    State state{};
    std::string message, rule = {};  // message: the parsed result, or the reason and rule of a refusal
    std::optional<league::TableRef> table = {};
    std::string question = {};  // confirms a score that is possible only if the clock ended the match
    std::optional<league::CompetitionEvent> correction = {};  // enters it in place of a different result
  };
  // `names`: by entrant. `rules`: the competition's ruleset, may be null. `round`: of a line without one;
  // empty: the round in play.
  ResultList(const session::OpenCompetition& open, std::vector<std::string> names, codec::EditionPtr rules,
             std::optional<league::RoundRef> round = {});

  // Reads all lines; the first one may be a heading.
  void take(const std::vector<NumberedLine>& lines, const FindTable& find_table);
  const std::vector<Line>& lines() const { return lines_; }
  int faults() const { return faults_; }  // number of refused lines; if there are any, enter nothing
  const std::vector<league::CompetitionEvent>& events() const { return events_; }

 private:
  void take(const NumberedLine& line);
  void take(const NumberedLine& line, const view::ResultLine& read, const league::PlayedTable& table);
  void take_board(const NumberedLine& line);
  void end();
  void add(const NumberedLine& line, State state, std::string message);
  void refuse(const NumberedLine& line, std::string message, std::string rule = {});
  void refuse_second(const NumberedLine& line, const view::ResultLine& read,
                     const league::PlayedTable& table);
  void enter(const NumberedLine& line, const view::ResultLine& read);
  std::string sentence(const league::LeagueRefusal& refused) const;

  std::string id_;
  league::Competition trial_;
  std::vector<std::string> names_;
  codec::EditionPtr rules_;
  std::optional<league::RoundRef> round_;
  std::map<league::TableRef, int> first_lines_;  // line number by table
  std::vector<Line> lines_;
  int faults_ = 0;
  std::vector<view::BoardLine> boards_;
  int last_ = 0;  // line number of a board
  std::vector<league::CompetitionEvent> events_;
};

}  // namespace tanteador::queries
