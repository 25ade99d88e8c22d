#include "src/print/table.hpp"

#include <algorithm>
#include <numeric>

namespace tanteador::print {

namespace {

constexpr double kSide = 3, kAbove = 1.5;  // margins of a cell, in points
constexpr double kShareMin = 70;           // a column that shares is not narrower, at the size of the body
constexpr double kFixedPart = 0.4;         // of the width: no other column is wider
constexpr double kStep = 0.5;
constexpr std::size_t kTitleLines = 4;  // the rest of a column's title is left out

bool is_across(const Table& table, const Row& row) {
  return row.cells.size() == 1 && table.columns.size() > 1;
}

// Of every column, one point high, without margins.
std::vector<double> natural_widths(const Canvas& canvas, const Table& table) {
  std::vector<double> widths;
  for (const Column& column : table.columns)
    widths.push_back(natural_width(canvas, {Face::bold, 1}, column.title));
  for (const Row& row : table.rows) {
    if (is_across(table, row)) continue;
    for (std::size_t i = 0; i < std::min(row.cells.size(), widths.size()); ++i)
      widths[i] =
          std::max(widths[i], natural_width(canvas, type_of(row.cells[i].weight, 1), row.cells[i].text));
  }
  return widths;
}

double sum(const std::vector<double>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), 0.0);
}

// The widest give way first, until all are `width` together.
void narrow(std::vector<double>& widths, double width) {
  std::vector<double> sorted = widths;
  std::ranges::sort(sorted);
  double left = width;
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    const double cap = left / static_cast<double>(sorted.size() - i);
    if (sorted[i] > cap) {
      for (double& each : widths) each = std::min(each, cap);
      return;
    }
    left -= sorted[i];
  }
}

// At this size, the columns that share as narrow as they may be.
std::vector<double> least_widths(const Table& table, const std::vector<double>& natural, double points,
                                 double width) {
  std::vector<double> widths;
  for (std::size_t i = 0; i < natural.size(); ++i) {
    const double most = table.columns[i].share > 0 ? kShareMin * points / kBodyPoints
                                                   : std::max(kFixedPart * width, kShareMin);
    widths.push_back(std::min(natural[i] * points + 2 * kSide, most));
  }
  return widths;
}

struct Lines {
  std::vector<std::vector<std::string>> cells;
  std::vector<Type> types;
  std::size_t height = 1;  // how many the highest cell has
};

class Drawing {
 public:
  Drawing(Pen& pen, const Table& table)
      : pen_(pen), table_(table), fit_(fitted(pen.canvas(), table, pen.frame().width)) {}

  void draw() {
    std::vector<Cell> titles;
    for (const Column& column : table_.columns) titles.push_back({column.title, Weight::strong});
    titled_ = std::ranges::any_of(titles, [](const Cell& cell) { return !cell.text.empty(); });
    titles_ = in_lines(titles);
    titles_.height = std::min(titles_.height, kTitleLines);
    const Lines first = table_.rows.empty() ? Lines{} : lines_of(table_.rows.front());
    if (!pen_.need(height_of(titles_) + height_of(first))) return;
    draw_titles();
    for (std::size_t i = 0; i < table_.rows.size(); ++i) {
      if (!need(height_of_matches(i)) || !draw_row(table_.rows[i])) return;
    }
  }

 private:
  double line_height() const { return kLineFactor * fit_.points; }
  double height_of(const Lines& lines) const {
    return static_cast<double>(lines.height) * line_height() + 2 * kAbove;
  }
  double all() const { return sum(fit_.widths); }

  Lines in_lines(const std::vector<Cell>& cells) const {
    Lines lines;
    for (std::size_t i = 0; i < fit_.widths.size(); ++i) {
      const Cell cell = i < cells.size() ? cells[i] : Cell{};
      lines.types.push_back(type_of(cell.weight, fit_.points));
      lines.cells.push_back(
          wrapped(pen_.canvas(), lines.types.back(), cell.text, fit_.widths[i] - 2 * kSide));
      lines.height = std::max(lines.height, lines.cells.back().size());
    }
    return lines;
  }
  Lines lines_of(const Row& row) const {
    if (!is_across(table_, row)) return in_lines(row.cells);
    Lines lines;
    lines.types.push_back(type_of(row.cells[0].weight, fit_.points));
    lines.cells.push_back(wrapped(pen_.canvas(), lines.types[0], row.cells[0].text, all() - 2 * kSide));
    lines.height = lines.cells[0].size();
    return lines;
  }

  void rule(Stroke stroke) {
    const double left = pen_.frame().left;
    pen_.canvas().line(left, pen_.y(), left + all(), pen_.y(), stroke);
  }

  void draw_titles() {
    if (!titled_) return;
    draw_lines(titles_, 0, titles_.height);
    rule(Stroke::thick);
  }

  // The lines `from` to `to` of a row at the pen, with the margins above and below.
  void draw_lines(const Lines& lines, std::size_t from, std::size_t to) {
    double left = pen_.frame().left;
    const bool across = lines.cells.size() < fit_.widths.size();
    for (std::size_t i = 0; i < lines.cells.size(); ++i) {
      const double width = across ? all() : fit_.widths[i];
      const Pen::Place place{left + kSide, width - 2 * kSide, across ? Align::left : table_.columns[i].align};
      for (std::size_t at = from; at < std::min(to, lines.cells[i].size()); ++at)
        pen_.line_of_text(lines.types[i], lines.cells[i][at], place,
                          kAbove + static_cast<double>(at - from) * line_height());
      left += width;
    }
    pen_.down(static_cast<double>(to - from) * line_height() + 2 * kAbove);
  }

