#include "src/web/pages/drawing.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

#include "src/core/text/letters.hpp"
#include "src/print/qr.hpp"

namespace tanteador::web {

namespace {

using Kind = view::OutlineMarks::Kind;

constexpr int kFive = 5, kCell = 24, kLong = 20;  // units of the picture: a square or bundle of five, a mark
constexpr int kBeans = 6, kBeanCell = 16;
constexpr int kAcross = 4;         // bundles of strokes in a row
constexpr int kStrokesMost = 100;  // more strokes nobody counts

struct Picture {
  std::string lines, heads;
  int width = 0, height = 0;
};

std::string at(int x, int y) { return std::to_string(x) + " " + std::to_string(y); }

// An arrow from (x, y), with its head at the end.
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

// Rows of six short strokes, each drawn as thick as a bean.
void draw_beans(Picture& picture, int count) {
  for (int i = 0; i < count; ++i)
    picture.lines += "M" + at(i % kBeans * kBeanCell + 4, i / kBeans * kBeanCell + 11) + "l" + at(6, -5);
}

// Bundles of four strokes crossed by a fifth, in rows.
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
  if (marks.kind == Kind::beans) {
    const int count = marks.above + marks.below, places = std::max(marks.most, count);
    draw_beans(picture, count);
    picture.width = kBeans * kBeanCell;
    picture.height = (places + kBeans - 1) / kBeans * kBeanCell;
    return picture;
  }
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

Markup svg(std::string name, int width, int height, const Markup& inside) {
  return tag("svg",
             {{"class", std::move(name)}, {"viewBox", "0 0 " + at(width, height)}, {"aria-hidden", "true"}},
             inside);
}

std::string mark_of(std::size_t side) { return std::to_string(side % std::size_t{kSideMarks}); }

Markup rectangle(const char* name, int x, int y, int width, int height) {
  return tag("rect",
             {{"class", name},
              {"x", std::to_string(x)},
              {"y", std::to_string(y)},
              {"width", std::to_string(width)},
              {"height", std::to_string(height)},
              {"rx", "4"}},
             {});
}

Markup writing(const char* name, int x, int y, std::string_view text) {
  return tag("text", {{"class", name}, {"x", std::to_string(x)}, {"y", std::to_string(y)}}, text);
}

// Centred at (x, y), with its owner below.
Markup card_at(const view::OutlineCard& card, int x, int y) {
  constexpr const char* kFaces[] = {"place", "back", "face"};
  constexpr std::pair<char, std::string_view> kSigns[] = {{'s', "♠"}, {'h', "♥"}, {'d', "♦"}, {'c', "♣"}};
  constexpr int kCardWide = 30, kCardHigh = 42;
  constexpr std::size_t kNameMost = 10;
  Markup all =
      rectangle(kFaces[index(card.face)], x - kCardWide / 2, y - kCardHigh / 2, kCardWide, kCardHigh);
  all += writing("seat", x, y + kCardHigh / 2 + 11, first_letters(card.seat, kNameMost));
  if (card.face != view::OutlineCard::Face::open) return all;
  const auto* sign = std::ranges::find(kSigns, card.suit, &std::pair<char, std::string_view>::first);
  const char* colour = card.suit == 'h' || card.suit == 'd' ? "red" : "black";
  if (sign == std::end(kSigns)) return all + writing(colour, x, y + 6, card.rank);
  return all + writing(colour, x, y - 2, card.rank) + writing(colour, x, y + 16, sign->second);
}

}  // namespace

Markup drawing_of(const view::OutlineMarks& marks) {
  const int count = marks.above + marks.below;
  if (marks.kind == Kind::none || count <= 0 || count > kStrokesMost) return {};
  const Picture picture = picture_of(marks);
  Markup inside = tag("path", {{"class", "line"}, {"d", picture.lines}}, {});
  if (!picture.heads.empty()) inside += tag("path", {{"class", "head"}, {"d", picture.heads}}, {});
  constexpr const char* kClasses[] = {"", "marks matches", "marks beans", "marks strokes"};
  return svg(kClasses[index(marks.kind)], picture.width, picture.height, inside);
}

Markup drawing_of(const view::OutlineCurves& curves) {
  constexpr int kWide = 240, kHigh = 96, kEdge = 4;
  std::size_t deals = 0;
  for (const auto& line : curves.lines) deals = std::max(deals, line.size());
  if (deals < 2 || curves.high <= curves.low) return {};
  const auto down = [&](int value) {
    const auto from_top = static_cast<std::int64_t>(curves.high) - std::clamp(value, curves.low, curves.high);
    return kEdge + static_cast<int>(from_top * kHigh / (static_cast<std::int64_t>(curves.high) - curves.low));
  };
  const auto across = [&](std::size_t deal) {
    return kEdge + static_cast<int>(deal * static_cast<std::size_t>(kWide) / (deals - 1));
  };
  Markup inside =
      tag("path", {{"class", "nought"}, {"d", "M" + at(kEdge, down(0)) + "h" + std::to_string(kWide)}}, {});
  for (std::size_t side = 0; side < curves.lines.size(); ++side) {
    std::string path;
    for (std::size_t deal = 0; deal < curves.lines[side].size(); ++deal)
      path += (deal == 0 ? "M" : "L") + at(across(deal), down(curves.lines[side][deal]));
    inside += tag("path", {{"class", "line"}, {"data-side", mark_of(side)}, {"d", path}}, {});
  }
  return svg("curves", kWide + 2 * kEdge, kHigh + 2 * kEdge, inside);
}

Markup drawing_of(const std::vector<view::OutlineCard>& cards) {
  using Face = view::OutlineCard::Face;
  if (std::ranges::all_of(cards, [](const auto& card) { return card.face == Face::none; })) return {};
  constexpr int kWide = 240, kHigh = 180;
  Markup inside = tag("ellipse",
                      {{"class", "felt"},
                       {"cx", std::to_string(kWide / 2)},
                       {"cy", std::to_string(kHigh / 2)},
                       {"rx", std::to_string(kWide / 2 - 2)},
                       {"ry", std::to_string(kHigh / 2 - 2)}},
                      {});
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const double turn = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(cards.size());
    inside += card_at(cards[i], kWide / 2 + static_cast<int>(std::lround(std::sin(turn) * kWide / 3.5)),
                      kHigh / 2 - 6 + static_cast<int>(std::lround(std::cos(turn) * kHigh / 3.5)));
  }
  return svg("cards", kWide, kHigh, inside);
}

Markup code_of(const std::string& text) {
  const auto squares = print::squares(text);
  if (!squares) return {};
  std::string dark;
  for (const print::Dark& one : squares->dark) {
    const std::string length = std::to_string(one.length);
    dark += "M" + at(one.x, one.y) + "h" + length + "v1h-" + length + "z";
  }
  const std::string side = std::to_string(squares->side);
  return svg("code", squares->side, squares->side,
             tag("rect", {{"class", "light"}, {"width", side}, {"height", side}}, {}) +
                 tag("path", {{"class", "dark"}, {"d", dark}}, {}));
}

}  // namespace tanteador::web
