#include "src/room/site/drawing.hpp"

#include <algorithm>

namespace tanteador::room {

namespace {

using Kind = view::OutlineMarks::Kind;

constexpr int kFive = 5, kCell = 24, kLong = 20;  // units of the picture: a square or bundle of five, a mark
constexpr int kAcross = 4;                        // bundles of strokes in a row
constexpr int kStrokesMost = 100;                 // more nobody counts

struct Picture {
  std::string lines, heads;
  int width = 0, height = 0;
};

std::string at(int x, int y) { return std::to_string(x) + " " + std::to_string(y); }

// From (x, y), so long; its head is where it ends.
void draw_match(Picture& picture, int x, int y, int dx, int dy) {
  picture.lines += "M" + at(x, y) + "l" + at(dx, dy);
  picture.heads += "M" + at(x + dx, y + dy) + "h0";
}

// Clockwise from the left, then the diagonal.
void draw_matches(Picture& picture, int count, int top) {
  for (int i = 0; i < count; ++i) {
    const int left = i / kFive * kCell + 2, right = left + kLong, foot = top + kLong;
    switch (i % kFive) {
      case 0: draw_match(picture, left, foot, 0, -kLong); break;
      case 1: draw_match(picture, left, top, kLong, 0); break;
      case 2: draw_match(picture, right, top, 0, kLong); break;
      case 3: draw_match(picture, right, foot, -kLong, 0); break;
      default: draw_match(picture, left + 3, foot - 3, kLong - 6, 6 - kLong);
    }
  }
}

// Four and one across them, row below row.
void draw_strokes(Picture& picture, int count, int top) {
  for (int i = 0; i < count; ++i) {
    const int bundle = i / kFive, left = bundle % kAcross * kCell + 2, head = top + bundle / kAcross * kCell;
    picture.lines += i % kFive < kFive - 1
                         ? "M" + at(left + 2 + i % kFive * 5, head) + "v" + std::to_string(kLong)
                         : "M" + at(left, head + kLong - 3) + "l" + at(kLong, 6 - kLong);
  }
}

int rows_of_strokes(int count) { return (count + kFive * kAcross - 1) / (kFive * kAcross); }

Picture picture_of(const view::OutlineMarks& marks) {
  Picture picture;
  if (marks.kind == Kind::matches) {
    const int squares = (std::max({marks.most, marks.above, marks.below}) + kFive - 1) / kFive;
    const bool halves = marks.below > 0;
    picture.width = squares * kCell;
    picture.height = halves ? 2 * kCell + 8 : kCell;
    draw_matches(picture, marks.above, 2);
    draw_matches(picture, marks.below, kCell + 8);
    if (halves) picture.lines += "M" + at(0, kCell + 3) + "h" + std::to_string(picture.width);
    return picture;
  }
  const int above = rows_of_strokes(marks.above) * kCell;
  draw_strokes(picture, marks.above, 2);
  draw_strokes(picture, marks.below, above + 7);
  picture.width = kAcross * kCell;
  picture.height = above + 6 + rows_of_strokes(marks.below) * kCell;
  picture.lines += "M" + at(0, above + 3) + "h" + std::to_string(picture.width);
  return picture;
}

}  // namespace

Markup drawing_of(const view::OutlineMarks& marks) {
  const int count = marks.above + marks.below;
  if (marks.kind == Kind::none || count <= 0 || count > kStrokesMost) return {};
  const Picture picture = picture_of(marks);
  Markup inside = tag("path", {{"class", "line"}, {"d", picture.lines}}, {});
  if (!picture.heads.empty()) inside += tag("path", {{"class", "head"}, {"d", picture.heads}}, {});
  return tag("svg",
             {{"class", marks.kind == Kind::matches ? "marks matches" : "marks strokes"},
              {"viewBox", "0 0 " + at(picture.width, picture.height)},
              {"aria-hidden", "true"}},
             inside);
}

}  // namespace tanteador::room
