// The form of a new match: rules, players, dealer. The start button is always visible.

#include <algorithm>
#include <span>

#include "src/view/entry/draft.hpp"
#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kRuleset = 84;

void draw_part_heading(Pen& pen, Rect& area, const std::string& text) {
  pen.text(area.cut_top(pen.px(24), pen.px(kGapKeypad)), text, {pen.look.small, pen.ink.muted});
}

void draw_rulesets(Pen& pen, Rect area, const view::NewMatch& sheet) {
  draw_part_heading(pen, area, sheet.ruleset_title);
  pen.button(area.cut_bottom(pen.px(56), pen.px(kGap)), sheet.house_rules, Kind::link);
  std::vector<view::Button> choices;
  for (const view::RulesetChoice& choice : sheet.rulesets) {
    choices.push_back(choice.choose);
    choices.back().detail = choice.definition;
  }
  const auto draw = [&](Rect content) {
    const float top = content.top;
    Rect rest = content;
    pen.equalize_labels(rest.cut_top(pen.px(kRuleset)), choices);
    for (const view::Button& choice : choices)
      pen.pill(content.cut_top(pen.px(kRuleset), pen.px(kGap)), choice);
    pen.reset_labels();
    return content.top - top;
  };
  const float all = pen.px(kRuleset + kGap) * static_cast<float>(sheet.rulesets.size());
  if (all <= area.height() + pen.px(kGap))
    draw(area);
  else
    draw_list(pen, "rulesets", area, draw);
}

void draw_field(Pen& pen, Rect cell, const view::NewMatch& sheet, const view::NameField& field, bool side) {
  const auto place = static_cast<std::size_t>(field.place);
  std::string value = side ? sheet.draft.sides[place] : sheet.draft.names[place];
  pen.text(cell.cut_top(pen.px(22), pen.px(2)), field.label,
           {pen.look.small, pen.ink.muted, Align::left, Overflow::ellipsis});
  const bool changed = pen.field(cell, field.id.c_str(), field.hint, value);
  if (pen.state.field_entered == field.id) {
    pen.state.focus = field.id;
    pen.state.focus_on = true;
  }
  if (!changed) return;
  view::MatchDraft draft = sheet.draft;
  if (side) {
    draft.sides[place] = value;
  } else {
    draft = view::with_names(std::move(draft), field.place, value);
    const auto further = std::ranges::count_if(
        value, [](char letter) { return view::kNextName.find(letter) != view::kNextName.npos; });
    const std::size_t next = std::min(place + static_cast<std::size_t>(further), sheet.names.size() - 1);
    if (next > place) pen.state.field_next = sheet.names[next].id;
  }
  pen.out.push_back(view::command::Change{std::move(draft)});
}

void draw_fields(Pen& pen, Rect& area, const view::NewMatch& sheet,
                 const std::vector<view::NameField>& fields, bool side) {
  constexpr float kFieldLeast = 84;
  const auto fit = static_cast<std::size_t>(std::max(2.0f, area.width() / pen.px(kFieldLeast))),
             columns = fields.size() < 5 ? 2 : std::min((fields.size() + 1) / 2, fit);
  for (std::size_t from = 0; from < fields.size(); from += columns) {
    const Rect row = area.cut_top(pen.px(24) + pen.key(kKeyHeight), pen.px(kGap));
    for (std::size_t i = from; i < std::min(fields.size(), from + columns); ++i)
      draw_field(pen, row.column(static_cast<int>(i - from), static_cast<int>(columns), pen.px(12)), sheet,
                 fields[i], side);
  }
}

void draw_chips(Pen& pen, Rect& area, const std::string& title, const std::vector<view::Button>& chips,
                int columns, float tall) {
  if (chips.empty()) return;
  draw_part_heading(pen, area, title);
  const auto each = static_cast<std::size_t>(columns);
  for (std::size_t from = 0; from < chips.size(); from += each) {
    const Rect row = area.cut_top(pen.key(tall), pen.px(kGap));
    const auto in_row = std::span(chips).subspan(from, std::min(each, chips.size() - from));
    pen.tray(row, in_row, columns);
    for (std::size_t i = 0; i < in_row.size(); ++i)
      pen.button(row.column(static_cast<int>(i), columns, pen.px(kGap)), in_row[i], Kind::choice);
  }
  area.cut_top(pen.px(4));
}

void draw_people(Pen& pen, Rect& area, const view::NewMatch& sheet) {
  draw_part_heading(pen, area, sheet.names_title);
  draw_fields(pen, area, sheet, sheet.names, false);
  draw_chips(pen, area, sheet.known_title, sheet.known, 4, 50);
  if (!sheet.sides.empty()) {
    draw_part_heading(pen, area, sheet.sides_title);
    draw_fields(pen, area, sheet, sheet.sides, true);
  }
  draw_chips(pen, area, sheet.together_title, sheet.together, static_cast<int>(sheet.together.size()), 56);
  std::vector<view::Button> dealers = sheet.dealers;
  dealers.push_back(sheet.lot);
  dealers.push_back(sheet.lot_seats);
  const auto count = static_cast<int>(dealers.size());
  const int fit = static_cast<int>(area.width() / pen.px(84));
  draw_chips(pen, area, sheet.dealer_title, dealers, count > 5 ? std::min((count + 1) / 2, fit) : count, 56);
}

}  // namespace

void draw_new_match(Pen& pen, Rect area, const view::NewMatch& sheet) {
  Rect foot = area.cut_bottom(pen.px(84), pen.px(12));
  pen.button(foot.cut_right(pen.px(380), pen.px(kGapParts)), sheet.start, Kind::next);
  pen.button(foot.cut_left(pen.px(180), pen.px(kGapParts)), sheet.close, Kind::link);
  pen.text(foot, sheet.problem, {pen.look.body, pen.ink.minus});
  Rect left = area.cut_left(area.width() * 0.42f, pen.px(kGapPage));
  pen.text(left.cut_top(pen.px(44), pen.px(kGapKeypad)), sheet.title, {pen.look.title, pen.ink.text});
  constexpr float kNumber = 60;
  const auto numbers = static_cast<int>(sheet.players.size()),
             fit = static_cast<int>((left.width() + pen.px(kGap)) / (pen.key(kKeyHeight) + pen.px(kGap))),
             columns = numbers > 5 ? std::clamp((numbers + 1) / 2, 1, std::max(1, fit)) : 5,
             rows = (numbers + columns - 1) / columns;
  Rect players =
      left.cut_top(pen.px(32) + static_cast<float>(rows) * (pen.key(kNumber) + pen.px(kGap)), pen.px(kGap));
  draw_chips(pen, players, sheet.players_title, sheet.players, columns, kNumber);
  draw_rulesets(pen, left, sheet);
  draw_list(pen, "who", draw_page_ground(pen, area), [&](Rect content) {
    const float top = content.top;
    draw_people(pen, content, sheet);
    return content.top - top;
  });
}

}  // namespace tanteador::ui
