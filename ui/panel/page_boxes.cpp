// The boxes of pages: a heading, fields, filters, and a list that takes the rest of the height.

#include <algorithm>
#include <utility>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

constexpr float kPageEdge = 20, kPageTop = 14, kCardEdge = 14;
constexpr float kListLeast = 42;  // units: of a list that scrolls

// Enter adds the typed person, and the field is ready for the next.
void add_by_enter(Pen& pen, const view::TextField& field, const view::Button& add) {
  if (pen.state.field_entered != field.id) return;
  pen.state.field_next = field.id;
  if (add.enabled && !add.label.empty()) pen.out.push_back(add.command);
}

void draw_text_field(Pen& pen, Rect area, const view::TextField& field) {
  std::string text = field.text;
  if (!field.label.empty())
    pen.text(area.cut_top(pen.px(22), pen.px(2)), field.label,
             {pen.look.small, pen.ink.muted, Align::left, Overflow::ellipsis});
  if (pen.field(area.cut_top(pen.key(kKeyHeight)), field.id.c_str(), field.hint, text,
                field.hidden ? TextVisibility::hidden : TextVisibility::plainly))
    pen.out.push_back(view::command::Type{field.id, text});
}

bool is_void(const Box& box) { return is_empty(box) && box.weight == 0; }

}  // namespace

Box stack_box(Pen& pen, std::vector<Box> parts) {
  std::erase_if(parts, is_void);
  return layout::column(pen.px(kGap), std::move(parts));
}

float page_content(const Pen& pen, float width) { return width - pen.px(2 * kPageEdge); }

Box page_box(Pen& pen, std::vector<Box> parts) {
  Box box = panel_box(pen, std::move(parts));
  box.inset = {pen.px(kPageEdge), pen.px(kPageTop)};
  return box;
}

Box dialog_box(Pen& pen, float wide, std::vector<Box> parts) {
  Box dialog = page_box(pen, std::move(parts));
  dialog.best.wide = pen.px(wide);
  return layout::row(0, {{.weight = 1}, dialog, {.weight = 1}});
}

Box middle_box(Box box, float above) {
  const Box line = layout::row(0, {{.weight = 1}, std::move(box), {.weight = 1}});
  return layout::stretch(layout::column(0, {{.weight = above}, line, {.weight = 1 - above}}));
}

Box key_box(Pen& pen, const view::Button& key, Kind kind, float wide, float tall) {
  constexpr float kTick = 14;  // units: the mark of a chosen key
  if (key.label.empty()) return {};
  Box box = keys_box(pen, key.id, 1, tall, [&pen, &key, kind](Rect at) { pen.button(at, key, kind); });
  const float words = pen.width_of(key.label, pen.look.label) + pen.px(44);
  const float tick = kind == Kind::choice ? pen.px(kTick) : 0;
  box.least.wide = std::max(box.least.wide, pen.least_key(key.label) + tick);
  box.best.wide = std::max(pen.px(wide), words);
  return box;
}

Box whole_key_box(Pen& pen, float width, const view::Button& key, Kind kind, float tall) {
  constexpr float kBeside = 16, kAbove = 12;  // units: round the words
  Box box = key_box(pen, key, kind, 0, tall);
  if (is_empty(box)) return box;
  const float words = width - pen.px(kBeside),
              detail = key.detail.empty() ? 0 : pen.height_of(key.detail, pen.look.small, words);
  box.least = {
      0, std::max(box.least.tall, pen.height_of(key.label, pen.look.label, words) + detail + pen.px(kAbove))};
  return box;
}

Box key_in_line_box(Pen& pen, const view::Button& key, Kind kind) {
  constexpr float kLabelTall = 24;
  Box box = key_box(pen, key, kind, 0, kKeyHeight);
  box.least.wide = box.best.wide;
  return is_empty(box) ? box : layout::column(0, {{.least = {0, pen.px(kLabelTall)}}, box});
}

Box head_box(Pen& pen, const std::string& title, ImFont* font, ImU32 ink, std::vector<Box> keys) {
  std::erase_if(keys, is_empty);
  keys.insert(keys.begin(), words_box(pen, title, {pen.px(160), pen.px(44)}, {font, ink}, 1));
  return layout::row(pen.px(kGap), std::move(keys));
}

Box paragraph_box(Pen& pen, float width, const std::string& text, ImFont* font, ImU32 ink) {
  if (text.empty()) return {};
  return words_box(pen, text, {0, pen.height_of(text, font, width)},
                   {font, ink, Align::left, Overflow::wrap, 0});
}

Box hint_box(Pen& pen, float width, const std::string& text, ImFont* font, ImU32 ink) {
  Box box = paragraph_box(pen, width, text, font, ink);
  box.best = std::exchange(box.least, {});
  box.optional = true;
  return box;
}

