// The end of a match, over the whole screen: the winner, all places, the course of the match, and the next
// steps.

#include <algorithm>
#include <cmath>

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

void draw_lantern(Pen& pen, ImVec2 at) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float wide = pen.px(7), tall = pen.px(9);
  list.AddRectFilled({at.x - wide, at.y - tall + pen.px(4)}, {at.x + wide, at.y + tall}, pen.ink.minus,
                     pen.px(4));
  list.AddLine({at.x - wide, at.y + tall}, {at.x + wide, at.y + tall}, pen.ink.text, pen.px(2));
  list.AddCircle({at.x, at.y - tall + pen.px(1)}, pen.px(4), pen.ink.text, 0, pen.px(1.6f));
}

namespace {

constexpr double kRise = 0.25;  // seconds until the winner's name has its full size
constexpr float kNext = 84, kPlace = 44, kChoices = 440, kAgree = 170, kWideChoice = 640;  // units

void draw_place(Pen& pen, Rect line, const view::Finale::Place& place) {
  if (place.wins) pen.fill(line, pen.ink.chosen, 10);
  line = line.inset(pen.px(12), 0);
  pen.text(line.cut_left(pen.px(34)), place.place,
           {pen.look.title, pen.ink.muted, Align::left, Overflow::whole});
  draw_side_mark(pen, line.cut_left(pen.px(22), pen.px(kGap)), place.side);
  constexpr float kShortName = 90, kLeastPoints = 60;  // units: figures shrink before a name is cut
  const float name = std::min(pen.px(kShortName), pen.width_of(place.name, pen.look.label)) +
                     pen.px(place.lantern ? 38.0f : 10.0f),
              points = std::min(pen.width_of(place.points, pen.look.title) + pen.px(4),
                                std::max(pen.px(kLeastPoints), line.width() - name));
  pen.text(line.cut_right(points, pen.px(10)), place.points,
           {pen.look.title, pen.ink.text, Align::right, Overflow::whole});
  if (place.lantern) draw_lantern(pen, line.cut_right(pen.px(24), pen.px(kGapKeypad)).centre());
  pen.text(line, place.name, {pen.look.label, pen.ink.text, Align::left, Overflow::ellipsis});
}

// In one column, or in two if there are many.
void draw_places(Pen& pen, Rect& area, const view::Finale& finale) {
  constexpr int kOneColumn = 6;
  const auto count = static_cast<int>(finale.places.size());
  const int columns = count > kOneColumn ? 2 : 1, rows = (count + columns - 1) / columns;
  const Rect block = area.cut_top(pen.px((kPlace + 4) * static_cast<float>(rows)));
  for (int i = 0; i < count; ++i)
    draw_place(pen, block.column(i / rows, columns, pen.px(12)).row(i % rows, rows, pen.px(kGapKeypad)),
               finale.places[i]);
}

struct Scale {
  const Rect& area;
  int low = 0, high = 1;
  float y(int value) const {
    return area.bottom - area.height() * static_cast<float>(value - low) / static_cast<float>(high - low);
  }
};

// A line with the mark of its side at the end.
void draw_line_of(Pen& pen, const Scale& scale, const view::CurveLine& line) {
  const Rect& area = scale.area;
  const auto last = static_cast<float>(line.values.size() - 1);
  const auto side = static_cast<std::size_t>(line.side);
  const ImU32 colour = side_colour(pen.ink, side);
  std::vector<ImVec2> points;
  for (std::size_t i = 0; i < line.values.size() && has_room(); ++i)
    points.push_back({area.left + area.width() * static_cast<float>(i) / last, scale.y(line.values[i])});
  if (points.empty()) return;
  ImGui::GetWindowDrawList()->AddPolyline(points.data(), static_cast<int>(points.size()), colour, 0,
                                          pen.px(2.5f));
  draw_mark(pen, points.back(), 6, side, colour);
}

// One line a side, with the names at the ends if all fit; a bold line at zero.
void draw_curve_of(Pen& pen, Rect area, const view::Finale& finale) {
  if (finale.curve.empty() || finale.curve.front().values.size() < 3 || area.height() < pen.px(90)) return;
  constexpr float kName = 20;
  pen.text(area.cut_top(pen.px(24), pen.px(kGapKeypad)), finale.curve_title, {pen.look.small, pen.ink.muted});
  Scale scale{area};
  float name = 0;
  for (const view::CurveLine& line : finale.curve) {
    scale.low = std::min(scale.low, *std::ranges::min_element(line.values));
    scale.high = std::max(scale.high, *std::ranges::max_element(line.values));
    name = std::max(name, pen.width_of(line.label, pen.look.small));
  }
  const bool named = pen.px(kName) * static_cast<float>(finale.curve.size()) <= area.height();
  const Rect names =
      area.cut_right(named ? std::min(name + pen.px(8), area.width() * 0.3f) : pen.px(8), pen.px(14));
  ImGui::GetWindowDrawList()->AddLine({area.left, scale.y(0)}, {area.right, scale.y(0)}, pen.ink.outline,
                                      pen.px(2));
  std::vector<float> ends;
  for (const view::CurveLine& line : finale.curve) {
    draw_line_of(pen, scale, line);
    ends.push_back(scale.y(line.values.back()));
  }
  const float half = pen.px(kName) / 2;
  const std::vector<float> places = spread(ends, pen.px(kName), area.top + half, area.bottom - half);
  for (std::size_t i = 0; named && i < places.size(); ++i)
    pen.text({names.left, places[i] - half, names.right, places[i] + half}, finale.curve[i].label,
             {pen.look.small, pen.ink.text, Align::left, Overflow::ellipsis});
}

// The name grows to its full size; with reduced motion it has it at once.
void draw_winner(Pen& pen, Rect area, const view::Finale& finale) {
  double& since = pen.state.finale_since;
  if (pen.state.finale_of != finale.match) {
    pen.state.finale_of = finale.match;
    since = ImGui::GetTime();
  }
  const double part = pen.look.reduced_motion ? 1 : std::clamp((ImGui::GetTime() - since) / kRise, 0.0, 1.0);
  pen.state.moving = pen.state.moving || part < 1;
  const auto grown = static_cast<float>(0.7 + 0.3 * part * (2 - part));
  if (finale.winner.empty())
    return pen.text(area, finale.verdict, {pen.look.title, pen.ink.accent, Align::centre});
  const Rect verdict = area.cut_bottom(pen.px(32));
  pen.large(area, finale.winner, pen.ink.accent, Align::centre, grown);
  pen.text(verdict, finale.verdict, {pen.look.label, pen.ink.text, Align::centre});
}

void draw_story(Pen& pen, Rect area, const view::Finale& finale) {
  draw_winner(pen, area.cut_top(std::clamp(area.height() * 0.26f, pen.px(100), pen.px(260)), pen.px(12)),
              finale);
  draw_places(pen, area, finale);
  area.cut_top(pen.px(8));
  for (const std::string& fact : finale.facts) draw_part(pen, area, fact, pen.look.body, pen.ink.text, 4);
  area.cut_top(pen.px(8));
  draw_curve_of(pen, area, finale);
}

// A question for each side, as a list if there are many.
void draw_agreement(Pen& pen, Rect area, const view::Finale& finale) {
  if (finale.agree.empty()) return;
  pen.text(area.cut_top(pen.px(22), pen.px(kGapKeypad)), finale.agree_title, {pen.look.small, pen.ink.muted});
  const auto fit = static_cast<int>(area.width() / pen.px(kAgree));
  const int columns = std::clamp(static_cast<int>(finale.agree.size()), 1, std::max(1, fit));
  draw_list(pen, "agree", area, [&](Rect content) {
    const float top = content.top;
    draw_grid(pen, content, finale.agree, columns, 72, Kind::act);
    return content.top - top;
  });
}

void draw_choices(Pen& pen, Rect area, const view::Finale& finale) {
  Rect foot = area.cut_bottom(pen.px(56), pen.px(kGap));
  pen.button(foot.column(0, 2, pen.px(kGap)), finale.undo, Kind::link);
  if (pen.press(foot.column(1, 2, pen.px(kGap)), finale.look, Kind::link))
    pen.state.finale_left = finale.match;
  pen.button(area.cut_top(pen.px(96), pen.px(kGap)), finale.next.front(), Kind::next);
  const std::vector<view::Button> others(finale.next.begin() + 1, finale.next.end());
  draw_grid(pen, area, others, area.width() >= pen.px(kWideChoice) ? 3 : 2, kNext, Kind::act);
  draw_row(pen, area.cut_top(pen.px(56), pen.px(12)), finale.share, Kind::act);
  draw_agreement(pen, area, finale);
}

}  // namespace

void draw_finale(Pen& pen, Rect area, const view::Finale& finale) {
  pen.fill(area, pen.ink.panel, 14);
  area = area.inset(pen.px(20), pen.px(14));
  const auto beside = pen.state.pictured ? draw_score_sheet : draw_choices;
  if (area.width() >= area.height()) {
    Rect right = area.cut_right(std::max(pen.px(380), area.width() * 0.36f), pen.px(kGapPage));
    beside(pen, right, finale);
    return draw_story(pen, area, finale);
  }
  beside(pen, area.cut_bottom(pen.px(kChoices), pen.px(12)), finale);
  draw_story(pen, area, finale);
}

}  // namespace tanteador::ui
