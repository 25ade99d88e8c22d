#pragma once
// What a league hands out as files: the same standings, rounds and crosstables as lines of data and as pages.

#include <functional>

#include "src/cli/league/desk.hpp"
#include "src/cli/printed.hpp"
#include "src/desk/pages.hpp"
#include "src/print/document.hpp"
#include "src/print/xlsx.hpp"
#include "src/view/league/papers.hpp"

namespace tanteador::cli {

// One table of data. Column names are for programs and never translated; a cell is a text, a number, a truth
// or null.
struct Records {
  std::vector<std::string> columns;
  std::vector<std::vector<nlohmann::json>> rows;
};
// The same where there may be a million rows, each made when its turn comes; they may be asked for twice.
struct RecordRows {
  using Each = std::function<void(const std::vector<nlohmann::json>& row)>;
  std::vector<std::string> columns;
  std::function<void(const Each&)> each;
};
// Empty cells for null. With ";" as spreadsheets of most languages open it by a double click: a byte order
// mark in front, and a comma in numbers.
std::string csv(const Records& records, char separator = ',');
print::Sheet workbook(const Records& records, std::string title);
std::string json_lines(const Records& records);  // an object a line, fields in order of the columns
// `value` counts halves, quarters …; whole numbers stay whole: 4 halves are 2, 3 are 1.5.
nlohmann::json decimal(std::int64_t value, int parts);

// "half_bye"; for programs, never translated.
std::string_view kind_word(league::Kind kind);

using desk::WayIn;

// A competition as it is to be shown.
struct Shown {
  const session::OpenCompetition& open;
  const std::vector<std::string>& names;  // of the entrants
  int stage = 0;
  std::optional<int> rounds = {};  // so many of the stage; all of them
  // The rounds the standings are after.
  int after() const {
    const auto drawn = static_cast<int>(open.now.stages[stage].rounds.size());
    return std::min(rounds.value_or(drawn), drawn);
  }
  bool why = false;  // with what tells each from the next, or why a pairing was made
  std::map<league::TableRef, WayIn> ways_in = {};  // on slips and cards, of tables that have one
};

// As it was asked for: else after the last round that is complete.
Shown shown_as(const session::OpenCompetition& open, const std::vector<std::string>& names,
               const Moment& arguments);

Records standings_records(const Shown& shown);
Records crosstable_records(const Shown& shown);
// A line for each entrant of each of the rounds.
Records round_records(const Shown& shown, std::span<const league::RoundRef> rounds);

// The tables as a terminal shows them, and as pages take them over.
Table standings_table(const league::Standings& standings, const std::vector<std::string>& names);
// A crosstable in pieces, so many columns each: a wider one nobody can read. Each has everybody's line.
inline constexpr std::size_t kCrossPiece = 20;
std::vector<Table> crosstables_of(const Shown& shown, const league::Standings& part);
Table entrants_table(const Shown& shown);

// Tables of no competition in particular; those without a line are left out.
print::Document tables_page(std::string title, std::string subtitle, const std::vector<Table>& tables);
print::Document standings_page(const Shown& shown);
print::Document crosstable_page(const Shown& shown);
print::Document entrants_page(const Shown& shown);  // with the last round, where there is one
print::Document round_page(const Shown& shown, league::RoundRef round);
print::Document rounds_page(const Shown& shown,
                            std::span<const league::RoundRef> rounds);  // one below another
// To stand on the tables: the number to be read across a room, and who sits there.
print::Document cards_page(const Shown& shown, league::RoundRef round);
// For the best of the final list, each on a page of its own.
print::Document diplomas_page(const Shown& shown);
// To be filled in and signed, four on a page; each bears its table's way in, else view::slip_code().
print::Document slips_page(const Shown& shown, league::RoundRef round);
// A paper as a page of that title.
print::Document paper_page(const std::string& title, const view::LeaguePaper& paper);
// What a table can be written to.
struct LeagueFiles : Pages {
  std::string csv, separator, jsonl, xlsx;
  void describe(Usage& usage);
  bool as_data() const { return !(csv.empty() && jsonl.empty() && xlsx.empty()); }
  bool wanted() const { return as_data() || Pages::wanted(); }
};
// Writes those asked for, in place of what is there. Throws Problem. Returns a line for each.
std::string write_league_files(const LeagueFiles& files, const Records& records, const print::Document& page);
// The CSV and the JSON Lines that are asked for, a row at a time; "-" goes to standard output at once.
std::string write_league_rows(const LeagueFiles& files, const RecordRows& records, bool utf8);

}  // namespace tanteador::cli
