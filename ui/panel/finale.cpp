// The end of a match, over the whole screen: winner, places, course of the match, next steps.

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <span>
#include <utility>

#include "ui/panel/celebration.hpp"
#include "ui/panel/drawing/boxes.hpp"

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

using layout::Box;

constexpr double kRise = 0.25;  // seconds until the winner's name has its full size
constexpr float kPlace = 44, kPlaceAir = 12, kAgree = 140, kLeastAgreement = 26, kWideChoice = 640;

// The columns of a place at its right end: the points of each set, and the result.
struct Columns {
  float set = 0, result = 0;  // pixels
};

Columns columns_of(const Pen& pen, float width, const view::Finale& finale) {
  constexpr float kSetColumn = 72, kNameOfPlace = 180;
  if (finale.sets.empty()) return {};
  const auto sets = static_cast<float>(finale.sets.size());
  Columns columns{.set = 0, .result = std::min(pen.px(kSetColumn), width / (sets + 3))};
  columns.set = std::clamp((width - columns.result - pen.px(kNameOfPlace)) / sets, width / (sets + 3),
                           pen.px(kSetColumn));
  return columns;
}

void draw_set_points(Pen& pen, Rect& line, const view::Finale::Place& place, const Columns& columns) {
  const TextStyle figure{pen.look.title, pen.ink.accent, Align::right, Overflow::whole};
  pen.text(line.cut_right(columns.result), place.points, figure);
  for (std::size_t set = place.sets.size(); set-- > 0;)
    pen.text(
        line.cut_right(columns.set), place.sets[set].points,
        {pen.look.title, place.sets[set].wins ? pen.ink.text : pen.ink.muted, Align::right, Overflow::whole});
}

constexpr float kShortName = 90, kPlaceNumber = 34, kPlaceMark = 22;  // units

// True if some name and its points have no room beside each other.
bool are_stacked(const Pen& pen, float width, const view::Finale& finale) {
  const float room = width - pen.px(2 * kPlaceAir + kPlaceNumber + kPlaceMark + kGap + kGapParts);
  return finale.sets.empty() && std::ranges::any_of(finale.places, [&](const auto& place) {
           const float name = std::min(pen.px(kShortName), pen.width_of(place.name, pen.look.label));
           return name + pen.width_of(place.points, pen.look.title) > room;
         });
}

void draw_name_over_points(Pen& pen, Rect line, const view::Finale::Place& place) {
  pen.text(line.cut_top(line.height() / 2), place.name,
           {pen.look.small, pen.ink.text, Align::left, Overflow::ellipsis});
  pen.text(line, place.points, {pen.look.label, pen.ink.text, Align::left, Overflow::whole});
}

void draw_points(Pen& pen, Rect& line, const view::Finale::Place& place) {
  constexpr float kLeastPoints = 48;  // units: figures shrink before a name is cut
  const float name = std::min(pen.px(kShortName), pen.width_of(place.name, pen.look.label)) +
                     pen.px(place.lantern ? 38.0f : 10.0f),
              points = std::min(pen.width_of(place.points, pen.look.title) + pen.px(4),
                                std::max(pen.px(kLeastPoints), line.width() - name));
  pen.text(line.cut_right(points, pen.px(10)), place.points,
           {pen.look.title, pen.ink.text, Align::right, Overflow::whole});
}

void draw_place(Pen& pen, Rect line, const view::Finale::Place& place, const Columns& columns, bool stacked) {
  if (place.wins) pen.fill(line, pen.ink.chosen, 10);
  line = line.inset(pen.px(kPlaceAir), 0);
  pen.text(line.cut_left(pen.px(kPlaceNumber)), place.place,
           {pen.look.title, pen.ink.muted, Align::left, Overflow::whole});
  draw_side_mark(pen, line.cut_left(pen.px(kPlaceMark), pen.px(kGap)), place.side);
  if (stacked && place.lantern) draw_lantern(pen, line.cut_right(pen.px(24)).centre());
  if (stacked) return draw_name_over_points(pen, line, place);
  place.sets.empty() ? draw_points(pen, line, place) : draw_set_points(pen, line, place, columns);
  if (place.lantern) draw_lantern(pen, line.cut_right(pen.px(24), pen.px(kGapKeypad)).centre());
  pen.text(line, place.name, {pen.look.label, pen.ink.text, Align::left, Overflow::ellipsis});
}