Box words_box(Pen& pen, const std::string& text, layout::Extent least, const TextStyle& style, float weight) {
  return drawn_box(text, least, weight, [&pen, &text, style](Rect at) { pen.text(at, text, style); });
}

Box lines_box(Pen& pen, float width, const std::vector<std::string>& lines, ImFont* font, ImU32 ink) {
  Box all = layout::column(pen.px(kGapKeypad), {});
  for (const std::string& line : lines) all.parts.push_back(paragraph_box(pen, width, line, font, ink));
  return all;
}

float card_content(const Pen& pen, float width) { return width - pen.px(2 * kCardEdge); }

Box card_box(Pen& pen, Box box) {
  box.inset = {pen.px(kCardEdge), pen.px(10)};
  box.draw = [&pen](const layout::Bounds& at) { pen.fill(rect_of(at), pen.ink.tray); };
  return box;
}

Box tiles_box(Pen& pen, float width, float least, std::size_t count,
              const std::function<Box(std::size_t, float)>& make) {
  const float gap = pen.px(kGap);
  const auto fit = static_cast<std::size_t>(std::max(1.0f, (width + gap) / (pen.px(least) + gap)));
  const std::size_t columns = std::min(std::max<std::size_t>(count, 1), fit);
  const float wide = (width + gap) / static_cast<float>(columns) - gap;
  Box all = layout::column(gap, {});
  for (std::size_t i = 0; i < count; ++i) {
    if (i % columns == 0) all.parts.push_back(layout::row(gap, {}));
    all.parts.back().parts.push_back(layout::widen(make(i, wide), wide));
  }
  return all;
}

Box field_box(Pen& pen, const view::TextField& field) {
  constexpr float kAbove = 26;
  if (field.id.empty()) return {};
  const float label = field.label.empty() ? 0 : pen.px(kAbove);
  return drawn_box(field.id, {pen.px(200), label + pen.key(kKeyHeight)}, 0,
                   [&pen, &field](Rect at) { draw_text_field(pen, at, field); });
}

Box typed_box(Pen& pen, const view::FieldView& field) {
  if (!field.typed) return {};
  constexpr float kWordsLeast = 160;
  return drawn_box(field.id, {pen.px(kWordsLeast), pen.key(kKeyHeight)}, 0, [&pen, &field](Rect at) {
    std::string text = field.text;
    if (pen.field(at, (field.id + "/text").c_str(), field.hint, text))
      pen.out.push_back(view::command::Type{field.id.substr(field.id.find('/') + 1), text});
  });
}

Box chips_box(Pen& pen, float width, std::vector<view::Button> chips) {
  if (chips.empty()) return {};
  const std::string name = chips.front().id;
  const float tall = height_of_chips(pen, width, chips);
  return drawn_box(name, {0, tall}, 0,
                   [&pen, chips = std::move(chips)](Rect at) { draw_chips(pen, at, chips); });
}

void draw_part(Pen& pen, Rect& area, const Box& box, float gap) {
  if (is_empty(box)) return;
  const Box& one = box.variants.empty() ? box : layout::first_fitting(box.variants, extent_of(area));
  draw(one, bounds_of(area.cut_top(best_of(one).tall, pen.px(gap))));
}

void draw_or_scroll(Pen& pen, const char* id, const Rect& area, const std::function<Box(float)>& make) {
  if (const Box box = make(area.width()); least_of(box).tall <= area.height())
    return draw(box, bounds_of(area));
  draw_list(pen, id, area, [&](Rect content) {
    const Box box = make(content.width());
    content.bottom = content.top + good_of(box).tall;
    draw(box, bounds_of(content));
    return content.height();
  });
}

Box fitted_box(Pen& pen, const char* id, layout::Extent least, std::function<Box(float)> make) {
  return drawn_box(id, {pen.px(least.wide), pen.px(least.tall)}, 1,
                   [&pen, id, make = std::move(make)](Rect at) { draw_or_scroll(pen, id, at, make); });
}

Box fitted_box(Pen& pen, const char* id, float width, std::function<Box(float)> make) {
  const float good = good_of(make(width)).tall;
  Box box = fitted_box(pen, id, {0, kListLeast}, std::move(make));
  box.good.tall = good;
  return box;
}

Box list_box(Pen& pen, std::string id, std::function<void(Rect& content)> draw) {
  return drawn_box(id, {0, pen.px(kListLeast)}, 1, [&pen, id, draw = std::move(draw)](Rect at) {
    draw_list(pen, id.c_str(), at, [&](Rect content) {
      const float top = content.top;
      draw(content);
      return content.top - top;
    });
  });
}

