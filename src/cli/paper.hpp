#pragma once
// Writing for a terminal or a printer: colours where there are any, lines of the best characters the locale
// has, columns that stay straight whatever script a name is written in.

#include <string>
#include <string_view>
#include <vector>

#include "src/core/letters.hpp"

namespace tanteador::cli {

enum class Ink { plain, strong, faint, good, bad, title };

struct Paper {
  bool colour = false;
  bool utf8 = false;  // else lines and signs are drawn in ASCII
  int columns = 100;

  std::string write(Ink ink, std::string_view text) const;  // harmless, in colour where there is any
};

// Of standard output: a terminal's width and colours, unless NO_COLOR or TERM=dumb says otherwise.
Paper paper_of_output();

// Columns a terminal uses for it; wide characters take two, combining ones none.
int width_of(std::string_view text);
// Signs of our own sentences for a terminal that has ASCII only. Names are left alone.
std::string in_ascii(std::string_view text);

struct Cell {
  std::string text;
  Ink ink = Ink::plain;
};

class Table {
 public:
  enum class Align { left, right };
  struct Column {
    std::string title;
    Align align = Align::left;
    bool wraps = false;  // gives way where the paper is too narrow
  };

  // A caption goes across the table and has no cells.
  struct Line {
    std::vector<Cell> cells;
    std::string caption;
  };

  explicit Table(std::vector<Column> columns) : columns_(std::move(columns)) {}
  void row(std::vector<Cell> cells);
  // A line across the table with a word on it.
  void across(std::string_view caption) { lines_.push_back({{}, harmless(caption)}); }
  bool empty() const { return lines_.empty(); }
  const std::vector<Column>& columns() const { return columns_; }
  const std::vector<Line>& lines() const { return lines_; }
  std::string draw(const Paper& paper) const;

 private:
  std::vector<int> widths(const Paper& paper) const;
  std::string drawn(const Paper& paper) const;

  std::vector<Column> columns_;
  std::vector<Line> lines_;
};

// At blanks, into lines of at most `columns`; a longer word stands alone on its line.
std::vector<std::string> wrapped(std::string_view text, int columns);

}  // namespace tanteador::cli