  bool need(double height) {
    const int pages = pen_.canvas().pages();
    if (!pen_.need(height)) return false;
    if (pen_.canvas().pages() > pages) {
      before_ = nullptr;
      draw_titles();
    }
    return true;
  }

  static bool written(const Row& row, std::size_t i) {
    return i < row.cells.size() && !row.cells[i].text.empty();
  }
  // Two lines below one another in a column are a match.
  bool are_match(const Row& above, const Row& below) const {
    for (std::size_t i = 0; i < fit_.widths.size(); ++i) {
      if (written(above, i) && written(below, i)) return true;
    }
    return false;
  }
  // Of a bracket, where a match begins: of it and those that share its lines. They stay on one page.
  double height_of_matches(std::size_t first) const {
    const auto& rows = table_.rows;
    if (!table_.bracket || (before_ && are_match(*before_, rows[first]))) return 0;
    double height = height_of(lines_of(rows[first]));
    for (std::size_t i = first; i + 1 < rows.size() && are_match(rows[i], rows[i + 1]); ++i)
      height += height_of(lines_of(rows[i + 1]));
    return std::min(height, pen_.frame().height() - height_of(titles_));
  }

  // A row stays whole where a page can hold it.
  bool draw_row(const Row& row) {
    const Lines lines = lines_of(row);
    const double page = pen_.frame().height() - height_of(titles_);
    const auto fits = static_cast<std::size_t>(std::max(1.0, (page - 2 * kAbove) / line_height()));
    for (std::size_t from = 0; from < lines.height; from += fits) {
      const std::size_t to = std::min(lines.height, from + fits);
      if (!need(static_cast<double>(to - from) * line_height() + 2 * kAbove)) return false;
      draw_lines(lines, from, to);
    }
    if (table_.bracket)
      draw_bracket(row, height_of(lines));
    else
      rule(Stroke::thin);
    return true;
  }

  // The row that was drawn last, `height` points high.
  void draw_bracket(const Row& row, double height) {
    double left = pen_.frame().left;
    for (std::size_t i = 0; i < fit_.widths.size(); ++i) {
      const double right = left + fit_.widths[i];
      if (written(row, i)) {
        pen_.canvas().line(left, pen_.y(), right, pen_.y(), Stroke::thin);
        if (before_ && written(*before_, i))
          pen_.canvas().line(right, pen_.y() - height, right, pen_.y(), Stroke::thin);
      }
      left = right;
    }
    before_ = &row;
  }

  Pen& pen_;
  const Table& table_;
  Fit fit_;
  Lines titles_;
  bool titled_ = false;
  const Row* before_ = nullptr;  // of a bracket
};

}  // namespace

Type type_of(Weight weight, double points) {
  switch (weight) {
    case Weight::plain: return {Face::regular, points, Shade::black};
    case Weight::strong: return {Face::bold, points, Shade::black};
    case Weight::faint: return {Face::regular, points, Shade::grey};
  }
  return {};
}

Fit fitted(const Canvas& canvas, const Table& table, double width) {
  const std::vector<double> natural = natural_widths(canvas, table);
  Fit fit;
  for (fit.points = kBodyPoints; fit.points >= kSmallestPoints; fit.points -= kStep) {
    fit.widths = least_widths(table, natural, fit.points, width);
    if (sum(fit.widths) <= width) break;
  }
  fit.points = std::max(fit.points, kSmallestPoints);
  narrow(fit.widths, width);
  double shares = 0;
  for (const Column& column : table.columns) shares += column.share;
  const double rest = width - sum(fit.widths);
  for (std::size_t i = 0; shares > 0 && i < fit.widths.size(); ++i)
    fit.widths[i] += rest * table.columns[i].share / shares;
  return fit;
}

void draw(Pen& pen, const Table& table) {
  if (!table.columns.empty()) Drawing(pen, table).draw();
}

void draw(Pen& pen, const Pairs& pairs) {
  constexpr double kBetween = 8, kLabelPart = 0.4;
  const Type label{Face::regular, kBodyPoints, Shade::grey}, value{};
  double widest = 0;
  for (const auto& [name, text] : pairs.lines)
    widest = std::max(widest, natural_width(pen.canvas(), label, name));
  const Frame& frame = pen.frame();
  const double labels = std::min(widest, frame.width * kLabelPart);
  const double left = frame.left + labels + kBetween, width = frame.right() - left;
  for (const auto& [name, text] : pairs.lines) {
    const auto names = wrapped(pen.canvas(), label, name, labels);
    const auto values = wrapped(pen.canvas(), value, text, width);
    for (std::size_t i = 0; i < std::max(names.size(), values.size()); ++i) {
      if (!pen.need(kLineFactor * kBodyPoints)) return;
      if (i < names.size()) pen.line_of_text(label, names[i], {frame.left, labels});
      if (i < values.size()) pen.line_of_text(value, values[i], {left, width});
      pen.down(kLineFactor * kBodyPoints);
    }
  }
}

}  // namespace tanteador::print
