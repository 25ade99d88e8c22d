// Several contests in one hand. The score is a strip; below, each contest has its own calls and tricks.

#include <algorithm>

#include "ui/panel/truco/parts.hpp"

namespace tanteador::ui::truco {

namespace {

constexpr float kScoreStrip = 88, kInner = 6, kCall = 72, kLeastWide = 280;

void draw_score(Pen& pen, Rect place, const view::truco::SideTally& side, int number) {
  pen.fill(place, pen.ink.felt, kKeyCorner);
  pen.frame(place, pen.ink.wood, 12, 3);
  pen.touch(place, side.why);
  place = place.inset(pen.px(14), pen.px(8));
  draw_side_name(pen, place.cut_top(pen.px(38)), side, number);
  const std::string spoken = side.number + " " + side.half;
  pen.text(place.cut_right(pen.width_of(side.total, pen.look.label), pen.px(12)), side.total,
           {pen.look.label, pen.ink.text, Align::right, Overflow::whole});
  pen.text(place, spoken, {pen.look.title, pen.ink.accent, Align::left, Overflow::whole});
}

void draw_strip(Pen& pen, Rect strip, const view::MatchScreen& board, const view::TrucoSheet& sheet) {
  for (auto tool = board.tools.rbegin(); tool != board.tools.rend(); ++tool)
    pen.button(strip.cut_right(pen.px(116), pen.px(kGap)), *tool, Kind::link);
  draw_corrections(pen, strip.cut_right(pen.px(256), pen.px(12)), board);
  Rect middle = strip.cut_right(pen.px(240), pen.px(12));
  pen.text(middle.cut_top(pen.px(30)), board.headline, {pen.look.label, pen.ink.text, Align::left});
  pen.text(middle.cut_top(pen.px(26)), board.detail,
           {pen.look.small, pen.ink.muted, Align::left, Overflow::ellipsis});
  if (!board.last.empty())
    pen.text(middle, board.last.back(), {pen.look.small, pen.ink.text, Align::left, Overflow::ellipsis});
  const int sides = static_cast<int>(sheet.sides.size());
  for (int side = 0; side < sides; ++side)
    draw_score(pen, strip.column(side, sides, pen.px(12)), sheet.sides[side], side);
}

void draw_player(Pen& pen, Rect column, const view::truco::Corner& corner) {
  Rect line = column.cut_top(pen.px(30), pen.px(kGapKeypad));
  draw_side_mark(pen, line.cut_left(pen.px(18), pen.px(kGapKeypad)), corner.side);
  if (corner.deals) draw_dealer_card(pen, line.cut_right(pen.px(24)).centre());
  if (!corner.badge.empty())
    pen.text(line.cut_right(pen.width_of(corner.badge, pen.look.small)), corner.badge,
             {pen.look.small, pen.ink.accent, Align::right});
  pen.text(line, corner.name, {pen.look.label, pen.ink.text, Align::left, Overflow::ellipsis});
  std::vector<view::Button> calls;  // one below the other, as far as they are allowed
  for (const auto& row : corner.calls) {
    for (const view::Button& call : row) {
      if (call.enabled && !call.label.empty()) calls.push_back(call);
    }
  }
  pen.tint(side_colour(pen.ink, corner.side));
  const float room = column.height() / static_cast<float>(std::max<std::size_t>(1, calls.size())),
              tall = std::clamp(room - pen.px(kInner), pen.key(kFinger), pen.px(kCall));
  for (const view::Button& call : calls) pen.button(column.cut_top(tall, pen.px(kInner)), call, Kind::act);
  pen.tint(0);
}

// The calls get most of the height. The rest is below, at the same height in each contest.
void draw_contest(Pen& pen, Rect area, const view::truco::Contest& contest) {
  pen.fill(area, contest.over ? pen.ink.back : pen.ink.panel, kPanelCorner);
  if (!contest.over) pen.frame(area.inset(pen.px(1)), pen.ink.outline, 14, 1.2f);
  area = area.inset(pen.px(10), pen.px(6));
  Rect head = area.cut_top(pen.px(26));
  pen.text(head.cut_left(pen.width_of(contest.title, pen.look.label), pen.px(10)), contest.title,
           {pen.look.label, pen.ink.accent});
  pen.text(head, contest.state, {pen.look.small, pen.ink.text, Align::right, Overflow::ellipsis});
  if (!contest.tools.empty())
    draw_row(pen, area.cut_bottom(pen.key(kKeyHeight), pen.px(kInner)), contest.tools, Kind::link);
  if (!contest.trick.empty()) {
    draw_row(pen, area.cut_bottom(pen.px(kCall), pen.px(2)), contest.trick, Kind::act);
    pen.text(area.cut_bottom(pen.px(22), pen.px(2)), contest.trick_title, {pen.look.small, pen.ink.muted});
  }
  if (!contest.settle.empty()) {
    pen.text(area.cut_top(pen.px(22), pen.px(2)), contest.settle_title, {pen.look.small, pen.ink.muted});
    draw_row(pen, area.cut_top(pen.px(kCall), pen.px(kInner)), contest.settle, Kind::act);
  }
  for (std::size_t i = 0; i < contest.corners.size(); ++i) {
    Rect column = area.column(static_cast<int>(i), static_cast<int>(contest.corners.size()), pen.px(10));
    draw_player(pen, column, contest.corners[i]);
  }
}

void draw_contests(Pen& pen, Rect area, const view::MatchScreen& board, const view::TrucoSheet& sheet) {
  const int count = static_cast<int>(sheet.contests.size());
  const int fit = std::min(count, std::max(1, static_cast<int>(area.width() / pen.px(kLeastWide))));
  if (!board.instead.empty())
    draw_instead(pen, area.cut_top(pen.px(64), pen.px(kGap)), board);
  else if (fit == count)
    draw_strip(pen, area.cut_top(pen.px(kScoreStrip), pen.px(kGap)), board, sheet);
  if (fit < count) draw_row(pen, area.cut_bottom(pen.key(52), pen.px(kGap)), board.tools, Kind::link);
  int& first = pen.state.first_contest;
  if (fit < count) {  // a small window shows some of them at a time
    const Rect tabs = area.cut_top(pen.key(52), pen.px(kGap));
    for (int place = 0; place < count; ++place) {
      const auto& contest = sheet.contests[place];
      const view::Button tab{.id = "show_contest/" + std::to_string(place + 1),
                             .label = contest.title,
                             .chosen = place >= first && place < first + fit};
      if (pen.press(tabs.column(place, count, pen.px(kGap)), tab)) first = place;
    }
  }
  first = std::clamp(fit < count ? first : 0, 0, count - fit);
  for (int i = 0; i < fit; ++i) draw_contest(pen, area.column(i, fit, pen.px(12)), sheet.contests[first + i]);
}

// The mark and the name of a side. A name of usual length is never shortened.
layout::Box name_box(Pen& pen, const view::truco::SideTally& side, int number) {
  constexpr float kMark = 18, kLongName = 140, kTall = 26;
  const float mark = pen.px(kMark + kGapKeypad);
  return {.name = side.name,
          .least = {mark + std::min(pen.width_of(side.name, pen.look.label) + 1, pen.px(kLongName)),
                    pen.px(kTall)},
          .weight = 1,
          .draw = [&pen, &side, number, mark](const layout::Bounds& at) {
            Rect name = rect_of(at);
            draw_side_mark(pen, name.cut_left(mark), number);
            pen.text(name, side.name, {pen.look.label, pen.ink.text, Align::left, Overflow::ellipsis});
          }};
}

layout::Box points_box(Pen& pen, const view::truco::SideTally& side, Align align) {
  const std::string both = side.half.empty() ? side.total : side.half + " · " + side.total;
  const float wide = pen.width_of(both, pen.look.small) + 1;
  return {.name = side.total,
          .least = {pen.width_of(side.total, pen.look.small) + 1, pen.px(kSmall + 3)},
          .good = {wide, 0},
          .draw = [&pen, &side, align, both, wide](const layout::Bounds& at) {
            pen.text(rect_of(at), at.width() + kRounding < wide ? side.total : both,
                     {pen.look.small, pen.ink.accent, align, Overflow::whole});
          }};
}

// The score of a side in short: its figure, and its name beside the keys or above them.
layout::Box short_score_box(Pen& pen, const view::truco::SideTally& side, int number, bool above) {
  constexpr float kNumber = 56, kStrip = 68;
  const auto touch = [&pen, &side](const layout::Bounds& at) { pen.touch(rect_of(at), side.why); };
  layout::Box figure{
      .name = side.number, .least = {pen.px(kNumber), 0}, .draw = [&pen, &side](const layout::Bounds& at) {
        pen.text(rect_of(at), side.number,
                 {pen.look.digits, pen.ink.text, Align::centre, Overflow::whole, 0.5f, 0.5f});
      }};
  layout::Box keys = keys_box(pen, side.name + ", points", static_cast<int>(side.points.size()), kStrip,
                              [&pen, &side, number](Rect at) {
                                pen.tint(side_colour(pen.ink, static_cast<std::size_t>(number)));
                                draw_row(pen, at, side.points, Kind::act);
                                pen.tint(0);
                              });
  keys.weight = 1;
  std::vector<layout::Box> parts;
  if (above) {
    const auto draw = figure.draw;
    figure.draw = [touch, draw](const layout::Bounds& at) { touch(at), draw(at); };
    parts = {figure, layout::column(pen.px(kGapKeypad),
                                    {layout::row(pen.px(kGap), {name_box(pen, side, number),
                                                                points_box(pen, side, Align::right)}),
                                     keys})};
    parts.back().weight = 1;
  } else {
    layout::Box words = layout::column(0, {name_box(pen, side, number), points_box(pen, side, Align::left)});
    words.weight = 1;
    parts = {layout::row(pen.px(kGap), {figure, words}), keys};
    parts.front().draw = touch;
  }
  std::erase_if(parts, is_empty);
  layout::Box box = layout::row(pen.px(kGap), std::move(parts));
  box.inset = {pen.px(kGap), pen.px(kGap)};
  box.weight = 1;
  box.draw = [&pen](const layout::Bounds& at) {
    pen.fill(rect_of(at), pen.ink.felt, kKeyCorner);
    pen.frame(rect_of(at), pen.ink.wood, 12, 3);
  };
  return box;
}

}  // namespace

layout::Box contests_box(Pen& pen, const view::MatchScreen& board, const view::TrucoSheet& sheet) {
  constexpr float kTall = 600;  // units: five calls of one player between head and tricks
  return {.name = "contests",
          .least = {pen.px(kLeastWide), pen.px(kTall)},
          .draw = [&pen, &board, &sheet](const layout::Bounds& at) {
            draw_contests(pen, rect_of(at), board, sheet);
          }};
}

layout::Box strip_box(Pen& pen, float width, const view::MatchScreen& board, const view::TrucoSheet& sheet) {
  if (!board.instead.empty()) return instead_box(pen, board);
  const auto strip = [&](bool above) {
    layout::Box row = layout::row(pen.px(kGap), {});
    for (const view::truco::SideTally& side : sheet.sides)
      row.parts.push_back(short_score_box(pen, side, static_cast<int>(row.parts.size()), above));
    return row;
  };
  const layout::Box variants[] = {strip(false), strip(true)};
  return layout::first_fitting(variants, {width, layout::least_of(variants[1]).tall});
}

}  // namespace tanteador::ui::truco
