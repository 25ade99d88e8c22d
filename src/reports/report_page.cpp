#include "src/reports/report_page.hpp"

#include <utility>

#include "src/core/text/text.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

namespace {

Weight weight_of(Tone tone) {
  constexpr Weight kOfTones[] = {Weight::faint, Weight::plain, Weight::strong, Weight::strong, Weight::plain};
  return kOfTones[static_cast<int>(tone)];
}

struct WeightVisitor {
  Weight operator()(const Participant&) const { return Weight::strong; }
  Weight operator()(const Mark& mark) const { return weight_of(mark.tone); }
  Weight operator()(const Reason&) const { return Weight::faint; }
  Weight operator()(const auto&) const { return Weight::plain; }
};

}  // namespace

// Numbers in a column of text keep their own signs.
CellLook look_of(const Table& table, const Row& row, std::size_t column) {
  if (column >= row.size()) return {};
  const std::string text = display_text(row[column]);
  const auto* participant = std::get_if<Participant>(&row[column]);
  return {table.columns[column].align == Align::right ? with_minus_signs(text) : text,
          std::visit(WeightVisitor{}, row[column]), participant ? participant->link : std::string()};
}

Document page_of(std::string title, std::string subtitle, std::string_view now) {
  const std::string time = day_and_time(now);
  return {.title = std::move(title),
          .subtitle = std::move(subtitle),
          .footer = say("Printed {0}", {std::string_view(time)}),
          .language = language()};
}

void add_report(Document& document, const Table& table) {
  if (table.layout != Layout::upright) document.orientation = Orientation::landscape;
  if (!has_rows(table) && !table.empty.empty()) document.blocks.push_back({Paragraph{table.empty}});
  for (const auto frame : frames(table)) {
    const Group& first = frame.front();
    if (first.rows.empty()) continue;
    if (!first.title.empty()) document.blocks.push_back({Heading{first.title}});
    Table block{.columns = table.columns, .layout = table.layout};
    block.groups.assign(frame.begin(), frame.end());
    document.blocks.push_back({std::move(block)});
    for (const Group& group : frame)
      for (const std::string& note : group.notes) document.blocks.push_back({Paragraph{note, Weight::faint}});
  }
}

void add_legend(Document& document, const Table& table) {
  Pairs legend;
  for (const Column& column : table.columns)
    if (!column.legend.empty()) legend.lines.emplace_back(column.title, column.legend);
  if (!legend.lines.empty()) document.blocks.push_back({std::move(legend)});
}

}  // namespace tanteador::report
