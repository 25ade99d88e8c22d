#include "src/print/report_page.hpp"

#include <utility>

#include "src/reports/words.hpp"

namespace tanteador::print {

namespace {

Weight weight_of(report::Tone tone) {
  constexpr Weight kOfTones[] = {Weight::faint, Weight::plain, Weight::strong, Weight::strong, Weight::plain};
  return kOfTones[static_cast<int>(tone)];
}

struct WeightOf {
  Weight operator()(const report::Participant&) const { return Weight::strong; }
  Weight operator()(const report::Mark& mark) const { return weight_of(mark.tone); }
  Weight operator()(const report::Reason&) const { return Weight::faint; }
  Weight operator()(const auto&) const { return Weight::plain; }
};

// Figures that were put into words keep a sign of their own.
Cell cell_of(const report::Cell& cell, report::Align align) {
  const std::string text = display_text(cell);
  return {align == report::Align::right ? report::with_minus_signs(text) : text,
          std::visit(WeightOf{}, cell)};
}

}  // namespace

Table table_of(const report::Table& table, std::span<const report::Group> frame) {
  Table made{{}, {}, table.layout == report::Layout::bracket};
  const std::vector<std::size_t> columns = shown_columns(table, frame.front());
  for (const std::size_t i : columns) {
    const report::Column& column = table.columns[i];
    made.columns.push_back({title_of(table, frame.front(), i),
                            column.align == report::Align::right ? Align::right : Align::left,
                            column.shrinks ? 1.0 : 0.0});
  }
  for (const report::Group& group : frame) {
    for (const report::Row& row : group.rows) {
      Row& line = made.rows.emplace_back();
      for (const std::size_t i : columns)
        line.cells.push_back(i < row.size() ? cell_of(row[i], table.columns[i].align) : Cell{});
    }
    if (!group.caption.empty()) made.rows.push_back({{{group.caption, Weight::strong}}});
  }
  return made;
}

void add_report(Document& document, const report::Table& table) {
  if (table.layout != report::Layout::upright) document.orientation = Orientation::landscape;
  if (!has_rows(table) && !table.empty.empty()) document.blocks.push_back({Paragraph{table.empty}});
  for (const auto frame : frames(table)) {
    const report::Group& first = frame.front();
    if (first.rows.empty()) continue;
    if (!first.title.empty()) document.blocks.push_back({Heading{first.title}});
    document.blocks.push_back({table_of(table, frame)});
    for (const report::Group& group : frame)
      for (const std::string& note : group.notes) document.blocks.push_back({Paragraph{note, Weight::faint}});
  }
}

void add_legend(Document& document, const report::Table& table) {
  Pairs legend;
  for (const report::Column& column : table.columns)
    if (!column.legend.empty()) legend.lines.emplace_back(column.title, column.legend);
  if (!legend.lines.empty()) document.blocks.push_back({std::move(legend)});
}

}  // namespace tanteador::print
