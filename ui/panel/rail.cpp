// The frame of every screen: headline, tools, and navigation at the left, in a portrait window at the bottom.

#include <algorithm>

#include "src/view/shortcut.hpp"
#include "ui/panel/drawing/icons.hpp"
#include "ui/panel/drawing/parts.hpp"
#include "ui/panel/matches.hpp"

namespace tanteador::ui {

namespace {

constexpr float kPlaceTall = 88, kEmblem = 52, kPlaceIcon = 27, kWordAir = 5;

// Wood grain along the board, the same in every frame.
void draw_board_of_wood(Pen& pen, const Rect& rect, bool lying) {
  constexpr int kLines = 7, kBends = 6;
  pen.fill(rect, pen.ink.rail, 0);
  if (pen.ink.edged) return;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImU32 grain = with_alpha(pen.ink.wood, pen.ink.dark ? 0.22f : 0.3f);
  for (int line = 0; line < kLines; ++line) {
    const float across = (static_cast<float>(line) + 0.5f + 0.4f * random_offset(line, 11)) / kLines;
    for (int bend = 0; bend <= kBends; ++bend) {
      const float along = static_cast<float>(bend) / kBends,
                  at = across + 0.035f * random_offset(line * kBends + bend, 12);
      list.PathLineTo(lying ? ImVec2{rect.left + along * rect.width(), rect.top + at * rect.height()}
                            : ImVec2{rect.left + at * rect.width(), rect.top + along * rect.height()});
    }
    list.PathStroke(grain, 0, pen.px(1.1f + 0.7f * random_offset(line, 13)));
  }
}

void draw_edge(Pen& pen, const Rect& rail, bool lying) {
  const ImU32 edge = pen.ink.edged ? pen.ink.outline : with_alpha(IM_COL32_BLACK, 0.35f);
  ImGui::GetWindowDrawList()->AddLine(lying ? rail.min() : ImVec2{rail.right, rail.top},
                                      lying ? ImVec2{rail.right, rail.top} : rail.max(), edge, pen.px(2));
}

void draw_here(Pen& pen, const Rect& place, bool lying) {
  constexpr float kStrip = 5;
  pen.fill(place.inset(pen.px(lying ? 3 : 5), pen.px(4)), pen.ink.chosen, 10);
  Rect strip = place;
  strip = lying ? strip.cut_bottom(pen.px(kStrip)).inset(pen.px(14), 0)
                : strip.cut_left(pen.px(kStrip)).inset(0, pen.px(10));
  pen.fill(strip, pen.ink.accent, 2);
}

void draw_place_of_rail(Pen& pen, const Rect& rect, const view::Button& place, bool lying, float letters) {
  (void)pen.touch_unframed(rect, place);
  const bool hot = ImGui::IsItemHovered();
  if (place.chosen)
    draw_here(pen, rect, lying);
  else if (hot)
    pen.fill(rect.inset(pen.px(5), pen.px(4)), with_alpha(pen.ink.wood, 0.4f), 10);
  const float words =
                  pen.height_of(place.label, pen.look.small, rect.width() - pen.px(2 * kWordAir)) * letters,
              air = std::max(pen.px(6), (rect.height() - words - pen.px(kPlaceIcon + 3)) / 2);
  Rect inside = rect.inset(pen.px(kWordAir), air);
  const ImU32 ink = place.chosen ? pen.ink.accent : pen.ink.text;
  if (has_icon(place.id))
    draw_icon(pen.look, place.id, inside.cut_top(pen.px(kPlaceIcon), pen.px(3)).centre(), kPlaceIcon, ink);
  pen.text(inside, place.label,
           {pen.look.small, ink, Align::centre, Overflow::wrap, has_icon(place.id) ? 0 : 0.5f, letters});
}

// One size of letters for all places, at which the longest label fits.
float rail_letters(const Pen& pen, const std::vector<view::Button>& places, float width) {
  constexpr float kMost = 0.9f, kLeastOf = 0.7f;
  float widest = 1;
  for (const view::Button& place : places) {
    for (std::string_view rest = place.label; !rest.empty();) {
      const std::size_t end = std::min(rest.find(' '), rest.size());
      widest = std::max(widest, pen.width_of(rest.substr(0, end), pen.look.small));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  }
  return std::clamp(width / widest, kLeastOf, kMost);
}

}  // namespace

// The first place is at the top, the last at the bottom: neither moves if others are absent.
void draw_rail(Pen& pen, Rect rail, const std::vector<view::Button>& places) {
  const bool lying = rail.width() > rail.height();
  draw_board_of_wood(pen, rail, lying);
  draw_edge(pen, rail, lying);
  const auto count = static_cast<int>(places.size());
  if (count == 0) return;
  if (!lying && rail.height() >= pen.px(kPlaceTall) * static_cast<float>(count) + pen.px(kEmblem + 24)) {
    const Rect emblem =
        rail.cut_top(pen.px(kEmblem + 24)).inset((rail.width() - pen.px(kEmblem)) / 2, pen.px(14));
    draw_emblem(pen, emblem);
  }
  const float tall =
      lying ? rail.height() : std::min(pen.px(kPlaceTall), rail.height() / static_cast<float>(count));
  const Rect last =
      lying ? rail.column(count - 1, count, 0) : Rect{rail.left, rail.bottom - tall, rail.right, rail.bottom};
  const float letters = rail_letters(pen, places, last.width() - pen.px(2 * kWordAir + 1));
  for (int i = 0; i < count; ++i) {
    const Rect rect = i + 1 == count ? last
                      : lying        ? rail.column(i, count, 0)
                                     : Rect{rail.left, rail.top + tall * static_cast<float>(i), rail.right,
                                     rail.top + tall * static_cast<float>(i + 1)};
    draw_place_of_rail(pen, rect, places[i], lying, letters);
  }
}

namespace {

struct ToolKeys {
  std::vector<float> widths;
  Icons icons = Icons::none;
};

// Keys as wide as their labels, with icons. Without enough room, labels alone, the widest of them wrapped.
ToolKeys tool_keys(const Pen& pen, const std::vector<view::Button>& tools, float room) {
  struct RailLayout {
    Icons icons;
    float air, least;  // units
  };
  constexpr RailLayout kLayouts[] = {
      {Icons::left, 26 + kIcon + kIconAir, 84}, {Icons::above, 16, 72}, {Icons::none, 22, 72}};
  ToolKeys keys;
  const auto sum = [&](float most) {
    float all = 0;
    for (const float wide : keys.widths) all += std::min(wide, most) + pen.px(kGap);
    return all;
  };
  for (const RailLayout& rail_layout : kLayouts) {
    keys = {{}, rail_layout.icons};
    for (const view::Button& tool : tools)
      keys.widths.push_back(std::max(pen.px(rail_layout.least),
                                     pen.width_of(tool.label, pen.look.label) + pen.px(rail_layout.air)));
    if (sum(room) <= room) return keys;
  }
  float most = room;
  while (sum(most) > room && most > pen.key(kKeyHeight)) most -= pen.px(4);
  for (float& wide : keys.widths) wide = std::min(wide, most);
  return keys;
}

}  // namespace

void draw_tools_and_title(Pen& pen, Rect strip, const view::Panel& panel) {
  constexpr float kTitleLeast = 220;
  const ToolKeys keys = tool_keys(pen, panel.tools, strip.width() - pen.px(kTitleLeast));
  pen.show_icons(keys.icons);
  for (std::size_t i = panel.tools.size(); i-- > 0;)
    pen.button(strip.cut_right(keys.widths[i], pen.px(kGap)), panel.tools[i], Kind::link);
  pen.show_icons(Icons::left);
  if (!panel.clock.empty()) {
    const float wide = std::min(pen.width_of(panel.clock, pen.look.small) + pen.px(2), strip.width() * 0.5f);
    pen.text(strip.cut_right(wide, pen.px(12)), panel.clock, {pen.look.small, pen.ink.accent, Align::right});
  }
  if (!pen.state.unused.empty())
    return pen.text(strip, view::unused_key(pen.state.unused), {pen.look.small, pen.ink.accent});
  if (panel.subtitle.empty())
    return pen.text(strip, panel.title, {pen.look.label, pen.ink.muted, Align::left, Overflow::ellipsis});
  pen.text(strip, panel.subtitle, {pen.look.small, pen.ink.muted, Align::left});
}

void draw_notice(Pen& pen, Rect strip, const view::Panel& panel) {
  pen.fill(strip, pen.ink.alarm);
  pen.fill(Rect(strip).cut_left(pen.px(6)), pen.ink.minus, 3);
  Rect inside = strip.inset(pen.px(16), 0);
  pen.button(inside.cut_right(pen.px(120), pen.px(kGapParts)), panel.dismiss, Kind::act);
  if (!panel.go_on.label.empty())
    pen.button(inside.cut_right(pen.px(190), pen.px(12)), panel.go_on, Kind::act);
  pen.text(inside, "!", {pen.look.title, pen.ink.minus, Align::left});
  inside.cut_left(pen.px(24));
  pen.text(inside, panel.notice, {pen.look.body, pen.ink.text, Align::left});
}

// Replaces the headline: the keys below only ask, and enter nothing.
void draw_asking(Pen& pen, Rect strip, const view::Panel& panel) {
  pen.fill(strip, pen.ink.chosen);
  Rect inside = strip.inset(pen.px(16), 0);
  pen.button(inside.cut_right(pen.px(200), pen.px(kGapParts)), panel.stop_asking, Kind::act);
  pen.text(inside, "?", {pen.look.title, pen.ink.accent, Align::left});
  inside.cut_left(pen.px(28));
  pen.text(inside, panel.asking, {pen.look.body, pen.ink.text, Align::left});
}

}  // namespace tanteador::ui
