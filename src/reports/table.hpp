#pragma once
// A table for people and programs. Makers build it from values, never from text. A writer decides only how
// cells look: terminal, CSV, JSON, workbook, paper, HTML, panel, phones.

#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace tanteador::report {

// A cell for programs, the same in every language. monostate: an empty cell, null in JSON.
using Value = std::variant<std::monostate, bool, std::int64_t, double, std::string>;

struct Fraction {  // 7 halves: "3½" for people, 3.5 for programs
  std::int64_t count = 0;
  int parts = 2;  // number that makes one: 1, 2, 4 or 100
  bool operator==(const Fraction&) const = default;
};
struct Measure {  // "1512.35" for people; programs get every digit
  double value = 0;
  bool operator==(const Measure&) const = default;
};
struct Money {  // "12.50 CHF"; programs get 12.5
  std::int64_t hundredths = 0;
  std::string currency = {};
  bool operator==(const Money&) const = default;
};
struct Participant {  // "Ana (penalty −1)"; programs get the name
  std::string name = {}, remark = {};
  std::string link = {};  // on a web page: address of the participant's page
  bool operator==(const Participant&) const = default;
};
struct Result {  // "12+ (3½)" for people, "12+ (3.5)" for programs
  std::string text;
  Value data = {};
  bool operator==(const Result&) const = default;
};
enum class Tone { faint, plain, strong, good, bad };
struct Mark {  // "withdrawn"
  std::string text;
  Tone tone = Tone::faint;
  bool operator==(const Mark&) const = default;
};
struct Reason {  // "Ana before Beto: Buchholz 14 to 12½"
  std::string sentence;
  bool operator==(const Reason&) const = default;
};
using Cell = std::variant<std::monostate, std::int64_t, bool, Fraction, Measure, Money, std::string,
                          Participant, Result, Mark, Reason>;
using Row = std::vector<Cell>;  // one cell for each column, in order

std::string display_text(const Cell& cell);  // in the reader's language, with U+2212 for minus
Value value(const Cell& cell);
Cell text_or_empty(std::string text);  // an empty text becomes an empty cell
template <class Number>
Cell integer(Number number) {
  return static_cast<std::int64_t>(number);
}

enum class Align { left, centre, right };
enum class Audience { everyone, readers, programs };

struct Column {
  std::string key = {};    // for programs: unique, never translated
  std::string title = {};  // for people
  Align align = Align::left;
  int share = 0;  // share of the free width; 0: as wide as its longest text, never wrapped
  Audience audience = Audience::everyone;
  std::string legend = {};  // the full form of a short title
};
Column text_column(std::string key, std::string title);  // a share of 1
Column word_column(std::string title);                   // one word, keeps its width; only for people
Column number_column(std::string key, std::string title, std::string legend = {});
Column data_column(std::string key);                      // only for programs
Column remark_column();                                   // only for people, without a title
Column for_readers_if(bool they_need_it, Column column);  // otherwise only for programs

// Consecutive groups without a title share a frame.
struct Group {
  std::string title = {};
  std::vector<Row> rows = {};
  std::string caption = {};              // across the frame, below its rows
  std::vector<std::string> notes = {};   // sentences below the frame
  std::vector<std::string> titles = {};  // own column titles; people do not see columns without one
};

enum class Layout { upright, wide, bracket };

struct Table {
  std::string title = {};  // below the name of the competition
  std::vector<Column> columns = {};
  std::vector<Group> groups = {};
  std::string empty = {};          // a sentence for a table without rows
  std::string group_key = "part";  // extra column for programs if there are several groups; empty: none
  Layout layout = Layout::upright;
};

bool has_rows(const Table& table);
void add_row(Table& table, Row row);  // to the last group
// The groups of each frame: one with a title, or several without. The spans refer to `table`.
std::vector<std::span<const Group>> frames(const Table& table);
// Indexes of the columns of a group that people see, and the title of such a column.
std::vector<std::size_t> shown_columns(const Table& table, const Group& group);
const std::string& title_of(const Table& table, const Group& group, std::size_t column);

// The keys of the columns for programs, and the values of a row under them.
std::vector<std::string> data_columns(const Table& table);
std::vector<Value> data_row(const Table& table, const Group& group, const Row& row);

// Splits a wide table. Each piece has all columns up to the first with a share, then `columns` of the other
// columns for people. Columns for programs are left out.
std::vector<Table> split_table(const Table& table, std::size_t columns);

}  // namespace tanteador::report