Box scroll_box(Pen& pen, std::string id, std::function<Box(float width)> make) {
  return list_box(pen, id, [&pen, make = std::move(make)](Rect& content) {
    draw_part(pen, content, make(content.width()), 0);
  });
}

Box rows_box(Pen& pen, const char* id, const std::vector<view::Button>& rows, RowsLook look) {
  return list_box(pen, id, [&pen, &rows, look](Rect& content) {
    const auto fit = static_cast<int>(content.width() / pen.px(look.column));
    draw_lines(pen, content, rows, std::clamp(fit, 1, look.most_columns), look.tall, look.style);
  });
}

Box empty_box(Pen& pen, std::string_view icon, const std::string& text, const view::Button& next) {
  return drawn_box("empty", {0, pen.px(kListLeast)}, 1,
                   [&pen, icon, &text, &next](Rect at) { draw_empty(pen, at, icon, text, next); });
}

// Without room beside the field, the keys are below it.
Box search_box(Pen& pen, float width, const view::TextField& field, std::span<const view::Button> tools,
               const view::Button& more) {
  Box search = field_box(pen, field);
  if (is_empty(search) && tools.empty()) return {};
  if (!is_empty(search))
    search.draw = [&pen, &field, tools, draw = search.draw](const layout::Bounds& at) {
      draw(at);
      if (!tools.empty()) add_by_enter(pen, field, tools.front());
    };
  search.weight = 1;
  std::vector<Box> line{search};
  for (const view::Button& tool : tools) line.push_back(key_in_line_box(pen, tool, Kind::act));
  line.push_back(key_in_line_box(pen, more, Kind::link));
  std::erase_if(line, is_void);
  Box in_row = layout::row(pen.px(kGap), std::move(line));
  if (least_of(in_row).wide <= width) return in_row;
  std::vector<view::Button> keys(tools.begin(), tools.end());
  keys.push_back(more);
  std::erase_if(keys, [](const view::Button& key) { return key.label.empty(); });
  search.weight = 0;
  return stack_box(pen, {search, chips_box(pen, width, std::move(keys))});
}

Box names_box(Pen& pen, const char* id, const std::vector<view::Button>& names) {
  return list_box(pen, id, [&pen, &names](Rect& content) { content.top += draw_names(pen, content, names); });
}

// The key that leaves the form at the left, the one that completes it at the right.
Box form_foot_box(Pen& pen, const view::Button& close, const std::string& problem, const view::Button& more,
                  const view::Button& done) {
  constexpr float kSide = 180, kDone = 360, kProblem = 100, kTall = 72;
  const Box words = words_box(pen, problem, {pen.px(kProblem), 0}, {pen.look.body, pen.ink.minus}, 1);
  std::vector<Box> parts{key_box(pen, close, Kind::link, kSide, kTall), words,
                         key_box(pen, more, Kind::act, kSide, kTall),
                         key_box(pen, done, Kind::next, kDone, kTall)};
  std::erase_if(parts, is_void);
  return layout::row(pen.px(kGapParts), std::move(parts));
}

Box undo_box(Pen& pen, const view::Button& undo) {
  constexpr float kUndoWide = 440, kUndoTall = 60;
  if (undo.label.empty()) return {};
  return keys_box(pen, undo.id, 1, kUndoTall, [&pen, &undo](Rect at) {
    pen.button(at.cut_left(std::min(at.width(), pen.px(kUndoWide))), undo, Kind::act);
  });
}

Box confirmation_box(Pen& pen, float width, const view::Confirmation& question) {
  constexpr float kDialog = 600, kAnswer = 140, kHeight = 0.35f;  // units; its place in the spare height
  const float wide = std::min(width, pen.px(kDialog)), content = page_content(pen, wide);
  Box answers = layout::row(
      pen.px(kGap),
      {{.weight = 1},
       key_box(pen, question.no, question.is_final ? Kind::next : Kind::act, kAnswer, kStepHeight),
       key_box(pen, question.yes, question.is_final ? Kind::act : Kind::next, kAnswer, kStepHeight)});
  answers.least.tall = pen.key(kStepHeight);
  Box dialog = page_box(pen, {paragraph_box(pen, content, question.title, pen.look.title, pen.ink.text),
                              paragraph_box(pen, content, question.text, pen.look.body, pen.ink.muted),
                              field_box(pen, question.reason), answers});
  dialog.gap = pen.px(kGapParts);
  dialog.best.wide = wide;
  dialog.draw = [&pen](const layout::Bounds& at) {
    pen.fill(rect_of(at), pen.ink.tray, kPanelCorner);
    pen.frame(rect_of(at), pen.ink.outline, kPanelCorner);
  };
  return middle_box(dialog, kHeight);
}

}  // namespace tanteador::ui