void draw_set_titles(Pen& pen, Rect line, const view::Finale& finale, const Columns& columns) {
  line = line.inset(pen.px(kPlaceAir), 0);
  const TextStyle title{pen.look.small, pen.ink.muted, Align::right, Overflow::whole};
  pen.text(line.cut_right(columns.result).inset(2, 0), finale.sets_title, title);
  for (std::size_t set = finale.sets.size(); set-- > 0;)
    pen.text(line.cut_right(columns.set).inset(2, 0), finale.sets[set], title);
}

void draw_places(Pen& pen, Rect& area, const view::Finale& finale) {
  constexpr int kOneColumn = 6;
  const auto count = static_cast<int>(finale.places.size());
  const int columns = count > kOneColumn ? 2 : 1, rows = (count + columns - 1) / columns;
  const Columns figures = columns_of(pen, area.width() - pen.px(2 * kPlaceAir), finale);
  if (!finale.sets.empty()) draw_set_titles(pen, area.cut_top(pen.px(22), pen.px(2)), finale, figures);
  const Rect block = area.cut_top(pen.px((kPlace + 4) * static_cast<float>(rows)));
  const bool stacked = are_stacked(pen, block.column(0, columns, pen.px(12)).width(), finale);
  for (int i = 0; i < count; ++i)
    draw_place(pen, block.column(i / rows, columns, pen.px(12)).row(i % rows, rows, pen.px(kGapKeypad)),
               finale.places[i], figures, stacked);
}

struct Scale {
  const Rect& area;
  int low = 0, high = 1;
  float y(int value) const {
    return area.bottom - area.height() * static_cast<float>(value - low) / static_cast<float>(high - low);
  }
};

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

Scale scale_of(const Rect& area, std::span<const view::Curve> curves) {
  Scale scale{area};
  for (const view::Curve& curve : curves) {
    for (const view::CurveLine& line : curve.lines) {
      scale.low = std::min(scale.low, *std::ranges::min_element(line.values));
      scale.high = std::max(scale.high, *std::ranges::max_element(line.values));
    }
  }
  return scale;
}

void draw_dashes(const Pen& pen, const Rect& area, float y) {
  for (float x = area.left; x < area.right && has_room(); x += pen.px(9))
    ImGui::GetWindowDrawList()->AddLine({x, y}, {std::min(x + pen.px(5), area.right), y}, pen.ink.muted,
                                        pen.px(1));
}

// The labels at the ends of the lines: names, or points where the names have no room.
std::vector<std::string> end_labels(const view::Curve& curve, bool named) {
  std::vector<std::string> labels;
  for (const view::CurveLine& line : curve.lines) {
    const int last = line.values.back();
    labels.push_back(named ? line.label : (last < 0 ? "−" : "") + std::to_string(std::abs(last)));
  }
  return labels;
}

// One line a side, with labels at the ends if all fit; a bold line at zero.
void draw_curve_of(Pen& pen, Rect area, const view::Curve& curve, std::span<const view::Curve> all) {
  constexpr float kName = 20;
  if (!curve.title.empty())
    pen.text(area.cut_bottom(pen.px(kName), pen.px(2)), curve.title,
             {pen.look.small, pen.ink.muted, Align::left, Overflow::whole});
  const std::vector<std::string> labels = end_labels(curve, all.size() == 1);
  float wide = 0;
  for (const std::string& label : labels) wide = std::max(wide, pen.width_of(label, pen.look.small));
  const bool fits = pen.px(kName) * static_cast<float>(labels.size()) <= area.height();
  const Rect names =
      area.cut_right(fits ? std::min(wide + pen.px(8), area.width() * 0.4f) : pen.px(8), pen.px(14));
  const Scale scale = scale_of(area, all);
  ImGui::GetWindowDrawList()->AddLine({area.left, scale.y(0)}, {area.right, scale.y(0)}, pen.ink.outline,
                                      pen.px(2));
  if (curve.half > 0 && curve.half < scale.high) draw_dashes(pen, area, scale.y(curve.half));
  std::vector<float> ends;
  for (const view::CurveLine& line : curve.lines) {
    draw_line_of(pen, scale, line);
    ends.push_back(scale.y(line.values.back()));
  }
  const float half = pen.px(kName) / 2;
  const std::vector<float> places = spread(ends, pen.px(kName), area.top + half, area.bottom - half);
  for (std::size_t i = 0; fits && i < places.size(); ++i)
    pen.text({names.left, places[i] - half, names.right, places[i] + half}, labels[i],
             {pen.look.small, pen.ink.text, Align::left, Overflow::ellipsis});
}

