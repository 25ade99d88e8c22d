// The rulebook: chips and a list, an open rule, and the same in large type.

#include <algorithm>

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kChipTall = 50;

constexpr float kColumn = 380, kRuleNumber = 104, kBoth = 1000;
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

float draw_groups(Pen& pen, Rect area, const view::RulebookPage& page) {
  const float top = area.top;
  const int columns = std::clamp(static_cast<int>(area.width() / pen.px(kColumn)), 1, 3);
  for (const std::string& note : page.notes) draw_part(pen, area, note, pen.look.body, pen.ink.muted, 8);
  for (const view::RuleGroup& group : page.groups) {
    draw_part(pen, area, group.title, pen.look.small, pen.ink.muted, 4);
    draw_rules(pen, area, group.rules, columns);
    area.cut_top(pen.px(6));
  }
  return area.top - top;
}

void draw_words(Pen& pen, const Rect& place, const view::FieldView& field) {
  std::string text = field.text;
  const std::string id = field.id + "/text";
  if (pen.field(place, id.c_str(), field.hint, text))
    pen.out.push_back(view::command::Type{field.id.substr(field.id.find('/') + 1), text});
}

void draw_contents(Pen& pen, Rect area, const view::RulebookPage& page) {
  Rect head = area.cut_top(pen.key(52), pen.px(10));
  pen.button(head.cut_right(pen.px(200), pen.px(kGap)), page.close, Kind::link);
  pen.text(head.cut_left(pen.width_of(page.title, pen.look.title) + pen.px(4), pen.px(20)), page.title,
           {pen.look.title, pen.ink.text});
  if (page.words) draw_words(pen, head.cut_right(pen.px(280), pen.px(kGapParts)), *page.words);
  float games = 0;
  for (const view::Button& game : page.games)
    games += pen.width_of(game.label, pen.look.label) + pen.px(36 + kGap);
  games <= area.width() ? draw_row(pen, area.cut_top(pen.key(50), pen.px(kGap)), page.games, Kind::choice)
                        : draw_chips(pen, area, page.games);
  draw_chips(pen, area, page.situations);
  area.cut_top(pen.px(4));
  draw_list(pen, "rules", area, [&](Rect content) { return draw_groups(pen, content, page); });
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

float draw_wording(Pen& pen, Rect area, const view::RulePage& rule) {
  const float top = area.top;
  draw_part(pen, area, rule.text, pen.look.label, pen.ink.text, 10);
  draw_part(pen, area, rule.when, pen.look.small, pen.ink.muted, 16);
  if (!rule.here.empty()) draw_part(pen, area, rule.here_title, pen.look.label, pen.ink.muted, 4);
  for (const std::string& line : rule.here) draw_part(pen, area, line, pen.look.body, pen.ink.accent, 4);
  return area.top - top + pen.px(16);
}

float draw_around(Pen& pen, Rect area, const view::RulePage& rule) {
  const float top = area.top;
  draw_part(pen, area, rule.places_title, pen.look.label, pen.ink.muted, 4);
  for (const std::string& place : rule.places) draw_part(pen, area, place, pen.look.body, pen.ink.text, 4);
  area.cut_top(pen.px(12));
  draw_editions(pen, area, rule);
  if (rule.related.empty()) return area.top - top;
  draw_part(pen, area, rule.related_title, pen.look.label, pen.ink.muted, 4);
  draw_rules(pen, area, rule.related, 1);
  return area.top - top;
}

void draw_rule_head(Pen& pen, Rect& area, const view::RulePage& rule, ImU32 ink) {
  Rect head = area.cut_top(pen.px(60), pen.px(12));
  pen.button(head.cut_right(pen.px(150), pen.px(kGap)), rule.back, Kind::link);
  if (!rule.list.label.empty()) pen.button(head.cut_right(pen.px(170), pen.px(kGap)), rule.list, Kind::link);
  if (!rule.large) pen.button(head.cut_right(pen.px(240), pen.px(kGapParts)), rule.aloud, Kind::act);
  const float number = pen.width_of(rule.number, pen.look.title);
  if (!rule.number.empty() && number < head.width() / 2)
    pen.text(head.cut_left(number, pen.px(20)), rule.number, {pen.look.title, pen.ink.accent});
  pen.text(head, rule.title, {pen.look.title, ink});
}

void draw_aloud(Pen& pen, Rect area, const view::RulePage& rule) {
  pen.fill(area, kBlack, 14);
  area = area.inset(pen.px(36), pen.px(24));
  draw_rule_head(pen, area, rule, kWhite);
  draw_list(pen, "aloud", area, [&](Rect content) {
    const float top = content.top;
    draw_part(pen, content, rule.text, pen.look.title, kWhite, 24);
    for (const std::string& place : rule.places)
      draw_part(pen, content, place, pen.look.label, pen.ink.muted, 4);
    return content.top - top;
  });
}

void draw_rule(Pen& pen, Rect area, const view::RulePage& rule) {
  draw_rule_head(pen, area, rule, pen.ink.text);
  const std::string id = "rule " + rule.title;  // each rule starts at its top
  draw_list(pen, id.c_str(), area, [&](Rect content) {
    if (content.width() < pen.px(kBoth)) {
      const float wording = draw_wording(pen, content, rule);
      content.top += wording;
      return wording + draw_around(pen, content, rule);
    }
    const Rect right = content.cut_right(content.width() * 0.42f, pen.px(kGapQuestion));
    return std::max(draw_wording(pen, content, rule), draw_around(pen, right, rule));
  });
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

void draw_rulebook(Pen& pen, Rect area, const view::RulebookPage& page) {
  if (page.open && page.open->large) return draw_aloud(pen, area, *page.open);
  area = draw_page_ground(pen, area);
  page.open ? draw_rule(pen, area, *page.open) : draw_contents(pen, area, page);
}

}  // namespace tanteador::ui
