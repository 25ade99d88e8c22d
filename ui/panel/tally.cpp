// The tally of a side: matches in squares of five, those of the second half with a gold end.

#include <algorithm>

#include "ui/panel/matches.hpp"

namespace tanteador::ui {

namespace {

constexpr float kTallyStrip = 46;                 // units: the line with its two words
constexpr float kTallyGap = 28, kTallyWord = 20;  // of halves side by side

void draw_halves_in_row(Pen& pen, Rect area, const view::Tally& tally, const Matches& matches) {
  Rect words = area.cut_top(pen.px(kTallyWord));
  Rect left = area.cut_left((area.width() - pen.px(kTallyGap)) / 2, pen.px(kTallyGap));
  const float middle = (left.right + area.left) / 2;
  for (const float offset : {-2.5f, 2.5f}) {
    ImGui::GetWindowDrawList()->AddLine({middle + pen.px(offset), words.top},
                                        {middle + pen.px(offset), area.bottom}, pen.ink.accent, pen.px(2));
  }
  const TextStyle word{pen.look.small, pen.ink.text, Align::centre};
  pen.text({left.left, words.top, left.right, words.bottom}, tally.first, word);
  pen.text({area.left, words.top, area.right, words.bottom}, tally.second, word);
  matches.draw(left, 0, tally.half, false);
  matches.draw(area, tally.half, tally.target - tally.half, true);
}

void draw_double_line(Pen& pen, const Rect& strip, const view::Tally& tally) {
  const float middle = strip.centre().y;
  for (const float offset : {-2.5f, 2.5f}) {
    ImGui::GetWindowDrawList()->AddLine({strip.left, middle + pen.px(offset)},
                                        {strip.right, middle + pen.px(offset)}, pen.ink.accent, pen.px(2));
  }
  const TextStyle above{pen.look.small, pen.ink.text, Align::centre, Overflow::wrap, 1};
  const TextStyle below{pen.look.small, pen.ink.text, Align::centre, Overflow::wrap, 0};
  pen.text({strip.left, strip.top, strip.right, middle - pen.px(5)}, tally.first, above);
  pen.text({strip.left, middle + pen.px(6), strip.right, strip.bottom}, tally.second, below);
}

// The first half above the line, the second below, so that the line has one height for all sides.
void draw_halves_in_column(Pen& pen, Rect area, const view::Tally& tally, const Matches& matches) {
  const float block = (area.height() - pen.px(kTallyStrip)) / 2;
  matches.draw(area.cut_top(block), 0, tally.half, false);
  draw_double_line(pen, area.cut_top(pen.px(kTallyStrip)), tally);
  matches.draw(area, tally.half, tally.target - tally.half, true);
}

bool larger_beside(const Pen& pen, const Rect& area, const view::Tally& tally) {
  constexpr float kMuch = 1.25f;
  const Rect above{0, 0, area.width(), (area.height() - pen.px(kTallyStrip)) / 2},
      side_area{0, 0, (area.width() - pen.px(kTallyGap)) / 2, area.height() - pen.px(kTallyWord)};
  return Matches::square(pen, side_area, tally.half) > kMuch * Matches::square(pen, above, tally.half);
}

}  // namespace

void draw_tally(Pen& pen, const Rect& area, const view::Tally& tally, int side) {
  const Matches matches(pen, side, std::clamp(tally.points, 0, tally.target));
  if (tally.beans)
    matches.draw_beans(area, tally.target);
  else if (!tally.split)
    matches.draw(area, 0, tally.target, false);
  else if (larger_beside(pen, area, tally))
    draw_halves_in_row(pen, area, tally, matches);
  else
    draw_halves_in_column(pen, area, tally, matches);
}

}  // namespace tanteador::ui
