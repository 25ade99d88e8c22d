// The phones' page: the code as large as possible, the calls for the desk, and the phones at the tables.

#include <algorithm>
#include <cmath>
#include <functional>

#include "ui/panel/drawing/boxes.hpp"
#include "ui/panel/drawing/icons.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

constexpr ImU32 kPaperWhite = IM_COL32(255, 255, 255, 255), kPrinted = IM_COL32(0, 0, 0, 255);

// A square of whole pixels on white, as readers need it, as large as possible.
void draw_code(Pen& pen, Rect area, const view::QrCode& code) {
  if (code.side == 0) return;
  const float place = std::min(area.width(), area.height());
  const float dot = std::max(1.0f, std::floor(place / static_cast<float>(code.side)));
  const float side = dot * static_cast<float>(code.side);
  const float left = std::floor(area.centre().x - side / 2), top = std::floor(area.centre().y - side / 2);
  pen.fill({left, top, left + side, top + side}, kPaperWhite, 4);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (const view::QrCode::Dark& dark : code.dark) {
    const float x = left + dot * static_cast<float>(dark.x), y = top + dot * static_cast<float>(dark.y);
    list.AddRectFilled({x, y}, {x + dot * static_cast<float>(dark.length), y + dot}, kPrinted);
  }
}

// The code above the rest if the page is high enough, else beside it.
Box code_and_rest_box(Pen& pen, float width, float share, const Box& code,
                      const std::function<Box(float width)>& make_rest) {
  constexpr float kLeastHigh = 0.6f, kLeastBelow = 200;  // of the width; units
  const float wide = width * share, gap = pen.px(28);
  Box above = layout::stretch(code, 0), below = layout::stretch(make_rest(width));
  above.least.tall = width * kLeastHigh;
  above.best.tall = width;
  below.least.tall = pen.px(kLeastBelow);
  return layout::stretch(
      layout::variants({layout::column(pen.px(kGapParts), {above, below}),
                        layout::row(gap, {layout::widen(layout::stretch(code, 0), wide),
                                          layout::stretch(make_rest(width - wide - gap))})}));
}

Box code_box(Pen& pen, const view::QrCode& code) {
  return drawn_box("code", {0, pen.px(120)}, 1, [&pen, &code](Rect at) { draw_code(pen, at, code); });
}

Box large_box(Pen& pen, const std::string& text, float tall, ImU32 ink, Align align) {
  Box box = drawn_box(text, {0, pen.px(40)}, 0,
                      [&pen, &text, ink, align](Rect at) { pen.large(at, text, ink, align); });
  box.best.tall = pen.px(tall);
  return box;
}

// A call with its keys beside it, or below it if they need the room.
Box wait_box(Pen& pen, const view::RoomView::Waits& one) {
  const Box since = words_box(pen, one.since, {pen.px(110), pen.px(kStepHeight)},
                              {pen.look.label, pen.ink.accent, Align::right}),
            attend = key_box(pen, one.attend, Kind::next, 0, kStepHeight),
            settle = key_box(pen, one.settle, Kind::link, 0, kStepHeight);
  return layout::variants(
      {card_box(pen, head_box(pen, one.text, pen.look.body, pen.ink.text, {since, attend, settle})),
       card_box(pen, stack_box(pen, {head_box(pen, one.text, pen.look.body, pen.ink.text, {since}),
                                     layout::row(pen.px(kGap), {attend, settle})}))});
}

