// The rulebook: chips and a list, an open rule, and the same in large type.

#include <algorithm>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

constexpr float kChipTall = 50, kColumn = 380, kRuleNumber = 104, kBoth = 1000;
constexpr ImU32 kBlack = IM_COL32(0, 0, 0, 255), kWhite = IM_COL32(255, 255, 255, 255);

float line_height(const Pen& pen, const view::RuleLine& line, float width) {
  const float room = width - pen.px(kRuleNumber + 3 * kGap);
  return std::max({pen.key(50), pen.height_of(line.open.label, pen.look.body, room) + pen.px(10),
                   pen.height_of(line.number, pen.look.small, pen.px(kRuleNumber)) + pen.px(10)});
}

void draw_rule_line(Pen& pen, const Rect& place, const view::RuleLine& line) {
  ImGui::GetWindowDrawList()->AddLine({place.left, place.bottom}, {place.right, place.bottom}, pen.ink.button,
                                      pen.px(1.2f));
  Rect inside = place.inset(pen.px(kGap), pen.px(5));
  pen.text(inside.cut_left(pen.px(kRuleNumber), pen.px(kGap)), line.number, {pen.look.small, pen.ink.accent});
  pen.text(inside, line.open.label, {pen.look.body, pen.ink.text});
  pen.touch(place, line.open);
}

void draw_rules(Pen& pen, Rect& area, const std::vector<view::RuleLine>& rules, int columns) {
  const auto step = static_cast<std::size_t>(columns);
  for (std::size_t from = 0; from < rules.size(); from += step) {
    const std::size_t end = std::min(rules.size(), from + step);
    const float width = area.column(0, columns, pen.px(kGap)).width();
    float tall = 0;
    for (std::size_t i = from; i < end; ++i) tall = std::max(tall, line_height(pen, rules[i], width));
    const Rect row = area.cut_top(tall, pen.px(kGap));
    for (std::size_t i = from; i < end; ++i)
      draw_rule_line(pen, row.column(static_cast<int>(i - from), columns, pen.px(kGap)), rules[i]);
  }
}

void draw_groups(Pen& pen, Rect& area, const view::RulebookPage& page) {
  const int columns = std::clamp(static_cast<int>(area.width() / pen.px(kColumn)), 1, 3);
  for (const std::string& note : page.notes) draw_part(pen, area, note, pen.look.body, pen.ink.muted, 8);
  for (const view::RuleGroup& group : page.groups) {
    draw_part(pen, area, group.title, pen.look.small, pen.ink.muted, 4);
    draw_rules(pen, area, group.rules, columns);
    area.cut_top(pen.px(6));
  }
}

Box contents_page(Pen& pen, float width, const view::RulebookPage& page) {
  constexpr float kWords = 280, kClose = 200;
  const float content = page_content(pen, width);
  Box words = page.words ? typed_box(pen, *page.words) : Box{};
  words.best.wide = pen.px(kWords);
  return page_box(pen, {head_box(pen, page.title, pen.look.title, pen.ink.text,
                                 {words, key_box(pen, page.close, Kind::link, kClose, kStepHeight)}),
                        tabs_box(pen, content, {page.games}), chips_box(pen, content, page.situations),
                        list_box(pen, "rules", [&pen, &page](Rect& area) { draw_groups(pen, area, page); })});
}

void draw_editions(Pen& pen, Rect& area, const view::RulePage& rule) {
  if (rule.editions.empty()) return;
  draw_part(pen, area, rule.editions_title, pen.look.label, pen.ink.muted, 4);
  for (const view::EditionRow& row : rule.editions) {
    draw_part(pen, area, row.parameter, pen.look.body, pen.ink.text, 2);
    Rect inside = area;
    inside.cut_left(pen.px(16));
    draw_part(pen, inside, row.value, pen.look.body, pen.ink.accent, 0);
    draw_part(pen, inside, row.editions, pen.look.small, pen.ink.muted, 6);
    area.top = inside.top;
  }
  area.cut_top(pen.px(12));
}

void draw_wording(Pen& pen, Rect& area, const view::RulePage& rule) {
  draw_part(pen, area, rule.text, pen.look.label, pen.ink.text, 10);
  draw_part(pen, area, rule.when, pen.look.small, pen.ink.muted, 16);
  if (!rule.here.empty()) draw_part(pen, area, rule.here_title, pen.look.label, pen.ink.muted, 4);
  for (const std::string& line : rule.here) draw_part(pen, area, line, pen.look.body, pen.ink.accent, 4);
  area.cut_top(pen.px(kGapParts));
}

