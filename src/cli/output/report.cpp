#include "src/cli/output/report.hpp"

#include <algorithm>
#include <numeric>

#include "src/core/ids.hpp"

namespace tanteador::cli {

namespace {

constexpr int kNarrowest = 20;  // minimum width of a column that shrinks

struct InkVisitor {
  Ink operator()(const report::Participant&) const { return Ink::strong; }
  Ink operator()(const report::Mark& mark) const {
    constexpr Ink kInks[] = {Ink::faint, Ink::plain, Ink::strong, Ink::good, Ink::bad};
    return kInks[index(mark.tone)];
  }
  Ink operator()(const report::Reason&) const { return Ink::faint; }
  Ink operator()(const auto&) const { return Ink::plain; }
};

struct Lines {
  std::string_view top[3], middle[3], bottom[3];  // left, joint, right
  std::string_view across, down;
};
constexpr Lines kBoxes{{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}, "─", "│"};
constexpr Lines kAscii{{"+", "+", "+"}, {"+", "+", "+"}, {"+", "+", "+"}, "-", "|"};

std::string repeat_text(std::string_view text, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += text;
  return out;
}

std::string line_across(const Lines& lines, const std::string_view (&ends)[3],
                        const std::vector<int>& widths) {
  std::string out(ends[0]);
  for (std::size_t i = 0; i < widths.size(); ++i) {
    out += repeat_text(lines.across, widths[i] + 2);
    out += i + 1 < widths.size() ? ends[1] : ends[2];
  }
  return out + "\n";
}

std::string caption_across(const Terminal& paper, const Lines& lines, const std::vector<int>& widths,
                           const std::string& caption) {
  const int inside =
      std::accumulate(widths.begin(), widths.end(), 0) + 3 * static_cast<int>(widths.size()) - 1;
  const int rest = std::max(0, inside - width_of(caption) - 4);
  return std::string(lines.middle[0]) + repeat_text(lines.across, 2) + " " +
         paper.write(Ink::strong, caption) + " " + repeat_text(lines.across, rest) +
         std::string(lines.middle[2]) + "\n";
}

std::string pad(const Terminal& paper, const InkedText& cell, int width, report::Align align) {
  const std::string blanks(static_cast<std::size_t>(std::max(0, width - width_of(cell.text))), ' ');
  const std::string text = paper.write(cell.ink, cell.text);
  return align == report::Align::left ? text + blanks : blanks + text;
}

// The groups of a frame in terminal columns. Texts become ASCII before they are measured, as a replacement
// may be wider.
class Frame {
 public:
  Frame(const report::Table& table, std::span<const report::Group> groups, const Terminal& paper)
      : paper_(paper), columns_(shown_columns(table, groups.front())), groups_(groups) {
    for (const std::size_t i : columns_) {
      heads_.push_back({signs(title_of(table, groups.front(), i)), Ink::strong});
      aligns_.push_back(table.columns[i].align);
      shrinks_.push_back(table.columns[i].share > 0);
    }
    for (const report::Group& group : groups)
      for (const report::Row& row : group.rows) {
        std::vector<InkedText>& cells = rows_.emplace_back();
        for (const std::size_t i : columns_)
          cells.push_back(i < row.size() ? InkedText{signs(strip_controls(display_text(row[i]))),
                                                     std::visit(InkVisitor{}, row[i])}
                                         : InkedText{});
      }
    set_widths();
  }

  std::string draw() const {
    const Lines& lines = paper_.utf8 ? kBoxes : kAscii;
    std::string out =
        line_across(lines, lines.top, widths_) + line_of(heads_) + line_across(lines, lines.middle, widths_);
    auto row = rows_.begin();
    for (const report::Group& group : groups_) {
      for (std::size_t i = 0; i < group.rows.size(); ++i) out += line_of(*row++);
      if (!group.caption.empty())
        out += caption_across(paper_, lines, widths_, signs(strip_controls(group.caption)));
    }
    return out + line_across(lines, lines.bottom, widths_);
  }

 private:
  std::string signs(const std::string& text) const { return paper_.utf8 ? text : to_ascii(text); }

  // Narrows the widest column first.
  void set_widths() {
    for (const InkedText& head : heads_) widths_.push_back(width_of(head.text));
    for (const auto& cells : rows_)
      for (std::size_t i = 0; i < cells.size(); ++i)
        widths_[i] = std::max(widths_[i], width_of(cells[i].text));
    int over = std::accumulate(widths_.begin(), widths_.end(), 0) + 3 * static_cast<int>(widths_.size()) + 1 -
               paper_.columns;
    for (; over > 0; --over) {
      int* widest = nullptr;
      for (std::size_t i = 0; i < widths_.size(); ++i) {
        const bool can = shrinks_[i] && widths_[i] > kNarrowest;
        if (can && (!widest || widths_[i] > *widest)) widest = &widths_[i];
      }
      if (!widest) break;
      --*widest;
    }
  }

  std::string line_of(const std::vector<InkedText>& cells) const {
    const Lines& lines = paper_.utf8 ? kBoxes : kAscii;
    std::vector<std::vector<std::string>> parts;
    std::size_t height = 1;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      parts.push_back(shrinks_[i] ? wrap_lines(cells[i].text, widths_[i]) : std::vector{cells[i].text});
      height = std::max(height, parts.back().size());
    }
    std::string out;
    for (std::size_t part = 0; part < height; ++part) {
      for (std::size_t i = 0; i < cells.size(); ++i) {
        const InkedText cell{part < parts[i].size() ? parts[i][part] : "", cells[i].ink};
        out += std::string(lines.down) + " " + pad(paper_, cell, widths_[i], aligns_[i]) + " ";
      }
      out += std::string(lines.down) + "\n";
    }
    return out;
  }

  const Terminal& paper_;
  std::vector<std::size_t> columns_;
  std::span<const report::Group> groups_;
  std::vector<InkedText> heads_;
  std::vector<report::Align> aligns_;
  std::vector<bool> shrinks_;
  std::vector<std::vector<InkedText>> rows_;
  std::vector<int> widths_;
};

}  // namespace

std::string terminal_text(const Terminal& paper, const report::Table& table) {
  if (!has_rows(table)) return table.empty.empty() ? std::string() : table.empty + "\n";
  std::string text;
  for (const auto frame : frames(table)) {
    if (frame.front().rows.empty()) continue;
    if (!frame.front().title.empty()) text += paper.write(Ink::title, frame.front().title) + "\n";
    text += Frame(table, frame, paper).draw();
    for (const report::Group& group : frame)
      for (const std::string& note : group.notes) text += paper.write(Ink::faint, note) + "\n";
  }
  return text;
}

}  // namespace tanteador::cli