void draw_curves(Pen& pen, Rect area, const view::Finale& finale) {
  const bool drawn = std::ranges::any_of(
      finale.curves, [](const view::Curve& curve) { return curve.lines.front().values.size() >= 3; });
  if (!drawn || area.height() < pen.px(90)) return;
  pen.text(area.cut_top(pen.px(24), pen.px(kGapKeypad)), finale.curve_title, {pen.look.small, pen.ink.muted});
  const auto count = static_cast<int>(finale.curves.size());
  for (int i = 0; i < count; ++i)
    draw_curve_of(pen, area.column(i, count, pen.px(kGapParts)), finale.curves[i], finale.curves);
}

// When this page was first shown.
double time_of_finale(UiState& state, const view::Finale& finale) {
  if (std::exchange(state.finale_of, finale.match) != finale.match) state.finale_since = ImGui::GetTime();
  return state.finale_since;
}

// The name grows to its full size; with reduced motion it has it at once. On the felt, matches burn above it.
void draw_winner(Pen& pen, Rect area, const view::Finale& finale) {
  constexpr float kWithMatches = 150, kOfMatches = 0.34f;
  const double since = time_of_finale(pen.state, finale);
  if (!finale.winner.empty() && finale.material == view::Material::cloth &&
      area.height() >= pen.px(kWithMatches))
    draw_burning_matches(pen, area.cut_top(area.height() * kOfMatches, pen.px(kGapKeypad)), since);
  const double part = pen.look.reduced_motion ? 1 : std::clamp((ImGui::GetTime() - since) / kRise, 0.0, 1.0);
  pen.state.moving = pen.state.moving || part < 1;
  const auto grown = static_cast<float>(0.7 + 0.3 * part * (2 - part));
  if (finale.winner.empty())
    return pen.text(area, finale.verdict, {pen.look.title, pen.ink.accent, Align::centre});
  const Rect verdict = area.cut_bottom(pen.px(32));
  pen.large(area, finale.winner, pen.ink.accent, Align::centre, grown);
  pen.text(verdict, finale.verdict, {pen.look.label, pen.ink.text, Align::centre});
}

// The top of the story, with the winner.
Rect around_winner(const Pen& pen, Rect story) {
  return story.cut_top(std::clamp(story.height() * 0.26f, pen.px(100), pen.px(260)), pen.px(12));
}

void draw_story(Pen& pen, Rect area, const view::Finale& finale) {
  constexpr float kPodium = 116, kWithPodium = 560;
  const Rect top = around_winner(pen, area);
  draw_winner(pen, top, finale);
  area.top = top.bottom + pen.px(12);
  const bool has_podium = finale.places.size() >= 3 && finale.sets.empty() && !finale.winner.empty();
  if (has_podium && area.height() >= pen.px(kWithPodium))
    draw_podium(pen, area.cut_top(pen.px(kPodium), pen.px(12)), finale.places);
  draw_places(pen, area, finale);
  area.cut_top(pen.px(8));
  for (const std::string& fact : finale.facts)
    if (pen.height_of(fact, pen.look.body, area.width()) <= area.height())
      draw_part(pen, area, fact, pen.look.body, pen.ink.text, 4);
  area.cut_top(pen.px(8));
  draw_curves(pen, area, finale);
}

// The sides that agree to the result; without room for all, they scroll.
Box agreement_box(Pen& pen, float width, const view::Finale& finale) {
  if (finale.agree.empty()) return {};
  const int fit = std::max(1, static_cast<int>(width / pen.px(kAgree))),
            columns = std::min(static_cast<int>(finale.agree.size()), fit);
  const Box all = question_box(pen, finale.agree_title, finale.agree, columns, kCallHeight, Kind::act);
  Box list = fitted_box(pen, "agree", width, [all](float) { return all; });
  list.least.tall = pen.px(kLeastAgreement) + pen.key(kFinger);
  return list;
}

