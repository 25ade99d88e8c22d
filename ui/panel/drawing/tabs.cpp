// One row of tabs: groups of choices, each on its tray.

#include <algorithm>
#include <functional>
#include <numeric>
#include <vector>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

using Tabs = std::span<const view::Button>;

constexpr float kTabAir = 40, kLeastTab = 64, kMostTab = 280;  // units: beside the label; widths

float width_of_tab(const Pen& pen, const view::Button& tab) {
  return std::clamp(pen.width_of(tab.label, pen.look.label) + pen.px(kTabAir), pen.key(kLeastTab),
                    pen.key(kMostTab));
}

float width_of_tabs(const Pen& pen, Tabs tabs) {
  const float labels = std::accumulate(tabs.begin(), tabs.end(), 0.0f, [&](float sum, const auto& tab) {
    return sum + width_of_tab(pen, tab);
  });
  return labels + pen.px(kGap) * static_cast<float>(std::max<std::size_t>(tabs.size(), 1) - 1);
}

// The chosen tab, or the last one, and as many neighbours as fit.
Tabs fitting_tabs(const Pen& pen, Tabs all, float room) {
  const auto chosen = std::ranges::find_if(all, &view::Button::chosen);
  auto first = static_cast<std::size_t>(chosen - all.begin());
  if (first == all.size()) --first;
  std::size_t end = first + 1;
  for (bool grown = true; grown;) {
    grown = false;
    for (const auto& [from, to] : {std::pair(first, std::min(end + 1, all.size())),
                                   std::pair(first - std::min<std::size_t>(first, 1), end)}) {
      if ((from == first && to == end) || width_of_tabs(pen, all.subspan(from, to - from)) > room) continue;
      first = from;
      end = to;
      grown = true;
      break;
    }
  }
  return all.subspan(first, end - first);
}

// A key to the neighbour of the tabs shown.
view::Button step(Tabs all, const view::Button* to, const char* arrow) {
  view::Button key = to ? *to : view::Button{.id = all.front().id + arrow, .label = {}, .enabled = false};
  key.label = arrow;
  key.detail.clear();
  key.chosen = false;
  return key;
}

float width_of_arrow(const Pen& pen) { return pen.key(kLeastTab) + pen.px(kGap); }

// The least width: one tab between two arrows.
float least_of_tabs(const Pen& pen, Tabs tabs) {
  float widest = 0;
  for (const view::Button& tab : tabs) widest = std::max(widest, width_of_tab(pen, tab));
  return tabs.size() == 1 ? widest : widest + 2 * width_of_arrow(pen);
}

void draw_group_of_tabs(Pen& pen, Rect tray, Tabs all) {
  pen.fill(tray, pen.ink.tray);
  Tabs shown = all;
  if (all.size() > 1 && width_of_tabs(pen, all) > tray.width() + kRounding) {
    shown = fitting_tabs(pen, all, tray.width() - 2 * width_of_arrow(pen));
    const auto first = static_cast<std::size_t>(shown.data() - all.data()), end = first + shown.size();
    pen.button(tray.cut_left(pen.key(kLeastTab), pen.px(kGap)),
               step(all, first > 0 ? &all[first - 1] : nullptr, "←"), Kind::choice);
    pen.button(tray.cut_right(pen.key(kLeastTab), pen.px(kGap)),
               step(all, end < all.size() ? &all[end] : nullptr, "→"), Kind::choice);
  }
  const float gaps = pen.px(kGap) * static_cast<float>(shown.size() - 1),
              share = (tray.width() - gaps) / (width_of_tabs(pen, shown) - gaps);
  for (const view::Button& tab : shown)
    pen.button(tray.cut_left(width_of_tab(pen, tab) * share, pen.px(kGap)), tab, Kind::choice);
}

// The widest group is shortened first.
void draw_row_of_tabs(Pen& pen, Rect row, std::span<const Tabs> groups) {
  std::vector<float> widths;
  for (const Tabs group : groups) widths.push_back(width_of_tabs(pen, group));
  std::vector<std::size_t> order(groups.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, std::greater(), [&](std::size_t i) { return widths[i]; });
  const float room = row.width() - pen.px(kGapParts) * static_cast<float>(groups.size() - 1);
  for (const std::size_t i : order) {
    const float excess = std::accumulate(widths.begin(), widths.end(), -room);
    if (excess > 0)
      widths[i] = std::min(widths[i], std::max(least_of_tabs(pen, groups[i]), widths[i] - excess));
  }
  for (std::size_t i = 0; i < groups.size(); ++i)
    draw_group_of_tabs(pen, row.cut_left(std::min(widths[i], row.width()), pen.px(kGapParts)), groups[i]);
}

}  // namespace

// Another row begins if even the shortest groups do not fit.
layout::Box tabs_box(Pen& pen, float width, std::vector<Tabs> groups) {
  std::erase_if(groups, &Tabs::empty);
  layout::Box rows = layout::column(pen.px(kGap), {});
  for (std::span<const Tabs> rest(groups); !rest.empty();) {
    std::size_t count = 1;
    float least = least_of_tabs(pen, rest.front());
    while (count < rest.size() && (least += pen.px(kGapParts) + least_of_tabs(pen, rest[count])) <= width)
      ++count;
    rows.parts.push_back(drawn_box(
        rest.front().front().id, {0, pen.key(kKeyHeight)}, 0,
        [&pen, row = std::vector(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(count))](Rect at) {
          draw_row_of_tabs(pen, at, row);
        }));
    rest = rest.subspan(count);
  }
  return rows;
}

}  // namespace tanteador::ui