void draw_around(Pen& pen, Rect& area, const view::RulePage& rule) {
  draw_part(pen, area, rule.places_title, pen.look.label, pen.ink.muted, 4);
  for (const std::string& place : rule.places) draw_part(pen, area, place, pen.look.body, pen.ink.text, 4);
  area.cut_top(pen.px(12));
  draw_editions(pen, area, rule);
  if (rule.related.empty()) return;
  draw_part(pen, area, rule.related_title, pen.look.label, pen.ink.muted, 4);
  draw_rules(pen, area, rule.related, 1);
}

Box rule_head(Pen& pen, const view::RulePage& rule, ImU32 ink) {
  constexpr float kLink = 150, kAloud = 240;
  Box head = head_box(pen, rule.title, pen.look.title, ink,
                      {rule.large ? Box{} : key_box(pen, rule.aloud, Kind::act, kAloud, kStepHeight),
                       key_box(pen, rule.list, Kind::link, kLink, kStepHeight),
                       key_box(pen, rule.back, Kind::link, kLink, kStepHeight)});
  if (rule.number.empty()) return head;
  Box number{.best = {pen.width_of(rule.number, pen.look.title) + pen.px(kGap), 0},
             .optional = true,
             .draw = [&pen, &rule](const layout::Bounds& at) {
               pen.text(rect_of(at), rule.number, {pen.look.title, pen.ink.accent});
             }};
  head.parts.insert(head.parts.begin(), std::move(number));
  return head;
}

Box aloud_page(Pen& pen, const view::RulePage& rule) {
  Box page = page_box(pen, {rule_head(pen, rule, kWhite), list_box(pen, "aloud", [&pen, &rule](Rect& area) {
                              draw_part(pen, area, rule.text, pen.look.title, kWhite, kGapPage);
                              for (const std::string& place : rule.places)
                                draw_part(pen, area, place, pen.look.label, pen.ink.muted, 4);
                            })});
  page.draw = [&pen](const layout::Bounds& at) { pen.fill(rect_of(at), kBlack, kPanelCorner); };
  return page;
}

Box rule_page(Pen& pen, const view::RulePage& rule) {
  const std::string id = "rule " + rule.title;  // each rule starts at its top
  return page_box(pen, {rule_head(pen, rule, pen.ink.text), list_box(pen, id, [&pen, &rule](Rect& area) {
                          const bool both = area.width() >= pen.px(kBoth);
                          Rect right =
                              both ? area.cut_right(area.width() * 0.42f, pen.px(kGapQuestion)) : area;
                          draw_wording(pen, area, rule);
                          if (!both) return draw_around(pen, area, rule);
                          draw_around(pen, right, rule);
                          area.top = std::max(area.top, right.top);
                        })});
}

}  // namespace

void draw_part(Pen& pen, Rect& area, const std::string& text, ImFont* font, ImU32 ink, float gap) {
  if (text.empty()) return;
  const float tall = pen.height_of(text, font, area.width());
  pen.text(area.cut_top(tall, pen.px(gap)), text, {font, ink, Align::left, Overflow::wrap, 0});
}

namespace {

// Calls `place` with the row and the width of each chip; `next_row` makes a row.
template <class NextRow, class Place>
void place_chips(const Pen& pen, float width, const std::vector<view::Button>& chips, const NextRow& next_row,
                 const Place& place) {
  float left = 0;
  for (const view::Button& chip : chips) {
    const float wide =
        std::min(width, std::max(pen.px(96), pen.width_of(chip.label, pen.look.label) + pen.px(48)));
    if (left < wide) {
      next_row();
      left = width;
    }
    place(chip, wide);
    left -= wide + pen.px(kGap);
  }
}

}  // namespace

void draw_chips(Pen& pen, Rect& area, const std::vector<view::Button>& chips) {
  Rect row{};
  place_chips(
      pen, area.width(), chips, [&] { row = area.cut_top(pen.key(kChipTall), pen.px(kGap)); },
      [&](const view::Button& chip, float wide) { pen.pill(row.cut_left(wide, pen.px(kGap)), chip); });
}

float height_of_chips(const Pen& pen, float width, const std::vector<view::Button>& chips) {
  int rows = 0;
  place_chips(
      pen, width, chips, [&] { ++rows; }, [](const view::Button&, float) {});
  return static_cast<float>(rows) * (pen.key(kChipTall) + pen.px(kGap)) - (rows > 0 ? pen.px(kGap) : 0);
}

Box page_of(Pen& pen, float width, const view::RulebookPage& page) {
  if (!page.open) return contents_page(pen, width, page);
  return page.open->large ? aloud_page(pen, *page.open) : rule_page(pen, *page.open);
}

}  // namespace tanteador::ui