// Undo, and the way back to the board.
Box foot_box(Pen& pen, const view::Finale& finale) {
  return keys_box(pen, finale.look.id, 2, kStepHeight, [&pen, &finale](const Rect& foot) {
    view::Button undo = finale.undo;
    pen.drop_long_detail(foot.column(0, 2, pen.px(kGap)), undo);
    pen.button(foot.column(0, 2, pen.px(kGap)), undo, Kind::link);
    if (pen.press(foot.column(1, 2, pen.px(kGap)), finale.look, Kind::link))
      pen.state.finale_left = finale.match;
  });
}

// One grid of keys of equal height below the likely next one.
Box choices_box(Pen& pen, float width, const view::Finale& finale) {
  const std::span others(finale.next.begin() + 1, finale.next.end());
  const auto in_columns = [&](std::size_t columns) {
    return panel_box(pen, {row_box(pen, {&finale.next.front(), 1}, kAnswerHeight, Kind::next),
                           grid_box(pen, others, static_cast<int>(std::max<std::size_t>(1, columns)),
                                    kStepHeight, Kind::act),
                           row_box(pen, finale.share, kStepHeight, Kind::act),
                           agreement_box(pen, width - pen.px(32), finale), foot_box(pen, finale)});
  };
  return layout::variants({in_columns(width >= pen.px(kWideChoice) ? others.size() : 1), in_columns(2)});
}

// The winner, the places and the curves, on the material of the game.
Box story_box(Pen& pen, const view::Finale& finale) {
  constexpr float kLeastWide = 340, kWinner = 100, kAround = 52;
  const float places =
      static_cast<float>(finale.places.size() > 6 ? (finale.places.size() + 1) / 2 : finale.places.size());
  return drawn_box("story", {pen.px(kLeastWide), pen.px(kWinner + kAround + places * (kPlace + kGapKeypad))},
                   0.64f, [&pen, &finale](const Rect& at) {
                     const Look look = look_on(pen.look, finale.material);
                     Pen on = pen.with_look(look);
                     const Rect inside = at.inset(pen.px(24), pen.px(16));
                     draw_ground(on, at, finale.material);
                     if (!finale.winner.empty())
                       draw_confetti(on, around_winner(pen, inside), finale.material,
                                     time_of_finale(pen.state, finale));
                     draw_story(on, inside, finale);
                   });
}

}  // namespace

Box page_of(Pen& pen, float width, const view::Finale& finale) {
  constexpr float kKeys = 0.36f, kKeysLeast = 320;
  const float keys = std::max(pen.px(kKeysLeast), width * kKeys);
  const Box story = story_box(pen, finale);
  return layout::variants(
      {layout::heighten(layout::column(pen.px(12), {story, choices_box(pen, width, finale)}), width),
       layout::row(pen.px(kGapParts), {story, layout::widen(choices_box(pen, keys, finale), keys)})});
}

void draw_shared_result(Pen& around, const Rect& window, const view::Finale& finale) {
  const Look look = look_on(around.look, finale.material);
  Pen pen = around.with_look(look);
  draw_ground(pen, window, finale.material);
  Rect area = window.inset(pen.px(32), pen.px(24));
  const TextStyle left{pen.look.label, pen.ink.muted, Align::left, Overflow::whole},
      right{pen.look.label, pen.ink.muted, Align::right, Overflow::whole};
  const Rect head = area.cut_top(pen.px(28), pen.px(12)), foot = area.cut_bottom(pen.px(28), pen.px(12));
  const float half = head.width() / 2;
  pen.text(Rect(head).cut_right(half * 0.5f), finale.when, right);
  pen.text(Rect(head).cut_left(half * 1.4f), finale.game, left);
  pen.text(Rect(foot).cut_left(half * 0.5f), "Tanteador", left);
  pen.text(Rect(foot).cut_right(half * 1.4f), finale.where, right);
  const Rect sheet = area.width() >= area.height() ? area.cut_right(area.width() * 0.36f, pen.px(kGapPage))
                                                   : area.cut_bottom(area.height() * 0.4f, pen.px(kGapPage));
  draw_score_sheet(pen, sheet, finale);
  draw_story(pen, area, finale);
}

}  // namespace tanteador::ui