// The calls, the phones, the walls and the access. A press takes effect at once.
Box lists_box(Pen& pen, const view::RoomView& view) {
  return list_box(pen, "room", [&pen, &view](Rect& rest) {
    draw_part(pen, rest, view.waits_title, pen.look.label, pen.ink.muted, 6);
    if (view.waits.empty()) draw_part(pen, rest, view.quiet, pen.look.body, pen.ink.muted, 16);
    for (const auto& one : view.waits) draw_part(pen, rest, wait_box(pen, one), kGap);
    for (const report::Table* table : {&view.unsent, &view.devices})
      if (!table->columns.empty()) draw_figures(pen, rest, *table);
    for (const auto& [title, chips] : view.choices) {
      draw_part(pen, rest, title, pen.look.label, pen.ink.muted, 6);
      draw_part(pen, rest, chips_box(pen, rest.width(), chips), kGapParts);
    }
    if (!view.tokens.empty()) draw_part(pen, rest, view.tokens_title, pen.look.label, pen.ink.muted, 6);
    for (const auto& [text, revoke] : view.tokens)
      draw_part(pen, rest,
                head_box(pen, text, pen.look.body, pen.ink.text,
                         {key_box(pen, revoke, Kind::link, 0, kStepHeight)}),
                kGap);
  });
}

// The code, its addresses, and the key that closes the server.
Box open_box(Pen& pen, const view::RoomView& view) {
  std::vector<Box> parts{code_box(pen, view.code),
                         large_box(pen, view.addresses.front(), 52, pen.ink.text, Align::centre)};
  for (std::size_t i = 1; i < std::min<std::size_t>(view.addresses.size(), 3); ++i)
    parts.push_back(text_box(pen, view.addresses[i], 26, [&pen, &address = view.addresses[i]](Rect at) {
      pen.text(at, address, {pen.look.small, pen.ink.muted, Align::centre});
    }));
  parts.push_back(key_box(pen, view.close, Kind::link, 0, kStepHeight));
  return stack_box(pen, std::move(parts));
}

}  // namespace

layout::Box page_of(Pen& pen, float width, const view::RoomView& view) {
  constexpr float kClosed = 860, kCode = 0.42f, kPicture = 160;
  const bool open = !view.addresses.empty();
  const float content = page_content(pen, open ? width : std::min(width, pen.px(kClosed)));
  const Box head = head_box(pen, view.title, pen.look.title, pen.ink.text),
            problem = paragraph_box(pen, content, view.problem, pen.look.body, pen.ink.minus),
            state = paragraph_box(pen, content, view.state, pen.look.label, pen.ink.accent);
  if (open)
    return page_box(
        pen, {head, problem, state, code_and_rest_box(pen, content, kCode, open_box(pen, view), [&](float) {
                return lists_box(pen, view);
              })});
  const Box picture{
      .best = {0, pen.px(kPicture)}, .optional = true, .draw = [&pen](const layout::Bounds& at) {
        draw_icon(pen.look, "go/room", rect_of(at).centre(), kPicture * 0.6f, pen.ink.outline);
      }};
  Box closed = stack_box(pen, {view.waits.empty() ? picture : Box{},
                               paragraph_box(pen, content, view.help, pen.look.body, pen.ink.text), problem,
                               state, whole_key_box(pen, content, view.open, Kind::next, 92),
                               whole_key_box(pen, content, view.anywhere, Kind::act, 64),
                               view.waits.empty() ? Box{} : lists_box(pen, view)});
  closed.gap = pen.px(kGapParts);
  return dialog_box(pen, kClosed, {head, layout::stretch(closed)});
}

layout::Box page_of(Pen& pen, float width, const view::PhoneView& view) {
  constexpr float kCode = 0.52f;
  const auto words = [&](float wide) {
    return stack_box(pen, {{.weight = 1},
                           paragraph_box(pen, wide, view.help, pen.look.body, pen.ink.text),
                           paragraph_box(pen, wide, view.typed_title, pen.look.body, pen.ink.muted),
                           large_box(pen, view.address, 40, pen.ink.text, Align::left),
                           large_box(pen, view.typed, 140, pen.ink.accent, Align::left),
                           {.weight = 1}});
  };
  return page_box(pen,
                  {head_box(pen, view.title, pen.look.title, pen.ink.text),
                   code_and_rest_box(pen, page_content(pen, width), kCode, code_box(pen, view.code), words)});
}

}  // namespace tanteador::ui
