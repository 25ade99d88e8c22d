// The form of a new match: rules, players, dealer. The start button is always visible.

#include <algorithm>
#include <span>
#include <utility>

#include "src/view/entry/draft.hpp"
#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

constexpr float kRuleset = 84, kLeastKey = 84;

int columns_in(float width, float key, float gap) {
  return std::max(1, static_cast<int>((width + gap) / (key + gap)));
}

// Scrolls to the chosen rules when they change.
void draw_rulesets(Pen& pen, Rect& content, const std::vector<view::Button>& rulesets) {
  pen.equalize_labels(Rect(content).cut_top(pen.px(kRuleset)), rulesets);
  for (const view::Button& one : rulesets) {
    const Rect place = content.cut_top(pen.px(kRuleset), pen.px(kGap));
    if (one.chosen && (std::exchange(pen.state.chosen_ruleset, one.id) != one.id || pen.state.from_top)) {
      ImGui::SetScrollFromPosY(place.centre().y - ImGui::GetWindowPos().y);
    }
    pen.pill(place, one);
  }
  pen.reset_labels();
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

Box fields_box(Pen& pen, float width, const view::NewMatch& sheet, const std::vector<view::NameField>& fields,
               bool side) {
  const auto fit = static_cast<std::size_t>(std::max(2, columns_in(width, pen.px(kLeastKey), 0))),
             columns = fields.size() < 5 ? 2 : std::min((fields.size() + 1) / 2, fit);
  Box all = layout::column(pen.px(kGap), {});
  for (std::span rest(fields); !rest.empty();) {
    const auto row = rest.first(std::min(rest.size(), columns));
    rest = rest.subspan(row.size());
    all.parts.push_back(
        drawn_box(row.front().id, {0, pen.px(24) + pen.key(kKeyHeight)}, 0,
                  [&pen, &sheet, row, columns, side](Rect at) {
                    for (std::size_t i = 0; i < row.size(); ++i)
                      draw_field(pen, at.column(static_cast<int>(i), static_cast<int>(columns), pen.px(12)),
                                 sheet, row[i], side);
                  }));
  }
  return all;
}

Box people_box(Pen& pen, float width, const view::NewMatch& sheet) {
  constexpr int kInOneRow = 5;
  const auto count = static_cast<int>(sheet.dealers.size());
  const int dealers =
      count > kInOneRow ? std::min((count + 1) / 2, columns_in(width, pen.px(kLeastKey), 0)) : count;
  const auto heading = [&](const std::string& text) {
    return paragraph_box(pen, width, text, pen.look.small, pen.ink.muted);
  };
  return stack_box(
      pen, {heading(sheet.names_title), fields_box(pen, width, sheet, sheet.names, false),
            question_box(pen, sheet.known_title, sheet.known, 4, kKeyHeight, Kind::choice),
            sheet.sides.empty() ? Box{} : heading(sheet.sides_title),
            fields_box(pen, width, sheet, sheet.sides, true),
            question_box(pen, sheet.together_title, sheet.together, static_cast<int>(sheet.together.size()),
                         kStepHeight, Kind::choice),
            question_box(pen, sheet.dealer_title, sheet.dealers, dealers, kStepHeight, Kind::choice)});
}

// Title, number of players and rules.
Box rules_box(Pen& pen, float width, const view::NewMatch& sheet) {
  constexpr int kInOneRow = 5;
  constexpr float kRulesetsLeast = 100;
  const auto numbers = static_cast<int>(sheet.players.size());
  const int fit = columns_in(width, pen.key(kKeyHeight), pen.px(kGap)),
            columns = numbers > kInOneRow ? std::clamp((numbers + 1) / 2, 1, fit) : kInOneRow;
  Box rulesets = list_box(pen, "rulesets",
                          [&pen, &sheet](Rect& content) { draw_rulesets(pen, content, sheet.rulesets); });
  rulesets.least.tall = pen.px(kRulesetsLeast);
  return stack_box(pen,
                   {head_box(pen, sheet.title, pen.look.title, pen.ink.text),
                    question_box(pen, sheet.players_title, sheet.players, columns, kStepHeight, Kind::choice),
                    paragraph_box(pen, width, sheet.ruleset_title, pen.look.small, pen.ink.muted), rulesets,
                    key_box(pen, sheet.house_rules, Kind::link, 0, kStepHeight)});
}

}  // namespace

layout::Box page_of(Pen& pen, float width, const view::NewMatch& sheet) {
  constexpr float kRules = 0.42f;  // of the width
  const float rules = (width - pen.px(kGapPage)) * kRules;
  Box left = rules_box(pen, rules, sheet);
  left.best.wide = rules;
  const Box people = page_box(
                pen, {fitted_box(pen, "who", {340, 120},
                                 [&pen, &sheet](float wide) { return people_box(pen, wide, sheet); })}),
            form = layout::stretch(layout::row(pen.px(kGapPage), {left, layout::stretch(people)}));
  return layout::column(pen.px(12), {form, form_foot_box(pen, sheet.close, sheet.problem, {}, sheet.start)});
}

}  // namespace tanteador::ui
