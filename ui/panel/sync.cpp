// Other databases: differences and the keys to synchronise, forks, and shared competitions.

#include <algorithm>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

constexpr float kApartRow = 58, kTransferKey = 76;

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

Box differences_box(Pen& pen, const view::SyncView& view) {
  return scroll_box(pen, "together", [&pen, &view](float width) {
    const float tall = pen.px(kApartRow);
    const Box rows =
        drawn_box("rows", {0, tall * static_cast<float>(view.rows.size())}, 0, [&pen, &view, tall](Rect at) {
          for (const auto& row : view.rows) draw_apart(pen, at.cut_top(tall), row);
        });
    return stack_box(pen, {paragraph_box(pen, width, view.problem, pen.look.body, pen.ink.minus),
                           lines_box(pen, width, view.result, pen.look.body, pen.ink.plus),
                           paragraph_box(pen, width, view.state, pen.look.body, pen.ink.accent),
                           paragraph_box(pen, width, view.help, pen.look.body, pen.ink.muted), rows,
                           lines_box(pen, width, view.notes, pen.look.small, pen.ink.muted)});
  });
}

Box version_box(Pen& pen, float width, const view::SyncView::Version& version) {
  const float inside = card_content(pen, width);
  return card_box(
      pen,
      stack_box(pen, {paragraph_box(pen, inside, version.title, pen.look.small, pen.ink.muted),
                      layout::stretch(lines_box(pen, inside, version.lines, pen.look.body, pen.ink.text)),
                      key_box(pen, version.choose, Kind::act, 0, kStepHeight)}));
}

Box fork_box(Pen& pen, float width, const view::SyncView::Fork& fork) {
  constexpr float kVersion = 310, kTitle = 36, kState = 0.3f;  // of the width
  return stack_box(
      pen, {layout::row(pen.px(kGap),
                        {words_box(pen, fork.title, {0, pen.px(kTitle)},
                                   {pen.look.label, pen.ink.text, Align::left, Overflow::ellipsis}, 1),
                         words_box(pen, fork.state, {width * kState, 0},
                                   {pen.look.small, pen.ink.accent, Align::right})}),
            tiles_box(pen, width, kVersion, fork.versions.size(),
                      [&](std::size_t i, float wide) { return version_box(pen, wide, fork.versions[i]); }),
            key_box(pen, fork.again, Kind::act, 0, kStepHeight)});
}

Box forks_box(Pen& pen, const view::SyncView& view) {
  return scroll_box(pen, "forks", [&pen, &view](float width) {
    std::vector<Box> parts{
        paragraph_box(pen, width, view.problem, pen.look.body, pen.ink.minus),
        paragraph_box(pen, width, view.forks.empty() ? view.empty : view.help, pen.look.body, pen.ink.muted)};
    for (const view::SyncView::Fork& fork : view.forks) parts.push_back(fork_box(pen, width, fork));
    return stack_box(pen, std::move(parts));
  });
}

Box shared_box(Pen& pen, const view::SyncView& view) {
  return list_box(pen, "shared", [&pen, &view](Rect& content) {
    draw_part(pen, content, view.help, pen.look.body, pen.ink.muted, 12);
    if (view.competitions.empty()) draw_part(pen, content, view.empty, pen.look.body, pen.ink.text, 12);
    draw_part(pen, content, grid_box(pen, view.competitions, 3, kTransferKey, Kind::act), kGapParts);
    draw_figures(pen, content, view.given);
  });
}

Box head_of(Pen& pen, const view::SyncView& view) {
  Box head = head_box(pen, view.title, pen.look.title, pen.ink.text);
  head.parts.push_back(
      words_box(pen, view.here, {}, {pen.look.small, pen.ink.muted, Align::right, Overflow::ellipsis}, 1));
  return head;
}

}  // namespace

Box page_of(Pen& pen, float width, const view::SyncView& view) {
  if (view.progress) return page_of(pen, width, *view.progress);
  const float content = page_content(pen, width);
  std::vector<Box> parts{head_of(pen, view), chips_box(pen, content, view.pages)};
  if (view.other.id.empty()) {
    parts.push_back(view.given.columns.empty() ? forks_box(pen, view) : shared_box(pen, view));
  } else {
    std::vector<view::Button> chips = view.known;
    chips.push_back(view.everything);
    parts.push_back(search_box(pen, content, view.other, {&view.look, 1}));
    parts.push_back(chips_box(pen, content, std::move(chips)));
    parts.push_back(differences_box(pen, view));
    parts.push_back(row_box(pen, view.transfers, kTransferKey, Kind::act));
  }
  return page_box(pen, std::move(parts));
}

}  // namespace tanteador::ui
