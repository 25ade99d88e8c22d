#include "src/print/table.hpp"

#include <algorithm>
#include <numeric>

#include "src/reports/report_page.hpp"

namespace tanteador::print {

namespace {

constexpr double kSide = 3, kAbove = 1.5;  // margins of a cell, in points
constexpr double kShareMin = 70;           // minimum width of a column with a share, at the size of the body
constexpr double kFixedPart = 0.4;         // maximum width of other columns, as a part of the frame
constexpr double kStep = 0.5;
constexpr std::size_t kTitleLines = 4;  // maximum; further lines of a column title are cut off

// A line of a frame: a row, or a caption across all columns.
struct FrameLine {
  const report::Row* row = nullptr;
  const std::string* caption = nullptr;
};

// Widths of the columns at a size of 1 point, without margins.
std::vector<double> natural_widths(const Canvas& canvas, const report::Table& table,
                                   const std::vector<std::size_t>& columns) {
  std::vector<double> widths;
  for (const std::size_t column : columns) {
    double& width = widths.emplace_back(
        natural_width(canvas, {Face::bold, 1}, title_of(table, table.groups.front(), column)));
    for (const report::Group& group : table.groups)
      for (const report::Row& row : group.rows) {
        const report::CellLook cell = look_of(table, row, column);
        width = std::max(width, natural_width(canvas, type_of(cell.weight, 1), cell.text));
      }
  }
  return widths;
}

double sum(const std::vector<double>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), 0.0);
}

// Narrows the widest columns until the sum is `width`.
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

// Type size, and column widths with margins, in points.
struct Fit {
  double points = report::kBodyPoints;
  std::vector<double> widths;
};

Fit fit_columns(const Canvas& canvas, const report::Table& table, const std::vector<std::size_t>& columns,
                double width) {
  const std::vector<double> natural = natural_widths(canvas, table, columns);
  const auto share = [&](std::size_t i) { return table.columns[columns[i]].share; };
  Fit fit;
  for (fit.points = report::kBodyPoints; fit.points >= report::kSmallestPoints; fit.points -= kStep) {
    fit.widths.clear();  // columns with a share get their minimum width
    for (std::size_t i = 0; i < natural.size(); ++i)
      fit.widths.push_back(std::min(natural[i] * fit.points + 2 * kSide,
                                    share(i) > 0 ? kShareMin * fit.points / report::kBodyPoints
                                                 : std::max(kFixedPart * width, kShareMin)));
    if (sum(fit.widths) <= width) break;
  }
  fit.points = std::max(fit.points, report::kSmallestPoints);
  narrow(fit.widths, width);
  int shares = 0;
  for (std::size_t i = 0; i < columns.size(); ++i) shares += share(i);
  const double rest = width - sum(fit.widths);
  for (std::size_t i = 0; shares > 0 && i < fit.widths.size(); ++i) fit.widths[i] += rest * share(i) / shares;
  return fit;
}

struct Lines {
  std::vector<std::vector<std::string>> cells;
  std::vector<Type> types;
  std::size_t height = 1;  // lines of the highest cell
};

class Drawing {
 public:
  Drawing(Pen& pen, const report::Table& table)
      : pen_(pen),
        table_(table),
        columns_(shown_columns(table, table.groups.front())),
        fit_(fit_columns(pen.canvas(), table, columns_, pen.frame().width)) {
    for (const report::Group& group : table.groups) {
      for (const report::Row& row : group.rows) rows_.push_back({.row = &row});
      if (!group.caption.empty()) rows_.push_back({.caption = &group.caption});
    }
  }

