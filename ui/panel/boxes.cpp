// The boxes that several match screens have.

#include "ui/panel/drawing/boxes.hpp"

#include <algorithm>

namespace tanteador::ui {

bool is_empty(const layout::Box& box) { return !box.draw && box.parts.empty() && box.variants.empty(); }

layout::Box text_box(const Pen& pen, const std::string& text, float tall, std::function<void(Rect)> draw) {
  if (text.empty()) return {};
  return {.name = text,
          .best = {0, pen.px(tall)},
          .optional = true,
          .draw = [draw = std::move(draw)](const layout::Bounds& at) { draw(rect_of(at)); }};
}

layout::Box keys_box(const Pen& pen, std::string name, int keys, float tall, std::function<void(Rect)> draw) {
  if (keys == 0) return {};
  const float finger = pen.key(kFinger), gap = pen.px(kGap);
  return {.name = std::move(name),
          .least = {static_cast<float>(keys) * (finger + gap) - gap, finger},
          .good = {0, pen.key(tall < kCallHeight ? kKeyHeight : kCallHeight)},
          .best = {0, pen.px(tall)},
          .keys = keys,
          .apart = gap,
          .draw = [draw = std::move(draw)](const layout::Bounds& at) { draw(rect_of(at)); }};
}

layout::Box row_box(Pen& pen, std::span<const view::Button> actions, float tall, Kind kind) {
  const auto count = static_cast<int>(actions.size());
  return keys_box(pen, count > 0 ? actions.front().id : std::string(), count, tall,
                  [&pen, actions, kind](Rect at) { draw_row(pen, at, actions, kind); });
}

layout::Box grid_box(Pen& pen, std::span<const view::Button> actions, int columns, float tall, Kind kind) {
  layout::Box grid = layout::column(pen.px(kGap), {});
  for (std::span left = actions; !left.empty();) {
    const auto row = left.first(std::min(left.size(), static_cast<std::size_t>(columns)));
    left = left.subspan(row.size());
    grid.parts.push_back(keys_box(pen, row.front().id, columns, tall, [&pen, row, columns, kind](Rect at) {
      draw_grid_row(pen, at, row, columns, kind);
    }));
  }
  return grid;
}

layout::Box question_box(Pen& pen, const std::string& title, const std::vector<view::Button>& answers,
                         int columns, float tall, Kind kind) {
  if (answers.empty()) return {};
  layout::Box text = text_box(pen, title, 22, [&pen, &title](Rect at) {
    pen.text(at, title, {pen.look.small, pen.ink.muted});
  });
  return layout::column(pen.px(kGapKeypad), {text, grid_box(pen, answers, columns, tall, kind)});
}

layout::Box instead_box(Pen& pen, const view::MatchScreen& board) {
  if (board.instead.empty()) return {};
  layout::Box box =
      keys_box(pen, "instead", 1, 64, [&pen, &board](Rect at) { draw_instead(pen, at, board); });
  box.least.tall += pen.px(8);  // the frame
  return box;
}

layout::Box headline_box(Pen& pen, const view::MatchScreen& board, float width) {
  const bool two = !has_one_headline(pen, board, width) && !board.detail.empty();
  return text_box(pen, board.headline, two ? 38 + kGap + 22 : 38,
                  [&pen, &board](Rect at) { draw_headline(pen, at, board); });
}

layout::Box next_box(Pen& pen, const view::MatchScreen& board) {
  constexpr float kFirst = 96, kOther = 72;
  layout::Box column = layout::column(pen.px(kGap), {});
  for (const view::Button& next : board.next) {
    const bool first = &next == &board.next.front();
    column.parts.push_back(keys_box(pen, next.id, 1, first ? kFirst : kOther, [&pen, &next, first](Rect at) {
      pen.button(at, next, first ? Kind::next : Kind::act);
    }));
  }
  if (!board.agree.empty())
    column.parts.push_back(question_box(pen, board.agree_title, board.agree,
                                        static_cast<int>(board.agree.size()), kOther, Kind::act));
  return column;
}

// In one row if they fit, because every row below a sheet counts.
layout::Box tools_box(Pen& pen, const std::vector<view::Button>& tools, float width) {
  constexpr float kTool = 98;
  if (tools.empty()) return {};
  const auto fit = static_cast<std::size_t>((width + pen.px(kGap)) / pen.px(kTool + kGap));
  const std::size_t columns = std::min(tools.size(), std::max<std::size_t>(tools.size() <= 4 ? 4 : 3, fit));
  return grid_box(pen, tools, static_cast<int>(columns), 56, Kind::link);
}

layout::Box last_box(Pen& pen, const view::MatchScreen& board) {
  const float keys = pen.least_key(board.undo.label) + pen.least_key(board.redo.label) + pen.px(kGap + 32);
  return {.name = "last",
          .least = {std::max(pen.px(200), keys), pen.key(kFinger) + pen.px(24 + 24 + kGap)},
          .best = {0, pen.px(208)},
          .draw = [&pen, &board](const layout::Bounds& at) { draw_last(pen, rect_of(at), board); }};
}

// Each suit in one row, or in two close to each other.
layout::Box pad_box(Pen& pen, float width, const view::KeypadView& keypad) {
  constexpr int kHalved = 10;
  constexpr float kKey = 88, kCard = 54, kSuit = 62;  // units; the last: the name of a suit
  if (!keypad.cards) return grid_box(pen, keypad.keys, keypad.columns, kKey, Kind::act);
  const auto in_columns = [&](int columns) {
    layout::Box all = grid_box(pen, keypad.keys, columns, kCard, Kind::act);
    for (layout::Box& row : all.parts)
      row.least.wide += static_cast<float>(columns) * (pen.px(kSuit) - pen.key(kFinger));
    if (columns == keypad.columns) return all;
    layout::Box suits = layout::column(pen.px(kGap), {});
    for (std::size_t i = 0; i < all.parts.size(); ++i) {
      if (i % 2 == 0) suits.parts.push_back(layout::column(pen.px(kGapKeypad), {}));
      suits.parts.back().parts.push_back(std::move(all.parts[i]));
    }
    return suits;
  };
  if (keypad.columns != kHalved) return in_columns(keypad.columns);
  const layout::Box halved = in_columns(kHalved / 2), whole = in_columns(kHalved);
  return least_of(whole).wide > width ? halved : layout::variants({halved, whole});
}

namespace {

layout::Box keypad_foot(Pen& pen, const view::KeypadView& keypad) {
  constexpr float kOfMany = 58;
  const bool many = keypad.accepts.size() > 4;
  layout::Box back = keys_box(pen, keypad.back.id, 1, many ? 2 * kOfMany + kGap : kCallHeight,
                              [&pen, &keypad](Rect at) { pen.button(at, keypad.back, Kind::act); });
  layout::Box accepts = many ? grid_box(pen, keypad.accepts, 4, kOfMany, Kind::next)
                             : row_box(pen, keypad.accepts, kCallHeight, Kind::next);
  back.weight = 1;
  accepts.weight = many ? 4 : 2;
  std::vector<layout::Box> parts{back, accepts};
  std::erase_if(parts, is_empty);
  return layout::row(pen.px(kGap), std::move(parts));
}

// Cards replace the title once there are some, because the keys need the height.
layout::Box keypad_head(Pen& pen, const view::KeypadView& keypad) {
  constexpr float kClose = 130, kTitle = 56;
  return {.name = "head",
          .least = {2 * pen.px(kClose), pen.key(kFinger)},
          .best = {0, pen.px(kTitle)},
          .draw = [&pen, &keypad](const layout::Bounds& at) {
            Rect head = rect_of(at);
            pen.button(head.cut_right(pen.px(kClose), pen.px(kGap)), keypad.close, Kind::link);
            const bool entered = keypad.cards && std::ranges::any_of(keypad.keys, &view::Button::chosen);
            pen.text(head, entered ? keypad.entered : keypad.title,
                     {pen.look.label, entered ? pen.ink.accent : pen.ink.text});
          }};
}

}  // namespace

layout::Box keypad_box(Pen& pen, float width, const view::KeypadView& keypad) {
  std::vector<layout::Box> parts{keypad_head(pen, keypad), pad_box(pen, width, keypad),
                                 keypad_foot(pen, keypad)};
  if (!keypad.cards)
    parts.front() = layout::column(
        pen.px(kGap),
        {parts.front(),
         {.name = "entered",
          .least = {0, pen.px(32)},
          .best = {0, pen.px(44)},
          .draw = [&pen, &keypad](const layout::Bounds& at) {
            pen.text(rect_of(at), keypad.entered, {pen.look.title, pen.ink.accent, Align::centre});
          }}});
  parts[1].weight = 1;
  return layout::column(pen.px(kGap), std::move(parts));
}

layout::Box entries_box(Pen& pen, layout::Extent room, const view::MatchScreen& board, bool tools,
                        const std::function<layout::Box(float width)>& head, const PartMaker& entry) {
  const float width = room.wide - pen.px(32);
  const layout::Box instead = instead_box(pen, board),
                    keys = tools ? tools_box(pen, board.tools, width) : layout::Box{};
  const auto tall = [&](const layout::Box& box) {
    return is_empty(box) ? 0 : least_of(box).tall + pen.px(kGap);
  };
  layout::Box middle = entry({width, room.tall - pen.px(24) - tall(instead) - tall(keys)});
  middle.weight = 1;
  return panel_box(pen, {instead, head(width), middle, keys});
}

layout::Box panel_box(Pen& pen, std::vector<layout::Box> parts) {
  std::erase_if(parts, is_empty);
  layout::Box box = layout::column(pen.px(kGap), std::move(parts));
  box.inset = {pen.px(16), pen.px(12)};
  box.draw = [&pen](const layout::Bounds& at) { pen.fill(rect_of(at), pen.ink.panel, kPanelCorner); };
  return box;
}

}  // namespace tanteador::ui
