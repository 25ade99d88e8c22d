// Other databases: differences and the keys to synchronise, forks, and shared competitions.

#include <algorithm>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

constexpr float kApartRow = 58, kTransferKey = 76, kVersionLine = 26, kChoose = 56;

void draw_apart(Pen& pen, Rect line, const view::SyncView::Row& row) {
  if (pen.is_visible(line))
    ImGui::GetWindowDrawList()->AddLine({line.left, line.bottom}, {line.right, line.bottom}, pen.ink.button,
                                        pen.px(1.5f));
  line = line.inset(pen.px(4), pen.px(5));
  Rect right = line.cut_right(line.width() * 0.36f, pen.px(14));
  pen.text(right.cut_top(right.height() * 0.54f), row.comparison,
           {pen.look.body, row.bad ? pen.ink.minus : pen.ink.accent, Align::right, Overflow::ellipsis});
  pen.text(right, row.counts, {pen.look.small, pen.ink.muted, Align::right, Overflow::ellipsis});
  pen.text(line.cut_top(line.height() * 0.54f), row.name,
           {pen.look.label, pen.ink.text, Align::left, Overflow::ellipsis});
  pen.text(line, row.line, {pen.look.small, pen.ink.muted, Align::left, Overflow::ellipsis});
}

void draw_differences(Pen& pen, const Rect& area, const view::SyncView& view) {
  draw_list(pen, "together", area, [&](Rect content) {
    const float top = content.top;
    draw_part(pen, content, view.problem, pen.look.body, pen.ink.minus, 10);
    for (const std::string& line : view.result) draw_part(pen, content, line, pen.look.body, pen.ink.plus, 6);
    draw_part(pen, content, view.state, pen.look.body, pen.ink.accent, 10);
    draw_part(pen, content, view.help, pen.look.body, pen.ink.muted, 10);
    for (const auto& row : view.rows) draw_apart(pen, content.cut_top(pen.px(kApartRow)), row);
    if (!view.rows.empty()) content.cut_top(pen.px(8));
    for (const std::string& note : view.notes)
      draw_part(pen, content, note, pen.look.small, pen.ink.muted, 4);
    return content.top - top;
  });
}

void draw_version(Pen& pen, Rect area, const view::SyncView::Version& version) {
  pen.fill(area, pen.ink.button);
  area = area.inset(pen.px(14), pen.px(10));
  pen.button(area.cut_bottom(pen.px(kChoose), pen.px(kGap)), version.choose, Kind::act);
  draw_part(pen, area, version.title, pen.look.small, pen.ink.muted, 6);
  for (const std::string& line : version.lines)
    pen.text(area.cut_top(pen.px(kVersionLine)), line,
             {pen.look.body, pen.ink.text, Align::left, Overflow::ellipsis});
}

float version_height(const Pen& pen, const view::SyncView::Version& version, float width) {
  return pen.height_of(version.title, pen.look.small, width - pen.px(28)) +
         pen.px(20 + 6 + 8 + kChoose + kVersionLine * static_cast<float>(version.lines.size()));
}

void draw_fork(Pen& pen, Rect& area, const view::SyncView::Fork& fork) {
  Rect head = area.cut_top(pen.px(36), pen.px(kGapKeypad));
  pen.text(head.cut_right(head.width() * 0.3f, pen.px(12)), fork.state,
           {pen.look.small, pen.ink.accent, Align::right});
  pen.text(head, fork.title, {pen.look.label, pen.ink.text, Align::left, Overflow::ellipsis});
  constexpr float kTwoBeside = 640;
  const int columns = area.width() >= pen.px(kTwoBeside) ? 2 : 1;
  const auto count = static_cast<int>(fork.versions.size());
  for (int from = 0; from < count; from += columns) {
    const Rect whole{area.left, area.top, area.right, area.top + 1};
    const float width = whole.column(0, columns, pen.px(12)).width();
    float tall = 0;
    for (int i = from; i < std::min(count, from + columns); ++i)
      tall = std::max(tall, version_height(pen, fork.versions[i], width));
    const Rect row = area.cut_top(tall, pen.px(10));
    for (int i = from; i < std::min(count, from + columns); ++i)
      draw_version(pen, row.column(i - from, columns, pen.px(12)), fork.versions[i]);
  }
  if (!fork.again.label.empty()) pen.button(area.cut_top(pen.px(kChoose), pen.px(10)), fork.again, Kind::act);
  area.cut_top(pen.px(12));
}

void draw_forks(Pen& pen, const Rect& area, const view::SyncView& view) {
  draw_list(pen, "forks", area, [&](Rect content) {
    const float top = content.top;
    draw_part(pen, content, view.problem, pen.look.body, pen.ink.minus, 10);
    draw_part(pen, content, view.forks.empty() ? view.empty : view.help, pen.look.body, pen.ink.muted, 12);
    for (const auto& fork : view.forks) draw_fork(pen, content, fork);
    return content.top - top;
  });
}

void draw_shared(Pen& pen, const Rect& area, const view::SyncView& view) {
  draw_list(pen, "shared", area, [&](Rect content) {
    const float top = content.top;
    draw_part(pen, content, view.help, pen.look.body, pen.ink.muted, 12);
    if (view.competitions.empty()) draw_part(pen, content, view.empty, pen.look.body, pen.ink.text, 12);
    draw_grid(pen, content, view.competitions, 3, kTransferKey, Kind::act);
    content.cut_top(pen.px(14));
    draw_figures(pen, content, view.given);
    return content.top - top;
  });
}

using Draw = void(Pen&, const Rect&, const view::SyncView&);

layout::Box rest_box(Pen& pen, const view::SyncView& view, Draw* draw) {
  constexpr float kContent = 112;
  return drawn_box("rest", {0, pen.px(kContent)}, 1, [&pen, &view, draw](Rect at) { draw(pen, at, view); });
}

layout::Box head_of(Pen& pen, const view::SyncView& view) {
  layout::Box head = head_box(pen, view.title, pen.look.title, pen.ink.text);
  head.parts.push_back(
      words_box(pen, view.here, {}, {pen.look.small, pen.ink.muted, Align::right, Overflow::ellipsis}, 1));
  return head;
}

}  // namespace

layout::Box page_of(Pen& pen, float width, const view::SyncView& view) {
  if (view.progress) return page_of(pen, width, *view.progress);
  const float content = page_content(pen, width);
  std::vector<layout::Box> parts{head_of(pen, view), chips_box(pen, content, view.pages)};
  if (view.other.id.empty()) {
    parts.push_back(rest_box(pen, view, view.given.columns.empty() ? draw_forks : draw_shared));
  } else {
    std::vector<view::Button> chips = view.known;
    chips.push_back(view.everything);
    parts.push_back(search_box(pen, content, view.other, {&view.look, 1}));
    parts.push_back(chips_box(pen, content, std::move(chips)));
    parts.push_back(rest_box(pen, view, draw_differences));
    parts.push_back(row_box(pen, view.transfers, kTransferKey, Kind::act));
  }
  return page_box(pen, std::move(parts));
}

}  // namespace tanteador::ui