  void draw() {
    std::vector<report::CellLook> titles;
    for (const std::size_t column : columns_)
      titles.push_back({title_of(table_, table_.groups.front(), column), report::Weight::strong});
    titled_ = std::ranges::any_of(titles, [](const report::CellLook& cell) { return !cell.text.empty(); });
    titles_ = break_lines(titles);
    titles_.height = std::min(titles_.height, kTitleLines);
    const Lines first = rows_.empty() ? Lines{} : lines_of(rows_.front());
    if (!pen_.need(height_of(titles_) + height_of(first))) return;
    draw_titles();
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      if (!need(height_of_matches(i)) || !draw_row(rows_[i])) return;
    }
  }

 private:
  double line_height() const { return kLineFactor * fit_.points; }
  double height_of(const Lines& lines) const {
    return static_cast<double>(lines.height) * line_height() + 2 * kAbove;
  }
  double all() const { return sum(fit_.widths); }

  Lines break_lines(const std::vector<report::CellLook>& cells) const {
    Lines lines;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      lines.types.push_back(type_of(cells[i].weight, fit_.points));
      const double width = cells.size() < fit_.widths.size() ? all() : fit_.widths[i];
      lines.cells.push_back(wrap_lines(pen_.canvas(), lines.types.back(), cells[i].text, width - 2 * kSide));
      lines.height = std::max(lines.height, lines.cells.back().size());
    }
    return lines;
  }
  Lines lines_of(const FrameLine& line) const {
    if (line.caption) return break_lines({{*line.caption, report::Weight::strong}});
    std::vector<report::CellLook> cells;
    for (const std::size_t column : columns_) cells.push_back(look_of(table_, *line.row, column));
    return break_lines(cells);
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

  void draw_lines(const Lines& lines, std::size_t from, std::size_t to) {
    double left = pen_.frame().left;
    const bool across = lines.cells.size() < fit_.widths.size();
    for (std::size_t i = 0; i < lines.cells.size(); ++i) {
      const double width = across ? all() : fit_.widths[i];
      const Pen::Place place{left + kSide, width - 2 * kSide,
                             across ? report::Align::left : table_.columns[columns_[i]].align};
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

  bool is_bracket() const { return table_.layout == report::Layout::bracket; }
  bool has_text(const FrameLine& line, std::size_t i) const {
    return line.row && !look_of(table_, *line.row, columns_[i]).text.empty();
  }
  // True if two rows form a match of a bracket: a column has text in both.
  bool are_match(const FrameLine& above, const FrameLine& below) const {
    for (std::size_t i = 0; i < fit_.widths.size(); ++i) {
      if (has_text(above, i) && has_text(below, i)) return true;
    }
    return false;
  }
  // The height of the bracket's matches that begin at this row, which stay on one page; 0: none begin.
  double height_of_matches(std::size_t first) const {
    if (!is_bracket() || (before_ && are_match(*before_, rows_[first]))) return 0;
    double height = height_of(lines_of(rows_[first]));
    for (std::size_t i = first; i + 1 < rows_.size() && are_match(rows_[i], rows_[i + 1]); ++i)
      height += height_of(lines_of(rows_[i + 1]));
    return std::min(height, pen_.frame().height() - height_of(titles_));
  }

  // Draws a row; breaks it only if it is higher than a page. False: the frame is full.
  bool draw_row(const FrameLine& row) {
    const Lines lines = lines_of(row);
    const double page = pen_.frame().height() - height_of(titles_);
    const auto fits = static_cast<std::size_t>(std::max(1.0, (page - 2 * kAbove) / line_height()));
    for (std::size_t from = 0; from < lines.height; from += fits) {
      const std::size_t to = std::min(lines.height, from + fits);
      if (!need(static_cast<double>(to - from) * line_height() + 2 * kAbove)) return false;
      draw_lines(lines, from, to);
    }
    if (is_bracket())
      draw_bracket(row, height_of(lines));
    else
      rule(Stroke::thin);
    return true;
  }

  void draw_bracket(const FrameLine& row, double height) {
    double left = pen_.frame().left;
    for (std::size_t i = 0; i < fit_.widths.size(); ++i) {
      const double right = left + fit_.widths[i];
      if (has_text(row, i)) {
        pen_.canvas().line(left, pen_.y(), right, pen_.y(), Stroke::thin);
        if (before_ && has_text(*before_, i))
          pen_.canvas().line(right, pen_.y() - height, right, pen_.y(), Stroke::thin);
      }
      left = right;
    }
    before_ = &row;
  }

  Pen& pen_;
  const report::Table& table_;
  std::vector<std::size_t> columns_;
  Fit fit_;
  std::vector<FrameLine> rows_;
  Lines titles_;
  bool titled_ = false;
  const FrameLine* before_ = nullptr;  // previous row of a bracket; null: none on this page
};

}  // namespace

Type type_of(report::Weight weight, double points) {
  switch (weight) {
    case report::Weight::plain: return {Face::regular, points, Shade::black};
    case report::Weight::strong: return {Face::bold, points, Shade::black};
    case report::Weight::faint: return {Face::regular, points, Shade::grey};
  }
  return {};
}

void draw(Pen& pen, const report::Table& table) {
  if (!table.columns.empty() && !table.groups.empty()) Drawing(pen, table).draw();
}

void draw(Pen& pen, const report::Pairs& pairs) {
  constexpr double kBetween = 8, kLabelPart = 0.4;
  const Type label{Face::regular, report::kBodyPoints, Shade::grey}, value{};
  double widest = 0;
  for (const auto& [name, text] : pairs.lines)
    widest = std::max(widest, natural_width(pen.canvas(), label, name));
  const Frame& frame = pen.frame();
  const double labels = std::min(widest, frame.width * kLabelPart);
  const double left = frame.left + labels + kBetween, width = frame.right() - left;
  for (const auto& [name, text] : pairs.lines) {
    const auto names = wrap_lines(pen.canvas(), label, name, labels);
    const auto values = wrap_lines(pen.canvas(), value, text, width);
    for (std::size_t i = 0; i < std::max(names.size(), values.size()); ++i) {
      if (!pen.need(kLineFactor * report::kBodyPoints)) return;
      if (i < names.size()) pen.line_of_text(label, names[i], {frame.left, labels});
      if (i < values.size()) pen.line_of_text(value, values[i], {left, width});
      pen.down(kLineFactor * report::kBodyPoints);
    }
  }
}

}  // namespace tanteador::print
