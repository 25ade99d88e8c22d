#include "src/cli/output/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <clocale>
#include <cstdlib>
#include <cwchar>
#include <utility>

#include "src/core/ids.hpp"

namespace tanteador::cli {

namespace {

int columns_of(char32_t c) {
  static const locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
  if (c < 0x80 || utf8 == nullptr) return 1;
  const locale_t before = uselocale(utf8);
  const int columns = wcwidth(static_cast<wchar_t>(c));
  uselocale(before);
  return columns < 0 ? 1 : columns;
}

}  // namespace

std::string Terminal::write(Ink ink, std::string_view text) const {
  constexpr std::array<std::string_view, 6> kCodes{"", "1", "2", "1;32", "1;31", "1;36"};
  if (!colour || ink == Ink::plain || text.empty()) return strip_controls(text);
  return "\x1b[" + std::string(kCodes[index(ink)]) + "m" + strip_controls(text) + "\x1b[0m";
}

Terminal output_terminal() {
  Terminal paper;
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

std::string to_ascii(std::string_view text) {
  constexpr std::pair<std::string_view, std::string_view> kSigns[] = {
      {"→", "->"}, {"·", "-"}, {"–", "-"}, {"—", "-"}, {"−", "-"}, {"…", "..."}, {"×", "x"}, {"✓", "+"}};
  std::string out(text);
  for (const auto& [sign, plain] : kSigns) {
    for (std::size_t at = out.find(sign); at != std::string::npos; at = out.find(sign, at))
      out.replace(at, sign.size(), plain);
  }
  return out;
}

std::vector<std::string> wrap_lines(std::string_view text, int columns) {
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

}  // namespace tanteador::cli
