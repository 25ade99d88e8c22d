#include "src/cli/output/qr.hpp"

#include <vector>

#include "src/print/qr.hpp"

namespace tanteador::cli {

// Two rows of squares in a line, dark on white on any terminal.
std::string qr_text(const Terminal& paper, const std::string& address) {
  if (!paper.colour || !paper.utf8) return {};
  const auto squares = print::squares(address);
  if (!squares || squares->side > paper.columns) return {};
  const auto side = static_cast<std::size_t>(squares->side);
  std::vector<std::vector<bool>> dark(side + 1, std::vector<bool>(side));
  for (const print::Dark& run : squares->dark) {
    for (int x = run.x; x < run.x + run.length; ++x) dark[run.y][x] = true;
  }
  std::string text;
  for (std::size_t y = 0; y < side; y += 2) {
    text += "\033[30;107m";
    for (std::size_t x = 0; x < side; ++x)
      text += dark[y][x] ? (dark[y + 1][x] ? "█" : "▀") : dark[y + 1][x] ? "▄" : " ";
    text += "\033[0m\n";
  }
  return text;
}

}  // namespace tanteador::cli
