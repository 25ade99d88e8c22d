#include "src/cli/paper.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <clocale>
#include <cstdlib>
#include <cwchar>
#include <numeric>
#include <utility>

#include "src/core/ids.hpp"

namespace tanteador::cli {

namespace {

constexpr int kNarrowest = 20;  // a wrapping column is not made narrower

int columns_of(char32_t c) {
  static const locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
  if (c < 0x80 || utf8 == nullptr) return 1;
  const locale_t before = uselocale(utf8);
  const int columns = wcwidth(static_cast<wchar_t>(c));
  uselocale(before);
  return columns < 0 ? 1 : columns;
}

struct Lines {
  std::string_view top[3], middle[3], bottom[3];  // left, joint, right
  std::string_view across, down;
};
constexpr Lines kBoxes{{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}, "─", "│"};
constexpr Lines kAscii{{"+", "+", "+"}, {"+", "+", "+"}, {"+", "+", "+"}, "-", "|"};

std::string repeated(std::string_view text, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += text;
  return out;
}

std::string line_across(const Lines& lines, const std::string_view (&ends)[3],
                        const std::vector<int>& widths) {
  std::string out(ends[0]);
  for (std::size_t i = 0; i < widths.size(); ++i) {
    out += repeated(lines.across, widths[i] + 2);
    out += i + 1 < widths.size() ? ends[1] : ends[2];
  }
  return out + "\n";
}

std::string caption_across(const Paper& paper, const Lines& lines, const std::vector<int>& widths,
                           const std::string& caption) {
  const int inside =
      std::accumulate(widths.begin(), widths.end(), 0) + 3 * static_cast<int>(widths.size()) - 1;
  const int rest = std::max(0, inside - width_of(caption) - 4);
  return std::string(lines.middle[0]) + repeated(lines.across, 2) + " " + paper.write(Ink::strong, caption) +
         " " + repeated(lines.across, rest) + std::string(lines.middle[2]) + "\n";
}

std::string padded(const Paper& paper, const Cell& cell, int width, Table::Align align) {
  const std::string blanks(static_cast<std::size_t>(std::max(0, width - width_of(cell.text))), ' ');
  const std::string text = paper.write(cell.ink, cell.text);
  return align == Table::Align::left ? text + blanks : blanks + text;
}

}  // namespace

std::string Paper::write(Ink ink, std::string_view text) const {
  constexpr std::array<std::string_view, 6> kCodes{"", "1", "2", "1;32", "1;31", "1;36"};
  if (!colour || ink == Ink::plain || text.empty()) return harmless(text);
  return "\x1b[" + std::string(kCodes[index(ink)]) + "m" + harmless(text) + "\x1b[0m";
}

Paper paper_of_output() {
  Paper paper;
  const char *no_colour = std::getenv("NO_COLOR"), *term = std::getenv("TERM"),
             *columns = std::getenv("COLUMNS");
  const bool dumb = !term || std::string_view(term) == "dumb" || !*term;
  const bool terminal = isatty(STDOUT_FILENO) == 1;
  paper.colour = terminal && !dumb && (!no_colour || !*no_colour);
  std::mbstate_t state{};
  wchar_t character = 0;
  paper.utf8 = std::mbrtowc(&character, "é", 2, &state) == 2 && character == 0xE9;
  winsize size{};
  const int given = columns ? std::atoi(columns) : 0;
  if (given > 0)
    paper.columns = std::clamp(given, 40, 400);
  else if (terminal && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
    paper.columns = std::max<int>(size.ws_col, 40);
  return paper;
}

int width_of(std::string_view text) {
  int width = 0;
  while (!text.empty()) width += columns_of(next_letter(text));
  return width;
}

std::string in_ascii(std::string_view text) {
  constexpr std::pair<std::string_view, std::string_view> kSigns[] = {
      {"→", "->"}, {"·", "-"}, {"–", "-"}, {"—", "-"}, {"−", "-"}, {"…", "..."}, {"×", "x"}, {"✓", "+"}};
  std::string out(text);
  for (const auto& [sign, plain] : kSigns) {
    for (std::size_t at = out.find(sign); at != std::string::npos; at = out.find(sign, at))
      out.replace(at, sign.size(), plain);
  }
  return out;
}

std::vector<std::string> wrapped(std::string_view text, int columns) {
  std::vector<std::string> lines(1);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(text.size(), end + 1));
    if (lines.back().empty())
      lines.back() = word;
    else if (width_of(lines.back()) + 1 + width_of(word) <= columns)
      lines.back() += " " + std::string(word);
    else
      lines.emplace_back(word);
  }
  return lines;
}

void Table::row(std::vector<Cell> cells) {
  for (Cell& cell : cells) cell.text = harmless(cell.text);
  lines_.push_back({std::move(cells), {}});
}

std::vector<int> Table::widths(const Paper& paper) const {
  std::vector<int> widths;
  for (const Column& column : columns_) widths.push_back(width_of(column.title));
  for (const Line& line : lines_) {
    for (std::size_t i = 0; i < line.cells.size(); ++i)
      widths[i] = std::max(widths[i], width_of(line.cells[i].text));
  }
  int over = std::accumulate(widths.begin(), widths.end(), 0) + 3 * static_cast<int>(widths.size()) + 1 -
             paper.columns;
  for (; over > 0; --over) {  // the widest gives way first
    int* widest = nullptr;
    for (std::size_t i = 0; i < widths.size(); ++i) {
      const bool can = columns_[i].wraps && widths[i] > kNarrowest;
      if (can && (!widest || widths[i] > *widest)) widest = &widths[i];
    }
    if (!widest) break;
    --*widest;
  }
  return widths;
}

// Signs are turned into ASCII first: what stands for one may be wider.
std::string Table::draw(const Paper& paper) const {
  if (paper.utf8) return drawn(paper);
  Table plain = *this;
  for (Line& line : plain.lines_) {
    line.caption = in_ascii(line.caption);
    for (Cell& cell : line.cells) cell.text = in_ascii(cell.text);
  }
  return plain.drawn(paper);
}

std::string Table::drawn(const Paper& paper) const {
  const Lines& lines = paper.utf8 ? kBoxes : kAscii;
  const std::vector<int> width = widths(paper);
  std::string out = line_across(lines, lines.top, width);
  const auto add_row = [&](const std::vector<Cell>& cells) {
    std::vector<std::vector<std::string>> parts;
    std::size_t height = 1;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      parts.push_back(columns_[i].wraps ? wrapped(cells[i].text, width[i]) : std::vector{cells[i].text});
      height = std::max(height, parts.back().size());
    }
    for (std::size_t part = 0; part < height; ++part) {
      for (std::size_t i = 0; i < columns_.size(); ++i) {
        const Cell cell{part < parts[i].size() ? parts[i][part] : "", cells[i].ink};
        out += std::string(lines.down) + " " + padded(paper, cell, width[i], columns_[i].align) + " ";
      }
      out += std::string(lines.down) + "\n";
    }
  };
  std::vector<Cell> titles;
  for (const Column& column : columns_) titles.push_back({column.title, Ink::strong});
  add_row(titles);
  out += line_across(lines, lines.middle, width);
  for (const Line& line : lines_) {
    if (line.caption.empty())
      add_row(line.cells);
    else
      out += caption_across(paper, lines, width, line.caption);
  }
  return out + line_across(lines, lines.bottom, width);
}

}  // namespace tanteador::cli
