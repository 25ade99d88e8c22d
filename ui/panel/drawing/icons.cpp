#include "ui/panel/drawing/icons.hpp"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <iterator>

#include "ui/panel/drawing/pen.hpp"

namespace tanteador::ui {

namespace icons {

namespace {

// Draws in a square from −1 to 1, y downwards, with lines of one width.
struct Stylus {
  ImDrawList& list;
  ImVec2 middle;
  float half, thick;  // pixels
  ImU32 colour;

  ImVec2 at(ImVec2 point) const { return {middle.x + point.x * half, middle.y + point.y * half}; }
  void line(std::initializer_list<ImVec2> points, bool closed = false) const {
    for (const ImVec2& point : points) list.PathLineTo(at(point));
    list.PathStroke(colour, closed ? ImDrawFlags_Closed : 0, thick);
  }
  void ring(ImVec2 centre, float radius) const {
    list.AddCircle(at(centre), radius * half, colour, 0, thick);
  }
  void dot(ImVec2 centre, float radius) const { list.AddCircleFilled(at(centre), radius * half, colour); }
  void box(ImVec2 low, ImVec2 high, float round) const {
    list.AddRect(at(low), at(high), colour, round * half, 0, thick);
  }
  // Angles in turns of the circle, clockwise from the right.
  void arc(ImVec2 centre, float radius, float from, float to) const {
    constexpr float kTurn = 2 * 3.14159265f;
    list.PathArcTo(at(centre), radius * half, from * kTurn, to * kTurn);
    list.PathStroke(colour, 0, thick);
  }
};

void house(const Stylus& pen) {
  pen.line({{-1, 0}, {0, -0.9f}, {1, 0}});
  pen.line({{-0.7f, -0.1f}, {-0.7f, 0.9f}, {0.7f, 0.9f}, {0.7f, -0.1f}});
  pen.line({{0, 0.9f}, {0, 0.3f}});
}

void table(const Stylus& pen) {
  pen.box({-0.55f, -0.55f}, {0.55f, 0.55f}, 0.15f);
  for (const ImVec2& seat : {ImVec2{0, -0.9f}, ImVec2{0.9f, 0}, ImVec2{0, 0.9f}, ImVec2{-0.9f, 0}})
    pen.dot(seat, 0.16f);
}

void clock(const Stylus& pen) {
  pen.ring({0, 0}, 0.9f);
  pen.line({{0, -0.5f}, {0, 0.05f}, {0.4f, 0.35f}});
}

void scales(const Stylus& pen) {
  pen.line({{0, -0.95f}, {0, 0.9f}});
  pen.line({{-0.5f, 0.9f}, {0.5f, 0.9f}});
  pen.line({{-0.75f, -0.6f}, {0.75f, -0.6f}});
  for (const float side : {-0.68f, 0.68f}) {
    pen.line({{side - 0.3f, 0.2f}, {side, -0.6f}, {side + 0.3f, 0.2f}});
    pen.arc({side, 0.2f}, 0.3f, 0, 0.5f);
  }
}

void book(const Stylus& pen) {
  pen.line({{0, -0.6f}, {0, 0.8f}});
  pen.line({{0, -0.6f}, {-0.45f, -0.8f}, {-0.95f, -0.7f}, {-0.95f, 0.6f}, {-0.45f, 0.55f}, {0, 0.8f}});
  pen.line({{0, -0.6f}, {0.45f, -0.8f}, {0.95f, -0.7f}, {0.95f, 0.6f}, {0.45f, 0.55f}, {0, 0.8f}});
}

void sheet_of_lines(const Stylus& pen) {
  pen.box({-0.7f, -0.95f}, {0.7f, 0.95f}, 0.12f);
  for (const float y : {-0.45f, 0.0f, 0.45f}) pen.line({{-0.35f, y}, {0.35f, y}});
}

void sliders(const Stylus& pen) {
  for (const ImVec2& knob : {ImVec2{-0.3f, -0.6f}, ImVec2{0.45f, 0}, ImVec2{-0.1f, 0.6f}}) {
    pen.line({{-0.95f, knob.y}, {0.95f, knob.y}});
    pen.dot(knob, 0.24f);
  }
}

void cup(const Stylus& pen) {
  pen.line({{-0.5f, -0.85f}, {0.5f, -0.85f}});
  pen.line(
      {{-0.5f, -0.85f}, {-0.45f, -0.2f}, {-0.15f, 0.15f}, {0.15f, 0.15f}, {0.45f, -0.2f}, {0.5f, -0.85f}});
  pen.arc({-0.52f, -0.45f}, 0.35f, 0.25f, 0.75f);
  pen.arc({0.52f, -0.45f}, 0.35f, -0.25f, 0.25f);
  pen.line({{0, 0.15f}, {0, 0.85f}});
  pen.line({{-0.45f, 0.85f}, {0.45f, 0.85f}});
}

void person(const Stylus& pen, float x, float size) {
  pen.ring({x, -0.45f * size}, 0.38f * size);
  pen.arc({x, 0.8f * size}, 0.72f * size, 0.5f, 1);
}

void people(const Stylus& pen) {
  person(pen, -0.35f, 0.9f);
  pen.arc({0.4f, -0.35f}, 0.32f, -0.3f, 0.3f);
  pen.arc({0.4f, 0.75f}, 0.6f, 0.75f, 1);
}

// An arrow turning back to the left; a mirror image is used for forwards.
void turn(const Stylus& pen, float direction) {
  pen.line({{-0.3f * direction, -0.9f}, {-0.85f * direction, -0.35f}, {-0.3f * direction, 0.2f}});
  pen.line({{-0.85f * direction, -0.35f}, {0.2f * direction, -0.35f}});
  pen.arc({0.25f * direction, 0.23f}, 0.58f, direction > 0 ? -0.25f : 0.25f, direction > 0 ? 0.25f : 0.75f);
  pen.line({{0.25f * direction, 0.81f}, {-0.3f * direction, 0.81f}});
}
void back(const Stylus& pen) { turn(pen, 1); }
void forth(const Stylus& pen) { turn(pen, -1); }

void exchange(const Stylus& pen) {
  for (const float to : {1.0f, -1.0f}) {
    pen.line({{-0.9f * to, -0.4f * to}, {0.9f * to, -0.4f * to}});
    pen.line({{0.5f * to, -0.8f * to}, {0.9f * to, -0.4f * to}, {0.5f * to, 0}});
  }
}

void screen(const Stylus& pen) {
  pen.box({-0.95f, -0.75f}, {0.95f, 0.45f}, 0.12f);
  pen.line({{-0.45f, 0.85f}, {0.45f, 0.85f}});
  pen.line({{0, 0.45f}, {0, 0.85f}});
}

void printer(const Stylus& pen) {
  pen.line({{-0.5f, -0.25f}, {-0.5f, -0.9f}, {0.5f, -0.9f}, {0.5f, -0.25f}});
  pen.line(
      {{-0.5f, 0.45f}, {-0.95f, 0.45f}, {-0.95f, -0.25f}, {0.95f, -0.25f}, {0.95f, 0.45f}, {0.5f, 0.45f}});
  pen.box({-0.5f, 0.2f}, {0.5f, 0.9f}, 0.05f);
}

void telephone(const Stylus& pen) {
  pen.box({-0.5f, -0.95f}, {0.5f, 0.95f}, 0.18f);
  pen.line({{-0.15f, 0.65f}, {0.15f, 0.65f}});
}

void question(const Stylus& pen) {
  pen.ring({0, 0}, 0.92f);
  pen.arc({0, -0.22f}, 0.3f, -0.5f, 0.16f);
  pen.line({{0.16f, 0.03f}, {0, 0.2f}, {0, 0.32f}});
  pen.dot({0, 0.58f}, 0.1f);
}

void three_dots(const Stylus& pen) {
  for (const float x : {-0.65f, 0.0f, 0.65f}) pen.dot({x, 0}, 0.18f);
}

void picture(const Stylus& pen) {
  pen.box({-0.95f, -0.75f}, {0.95f, 0.75f}, 0.12f);
  pen.dot({-0.45f, -0.3f}, 0.16f);
  pen.line({{-0.95f, 0.6f}, {-0.3f, 0.05f}, {0.05f, 0.35f}, {0.45f, -0.15f}, {0.95f, 0.4f}});
}

void letters(const Stylus& pen) {
  pen.box({-0.65f, -0.6f}, {0.65f, 0.95f}, 0.12f);
  pen.line({{-0.3f, -0.6f}, {-0.3f, -0.9f}, {0.3f, -0.9f}, {0.3f, -0.6f}});
  for (const float y : {-0.1f, 0.35f}) pen.line({{-0.3f, y}, {0.3f, y}});
}

struct Icon {
  std::string_view id;
  void (*draw)(const Stylus&);
};
constexpr Icon kIcons[] = {{"go/home", house},
                           {"go/board", table},
                           {"sample", table},
                           {"go/history", clock},
                           {"go/referee", scales},
                           {"go/dispute", scales},
                           {"go/rulebook", book},
                           {"go/rulings", sheet_of_lines},
                           {"go/matches", sheet_of_lines},
                           {"go/settings", sliders},
                           {"go/help", question},
                           {"home/help", question},
                           {"go/competition", cup},
                           {"go/club", cup},
                           {"home/club", cup},
                           {"go/people", people},
                           {"together/begin", exchange},
                           {"go/room", telephone},
                           {"undo", back},
                           {"league/undo", back},
                           {"redo", forth},
                           {"go/tv", screen},
                           {"league/wall", screen},
                           {"league/club", people},
                           {"print", printer},
                           {"tool/why", question},
                           {"tool/more", three_dots},
                           {"paper", printer},
                           {"share/print", printer},
                           {"share/text", letters},
                           {"share/picture", picture}};

const Icon* icon_of(std::string_view id) {
  const auto found = std::ranges::find(kIcons, id, &Icon::id);
  return found == std::end(kIcons) ? nullptr : found;
}

}  // namespace

}  // namespace icons

bool has_icon(std::string_view id) { return icons::icon_of(id) != nullptr; }

void draw_icon(const Look& look, std::string_view id, ImVec2 at, float units, ImU32 colour) {
  constexpr float kStroke = 1.8f;
  const icons::Icon* icon = icons::icon_of(id);
  if (!icon || !has_room()) return;
  icon->draw({*ImGui::GetWindowDrawList(),
              {std::round(at.x), std::round(at.y)},
              look.px(units) / 2,
              std::max(1.2f, look.px(kStroke)),
              colour});
}

}  // namespace tanteador::ui
